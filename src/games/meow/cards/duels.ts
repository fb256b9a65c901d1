// The solo opponents the source names: four line-ups, one of them with two sides to choose from.
import type { Id } from '../../../engine/phrase.ts'

/** The five cards of each; 官渡 stands for two, and the player who faces one leads the other. */
export const DUELS: Readonly<
  Record<string, { readonly cards: readonly Id[]; readonly own?: readonly Id[] }>
> = {
  'red-cliffs-allies': { cards: ['guan-yu', 'zhang-fei', 'zhuge-liang', 'zhou-yu', 'sun-quan'] },
  'red-cliffs-wei': { cards: ['cao-cao', 'xu-chu', 'zhang-liao', 'xiahou-dun', 'xiahou-yuan'] },
  'guandu-wei': {
    cards: ['cao-cao', 'guo-jia', 'zhang-liao', 'xu-chu', 'xiahou-yuan'],
    own: ['yuan-shao', 'tian-feng', 'ju-shou', 'yan-liang', 'wen-chou'],
  },
  'guandu-yuan': {
    cards: ['yuan-shao', 'tian-feng', 'ju-shou', 'yan-liang', 'wen-chou'],
    own: ['cao-cao', 'guo-jia', 'zhang-liao', 'xu-chu', 'xiahou-yuan'],
  },
  famous: { cards: ['lu-bu', 'guan-yu', 'zhao-yun', 'dian-wei', 'taishi-ci'] },
}

/** The opponent drawn from the deck. */
export const FREE = 'free'

/** Every opponent that can be chosen. */
export const OPPONENTS: readonly string[] = [...Object.keys(DUELS), FREE]

/** How much is seen of the opponent before one's own planning, and whether the fish are graded. */
export const DIFFICULTIES = ['ordinary', 'challenge', 'hell'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]
