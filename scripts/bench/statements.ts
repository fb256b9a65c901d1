// Counts the statements that this process sends to PostgreSQL, transactions' begin and commit among them.
import pg from 'pg'

/** A counter, which is off until it is started. */
export function countStatements() {
  const { query } = pg.Client.prototype
  let [counting, total] = [false, 0]
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    if (counting) total++
    return Reflect.apply(query, this, args)
  } as typeof query
  return {
    start: () => {
      counting = true
    },
    stop: () => {
      counting = false
    },
    total: () => total,
  }
}
