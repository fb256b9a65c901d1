-- A member who is erased is found by indexes, wherever the bot has kept their id.
CREATE INDEX "games_host_idx" ON "games"("host");
CREATE INDEX "game_orders_member_idx" ON "game_orders"("member");
CREATE INDEX "lulls_member_idx" ON "lulls"("member");
CREATE INDEX "order_notes_member_idx" ON "order_notes"("member");
CREATE INDEX "visits_member_idx" ON "visits"("member");
CREATE INDEX "plans_member_idx" ON "plans"("member");
CREATE INDEX "invitations_member_idx" ON "invitations"("member");
CREATE INDEX "leagues_organiser_idx" ON "leagues"("organiser");
CREATE INDEX "league_acts_by_idx" ON "league_acts"("by");
CREATE INDEX "jobs_member_idx" ON "jobs"("subject_id") WHERE (subject_kind = 'member');
CREATE INDEX "jobs_posts_idx" ON "jobs"("kind") WHERE (key IS NULL AND status <> 'done');

-- Votes on a seat say in columns who is named in them.
ALTER TABLE "votes" ADD COLUMN "newcomer" TEXT, ADD COLUMN "leaver" TEXT;
UPDATE "votes" SET "newcomer" = "data" #>> '{change,newcomer,member}', "leaver" = "data" #>> '{change,was}'
  WHERE "kind" IN ('replace', 'offer');
CREATE INDEX "votes_newcomer_idx" ON "votes"("newcomer");
CREATE INDEX "votes_leaver_idx" ON "votes"("leaver");

-- What a game or a league has said is not kept once it is posted: names stood in it.
UPDATE "jobs" SET "payload" = 'null' WHERE "status" = 'done' AND "subject_kind" <> 'member';
