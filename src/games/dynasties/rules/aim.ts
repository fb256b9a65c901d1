// What an effect leaves to its player: whom it is for, how many cards, which of two. Chosen before the card is played
// where that can be, as a private step with a way back to the menu.
import type { Option } from '../../../engine/decision.ts'
import type { Id, Phrase, Seat } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { seatOf } from '../../common/seat-id.ts'
import type { Change, Effect } from '../cards/types.ts'
import { describeBlow, describeChange } from '../describe.ts'
import { acting, backOption, costOf, seatOption } from '../labels.ts'
import { attackable, bearing, canBearAll, drawable, poorer, reachable, withCards } from '../legal.ts'
import { say } from '../say.ts'
import { type DynastiesTable, playerAt } from '../state.ts'

/** What was chosen for an effect; empty where there was nothing to choose. */
export interface Aim {
  readonly target?: Seat
  readonly count?: number
  readonly change?: Change
}

/** The player went back to the menu. */
const BACK = 'back'

/** Whether a choice may be taken back because nobody knows of it yet. */
type Way = 'step' | 'final'

/** Chooses for an effect of a card that lies on the table, when all before it have come. */
export function* aimNow(
  table: DynastiesTable,
  seat: Seat,
  effects: readonly Effect[],
  at: number,
): Script<Aim> {
  const aim = yield* choices(table, seat, { effects: effects.slice(at), at: 0 }, 'final')
  return aim === BACK ? {} : aim
}

/** Chooses for an effect of a card that is still in hand; `undefined` when the player goes back to the menu. */
export function* aimAhead(
  table: DynastiesTable,
  seat: Seat,
  effects: readonly Effect[],
  at: number,
): Script<Aim | undefined> {
  const aim = yield* choices(table, seat, { effects, at }, 'step')
  return aim === BACK ? undefined : aim
}

/**
 * Which effect of a card its player can choose for before playing it: the first that leaves them a choice, as far as
 * nothing that comes before it changes what may be chosen; -1 when there is none.
 */
export function firstToAim(effects: readonly Effect[]): number {
  const at = effects.findIndex((effect) => effect.do !== 'self')
  const deed = effects[at]?.do
  if (deed === undefined || !ASKING.has(deed)) return -1
  return at > 0 && (deed === 'attack' || deed === 'halt') ? -1 : at
}

const ASKING: ReadonlySet<Effect['do']> = new Set([
  'opponent',
  'either',
  'draw',
  'take',
  'strip',
  'search',
  'silence',
  'attack',
  'halt',
  'expose',
  'truce',
])

/** One effect of a card among those that have yet to come. */
interface Coming {
  readonly effects: readonly Effect[]
  readonly at: number
}

function* choices(table: DynastiesTable, seat: Seat, coming: Coming, way: Way): Script<Aim | typeof BACK> {
  const { state } = table
  const effect = coming.effects[coming.at]
  if (!effect) return {}
  const harmful = effect.do !== 'truce'
  const at = (among: readonly Seat[], prompt: Phrase) =>
    targetAim(table, seat, among, { prompt, harmful, way })
  switch (effect.do) {
    case 'opponent':
      if (state.rules.every) return {}
      return yield* at(
        bearing(state, seat, effect.change),
        say('ask-opponent', { change: describeChange(effect.change) }),
      )
    case 'either':
      return yield* eitherAim(table, seat, coming, effect, way)
    case 'draw':
      return yield* countAim(seat, effect, drawable(state), {}, way)
    case 'take':
    case 'strip': {
      const prompt = say(effect.do === 'take' ? 'ask-take' : 'ask-strip')
      const aim = yield* at(withCards(state, seat), prompt)
      if (aim === BACK || aim.target === undefined) return aim
      return yield* countAim(seat, effect, playerAt(state, aim.target).hand.length, aim, way)
    }
    case 'search':
      return yield* at(withCards(state, seat), say('ask-search'))
    case 'silence':
      return yield* at(reachable(state, seat), say('ask-silence'))
    case 'attack': {
      if (effect.at === 'all') return {}
      const strength = playerAt(state, seat).stats.attack + (effect.bonus ?? 0)
      return yield* at(
        attackable(state, seat, effect),
        say('ask-attack', { strength, change: describeBlow(effect) }),
      )
    }
    case 'halt':
      return yield* at(poorer(state, seat), say('ask-halt', { n: effect.rounds }))
    case 'expose':
      return yield* at(reachable(state, seat), say('ask-exposed', { n: effect.rounds }))
    case 'truce':
      return yield* at(reachable(state, seat), say('ask-truce', { n: effect.rounds }))
    default:
      return {}
  }
}

/** One of these opponents for a card that is still in hand; `undefined` when the player goes back to the menu. */
export function* targetAhead(
  table: DynastiesTable,
  seat: Seat,
  among: readonly Seat[],
  prompt: Phrase,
): Script<Aim | undefined> {
  const aim = yield* targetAim(table, seat, among, { prompt, harmful: true, way: 'step' })
  return aim === BACK ? undefined : aim
}

/** One of these opponents; the only one without asking, nobody when there is none. */
function* targetAim(
  { state }: DynastiesTable,
  seat: Seat,
  among: readonly Seat[],
  { prompt, harmful, way }: { readonly prompt: Phrase; readonly harmful: boolean; readonly way: Way },
): Script<Aim | typeof BACK> {
  if (among.length === 0) return {}
  const options = among.map((other) => seatOption(state, other, harmful))
  const picked = yield* pick(seat, prompt, options, way)
  return picked === BACK ? BACK : { target: seatOf(picked) }
}

/** A number within a range, as far as there are so many. */
function* countAim(
  seat: Seat,
  { min, max }: { readonly min: number; readonly max: number },
  there: number,
  aim: Aim,
  way: Way,
): Script<Aim | typeof BACK> {
  if (there === 0) return { ...aim, count: 0 }
  const [least, most] = [Math.min(min, there), Math.min(max, there)]
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index)
  const options = counts.map((n) => ({ id: `take-${n}`, text: say('count', { n }) }))
  const picked = yield* pick(seat, say('ask-count'), options, way)
  return picked === BACK ? BACK : { ...aim, count: Number(picked.slice('take-'.length)) }
}

function* eitherAim(
  { state }: DynastiesTable,
  seat: Seat,
  { effects, at }: Coming,
  { one, other }: Extract<Effect, { do: 'either' }>,
  way: Way,
): Script<Aim | typeof BACK> {
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
  return picked === BACK ? BACK : { change: picked === 'one' ? one : other }
}

/** One of several, with a way back before the card is played; the only one without asking. */
function* pick(seat: Seat, prompt: Phrase, options: readonly Option[], way: Way): Script<Id> {
  const [only] = options
  if (only && options.length === 1) return only.id
  const asked = { prompt, notice: acting(seat), ownTurn: true } as const
  return way === 'step'
    ? yield* chooseOne(seat, { ...asked, options: [...options, backOption], step: true })
    : yield* chooseOne(seat, { ...asked, options })
}
