// Legal plays and targets (D7, D9, D24, D26), from the state alone.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { dynastyOf, functionOf, matches } from '../cards/index.ts'
import { type Change, type DynastyCard, type Effect, type FunctionCard, STATS } from '../cards/types.ts'
import { canBear, changed } from '../table/limits.ts'
import { defenceOf, isBarred, isPeace } from '../table/pacts.ts'
import { type DynastiesState, opponentsOf, type Player, playerAt } from '../table/state.ts'

type AttackEffect = Extract<Effect, { do: 'attack' }>

/** Opponents at whom a card may be played at all. */
export const reachable = (state: DynastiesState, seat: Seat): Seat[] =>
  opponentsOf(state, seat).filter((other) => !isBarred(state, seat, other))

/** Opponents whose stats can bear a change (D7). */
export const bearing = (state: DynastiesState, seat: Seat, change: Change): Seat[] =>
  reachable(state, seat).filter((other) => canBear(playerAt(state, other), change))

/** Opponents who have cards. */
export const withCards = (state: DynastiesState, seat: Seat): Seat[] =>
  reachable(state, seat).filter((other) => playerAt(state, other).hand.length > 0)

/** Opponents whom a stop can hit: those with less grain. */
export const poorer = (state: DynastiesState, seat: Seat): Seat[] =>
  reachable(state, seat).filter(
    (other) => playerAt(state, other).stats.grain < playerAt(state, seat).stats.grain,
  )

/** Opponents who may be attacked; the test assumes success (D24). */
export const attackable = (state: DynastiesState, seat: Seat, { loss, defence = 0 }: AttackEffect): Seat[] =>
  opponentsOf(state, seat).filter(
    (other) =>
      !isPeace(state, seat, other) &&
      canBear(playerAt(state, other), { state: -loss, ...(defence > 0 && { defence: -defence }) }),
  )

/** Whether an attack would succeed (D9, D29). */
export const succeeds = (state: DynastiesState, seat: Seat, target: Seat, bonus = 0): boolean =>
  playerAt(state, seat).stats.attack + bonus >= defenceOf(state, target)

/** What a lost question costs (D17). */
export const QUESTION_COST: Change = { state: -1, grain: -1, attack: -1, defence: -1 }

/** Cards that can still be drawn (D3). */
export const drawable = ({ deck, discards }: DynastiesState): number => deck.length + discards.length

/** The change of the own stats that is certain when a card is played. */
export function ownChange(effects: readonly Effect[]): Change {
  const changes = effects.flatMap((effect) => (effect.do === 'self' ? [effect.change] : []))
  return Object.fromEntries(
    STATS.map((stat) => [stat, changes.reduce((sum, change) => sum + (change[stat] ?? 0), 0)]),
  )
}

/** The changes of the own stats that an effect may come to. */
const ownWays = (effect: Effect): readonly Change[] => {
  if (effect.do === 'either') return [effect.one, effect.other]
  return effect.do === 'self' || effect.do === 'everyone' ? [effect.change] : [{}]
}

/** Whether a player can bear all that these effects do to their own stats, one after the other, in some way (D7). */
export function canBearAll({ stats }: Pick<Player, 'stats'>, effects: readonly Effect[]): boolean {
  const [effect, ...rest] = effects
  if (!effect) return true
  return ownWays(effect).some(
    (change) => canBear({ stats }, change) && canBearAll({ stats: changed(stats, change) }, rest),
  )
}

/** Whether all that a card needs besides its era is there. */
function effectsPossible(state: DynastiesState, seat: Seat, effects: readonly Effect[]): boolean {
  if (!canBearAll(playerAt(state, seat), effects)) return false
  const onlyDraws = effects.every((effect) => effect.do === 'draw')
  if (onlyDraws && drawable(state) === 0) return false
  return effects.every((effect) => effectPossible(state, seat, effect))
}

function effectPossible(state: DynastiesState, seat: Seat, effect: Effect): boolean {
  switch (effect.do) {
    case 'opponent':
    case 'everyone':
      return bearing(state, seat, effect.change).length > 0
    case 'take':
    case 'strip':
      return withCards(state, seat).length > 0
    case 'search':
    case 'silence':
    case 'expose':
    case 'truce':
    case 'sacrifice':
      return reachable(state, seat).length > 0
    case 'attack':
      return attackable(state, seat, effect).length > 0
    case 'halt':
      return poorer(state, seat).length > 0
    default:
      return true
  }
}

/** Opponents whom a card harms that leaves no choice of whom: attacks on all, and by the option the bare 對手玩家. */
export const harmedByAll = (state: DynastiesState, seat: Seat, effects: readonly Effect[]): Seat[] => {
  const harmed = effects.flatMap((effect) => {
    if (effect.do === 'sacrifice') return reachable(state, seat)
    if (effect.do === 'opponent' && state.rules.every) return bearing(state, seat, effect.change)
    if (effect.do !== 'attack' || effect.at !== 'all') return []
    return attackable(state, seat, effect).filter((other) => succeeds(state, seat, other, effect.bonus))
  })
  return [...new Set(harmed)]
}

/** Something to play: a card, with the crossing card it needs. */
export interface Play {
  readonly card: Id
  readonly crossing: Id | null
  /** Those of a dynasty card or an attack; what an Event and a Question do is no such thing. */
  readonly effects: readonly Effect[]
}

/** How a dynasty card can be played now as far as its era goes: alone, with a crossing card, or not at all. */
function passage(state: DynastiesState, seat: Seat, id: Id, card: DynastyCard): Play | undefined {
  const { effects } = card
  if (matches(card, state.marker)) return { card: id, crossing: null, effects }
  const crossing = playerAt(state, seat).hand.find((held) => functionOf(state, held)?.kind === 'crossing')
  return card.crossing && crossing !== undefined ? { card: id, crossing, effects } : undefined
}

/** How a function card can be played now; a crossing card never goes alone. */
function functionPlays(state: DynastiesState, seat: Seat, id: Id, card: FunctionCard): Play[] {
  const play = { card: id, crossing: null, effects: [] }
  if (card.kind === 'question') return bearing(state, seat, QUESTION_COST).length > 0 ? [play] : []
  if (card.kind !== 'attack') return card.kind === 'event' ? [play] : []
  const attack: AttackEffect = { do: 'attack', at: 'one', loss: card.loss }
  return attackable(state, seat, attack).length > 0 ? [{ ...play, effects: [attack] }] : []
}

/** Everything that a seat may play on its turn. */
export function plays(state: DynastiesState, seat: Seat): Play[] {
  return playerAt(state, seat).hand.flatMap((id) => {
    const made = functionOf(state, id)
    if (made) return functionPlays(state, seat, id, made)
    const card = dynastyOf(state, id)
    if (card?.use !== 'play' || !effectsPossible(state, seat, card.effects)) return []
    const play = passage(state, seat, id, card)
    return play ? [play] : []
  })
}

/** Everything that a seat may play against an attack (D9). */
export const reactions = (state: DynastiesState, seat: Seat): Play[] =>
  playerAt(state, seat).hand.flatMap((id) => {
    const card = dynastyOf(state, id)
    const play = card?.use === 'react' ? passage(state, seat, id, card) : undefined
    return play ? [play] : []
  })

/** The id by which a play is chosen: `confucius`, or `crossing-3+confucius`. */
export const playId = ({ card, crossing }: Play): Id => (crossing === null ? card : `${crossing}+${card}`)
