// Proof that nothing hidden gets out: containment, the twin test, and that what they go by is all that is hidden; the same
// for every game.
import type { Choice } from './decision.ts'
import type { Game, GameEvent, State } from './game.ts'
import { type GameSession, type Snapshot, stageFrom, type Undoable, type UndoRefusal } from './lifecycle.ts'
import { swap, varied } from './likeness.ts'
import { canonical, type LogEntry, type Move, moveOf, standing } from './log.ts'
import { type Id, type Phrase, renameWords, type Seat, type Viewer, wordsOf } from './phrase.ts'
import { askedAt, awaited, isFor, playerView, publicDecisions } from './player-view.ts'
import type { Random } from './random.ts'
import { sees, type Zone } from './zones.ts'

/** A leak: what got out to whom, and where. */
export interface Leak {
  readonly test: 'containment' | 'twin' | 'unknown'
  readonly viewer: Viewer
  readonly number: number
  readonly what: string
  /** The event that gave it away; left out where it was no event. */
  readonly event?: Phrase
  /** Of a twin: the ids that lay elsewhere in it, each with the one that lay in its place. */
  readonly swapped?: readonly (readonly [Id, Id])[]
}

/** Where a twin is likeliest to differ: ids to move, and words of what the viewer is told that others may be akin to. */
export interface Aim {
  readonly move: ReadonlySet<Id>
  readonly akin: ReadonlySet<string>
}

/** Everything one viewer is shown at one stop, as comparable text. */
interface Shown {
  readonly number: number
  readonly text: string
  readonly told: readonly GameEvent[]
  /** Nothing new: the viewer cannot even tell that somebody else answered. */
  readonly silent: boolean
}

/**
 * Containment at a stop: no id that `viewer` cannot place occurs in its view, its own decision, or what the table
 * is told it waits for.
 * @param met every word that the viewer has been shown so far; the words of this stop are added. With it, a hidden id that the
 * game does not call `unknown` is a leak too, unless the viewer was shown it: containment and twins look only for unknown ids
 */
export function containedStop(
  game: Game,
  session: GameSession,
  viewer: Viewer,
  met?: Set<string>,
): Leak | undefined {
  const { state, number } = session
  const shown = {
    view: playerView(game, session, viewer),
    waits: awaited(session),
    kinds: kindsAsked(session),
  }
  const words = wordsOf(shown)
  const unknown = game.unknown(state, viewer).flat()
  const out = contained(unknown, words, shown)
  if (out !== undefined || !met) return out && { ...out, viewer, number }
  for (const word of words) met.add(word)
  const overlooked = findOverlooked(game.zones(state), viewer, new Set(unknown), met)
  return overlooked && { ...overlooked, viewer, number }
}

/** Containment at a tell: no id that a viewer in the audience cannot place at that moment occurs in it. */
export function containedTold(game: Game, state: State, viewer: Viewer, told: GameEvent): Leak | undefined {
  if (told.reveal || !isFor(told, viewer)) return undefined
  const leak = contained(game.unknown(state, viewer).flat(), wordsOf(told), told)
  return leak && { ...leak, viewer, number: -1, event: told.phrase }
}

type What = Pick<Leak, 'test' | 'what'>

function contained(unknown: readonly Id[], words: ReadonlySet<string>, shown: unknown): What | undefined {
  const out = unknown.find((id) => words.has(id))
  if (out === undefined) return undefined
  return { test: 'containment', what: `${out} occurs in ${canonical(shown).slice(0, 400)}` }
}

/** An id that is hidden from a viewer who was never shown it, and that is not among the unknown. */
function findOverlooked(
  zones: readonly Zone[],
  viewer: Viewer,
  unknown: ReadonlySet<Id>,
  met: ReadonlySet<string>,
): What | undefined {
  for (const zone of zones) {
    const id = sees(zone, viewer) ? undefined : zone.ids.find((each) => !unknown.has(each) && !met.has(each))
    if (id === undefined) continue
    const what = `${id} lies hidden in a ${zone.kind}, was never shown, and is not among the unknown`
    return { test: 'unknown', what }
  }
  return undefined
}

/**
 * Twin: from the checkpoint of `rest`, ids that `viewer` cannot place are swapped at random, and the same answers
 * are fed. All that the viewer is shown must be equal. Of the log counts what stands: where an undo was allowed the game
 * is as it was, so that what was taken back is a stretch of its own, tried with its undo.
 * @param stretch the game at rest at the end of the stretch to try: its checkpoint, and the log that follows
 * @param trying `known`: up to which entry the viewer may have been named what it could not place; what is named later is
 * a leak. `undoing`: a seat that takes its last answer back at the end: whether it may is the same in every likeness.
 * `aim`: which ids to swap; any when left out
 * @returns a leak, `undefined` when all is equal, `rejected` when the twin is no likeness: another seat's answer does
 * not exist in it, or means something public in one of the two where in the other the seat goes on thinking unseen
 */
