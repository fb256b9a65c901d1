// What the store's functions work on.
import type { PrismaClient } from './generated/client.ts'

/** A handle on which the store's functions work: the database, or one transaction on it. */
export type Tx = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>
