-- One table for durable work of every kind.
CREATE TABLE "jobs" (
    "id" BIGSERIAL NOT NULL,
    "subject_kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "lane" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT,
    "due" TIMESTAMP(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "tried_at" TIMESTAMP(3),
    "payload" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- What is delivered is kept for a week and never looked at: only what is open is looked for each second.
CREATE UNIQUE INDEX "jobs_subject_kind_subject_id_kind_key_key" ON "jobs"("subject_kind", "subject_id", "kind", "key") WHERE (key IS NOT NULL);
CREATE INDEX "jobs_lane_idx" ON "jobs"("subject_kind", "subject_id", "lane", "id") WHERE (status <> 'done');
CREATE INDEX "jobs_due_idx" ON "jobs"("due") WHERE (status <> 'done');
CREATE INDEX "jobs_done_idx" ON "jobs"("due") WHERE (status = 'done');