export function twin<S extends State>(
  game: Game<S>,
  stretch: Snapshot,
  viewer: Viewer,
  random: Random,
  trying: Trying = {},
): Leak | 'rejected' | undefined {
  return twins(game, stretch, [viewer], random, trying)[0]
}

/** How a stretch is tried; see `twin`. */
export interface Trying {
  readonly known?: number
  readonly undoing?: Seat
  readonly aim?: Aim
}

/** A twin for each of some viewers; the original is played once for all of them. */
export function twins<S extends State>(
  game: Game<S>,
  stretch: Snapshot,
  viewers: readonly Viewer[],
  random: Random,
  trying: Trying = {},
): (Leak | 'rejected' | undefined)[] {
  const asIs = (_seat: Viewer, choice: Choice): Choice => choice
  const { knownBy } = game
  // What others know by anything but ids would stay as it is where ids change places, and whether they learn something
  // by an undo would hang on that.
  if (knownBy && trying.undoing !== undefined)
    return viewers.map((viewer) => {
      const checkpoint = JSON.stringify(knownBy(JSON.parse(stretch.checkpoint) as S, viewer))
      const own = { ...stretch, checkpoint }
      const [original] = trace(game, own, [viewer], asIs, trying)
      return compared(game, own, viewer, random, { ...trying, original })
    })
  const originals = trace(game, stretch, viewers, asIs, trying)
  return viewers.map((viewer, index) =>
    compared(game, stretch, viewer, random, { ...trying, original: originals[index] }),
  )
}

/** What one viewer is shown in a likeness of a stretch, beside what they were shown in the original. */
function compared<S extends State>(
  game: Game<S>,
  stretch: Snapshot,
  viewer: Viewer,
  random: Random,
  { original, ...trying }: Trying & { readonly original: Trace | undefined },
): Leak | 'rejected' | undefined {
  if (!original || original.refused) throw new Error('the original does not replay')
  const groups = game.unknown(JSON.parse(stretch.checkpoint) as S, viewer)
  const { named } = original
  const names = (trying.aim && aimedSwap(groups, named, random, trying.aim)) ?? swap(groups, named, random)
  const renamed = renameWords(stretch.checkpoint, names)
  const likely = varied(game, renamed, viewer, random)
  const renaming = (seat: Viewer, choice: Choice): Choice =>
    seat === viewer ? choice : choice.map((id) => renameWords(id, names))
  const [other] = trace(game, { ...stretch, checkpoint: likely }, [viewer], renaming, trying)
  if (!other) throw new Error('a viewer was not looked after')
  const swapped = [...names].filter(([id, name]) => id !== name)
  const leak = (number: number, what: string, event?: Phrase): Leak => ({
    test: 'twin',
    viewer,
    number,
    what,
    swapped,
    ...(event && { event }),
  })
  for (const [index, theirs] of other.shown.entries()) {
    const shown = original.shown[index]
    if (!shown) throw new Error('a twin has as many stops')
    if (theirs.text === shown.text) continue
    if (shown.silent || theirs.silent) return 'rejected'
    return leak(shown.number, `shown ${difference(shown.text, theirs.text)}`, parting(shown, theirs))
  }
  if (other.refused?.seat === viewer)
    return leak(other.refused.number, 'the own answer does not exist in the twin')
  return other.refused && 'rejected'
}

interface Trace {
  readonly shown: readonly Shown[]
  /** Words the viewer met on the way; ids among them stay where they are in the twin. */
  readonly named: ReadonlySet<string>
  /** Whose answer does not exist, and where; the stops before it were shown all the same. */
  readonly refused?: { readonly number: number; readonly seat: Viewer }
}

/** Feeds what stands of a stretch and notes what each viewer is shown at each stop. */
function trace<S extends State>(
  game: Game<S>,
  snapshot: Snapshot,
  viewers: readonly Viewer[],
  answer: (seat: Viewer, choice: Choice) => Choice,
  { known = Number.POSITIVE_INFINITY, undoing }: Trying,
): Trace[] {
  const notes = viewers.map((viewer) => notesFor(game, viewer, known))
  const note = (session: GameSession<S>, number: number, events: readonly GameEvent[], by?: Seat) => {
    for (const each of notes) each.note(session, number, events, by)
  }
  const { run: session, events } = stageFrom(game, snapshot, snapshot.checkpoint, snapshot.log[0].number)
  let last = snapshot.log[0].number
  note(session, last, events)
  for (const entry of standing(snapshot.log).slice(1)) {
    const fed = fedAgain(session, entry, answer)
    if (!fed) continue
    const step = session.take(fed)
    if (typeof step === 'string') {
      const refused = {
        number: entry.number,
        seat: entry.kind === 'answer' ? entry.seat : ('public' as const),
      }
      return notes.map(({ shown, named }) => ({ shown, named, refused }))
    }
    last = entry.number
    note(session, last, step.events, entry.kind === 'answer' ? entry.seat : undefined)
  }
  const may = undoing === undefined ? undefined : permission(session.undoable(undoing))
  return notes.map(({ shown, named }) => ({
    named,
    shown: may === undefined ? shown : [...shown, { number: last, text: may, told: [], silent: false }],
  }))
}

