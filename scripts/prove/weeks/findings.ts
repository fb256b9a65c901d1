// Reads tables from the database and counts faults.
import type { LogEntry } from '../../../src/engine/log.ts'
import { isTimed, type Pace } from '../../../src/host/clock/index.ts'
import { readPace } from '../../../src/host/table/clock/pace.ts'
import { TIMING } from '../../../src/host/table/timing.ts'
import { upkeepOf } from '../../../src/host/table/upkeep.ts'
import type { Store } from '../../../src/store/open.ts'
import { DAY, HOUR, MINUTE } from '../../../src/text/length.ts'
import { type Outage, RETRY } from './discord.ts'
import type { Counts, PlayedWorld as World } from './types.ts'

/** What must not be, by how often it was. */
const FAULTS = [
  'stuck',
  'decidedWhileAway',
  'decidedBeforeDelivered',
  'stalledBeyondBound',
  'seatsTakenFromPresent',
  'votesForever',
  'lobbiesForever',
] as const
export type Fault = (typeof FAULTS)[number]

export interface Findings extends Counts, Readonly<Record<Fault, number>> {
  readonly games: number
  readonly ended: number
  /** The first of each fault: the seed of its table, and what was seen. */
  readonly faults: readonly string[]
}

/** Without a sign of life for so long a game counts as stuck, a vote and a lobby as open for ever. */
const LONGEST = { silence: 90 * DAY, vote: 4 * DAY, lobby: 15 * DAY, host: 3 * DAY, start: DAY }

/** A table as it was seen last. */
interface Seen {
  readonly id: string
  readonly guild: string
  readonly pace: Pace
  status: string
  /** When an entry of the log was made, and the entry that asked what it answered, by its number. */
  readonly at: number[]
  readonly asked: number[]
  readonly entries: LogEntry[]
  members: readonly (string | null)[]
  /** The last sign of life. */
  sign: number
  /** Until when nobody waited for another member. */
  alone: number
  /** Since when each seat has its player. */
  since: number[]
  full?: number
  paused: { from: number; until: number }[]
}

const OPEN = ['lobby', 'playing', 'paused']

export class Watch {
  /** Games that are over. */
  ended = 0
  readonly #world: World
  readonly #store: Store
  readonly #seedOf: (game: string) => string | undefined
  readonly #seen = new Map<string, Seen>()
  /** What was found, each once, by what it is about. */
  readonly #found = new Map<string, { readonly fault: Fault; readonly told: string }>()

  constructor(world: World, store: Store, seedOf: (game: string) => string | undefined) {
    this.#world = world
    this.#store = store
    this.#seedOf = seedOf
  }

