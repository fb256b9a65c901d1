-- CreateTable
CREATE TABLE "outages" (
    "id" BIGSERIAL NOT NULL,
    "shard" INTEGER,
    "shards" INTEGER,
    "began" TIMESTAMP(3) NOT NULL,
    "ended" TIMESTAMP(3),

    CONSTRAINT "outages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "outages_shard_shards_key" ON "outages"("shard", "shards") WHERE (ended IS NULL);
