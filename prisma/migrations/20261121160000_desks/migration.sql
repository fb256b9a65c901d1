-- CreateTable
CREATE TABLE "desks" (
    "member" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "asked_at" TIMESTAMP(3) NOT NULL,
    "chosen" TEXT,
    "channel" TEXT,
    "message" TEXT,
    "posted_at" TIMESTAMP(3),
    "shown" JSONB NOT NULL,
    "seen" TEXT NOT NULL DEFAULT '',
    "due" TIMESTAMP(3) NOT NULL,
    "tried_at" TIMESTAMP(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "desks_pkey" PRIMARY KEY ("member")
);
