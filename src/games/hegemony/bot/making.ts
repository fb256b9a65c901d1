// Cards that a computer player makes of its whole hand or of souls, and the deputy it changes for another (section 20).
import type { Option } from '../../../engine/decision.ts'
import type { Seat } from '../../../engine/phrase.ts'
import { type General, generalFacts, isGeneral } from '../cards/generals.ts'
import { isSlash, type Kind } from '../cards/index.ts'
import { BASICS, TRICKS } from '../cards/made.ts'
import type { Sight } from '../core/skill.ts'
import { findRule } from '../kinds/index.ts'
import type { HegemonyView } from '../view/view.ts'
import { cardWorth, targetWorth } from './harm.ts'
import { distanceIn } from './reach.ts'
import { skillsHere } from './senses.ts'
import { kingdomOf, playerOf, rangeOf } from './table.ts'

const MADE = [...TRICKS, ...BASICS]

/** What a card of the hand is worth beyond what it is made into. */
const PER_CARD = 0.6

/** A soul more for later. */
const SOUL = 0.8

/** Worth of beginning to make a card: of the hand the best trick less all it takes, of souls the best card less one. */
export function bestMade(view: HegemonyView, sight: Sight, of: 'hand' | 'souls'): number {
  const kinds = of === 'hand' ? TRICKS : MADE
  const best = Math.max(-1, ...kinds.map((kind) => kindWorth(view, sight, kind, of)))
  if (of === 'souls') return best - SOUL
  return best + CHANGE - sight.hand.reduce((sum, card) => sum + PER_CARD * sight.keep(card), 0)
}

/** A deputy may be changed besides. */
const CHANGE = 0.3

/** Worth of a kind to be made. */
export function kindWorth(view: HegemonyView, sight: Sight, kind: Kind, of: 'hand' | 'souls'): number {
  if (of === 'hand') {
    const others = sight.others.length
    const named = { others, all: others + 1 } as Readonly<Record<string, number>>
    const aim = findRule(kind)?.aim
    const count = typeof aim === 'string' ? (named[aim] ?? 1) : 1
    return count > sight.hand.length ? -1 : cardWorth(view, sight, kind)
  }
  const souls = playerOf(view, sight.me).souls?.ids ?? []
  return Math.max(-1, ...souls.map((soul) => soulWorth(view, sight, kind, soul)))
}

/** Worth of a kind made of a soul: it names only players of no kingdom or of that of the soul. */
export function soulWorth(view: HegemonyView, sight: Sight, kind: Kind, soul: General): number {
  const open = (seat: Seat): boolean => {
    const { faction } = playerOf(view, seat)
    return faction === null || faction === 'ambitionist' || faction === generalFacts(soul).kingdom
  }
  const rule = findRule(kind)
  if (!rule) return -1
  const named = sight.others.filter((seat) => open(seat) && reaches(view, sight, kind, seat))
  if (kind === 'harvest' || kind === 'peach-garden' || rule.aim === 'self' || rule.aim === 'allies')
    return open(sight.me) ? cardWorth(view, sight, kind) : -1
  if (rule.aim === 'others')
    return 0.7 * named.reduce((sum, seat) => sum + targetWorth(view, sight, kind, seat), 0)
  if (kind === 'peach' || kind === 'wine') return open(sight.me) ? cardWorth(view, sight, kind) : -1
  return Math.max(-1, ...named.map((seat) => targetWorth(view, sight, kind, seat)))
}

function reaches(view: HegemonyView, { me }: Sight, kind: Kind, seat: Seat): boolean {
  if (kind === 'snatch') return distanceIn(view, me, seat) <= 1
  return !isSlash(kind) || distanceIn(view, me, seat) <= rangeOf(playerOf(view, me))
}

/** Worth of a general as the new deputy: what won with it, and what it can do at all. */
export function deputyWorth(view: HegemonyView, { id }: Option): number {
  if (!isGeneral(id)) return 0
  const registry = skillsHere(view)
  return (
    1 + registry.strengthOf(id) + 0.1 * registry.skillsOf(id).filter(({ only }) => only !== 'head').length
  )
}

/** Worth of changing the deputy: one that was weak or has lost its skills, or lies hidden, for the best of three. */
export function changeWorth(view: HegemonyView, sight: Sight, { id }: Option): number {
  if (id === 'pass') return 0
  const own = playerOf(view, sight.me)
  const deputy = own.generals.find(({ place }) => place === 'deputy')
  if (!deputy?.id || kingdomOf(own) === undefined) return 0.3
  if (deputy.lost) return 2
  return 0.25 - skillsHere(view).strengthOf(deputy.id)
}
