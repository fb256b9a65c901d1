// Strength in battle (source 3.3 D, R20): step by step, never below 3 and never above 11.
import type { Id } from '../../../engine/phrase.ts'
import { strengthOf } from '../cards/generals.ts'
import { FEMALE } from '../cards/index.ts'

const LEAST = 3
const MOST = 11
const clamp = (strength: number): number => Math.min(MOST, Math.max(LEAST, strength))

/** What changes strengths: schemes that worked, and lords. */
export interface Influences {
  /** 釜底抽薪 */
  readonly firewood: boolean
  /** 美人計 */
  readonly beauty: boolean
  /** 以逸待勞 */
  readonly ease: boolean
  /** 馬騰 */
  readonly maTeng: boolean
}

/** The attacker's strength: the general, then 張角 +2 (R20). */
export const attackStrength = (general: Id, zhangJue: boolean): number =>
  clamp(strengthOf(general) + (zhangJue ? 2 : 0))

/** The defender's strength: the general, the attack scheme, 以逸待勞 +3, 馬騰 +2, clamped after every step (R20). */
export function defenceStrength(general: Id, { firewood, beauty, ease, maTeng }: Influences): number {
  let strength = strengthOf(general)
  if (firewood) strength = clamp(strength - 3)
  if (beauty && !FEMALE.has(general)) strength = LEAST
  if (ease) strength = clamp(strength + 3)
  if (maTeng) strength = clamp(strength + 2)
  return strength
}
