-- AlterTable
ALTER TABLE "games" ADD COLUMN     "looked_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "games_look_idx" ON "games"("looked_at") WHERE (status IN ('lobby', 'playing', 'paused'));
