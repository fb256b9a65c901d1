// A league's one event in the server's calendar: when its season begins, or its next round.
import { z } from 'zod'
import type { LeagueFault, LeagueInfo } from '../../../host/leagues/index.ts'
import type { BotContext } from '../../core/context.ts'
import type { CalendarEvent } from '../../core/guild-wire.ts'
import { titleText } from '../../leagues/words.ts'
import { addressOf, wordsOf } from '../../words/present.ts'
import { changeEvent, removeEvent } from '../work/calendar.ts'
import { isRefusedStill, type LeagueWork, rememberFor, whyWithout } from './league-work.ts'

/** The event that is there, what it says, when it begins; and what was refused. */
const shape = z
  .object({
    id: z.string().optional(),
    key: z.string().optional(),
    start: z.number().optional(),
    refused: z.object({ key: z.string(), at: z.number() }).optional(),
  })
  .catch({})
type Known = z.infer<typeof shape>

/** An event lasts so long in the calendar, in milliseconds: it stands for a moment. */
const LASTS = 3_600_000

/** Makes the calendar say what the league says; why it cannot, where it cannot. */
export async function updateEvent(work: LeagueWork): Promise<{ readonly fault?: LeagueFault }> {
  const { bot, league } = work
  const known = shape.parse(await bot.host.leagues.recall(league.id, 'league-event'))
  const wanted = eventOf(bot, league)
  const key = wanted && JSON.stringify(wanted)
  // A date that has come moves on at the league's next step.
  if (wanted && wanted.start.getTime() <= bot.clock.now().getTime()) return {}
  if (key !== undefined && isRefusedStill(work, known.refused, key)) return { ...sameFault(work) }
  try {
    if (!wanted || key === undefined) await clear(work, known)
    else if (known.id === undefined || known.key !== key) await put(work, known, wanted, key)
    return {}
  } catch (error) {
    const fault = whyWithout(error)
    if (!fault || key === undefined) throw error
    const { refused: _, ...rest } = known
    await rememberFor(work, 'league-event', { ...rest, refused: { key, at: bot.clock.now().getTime() } })
    return { fault }
  }
}

const sameFault = ({ fault }: LeagueWork) => (fault ? { fault } : {})

/** What the calendar should say; nothing while no date is fixed. */
function eventOf(bot: BotContext, league: LeagueInfo): CalendarEvent | undefined {
  const { season, seats, status, language, name, guild, channel } = league
  const start = season?.nextAt
  if (!start || status !== 'open') return undefined
  const words = wordsOf(language)
  const facts = { game: titleText(bot, league, language), seats }
  const isEntry = season.status === 'entry'
  return {
    name: isEntry
      ? words['league-event-season']({ name, n: season.number })
      : words['league-event-round']({ name, n: season.paired + 1 }),
    about: `${isEntry ? words['league-event-about-season'](facts) : words['league-event-about-round'](facts)}\n${markOf(league)}`,
    place: addressOf(guild, channel),
    start,
    end: new Date(start.getTime() + LASTS),
  }
}

/** By this line an event is known as the league's, should the process die before it notes the id. */
const markOf = ({ id }: LeagueInfo): string => `/league info league:${id}`

async function put(work: LeagueWork, known: Known, wanted: CalendarEvent, key: string): Promise<void> {
  const { wire, league } = work
  const now = work.bot.clock.now().getTime()
  let id = known.id
  // What has begun cannot be moved.
  if (id !== undefined && (known.start ?? 0) <= now) {
    await removeEvent(wire, league.guild, id)
    id = undefined
  }
  if (id !== undefined) id = await changeEvent(wire, league.guild, id, wanted)
  if (id === undefined) {
    const [left, ...others] = (await wire.events(league.guild)).filter(
      (event) => event.id !== known.id && event.about.endsWith(markOf(league)),
    )
    for (const other of others) await removeEvent(wire, league.guild, other.id)
    id = left && (await changeEvent(wire, league.guild, left.id, wanted))
    id ??= await wire.addEvent(league.guild, wanted)
  }
  await rememberFor(work, 'league-event', { id, key, start: wanted.start.getTime() })
}

async function clear(work: LeagueWork, known: Known): Promise<void> {
  if (known.id !== undefined) await removeEvent(work.wire, work.league.guild, known.id)
  if (Object.keys(known).length > 0) await rememberFor(work, 'league-event', {})
}
