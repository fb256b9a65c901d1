// Lists what the leagues of a server lack, for `/game doctor`.
import type { Call } from '../call/call.ts'
import type { BotContext } from '../core/context.ts'
import { wordsOf } from '../words/present.ts'
import { leagueName } from './words.ts'

/** Leagues listed at most. */
const LISTED = 10

/** What Discord keeps from the leagues of this server; nothing where they have it all. */
export async function leagueTroubles(
  bot: BotContext,
  { guild, language }: Pick<Call, 'guild' | 'language'>,
): Promise<string | undefined> {
  if (guild === undefined) return undefined
  const words = wordsOf(language)
  const { troubles, threadsFull } = await bot.host.leagues.faults(guild)
  const lines = troubles.slice(0, LISTED).map(({ league, kind, fault }) => {
    const what = words[`${kind}-${fault}`]()
    return `- ${words['doctor-league-line']({ name: leagueName({ name: league }), what })}`
  })
  const all = [...(threadsFull ? [`- ${words['doctor-threads-full']()}`] : []), ...lines]
  return all.length > 0 ? [words['doctor-leagues'](), ...all].join('\n') : undefined
}
