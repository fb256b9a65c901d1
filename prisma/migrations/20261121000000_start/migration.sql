-- CreateTable
CREATE TABLE "members" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "language" TEXT,

    CONSTRAINT "members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "guilds" (
    "id" TEXT NOT NULL,
    "language" TEXT,

    CONSTRAINT "guilds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "games" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "guild" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "thread" TEXT,
    "host" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "options" JSONB NOT NULL,
    "seats" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "seal" TEXT NOT NULL,
    "seed" TEXT,
    "number" INTEGER NOT NULL DEFAULT -1,
    "stage" INTEGER NOT NULL DEFAULT -1,
    "version" INTEGER NOT NULL DEFAULT 0,
    "paused_why" TEXT,
    "outcome" JSONB,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMP(3),
    "finished_at" TIMESTAMP(3),

    CONSTRAINT "games_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sitters" (
    "game_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "member" TEXT,
    "computer" TEXT,
    "join" TEXT,
    "luck" TEXT,

    CONSTRAINT "sitters_pkey" PRIMARY KEY ("game_id","seat")
);

-- CreateTable
CREATE TABLE "entries" (
    "game_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "entry" JSONB NOT NULL,
    "events" JSONB NOT NULL,
    "interaction" TEXT,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "entries_pkey" PRIMARY KEY ("game_id","number")
);

-- CreateTable
CREATE TABLE "checkpoints" (
    "game_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "checkpoints_pkey" PRIMARY KEY ("game_id","number")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "game_id" TEXT NOT NULL,
    "job" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due" TIMESTAMP(3) NOT NULL,
    "tried_at" TIMESTAMP(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "posts" (
    "game_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "posted_at" TIMESTAMP(3) NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("game_id","kind")
);

-- CreateTable
CREATE TABLE "drafts" (
    "member" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "picks" JSONB NOT NULL,
    "page" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "drafts_pkey" PRIMARY KEY ("member","token")
);

-- CreateTable
CREATE TABLE "claims" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "claims_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "games_channel_idx" ON "games"("channel");

-- CreateIndex
CREATE INDEX "games_thread_idx" ON "games"("thread");

-- CreateIndex
CREATE INDEX "games_guild_status_idx" ON "games"("guild", "status");

-- CreateIndex
CREATE INDEX "sitters_member_idx" ON "sitters"("member");

-- CreateIndex
CREATE UNIQUE INDEX "sitters_game_id_member_key" ON "sitters"("game_id", "member");

-- CreateIndex
CREATE UNIQUE INDEX "entries_interaction_key" ON "entries"("interaction");

-- CreateIndex
CREATE INDEX "outbox_status_due_idx" ON "outbox"("status", "due");

-- CreateIndex
CREATE INDEX "outbox_game_id_id_idx" ON "outbox"("game_id", "id");

-- CreateIndex
CREATE INDEX "claims_at_idx" ON "claims"("at");

-- AddForeignKey
ALTER TABLE "sitters" ADD CONSTRAINT "sitters_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entries" ADD CONSTRAINT "entries_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkpoints" ADD CONSTRAINT "checkpoints_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
