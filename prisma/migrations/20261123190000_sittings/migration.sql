-- An evening that a table has agreed on: when it begins and ends, and while it is played live what it goes back to.
ALTER TABLE "games" ADD COLUMN "sitting" JSONB;
