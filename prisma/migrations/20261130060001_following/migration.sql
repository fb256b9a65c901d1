-- AlterTable
ALTER TABLE "members" ADD COLUMN     "followable" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "followers" (
    "member" TEXT NOT NULL,
    "at" INTEGER NOT NULL,
    "zone" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "told" TIMESTAMP(3) NOT NULL,
    "posted_at" TIMESTAMP(3),
    "paused" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "followers_pkey" PRIMARY KEY ("member")
);

-- CreateTable
CREATE TABLE "followed_games" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,

    CONSTRAINT "followed_games_pkey" PRIMARY KEY ("game_id", "member")
);

-- CreateTable
CREATE TABLE "followed_members" (
    "member" TEXT NOT NULL,
    "followed" TEXT NOT NULL,

    CONSTRAINT "followed_members_pkey" PRIMARY KEY ("member", "followed")
);

-- CreateIndex
CREATE INDEX "followed_games_member_idx" ON "followed_games"("member");

-- CreateIndex
CREATE INDEX "followed_members_followed_idx" ON "followed_members"("followed");

-- AddForeignKey
ALTER TABLE "followed_games" ADD CONSTRAINT "followed_games_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
