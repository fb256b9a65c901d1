// Proof that nothing hidden gets out: the containment test and the twin test, the same for every game.
import type { Choice } from './decision.ts'
import type { Game, State, Told } from './game.ts'
import { canonical, moveOf } from './log.ts'
import { awaited, isFor, outlook } from './outlook.ts'
import { type Id, renameWords, type Viewer, wordsOf } from './phrase.ts'
import type { Random } from './random.ts'
import { type Rest, type Run, stageFrom } from './run.ts'

/** A leak: what got out to whom, and where. */
export interface Leak {
  readonly test: 'containment' | 'twin'
  readonly viewer: Viewer
  readonly number: number
  readonly what: string
}

/** Everything one viewer is shown at one stop, as comparable text. */
interface Shown {
  readonly number: number
  readonly text: string
  /** Nothing new: the viewer cannot even tell that somebody answered. */
  readonly silent: boolean
}

/**
 * Containment at a stop: no id that `viewer` cannot place occurs in its view, its own decision, or what the table
 * is told it waits for.
 */
export function containedStop(game: Game, run: Run, viewer: Viewer): Leak | undefined {
  return contained(game, run.state, viewer, run.number, {
    view: outlook(game, run, viewer),
    waits: awaited(run),
    kinds: kindsAsked(run),
  })
}

/** Containment at a tell: no id that a viewer in the audience cannot place at that moment occurs in it. */
export function containedTold(game: Game, state: State, viewer: Viewer, told: Told): Leak | undefined {
  if (told.reveal || !isFor(told, viewer)) return undefined
  return contained(game, state, viewer, -1, told)
}

function contained(
  game: Game,
  state: State,
  viewer: Viewer,
  number: number,
  shown: unknown,
): Leak | undefined {
  const words = wordsOf(shown)
  const out = game
    .unknown(state, viewer)
    .flat()
    .find((id) => words.has(id))
  if (out === undefined) return undefined
  return { test: 'containment', viewer, number, what: `${out} occurs in ${canonical(shown).slice(0, 400)}` }
}

/**
 * Twin: from the checkpoint of `rest`, ids that `viewer` cannot place are swapped at random, and the same answers
 * are fed. All that the viewer is shown must be equal.
 * @param stretch the game at rest at the end of the stretch to try: its checkpoint, and the log that follows
 * @param known up to which entry the viewer may have been named what it could not place; what is named later is a leak
 * @returns a leak, `undefined` when all is equal, `rejected` when the twin is no likeness: another seat's answer does
 * not exist in it, or means something public where in the original the seat went on thinking unseen
 */
export function twin<S extends State>(
  game: Game<S>,
  stretch: Rest,
  viewer: Viewer,
  random: Random,
  known = Number.POSITIVE_INFINITY,
): Leak | 'rejected' | undefined {
  const original = trace(game, stretch, viewer, (_seat, choice) => choice, known)
  if ('refused' in original) throw new Error('the original does not replay')
  const names = swap(game.unknown(JSON.parse(stretch.checkpoint) as S, viewer), original.named, random)
  const renamed = renameWords(stretch.checkpoint, names)
  const varied = game.vary ? JSON.stringify(game.vary(JSON.parse(renamed) as S, viewer, random)) : renamed
  const other = trace(game, { ...stretch, checkpoint: varied }, viewer, (seat, choice) =>
    seat === viewer ? choice : choice.map((id) => renameWords(id, names)),
  )
  const leak = (number: number, what: string): Leak => ({ test: 'twin', viewer, number, what })
  if ('refused' in other)
    return other.seat === viewer
      ? leak(other.refused, 'the own answer does not exist in the twin')
      : 'rejected'
  for (const [index, shown] of original.shown.entries()) {
    const theirs = other.shown[index]
    if (theirs?.text !== shown.text && shown.silent) return 'rejected'
    if (theirs?.text !== shown.text)
      return leak(shown.number, `shown ${difference(shown.text, theirs?.text ?? 'nothing')}`)
  }
  return undefined
}

interface Trace {
  readonly shown: readonly Shown[]
  /** Words the viewer met on the way; ids among them stay where they are in the twin. */
  readonly named: ReadonlySet<string>
}

/** Feeds a stretch and notes what the viewer is shown at each stop. */
function trace<S extends State>(
  game: Game<S>,
  rest: Rest,
  viewer: Viewer,
  answer: (seat: Viewer, choice: Choice) => Choice,
  known = Number.POSITIVE_INFINITY,
): Trace | { refused: number; seat: Viewer } {
  const shown: Shown[] = []
  const named = new Set<string>()
  let before = ''
  const note = (run: Run<S>, events: readonly Told[]) => {
    const visible = events.filter((told) => isFor(told, viewer))
    const still = {
      outlook: outlook(game, run, viewer),
      mode: run.open?.request.mode,
      asked: kindsAsked(run),
      awaited: awaited(run),
      counter: run.state.chance,
      outcome: run.outcome,
    }
    const scene = canonical(still)
    const silent = visible.length === 0 && scene === before
    before = scene
    shown.push({ number: run.number, text: canonical([still, visible]), silent })
    if (run.number <= known) for (const word of wordsOf([still, visible])) named.add(word)
  }
  const { run, events } = stageFrom(game, rest, rest.checkpoint, rest.log[0].number)
  note(run, events)
  for (const entry of rest.log.slice(1)) {
    const move = moveOf(entry)
    if (move.kind === 'start' || move.kind === 'wind-back')
      throw new Error('a stretch has no beginnings in it')
    const fed = move.kind === 'answer' ? { ...move, choice: answer(move.seat, move.choice) } : move
    const step = run.take(fed)
    if (typeof step === 'string')
      return { refused: entry.number, seat: move.kind === 'answer' ? move.seat : 'public' }
    note(run, step.events)
  }
  return { shown, named }
}

/** Who is asked what kind of thing, and for how long they might pass: public, whether they have answered or not. */
const kindsAsked = (run: Run) =>
  run.open?.request.decisions.map(({ seat, kind, lulls }) => ({ seat, kind, lulls }))

/** Names for ids under a random swap within the groups; every other case swaps a few only, so that answers fit. */
export function swap(
  groups: readonly (readonly Id[])[],
  fixed: ReadonlySet<string>,
  random: Random,
): Map<Id, Id> {
  const names = new Map(groups.flat().map((id) => [id, id]))
  const gentle = random.int(2) === 0
  for (const group of groups) {
    const free = group.filter((id) => !fixed.has(id))
    const moving = gentle ? random.shuffle([...free]).slice(0, 2) : free
    const targets = random.shuffle([...moving])
    const moved = new Map(moving.map((id, index) => [id, targets[index] ?? id]))
    for (const [id, name] of names) names.set(id, moved.get(name) ?? name)
  }
  return names
}

/** Where two texts part, with some words around it. */
function difference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  return `«${around(a)}» and in the twin «${around(b)}»`
}
