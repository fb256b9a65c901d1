// Simulated members: they read what the bot posts, answer at random, vote and start lobbies.
import { anyChoice } from '../../../src/engine/policy.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { TITLES } from '../../../src/games/index.ts'
import { isTimed } from '../../../src/host/clock/index.ts'
import type { Posting } from '../../../src/host/posts/index.ts'
import type { GameInfo } from '../../../src/host/table/types.ts'
import { DAY, HOUR } from '../../../src/text/length.ts'
import type { Member, Members, PlayedWorld as World } from './types.ts'

/** Everybody who is there answers in less than this. */
const unitOf = ({ pace }: GameInfo): number =>
  isTimed(pace) ? Math.min(pace.increment, pace.reactions) : DAY

/** Answers that somebody gives at one look at a table. */
const IN_A_ROW = 12

export class People implements Members {
  readonly #world: World
  readonly #members = new Map<string, Member>()
  /** Tables that somebody has kept: once. */
  readonly #kept = new Set<string>()
  #interactions = 0

  constructor(world: World) {
    this.#world = world
  }

  /** A new member. */
  add(name: string): Member {
    const id = `3000000000000${String(this.#members.size).padStart(5, '0')}`
    const random = sideStream(this.#world.seed, name)
    const member = { id, name, random, isSteady: true, silentUntil: 0, stalls: false }
    this.#members.set(id, member)
    return member
  }

  /** A member who is in the server and not silent. */
  there(id: string | undefined): Member | undefined {
    const member = id === undefined ? undefined : this.#members.get(id)
    const { discord, time } = this.#world
    return member && !discord.left.has(member.id) && member.silentUntil <= time.now ? member : undefined
  }

  /** The same who has always answered in time. */
  steady(id: string | undefined): Member | undefined {
    const member = this.there(id)
    return member?.isSteady ? member : undefined
  }

  /** An interaction that was never seen before. */
  interaction = (): string => `${this.#world.seed} ${this.#interactions++}`

  /** What those who see a post are going to do. */
  async see({ game, job }: Posting): Promise<void> {
    const { host } = this.#world
    switch (job.kind) {
      case 'prompt':
        return this.#seePrompt(game.id)
      case 'vote':
        return this.#seeVote(job.vote)
      case 'lobby':
      case 'full':
        return this.#seeLobby(game)
      case 'ready':
        for (const { member } of game.players)
          this.#later(game, member, 'ready', Math.min(HOUR, unitOf(game)), (person) =>
            host.lobby.sayReady(game.id, person),
          )
        return
      case 'keep': {
        const [first] = game.players.flatMap(({ member }) => this.there(member) ?? [])
        if (this.#kept.has(game.id)) return
        this.#kept.add(game.id)
        this.#later(game, first?.id, 'keep', DAY, (person) => host.upkeep.keep(game.id, person))
        return
      }
      case 'claim': {
        const member = game.players[job.seat]?.member
        const what = (['won', 'unfinished', 'on'] as const)[this.#members.size % 3] ?? 'won'
        this.#later(game, member, 'claim', HOUR, (person) => host.upkeep.claim(game.id, person, what))
      }
    }
  }

  /** A member does something a while after they have seen that they may, if they are still there and Discord is. */
  #later(
    game: GameInfo,
    id: string | undefined,
    what: string,
    unit: number,
    run: (member: Member) => Promise<unknown>,
  ): void {
    const seeing = this.there(id)
    if (!seeing) return
    const { time, discord } = this.#world
    const key = `${game.id} ${seeing.id} ${what}`
    const then = async (): Promise<void> => {
      const outage = discord.outage(game.guild)
      if (outage?.isSession) return time.in(outage.until - time.now + unit / 100, then, key)
      const member = this.there(id)
      if (member) await run(member)
    }
    time.in(unit * (0.02 + seeing.random.int(38) / 100), then, key)
  }

  #seeLobby(game: GameInfo): void {
    if (game.status !== 'lobby' || game.players.length < game.seats) return
    this.#later(game, game.host, 'start', 6 * HOUR, (person) => this.#world.host.lobby.start(game.id, person))
  }

  async #seePrompt(id: string): Promise<void> {
    const look = await this.#world.host.play.getPublic(id)
    if (!look.ok || look.value.info.status !== 'playing') return
    const { info, awaited } = look.value
    const { increment } = info.pace
    for (const { seat } of awaited)
      this.#later(info, info.players[seat]?.member, 'answer', unitOf(info), (member) =>
        member.stalls ? this.#stall(info, member, increment) : this.act(id, member),
      )
  }

  /** Somebody changes their hours again and again, and decides now and then. */
  async #stall(info: GameInfo, member: Member, increment: number): Promise<void> {
    const { host, time } = this.#world
    const { random } = member
    const hour = Math.floor((time.now % DAY) / HOUR)
    switch (random.int(5)) {
      case 0:
        await host.clock.setQuiet(member, { from: hour * 60, to: ((hour + 23) % 24) * 60, zone: 'UTC' })
        break
      case 1:
        await host.clock.setAway(member, new Date(time.now + (3 + random.int(20)) * DAY))
        break
      case 2:
        await host.clock.setAway(member, undefined)
        break
      case 3:
        await host.votes.propose(info.id, member, { kind: 'pause' })
        break
      case 4:
        return this.act(info.id, member)
    }
    this.#later(info, member.id, 'answer', increment, (again) => this.#stall(info, again, increment))
  }

  async #seeVote(id: string): Promise<void> {
    const { host } = this.#world
    const vote = await host.votes.find(id)
    if (vote?.status !== 'open') return
    const { game, change, kind } = vote
    const cast = (member: string | undefined, yes: boolean) =>
      this.#later(game, member, id, DAY, (person) => host.votes.cast(id, person, yes))
    if (kind === 'offer') return cast(change?.newcomer.member, true)
    for (const seat of vote.awaited) {
      const member = game.players[seat]?.member
      // Nobody who answers in time gives their own seat away.
      cast(member, !(change && change.seat === seat))
    }
  }

  /** A member answers what they are asked at a table, a few times in a row, and goes on a while later. */
  async act(id: string, member: Member): Promise<void> {
    const { host, answered } = this.#world
    for (let taken = 0; this.there(member.id); taken++) {
      const look = await host.play.getView(id, member)
      if (!look.ok) return
      const { token, playerView, info, seat } = look.value
      const decision = playerView?.decision
      if (token === undefined || !decision || seat === undefined) return
      // Of steps of their own turn nothing is posted that would remind them.
      if (taken === IN_A_ROW)
        return this.#later(info, member.id, 'answer', unitOf(info), (again) => this.act(id, again))
      // Chance goes round and round in the menus of a turn: a computer brings it to an end.
      const { computers } = TITLES[info.title]?.game ?? {}
      const computer = decision.step || taken > 2 ? Object.values(computers ?? {}).at(-1) : undefined
      const situation = { seat, view: playerView.view, story: [], decision }
      const choice = computer?.decide(situation, member.random) ?? anyChoice(decision, member.random)
      const interaction = this.interaction()
      const result = await host.play.answer({ game: id, person: member, token, choice, interaction })
      if (!result.ok) return
      await answered(result.value.info)
    }
  }
}
