// A member's record of finished games: games by title, opponents beaten, league ratings, medals.
import type { Outcome } from '../../engine/game.ts'
import { STRENGTHS, type Strength } from '../../engine/strength.ts'
import type { FileSeason } from '../../league/export-file.ts'
import { shareBeaten } from '../../league/points.ts'
import { shownRating } from '../../league/ratings.ts'
import { earnsMedal } from '../../league/standings.ts'
import type { Tx } from '../../store/open.ts'
import {
  type FinishedSeat,
  finalsOf,
  finishedSeats,
  leaguesOfMember,
  type OwnLeague,
  type WonAlone,
  wonAlone,
} from '../../store/stats.ts'
import { ratingsIn } from '../leagues/campaign.ts'
import { scaleOf } from '../leagues/scales.ts'
import type { RatingShown } from '../leagues/types.ts'
import type { HostContext } from '../table/context.ts'
import { type Reliability, reliabilityIn } from '../table/meeting.ts'

/** How somebody did in several finished games. */
export interface Tally {
  readonly games: number
  readonly wins: number
  /** Mean share of opponents beaten, 0 to 1; absent where there never was an opponent. */
  readonly beaten?: number
}

/** How somebody finished a game. */
export interface Finished {
  readonly title: string
  readonly place: number
  readonly seats: number
  readonly won: boolean
  /** Share of opponents beaten; absent without opponents. */
  readonly beaten?: number
}

/** Public facts about a member. */
export interface PersonStats {
  readonly all: Tally
  /** By title, the most played first. */
  readonly titles: readonly (Tally & { readonly title: string })[]
  /** The latest games, the newest last. */
  readonly latest: readonly Finished[]
  /** There are older games than were counted. */
  readonly more: boolean
  /** Share of their last 200 decisions made in time; absent where it is not public. */
  readonly reliability?: number
  /** Games that they gave up, or whose seat they lost; absent where it is not public. */
  readonly left?: number
  /** Ratings that are shown, of leagues that are not archived. */
  readonly ratings: readonly { readonly name: string; readonly title: string; readonly rating: RatingShown }[]
  /** The strongest computers that they have beaten alone, by title; their own concern. */
  readonly ladder?: readonly { readonly title: string; readonly strength: Strength }[]
  /** First, second and third places of seasons that are over. */
  readonly medals: readonly [number, number, number]
}

/** Games counted at most: the latest. */
export const COUNTED = 1_000
/** Games whose places are listed. */
const LATEST = 20
/** Leagues whose ratings are computed at most: the newest. */
const RATED = 5
const DAY = 86_400_000

/**
 * What a member has played: on one server, or everywhere where none is named, which only they themselves may ask. How
 * reliable somebody is belongs to leagues, so that others see it of members of a league of theirs alone.
 */
export async function stats(
  { store, clock }: HostContext,
  member: string,
  guild?: string,
): Promise<PersonStats> {
  const { db } = store
  const seats = await finishedSeats(db, member, guild, COUNTED + 1)
  const finished = seats.slice(0, COUNTED).flatMap((seat) => finishedOf(seat) ?? [])
  const leagues = await leaguesOfMember(db, member, guild)
  const isPublic = guild === undefined || leagues.length > 0
  const known = isPublic ? await reliabilityIn(db, member) : undefined
  return {
    all: tallyOf(finished),
    titles: titlesOf(finished),
    latest: finished.slice(0, LATEST).toReversed(),
    more: seats.length > COUNTED,
    ...(known?.inTime !== undefined && { reliability: known.inTime }),
    ...(known && { left: known.left }),
    ratings: await ratingsOf(db, leagues, Math.floor(clock.now().getTime() / DAY)),
    medals: await medalsOf(db, leagues),
    ...(guild === undefined && { ladder: ladderOf(await wonAlone(db, member)) }),
  }
}

/** How reliable somebody is; for tables that ask for it, and for themselves. */
export const reliability = ({ store }: HostContext, member: string): Promise<Reliability> =>
  reliabilityIn(store.db, member)

function finishedOf({ seat, title, outcome: stored }: FinishedSeat): Finished | undefined {
  const outcome = stored as Outcome | null
  const place = outcome?.ranks[seat]
  if (!outcome || place === undefined) return undefined
  const finishes = outcome.ranks.map((rank, other) => {
    const team = outcome.teams?.[other]
    return { place: rank, winner: outcome.winners.includes(other), ...(team !== undefined && { team }) }
  })
  const beaten = shareBeaten(finishes, seat)
  return {
    title,
    place,
    seats: outcome.ranks.length,
    won: outcome.winners.includes(seat),
    ...(beaten !== undefined && { beaten }),
  }
}

/** Where several strengths sat at one table, the weakest of them counts. */
function ladderOf(won: readonly WonAlone[]): NonNullable<PersonStats['ladder']> {
  const best = new Map<string, Strength>()
  for (const { title, computers } of won) {
    const strength = STRENGTHS.find((each) => computers.includes(each))
    const before = best.get(title)
    if (strength && (!before || STRENGTHS.indexOf(strength) > STRENGTHS.indexOf(before)))
      best.set(title, strength)
  }
  return [...best]
    .map(([title, strength]) => ({ title, strength }))
    .sort((a, b) => (a.title < b.title ? -1 : 1))
}

function tallyOf(finished: readonly Finished[]): Tally {
  const shares = finished.flatMap(({ beaten }) => beaten ?? [])
  return {
    games: finished.length,
    wins: finished.filter(({ won }) => won).length,
    ...(shares.length > 0 && { beaten: shares.reduce((sum, share) => sum + share, 0) / shares.length }),
  }
}

const titlesOf = (finished: readonly Finished[]): PersonStats['titles'] =>
  [...new Set(finished.map(({ title }) => title))]
    .map((title) => ({ title, ...tallyOf(finished.filter((each) => each.title === title)) }))
    .sort((a, b) => b.games - a.games || (a.title < b.title ? -1 : 1))

async function ratingsOf(
  tx: Tx,
  leagues: readonly OwnLeague[],
  today: number,
): Promise<PersonStats['ratings']> {
  const shown: PersonStats['ratings'][number][] = []
  for (const { id, name, title, number } of leagues
    .filter(({ status }) => status !== 'archived')
    .slice(0, RATED)) {
    const rating = (await ratingsIn(tx, id)).get(number)
    if (!rating) continue
    const { plusMinus, ...said } = shownRating(rating, today)
    if (!said.hidden) shown.push({ name, title, rating: { ...said, margin: plusMinus } })
  }
  return shown
}

/** Medals as the ceremonies give them: three in the first group of a season, in every other its champion’s. */
async function medalsOf(tx: Tx, leagues: readonly OwnLeague[]): Promise<PersonStats['medals']> {
  const own = new Map(leagues.map((league) => [league.id, league]))
  const medals: [number, number, number] = [0, 0, 0]
  for (const { leagueId, final } of await finalsOf(tx, [...own.keys()]))
    for (const [group, { lines }] of ((final ?? []) as NonNullable<FileSeason['standings']>).entries()) {
      const league = own.get(leagueId)
      const line = lines.find(({ entry }) => entry === league?.number)
      if (!league || !line || !earnsMedal(line, scaleOf(league))) continue
      const { place } = line
      if (place === 1) medals[0]++
      else if (group === 0 && place === 2) medals[1]++
      else if (group === 0 && place === 3) medals[2]++
    }
  return medals
}
