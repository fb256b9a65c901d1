-- The review of a finished game: what was judged so far while it is made, and then what it says.
CREATE TABLE "reviews" (
    "game_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "judge" INTEGER NOT NULL,
    "rules" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "of" INTEGER NOT NULL DEFAULT 0,
    "judged" JSONB NOT NULL,
    "review" JSONB,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("game_id")
);

-- How many are yet to be made, the oldest first.
CREATE INDEX "reviews_status_at_idx" ON "reviews"("status", "at");

ALTER TABLE "reviews" ADD CONSTRAINT "reviews_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
