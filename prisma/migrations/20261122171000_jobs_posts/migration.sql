-- The outbox becomes jobs: each game's posts in a lane, and what is for one member alone in a lane of that member's.
-- Ids stay, and new ones follow: messages are posted once by them.
INSERT INTO "jobs" ("id", "subject_kind", "subject_id", "lane", "kind", "due", "attempts", "tried_at", "payload", "status")
SELECT o."id", 'game', o."game_id", 'posts', o."job"->>'kind', o."due", o."attempts",
  CASE WHEN o."status" = 'sending' THEN coalesce(o."tried_at", o."due") END, o."job",
  CASE WHEN o."status" = 'done' THEN 'done' ELSE 'waiting' END
FROM "outbox" o WHERE o."job"->>'kind' NOT IN ('tell', 'notify');

INSERT INTO "jobs" ("id", "subject_kind", "subject_id", "lane", "kind", "due", "attempts", "tried_at", "payload", "status")
SELECT o."id", 'member', coalesce(o."job"->>'member', s."member"), 'direct', o."job"->>'kind', o."due", o."attempts",
  CASE WHEN o."status" = 'sending' THEN coalesce(o."tried_at", o."due") END,
  o."job" || jsonb_build_object('game', o."game_id", 'member', coalesce(o."job"->>'member', s."member")),
  CASE WHEN o."status" = 'done' THEN 'done' ELSE 'waiting' END
FROM "outbox" o LEFT JOIN "sitters" s ON s."game_id" = o."game_id" AND s."seat" = (o."job"->>'seat')::int
WHERE o."job"->>'kind' IN ('tell', 'notify') AND coalesce(o."job"->>'member', s."member") IS NOT NULL;

SELECT setval('jobs_id_seq', (SELECT last_value FROM "outbox_id_seq"));

DROP TABLE "outbox";
