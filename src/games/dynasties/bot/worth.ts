// A computer player's worth of cards and changes, in points of state.
import type { Id } from '../../../engine/phrase.ts'
import { nextSpace } from '../cards/eras.ts'
import { dynastyOf, functionOf, matches } from '../cards/index.ts'
import type { Change, DynastyCard, Effect } from '../cards/types.ts'
import type { DynastiesView, PlayerView } from '../view/view.ts'
import { roundsAhead, roundsLeft, scoreOf, worthOfChange, worthOfJump } from './standing.ts'

/** What an opponent's loss is worth to one of the others, who all gain by it; and a fall besides. */
const HARM = 0.5
const FALLEN = 4

/** What it is worth to win at once, and costs to lose. */
const DECIDED = 15

const harm = (view: DynastiesView, player: PlayerView, change: Change): number => {
  const falls = player.stats.state + (change.state ?? 0) <= 0
  return -worthOfChange(view, player, change) * HARM + (falls ? worthOfFall(view, player) : 0)
}

/** What an opponent's fall is worth besides what they lose; where it ends the game, the score decides (D18). */
export function worthOfFall(view: DynastiesView, player: PlayerView): number {
  const rest = others(view).filter((each) => each !== player)
  if (rest.length === 0) return DECIDED
  if (view.rules.ending !== 'first-fall') return FALLEN
  const own = view.players.find(({ seat }) => seat === view.viewer)
  return own ? DECIDED * Math.sign(scoreOf(own) - Math.max(...rest.map(scoreOf))) : FALLEN
}

const others = (view: DynastiesView): PlayerView[] =>
  view.players.filter(({ seat, alive }) => alive && seat !== view.viewer)

/** The most that a change can do to one opponent. */
const bestHarm = (view: DynastiesView, change: Change): number =>
  Math.max(...others(view).map((player) => harm(view, player, change)))

/** Opponents whom an attack of the viewer would break through to. */
const open = (view: DynastiesView, own: PlayerView, bonus: number): PlayerView[] =>
  others(view).filter(({ meets }) => own.stats.attack + bonus >= meets)

/** What an attack is worth that breaks through to nobody: a card is lost. */
const MISSED = -1

function worthOfAttack(view: DynastiesView, own: PlayerView, effect: Effect & { do: 'attack' }): number {
  const { loss, bonus = 0, defence = 0 } = effect
  const hits = open(view, own, bonus)
    .filter(({ stats }) => stats.state >= loss)
    .map((player) => 0.85 * harm(view, player, { state: -loss, defence: -defence }))
  if (effect.at === 'all') return hits.reduce((sum, each) => sum + each, 0)
  return hits.length > 0 ? Math.max(...hits) : MISSED
}

function worthOfEffect(view: DynastiesView, own: PlayerView, effect: Effect): number {
  switch (effect.do) {
    case 'self':
      return worthOfChange(view, own, effect.change)
    case 'opponent':
      return bestHarm(view, effect.change)
    case 'everyone':
      return worthOfChange(view, own, effect.change) * 0.6
    case 'either':
      return Math.max(worthOfChange(view, own, effect.one), worthOfChange(view, own, effect.other))
    case 'draw':
      return 0.7 * Math.min(effect.max, FULL - own.handSize)
    case 'take':
      return effect.max
    case 'strip':
      return effect.max * 0.5
    case 'attack':
      return worthOfAttack(view, own, effect)
    case 'halt':
      return 2
    case 'expose':
      return own.hand?.some((id) => functionOf(view, id)?.kind === 'attack') ? 1.5 : 0
    case 'shield':
      return 2.5
    case 'sacrifice':
      return 1.5
    default:
      return 0.8
  }
}

/** What remains of the worth of a card that could be played in the next round without a crossing: an event may come between. */
const HASTE = 0.5

/** Whether the next round brings a card's era, and no other card of the hand's. */
function comesFree(view: DynastiesView, own: PlayerView, card: DynastyCard): boolean {
  const next = nextSpace(view.marker)
  const others = own.hand?.filter((id) => {
    const each = dynastyOf(view, id)
    return each !== undefined && each !== card && each.use === 'play' && matches(each, next)
  })
  return roundsAhead(view) >= 1 && matches(card, next) && others?.length === 0
}

/** What a card is worth in the hand, with a crossing card, and where more are held than can be kept or played. */
const HELD = { alone: 0.4, crossing: 0.9, idle: 0.1 } as const

/** Cards in hand at which a drawn one takes another's place. */
export const FULL = 12

/** What is given up by playing a card, with a crossing card or alone. */
function costOfPlay(view: DynastiesView, { handSize }: PlayerView, crossing: boolean): number {
  const idle = handSize >= FULL || handSize > roundsLeft(view)
  return idle ? HELD.idle : crossing ? HELD.crossing : HELD.alone
}

/** What playing a card now is worth; `crossing` takes a crossing card besides. */
export function worthOfPlay(view: DynastiesView, own: PlayerView, id: Id, crossing: boolean): number {
  const dynasty = dynastyOf(view, id)
  const cost = costOfPlay(view, own, crossing)
  if (dynasty) {
    const worth = dynasty.effects.reduce((sum, effect) => sum + worthOfEffect(view, own, effect), 0)
    return worth * (crossing && comesFree(view, own, dynasty) ? HASTE : 1) - cost
  }
  const card = functionOf(view, id)
  if (card?.kind === 'attack')
    return worthOfAttack(view, own, { do: 'attack', at: 'one', loss: card.loss }) - 0.4
  if (card?.kind === 'question')
    return 0.5 * bestHarm(view, { state: -1, grain: -1, attack: -1, defence: -1 })
  // An event may cost 5 state.
  return (own.stats.state <= 5 ? -0.5 : 0.6) + worthOfJump(view, own)
}

/** What a card in hand is worth keeping for. */
export function worthOfKeeping(view: DynastiesView, own: PlayerView, id: Id): number {
  const dynasty = dynastyOf(view, id)
  if (dynasty?.use === 'react') return 3
  if (dynasty?.use === 'forced') return 20 // thrown away openly, a hidden person costs 15 state
  if (!dynasty && functionOf(view, id)?.kind === 'crossing') {
    const held = own.hand?.filter((card) => functionOf(view, card)?.kind === 'crossing').length ?? 0
    return held > 3 ? 0.3 : 1.5
  }
  return worthOfPlay(view, own, id, false) * (dynasty?.crossing === false ? 0.5 : 1)
}
