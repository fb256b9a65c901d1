-- A first game that teaches itself: how far it has come. And whether a member wants hints in a first game.
ALTER TABLE "games" ADD COLUMN "lesson" JSONB;
ALTER TABLE "members" ADD COLUMN "hints" BOOLEAN NOT NULL DEFAULT true;
