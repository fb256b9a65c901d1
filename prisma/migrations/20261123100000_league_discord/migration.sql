-- What a league has on Discord beside its page: messages about its tables, its calendar event, its roles.
ALTER TABLE "leagues" ADD COLUMN     "roles" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "league_posted" (
    "league_id" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "fault" TEXT,

    CONSTRAINT "league_posted_pkey" PRIMARY KEY ("league_id", "part")
);

ALTER TABLE "league_posted" ADD CONSTRAINT "league_posted_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
