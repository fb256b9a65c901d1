-- What a member has been shown of a game: their panel begins with what has happened to them since.
CREATE TABLE "visits" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "since" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,

    CONSTRAINT "visits_pkey" PRIMARY KEY ("game_id","member")
);

ALTER TABLE "visits" ADD CONSTRAINT "visits_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
