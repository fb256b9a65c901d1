// The records of a server: its fastest win, longest and closest game, greatest comeback and highest score of a title,
// and what that title alone counts. Nothing is stored for it, so that it changes with the results, and forgets who is erased.
import type { Outcome } from '../../engine/game.ts'
import type { Seat } from '../../engine/phrase.ts'
import type { TitleRecord } from '../../games/common/title.ts'
import { type HallGame, hallGames } from '../../store/hall.ts'
import type { HostContext } from '../table/context.ts'

/** What a record is of. */
export type RecordKind = 'fastest' | 'longest' | 'closest' | 'comeback' | 'highest'

/** A record that every game has, or one of its own by the key of its line. */
export type RecordName = { readonly kind: RecordKind } | { readonly says: string }

/** A record: who holds it with what, and the game in which it was made. */
export type HallRecord = RecordName & {
  readonly holder: string
  /** Rounds, points, or the lowest share of the win from 0 to 1. */
  readonly value: number
  readonly game: string
  readonly at: Date
}

/** Games that are looked through: the latest. */
export const HALL_GAMES = 500
/** Who won from a better place than this did not come back. */
const BEHIND = 0.25

/** The records of a title on a server, by members who sit there still; a record that is equalled stays with its first. */
export async function hall(
  { store, titles }: HostContext,
  guild: string,
  title: string,
): Promise<readonly HallRecord[]> {
  const games = [...(await hallGames(store.db, { guild, title }, HALL_GAMES))].reverse()
  const best = (
    name: RecordName,
    measure: (game: HallGame) => { readonly seat: Seat; readonly value: number } | undefined,
    isBetter: (one: number, other: number) => boolean,
  ): HallRecord[] => {
    let record: HallRecord | undefined
    for (const game of games) {
      const found = measure(game)
      const holder = found && game.players.find(({ seat }) => seat === found.seat)
      if (!found || !holder || holder.member === null) continue
      if (record && !isBetter(found.value, record.value)) continue
      record = { ...name, holder: holder.name, value: found.value, game: game.id, at: game.finishedAt }
    }
    return record ? [record] : []
  }
  return [
    ...best({ kind: 'fastest' }, byWinner(roundsOf), less),
    ...best({ kind: 'longest' }, byWinner(roundsOf), more),
    ...best({ kind: 'closest' }, byWinner(gapOf), less),
    ...best(
      { kind: 'comeback' },
      byWinner(({ lowest }) => (lowest !== null && lowest < BEHIND ? lowest : undefined)),
      less,
    ),
    ...best({ kind: 'highest' }, highestOf, more),
    ...(titles[title]?.records ?? []).flatMap(({ says, of }) => best({ says }, measureOf(of, title), more)),
  ]
}

const less = (one: number, other: number): boolean => one < other
const more = (one: number, other: number): boolean => one > other

/** A value of a game as its first winner's. */
const byWinner = (measure: (game: HallGame) => number | undefined) => (game: HallGame) => {
  const value = measure(game)
  const [seat] = game.outcome.winners
  return value === undefined || seat === undefined ? undefined : { seat, value }
}

const roundsOf = ({ outcome }: HallGame): number | undefined => outcome.facts.rounds

const totalsOf = ({ scores }: Outcome): readonly number[] | undefined =>
  scores?.map((parts) => parts.reduce((sum, { points }) => sum + points, 0))

/** Points between the first winner and the best of those who lost. */
function gapOf({ outcome }: HallGame): number | undefined {
  const totals = totalsOf(outcome)
  const [winner] = outcome.winners
  const lost = (totals ?? []).filter((_, seat) => !outcome.winners.includes(seat))
  const own = winner === undefined ? undefined : totals?.[winner]
  return own === undefined || lost.length === 0 ? undefined : Math.abs(own - Math.max(...lost))
}

/** How a record of a title's own is measured. */
function measureOf(of: TitleRecord['of'], title: string) {
  if ('fact' in of) return byWinner(factOf(of.fact))
  if ('part' in of) return mostOf(({ outcome }) => partsOf(of.part, title)(outcome))
  return mostOf(({ counted }) => counted?.[of.counted])
}

/** A public fact, where there is any of it. */
const factOf =
  (fact: string) =>
  ({ outcome }: HallGame): number | undefined =>
    outcome.facts[fact] || undefined

/** The points of each seat in a part of the score. */
const partsOf =
  (part: string, title: string) =>
  ({ scores }: Outcome): readonly number[] | undefined =>
    scores?.map((parts) =>
      parts.reduce((sum, { label, points }) => sum + (label.key === `${title}.${part}` ? points : 0), 0),
    )

/** The member who sits there still with the most of something. */
const mostOf =
  (countsOf: (game: HallGame) => readonly number[] | undefined) =>
  (game: HallGame): { readonly seat: Seat; readonly value: number } | undefined => {
    const { players } = game
    const totals = countsOf(game)
    const seats = players.filter(({ member, seat }) => member !== null && totals?.[seat] !== undefined)
    const [first] = seats.toSorted((one, other) => (totals?.[other.seat] ?? 0) - (totals?.[one.seat] ?? 0))
    const value = first && totals?.[first.seat]
    return first && value ? { seat: first.seat, value } : undefined
  }

const highestOf = mostOf(({ outcome }) => totalsOf(outcome))
