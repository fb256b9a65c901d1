-- AlterTable
ALTER TABLE "members" ADD COLUMN     "away_from" TIMESTAMP(3),
ADD COLUMN     "away_until" TIMESTAMP(3),
ADD COLUMN     "quiet" JSONB,
ADD COLUMN     "reminders" TEXT,
ADD COLUMN     "likely" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "answers" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "misses" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "games" ADD COLUMN     "pace" JSONB,
ADD COLUMN     "clock" JSONB;

-- AlterTable
ALTER TABLE "sitters" ADD COLUMN     "stand_in" TEXT;

-- CreateTable
CREATE TABLE "tasks" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "data" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "tasks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tasks_at_idx" ON "tasks"("at");

-- CreateIndex
CREATE UNIQUE INDEX "tasks_game_id_kind_key_key" ON "tasks"("game_id", "kind", "key");

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
