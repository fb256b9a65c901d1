-- The role that organises a server’s leagues beside those who manage events.
ALTER TABLE "guilds" ADD COLUMN "organisers" TEXT;
