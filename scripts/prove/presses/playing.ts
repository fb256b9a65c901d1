// Plays one title through the panels of the whole bot in the sandbox, from the welcome to the end, and counts presses.
import { pino } from 'pino'
import { type App, openApp } from '../../../src/app.ts'
import { ALONE } from '../../../src/config.ts'
import type { Choice, Decision } from '../../../src/engine/decision.ts'
import { type Random, sideStream } from '../../../src/engine/random.ts'
import type { Title } from '../../../src/games/common/title.ts'
import { TITLES } from '../../../src/games/index.ts'
import type { GameView } from '../../../src/host/table/types.ts'
import { openSandbox, type Person, type Sandbox, type Seen } from '../../../src/sandbox/index.ts'
import {
  asks,
  buttonBy,
  newestWith,
  offers,
  panelOf,
  promptFor,
  publicly,
} from '../../../test/support/players.ts'
import { blankRenderPool } from '../../../test/support/render-pool.ts'
import { answerCarefully } from './careful.ts'

/** Answers of the person, and milliseconds, at most: a game by rash play may have no end. */
const ANSWERS = 60
const LONGEST = 120_000

/** What was counted in one game. */
export interface Counted {
  /** From the welcome until a decision can be answered. */
  readonly untilFirst: number
  /** Presses that each answer took, by what was asked. */
  readonly byKind: ReadonlyMap<string, readonly number[]>
  /** The bot's messages in the game's thread at the end. */
  readonly messages: number
  readonly finished: boolean
}

/** Plays a title once. */
export async function playTitle(title: string, seed: string): Promise<Counted> {
  const sandbox = await openSandbox({ botName: 'Peach Garden', limits: { timeoutMs: 60_000 } })
  sandbox.addMember({ name: 'Mei', locale: 'en-US' })
  const app = await open(sandbox)
  try {
    const person = sandbox.as('Mei')
    const room = await sandbox.until(
      'the welcome',
      () =>
        sandbox.channels().find(({ id }) => publicly(person, id).some((message) => offers(message, 'try')))
          ?.id,
    )
    return await new Guest(app, person, room, sideStream('presses', seed)).play(title)
  } finally {
    await app.close()
    await sandbox.close()
  }
}

const open = (sandbox: Sandbox): Promise<App> =>
  openApp(
    {
      token: sandbox.token,
      api: `${sandbox.url}/api`,
      database: undefined,
      data: '',
      sandboxPort: 0,
      logLevel: 'silent',
      ...ALONE,
    },
    pino({ level: 'silent' }),
    { place: { memory: true }, renderPool: blankRenderPool() },
  )

/** Somebody new who tries a game. */
class Guest {
  readonly #byKind = new Map<string, number[]>()

  readonly app: App
  readonly person: Person
  readonly room: string
  readonly random: Random

  constructor(app: App, person: Person, room: string, random: Random) {
    this.app = app
    this.person = person
    this.room = room
    this.random = random
  }

  async play(title: string): Promise<Counted> {
    const { place, game, presses } = await this.#begin(title)
    let untilFirst: number | undefined
    const end = performance.now() + LONGEST
    for (let answers = 0; answers < ANSWERS && performance.now() < end; ) {
      await this.app.host.runDue()
      const status = (await this.app.host.games.info(game))?.status
      if (status !== 'playing') break
      const prompt = promptFor(this.person, place)
      if (!prompt) continue
      const panel = panelOf(await this.person.click(prompt, buttonBy(prompt, 'move')))
      if (asks(panel)) untilFirst ??= presses + 1
      answers += await this.#answerAll(game, panel)
    }
    await this.app.host.runDue()
    return {
      untilFirst: untilFirst ?? 0,
      byKind: this.#byKind,
      messages: publicly(this.person, place).filter(({ bot, type }) => bot && type === 0).length,
      finished: (await this.app.host.games.info(game))?.status === 'finished',
    }
  }

  /** From the menu of the welcome, by the game's introduction, to its thread; following the link is a press. */
  async #begin(title: string) {
    const welcome = newestWith(this.person, this.room, 'try')
    const menu = welcome.components.flatMap((row) => row.components ?? []).find(({ type }) => type === 3)
    const shown = panelOf(await this.person.select(welcome, menu?.custom_id ?? '', [title]))
    await this.person.click(shown, buttonBy(shown, 'try'))
    await this.app.host.runDue()
    const [info] = await this.app.host.games.ofMember(this.person.id)
    if (!info) throw new Error(`no game of ${title} was begun`)
    return { game: info.id, place: info.thread ?? info.channel, presses: 3 }
  }

  /** Answers until the panel asks nothing more; how many answers it took. */
  async #answerAll(game: string, first: Seen): Promise<number> {
    let panel = first
    let answers = 0
    let open: { kind: string; presses: number } | undefined
    // Your move was pressed for the first of them.
    for (let before = 1; asks(panel); before = 0, answers++) {
      const look = await this.#look(game)
      const decision = look?.playerView?.decision
      if (!look || !decision) break
      if (!decision.step || !open) open = { kind: kindOf(decision), presses: before }
      const wish = this.#wish(look, decision)
      const done = await answerCarefully(this.person, panel, { decision, wish, random: this.random })
      panel = done.panel
      open.presses += done.presses
      if (!(await this.#look(game))?.playerView?.decision?.step) this.#note(open)
    }
    return answers
  }

  #note({ kind, presses }: { readonly kind: string; readonly presses: number }): void {
    this.#byKind.set(kind, [...(this.#byKind.get(kind) ?? []), presses])
  }

  /** What a computer player would answer that knows what this person knows. */
  #wish({ info, seat = 0, playerView }: GameView, decision: Decision): Choice {
    const { computers } = (TITLES as Readonly<Record<string, Title>>)[info.title]?.game ?? {}
    const situation = { seat, view: playerView?.view, story: [], decision }
    return computers?.normal?.decide(situation, this.random) ?? []
  }

  async #look(game: string): Promise<GameView | undefined> {
    const look = await this.app.host.play.getView(game, { id: this.person.id, name: 'Mei' })
    return look.ok ? look.value : undefined
  }
}

/** What is asked, by its prompt. */
export const kindOf = (decision: Pick<Decision, 'prompt'> | undefined): string =>
  decision?.prompt.key.split('.').slice(1).join('.') ?? ''
