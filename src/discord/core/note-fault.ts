// Logs errors once each with their facts; of a database that is away, at most one line a minute.
import { isLost } from '../../store/lost.ts'
import type { BotContext } from './context.ts'
import { errorFacts } from './faults.ts'

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
