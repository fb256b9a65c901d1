-- What is to be done for a game at a time becomes a job, each alone in its lane.
INSERT INTO "jobs" ("subject_kind", "subject_id", "lane", "kind", "key", "due", "attempts", "payload")
SELECT 'game', "game_id", CASE WHEN "key" = '' THEN "kind" ELSE "kind" || ' ' || "key" END, "kind", "key", "at", "attempts", "data"
FROM "tasks" ORDER BY "id";

DROP TABLE "tasks";
