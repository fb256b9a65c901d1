// Choices that an effect leaves to its player: whom it is for, how many cards, which of two. Chosen before the card is played
// where that can be, as a private step with a way back to the menu.
import type { Option } from '../../../engine/decision.ts'
import type { Id, Phrase, Seat } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { seatOf } from '../../common/seat-id.ts'
import type { Change, Effect } from '../cards/types.ts'
import { type DynastiesTable, playerAt } from '../table/state.ts'
import { describeBlow, describeChange } from '../text/describe.ts'
import { say } from '../text/say.ts'
import { acting, backOption, costOf, seatOption } from './labels.ts'
import { attackable, bearing, canBearAll, drawable, poorer, reachable, withCards } from './legal.ts'

/** What was chosen for an effect: whom it is for, how many cards, which change. */
export interface Aim {
  readonly target?: Seat
  readonly count: number
  readonly change: Change
}

/** Where there was nothing to choose. */
const NOTHING: Aim = { count: 0, change: {} }

/** Thrown when the player goes back to the menu; `unlessBack` catches it. */
class Back extends Error {}

/** Whether a choice may be taken back because nobody knows of it yet. */
type Way = 'step' | 'final'

/** Chooses for an effect of a card that lies on the table, when all before it have come. */
export function* aimNow(
  table: DynastiesTable,
  seat: Seat,
  effects: readonly Effect[],
  at: number,
): Script<Aim> {
  return yield* choices(table, seat, { effects: effects.slice(at), at: 0 }, 'final')
}

/** Chooses for an effect of a card that is still in hand; `undefined` when the player goes back to the menu. */
export function* aimAhead(
  table: DynastiesTable,
  seat: Seat,
  effects: readonly Effect[],
  at: number,
): Script<Aim | undefined> {
  return yield* unlessBack(choices(table, seat, { effects, at }, 'step'))
}

function* unlessBack<T>(steps: Script<T>): Script<T | undefined> {
  try {
    return yield* steps
  } catch (thrown) {
    if (!(thrown instanceof Back)) throw thrown
    return undefined
  }
}

/**
 * Which effect of a card its player can choose for before playing it: the first that may leave them a choice, as far as
 * nothing that comes before it changes what may be chosen; -1 when there is none.
 */
export function firstToAim(effects: readonly Effect[]): number {
  const at = effects.findIndex((effect) => effect.do !== 'self')
  const action = effects[at]?.do
  return at > 0 && (action === 'attack' || action === 'halt') ? -1 : at
}

/** One effect of a card among those that have yet to come. */
interface Coming {
  readonly effects: readonly Effect[]
  readonly at: number
}

function* choices(table: DynastiesTable, seat: Seat, coming: Coming, way: Way): Script<Aim> {
  const { state } = table
  const effect = coming.effects[coming.at]
  if (!effect) return NOTHING
  const harmful = effect.do !== 'truce'
  const toOne = (among: readonly Seat[], prompt: Phrase) =>
    targetAim(table, seat, among, { prompt, harmful, way })
  switch (effect.do) {
    case 'opponent':
      if (state.rules.every) return NOTHING
      return yield* toOne(
        bearing(state, seat, effect.change),
        say('ask-opponent', { change: describeChange(effect.change) }),
      )
    case 'either':
      return yield* eitherAim(table, seat, coming, effect, way)
    case 'draw':
      return yield* countAim(seat, effect, drawable(state), NOTHING, way)
    case 'take':
    case 'strip': {
      const prompt = say(effect.do === 'take' ? 'ask-take' : 'ask-strip')
      const aim = yield* toOne(withCards(state, seat), prompt)
      if (aim.target === undefined) return aim
      return yield* countAim(seat, effect, playerAt(state, aim.target).hand.length, aim, way)
    }
    case 'search':
      return yield* toOne(withCards(state, seat), say('ask-search'))
    case 'silence':
      return yield* toOne(reachable(state, seat), say('ask-silence'))
    case 'attack': {
      if (effect.at !== 'one') return NOTHING
      const strength = playerAt(state, seat).stats.attack + (effect.bonus ?? 0)
      return yield* toOne(
        attackable(state, seat, effect),
        say('ask-attack', { strength, change: describeBlow(effect) }),
      )
    }
    case 'halt':
      return yield* toOne(poorer(state, seat), say('ask-halt', { n: effect.rounds }))
    case 'expose':
      return yield* toOne(reachable(state, seat), say('ask-exposed', { n: effect.rounds }))
    case 'truce':
      return yield* toOne(reachable(state, seat), say('ask-truce', { n: effect.rounds }))
    default:
      return NOTHING
  }
}

/** One of these opponents for a card that is still in hand; `undefined` when the player goes back to the menu. */
export function* targetAhead(
  { state }: DynastiesTable,
  seat: Seat,
  among: readonly Seat[],
  prompt: Phrase,
): Script<Seat | undefined> {
  const options = among.map((other) => seatOption(state, other, true))
  const picked = yield* unlessBack(pick(seat, prompt, options, 'step'))
  return picked === undefined ? undefined : seatOf(picked)
}

/** One of these opponents; the only one without asking, nobody when there is none. */
function* targetAim(
  { state }: DynastiesTable,
  seat: Seat,
  among: readonly Seat[],
  { prompt, harmful, way }: { readonly prompt: Phrase; readonly harmful: boolean; readonly way: Way },
): Script<Aim> {
  if (among.length === 0) return NOTHING
  const options = among.map((other) => seatOption(state, other, harmful))
  return { ...NOTHING, target: seatOf(yield* pick(seat, prompt, options, way)) }
}

/** A number within a range, as far as there are so many. */
function* countAim(
  seat: Seat,
  { min, max }: { readonly min: number; readonly max: number },
  there: number,
  aim: Aim,
  way: Way,
): Script<Aim> {
  const [least, most] = [Math.min(min, there), Math.min(max, there)]
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index)
  const options = counts.map((n) => ({ id: `take-${n}`, text: say('count', { n }) }))
  const picked = yield* pick(seat, say('ask-count'), options, way)
  return { ...aim, count: Number(picked.slice('take-'.length)) }
}

function* eitherAim(
  { state }: DynastiesTable,
  seat: Seat,
  { effects, at }: Coming,
  { one, other }: Extract<Effect, { do: 'either' }>,
  way: Way,
): Script<Aim> {
  const both = [
    { id: 'one', change: one },
    { id: 'other', change: other },
  ]
  const able = both.filter(({ change }) =>
    canBearAll(playerAt(state, seat), effects.with(at, { do: 'self', change })),
  )
  // A person found out in the middle of the card may leave too little for either (D16): then both are clamped.
  const ways = able.length > 0 ? able : both
  const options = ways.map(({ id, change }) => ({ id, text: describeChange(change), cost: costOf(change) }))
  const picked = yield* pick(seat, say('ask-either'), options, way)
  return { ...NOTHING, change: picked === 'one' ? one : other }
}

/** One of several, with a way back before the card is played; the only one without asking. */
function* pick(seat: Seat, prompt: Phrase, options: readonly Option[], way: Way): Script<Id> {
  if (options.length === 1) return at(options, 0).id
  const asked = { prompt, notice: acting(seat), ownTurn: true } as const
  if (way === 'final') return yield* chooseOne(seat, { ...asked, options })
  const picked = yield* chooseOne(seat, { ...asked, options: [...options, backOption], step: true })
  if (picked === backOption.id) throw new Back()
  return picked
}
