-- A member's open games are found beside years of finished ones: neither their seats nor their games are read for it.
DROP INDEX "sitters_member_idx";
CREATE INDEX "sitters_member_game_id_idx" ON "sitters"("member", "game_id");
CREATE INDEX "games_open_idx" ON "games"("id") WHERE (status IN ('lobby', 'playing', 'paused'));
