// Decides after a 401 whether the bot's token is still valid: asks Discord until it says yes, or has said no for a minute.
import { GatewayCloseCodes } from 'discord.js'
import type { Log } from '../core/context.ts'
import { errorFacts } from '../core/faults.ts'
import { lastWordOf, promised, restUntil, type TurnedAway } from '../gateway/index.ts'
import type { TokenReports } from './token-client.ts'

/** How long Discord must refuse the token until it counts as reset, in milliseconds. */
const REFUSED_FOR = 60_000
/** Between two questions, in milliseconds; doubled each time. */
const PAUSE = 1_000
const PAUSE_MAX = 10_000

/** Watches over the token of a process. */
export interface TokenWatch extends TokenReports {
  /** Whether Discord has refused the token and has not taken it again since. */
  readonly inDoubt: boolean
  /** Resolves when the token is not valid any more. */
  readonly failed: Promise<TurnedAway>
  /** Waits for the decision on a doubt that there is: what ends the process, or `undefined` when the token is valid. */
  decision(): Promise<TurnedAway | undefined>
  /** Asks no more. */
  close(): void
}

/**
 * Opens a watch. A token that Discord has never taken counts as wrong as soon as it is refused a second time.
 * @param ask whether Discord takes the token; rejects when Discord gives no answer, which decides nothing
 */
export function watchToken(ask: () => Promise<boolean>, log: Log): TokenWatch {
  const failed = promised<TurnedAway>()
  const closing = new AbortController()
  let wasTaken = false
  let deciding: Promise<TurnedAway | undefined> | undefined

  async function decide(): Promise<TurnedAway | undefined> {
    log.warn({}, 'Discord refused a request (401): asking whether the token is still valid')
    const since = performance.now()
    for (let pause = PAUSE; !closing.signal.aborted; pause = Math.min(2 * pause, PAUSE_MAX)) {
      const isTaken = await ask().catch((error: unknown) => {
        log.info(errorFacts(error), 'Discord does not say whether the token is valid')
        return undefined
      })
      if (isTaken) {
        wasTaken = true
        log.warn({}, 'the token is valid: going on')
        return undefined
      }
      if (isTaken === false && (!wasTaken || performance.now() - since >= REFUSED_FOR)) {
        const error = lastWordOf(GatewayCloseCodes.AuthenticationFailed)
        if (error) failed.resolve(error)
        return error
      }
      await restUntil(pause, closing.signal)
    }
    return undefined
  }

  return {
    get inDoubt() {
      return deciding !== undefined
    },
    failed: failed.promise,
    accepted() {
      wasTaken = true
    },
    refused() {
      deciding ??= decide().then((error) => {
        if (!error) deciding = undefined
        return error
      })
    },
    decision: async () => deciding,
    close: () => closing.abort(),
  }
}
