// The position of a day for one reader, and their answer to it. What it came to is told on the next day.
import type { Choice, Decision } from '../../engine/decision.ts'
import type { Phrase } from '../../engine/phrase.ts'
import {
  addDaily,
  type DailyRow,
  dailyAnswers,
  daysAnswered,
  findDaily,
  lastDay,
  saveDailyAnswer,
} from '../../store/daily.ts'
import type { Language } from '../../text/language.ts'
import { DAY } from '../../text/length.ts'
import { botName } from '../table/bot-names.ts'
import { type HostContext, transact } from '../table/context.ts'
import type { Person, Player } from '../table/types.ts'
import { builtInFor } from './choosing.ts'
import { scheduleDay } from './posting.ts'
import { replayed } from './replaying.ts'
import { dailyDay, MIDNIGHT } from './times.ts'
import {
  type DailyPage,
  type DailyRecord,
  type DailyResult,
  EVERYWHERE,
  type StoredPosition,
} from './types.ts'

/** Who reads, and in which language. */
export interface DailyReader {
  readonly person?: Pick<Person, 'id'>
  readonly language: Language
}

/** The position of a day in a place; `undefined` where there is none, or it was withdrawn. */
export async function page(
  context: HostContext,
  place: string,
  day: number,
  reader: DailyReader,
): Promise<DailyPage | undefined> {
  const row = await findDaily<StoredPosition>(context.store.db, place, day)
  const position = row?.position
  const found = row && position ? await replayed(context, row, position) : undefined
  if (!row || !position || !found) return undefined
  const { counts, own } = await dailyAnswers(context.store.db, row, reader.person?.id)
  const { view, decision, seats } = found
  return {
    ...{ place, day, title: row.title, seat: position.seat, view, decision, ends: row.ends },
    players: playersOf(seats, reader.language),
    answers: position.answers.map(({ choice }) => picksOf(decision, choice)),
    ...(own !== undefined && { own }),
    ...(row.ends <= context.clock.now() && { result: resultOf(row, position, counts) }),
  }
}

/** The position that is asked about now: a server's own where it has one, else everybody's. */
export async function today(
  context: HostContext,
  guild: string | undefined,
  reader: DailyReader,
): Promise<DailyPage | undefined> {
  const { db } = context.store
  const last = guild === undefined ? undefined : await lastDay(db, guild)
  const own = last === undefined ? undefined : await page(context, guild ?? '', last, reader)
  if (own && !own.result) return own
  const now = context.clock.now()
  const day = dailyDay(now, MIDNIGHT)
  // Tomorrow's may be of a game, which takes longer than anybody waits.
  const chosen = (await findDaily(db, EVERYWHERE, day.day))
    ? undefined
    : builtInFor(context, EVERYWHERE, day.day)
  if (chosen)
    await transact(context, async (tx) => {
      await addDaily(tx, { ...chosen, place: EVERYWHERE, day: day.day, at: now, ends: day.ends })
      await scheduleDay(tx, EVERYWHERE, day.ends)
    })
  return page(context, EVERYWHERE, day.day, reader)
}

/** The position before that of a day. */
export async function before(
  context: HostContext,
  { place, day }: Pick<DailyPage, 'place' | 'day'>,
  reader: DailyReader,
): Promise<DailyPage | undefined> {
  const last = await lastDay(context.store.db, place, day)
  return last === undefined ? undefined : page(context, place, last, reader)
}

/** Answers the position of a day, unless it is over; one may change one's mind until then. */
export async function answer(
  context: HostContext,
  { place, day, answer }: { readonly place: string; readonly day: number; readonly answer: number },
  person: Person,
): Promise<boolean> {
  return transact(context, async (tx) => {
    const row = await findDaily<StoredPosition>(tx, place, day)
    const at = context.clock.now()
    if (!row?.position || row.ends <= at || !row.position.answers[answer]) return false
    await saveDailyAnswer(tx, { place, day, member: person.id, answer, at })
    return true
  })
}

/** A member's record. */
export async function record(context: HostContext, member: string): Promise<DailyRecord> {
  const now = context.clock.now()
  const days = await daysAnswered(context.store.db, member, now)
  const today = Math.floor(now.getTime() / DAY)
  // In some zones it is yesterday still, and today's may be yet to be answered.
  const isGoing = (days[0]?.day ?? 0) >= today - 1
  const broken = days.findIndex(({ day }, index) => day !== (days[0]?.day ?? 0) - index)
  return {
    answered: days.length,
    over: days.filter(({ isBest }) => isBest !== null).length,
    best: days.filter(({ isBest }) => isBest === true).length,
    streak: isGoing ? (broken < 0 ? days.length : broken) : 0,
  }
}

/** Everybody at the table by the name of a computer player. */
function playersOf(seats: number, language: Language): Player[] {
  const names: string[] = []
  for (let seat = 0; seat < seats; seat++) names.push(botName(language, names))
  return names.map((name, seat) => ({ seat, name }))
}

const picksOf = ({ options }: Decision, choice: Choice): Phrase[] =>
  choice.flatMap((id) => options.find((option) => option.id === id)?.text ?? [])

const resultOf = (
  { gameId }: DailyRow,
  { answers, best, given, games }: StoredPosition,
  counts: ReadonlyMap<number, number>,
): DailyResult => ({
  ...{ best, given, games, byMember: gameId !== null },
  shares: answers.map(({ share }) => share),
  counts: answers.map((_, index) => counts.get(index) ?? 0),
})
