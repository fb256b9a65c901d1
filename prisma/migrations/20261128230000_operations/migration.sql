-- How many games are open is counted in an index that holds no others.
CREATE INDEX "games_open_idx" ON "games"("title", "status") WHERE (status IN ('lobby', 'playing', 'paused'));

-- Jobs come and go with every move, and are many beside those that are open: dead rows are cleared away before they slow the look
-- for what is due.
ALTER TABLE "jobs" SET (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_analyze_threshold = 1000, autovacuum_analyze_scale_factor = 0.05);
