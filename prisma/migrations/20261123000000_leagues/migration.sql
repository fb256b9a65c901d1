-- Leagues: who plays in them, how their rounds were paired and from what, and what their tables came to.
ALTER TABLE "games" ADD COLUMN     "league" TEXT;
ALTER TABLE "members" ADD COLUMN     "lately" TEXT NOT NULL DEFAULT '';

CREATE TABLE "leagues" (
    "id" TEXT NOT NULL,
    "guild" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "seats" INTEGER NOT NULL,
    "options" JSONB NOT NULL,
    "pace" JSONB NOT NULL,
    "language" TEXT NOT NULL,
    "organiser" TEXT,
    "role" TEXT,
    "rules" JSONB NOT NULL,
    "status" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "links" INTEGER NOT NULL,
    "end" TEXT NOT NULL,
    "season" INTEGER NOT NULL DEFAULT 0,
    "round" INTEGER NOT NULL DEFAULT 0,
    "members" INTEGER NOT NULL DEFAULT 0,
    "forbidden" JSONB NOT NULL,
    "page" JSONB,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "leagues_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "league_members" (
    "league_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "member" TEXT,
    "limit" INTEGER NOT NULL,
    "joined_at" TIMESTAMP(3) NOT NULL,
    "sits_out_to" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "league_members_pkey" PRIMARY KEY ("league_id","number")
);

CREATE TABLE "league_seasons" (
    "league_id" TEXT NOT NULL,
    "season" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "next_at" TIMESTAMP(3) NOT NULL,
    "rounds" INTEGER NOT NULL,
    "first_round" INTEGER NOT NULL,
    "final" JSONB,
    "over_at" TIMESTAMP(3),

    CONSTRAINT "league_seasons_pkey" PRIMARY KEY ("league_id","season")
);

CREATE TABLE "league_entries" (
    "league_id" TEXT NOT NULL,
    "season" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,
    "tier" INTEGER,
    "group" INTEGER,

    CONSTRAINT "league_entries_pkey" PRIMARY KEY ("league_id","season","number")
);

CREATE TABLE "league_rounds" (
    "league_id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "link" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "input" JSONB NOT NULL,
    "pairing" JSONB NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "closed_at" TIMESTAMP(3),
    "digest" TEXT,

    CONSTRAINT "league_rounds_pkey" PRIMARY KEY ("league_id","round")
);

CREATE TABLE "league_tables" (
    "league_id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "entries" JSONB NOT NULL,
    "players" JSONB NOT NULL,
    "game_id" TEXT,
    "starts_at" TIMESTAMP(3) NOT NULL,
    "due" TIMESTAMP(3) NOT NULL,
    "result" JSONB,
    "ended_at" TIMESTAMP(3),

    CONSTRAINT "league_tables_pkey" PRIMARY KEY ("league_id","round","number")
);

CREATE TABLE "league_acts" (
    "id" BIGSERIAL NOT NULL,
    "league_id" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "by" TEXT,
    "phrase" JSONB NOT NULL,
    "reason" TEXT,

    CONSTRAINT "league_acts_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "leagues_code_key" ON "leagues"("code");
CREATE INDEX "leagues_guild_idx" ON "leagues"("guild");
CREATE INDEX "league_members_member_idx" ON "league_members"("member");
CREATE UNIQUE INDEX "league_members_league_id_member_key" ON "league_members"("league_id", "member");
CREATE UNIQUE INDEX "league_tables_game_id_key" ON "league_tables"("game_id");
CREATE INDEX "league_acts_league_id_id_idx" ON "league_acts"("league_id", "id");

ALTER TABLE "league_members" ADD CONSTRAINT "league_members_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "league_seasons" ADD CONSTRAINT "league_seasons_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "league_entries" ADD CONSTRAINT "league_entries_league_id_season_fkey" FOREIGN KEY ("league_id", "season") REFERENCES "league_seasons"("league_id", "season") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "league_entries" ADD CONSTRAINT "league_entries_league_id_number_fkey" FOREIGN KEY ("league_id", "number") REFERENCES "league_members"("league_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "league_rounds" ADD CONSTRAINT "league_rounds_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "league_tables" ADD CONSTRAINT "league_tables_league_id_round_fkey" FOREIGN KEY ("league_id", "round") REFERENCES "league_rounds"("league_id", "round") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "league_acts" ADD CONSTRAINT "league_acts_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
