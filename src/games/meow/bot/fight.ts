// In battle: the order of cards, the target, the general to seal, copy or move.
import type { Choice, Decision } from '../../../engine/decision.ts'
import type { Id, Seat } from '../../../engine/phrase.ts'
import { STRATAGEMS } from '../box/stratagems.ts'
import { TREASURES } from '../box/treasures.ts'
import { general, stratagem, treasure } from '../cards.ts'
import type { Effect } from '../effects.ts'
import type { MeowView } from '../view.ts'
import { frontWorth, worthOf } from './value.ts'

/** What raises the attack comes first, what depends on it and what heals comes last. */
function rank(effects: readonly Effect[]): number {
  const ops = effects.map(({ op }) => op)
  if (ops.includes('seal') || ops.includes('attack')) return 0
  if (ops.includes('strike')) return 3
  return ops.includes('heal') ? 2 : 1
}

function effectsOf(option: Id): readonly Effect[] {
  const [card = ''] = option.split(':')
  if (card in TREASURES) return treasure(card).does
  return card in STRATAGEMS ? stratagem(card).does : general(card).skill.does
}

/** The next card to play; the strike when none is left. */
export function firstCard({ options }: Decision): Choice {
  const [first] = options
    .map(({ id }) => id)
    .filter((id) => id !== 'attack')
    .sort((a, b) => rank(effectsOf(a)) - rank(effectsOf(b)))
  return [first ?? 'attack']
}

const sideOf = (option: Id): number => Number(option.slice('seat-'.length))

/** The neighbour with least HP. */
export function pickTarget({ battle }: MeowView, { options }: Decision): Choice | undefined {
  const hp = (id: Id): number => battle?.armies[sideOf(id)]?.hp ?? 0
  const [first] = options.map(({ id }) => id).sort((a, b) => hp(a) - hp(b))
  return first === undefined ? undefined : [first]
}

/** Of an opponent's generals the one whose skill matters most; of one's own, asked for the solo opponent, the least. */
export function pickGeneral(
  { battle }: MeowView,
  seat: Seat,
  { prompt, options }: Decision,
): Choice | undefined {
  const whom = prompt.args?.whom
  const own = typeof whom === 'object' && 'seat' in whom && whom.seat === seat
  const spent = battle?.armies.flatMap(({ used, sealed }) => [...used, ...sealed]) ?? []
  const matters = (id: Id): number => {
    const { clash, does } = general(id).skill
    const idle = spent.includes(id) || clash < (battle?.clash ?? 0)
    return idle ? -1 : worthOf(does, clash, [])
  }
  const [first] = options.map(({ id }) => id).sort((a, b) => (matters(b) - matters(a)) * (own ? -1 : 1))
  return first === undefined ? undefined : [first]
}

/** Trades places where the newcomer's skill is still to come and its attack is no lower. */
export function pickRetreat({ battle }: MeowView, { prompt, options }: Decision): Choice {
  const leaving = prompt.args?.general
  const attack = typeof leaving === 'object' && 'name' in leaving ? general(leaving.name).attack : 0
  const [first] = options
    .map(({ id }) => id)
    .filter((id) => id !== 'stay')
    .filter((id) => general(id).skill.clash >= (battle?.clash ?? 0) && general(id).attack >= attack)
    .sort((a, b) => frontWorth(b, []) - frontWorth(a, []))
  return [first ?? 'stay']
}
