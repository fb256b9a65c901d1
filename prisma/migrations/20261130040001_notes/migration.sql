-- CreateTable
CREATE TABLE "notes" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "shared" BOOLEAN NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "notes_pkey" PRIMARY KEY ("game_id", "member", "number", "shared")
);

-- CreateIndex
CREATE INDEX "notes_member_idx" ON "notes"("member");

-- AddForeignKey
ALTER TABLE "notes" ADD CONSTRAINT "notes_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
