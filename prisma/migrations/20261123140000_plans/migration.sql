-- Turns that members have planned ahead.
CREATE TABLE "plans" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "steps" JSONB NOT NULL,
    "built_on" JSONB NOT NULL,
    "ends" TEXT,
    "whenever" BOOLEAN NOT NULL DEFAULT false,
    "fate" JSONB,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("game_id","member")
);

ALTER TABLE "plans" ADD CONSTRAINT "plans_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
