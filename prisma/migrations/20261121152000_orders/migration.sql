-- CreateTable
CREATE TABLE "order_defaults" (
    "member" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "order" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "order_defaults_pkey" PRIMARY KEY ("member","title","order")
);

-- CreateTable
CREATE TABLE "game_orders" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "order" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "once" TEXT,

    CONSTRAINT "game_orders_pkey" PRIMARY KEY ("game_id","member","order")
);

-- CreateTable
CREATE TABLE "lulls" (
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "text" JSONB NOT NULL,

    CONSTRAINT "lulls_pkey" PRIMARY KEY ("game_id","member","scope")
);

-- CreateTable
CREATE TABLE "order_notes" (
    "id" BIGSERIAL NOT NULL,
    "game_id" TEXT NOT NULL,
    "member" TEXT NOT NULL,
    "prompt" JSONB NOT NULL,
    "picked" JSONB NOT NULL,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("game_id","member","id")
);

-- AddForeignKey
ALTER TABLE "game_orders" ADD CONSTRAINT "game_orders_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lulls" ADD CONSTRAINT "lulls_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
