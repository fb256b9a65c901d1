// Nullify of a computer player: held for what matters, and never against its own side.
import type { Decision, Option } from '../../../engine/decision.ts'
import type { Arg, Seat } from '../../../engine/phrase.ts'
import { card as cardOf, isNullify, isSlash, type Kind } from '../cards/index.ts'
import type { Sight } from '../core/skill.ts'
import type { CardUse } from '../table/events.ts'
import type { HegemonyView } from '../view/view.ts'
import { SURE } from './foes.ts'
import { gearWorth } from './gear.ts'
import { cheap } from './reacting.ts'
import { playerOf } from './table.ts'

/** What a trick must do to be nullified by the only Nullify, and where there are more or the hand is too full. */
export const MATTERS = { last: 1.2, spare: 0.9 } as const

/** What an enemy's gain or loss counts beside one's own. */
const HINDERS = 0.6

/** Tricks that help whom they reach. */
const HELPFUL: ReadonlySet<Kind> = new Set([
  ...(['ex-nihilo', 'peach-garden', 'harvest', 'await-exhausted', 'befriend-attack'] as const),
])

/** Whether one's own hand answers a mass attack. */
const hasAnswer = ({ hand }: Sight, kind: Kind): boolean =>
  hand.some((card) => (kind === 'arrow-volley' ? cardOf(card).kind === 'dodge' : isSlash(cardOf(card).kind)))

/** What a trick does to its present target, in cards; above 0 is bad for it. */
function harmTo(view: HegemonyView, sight: Sight, { kind }: CardUse, target: Seat): number {
  if (HELPFUL.has(kind)) return -0.4
  const hp = sight.hp(target)
  switch (kind) {
    case 'iron-chain':
    case 'known-both':
      return 0.2
    case 'indulgence':
      return 1.2 + 0.2 * sight.handSize(target)
    case 'lightning':
      return hp <= 3 ? 1 : 0.5
    case 'arrow-volley':
    case 'barbarians':
      return target === sight.me && hasAnswer(sight, kind) ? 0.3 : hp <= 1 ? 3 : 1.1
    case 'duel':
    case 'fire-attack':
      return hp <= 1 ? 3 : kind === 'duel' ? 1.6 : 1.1
    case 'snatch':
    case 'dismantle': {
      const player = playerOf(view, target)
      const { armor } = player.equipment
      return armor === null
        ? 1.1
        : Math.max(1.1, gearWorth(player, cardOf(armor).kind) - 0.8) + (hp <= 1 ? 0.6 : 0)
    }
    default:
      return 1.2
  }
}

const whoIn = (arg: Arg | undefined): Seat | undefined =>
  typeof arg === 'object' && 'seat' in arg && typeof arg.seat === 'number' ? arg.seat : undefined

function leastWorth({ hand, hp, me }: Sight, options: readonly Option[]): number {
  const spare = options.length > 2 || hand.length > Math.max(1, hp(me))
  return spare ? MATTERS.spare : MATTERS.last
}

/** Nullify: what hurts oneself or sure friends, and a Nullify that a foe put against one's side's stake. */
export function nullifyWorth(
  view: HegemonyView,
  sight: Sight,
  { prompt, options }: Decision,
  option: Option,
  least = leastWorth(sight, options),
): number {
  if (option.id === 'pass') return 0
  const trick = sight.happening.findLast((each) => each.is === 'use' && !isNullify(each.kind))
  if (trick?.is !== 'use') return -1
  const target: Seat = trick.at ?? trick.targets[0]?.seat ?? trick.user
  const harm = harmTo(view, sight, trick, target)
  const stake = sight.foe(target) <= -SURE ? harm : -HINDERS * sight.foe(target) * harm
  // Against another Nullify: what a foe wants is the contrary of what one wants oneself.
  const by = prompt.key === 'hegemony.ask-nullify-back' ? whoIn(prompt.args?.who) : undefined
  const worth = by === undefined ? stake : sight.foe(by) > 0 ? Math.abs(stake) : -1
  return worth > least ? cheap(sight, option) : -1
}
