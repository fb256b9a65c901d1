-- AlterTable
ALTER TABLE "games" ADD COLUMN     "closed" JSONB,
ADD COLUMN     "upkeep" JSONB;
