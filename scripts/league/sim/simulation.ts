// A league from its creation to the end of its season, and what came of it.
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { TITLES } from '../../../src/games/index.ts'
import { type OpenHost, openHost } from '../../../src/host/index.ts'
import type { LeagueTableInfo } from '../../../src/host/leagues/index.ts'
import { openSandbox, type Sandbox } from '../../../src/sandbox/index.ts'
import { openStore, type Store } from '../../../src/store/open.ts'
import { readLeague } from '../verify/file.ts'
import { verifyLeague } from '../verify/verify.ts'
import { SimulatedBot } from './bot.ts'
import { Club } from './club.ts'

/** What to simulate. */
export interface Wish {
  readonly url: string
  readonly game: string
  readonly seats: number
  readonly rounds: number
  readonly members: number
  readonly seed: string
  readonly tell: (what: string) => void
}

/** What came of it. */
export interface Simulated {
  readonly members: number
  readonly vanished: number
  readonly late: number
  readonly tables: number
  readonly mostAtOnce: number
  /** Games that were opened, and results that were counted. */
  readonly games: number
  readonly counted: number
  readonly kills: number
  readonly answers: number
  readonly days: number
  readonly faults: readonly string[]
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Presses at once. */
const ABREAST = 8
/** A season that takes longer than this hangs. */
const MOST_DAYS = 150

/** Plays a season. */
export async function simulate(wish: Wish): Promise<Simulated> {
  const place = { url: wish.url, schema: `league_${randomBytes(4).toString('hex')}` }
  const store = await openStore(place)
  const sandbox = await openSandbox({ limits: { timeoutMs: 60_000 } })
  const bot = new SimulatedBot(sandbox, place, Date.parse('2026-01-05T12:00:00Z'))
  const log = pino({ level: 'fatal' })
  const host = openHost({ store, titles: TITLES, clock: { now: () => new Date(bot.now) }, log })
  try {
    await bot.start()
    return await new Simulation({ wish, store, sandbox, bot, host }).run()
  } finally {
    await bot.kill()
    await sandbox.close()
    await store.db.$executeRawUnsafe(`drop schema if exists "${place.schema}" cascade`)
    await store.close()
  }
}

/** What a simulation runs on. */
interface Grounds {
  readonly wish: Wish
  readonly store: Store
  readonly sandbox: Sandbox
  readonly bot: SimulatedBot
  readonly host: OpenHost
}

class Simulation {
  readonly #on: Grounds
  readonly #club: Club
  #league = ''
  #room = ''
  #kills = 0
  #mostAtOnce = 0

  constructor(on: Grounds) {
    this.#on = on
    const { wish, sandbox } = on
    this.#club = new Club(sandbox, wish.members, wish.seed)
  }

