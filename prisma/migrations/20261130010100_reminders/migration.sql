-- AlterTable
ALTER TABLE "members" ADD COLUMN     "remind_before" INTEGER;
