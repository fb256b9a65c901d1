-- Where a league has told results and named members: drawn anew when one of them is erased.
CREATE TABLE "league_messages" (
    "league_id" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "season" INTEGER NOT NULL,
    "games" TEXT[],
    "page" INTEGER NOT NULL DEFAULT 0,
    "stale" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "league_messages_pkey" PRIMARY KEY ("league_id", "message"),
    CONSTRAINT "league_messages_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What was remembered of them held their text, and so the names in it.
DELETE FROM "league_posted" WHERE "part" = 'league-tables';
