// Chooses the scenes of a film: the actions by which a game changed most, spread over all of it.
import type { Chronicle } from '../../engine/chronicle.ts'
import type { Phrase } from '../../engine/phrase.ts'
import { distance } from './points.ts'
import {
  type Action,
  actionsIn,
  isTelling,
  keyOf,
  phrasesOf,
  type Said,
  type ToldEvent,
  turningAction,
} from './story-actions.ts'
import type { Review } from './types.ts'

/** A picture of a film: the game after an entry, and what had happened. */
export interface Scene {
  readonly number: number
  readonly phrases: readonly Phrase[]
}

/** How many scenes there are between the beginning and the end. */
export const SCENES = { fewest: 6, most: 16 }

/** One of so many actions that are worth telling becomes a scene. */
const ONE_OF = 2
/** A turning point is a scene in any case. */
const TURNED = 200
/** What an action is worth more in a stretch in which the whole win changed hands. */
const SWING = 100
/** Of a kind that is shown already, one more is worth so much less; and so one that is close to another scene. */
const STALE = 0.75
const CLOSE = 0.6
/** What is worth less by then is no scene where there are enough. */
const LEAST = 6

/**
 * The scenes of a game between its opening and the last entry that told anything, in their order and each after another entry.
 * Where a game has few actions worth telling, others of what was told fill the longest gaps.
 * @param told all that a viewer was told and that stands
 */
export function scenesOf(
  id: string,
  chronicle: Chronicle | undefined,
  told: readonly ToldEvent[],
  review?: Pick<Review, 'moments' | 'turnings'>,
): Scene[] {
  const [first, last] = [openingOf(id, chronicle, told), told.at(-1)?.number ?? 0]
  const isBetween = (number: number): boolean => number > first && number < last
  const actions = actionsIn(id, chronicle?.actions ?? {}, told).filter(
    (action) => isBetween(endOf(action, told)) && isTelling(action) && !action.spec.opens,
  )
  const chosen = chooseActions(actions, told, review).toSorted((a, b) => a.index - b.index)
  const said: Said = { before: new Map(), act: new Map() }
  const scenes = chosen.map((action): Scene => {
    said.act.clear()
    return { number: endOf(action, told), phrases: phrasesOf(id, [action], said) }
  })
  return filled(
    scenes,
    told.filter(({ number }) => isBetween(number)),
    first,
    last,
  )
}

/** The entry with which a film begins: the first round or turn, when all have their lords and cards; else the first of all. */
export const openingOf = (id: string, chronicle: Chronicle | undefined, told: readonly ToldEvent[]): number =>
  told.find((event) => chronicle?.begins.includes(keyOf(id, event)))?.number ?? 0

/** The entry after which all is told that belongs to an action. */
const endOf = ({ last }: Action, told: readonly ToldEvent[]): number => told[last]?.number ?? 0

/** The actions that are worth most, the greatest first, until there are enough; of equals the one farthest from all others. */
function chooseActions(
  actions: readonly Action[],
  told: readonly ToldEvent[],
  review: Pick<Review, 'moments' | 'turnings'> = { moments: [], turnings: [] },
): Action[] {
  const { moments, turnings } = review
  const turned = new Set(turnings.map((turning) => turningAction(actions, turning, moments)))
  const great = actions.filter((action) => turned.has(action) || !action.spec.turning)
  const left = new Set(great.length < SCENES.fewest ? actions : great)
  const most = Math.min(SCENES.most, Math.max(SCENES.fewest, Math.ceil(left.size / ONE_OF)))
  const room = told.length / most
  const swings = new Map([...left].map((action) => [action, SWING * swingAt(moments, action.told.number)]))
  const chosen: Action[] = []
  const weighed = (action: Action) => {
    const alike = chosen.filter(({ spec }) => spec === action.spec).length
    const far = Math.min(
      ...[0, told.length, ...chosen.map(({ index }) => index)].map((each) => Math.abs(each - action.index)),
    )
    const base = (action.spec.worth + (swings.get(action) ?? 0)) * STALE ** alike
    return { action, far, worth: (turned.has(action) ? TURNED : 0) + base * (far < room ? CLOSE : 1) }
  }
  const shown = new Set<number>()
  while (chosen.length < most && left.size > 0) {
    const [next] = [...left].map(weighed).sort((a, b) => b.worth - a.worth || b.far - a.far)
    if (!next || (chosen.length >= SCENES.fewest && next.worth < LEAST)) break
    left.delete(next.action)
    const number = endOf(next.action, told)
    if (shown.has(number)) continue
    shown.add(number)
    chosen.push(next.action)
  }
  return chosen
}

/** How much of the win changed hands in the stretch between two judged moments in which an entry lies. */
function swingAt(moments: Review['moments'], number: number): number {
  const to = moments.findIndex((moment) => moment.number >= number)
  const [before, after] = [moments[to - 1], moments[to]]
  return before && after ? distance(before.shares, after.shares) : 0
}

/** Scenes, and where they are too few, of what else was told what lies in the middle of the longest gaps. */
function filled(scenes: readonly Scene[], told: readonly ToldEvent[], first: number, last: number): Scene[] {
  const all = [...scenes]
  const left = new Map(told.map((event) => [event.number, event]))
  for (const { number } of all) left.delete(number)
  while (all.length < SCENES.fewest && left.size > 0) {
    const shown = [first, ...all.map(({ number }) => number), last]
    const far = (number: number) => Math.min(...shown.map((other) => Math.abs(other - number)))
    const [next] = [...left.values()].sort((a, b) => far(b.number) - far(a.number) || a.number - b.number)
    if (!next) break
    left.delete(next.number)
    all.push({ number: next.number, phrases: [next.phrase] })
  }
  return all.sort((a, b) => a.number - b.number)
}
