// A simulated Discord with outages that takes posts and knows who is a member.

import type { OpenHost, Publisher } from '../../../src/host/index.ts'
import type { LeaguePosting } from '../../../src/host/leagues/index.ts'
import type { Delivery, Posting } from '../../../src/host/posts/index.ts'
import type { Store } from '../../../src/store/open.ts'
import { MINUTE } from '../../../src/text/length.ts'
import type { VirtualTime } from './virtual-time.ts'

/** A time in which posts to a server fail; with its gateway session, or without a word. */
export interface Outage {
  readonly guild: string
  readonly from: number
  readonly until: number
  readonly isSession: boolean
}

/** What did not get through is tried again within this after an outage. */
export const RETRY = 5 * MINUTE

/** Servers on two shards. */
export const SHARDS = 2
export const GUILDS = ['100000000000000000', '100000000004194304'] as const
export const shardOf = (guild: string): number => Number((BigInt(guild) >> 22n) % BigInt(SHARDS))

/** What is lied about, to see that it is found. */
export interface Lies {
  /** Posts count as delivered while Discord is away, and nobody notices that it is. */
  readonly delivered?: true
}

export class FakeDiscord implements Publisher {
  readonly outages: Outage[] = []
  readonly left = new Set<string>()
  /** Of each game, the numbers its log had when a prompt was posted. */
  readonly prompts = new Map<string, number[]>()
  readonly #time: VirtualTime
  readonly #store: Store
  readonly #lies: Lies
  /** What people do at a post. */
  onPost: (posting: Posting) => Promise<void> = async () => {}
  onLeague: (posting: LeaguePosting) => Promise<void> = async () => {}
  host!: OpenHost

  constructor(time: VirtualTime, store: Store, lies: Lies) {
    this.#time = time
    this.#store = store
    this.#lies = lies
  }

  /** The outage of a server at this moment. */
  outage(guild: string): Outage | undefined {
    const { now } = this.#time
    return this.outages.find((each) => each.guild === guild && each.from <= now && now < each.until)
  }

  /** Discord is away from now on for so long. */
  async away(guild: string, ms: number, isSession: boolean): Promise<void> {
    const { now } = this.#time
    this.outages.push({ guild, from: now, until: now + ms, isSession })
    if (!isSession || this.#lies.delivered) return
    const shard = { id: shardOf(guild), count: SHARDS }
    await this.host.clock.sessionGone(shard)
    this.#time.in(ms, () => this.host.clock.sessionThere(shard))
  }

  #refusal = ({ until }: Outage): Delivery => ({
    done: false,
    why: 'Discord is away',
    retryAfterMs: until - this.#time.now + RETRY,
  })

  async deliver(posting: Posting): Promise<Delivery> {
    const { game, job } = posting
    const outage = this.outage(game.guild)
    if (outage) return this.#lies.delivered ? { done: true } : this.#refusal(outage)
    switch (job.kind) {
      case 'roll':
        for (const member of await this.host.upkeep.toLookUp(game.id)) await this.#lookUp(game.id, member)
        break
      case 'nudge':
        for (const seat of job.seats) await this.#lookUp(game.id, game.players[seat]?.member)
        break
      case 'notify':
        await this.#lookUp(game.id, job.member)
        break
      case 'prompt':
        await this.#prompted(game.id)
    }
    await this.onPost(posting)
    return { done: true }
  }

  async #prompted(game: string): Promise<void> {
    const row = await this.#store.db.game.findUnique({ where: { id: game }, select: { number: true } })
    const numbers = this.prompts.get(game) ?? []
    this.prompts.set(game, numbers)
    if (row) numbers.push(row.number)
  }

  async #lookUp(game: string, member: string | undefined): Promise<void> {
    if (member !== undefined && this.left.has(member)) await this.host.upkeep.goneFrom(game, member)
  }

  async tell(posting: LeaguePosting): ReturnType<Publisher['tell']> {
    const { league, job } = posting
    const outage = this.outage(league.guild)
    if (outage) return this.#refusal(outage)
    if (job.kind === 'league-roll')
      await this.host.leagues.gone(
        league.id,
        job.members.filter((member) => this.left.has(member)),
      )
    await this.onLeague(posting)
    return { done: true, ...(job.kind === 'league-threads' && { threads: 0 }) }
  }

  tellFollower = async (): ReturnType<Publisher['tellFollower']> => ({ done: true, posted: true, gone: [] })
  updateDashboard = async (): ReturnType<Publisher['updateDashboard']> => ({ done: true, shown: null })

  postDaily = async (): ReturnType<Publisher['postDaily']> => ({ done: true })
}
