-- Earlier vacations of members: all tables of a league's season draw on one allowance.
ALTER TABLE "members" ADD COLUMN     "vacations" JSONB;

-- Hash chains after the first, announced before it runs out.
ALTER TABLE "leagues" ADD COLUMN     "chains" JSONB;
