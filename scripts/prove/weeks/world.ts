// Plays tables over weeks in virtual time on a whole host.
import { pino } from 'pino'
import { sideStream } from '../../../src/engine/random.ts'
import { TITLES } from '../../../src/games/index.ts'
import { paceOf } from '../../../src/host/clock/index.ts'
import { type OpenHost, openHost } from '../../../src/host/index.ts'
import type { GameInfo, Result } from '../../../src/host/table/types.ts'
import type { Store } from '../../../src/store/open.ts'
import { DAY, HOUR } from '../../../src/text/length.ts'
import { FakeDiscord, GUILDS, type Lies } from './discord.ts'
import { type Findings, Watch } from './findings.ts'
import { People } from './people.ts'
import { TROUBLES } from './troubles.ts'
import type { Counts, Member, PlayedWorld, TableWish } from './types.ts'
import { VirtualTime } from './virtual-time.ts'

/** Answers after which the people of a table bring it to an end. */
const LONG_ENOUGH = 16

/** No table may take longer. */
const HORIZON = 400 * DAY

/** What a planted fault does to the database before each look for what is due. */
export interface Plant extends Lies {
  readonly spoil?: (store: Store, now: Date) => Promise<unknown>
  /** So long between two outages, in milliseconds. */
  readonly calm?: number
  /** Virtual time ends here. */
  readonly horizon?: number
}

/** How a table was played so far. */
interface Played {
  readonly wish: TableWish
  answers: number
}

export class World implements PlayedWorld {
  readonly time = new VirtualTime(Date.parse('2026-03-01T12:00:00Z'))
  readonly counts: Counts = { departures: 0, silences: 0, seatThefts: 0, outages: 0, stallers: 0 }
  readonly people: People
  readonly discord: FakeDiscord
  readonly host: OpenHost
  readonly seed: string
  readonly #store: Store
  readonly #watch: Watch
  readonly #plant: Plant
  readonly #played = new Map<string, Played>()
  readonly #leagues = new Map<string, TableWish>()

  constructor(store: Store, seed: string, plant: Plant = {}) {
    this.seed = seed
    this.#store = store
    this.#plant = plant
    const clock = { now: () => new Date(this.time.now) }
    // Nothing is swept up: time is virtual, and the database small.
    const untidied = { ...store, tidy: async () => {} }
    this.host = openHost({ store: untidied, titles: TITLES, clock, log: pino({ level: 'fatal' }) })
    this.discord = new FakeDiscord(this.time, store, plant)
    this.discord.host = this.host
    this.people = new People(this)
    this.discord.onPost = (posting) => this.people.see(posting)
    this.discord.onLeague = async ({ league, job }) => {
      const person = this.people.add('organiser')
      if (job.kind === 'league-end')
        this.time.in(
          HOUR,
          async () => void (await this.host.leagues.archive(league.id, { person, reason: 'over' })),
        )
    }
    this.#watch = new Watch(this, store, (game) => this.#wishOf(game)?.seed)
  }

  /** Plays these tables until the last is over; what was found. */
  async play(wishes: readonly TableWish[]): Promise<Findings> {
    const games = wishes.reduce((sum, { league }) => sum + (league ? 2 : 1), 0)
    await this.host.begin(this.discord)
    for (const [n, wish] of wishes.entries())
      this.time.in(n * 3 * HOUR, () => (wish.league ? this.#openLeague(wish) : this.#openLobby(wish, n)))
    for (const [n, guild] of GUILDS.entries()) this.#weather(guild, n)
    const end = this.time.now + (this.#plant.horizon ?? HORIZON)
    try {
      while (this.#watch.ended < games && this.time.now < end) await this.#step()
      // Games are packed an hour after their end, whose moment has come by now.
      return this.#watch.findings(games)
    } finally {
      await this.host.stop()
    }
  }

  /** Turns the clock to what comes next: an action, a job, or the daily look. */
  async #step(): Promise<void> {
    const { time } = this
    const now = new Date(time.now)
    const job = await this.#store.db.job.findFirst({
      where: { due: { gt: now }, status: { not: 'done' } },
      orderBy: { due: 'asc' },
      select: { due: true },
    })
    const due = job?.due.getTime() ?? Number.POSITIVE_INFINITY
    await time.turn(Math.min(time.next, due, time.now + DAY))
    await this.#plant.spoil?.(this.#store, new Date(time.now))
    await this.host.runDue()
    await this.#watch.look()
  }

  /** Discord is away now and then, for one to thirty hours; each third time only posts fail. */
  #weather(guild: string, n: number): void {
    const random = sideStream(this.seed, 'weather', guild, n)
    this.time.in(this.#plant.calm ?? DAY + random.int(9 * DAY), async () => {
      this.counts.outages++
      const length = HOUR + random.int(29 * HOUR)
      await this.discord.away(guild, length, random.int(3) > 0)
      this.time.in(length, async () => this.#weather(guild, n + GUILDS.length))
    })
  }

  async #openLobby(wish: TableWish, n: number): Promise<void> {
    const { title, seats, seed, silentInLobby } = wish
    const pace = paceOf(wish.pace)
    const members = Array.from({ length: seats }, (_, seat) => this.people.add(`${seed} ${seat}`))
    const [host, ...others] = members as [Member, ...Member[]]
    const { id } = granted(
      await this.host.lobby.open({
        title,
        seats,
        options: {},
        language: 'en',
        ...(pace && { pace }),
        guild: GUILDS[n % GUILDS.length] ?? GUILDS[0],
        channel: seed,
        person: host,
        interaction: this.people.interaction(),
      }),
    )
    // What is drawn follows from the seed alone.
    await this.#store.db.game.update({ where: { id }, data: { secret: seed } })
    this.#played.set(id, { wish, answers: 0 })
    const silent = silentInLobby && host
    for (const [at, person] of others.entries())
      this.time.in((at + 1) * (host.random.int(20) + 1) * HOUR, async () => {
        await this.host.lobby.join(id, person, this.people.interaction())
        if (!silent || at > 0) return
        silent.silentUntil = Number.POSITIVE_INFINITY
        silent.isSteady = false
        this.counts.silences++
      })
  }

  async #openLeague(wish: TableWish): Promise<void> {
    const { title, seats, seed } = wish
    const person = this.people.add(`${seed} organiser`)
    const call = { name: seed, format: 'season', title, seats, language: 'en', rules: { rounds: 1 } } as const
    const { id } = granted(
      await this.host.leagues.create({ ...call, guild: GUILDS[0], channel: seed, person }),
    )
    this.#leagues.set(id, wish)
    for (let n = 0; n < 4; n++) granted(await this.host.leagues.join(id, this.people.add(`${seed} ${n}`)))
    granted(await this.host.leagues.start(id, { person, reason: 'all are here' }))
  }

  #wishOf(game: string): TableWish | undefined {
    return this.#played.get(game)?.wish
  }

  /** An answer was given: what befalls its table then. */
  answered = async (info: GameInfo): Promise<void> => {
    const known = this.#played.get(info.id)
    const wish = known?.wish ?? (info.league && this.#leagues.get(info.league))
    if (!wish) return
    const played = known ?? { wish, answers: 0 }
    this.#played.set(info.id, played)
    played.answers++
    const troubles = wish.troubles.filter(([, answers]) => answers === played.answers).map(([kind]) => kind)
    // A league sees to the end of its tables itself.
    if (played.answers === LONG_ENOUGH && !wish.league) troubles.push(wish.end)
    for (const trouble of troubles) await TROUBLES[trouble](this, info)
  }
}

/** The value of a result; a refusal is a fault of the proof. */
function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`)
  return result.value
}
