// 張飛.
import type { Source } from '../../core/skill.ts'

/** 咆哮: any number of Slashes. */
export const zhangFei: Source = {
  id: 'zhang-fei',
  strength: 0.07,
  skills: [{ id: 'paoxiao', statics: { slashes: Number.POSITIVE_INFINITY } }],
}
