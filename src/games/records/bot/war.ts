// Attack and defence: which march promises most, whom to leave at a gate, and whether to answer with a scheme.
import type { Id } from '../../../engine/phrase.ts'
import { CITIES, FEMALE, POINTS, schemeOf } from '../cards/index.ts'
import { attackStrength, defenceStrength } from '../rules/strength.ts'
import type { PlayerView } from '../view/view.ts'
import {
  garrisonStrengths,
  generalsOf,
  mean,
  outwits,
  ownPlayer,
  type Sight,
  type Target,
  targetAt,
  targets,
  unseenStrengths,
  wallsAt,
} from './known.ts'
import { measuresAt } from './measures.ts'
import { takingChance } from './odds.ts'
import { best, cityGain, coinWorth } from './worth.ts'

const SEIZE_PRICE = 8

/** An attack as it could be made; no scheme is null. */
export interface March {
  readonly city: Id
  readonly general: Id
  readonly scheme: Id | null
  /** Points it promises over what it costs. */
  readonly worth: number
}

const has = ({ lords }: PlayerView, lord: Id): boolean => lords?.includes(lord) ?? false

const clamp = (strength: number): number => Math.min(11, Math.max(3, strength))

const costOf = (own: PlayerView, city: Id): number =>
  Math.max(0, (CITIES[city]?.price ?? 0) - (has(own, 'dong-zhuo') ? 3 : 0))

/** The most promising attack, on `city` alone when it is named; `undefined` when none can be made. */
export function bestMarch(view: Sight, city?: Id): March | undefined {
  const all = city === undefined ? targets(view) : [targetAt(view, city)].filter((each) => each !== undefined)
  return best(
    all.flatMap((target) => marchesOn(view, target)),
    ({ worth }) => worth,
  )
}

function marchesOn(view: Sight, target: Target): March[] {
  const own = ownPlayer(view)
  const hand = own.hand ?? []
  const left = own.money - costOf(own, target.city.card)
  if (left < 0) return []
  const schemes: (Id | null)[] = hand.filter((card) => {
    const scheme = schemeOf(card)
    if (scheme === 'seize-the-king') return left >= SEIZE_PRICE
    return scheme === 'remove-firewood' || scheme === 'beauty-trap'
  })
  return generalsOf(hand).flatMap((general) =>
    [null, ...schemes].map((scheme) => march(view, own, target, general, scheme)),
  )
}

function march(view: Sight, own: PlayerView, target: Target, general: Id, scheme: Id | null): March {
  const { owner, city } = target
  const measures = measuresAt(view)
  const attack = attackStrength(general, has(own, 'zhang-jue'))
  const kind = scheme === null ? undefined : schemeOf(scheme)
  const wits = scheme === null ? 0 : outwits(view, owner.seat)
  const seize = kind === 'seize-the-king'
  const plain = takes(view, target, attack, undefined)
  const won = seize ? 1 : takes(view, target, attack, kind)
  // Half of the hands that could answer do: a careful guess at defence schemes.
  const answered = 1 - Math.min(0.15, 0.03 * owner.handSize)
  const chance = (wits * won + (1 - wits) * plain) * answered
  const leads = view.players.every(({ points }) => points <= owner.points)
  const denied =
    (POINTS[CITIES[city.card]?.size ?? 'small'] ?? 0) * (leads ? measures.deniedLeader : measures.denied)
  const cost = costOf(own, city.card) + (seize ? SEIZE_PRICE : 0)
  const spent = cost * measures.marchCoin * coinWorth(view) + (scheme === null ? 0 : view.ending ? 0.01 : 1)
  const risk = view.ending ? 0 : (1 - chance) * 0.6
  const worth = chance * (cityGain(view, own, city.card) + denied) - spent - risk
  return { city: city.card, general, scheme, worth }
}

/** The chance to win the battle, over all that the garrison may be. */
function takes(view: Sight, { owner, city }: Target, attack: number, kind: string | undefined): number {
  const walls = wallsAt(owner, city.card)
  const lady = city.garrison !== null && FEMALE.has(city.garrison)
  return mean(garrisonStrengths(view, city), (strength) => {
    const firewood = kind === 'remove-firewood' ? clamp(strength - 3) : strength
    const weakened = kind === 'beauty-trap' && !lady ? 3 : firewood
    return takingChance(attack, has(owner, 'ma-teng') ? clamp(weakened + 2) : weakened, walls)
  })
}

/** Whom to leave at a gate: the strongest where much is at stake, else the weakest who still holds. */
export function garrisonFor(view: Sight, city: Id, generals: readonly Id[]): Id | undefined {
  const ordered = generalsOf(generals)
  const price = CITIES[city]?.price ?? 0
  if (ordered.length < 2 || view.ending || price >= 9) return ordered[0]
  return price >= 6 ? ordered[1] : (ordered[2] ?? ordered[1])
}

/** The defence scheme to answer an attack with; `undefined` for none. */
export function answerTo(view: Sight, offered: readonly Id[]): Id | undefined {
  const own = ownPlayer(view)
  const { attack } = view
  const garrison = own.cities.find(({ card }) => card === attack?.city)?.garrison
  if (!attack || !garrison) return undefined
  const attacker = view.players[attack.attacker]
  const walls = wallsAt(own, attack.city)
  const zhangJue = attacker !== undefined && has(attacker, 'zhang-jue')
  const falls = (ease: boolean) => {
    const maTeng = has(own, 'ma-teng')
    const defence = defenceStrength(garrison, { firewood: false, beauty: false, ease, maTeng })
    return mean(unseenStrengths(view), (strength) =>
      takingChance(clamp(strength + (zhangJue ? 2 : 0)), defence, walls),
    )
  }
  const saves = (card: Id): number => {
    const scheme = schemeOf(card)
    if (scheme === 'empty-fort') return outwits(view, attack.attacker) * falls(false)
    return scheme === 'wait-at-ease' ? falls(false) - falls(true) : 0
  }
  const card = best(offered, saves)
  return card !== undefined && saves(card) > (view.ending ? 0 : 0.05) ? card : undefined
}
