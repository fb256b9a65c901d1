// 馬術, which stands on three generals.
import type { Skill } from '../core/skill.ts'

/** Others are one nearer. */
export const mashu: Skill = { id: 'mashu', statics: { distance: -1 } }
