-- The forum in which a league’s tables open their threads.
ALTER TABLE "leagues" ADD COLUMN "forum" TEXT;
