// A table of members on a whole host with its database, whose time is turned.
import { pino } from 'pino'
import type { Seat } from '../../src/engine/phrase.ts'
import { askedAt, tokenOf } from '../../src/engine/player-view.ts'
import { TITLES } from '../../src/games/index.ts'
import { AFTER_MOVE } from '../../src/host/after-move/index.ts'
import { type OpenHost, openHost } from '../../src/host/index.ts'
import { computedChoice } from '../../src/host/play/computers.ts'
import { AUTO_ANSWERS, autoAnsweredAt } from '../../src/host/table/auto-answered.ts'
import { watchAway } from '../../src/host/table/away.ts'
import { type HostContext, transact } from '../../src/host/table/context.ts'
import { ALARM } from '../../src/host/table/keeping.ts'
import { type LoadedGame, loadGame } from '../../src/host/table/load.ts'
import type { Result } from '../../src/host/table/types.ts'
import { verifierHere } from '../../src/host/table/verifier.ts'
import { findGame } from '../../src/store/games.ts'
import { openStore, type Place, type Store } from '../../src/store/open.ts'
import { OVER, PACE, type PlayedTable, type Standing, standingOf, type TableWish } from './table-state.ts'

/** A host whose time is turned by hand. */
export interface TestHost {
  readonly host: OpenHost
  readonly store: Store
  now: number
}

/** Opens a host on a database; nothing happens on it but what is asked for. */
export async function openTestHost(place: Place): Promise<TestHost> {
  const store = await openStore(place)
  const clock = { now: () => new Date(testHost.now) }
  const host = openHost({ store, titles: TITLES, clock, log: pino({ level: 'error' }) })
  const testHost: TestHost = { host, store, now: 0 }
  return testHost
}

/** A table of members at the default pace. */
export class HostedTable implements PlayedTable {
  readonly #testHost: TestHost
  readonly #context: HostContext
  readonly #id: string
  #loaded: LoadedGame | undefined
  #answers = 0

  private constructor(testHost: TestHost, id: string) {
    this.#testHost = testHost
    this.#id = id
    const clock = { now: () => new Date(testHost.now) }
    const log = pino({ level: 'error' })
    this.#context = {
      store: testHost.store,
      titles: TITLES,
      clock,
      log,
      afterMove: AFTER_MOVE,
      verifier: verifierHere(TITLES),
      away: watchAway(log),
      notify: () => {},
      lookForDue: () => {},
      deliverNow: async () => {},
    }
  }

  /** Opens a lobby, fills it with members who have changed nothing but as `suggested` says, and starts. */
  static async open(
    testHost: TestHost,
    { title, seats, options, seed, suggested }: TableWish,
  ): Promise<HostedTable> {
    const { host, store } = testHost
    for (let seat = 0; seat < seats; seat++)
      if (suggested?.(seat)) granted(await host.autoAnswers.suggest(memberAt(seat), { title }, true))
    const { id } = granted(
      await host.lobby.open({
        title,
        seats,
        options,
        language: 'en',
        pace: PACE,
        person: memberAt(0),
        guild: 'calendar',
        channel: seed,
        interaction: `${seed} 0`,
      }),
    )
    for (let seat = 1; seat < seats; seat++)
      granted(await host.lobby.join(id, memberAt(seat), `${seed} ${seat}`))
    // The same seed plays the same game; ids of games are drawn, and nothing follows from them.
    await store.db.game.update({ where: { id }, data: { secret: seed } })
    granted(await host.lobby.start(id, memberAt(0)))
    return new HostedTable(testHost, id)
  }

  standing(): Promise<Standing> {
    const context = this.#context
    return transact(context, async (tx) => {
      const row = await findGame(tx, this.#id)
      if (row?.status !== 'playing') return OVER
      this.#loaded = await loadGame(tx, context, row)
      const { run: session } = this.#loaded
      const autoAnswered = autoAnsweredAt(context, this.#loaded.row, session)
      const due = await tx.job.findFirst({
        where: { subjectKind: 'game', subjectId: this.#id, kind: { in: [ALARM, AUTO_ANSWERS] } },
        orderBy: { due: 'asc' },
        select: { due: true },
      })
      return standingOf(session, autoAnswered, due?.due.getTime())
    })
  }

  /** A member answers as the hard computer player would, by the host's own way; the table stands as it was last looked at. */
  async answer(seat: Seat): Promise<void> {
    const loaded = this.#loaded
    if (!loaded) throw new Error('nobody has looked how the table stands')
    const manner = { strength: 'hard', careful: false }
    const choice = await computedChoice(this.#testHost.store.db, this.#context, loaded, seat, manner)
    const token = tokenOf(loaded.run.setting.seed, askedAt(loaded.run, seat) ?? -1, seat)
    const interaction = `${this.#id} answer ${this.#answers++}`
    granted(
      await this.#testHost.host.play.answer({
        game: this.#id,
        person: memberAt(seat),
        token,
        choice,
        interaction,
      }),
    )
  }

  /** The host does what is due by itself. */
  async runDue(): Promise<readonly Seat[]> {
    await this.#testHost.host.runDue()
    return []
  }

  /** What the shuffle came from in the end. */
  async seed(): Promise<string> {
    const { seed } = await this.#testHost.store.db.game.findUniqueOrThrow({ where: { id: this.#id } })
    return seed ?? ''
  }
}

const memberAt = (seat: Seat) => ({ id: `20000000000000${1000 + seat}`, name: `Member ${seat + 1}` })

function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.refusal.key}`)
  return result.value
}
