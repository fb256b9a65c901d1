// Tables of a league as lines: who sits there, where it is played, until when, and what came of it.
import type { LeagueInfo, LeagueName, LeagueTableInfo } from '../../host/leagues/index.ts'
import type { Language } from '../../text/language.ts'
import { labelled } from '../../text/render.ts'
import type { Call } from '../call/call.ts'
import type { BotContext } from '../core/context.ts'
import { wordsOf } from '../words/present.ts'
import { moment } from '../words/time.ts'
import { memberName, memberNames, pointsText, tableName, tablePlace } from './words.ts'

/** Who reads of a table, and where. */
type Reader = Pick<Call, 'language' | 'guild'>

/**
 * A line for a table: names while it waits or runs, places and points once it is over.
 * @param name what the table is called; with its round or draw when left out
 */
export function tableLine(
  { clock }: Pick<BotContext, 'clock'>,
  league: LeagueInfo,
  table: LeagueTableInfo,
  reader: Reader,
  name = tableName(league, table, reader.language),
): string {
  if (table.status === 'ended' || table.status === 'annulled')
    return `- ${labelled(name, resultText(league, table, reader), reader.language)}`
  const parts = [
    labelled(name, memberNames(table.seats, reader.language), reader.language),
    tablePlace(league, table, reader.guild),
    timeText(table, reader.language, clock.now()),
  ]
  return `- ${parts.filter((part) => part).join(' · ')}`
}

/** A line for a table that has begun: who plays in which seat, where, and until when; also once it is over. */
export function begunLine(
  { clock }: Pick<BotContext, 'clock'>,
  league: LeagueInfo,
  table: LeagueTableInfo,
  { language, guild }: Reader,
): string {
  const seats = table.seats.map((seat, at) => `${at + 1} ${memberName(seat, language)}`).join(' · ')
  const isOver = table.status === 'ended' || table.status === 'annulled'
  const parts = [
    labelled(tableName(league, table, language), seats, language),
    tablePlace(league, table, guild),
    isOver ? wordsOf(language)['league-table-over']() : timeText(table, language, clock.now()),
  ]
  return `- ${parts.filter((part) => part).join(' · ')}`
}

/** When a table starts, or when its time is up. */
export function timeText(table: LeagueTableInfo, language: Language, now: Date): string {
  const words = wordsOf(language)
  if (table.status === 'due') return words['league-starts']({ when: moment(table.startsAt, 'R') })
  if (table.paused) return `${words['league-table-paused']()} · ⏳ ${moment(table.due, 'R')}`
  return isOverdue(table, now) ? `⏳ ${words['league-overdue']()}` : `⏳ ${moment(table.due, 'R')}`
}

/** Whether a table is still running though its days are over. */
export const isOverdue = ({ status, due }: LeagueTableInfo, now: Date): boolean =>
  status === 'running' && due.getTime() <= now.getTime()

/** `1. **Mei** 8 points · 2. **Arjun** 0 points`, and where it was played. */
function resultText(league: LeagueInfo, table: LeagueTableInfo, { language, guild }: Reader): string {
  const words = wordsOf(language)
  const lines = [...table.seats, ...computersAhead(table)]
  const seats = lines
    .toSorted((a, b) => (a.place ?? lines.length) - (b.place ?? lines.length))
    .map((line) => ('number' in line ? seatText(line, language) : computerText(line, language)))
    .join(' · ')
  const place = tablePlace(league, table, guild)
  const line = [seats, place].filter((part) => part).join(' · ')
  return table.status === 'annulled' ? `~~${seats}~~ · ${words['league-annulled']()}` : line
}

/** The place of a seat that its member gave up permanently and a computer played. */
interface ComputerLine {
  readonly place: number
  readonly seat: LeagueName
}

/** The computers without which somebody's place could not be understood: they finished ahead of a member. */
function computersAhead({ seats }: LeagueTableInfo): readonly ComputerLine[] {
  const last = Math.max(...seats.map(({ place = 0 }) => place))
  return seats.flatMap((seat) => {
    const { computerPlace: place } = seat
    return place !== undefined && place < last ? [{ place, seat }] : []
  })
}

const computerText = ({ place, seat }: ComputerLine, language: Language): string =>
  `${place}. ${wordsOf(language)['league-computer-for']({ name: memberName(seat, language) })}`

function seatText(seat: LeagueTableInfo['seats'][number], language: Language): string {
  const place = seat.place === undefined ? '' : `${seat.place}. `
  const words = wordsOf(language)
  const points =
    seat.points === undefined ? '' : ` ${words['league-points-of']({ points: pointsText(seat.points) })}`
  const left = seat.absent ? words['league-was-absent']() : seat.left ? words['league-gave-up']() : ''
  const stalled = seat.stalled ? words['league-stalled']() : ''
  return `${place}${memberName(seat, language)}${points}${left || stalled}`
}

/** Whether somebody sits at a table. */
export const sitsAt = ({ seats }: LeagueTableInfo, member: string): boolean =>
  seats.some((seat: LeagueName) => seat.member === member)
