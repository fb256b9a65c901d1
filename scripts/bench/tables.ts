// Tables for the benchmarks: games of four members, their answers worked out beforehand.
import { type Snapshot, type Step, snapshotAfter, startSession } from '../../src/engine/lifecycle.ts'
import { askedAt, awaited, tokenOf } from '../../src/engine/player-view.ts'
import { decideBy, randomPolicy } from '../../src/engine/policy.ts'
import { TITLES } from '../../src/games/index.ts'
import type { openHost } from '../../src/host/index.ts'
import type { Store } from '../../src/store/open.ts'

/** Answers timed in each game. */
export const ANSWERS = 24
const SEATS = 4
export const { game } = TITLES.records ?? {}

export type Host = ReturnType<typeof openHost>

/** An answer worked out beforehand: who gives it to what, and what the kernel makes of it. */
interface Planned {
  readonly person: { readonly id: string; readonly name: string }
  readonly token: string
  readonly choice: readonly string[]
  /** The game at rest before it, and what it did. */
  readonly rest: Snapshot
  readonly step: Step
}

export interface Table {
  readonly id: string
  readonly plan: readonly Planned[]
}

export const personAt = (seat: number) => ({ id: `10000000000000${1000 + seat}`, name: `Member ${seat}` })

/** Opens a game of four members and plays ahead what they will answer, or to its end. */
export async function openTable(store: Store, host: Host, number: number, answers = ANSWERS): Promise<Table> {
  if (!game) throw new Error('the game is not there')
  const lobby = await host.lobby.open({
    title: 'records',
    seats: SEATS,
    language: 'en',
    options: {},
    person: personAt(0),
    guild: 'g',
    channel: `c${number}`,
    interaction: `open ${number}`,
  })
  if (!lobby.ok) throw new Error('no lobby')
  const { id } = lobby.value
  for (const seat of [1, 2, 3]) await host.lobby.join(id, personAt(seat), `join ${number} ${seat}`)
  await host.lobby.start(id, personAt(0))
  const { seed, options } = await store.db.game.findUniqueOrThrow({ where: { id } })
  const setting = { seats: SEATS, options: options as never, seed: seed ?? '' }
  const { run, step } = startSession(game, setting)
  let rest = snapshotAfter(setting, undefined, step)
  const plan: Planned[] = []
  while (plan.length < answers && !run.outcome) {
    const seat = awaited(run)[0]?.seat ?? 0
    const opened = askedAt(run, seat) ?? -1
    const choice = decideBy(game, run, seat, randomPolicy, [])
    if (!choice) throw new Error('nobody answers')
    const taken = run.take({ kind: 'answer', by: 'member', seat, opened, choice })
    if (typeof taken === 'string') throw new Error(taken)
    plan.push({
      person: personAt(seat),
      token: tokenOf(setting.seed, opened, seat),
      choice,
      rest,
      step: taken,
    })
    rest = snapshotAfter(setting, rest, taken)
  }
  return { id, plan }
}

/** The answers of a table through the host, one after the other. */
export async function playByHost(host: Host, { id, plan }: Table): Promise<void> {
  for (const [number, { person, token, choice }] of plan.entries()) {
    const interaction = `answer ${id} ${number}`
    const result = await host.play.answer({ game: id, person, token, choice, interaction })
    if (!result.ok) throw new Error(`answer ${number} is refused: ${result.refusal.key}`)
  }
}
