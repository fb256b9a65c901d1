// Sends one bad input after the other and looks after each: was it answered, did anything change that this person may not
// change, was anybody rung, was anything told that nobody should hear.

import type { LogEntry } from '../../src/engine/log.ts'
import { sideStream } from '../../src/engine/random.ts'
import type { Forged, Outcome } from '../../src/sandbox/index.ts'
import { Inputs } from './inputs.ts'
import { type FuzzServer, openFuzzServer } from './server.ts'

/** What was found; all but the first are zero where nothing is wrong. */
export interface Fuzzed {
  inputs: number
  crashes: number
  unanswered: number
  stateChangedWrongly: number
  pings: number
  leaks: number
}

/** After so many inputs the tokens that stand open are read anew. */
const REFRESHED = 100

/** After so many inputs it says how far it is. */
const PROGRESS = 1_000

/**
 * Sends so many inputs.
 * @param tell hears each finding at once, with the input that brought it, and how far it is
 */
export async function fuzz(inputs: number, seed: string, tell: (line: string) => void): Promise<Fuzzed> {
  const server = await openFuzzServer()
  const uncaught: unknown[] = []
  const note = (error: unknown) => void uncaught.push(error)
  process.on('uncaughtException', note).on('unhandledRejection', note)
  const found: Fuzzed = { inputs, crashes: 0, unanswered: 0, stateChangedWrongly: 0, pings: 0, leaks: 0 }
  try {
    const making = new Inputs(server.sandbox, server.material, sideStream(seed, 'fuzz'))
    const look = new Look(server)
    await look.begin()
    for (let n = 0; n < inputs; n++) {
      if (n % REFRESHED === REFRESHED - 1) await server.refresh()
      const input = making.next()
      const outcome = await server.sandbox.forge(input).catch((error: unknown) => error as Error)
      const wrong = await look.after(input, outcome)
      if (server.faults.length + uncaught.length > 0) wrong.push('crashes')
      for (const what of wrong) {
        found[what]++
        const why = what === 'crashes' ? [...server.faults, ...uncaught].map(String).join() : textOf(outcome)
        tell(`${what}: ${JSON.stringify(input).slice(0, 600)} → ${why.slice(0, 900)}`)
      }
      server.faults.length = 0
      uncaught.length = 0
      if ((n + 1) % PROGRESS === 0) tell(`${n + 1} of ${inputs} inputs`)
    }
    return found
  } finally {
    process.off('uncaughtException', note).off('unhandledRejection', note)
    await server.close()
  }
}

const textOf = (outcome: Outcome | Error): string =>
  outcome instanceof Error ? outcome.message : `${outcome.kind} ${outcome.text}`

type Wrong = Exclude<keyof Fuzzed, 'inputs'>

/** What stands, to be compared after each input. */
class Look {
  readonly #server: FuzzServer
  #protected = ''
  #entries = 0
  #games: string[] = []
  #requests = 0
  #secrets: string[] = []
  readonly #pings = new Map<string, number>()

  constructor(server: FuzzServer) {
    this.#server = server
  }

