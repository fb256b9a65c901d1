-- One word for one thing: what people see as their dashboard is called so here too.
ALTER TABLE "desks" RENAME TO "dashboards";
ALTER TABLE "dashboards" RENAME CONSTRAINT "desks_pkey" TO "dashboards_pkey";
