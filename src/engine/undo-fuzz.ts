// The proof of undo: random games whose players change their minds. An undo that is allowed changes nothing that
// anyone knew, and after it the same answer tells the same story.
import type { Choice } from './decision.ts'
import type { Game, GameEvent, Outcome } from './game.ts'
import type { Search } from './leaks.ts'
import { type GameSession, type Snapshot, type Step, startSession } from './lifecycle.ts'
import { canonical, standing } from './log.ts'
import type { Seat, Viewer } from './phrase.ts'
import { answerMove, awaited, playerView } from './player-view.ts'
import { decideBy, randomPolicy } from './policy.ts'
import { type Random, sideStream } from './random.ts'
import { difference, twins } from './secrecy.ts'

/** What became of the answers of some games. */
export interface UndoCounts {
  /** Answers taken back at once, and with everybody's consent. */
  readonly atOnce: number
  readonly agreed: number
  /** Answers that had to stand because something had come to light. */
  readonly revealed: number
  /** Likenesses of the table in which the answer and its undo were compared, and those that proved to be none. */
  readonly twins: number
  readonly rejected: number
  readonly faults: readonly string[]
}

type Count = Exclude<keyof UndoCounts, 'faults'>

/** Of those who change their mind, one in so many has just answered; the others may have answered long ago. */
const JUST_ANSWERED = 3

/** Viewers, drawn anew for each undo, for whom a twin is compared. */
const TWINS_PER_UNDO = 3

/** Plays so many games, tables in turn, and takes answers back wherever that is allowed. */
export function fuzzUndo(game: Game, { cases: games, seed, tables }: Search): UndoCounts {
  const counts = noCounts()
  const faults: string[] = []
  for (let n = 0; n < games; n++) {
    const table = tables[n % tables.length]
    if (!table) throw new Error('no table to try')
    const found = playWithUndos(game, `${seed}-${n}`, table)
    for (const key of Object.keys(counts) as Count[]) counts[key] += found[key]
    faults.push(...found.faults)
  }
  return { ...counts, faults }
}

const noCounts = (): Record<Count, number> => ({ atOnce: 0, agreed: 0, revealed: 0, twins: 0, rejected: 0 })

/**
 * Plays one game in which answers are taken back; with all its steps. Once in as many answers as there are seats somebody
 * changes their mind, but only where the game has never come so far: after an undo it first comes as far as it was, else a
 * window of many seats would be taken back faster than it is answered.
 */
export function playWithUndos(
  game: Game,
  seed: string,
  table: Search['tables'][number],
): UndoCounts & { readonly steps: readonly Step[]; readonly outcome: Outcome } {
  const counts = noCounts()
  const faults: string[] = []
  const setting = { seats: table.policies.length, options: table.options, seed }
  const { run: session, step: first } = startSession(game, setting)
  const random = sideStream(seed, 'undos')
  const past = pastOf(game, session)
  const { keep } = past
  keep(first)
  for (let furthest = 0; !session.outcome; ) {
    const waiting = awaited(session)
    const seat = waiting[random.int(waiting.length)]?.seat ?? 0
    const policy = table.policies[seat] ?? randomPolicy
    const choice = decideBy(game, session, seat, policy, past.told) ?? []
    keep(answer(session, seat, choice))
    if (past.place <= furthest || session.outcome) continue
    furthest = past.place
    const undoing = random.int(JUST_ANSWERED) === 0 ? seat : random.int(setting.seats)
    if (random.int(setting.seats) > 0) continue
    const may = session.undoable(undoing)
    if (typeof may === 'string') {
      if (may === 'undo-revealed') counts.revealed++
      continue
    }
    counts[may.consent ? 'agreed' : 'atOnce']++
    const fault = (what: string) => faults.push(`${seed}, entry ${may.taken}: ${what}`)
    const [before, then] = [past.scenes.get(may.taken - 1), past.scenes.get(may.taken)]
    const by = may.consent ? 'host' : 'member'
    const { back } = keep(taken(session.take({ kind: 'undo', by, seat: undoing, taken: may.taken })))
    if (!back) throw new Error('a checkpoint is missing of a game played from its beginning')
    for (const what of parted(before, past.scenes.get(session.number))) fault(what)
    for (const leak of learnt(game, { ...setting, ...back }, undoing, may.taken, random)) {
      counts[leak === 'rejected' ? 'rejected' : 'twins']++
      if (leak && leak !== 'rejected') fault(`viewer ${leak.viewer} learnt: ${leak.what}`)
    }
    const old = past.steps[may.taken]
    if (may.consent || old?.entry.kind !== 'answer') continue
    const again = keep(answer(session, undoing, old.entry.choice))
    if (canonical(again.events) !== canonical(old.events)) fault('the same answer tells another story')
    for (const what of parted(then, past.scenes.get(session.number)))
      fault(`the same answer leads elsewhere: ${what}`)
  }
  return { ...counts, faults, steps: past.steps, outcome: session.outcome }
}