  findings(games: number): Findings {
    const found = [...this.#found.values()]
    const counts = FAULTS.map((fault) => [fault, found.filter((each) => each.fault === fault).length])
    return {
      games,
      ended: this.ended,
      ...this.#world.counts,
      ...(Object.fromEntries(counts) as Record<Fault, number>),
      faults: found.map(({ fault, told }) => `${fault}: ${told}`),
    }
  }

  #note(fault: Fault, { id }: Pick<Seen, 'id'>, key: string | number, what: string): void {
    const about = `${fault} ${id} ${key}`
    const at = new Date(this.#world.time.now).toISOString()
    const told = `table ${this.#seedOf(id) ?? id}, ${at}: ${what}`
    if (!this.#found.has(about)) this.#found.set(about, { fault, told })
  }

  /** Looks at all tables that are not over. */
  async look(): Promise<void> {
    const { now } = this.#world.time
    const still = [...this.#seen.values()].filter(({ status }) => OPEN.includes(status)).map(({ id }) => id)
    const rows = await this.#store.db.game.findMany({
      where: { OR: [{ status: { in: OPEN } }, { id: { in: still } }] },
      include: { players: { orderBy: { seat: 'asc' } } },
    })
    for (const row of rows) {
      const seen = this.#seenOf(row.id, row.guild, readPace(row.pace), row.createdAt.getTime())
      await this.#readLog(seen, row.number)
      // Seats of a lobby are counted anew as it starts.
      this.#seePlayers(seen, row.players)
      this.#seeStatus(seen, row.status, upkeepOf(row).kept ?? 0)
      if (row.status === 'lobby') this.#seeLobby(seen, row.createdAt.getTime(), row.seats)
      else if (OPEN.includes(row.status)) this.#seeSilence(seen)
    }
    const at = { lt: new Date(now - LONGEST.vote) }
    for (const vote of await this.#store.db.vote.findMany({ where: { status: 'open', at } }))
      if (now - vote.at.getTime() > LONGEST.vote + this.#away(vote.gameId, vote.at.getTime()))
        this.#note('votesForever', { id: vote.gameId }, vote.id, vote.kind)
  }

  /** How long nobody could vote at a table since a moment, in milliseconds. */
  #away(game: string, since: number): number {
    const { now } = this.#world.time
    const outages = this.#outages(this.#seen.get(game)?.guild ?? '')
    return outages
      .map(({ from, until }) => Math.min(until, now) - Math.max(from, since))
      .reduce((sum, length) => sum + Math.max(0, length), 0)
  }

  #seenOf(id: string, guild: string, pace: Pace, created: number): Seen {
    const known = this.#seen.get(id)
    if (known) return known
    const lists = { at: [], asked: [], entries: [], members: [], since: [], paused: [] }
    const seen = { id, guild, pace, status: 'lobby', sign: created, alone: created, ...lists }
    this.#seen.set(id, seen)
    return seen
  }

  async #readLog(seen: Seen, number: number): Promise<void> {
    if (number < seen.at.length) return
    const rows = await this.#store.db.entry.findMany({
      where: { gameId: seen.id, number: { gte: seen.at.length } },
      orderBy: { number: 'asc' },
      select: { entry: true, at: true },
    })
    for (const { entry, at } of rows) this.#readEntry(seen, entry as unknown as LogEntry, at.getTime())
  }

  #readEntry(seen: Seen, entry: LogEntry, at: number): void {
    const { number } = entry
    seen.sign = at
    seen.at[number] = at
    seen.entries[number] = entry
    seen.asked[number] = askedIn(seen, entry)
    if (entry.by === 'time' && entry.kind !== 'undo') this.#seeDecided(seen, entry)
    if (
      (entry.by === 'time' || entry.by === 'member') &&
      (entry.kind === 'answer' || entry.kind === 'close')
    ) {
      const seat = entry.kind === 'answer' ? entry.seat : undefined
      this.#seeLength(seen, seen.asked[number] ?? number, seat, at)
    }
  }

  /** Time has decided: Discord was there, and its question had been posted. */
  #seeDecided(seen: Seen, entry: LogEntry): void {
    const { at, asked, pace, guild, id } = seen
    const [now, opened] = [at[entry.number] ?? 0, asked[entry.number] ?? 0]
    const grace = ({ from, until }: Outage) =>
      (at[opened] ?? 0) >= until
        ? 0
        : Math.min(Math.min(pace.reactions, pace.increment) / 4, 10 * (until - from))
    const outage = this.#outages(guild).find(
      (each) => each.isSession && now >= each.from + TIMING.down && now < each.until + grace(each),
    )
    const what = `${entry.kind} ${entry.number} of what ${opened} asked`
    if (outage) this.#note('decidedWhileAway', seen, entry.number, what)
    const isPosted = this.#world.discord.prompts
      .get(id)
      ?.some((number) => number >= opened && number < entry.number)
    if (entry.kind !== 'replace' && !isPosted) this.#note('decidedBeforeDelivered', seen, entry.number, what)
  }

  /** A decision was open from an entry until now. */
  #seeLength(seen: Seen, opened: number, seat: number | undefined, until: number): void {
    const { at, pace, guild, alone, since, paused } = seen
    if (!isTimed(pace)) return
    const from = Math.max(at[opened] ?? until, alone, seat === undefined ? 0 : (since[seat] ?? 0))
    const within = (each: { from: number; until: number }) =>
      Math.max(0, Math.min(until, each.until) - Math.max(from, each.from))
    // After an outage each decision has a part of its time again, and posts are tried again a while later.
    const graces = this.#outages(guild)
      .filter((each) => within(each) > 0)
      .map((each) => within(each) + pace.cap / 4 + RETRY)
    const extra = [...graces, ...paused.map(within)].reduce((sum, ms) => sum + ms, 0)
    const length = until - from - extra
    if (length > pace.longest + MINUTE)
      this.#note('stalledBeyondBound', seen, opened, `${(length / HOUR).toFixed(1)} hours for ${opened}`)
  }

  #outages = (guild: string): readonly Outage[] =>
    this.#world.discord.outages.filter((each) => each.guild === guild)

  #seeStatus(seen: Seen, status: string, kept: number): void {
    const { now } = this.#world.time
    seen.sign = Math.max(seen.sign, kept)
    if (status === seen.status) return
    if (status === 'paused') seen.paused.push({ from: now, until: Number.POSITIVE_INFINITY })
    const pause = seen.paused.at(-1)
    if (seen.status === 'paused' && pause) pause.until = now
    if (!OPEN.includes(status)) this.ended++
    seen.status = status
    seen.sign = now
  }

  #seePlayers(
    seen: Seen,
    players: readonly { readonly member: string | null; readonly standIn: string | null }[],
  ) {
    const { now } = this.#world.time
    const members = players.map(({ member }) => member)
    const present = players.filter(({ member, standIn }) => member !== null && standIn === null)
    if (present.length < 2) seen.alone = now
    if (seen.status !== 'lobby')
      for (const [seat, before] of seen.members.entries()) {
        if (before === members[seat]) continue
        seen.since[seat] = now
        if (before !== null && this.#world.people.steady(before))
          this.#note('seatsTakenFromPresent', seen, `${seat} ${before}`, `seat ${seat}`)
      }
    // Whose seat a computer plays comes back to a fresh decision.
    for (const [seat, { standIn }] of players.entries()) if (standIn !== null) seen.since[seat] = now
    seen.members = members
  }

  #seeLobby(seen: Seen, created: number, seats: number): void {
    const { now } = this.#world.time
    const members = seen.members.flatMap((member) => member ?? [])
    if (now - created > LONGEST.lobby) this.#note('lobbiesForever', seen, 'open', 'not started')
    if (members.length < seats) delete seen.full
    else seen.full ??= now
    const silent = members.filter((member) => !this.#world.people.there(member)).length
    const longest = LONGEST.start + LONGEST.host * Math.max(1, silent)
    if (seen.full !== undefined && silent < members.length && now - seen.full > longest)
      this.#note('lobbiesForever', seen, 'full', 'full and not started')
  }

  /** Nothing has happened at a table since its last sign of life. */
  #seeSilence(seen: Seen): void {
    const { now } = this.#world.time
    if (now - seen.sign > LONGEST.silence) this.#note('stuck', seen, '', `${seen.status}, ${seen.pace.speed}`)
    if (seen.status === 'playing' && seen.at.length > 0)
      this.#seeLength(seen, seen.at.length - 1, undefined, now)
  }
}

/** The entry that asked everybody to see what this one answers: private steps are asked in private. */
function askedIn({ entries, asked }: Seen, entry: LogEntry): number {
  const { number } = entry
  if (entry.kind === 'undo') return entry.by === 'time' ? (asked[entry.taken] ?? number) : number
  if (entry.kind !== 'answer' && entry.kind !== 'close') return number - 1
  const opened = entry.within?.opened ?? entry.opened
  const opening = entries[opened]
  const isPrivate = opening?.within !== undefined || (opening?.kind === 'undo' && opening.by === 'time')
  return isPrivate ? (asked[opened] ?? opened) : opened
}

/** The findings of several worlds together. */
export function addUp(all: readonly Findings[]): Findings {
  const keys = Object.keys(all[0] ?? {}).filter((key) => key !== 'faults')
  const sum = (key: string) =>
    all.reduce((count, each) => count + Number(each[key as Exclude<keyof Findings, 'faults'>]), 0)
  const counts = Object.fromEntries(keys.map((key) => [key, sum(key)])) as Omit<Findings, 'faults'>
  return { ...counts, faults: all.flatMap(({ faults }) => faults) }
}
