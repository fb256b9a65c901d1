-- The log of a game that is over, compressed: its entries and checkpoints lie here instead of in tables of their own.
CREATE TABLE "packed_logs" (
    "game_id" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "first" INTEGER NOT NULL,
    "numbers" INTEGER[],
    "data" BYTEA NOT NULL,

    CONSTRAINT "packed_logs_pkey" PRIMARY KEY ("game_id", "part", "first")
);

ALTER TABLE "packed_logs" ADD CONSTRAINT "packed_logs_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is compressed already is not tried again.
ALTER TABLE "packed_logs" ALTER COLUMN "data" SET STORAGE EXTERNAL;

-- Games that were over before are packed as well, one every two seconds: deadlines wait for none of them.
INSERT INTO "jobs" ("subject_kind", "subject_id", "lane", "kind", "key", "due", "payload")
SELECT 'game', "id", 'pack', 'pack', '', (now() AT TIME ZONE 'utc') + interval '1 hour' + row_number() OVER (ORDER BY "finished_at") * interval '2 seconds', 'null'
FROM "games" WHERE "finished_at" IS NOT NULL AND "number" >= 0
ON CONFLICT DO NOTHING;
