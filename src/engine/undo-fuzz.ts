// The proof of undo: random games whose players change their minds. An undo that is allowed changes nothing that
// anyone knew, and after it the same answer tells the same story.
import type { Choice } from './decision.ts'
import type { Game, GameEvent, Outcome } from './game.ts'
import type { Search } from './leaks.ts'
import { type GameSession, type Snapshot, type Step, snapshotAfter, startSession } from './lifecycle.ts'
import { canonical, standing } from './log.ts'
import type { Seat, Viewer } from './phrase.ts'
import { answerMove, awaited, playerView } from './player-view.ts'
import { decideBy, randomPolicy } from './policy.ts'
import { type Random, sideStream } from './random.ts'
import { twins } from './secrecy.ts'

/** What became of the answers of some games. */
export interface UndoCounts {
  /** Answers taken back at once, and with everybody's consent. */
  readonly atOnce: number
  readonly agreed: number
  /** Answers that had to stand because something had come to light. */
  readonly revealed: number
  readonly faults: readonly string[]
}

/** How often a player changes their mind: once in so many answers. */
const SELDOM = 3

/** Plays so many games, tables in turn, and takes answers back wherever that is allowed. */
export function fuzzUndo(game: Game, { cases: games, seed, tables }: Search): UndoCounts {
  let sum: UndoCounts = { atOnce: 0, agreed: 0, revealed: 0, faults: [] }
  for (let n = 0; n < games; n++) {
    const table = tables[n % tables.length]
    if (!table) throw new Error('no table to try')
    const { atOnce, agreed, revealed, faults } = playWithUndos(game, `${seed}-${n}`, table)
    sum = {
      atOnce: sum.atOnce + atOnce,
      agreed: sum.agreed + agreed,
      revealed: sum.revealed + revealed,
      faults: [...sum.faults, ...faults],
    }
  }
  return sum
}

/** Plays one game in which answers are taken back; with all its steps. */
export function playWithUndos(
  game: Game,
  seed: string,
  table: Search['tables'][number],
): UndoCounts & { readonly steps: readonly Step[]; readonly outcome: Outcome } {
  const found = { atOnce: 0, agreed: 0, revealed: 0, faults: [] as string[] }
  const setting = { seats: table.policies.length, options: table.options, seed }
  const { run: session, step: first } = startSession(game, setting)
  const random = sideStream(seed, 'undos')
  const scenes = [sceneOf(game, session)]
  let snapshot = snapshotAfter(setting, undefined, first)
  const steps = [first]
  let told: readonly GameEvent[] = first.events
  const keep = (step: Step): Step => {
    steps.push(step)
    snapshot = snapshotAfter(setting, snapshot, step)
    scenes[step.entry.number] = sceneOf(game, session)
    told = step.entry.kind === 'undo' ? standingTold(steps) : [...told, ...step.events]
    return step
  }
  while (!session.outcome) {
    const waiting = awaited(session)
    const seat = waiting[random.int(waiting.length)]?.seat ?? 0
    const policy = table.policies[seat] ?? randomPolicy
    const choice = decideBy(game, session, seat, policy, told) ?? []
    keep(answer(session, seat, choice))
    const undoing = random.int(SELDOM) === 0 ? seat : random.int(setting.seats)
    if (random.int(SELDOM) > 0 || session.outcome) continue
    const may = session.undoable(undoing)
    if (typeof may === 'string') {
      if (may === 'undo-revealed') found.revealed++
      continue
    }
    if (may.consent) found.agreed++
    else found.atOnce++
    const fault = (what: string) => found.faults.push(`${seed}, entry ${may.taken}: ${what}`)
    const by = may.consent ? 'host' : 'member'
    const undone = keep(taken(session.take({ kind: 'undo', by, seat: undoing, taken: may.taken })))
    const [before, after] = [scenes[may.taken - 1] ?? [], sceneOf(game, session)]
    for (const [index, scene] of after.entries())
      if (scene !== before[index]) fault(`viewer ${index} is shown ${scene} and not ${before[index]}`)
    const stretch = { ...setting, ...(undone.back ?? snapshot) }
    for (const what of learnt(game, stretch, undoing, may.taken, random)) fault(what)
    const old = steps[may.taken]
    if (may.consent || old?.entry.kind !== 'answer') continue
    const again = keep(answer(session, undoing, old.entry.choice))
    if (canonical(again.events) !== canonical(old.events)) fault('the same answer tells another story')
    if (canonical(scenes[again.entry.number]) !== canonical(scenes[may.taken]))
      fault('the same answer leads elsewhere')
  }
  return { ...found, steps, outcome: session.outcome }
}

/**
 * Whether what any viewer was shown since the answer tells apart worlds that were alike to them before it, or whether it
 * may be taken back does.
 */
function learnt(game: Game, stretch: Snapshot, undoing: Seat, entry: number, random: Random): string[] {
  const viewers: Viewer[] = [...Array(stretch.seats).keys(), 'public']
  return twins(game, stretch, viewers, random, { known: entry - 1, undoing }).flatMap((leak) =>
    leak && leak !== 'rejected' ? [`viewer ${leak.viewer} learnt: ${leak.what}`] : [],
  )
}

const answer = (session: GameSession, seat: Seat, choice: Choice): Step =>
  taken(session.take(answerMove(session, seat, choice, 'member')))

function taken(step: Step | string): Step {
  if (typeof step === 'string') throw new Error(`refused: ${step}`)
  return step
}

/** What each viewer is shown and cannot place, and whom the table waits for, as comparable text. */
const sceneOf = (game: Game, session: GameSession): string[] =>
  [...Array(session.setting.seats).keys(), 'public' as const].map((viewer) =>
    canonical([
      playerView(game, session, viewer),
      awaited(session),
      session.outcome,
      game.unknown(session.state, viewer),
    ]),
  )

function standingTold(steps: readonly Step[]): GameEvent[] {
  const kept = new Set(standing(steps.map(({ entry }) => entry)).map(({ number }) => number))
  return steps.flatMap(({ entry, events }) => (kept.has(entry.number) ? events : []))
}
