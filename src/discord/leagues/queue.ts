// The waiting list of a queue, with the buttons that join and leave it.
import type { LeagueInfo } from '../../host/leagues/index.ts'
import type { Call } from '../call/call.ts'
import type { BotContext } from '../core/context.ts'
import { buttons, paragraphs, type Screen } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'
import { ownText, statusText } from './league-status.ts'
import { lookButtons } from './looks.ts'
import { leagueName, memberNames } from './words.ts'

/** Members named at most; the message holds no more. */
const NAMED = 25

/** Who waits, the longest first. */
export async function queueScreen(
  { host }: BotContext,
  { language, person }: Call,
  league: LeagueInfo,
): Promise<Screen> {
  const words = wordsOf(language)
  const waiting = (await host.leagues.schedule(league.id))?.waiting ?? []
  const membership = await host.leagues.membership(league.id, person.id)
  return {
    content: paragraphs(
      words['league-queue-head']({ name: leagueName(league) }),
      waiting.length === 0
        ? words['league-queue-none']()
        : `${words['league-queue-waiting']({ n: waiting.length })} ${memberNames(waiting.slice(0, NAMED), language)}`,
      waiting.length > NAMED && words['and-more']({ n: waiting.length - NAMED }),
      ownText(league, membership, language),
      statusText(league, language),
      membership?.sleepsApart && words['league-sleeps-apart'](),
    ),
    rows: buttons(...lookButtons(league, language, 'join', 'leave', 'mine')),
  }
}
