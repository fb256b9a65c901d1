// Joining and leaving a league, by typing or by a button: what the host says of it, and what it asks before.
import type { LeagueInfo, Membership } from '../../host/leagues/index.ts'
import type { Call } from '../call/call.ts'
import type { BotContext } from '../core/context.ts'
import { customId } from '../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../screen/screen.ts'
import { newcomerNote } from '../words/newcomers.ts'
import { sayIn, wordsOf } from '../words/present.ts'
import { seasonText, statusText } from './league-status.ts'
import { lookButtons } from './looks.ts'
import { leagueName } from './words.ts'

/** Enters a league; `limit`: league games at once at most. */
export async function joinLeague(
  bot: BotContext,
  call: Call,
  league: LeagueInfo,
  limit?: number,
): Promise<Screen> {
  const { host } = bot
  const { language, person } = call
  const done = await host.leagues.join(league.id, person, limit)
  if (!done.ok) return { content: sayIn(language, done.refusal) }
  const now = (await host.leagues.find(league.id)) ?? league
  return {
    content: paragraphs(
      joinedText(now, done.value, language),
      seasonText(now, language),
      statusText(now, language),
      done.value.sleepsApart && wordsOf(language)['league-sleeps-apart'](),
      await newcomerNote(bot, call, league.rules.reliability),
    ),
    rows: buttons(...lookButtons(now, language, 'leave', 'mine', 'rules')),
  }
}

function joinedText(league: LeagueInfo, { entry, limit }: Membership, language: Call['language']): string {
  const words = wordsOf(language)
  const name = leagueName(league)
  if (league.format === 'queue') return words['league-joined-queue']({ name })
  return entry === 'waiting'
    ? words['league-joined-waiting']({ name })
    : words['league-joined']({ name, limit })
}

/** Leaves a league; asks first where that gives up a season that is running. */
export async function leaveLeague(
  { host }: BotContext,
  { language, person }: Call,
  league: LeagueInfo,
  sure = false,
): Promise<Screen> {
  const words = wordsOf(language)
  const name = leagueName(league)
  const membership = await host.leagues.membership(league.id, person.id)
  const isPlaying = membership?.entry === 'in' && league.season?.status === 'running'
  if (isPlaying && league.format !== 'queue' && !sure)
    return {
      content: words['league-leave-ask']({ name }),
      rows: buttons(
        button(customId('league-leave', league.id, 'sure'), words['league-leave-sure'](), 'grave'),
        button(customId('league-stay', league.id), words['league-leave-stay']()),
      ),
    }
  const done = await host.leagues.leave(league.id, person)
  if (!done.ok) return { content: sayIn(language, done.refusal) }
  return { content: words[league.format === 'queue' ? 'league-left-queue' : 'league-left']({ name }) }
}