/** What one viewer is shown, stop by stop, and the words they met up to entry `known`. */
function notesFor<S extends State>(game: Game<S>, viewer: Viewer, known: number) {
  const shown: Shown[] = []
  const named = new Set<string>()
  let before = ''
  return {
    shown,
    named,
    note(session: GameSession<S>, number: number, events: readonly GameEvent[], by?: Seat): void {
      const visible = events.filter((told) => isFor(told, viewer))
      const still = {
        playerView: playerView(game, session, viewer),
        mode: session.open?.request.mode,
        asked: kindsAsked(session),
        awaited: awaited(session),
        counter: session.state.chance,
        outcome: session.outcome,
      }
      const scene = canonical(still)
      const silent = by !== viewer && visible.length === 0 && scene === before
      before = scene
      shown.push({ number, text: scene + canonical(visible), told: visible, silent })
      if (number <= known) for (const word of wordsOf([still, visible])) named.add(word)
    },
  }
}

/** The move of an entry that stands, to be made where a run is now; of an undo nothing is left but its epoch of chance. */
function fedAgain<S extends State>(
  session: GameSession<S>,
  entry: LogEntry,
  answer: (seat: Viewer, choice: Choice) => Choice,
): Exclude<Move, { kind: 'start' | 'wind-back' }> | undefined {
  const move = moveOf(entry)
  if (move.kind === 'start' || move.kind === 'wind-back') throw new Error('a stretch has no beginnings in it')
  if (move.kind === 'answer') {
    const { seat, choice } = move
    return { ...move, opened: askedAt(session, seat) ?? -1, choice: answer(seat, choice) }
  }
  if (move.kind === 'close') return { ...move, opened: session.open?.number ?? -1 }
  if (move.kind === 'undo' && move.epoch !== undefined)
    session.state.chance = { epoch: move.epoch, counter: 0 }
  return move.kind === 'undo' ? undefined : move
}

/** Whether an answer may be taken back, or why not, without where in the log it is. */
const permission = (may: Undoable | UndoRefusal): string =>
  typeof may === 'string' ? may : `allowed${may.consent ? ' with consent' : ''}`

/** Who is asked what kind of thing, and for how long they might pass: public, whether they have answered or not. */
const kindsAsked = (session: GameSession) =>
  session.open && publicDecisions(session).map(({ seat, kind, autoPasses }) => ({ seat, kind, autoPasses }))

/**
 * Ids aimed at change places with others: a single one with one that what was told may be about, or all of a group with
 * as many others. `undefined` where there are none.
 */
function aimedSwap(
  groups: readonly (readonly Id[])[],
  fixed: ReadonlySet<string>,
  random: Random,
  { move, akin }: Aim,
): Map<Id, Id> | undefined {
  for (const group of random.shuffle([...groups])) {
    const free = random.shuffle(group.filter((id) => !fixed.has(id)))
    const theirs = free.filter((id) => move.has(id))
    const others = free.filter((id) => !move.has(id))
    if (theirs.length === 0 || free.length === 1) continue
    if (random.int(4) === 0) return shuffled([...theirs, ...others.slice(0, theirs.length)], random)
    const [one = '', ...rest] = theirs
    const near = [...rest, ...others].filter((id) => [...akin].some((word) => id.startsWith(`${word}-`)))
    return exchanged(one, pick(near.length > 0 && random.int(4) > 0 ? near : [...rest, ...others], random))
  }
  return undefined
}

const shuffled = (ids: readonly Id[], random: Random): Map<Id, Id> => {
  const targets = random.shuffle([...ids])
  return new Map(ids.map((id, index) => [id, targets[index] ?? id]))
}

const exchanged = (one: Id, other: Id): Map<Id, Id> =>
  new Map([
    [one, other],
    [other, one],
  ])

const pick = (from: readonly Id[], random: Random): Id => from[random.int(from.length)] ?? ''

/** The event in which two stops part, if it is an event. */
const parting = (shown: Shown, theirs: Shown): Phrase | undefined =>
  shown.told.find((told, index) => canonical(told) !== canonical(theirs.told[index] ?? null))?.phrase

/** Where two texts part, with some words around it. */
export function difference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  return `«${around(a)}» and in the other «${around(b)}»`
}
