-- AlterTable
ALTER TABLE "games" ADD COLUMN "reliability" INTEGER;

-- CreateTable
CREATE TABLE "blocks" (
    "member" TEXT NOT NULL,
    "blocked" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("member", "blocked")
);

-- CreateIndex
CREATE INDEX "blocks_blocked_idx" ON "blocks"("blocked");
