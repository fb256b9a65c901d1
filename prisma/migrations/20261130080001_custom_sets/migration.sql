-- CreateTable
CREATE TABLE "custom_sets" (
    "guild" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "author_name" TEXT NOT NULL,
    "author" TEXT,

    CONSTRAINT "custom_sets_pkey" PRIMARY KEY ("guild", "title")
);

-- CreateIndex
CREATE INDEX "custom_sets_author_idx" ON "custom_sets"("author");