  async begin(): Promise<void> {
    const { db } = this.#server.app.store
    this.#secrets = (await db.game.findMany()).flatMap(({ secret, seed }) => [
      secret,
      ...(seed ? [seed] : []),
    ])
    this.#secrets.push(
      this.#server.sandbox.token,
      ...(await db.league.findMany()).map(({ secret }) => secret),
    )
    const running = await db.game.findMany({ where: { status: 'playing' }, select: { id: true } })
    this.#games = running.map(({ id }) => id)
    this.#protected = await this.#standing()
    this.#entries = await db.entry.count()
    this.#requests = this.#server.sandbox.requests.length
  }

  async after(input: Forged, outcome: Outcome | Error): Promise<Wrong[]> {
    const wrong: Wrong[] = []
    if (outcome instanceof Error || outcome.kind === 'silence') wrong.push('unanswered')
    if (await this.#changedWrongly(input)) wrong.push('stateChangedWrongly')
    if (await this.#rang()) wrong.push('pings')
    if (await this.#leaked(input, outcome)) wrong.push('leaks')
    return wrong
  }

  /** What nobody who sits nowhere may change: running games, who sits there, votes, and how leagues are run. */
  async #standing(): Promise<string> {
    const { db } = this.#server.app.store
    const games = await db.game.findMany({
      where: { id: { in: this.#games } },
      // Computers that play for somebody who has resigned go on by themselves.
      select: { id: true, status: true, players: { select: { seat: true, member: true } } },
      orderBy: { id: 'asc' },
    })
    const stand = games.map((game) => ({
      ...game,
      status: game.status === 'finished' ? 'playing' : game.status,
    }))
    const answers = await db.entry.count({
      where: { gameId: { in: this.#games }, entry: { path: ['by'], equals: 'member' } },
    })
    const votes = await db.ballot.count()
    const leagues = await db.league.findMany({
      select: { id: true, status: true, rules: true, forbidden: true },
    })
    // Strangers may open leagues and games of their own, and be forgotten with what they did in them.
    const own = this.#server.strangers.map(({ id }) => id)
    const acts = await db.leagueAct.findMany({
      where: { by: { not: null, notIn: own } },
      select: { id: true },
    })
    const autoAnswers = await db.autoAnswer.count({ where: { gameId: { in: this.#games } } })
    return JSON.stringify([stand, answers, votes, leagues, acts.map(({ id }) => String(id)), autoAnswers])
  }

  async #changedWrongly({ user }: Forged): Promise<boolean> {
    const { db } = this.#server.app.store
    const before = this.#protected
    this.#protected = await this.#standing()
    const isStranger = this.#server.strangers.some(({ id }) => id === user)
    const entries = await db.entry.count()
    const isNew = entries - this.#entries
    this.#entries = entries
    if (isStranger) return before !== this.#protected
    if (isNew <= 0) return false
    const latest = await db.entry.findMany({
      orderBy: [{ at: 'desc' }, { number: 'desc' }],
      take: isNew,
      include: { game: { include: { players: true } } },
    })
    return latest.some(({ entry, game }) => {
      const read = entry as unknown as LogEntry
      if (read.kind !== 'answer' || read.by !== 'member') return false
      return game.players.find(({ seat }) => seat === read.seat)?.member !== user
    })
  }

  /** Whether a stranger was rung, or the bot left open whom a message rings. */
  async #rang(): Promise<boolean> {
    const { sandbox, strangers } = this.#server
    const sent = sandbox.requests.slice(this.#requests)
    this.#requests = sandbox.requests.length
    const isOpen = sent.some(({ method, body }) => {
      const own = body as Sent | undefined
      const message = own?.data ?? own
      return (
        method !== 'GET' && message?.content !== undefined && message.allowed_mentions?.parse?.length !== 0
      )
    })
    const direct = new Set(sandbox.channels().flatMap(({ id, guild }) => (guild === null ? [id] : [])))
    const rung = strangers.filter(({ id, pings }) => {
      // What they asked for in their own direct messages rings nobody else.
      const { length } = pings.filter(({ channel }) => !direct.has(channel))
      const isNew = length > (this.#pings.get(id) ?? 0)
      this.#pings.set(id, length)
      return isNew
    })
    // A member who has opened a game of their own in the meantime is notified there like anybody else.
    for (const { id } of rung)
      if ((await this.#server.app.store.db.player.count({ where: { member: id } })) === 0) return true
    return isOpen
  }

  /** Whether a secret is that of a game that is over, which anybody may prove; some end as their computers play on. */
  async #isOver(secret: string): Promise<boolean> {
    const over = { status: 'finished', OR: [{ secret }, { seed: secret }] }
    return (await this.#server.app.store.db.game.count({ where: over })) > 0
  }

  /** Whether an answer tells a secret, or a stranger of another server something of this one. */
  async #leaked({ user, data }: Forged, outcome: Outcome | Error): Promise<boolean> {
    if (outcome instanceof Error) return false
    const told = JSON.stringify([outcome.text, outcome.message ?? ''])
    for (const secret of this.#secrets)
      if (told.includes(secret) && !(await this.#isOver(secret))) return true
    const far = this.#server.strangers[1]?.id === user
    const named = JSON.stringify(data)
    return (
      far && this.#server.players.some(({ name }) => told.includes(`**${name}**`) && !named.includes(name))
    )
  }
}

interface Sent {
  readonly content?: string
  readonly allowed_mentions?: { readonly parse?: readonly string[] }
  readonly data?: Sent
}
