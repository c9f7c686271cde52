-- A round is played over a number of deals, or each of its tables to a target of points.

-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "target" INTEGER,
ALTER COLUMN "deals_of" DROP NOT NULL;

-- AlterTable
ALTER TABLE "tournaments" ADD COLUMN     "target" INTEGER,
ALTER COLUMN "deals_per_round" DROP NOT NULL;

-- What Prisma's schema language cannot say. The names are read by src/database/refusals.ts.

ALTER TABLE "tournaments"
    ADD CONSTRAINT "tournaments_length_check" CHECK (num_nonnulls("deals_per_round", "target") = 1),
    ADD CONSTRAINT "tournaments_target_check" CHECK ("target" BETWEEN 1 AND 100000);

ALTER TABLE "tables"
    DROP CONSTRAINT "tables_counted_check",
    DROP CONSTRAINT "tables_open_check",
    ADD CONSTRAINT "tables_length_check" CHECK (num_nonnulls("deals_of", "target") = 1),
    ADD CONSTRAINT "tables_target_check" CHECK ("target" BETWEEN 1 AND 100000),
    -- A table never holds more counted deals than the round has, whoever races whom.
    ADD CONSTRAINT "tables_counted_check" CHECK ("counted" >= 0 AND ("deals_of" IS NULL OR "counted" <= "deals_of")),
    -- A table is open exactly as long as deals are missing and nobody has ended it. In a match to a target it may be open after
    -- somebody got there (equality, no trick), and it is complete only where somebody has, or where it was ended.
    ADD CONSTRAINT "tables_open_check" CHECK (
        CASE WHEN "target" IS NULL THEN ("status" = 'open') = ("counted" < "deals_of" AND "ended_at" IS NULL)
        WHEN "status" = 'open' THEN "ended_at" IS NULL
        ELSE "ended_at" IS NOT NULL OR GREATEST("score_a", "score_b") >= "target" END);
