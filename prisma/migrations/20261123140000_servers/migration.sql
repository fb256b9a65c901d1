-- What organisers set for a server; tables for invited members alone; who watches; which roles are mentioned for games.
ALTER TABLE "guilds" ADD COLUMN "settings" JSONB;
ALTER TABLE "games" ADD COLUMN "invite_only" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "invitations" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "by" TEXT,
    "name" TEXT,
    "join" TEXT,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("game_id","member")
);
CREATE INDEX "invitations_by_at_idx" ON "invitations"("by", "at");
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "watchers" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,

    CONSTRAINT "watchers_pkey" PRIMARY KEY ("game_id","member")
);
CREATE INDEX "watchers_member_idx" ON "watchers"("member");
ALTER TABLE "watchers" ADD CONSTRAINT "watchers_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "call_roles" (
    "guild" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "role" TEXT,
    "at" TIMESTAMP(3),

    CONSTRAINT "call_roles_pkey" PRIMARY KEY ("guild","what")
);
