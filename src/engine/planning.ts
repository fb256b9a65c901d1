// A turn planned ahead: the rules' own script, run in a likeness of the table as if it were the seat's turn. The plan
// ends where chance, something hidden or somebody else would come in, so that it can tell nobody anything.
import { BACK_ID, type Choice, type Decision, faultOf, type Option } from './decision.ts'
import type { Game, GameEvent, State } from './game.ts'
import { type GameSession, type Setting, stageFrom } from './lifecycle.ts'
import { likeness } from './likeness.ts'
import { canonical } from './log.ts'
import { type Id, type Phrase, type Seat, wordsOf } from './phrase.ts'
import { readBack } from './plain.ts'
import { askedAt, asking, isFor, type PlayerView, playerView } from './player-view.ts'
import { hmac, sideStream } from './random.ts'
import { isPass } from './script.ts'
import { sees } from './zones.ts'

/** One answer of a plan. */
export interface PlanStep {
  /** What is asked; see `questionOf`. */
  readonly question: string
  readonly choice: Choice
  /** The question and the picked options in words, as they were when it was planned. */
  readonly prompt: Phrase
  readonly picked: readonly Phrase[]
  /** What the picked options cost and permanently change; it is played on no other terms. */
  readonly terms: string
  /** What everybody would be told of it, before another's turn; absent where that is nothing or nobody knows. */
  readonly told?: readonly Phrase[]
  /** Chance decides something after it that was left out; the plan goes on past that. */
  readonly past?: true
  /** It declines, or is a rule: where it is not asked after all, the plan goes on without it. */
  readonly declines?: true
  /** The choice is the value of an auto-answer, which answers in the game; see `Decision.byRule`. */
  readonly rule?: true
}

/** What a plan builds on: ids in the seat's own zones, and what the game says of the seat besides. */
export interface Belongings {
  readonly ids: readonly Id[]
  /** `Game.own` as canonical JSON. */
  readonly own: string
}

/** Why a plan goes no further. */
export type PlanEnd = 'chance' | 'hidden' | 'others' | 'over'

/** Where a rehearsal stands. */
export interface Rehearsal<V = unknown> {
  /** The steps that were taken; those that only led to where one goes back are none. */
  readonly steps: readonly PlanStep[]
  /** Why it ends here; absent while there is something to choose. */
  readonly ends?: PlanEnd
  /** What the seat is shown: with the next decision, or as it was before the step with which the plan ends. */
  readonly shown: PlayerView<V>
  /** What the plan builds on, at its first question. */
  readonly builtOn: Belongings
}

/** A table to rehearse on: what it is played with, and how it stands now. */
export type Rehearsed<S extends State = State> = Pick<GameSession<S>, 'setting' | 'state'>

/** What a decision is about, by which a planned answer finds it again: its kind, or the key of its prompt. */
export const questionOf = ({ kind, prompt }: Decision): string => kind ?? prompt.key

/** A rehearsal that is going on. */
export interface Rehearsing<V = unknown> {
  readonly now: Rehearsal<V>
  /** Takes an answer to what is asked now; false where it is none. */
  take(choice: Choice): boolean
}

/**
 * Begins to rehearse a seat's turn. Nothing of it depends on what the seat cannot know: the table is a likeness, its
 * chance a stream of its own, and by that stream the same for every table the seat cannot tell from this one.
 * @returns `undefined` where the game has no turn of this seat that could be planned now
 */
export function beginRehearsal<S extends State, V>(
  game: Game<S, V>,
  { setting, state }: Rehearsed<S>,
  seat: Seat,
): Rehearsing<V> | undefined {
  const seed = hmac(setting.seed, 'plan', seat)
  const laid = game.rehearse?.(likeness(game, state, seat, sideStream(seed, 'world')), seat)
  if (!laid) return undefined
  const session = opened(game, { ...setting, seed }, { ...laid, left: 0 }, seat)
  if (!session || !asking(session, seat).decision) return undefined
  const builtOn = belongingsOf(game, session.state, seat)
  // A copy: what a view shares with the state must not show what comes after.
  const shownNow = (): PlayerView<V> => readBack(playerView(game, session, seat))
  let now: Rehearsal<V> = { steps: [], shown: shownNow(), builtOn }
  const stood: string[] = []
  return {
    get now() {
      return now
    },
    take(choice) {
      const { decision, view } = now.shown
      if (!decision || faultOf(decision, choice)) return false
      stood.push(canonical([session.state, decision]))
      const { ends, told, past } = following(game, session, seat, choice)
      const step = {
        ...stepOf(decision, choice),
        ...(told.length > 0 && { told }),
        ...(past && !ends && { past: true as const }),
      }
      const shown: PlayerView<V> = ends ? { view } : shownNow()
      const left = isBack(choice) && !ends ? stood.indexOf(canonical([session.state, shown.decision])) : -1
      const steps = left >= 0 ? now.steps.slice(0, left) : [...now.steps, step]
      stood.length = steps.length
      now = { steps, builtOn, shown, ...(ends && { ends }) }
      return true
    },
  }
}

/** Whether an answer goes back from a private step; the option is called so in every game. */
const isBack = ([id, ...more]: Choice): boolean => id === BACK_ID && more.length === 0

/** Rehearses a seat's turn with these answers, as far as they are legal; see `beginRehearsal`. */
export function rehearseTurn<S extends State, V>(
  game: Game<S, V>,
  table: Rehearsed<S>,
  seat: Seat,
  choices: readonly Choice[],
): Rehearsal<V> | undefined {
  const rehearsing = beginRehearsal(game, table, seat)
  for (const choice of choices) if (!rehearsing?.take(choice)) break
  return rehearsing?.now
}

