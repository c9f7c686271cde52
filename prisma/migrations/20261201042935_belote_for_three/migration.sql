-- Three at a table, each for himself: a third side's points. Null where two sides play.

-- AlterTable
ALTER TABLE "deals" ADD COLUMN     "score_c" INTEGER;

-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "score_c" INTEGER;

-- What Prisma's schema language cannot say. The names are read by src/database/refusals.ts.

ALTER TABLE "tables"
    DROP CONSTRAINT "tables_open_check",
    -- As before, with the points of all three sides. GREATEST passes over null.
    ADD CONSTRAINT "tables_open_check" CHECK (
        CASE WHEN "target" IS NULL THEN ("status" = 'open') = ("counted" < "deals_of" AND "ended_at" IS NULL)
        WHEN "status" = 'open' THEN "ended_at" IS NULL
        ELSE "ended_at" IS NOT NULL OR GREATEST("score_a", "score_b", "score_c") >= "target" END),
    -- Where a third side plays nobody has a partner, and only there is a seat of its own.
    ADD CONSTRAINT "tables_seats_check" CHECK (
        CASE WHEN "score_c" IS NULL THEN 'c1' NOT IN ("first_dealer", "next_dealer")
        ELSE "first_dealer" IN ('a1', 'b1', 'c1') AND "next_dealer" IN ('a1', 'b1', 'c1') END);
