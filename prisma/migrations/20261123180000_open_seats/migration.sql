-- A seat knows whether its game is over: a member's open games are found by an index that holds no others.
ALTER TABLE "sitters" ADD COLUMN "over" BOOLEAN NOT NULL DEFAULT false;
UPDATE "sitters" SET "over" = true FROM "games" WHERE "games"."id" = "game_id" AND "games"."status" IN ('finished', 'cancelled');
DROP INDEX "games_open_idx";
CREATE INDEX "sitters_open_idx" ON "sitters"("member") WHERE (NOT over);
