// The members of a simulation. They enter on the league's page; their tables they play as fast as the host takes answers.

import { computerNamed, strengthsIn } from '../../../src/engine/computers.ts'
import type { Situation } from '../../../src/engine/game.ts'
import { type Random, sideStream } from '../../../src/engine/random.ts'
import { TITLES } from '../../../src/games/index.ts'
import type { OpenHost } from '../../../src/host/index.ts'
import type { Person as Member } from '../../../src/host/table/types.ts'
import type { Person, Sandbox } from '../../../src/sandbox/index.ts'

/** Answers to one table in a row before the next has its turn. */
const IN_A_ROW = 40

export class Club {
  readonly people: readonly Person[]
  /** Who never answers. */
  readonly vanished: ReadonlySet<string>
  answers = 0
  readonly #random: Random

  constructor(sandbox: Sandbox, members: number, seed: string) {
    const names = Array.from({ length: members }, (_, n) => `Member ${n + 1}`)
    for (const name of names) sandbox.addMember({ name })
    this.people = names.map((name) => sandbox.as(name))
    this.vanished = new Set(this.people.filter((_, n) => n % 10 === 3).map(({ id }) => id))
    this.#random = sideStream(seed, 'club')
  }

  /** Takes what can be answered at a table now by those who are there; how many answers that were. */
  async play(host: OpenHost, game: string, members: readonly string[]): Promise<number> {
    const there = this.people.filter(({ id }) => members.includes(id) && !this.vanished.has(id))
    for (let taken = 0; ; ) {
      let moved = 0
      for (const { id, name } of there) if (await this.#answer(host, game, { id, name })) moved++
      taken += moved
      this.answers += moved
      if (moved === 0 || taken >= IN_A_ROW) return taken
    }
  }

  /** Members play as the strongest computer of their game does. */
  #computer(title: string) {
    const game = TITLES[title]?.game
    return game && computerNamed(game, strengthsIn(game).at(-1) ?? '')
  }

  async #answer(host: OpenHost, game: string, person: Member): Promise<boolean> {
    const look = await host.play.getView(game, person)
    if (!look.ok) return false
    const { token, playerView, seat, info } = look.value
    const decision = playerView?.decision
    const computer = this.#computer(info.title)
    if (token === undefined || !decision || seat === undefined || !computer) return false
    const situation: Situation = { seat, view: playerView.view, story: [], decision }
    const choice = computer.decide(situation, this.#random) ?? []
    const interaction = `sim ${game} ${person.id} ${token} ${this.answers}`
    return (await host.play.answer({ game, person, token, choice, interaction })).ok
  }
}
