-- CreateTable
CREATE TABLE "votes" (
    "id" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" INTEGER,
    "data" JSONB NOT NULL,
    "electorate" JSONB NOT NULL,
    "unanimous" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "channel" TEXT,
    "message" TEXT,

    CONSTRAINT "votes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ballots" (
    "vote_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "yes" BOOLEAN NOT NULL,

    CONSTRAINT "ballots_pkey" PRIMARY KEY ("vote_id","seat")
);

-- CreateIndex
CREATE INDEX "votes_game_id_status_idx" ON "votes"("game_id", "status");

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_vote_id_fkey" FOREIGN KEY ("vote_id") REFERENCES "votes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
