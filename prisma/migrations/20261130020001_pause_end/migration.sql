-- AlterTable
ALTER TABLE "games" ADD COLUMN     "paused_until" TIMESTAMP(3);
