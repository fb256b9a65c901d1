-- CreateTable
CREATE TABLE "former_players" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "why" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "former_players_pkey" PRIMARY KEY ("game_id", "member")
);

-- CreateIndex
CREATE INDEX "former_players_member_idx" ON "former_players"("member");

-- AddForeignKey
ALTER TABLE "former_players" ADD CONSTRAINT "former_players_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
