// Conceding by a computer player: only what is lost, or what a fellow has given up and goes badly.
import type { Option } from '../../../engine/decision.ts'
import type { Id } from '../../../engine/phrase.ts'
import type { Sight } from '../core/skill.ts'
import type { HegemonyView, PlayerView } from '../view/view.ts'
import { othersOf, playerOf, wornBy } from './table.ts'

/** So many times as strong the others are where all is lost, and where a fellow is not kept from conceding. */
const LOST = 8
const BADLY = 3

/** Above and below all that else may be done. */
const AT_ONCE = 20
const NEVER = -20

/** Whether an option is about conceding. */
export const isAboutConceding = ({ id }: { readonly id: Id }): boolean =>
  id === 'concede' || id === 'fight-on'

/** Worth of conceding, or of taking it back. */
export function concedingWorth(view: HegemonyView, { me, hand }: Sight, { id }: Option): number {
  if (id === 'fight-on') return NEVER
  const own = playerOf(view, me)
  const isOwn = (other: PlayerView): boolean =>
    own.faction !== null && own.faction !== 'ambitionist' && other.faction === own.faction
  const others = othersOf(view, me)
  const side = [own, ...others.filter(isOwn)]
  const ratio = strengthOf(others.filter((other) => !isOwn(other))) / strengthOf(side)
  const isAgreed = side.some(({ concedes }) => concedes)
  return ratio >= (isAgreed ? BADLY : LOST) && (isAgreed || hand.length === 0) ? AT_ONCE : NEVER
}

/** What players fight with: HP, cards in hand, equipment. */
const strengthOf = (players: readonly PlayerView[]): number =>
  players.reduce(
    (sum, player) => sum + Math.max(0, player.hp) + 0.5 * player.handSize + 0.4 * wornBy(player).length,
    0,
  )
