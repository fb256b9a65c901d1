-- CreateTable
CREATE TABLE "members" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "language" TEXT,
    "away_from" TIMESTAMP(3),
    "away_until" TIMESTAMP(3),
    "vacations" JSONB,
    "quiet" JSONB,
    "reminders" TEXT,
    "likely" BOOLEAN NOT NULL DEFAULT false,
    "answers" INTEGER NOT NULL DEFAULT 0,
    "misses" INTEGER NOT NULL DEFAULT 0,
    "lately" TEXT NOT NULL DEFAULT '',
    "hints" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "guilds" (
    "id" TEXT NOT NULL,
    "language" TEXT,
    "organisers" TEXT,
    "settings" JSONB,

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
    "pace" JSONB,
    "clock" JSONB,
    "sitting" JSONB,
    "seats" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "seed" TEXT,
    "number" INTEGER NOT NULL DEFAULT -1,
    "stage" INTEGER NOT NULL DEFAULT -1,
    "version" INTEGER NOT NULL DEFAULT 0,
    "paused_why" TEXT,
    "outcome" JSONB,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMP(3),
    "finished_at" TIMESTAMP(3),
    "league" TEXT,
    "lesson" JSONB,
    "invite_only" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "games_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "players" (
    "game_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "member" TEXT,
    "computer" TEXT,
    "stand_in" TEXT,
    "stand_in_since" TIMESTAMP(3),
    "join" TEXT,
    "client_seed" TEXT,
    "over" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "players_pkey" PRIMARY KEY ("game_id", "seat")
);

-- CreateTable
CREATE TABLE "entries" (
    "game_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "entry" JSONB NOT NULL,
    "events" JSONB NOT NULL,
    "interaction" TEXT,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "entries_pkey" PRIMARY KEY ("game_id", "number")
);

-- CreateTable
CREATE TABLE "checkpoints" (
    "game_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "checkpoints_pkey" PRIMARY KEY ("game_id", "number")
);

-- CreateTable
CREATE TABLE "packed_logs" (
    "game_id" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "first" INTEGER NOT NULL,
    "numbers" INTEGER[],
    "data" BYTEA NOT NULL,

    CONSTRAINT "packed_logs_pkey" PRIMARY KEY ("game_id", "part", "first")
);

-- CreateTable
CREATE TABLE "auto_answer_defaults" (
    "member" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "auto_answer" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "auto_answer_defaults_pkey" PRIMARY KEY ("member", "title", "auto_answer")
);

-- CreateTable
CREATE TABLE "auto_answers" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "auto_answer" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "once" TEXT,

    CONSTRAINT "auto_answers_pkey" PRIMARY KEY ("game_id", "member", "auto_answer")
);

-- CreateTable
CREATE TABLE "auto_passes" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "text" JSONB NOT NULL,

    CONSTRAINT "auto_passes_pkey" PRIMARY KEY ("game_id", "member", "scope")
);

-- CreateTable
CREATE TABLE "auto_answer_notes" (
    "id" BIGSERIAL NOT NULL,
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "prompt" JSONB NOT NULL,
    "picked" JSONB NOT NULL,

    CONSTRAINT "auto_answer_notes_pkey" PRIMARY KEY ("game_id", "member", "id")
);

-- CreateTable
CREATE TABLE "visits" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "since" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,

    CONSTRAINT "visits_pkey" PRIMARY KEY ("game_id", "member")
);

-- CreateTable
CREATE TABLE "plans" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "steps" JSONB NOT NULL,
    "built_on" JSONB NOT NULL,
    "ends" TEXT,
    "whenever" BOOLEAN NOT NULL DEFAULT false,
    "fate" JSONB,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("game_id", "member")
);

-- CreateTable
CREATE TABLE "invitations" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "by" TEXT,
    "name" TEXT,
    "join" TEXT,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("game_id", "member")
);

-- CreateTable
CREATE TABLE "watchers" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,

    CONSTRAINT "watchers_pkey" PRIMARY KEY ("game_id", "member")
);

-- CreateTable
CREATE TABLE "call_roles" (
    "guild" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "role" TEXT,
    "at" TIMESTAMP(3),

    CONSTRAINT "call_roles_pkey" PRIMARY KEY ("guild", "what")
);

-- CreateTable
CREATE TABLE "reviews" (
    "game_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "judge" INTEGER NOT NULL,
    "rules" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "of" INTEGER NOT NULL DEFAULT 0,
    "judged" JSONB NOT NULL,
    "review" JSONB,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("game_id")
);

