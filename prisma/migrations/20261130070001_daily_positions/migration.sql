-- AlterTable
ALTER TABLE "members" ADD COLUMN "shares_positions" TEXT;

-- CreateTable
CREATE TABLE "daily_positions" (
    "place" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "game_id" TEXT,
    "position" JSONB NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "ends" TIMESTAMP(3) NOT NULL,
    "channel" TEXT,
    "message" TEXT,

    CONSTRAINT "daily_positions_pkey" PRIMARY KEY ("place", "day")
);

-- CreateTable
CREATE TABLE "daily_answers" (
    "place" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "member" TEXT NOT NULL,
    "answer" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "daily_answers_pkey" PRIMARY KEY ("place", "day", "member")
);

-- CreateIndex
CREATE INDEX "members_sharing_idx" ON "members"("id") WHERE (shares_positions = 'yes');

-- CreateIndex
CREATE INDEX "daily_positions_game_id_idx" ON "daily_positions"("game_id");

-- CreateIndex
CREATE INDEX "daily_answers_member_day_idx" ON "daily_answers"("member", "day");

-- AddForeignKey
ALTER TABLE "daily_positions" ADD CONSTRAINT "daily_positions_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
