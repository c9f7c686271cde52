-- CreateTable
CREATE TABLE "api_keys" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "from_environment" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "caller_id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "headers" JSONB NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("caller_id","method","path","key")
);

-- CreateTable
CREATE TABLE "rulesets" (
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "base" TEXT NOT NULL,
    "overrides" JSONB NOT NULL,
    "ruleset" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rulesets_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "players" (
    "id" UUID NOT NULL,
    "last_name" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "licence" TEXT,
    "club" TEXT,
    "category" TEXT,
    "country" TEXT,
    "search_text" TEXT NOT NULL,
    "anonymised_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "players_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tournaments" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "venue" TEXT,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "ruleset_key" TEXT NOT NULL,
    "ruleset_overrides" JSONB NOT NULL,
    "ruleset" JSONB,
    "team_size" INTEGER NOT NULL,
    "deals_per_round" INTEGER NOT NULL,
    "rounds" INTEGER NOT NULL,
    "first_draw" TEXT NOT NULL,
    "next_draw" TEXT NOT NULL,
    "ranking" TEXT[],
    "bye_policy" TEXT NOT NULL,
    "bye_number" INTEGER,
    "bye_win" BOOLEAN NOT NULL,
    "visibility" TEXT NOT NULL,
    "check_in" BOOLEAN NOT NULL DEFAULT false,
    "seed" TEXT NOT NULL,
    "next_entry_number" INTEGER NOT NULL DEFAULT 1,
    "retired_numbers" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "next_round_version" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "tournaments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entries" (
    "id" UUID NOT NULL,
    "tournament_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT,
    "status" TEXT NOT NULL DEFAULT 'registered',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entry_players" (
    "tournament_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "player_id" UUID NOT NULL,

    CONSTRAINT "entry_players_pkey" PRIMARY KEY ("entry_id","position")
);

-- CreateTable
CREATE TABLE "rounds" (
    "id" UUID NOT NULL,
    "tournament_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "draw_method" TEXT NOT NULL,
    "draw_version" INTEGER NOT NULL,
    "seed" TEXT NOT NULL,
    "why" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "drawn_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "rounds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tables" (
    "id" UUID NOT NULL,
    "tournament_id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "first_dealer" TEXT NOT NULL,
    "next_dealer" TEXT NOT NULL,
    "why" JSONB NOT NULL,
    "rematch_of" INTEGER,
    "deals_of" INTEGER NOT NULL,
    "counted" INTEGER NOT NULL DEFAULT 0,
    "next_deal_number" INTEGER NOT NULL DEFAULT 1,
    "score_a" INTEGER NOT NULL DEFAULT 0,
    "score_b" INTEGER NOT NULL DEFAULT 0,
    "pot" INTEGER NOT NULL DEFAULT 0,
    "ended_at" TIMESTAMPTZ(3),
    "end_reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "tables_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "places" (
    "tournament_id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "table_id" UUID,
    "side" TEXT,
    "why" JSONB,

    CONSTRAINT "places_pkey" PRIMARY KEY ("round_id","entry_id")
);

-- CreateTable
CREATE TABLE "deals" (
    "tournament_id" UUID NOT NULL,
    "table_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "sheet" JSONB NOT NULL,
    "result" JSONB NOT NULL,
    "counts" BOOLEAN NOT NULL,
    "score_a" INTEGER NOT NULL,
    "score_b" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deals_pkey" PRIMARY KEY ("table_id","number")
);

-- CreateTable
CREATE TABLE "penalties" (
    "id" UUID NOT NULL,
    "tournament_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "round" INTEGER,
    "points" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "penalties_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "tournament_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_key_id" UUID,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "reason" TEXT,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "players_licence_key" ON "players"("licence");

-- CreateIndex
CREATE UNIQUE INDEX "entries_tournament_id_number_key" ON "entries"("tournament_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "entries_tournament_id_id_key" ON "entries"("tournament_id", "id");

-- CreateIndex
CREATE INDEX "entry_players_player_id_idx" ON "entry_players"("player_id");

-- CreateIndex
CREATE UNIQUE INDEX "entry_players_tournament_id_player_id_key" ON "entry_players"("tournament_id", "player_id");

-- CreateIndex
CREATE UNIQUE INDEX "rounds_tournament_id_number_key" ON "rounds"("tournament_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "rounds_tournament_id_id_key" ON "rounds"("tournament_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "tables_round_id_number_key" ON "tables"("round_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "tables_tournament_id_round_id_id_key" ON "tables"("tournament_id", "round_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "tables_tournament_id_id_key" ON "tables"("tournament_id", "id");

-- CreateIndex
CREATE INDEX "places_tournament_id_entry_id_idx" ON "places"("tournament_id", "entry_id");

-- CreateIndex
CREATE UNIQUE INDEX "places_table_id_side_key" ON "places"("table_id", "side");

-- CreateIndex
CREATE INDEX "penalties_tournament_id_idx" ON "penalties"("tournament_id");

-- CreateIndex
CREATE INDEX "audit_entries_tournament_id_id_idx" ON "audit_entries"("tournament_id", "id");

-- AddForeignKey
ALTER TABLE "entries" ADD CONSTRAINT "entries_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "entry_players" ADD CONSTRAINT "entry_players_entry_fkey" FOREIGN KEY ("tournament_id", "entry_id") REFERENCES "entries"("tournament_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "entry_players" ADD CONSTRAINT "entry_players_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "tables" ADD CONSTRAINT "tables_round_fkey" FOREIGN KEY ("tournament_id", "round_id") REFERENCES "rounds"("tournament_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "places" ADD CONSTRAINT "places_round_fkey" FOREIGN KEY ("tournament_id", "round_id") REFERENCES "rounds"("tournament_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "places" ADD CONSTRAINT "places_entry_fkey" FOREIGN KEY ("tournament_id", "entry_id") REFERENCES "entries"("tournament_id", "id") ON DELETE RESTRICT ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "places" ADD CONSTRAINT "places_table_fkey" FOREIGN KEY ("tournament_id", "round_id", "table_id") REFERENCES "tables"("tournament_id", "round_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "deals" ADD CONSTRAINT "deals_table_fkey" FOREIGN KEY ("tournament_id", "table_id") REFERENCES "tables"("tournament_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "penalties" ADD CONSTRAINT "penalties_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "penalties" ADD CONSTRAINT "penalties_entry_fkey" FOREIGN KEY ("tournament_id", "entry_id") REFERENCES "entries"("tournament_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;


-- What Prisma's schema language cannot say. The names are read by src/database/refusals.ts.

-- One round of a tournament is open at a time.
CREATE UNIQUE INDEX "rounds_one_open_key" ON "rounds"("tournament_id") WHERE "status" = 'open';

ALTER TABLE "api_keys"
    ADD CONSTRAINT "api_keys_role_check" CHECK ("role" IN ('admin')),
    ADD CONSTRAINT "api_keys_name_check" CHECK (char_length("name") BETWEEN 1 AND 100);

ALTER TABLE "rulesets"
    ADD CONSTRAINT "rulesets_key_check" CHECK ("key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("key") BETWEEN 2 AND 60),
    ADD CONSTRAINT "rulesets_name_check" CHECK (char_length("name") BETWEEN 1 AND 100);

ALTER TABLE "players"
    ADD CONSTRAINT "players_last_name_check" CHECK (char_length("last_name") BETWEEN 1 AND 100),
    ADD CONSTRAINT "players_first_name_check" CHECK (char_length("first_name") BETWEEN 1 AND 100),
    ADD CONSTRAINT "players_licence_check" CHECK (char_length("licence") BETWEEN 1 AND 40),
    ADD CONSTRAINT "players_club_check" CHECK (char_length("club") BETWEEN 1 AND 100),
    ADD CONSTRAINT "players_category_check" CHECK (char_length("category") BETWEEN 1 AND 40),
    ADD CONSTRAINT "players_country_check" CHECK ("country" ~ '^[A-Z]{2}$');

ALTER TABLE "tournaments"
    ADD CONSTRAINT "tournaments_name_check" CHECK (char_length("name") BETWEEN 1 AND 100),
    ADD CONSTRAINT "tournaments_state_check" CHECK ("state" IN ('draft', 'running', 'finished', 'cancelled')),
    ADD CONSTRAINT "tournaments_ruleset_check" CHECK ("ruleset" IS NOT NULL OR "state" IN ('draft', 'cancelled')),
    ADD CONSTRAINT "tournaments_team_size_check" CHECK ("team_size" BETWEEN 1 AND 2),
    ADD CONSTRAINT "tournaments_deals_per_round_check" CHECK ("deals_per_round" BETWEEN 1 AND 100),
    ADD CONSTRAINT "tournaments_rounds_check" CHECK ("rounds" BETWEEN 1 AND 50),
    ADD CONSTRAINT "tournaments_bye_check" CHECK (
        "bye_policy" IN ('half', 'average', 'none', 'number') AND ("bye_policy" = 'number') = ("bye_number" IS NOT NULL)),
    ADD CONSTRAINT "tournaments_bye_number_check" CHECK ("bye_number" BETWEEN 0 AND 100000),
    ADD CONSTRAINT "tournaments_venue_check" CHECK (char_length("venue") BETWEEN 1 AND 100),
    ADD CONSTRAINT "tournaments_draws_check" CHECK (
        "first_draw" IN ('random', 'by-ranking', 'round-robin', 'pools', 'knockout', 'melee', 'manual')
        AND "next_draw" IN ('random', 'by-ranking', 'round-robin', 'pools', 'knockout', 'melee', 'manual')),
    ADD CONSTRAINT "tournaments_ranking_check" CHECK (
        cardinality("ranking") >= 1
        AND "ranking" <@ ARRAY['points', 'wins', 'difference', 'points-against', 'best-round', 'last-round', 'first-round',
            'head-to-head', 'opponents-points', 'opponents-wins', 'average', 'lot']),
    ADD CONSTRAINT "tournaments_next_round_version_check" CHECK ("next_round_version" >= 1),
    ADD CONSTRAINT "tournaments_visibility_check" CHECK ("visibility" IN ('public', 'unlisted')),
    ADD CONSTRAINT "tournaments_next_entry_number_check" CHECK ("next_entry_number" BETWEEN 1 AND 10001);

ALTER TABLE "entries"
    ADD CONSTRAINT "entries_number_check" CHECK ("number" BETWEEN 1 AND 10000),
    ADD CONSTRAINT "entries_name_check" CHECK (char_length("name") BETWEEN 1 AND 100),
    ADD CONSTRAINT "entries_status_check" CHECK ("status" IN ('registered', 'checked-in', 'withdrawn', 'disqualified'));

ALTER TABLE "entry_players"
    ADD CONSTRAINT "entry_players_position_check" CHECK ("position" BETWEEN 1 AND 2);

ALTER TABLE "rounds"
    ADD CONSTRAINT "rounds_number_check" CHECK ("number" BETWEEN 1 AND 50),
    ADD CONSTRAINT "rounds_status_check" CHECK ("status" IN ('open', 'closed')),
    ADD CONSTRAINT "rounds_closed_at_check" CHECK (("status" = 'closed') = ("closed_at" IS NOT NULL)),
    ADD CONSTRAINT "rounds_draw_method_check" CHECK (
        "draw_method" IN ('random', 'by-ranking', 'round-robin', 'pools', 'knockout', 'melee', 'manual')),
    ADD CONSTRAINT "rounds_draw_version_check" CHECK ("draw_version" >= 1),
    ADD CONSTRAINT "rounds_seed_check" CHECK (char_length("seed") BETWEEN 1 AND 64);

ALTER TABLE "tables"
    ADD CONSTRAINT "tables_number_check" CHECK ("number" >= 1),
    ADD CONSTRAINT "tables_status_check" CHECK ("status" IN ('open', 'complete', 'confirmed')),
    ADD CONSTRAINT "tables_dealer_check" CHECK (
        "first_dealer" IN ('a1', 'b1', 'c1', 'a2', 'b2') AND "next_dealer" IN ('a1', 'b1', 'c1', 'a2', 'b2')),
    ADD CONSTRAINT "tables_deals_of_check" CHECK ("deals_of" BETWEEN 1 AND 100),
    -- A table never holds more counted deals than the round has, whoever races whom.
    ADD CONSTRAINT "tables_counted_check" CHECK ("counted" BETWEEN 0 AND "deals_of"),
    ADD CONSTRAINT "tables_ended_check" CHECK (("ended_at" IS NULL) = ("end_reason" IS NULL)),
    ADD CONSTRAINT "tables_end_reason_check" CHECK (char_length("end_reason") BETWEEN 1 AND 500),
    ADD CONSTRAINT "tables_rematch_of_check" CHECK ("rematch_of" >= 1),
    -- A table is open exactly as long as deals are missing and nobody has ended it.
    ADD CONSTRAINT "tables_open_check" CHECK (("status" = 'open') = ("counted" < "deals_of" AND "ended_at" IS NULL)),
    ADD CONSTRAINT "tables_next_deal_number_check" CHECK ("next_deal_number" >= 1);

ALTER TABLE "places"
    ADD CONSTRAINT "places_side_check" CHECK ("side" IN ('a', 'b', 'c')),
    ADD CONSTRAINT "places_table_check" CHECK (("table_id" IS NULL) = ("side" IS NULL));

ALTER TABLE "deals"
    ADD CONSTRAINT "deals_number_check" CHECK ("number" >= 1);

ALTER TABLE "penalties"
    ADD CONSTRAINT "penalties_points_check" CHECK ("points" BETWEEN 1 AND 100000),
    ADD CONSTRAINT "penalties_round_check" CHECK ("round" BETWEEN 1 AND 50),
    ADD CONSTRAINT "penalties_reason_check" CHECK (char_length("reason") BETWEEN 1 AND 500);
