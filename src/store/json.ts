// JSON columns: the bot reads back the type that it wrote; nobody else writes to them.
import { Prisma } from './generated/client.ts'

/** A value for a JSON column. */
export const toColumn = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue

/** A value for a JSON column that may be empty. */
export const nullable = (value: unknown): Prisma.InputJsonValue | typeof Prisma.DbNull =>
  value === null ? Prisma.DbNull : toColumn(value)

/** The value of a JSON column that the bot wrote as a `T`. */
export const fromColumn = <T>(value: Prisma.JsonValue): T => value as unknown as T
