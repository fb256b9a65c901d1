// Faults in the log: each is noted once with its facts, but of a database that is away a line a minute is enough.
import { isLost } from '../store/lost.ts'
import type { BotContext } from './context.ts'
import { errorFacts } from './publisher/faults.ts'

/** Notes a fault. */
export function noteFault(
  { host, log }: Pick<BotContext, 'host' | 'log'>,
  level: 'warn' | 'error',
  error: unknown,
  what: string,
  facts: object = {},
): void {
  if (isLost(error)) host.processes.noteAway(error)
  else log[level]({ ...facts, ...errorFacts(error) }, what)
}
