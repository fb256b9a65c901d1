-- What is for one member alone goes its own way and holds nothing up.
ALTER TABLE "outbox" ADD COLUMN "alone" BOOLEAN NOT NULL DEFAULT false;
UPDATE "outbox" SET "alone" = true WHERE "status" <> 'done' AND "job"->>'kind' = 'tell';
-- Hints that somebody is likely next are told one by one from now on; those under way are overtaken.
UPDATE "outbox" SET "status" = 'done' WHERE "status" <> 'done' AND "job"->>'kind' = 'nudge' AND "job"->>'why' = 'likely';

-- What is delivered is kept for a week and never looked at: only what is open is looked for each second.
CREATE INDEX "outbox_open_idx" ON "outbox"("game_id", "id") WHERE (status <> 'done');
CREATE INDEX "outbox_due_idx" ON "outbox"("due") WHERE (status <> 'done');