  async run(): Promise<Simulated> {
    const began = this.#on.bot.now
    await this.#open()
    const late = this.#club.people.filter((_, n) => n % 20 === 7)
    await this.#enter(this.#club.people.filter((person) => !late.includes(person)))
    let entered = false
    while ((await this.#season())?.number === 1) {
      if (this.#on.bot.now - began > MOST_DAYS * DAY)
        return this.#found(began, late.length, ['it does not end'])
      const paired = (await this.#season())?.paired ?? 0
      if (paired === 1 && !entered) {
        await this.#enter(late)
        entered = true
      }
      await this.#play()
      if (paired >= 2 && this.#kills === 0) await this.#kill()
      await this.#turn()
    }
    await this.#settle(true)
    return this.#found(began, late.length, [])
  }

  async #open(): Promise<void> {
    const { game, seats, rounds } = this.#on.wish
    this.#on.sandbox.addRole({ name: 'organisers', permissions: ['ManageEvents'] })
    this.#on.sandbox.addMember({ name: 'Organiser', roles: ['organisers'] })
    this.#room = this.#on.sandbox.addChannel({ name: 'league' }).id
    const call = { name: 'Simulated', game, format: 'season', seats, rounds }
    await this.#on.sandbox.as('Organiser').slash(this.#room, 'league create', call)
    const [league] = await this.#on.host.leagues.at(this.#on.sandbox.guild.id)
    if (!league) throw new Error('the league was not created')
    this.#league = league.id
  }

  /** They press Join under the league's page, some at once. */
  async #enter(people: Club['people']): Promise<void> {
    await this.#settle(true)
    const button = `league-join|${this.#league}`
    for (let first = 0; first < people.length; first += ABREAST)
      await Promise.all(
        people.slice(first, first + ABREAST).map(async (person) => {
          const offers = ({ components }: { components: unknown }) =>
            JSON.stringify(components).includes(button)
          const page = person.messages(this.#room).findLast(offers)
          if (!page) throw new Error('the league has no page')
          await person.click(page, button)
        }),
      )
    this.#on.wish.tell(`${people.length} have entered`)
  }

  #season = async () => (await this.#on.host.leagues.find(this.#league))?.season

  async #tables(season?: number): Promise<readonly LeagueTableInfo[]> {
    const schedule = await this.#on.host.leagues.schedule(this.#league, season)
    return schedule?.rounds.flatMap(({ tables }) => tables) ?? []
  }

  /** All present members play every table that can be played now. */
  async #play(): Promise<void> {
    for (;;) {
      const running = (await this.#tables()).filter(({ status }) => status === 'running')
      this.#mostAtOnce = Math.max(this.#mostAtOnce, running.length)
      let taken = 0
      let thinking = 0
      for (const { game = '', seats } of running) {
        const members = seats.flatMap(({ member }) => member ?? [])
        taken += await this.#club.play(this.#on.host, game, members)
        if (await this.#isThinking(game)) thinking++
      }
      if (taken === 0 && thinking === 0) return
      if (taken === 0) await pause(100)
    }
  }

  /** Whether a table waits for nobody but computers, which think in the machine's time. */
  async #isThinking(game: string): Promise<boolean> {
    const look = await this.#on.host.play.getView(game, { id: '0', name: 'Nobody' })
    if (!look.ok || look.value.info.status !== 'playing') return false
    const { awaited, info } = look.value
    return awaited.some(({ seat }) => info.players[seat]?.computer || info.players[seat]?.standIn)
  }

  /** kill -9 in the middle of a round; another process goes on. */
  async #kill(): Promise<void> {
    await this.#on.bot.kill()
    this.#kills++
    this.#on.wish.tell('the bot was killed')
    await this.#on.bot.start()
  }

  /** Turns the time to what is due next, but by an hour at least. */
  async #turn(): Promise<void> {
    await this.#settle(false)
    const next = await this.#on.store.db.job.findFirst({
      where: { status: { not: 'done' }, due: { gt: new Date(this.#on.bot.now) } },
      orderBy: { due: 'asc' },
      select: { due: true },
    })
    this.#on.bot.turnTo(Math.max(this.#on.bot.now + HOUR, next?.due.getTime() ?? 0))
    await this.#settle(false)
    const tables = await this.#tables()
    const over = tables.filter(({ status }) => status === 'ended').length
    this.#on.wish.tell(`${new Date(this.#on.bot.now).toISOString()}: ${over} of ${tables.length} tables`)
  }

  /** Waits until nothing is due any more; with `posts` until everything is posted as well. */
  async #settle(posts: boolean): Promise<void> {
    for (;;) {
      const due = await this.#on.store.db.job.count({
        where: {
          status: { notIn: ['done', 'held'] },
          due: { lte: new Date(this.#on.bot.now) },
          ...(!posts && { lane: { notIn: ['posts', 'direct'] } }),
        },
      })
      if (due === 0) return
      await pause(100)
    }
  }

  async #found(began: number, late: number, faults: readonly string[]): Promise<Simulated> {
    const tables = await this.#tables(1)
    const counted = tables.filter(({ status }) => status === 'ended').length
    const games = await this.#on.store.db.game.count({ where: { league: this.#league } })
    const threads = new Set(tables.map(({ thread }) => thread)).size
    const file = readLeague((await this.#on.host.leagues.exportOf(this.#league)) ?? '')
    return {
      members: this.#on.wish.members,
      vanished: this.#club.vanished.size,
      late,
      tables: tables.length,
      mostAtOnce: this.#mostAtOnce,
      games,
      counted,
      kills: this.#kills,
      answers: this.#club.answers,
      days: Math.round((this.#on.bot.now - began) / DAY),
      faults: [
        ...faults,
        ...(games === tables.length ? [] : [`${tables.length} tables and ${games} games`]),
        ...(counted === tables.length ? [] : [`${tables.length} tables and ${counted} results`]),
        ...(threads === tables.length ? [] : [`${tables.length} tables in ${threads} threads`]),
        ...(typeof file === 'string' ? [file] : verifyLeague(file).faults),
        ...this.#on.bot.faults,
      ],
    }
  }
}
