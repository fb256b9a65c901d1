// What became of a private message that could not be sent: refused by its member, to be tried again, or refused by Discord.
import { isLost } from '../../store/lost.ts'
import type { BotContext } from '../core/context.ts'
import { CODE, deliveryOf, errorFacts, isRefusal } from '../core/faults.ts'
import { codeOf } from '../core/wire.ts'

/** Clocks of the bot and of Discord may differ by so much, in milliseconds. */
export const CLOCK_ERROR = 10_000

/** Codes by which a member takes no private messages. */
const REFUSED: readonly unknown[] = [...CODE.cannotDirect, CODE.invalidRecipient]

/**
 * Says what became of a private message.
 * @param failed what the log says could not be done
 * @throws when the connection to the database is lost
 */
export function directFault(bot: BotContext, error: unknown, failed: string) {
  if (isLost(error)) throw error
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  if (REFUSED.includes(codeOf(error))) return { done: false, refused: true, why } as const
  bot.log.warn(errorFacts(error), failed)
  const delivery = deliveryOf(error)
  return {
    done: false,
    why,
    ...('retryAfterMs' in delivery &&
      delivery.retryAfterMs !== undefined && { retryAfterMs: delivery.retryAfterMs }),
    ...(isRefusal(error) && codeOf(error) !== CODE.quarantined && { refusal: Number(error.code) }),
  } as const
}
