-- A dashboard that is to be drawn is a job of its member's; what was tried stays doubtful.
INSERT INTO "jobs" ("subject_kind", "subject_id", "lane", "kind", "key", "due", "attempts", "tried_at", "payload")
SELECT 'member', "member", 'dashboard', 'dashboard', '', "due", "attempts", "tried_at", 'null'
FROM "desks" WHERE "tried_at" IS NOT NULL;

ALTER TABLE "desks" DROP COLUMN "tried_at", DROP COLUMN "attempts";
