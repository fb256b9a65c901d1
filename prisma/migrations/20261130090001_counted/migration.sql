-- AlterTable
ALTER TABLE "games" ADD COLUMN     "counted" JSONB;