/** What a game has come through: its steps, what stands of them, and what viewers were shown where an undo may lead back to. */
function pastOf(game: Game, session: GameSession) {
  const steps: Step[] = []
  const scenes = new Map<number, readonly string[]>()
  const places: number[] = []
  let told: readonly GameEvent[] = []
  return {
    steps,
    scenes,
    get told() {
      return told
    },
    /** How many entries stand. */
    get place() {
      return places.at(-1) ?? 0
    },
    keep(step: Step): Step {
      const { entry, events } = step
      steps.push(step)
      if (events.some(({ reveal, to }) => reveal && to.length > 0)) scenes.clear()
      scenes.set(entry.number, sceneOf(game, session))
      places.push(entry.kind === 'undo' ? (places[entry.taken - 1] ?? 0) : (places.at(-1) ?? -1) + 1)
      told = entry.kind === 'undo' ? standingTold(steps) : [...told, ...events]
      return step
    },
  }
}

/**
 * Whether what viewers were shown since the answer tells apart worlds that were alike to them before it, or whether it may
 * be taken back does: a twin for each of some viewers.
 */
function learnt(game: Game, stretch: Snapshot, undoing: Seat, entry: number, random: Random) {
  const viewers: Viewer[] = [...Array(stretch.seats).keys(), 'public']
  const some = random.shuffle(viewers).slice(0, TWINS_PER_UNDO)
  return twins(game, stretch, some, random, { known: entry - 1, undoing })
}

const answer = (session: GameSession, seat: Seat, choice: Choice): Step =>
  taken(session.take(answerMove(session, seat, choice, 'member')))

function taken(step: Step | string): Step {
  if (typeof step === 'string') throw new Error(`refused: ${step}`)
  return step
}

/** What each viewer is shown and cannot place, and whom the table waits for, as comparable text. */
const sceneOf = (game: Game, session: GameSession): string[] => {
  const waits = canonical([awaited(session), session.outcome])
  return [...Array(session.setting.seats).keys(), 'public' as const].map(
    (viewer) => canonical([playerView(game, session, viewer), game.unknown(session.state, viewer)]) + waits,
  )
}

/** Where viewers are shown something else than before. */
function parted(before: readonly string[] | undefined, after: readonly string[] = []): string[] {
  if (!before) return ['it was taken back although something had come to light since']
  return after.flatMap((scene, viewer) =>
    scene === before[viewer] ? [] : [`viewer ${viewer} is shown ${difference(before[viewer] ?? '', scene)}`],
  )
}

function standingTold(steps: readonly Step[]): GameEvent[] {
  const kept = new Set(standing(steps.map(({ entry }) => entry)).map(({ number }) => number))
  return steps.flatMap(({ entry, events }) => (kept.has(entry.number) ? events : []))
}