-- CreateTable
CREATE TABLE "votes" (
    "id" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" INTEGER,
    "data" JSONB NOT NULL,
    "newcomer" TEXT,
    "leaver" TEXT,
    "electorate" JSONB NOT NULL,
    "unanimous" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "channel" TEXT,
    "message" TEXT,

    CONSTRAINT "votes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ballots" (
    "vote_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "yes" BOOLEAN NOT NULL,

    CONSTRAINT "ballots_pkey" PRIMARY KEY ("vote_id", "seat")
);

-- CreateTable
CREATE TABLE "posts" (
    "game_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "posted_at" TIMESTAMP(3) NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("game_id", "kind")
);

-- CreateTable
CREATE TABLE "drafts" (
    "member" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "picks" JSONB NOT NULL,
    "page" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "drafts_pkey" PRIMARY KEY ("member", "token")
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

-- CreateTable
CREATE TABLE "dashboards" (
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

    CONSTRAINT "dashboards_pkey" PRIMARY KEY ("member")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "leagues" (
    "id" TEXT NOT NULL,
    "guild" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "seats" INTEGER NOT NULL,
    "options" JSONB NOT NULL,
    "pace" JSONB NOT NULL,
    "language" TEXT NOT NULL,
    "organiser" TEXT,
    "role" TEXT,
    "forum" TEXT,
    "rules" JSONB NOT NULL,
    "status" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "links" INTEGER NOT NULL,
    "end" TEXT NOT NULL,
    "chains" JSONB,
    "season" INTEGER NOT NULL DEFAULT 0,
    "round" INTEGER NOT NULL DEFAULT 0,
    "members" INTEGER NOT NULL DEFAULT 0,
    "forbidden" JSONB NOT NULL,
    "page" JSONB,
    "roles" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "leagues_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "league_members" (
    "league_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "member" TEXT,
    "limit" INTEGER NOT NULL,
    "joined_at" TIMESTAMP(3) NOT NULL,
    "sits_out_to" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "league_members_pkey" PRIMARY KEY ("league_id", "number")
);

-- CreateTable
CREATE TABLE "league_seasons" (
    "league_id" TEXT NOT NULL,
    "season" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "next_at" TIMESTAMP(3) NOT NULL,
    "rounds" INTEGER NOT NULL,
    "first_round" INTEGER NOT NULL,
    "final" JSONB,
    "over_at" TIMESTAMP(3),

    CONSTRAINT "league_seasons_pkey" PRIMARY KEY ("league_id", "season")
);

-- CreateTable
CREATE TABLE "league_entries" (
    "league_id" TEXT NOT NULL,
    "season" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,
    "tier" INTEGER,
    "group" INTEGER,

    CONSTRAINT "league_entries_pkey" PRIMARY KEY ("league_id", "season", "number")
);

-- CreateTable
CREATE TABLE "league_rounds" (
    "league_id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "link" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "input" JSONB NOT NULL,
    "pairing" JSONB NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "closed_at" TIMESTAMP(3),
    "digest" TEXT,

    CONSTRAINT "league_rounds_pkey" PRIMARY KEY ("league_id", "round")
);

-- CreateTable
CREATE TABLE "league_tables" (
    "league_id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "entries" JSONB NOT NULL,
    "players" JSONB NOT NULL,
    "game_id" TEXT,
    "starts_at" TIMESTAMP(3) NOT NULL,
    "due" TIMESTAMP(3) NOT NULL,
    "result" JSONB,
    "ended_at" TIMESTAMP(3),

    CONSTRAINT "league_tables_pkey" PRIMARY KEY ("league_id", "round", "number")
);

-- CreateTable
CREATE TABLE "league_posted" (
    "league_id" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "fault" TEXT,

    CONSTRAINT "league_posted_pkey" PRIMARY KEY ("league_id", "part")
);

-- CreateTable
CREATE TABLE "league_messages" (
    "league_id" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "season" INTEGER NOT NULL,
    "games" TEXT[],
    "page" INTEGER NOT NULL DEFAULT 0,
    "stale" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "league_messages_pkey" PRIMARY KEY ("league_id", "message")
);

-- CreateTable
CREATE TABLE "league_acts" (
    "id" BIGSERIAL NOT NULL,
    "league_id" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "by" TEXT,
    "phrase" JSONB NOT NULL,
    "reason" TEXT,

    CONSTRAINT "league_acts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "erasures" (
    "mark" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "done" BOOLEAN NOT NULL,

    CONSTRAINT "erasures_pkey" PRIMARY KEY ("mark")
);

-- CreateIndex
CREATE INDEX "games_channel_idx" ON "games"("channel");

-- CreateIndex
CREATE INDEX "games_thread_idx" ON "games"("thread");

-- CreateIndex
CREATE INDEX "games_guild_status_idx" ON "games"("guild", "status");

-- CreateIndex
CREATE INDEX "games_host_idx" ON "games"("host");

-- CreateIndex
CREATE INDEX "games_open_idx" ON "games"("title", "status") WHERE (status IN ('lobby', 'playing', 'paused'));

-- CreateIndex
CREATE UNIQUE INDEX "players_game_id_member_key" ON "players"("game_id", "member");

-- CreateIndex
CREATE INDEX "players_member_game_id_idx" ON "players"("member", "game_id");

-- CreateIndex
CREATE INDEX "players_open_idx" ON "players"("member") WHERE (NOT over);

-- CreateIndex
CREATE UNIQUE INDEX "entries_interaction_key" ON "entries"("interaction");

-- CreateIndex
CREATE INDEX "auto_answers_member_idx" ON "auto_answers"("member");

-- CreateIndex
CREATE INDEX "auto_passes_member_idx" ON "auto_passes"("member");

-- CreateIndex
CREATE INDEX "auto_answer_notes_member_idx" ON "auto_answer_notes"("member");

-- CreateIndex
CREATE INDEX "visits_member_idx" ON "visits"("member");

-- CreateIndex
CREATE INDEX "plans_member_idx" ON "plans"("member");

-- CreateIndex
CREATE INDEX "invitations_member_idx" ON "invitations"("member");

-- CreateIndex
CREATE INDEX "invitations_by_at_idx" ON "invitations"("by", "at");

-- CreateIndex
CREATE INDEX "watchers_member_idx" ON "watchers"("member");

-- CreateIndex
CREATE INDEX "reviews_status_at_idx" ON "reviews"("status", "at");

-- CreateIndex
CREATE INDEX "votes_game_id_status_idx" ON "votes"("game_id", "status");

-- CreateIndex
CREATE INDEX "votes_newcomer_idx" ON "votes"("newcomer");

-- CreateIndex
CREATE INDEX "votes_leaver_idx" ON "votes"("leaver");

-- CreateIndex
CREATE INDEX "claims_at_idx" ON "claims"("at");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_subject_kind_subject_id_kind_key_key" ON "jobs"("subject_kind", "subject_id", "kind", "key") WHERE (key IS NOT NULL);

-- CreateIndex
CREATE INDEX "jobs_lane_idx" ON "jobs"("subject_kind", "subject_id", "lane", "id") WHERE (status <> 'done');

-- CreateIndex
CREATE INDEX "jobs_due_idx" ON "jobs"("due") WHERE (status <> 'done');

-- CreateIndex
CREATE INDEX "jobs_done_idx" ON "jobs"("due") WHERE (status = 'done');

-- CreateIndex
CREATE INDEX "jobs_member_idx" ON "jobs"("subject_id") WHERE (subject_kind = 'member');

-- CreateIndex
CREATE INDEX "jobs_posts_idx" ON "jobs"("kind") WHERE ((key IS NULL) AND (status <> 'done'));

-- CreateIndex
CREATE INDEX "leagues_organiser_idx" ON "leagues"("organiser");

-- CreateIndex
CREATE UNIQUE INDEX "leagues_code_key" ON "leagues"("code");

-- CreateIndex
CREATE INDEX "leagues_guild_idx" ON "leagues"("guild");

-- CreateIndex
CREATE INDEX "league_members_member_idx" ON "league_members"("member");

-- CreateIndex
CREATE UNIQUE INDEX "league_members_league_id_member_key" ON "league_members"("league_id", "member");

-- CreateIndex
CREATE UNIQUE INDEX "league_tables_game_id_key" ON "league_tables"("game_id");

-- CreateIndex
CREATE INDEX "league_acts_by_idx" ON "league_acts"("by");

-- CreateIndex
CREATE INDEX "league_acts_league_id_id_idx" ON "league_acts"("league_id", "id");

-- CreateIndex
CREATE INDEX "erasures_pending_idx" ON "erasures"("mark") WHERE (NOT done);

-- AddForeignKey
ALTER TABLE "players" ADD CONSTRAINT "players_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entries" ADD CONSTRAINT "entries_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkpoints" ADD CONSTRAINT "checkpoints_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "packed_logs" ADD CONSTRAINT "packed_logs_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auto_answers" ADD CONSTRAINT "auto_answers_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auto_passes" ADD CONSTRAINT "auto_passes_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auto_answer_notes" ADD CONSTRAINT "auto_answer_notes_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plans" ADD CONSTRAINT "plans_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "watchers" ADD CONSTRAINT "watchers_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_vote_id_fkey" FOREIGN KEY ("vote_id") REFERENCES "votes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league_members" ADD CONSTRAINT "league_members_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league_seasons" ADD CONSTRAINT "league_seasons_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league_entries" ADD CONSTRAINT "league_entries_league_id_number_fkey" FOREIGN KEY ("league_id", "number") REFERENCES "league_members"("league_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league_entries" ADD CONSTRAINT "league_entries_league_id_season_fkey" FOREIGN KEY ("league_id", "season") REFERENCES "league_seasons"("league_id", "season") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league_rounds" ADD CONSTRAINT "league_rounds_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league_tables" ADD CONSTRAINT "league_tables_league_id_round_fkey" FOREIGN KEY ("league_id", "round") REFERENCES "league_rounds"("league_id", "round") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league_posted" ADD CONSTRAINT "league_posted_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league_messages" ADD CONSTRAINT "league_messages_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league_acts" ADD CONSTRAINT "league_acts_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a schema cannot say.

-- What is compressed already is not tried again.
ALTER TABLE "packed_logs" ALTER COLUMN "data" SET STORAGE EXTERNAL;

-- Jobs come and go with every move, and are many beside those that are open: dead rows are cleared away before they slow the look
-- for what is due.
ALTER TABLE "jobs" SET (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_analyze_threshold = 1000, autovacuum_analyze_scale_factor = 0.05);
