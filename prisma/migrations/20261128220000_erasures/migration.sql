-- Which members were erased, by salted hash: who comes back with a backup is erased again.
CREATE TABLE "erasures" (
    "mark" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "done" BOOLEAN NOT NULL,

    CONSTRAINT "erasures_pkey" PRIMARY KEY ("mark")
);
CREATE INDEX "erasures_pending_idx" ON "erasures"("mark") WHERE (NOT done);