/** The turn begun; `undefined` where chance or something hidden comes before its first question, or somebody else is asked. */
function opened<S extends State>(game: Game<S>, setting: Setting, laid: S, seat: Seat) {
  const counter = { ...laid.chance }
  const before = new Set(game.unknown(laid, seat).flat())
  const { run: session, events } = stageFrom(game, setting, JSON.stringify(laid), 0)
  return comesIn(game, session, seat, { events, counter, before }) ? undefined : session
}

/** Takes an answer: what comes in by it, with which the plan ends, and what everybody would be told of it. */
function following<S extends State>(
  game: Game<S>,
  session: GameSession<S>,
  seat: Seat,
  choice: Choice,
): { readonly ends?: PlanEnd | undefined; readonly told: readonly Phrase[]; readonly past: boolean } {
  const counter = { ...session.state.chance }
  const left = session.state.left ?? 0
  const before = new Set(game.unknown(session.state, seat).flat())
  const opened = askedAt(session, seat) ?? -1
  const taken = session.take({ kind: 'answer', by: 'member', seat, opened, choice })
  if (typeof taken === 'string') throw new Error(`a legal answer is refused: ${taken}`)
  const ends = comesIn(game, session, seat, { events: taken.events, counter, before })
  const isKnown = ends === undefined || ends === 'others'
  const past = (session.state.left ?? 0) > left
  return { ends, told: isKnown ? toldOf(taken.events) : [], past }
}

/** What everybody is told until another's turn begins. */
function toldOf(events: readonly GameEvent[]): Phrase[] {
  const next = events.findIndex(({ mark }) => mark === 'turn')
  return events
    .slice(0, next < 0 ? undefined : next)
    .flatMap(({ to, phrase }) => (to === 'all' ? phrase : []))
}

/** What was so before something happened. */
interface Before {
  readonly events: readonly GameEvent[]
  readonly counter: State['chance']
  /** Ids that the seat could not place. */
  readonly before: ReadonlySet<Id>
}

/** What came in that the seat could not know when it chose; see `someoneLearns` of undo, which asks the same for everyone. */
export function comesIn<S extends State>(
  game: Game<S>,
  session: GameSession<S>,
  seat: Seat,
  { events, counter, before }: Before,
): PlanEnd | undefined {
  const { chance } = session.state
  if (chance.epoch !== counter.epoch || chance.counter !== counter.counter) return 'chance'
  const received = events.filter((told) => isFor(told, seat))
  const words = wordsOf([received, playerView(game, session, seat)])
  const still = new Set(game.unknown(session.state, seat).flat())
  const learns = [...before].some((id) => words.has(id) || !still.has(id))
  if (learns || received.some(({ reveal }) => reveal)) return 'hidden'
  if (session.outcome) return 'over'
  const decisions = session.open?.request.decisions ?? []
  return decisions.length === 1 && decisions[0]?.seat === seat ? undefined : 'others'
}

/** An answer to a decision as a plan keeps it. */
function stepOf(decision: Decision, choice: Choice): PlanStep {
  const options = pickedOf(decision, choice)
  return {
    question: questionOf(decision),
    choice,
    prompt: decision.prompt,
    picked: decision.text ? [] : options.map(({ text }) => text),
    terms: termsOf(options),
    ...((decision.byRule || isPass(decision, choice)) && { declines: true as const }),
    ...(decision.byRule && { rule: true as const }),
  }
}

const pickedOf = ({ options }: Decision, choice: Choice): Option[] =>
  choice.flatMap((id) => options.find((option) => option.id === id) ?? [])

/** What options cost and permanently change, without the words for it. */
const termsOf = (options: readonly Option[]): string =>
  canonical(
    options.map(({ id, cost = [], irrevocable = [] }) => [
      id,
      cost.map(({ of, amount }) => [of, amount]),
      irrevocable.map((each) => [each.kind, each.id]),
    ]),
  )

/** The value of a rule that leaves a question to its member. */
export const OPEN = 'ask'

/**
 * The place in a plan at which it is about a decision: its first step, or the one after steps that decline what is not
 * asked. −1 where it is about something else.
 */
export function placeIn(steps: readonly PlanStep[], decision: Decision): number {
  for (const [index, { question, declines, rule, choice }] of steps.entries()) {
    if (question === questionOf(decision)) return rule && choice[0] === OPEN ? -1 : index
    if (!declines) return -1
  }
  return -1
}

/** Whether a planned answer is a legal answer to a decision, on the terms on which it was planned. */
export const fits = (decision: Decision, { question, choice, terms }: PlanStep): boolean =>
  questionOf(decision) === question &&
  faultOf(decision, choice) === undefined &&
  (decision.text !== undefined || termsOf(pickedOf(decision, choice)) === terms)

/** What lies before a seat and it may know of: what a plan of its builds on. */
export const belongingsOf = <S extends State>(game: Game<S>, state: S, seat: Seat): Belongings => ({
  ids: game
    .zones(state)
    .filter((zone) => zone.seat === seat && sees(zone, seat))
    .flatMap(({ ids }) => ids)
    .sort(),
  own: canonical(game.own?.(state, seat) ?? null),
})

/** Whether something of a seat's was taken away or changed since; what it gained hinders no plan. */
export const isTouched = (before: Belongings, now: Belongings): boolean =>
  before.own !== now.own || !before.ids.every((id) => now.ids.includes(id))
