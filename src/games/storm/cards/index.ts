// The 36 stratagem cards: kinds, copies, and when each is played. Reconstructed, but for their number.

/** When a card is played: on one's own turn, in the recruit step, with an attack, with a duel, or against an attack. */
export type Timing = 'own' | 'recruit' | 'attack' | 'duel' | 'defence'

/** The fifteen kinds. */
export const STRATAGEMS = {
  assault: { copies: 4, timing: ['attack'] }, // 強攻
  'hold-fast': { copies: 4, timing: ['defence'] }, // 堅守
  'forced-march': { copies: 3, timing: ['own'] }, // 急行軍
  ambush: { copies: 3, timing: ['defence'] }, // 埋伏
  levy: { copies: 3, timing: ['recruit'] }, // 徵兵
  ladders: { copies: 3, timing: ['attack'] }, // 雲梯
  discord: { copies: 2, timing: ['attack', 'defence'] }, // 離間
  fire: { copies: 2, timing: ['attack'] }, // 火攻
  'raid-supplies': { copies: 2, timing: ['own'] }, // 劫糧
  decoys: { copies: 2, timing: ['defence'] }, // 疑兵
  rest: { copies: 2, timing: ['own'] }, // 休整
  provoke: { copies: 2, timing: ['duel'] }, // 激將
  'secret-crossing': { copies: 2, timing: ['own'] }, // 暗渡陳倉
  'empty-fort': { copies: 1, timing: ['defence'] }, // 空城計
  'call-talent': { copies: 1, timing: ['recruit'] }, // 招賢
} as const satisfies Readonly<Record<string, { readonly copies: number; readonly timing: readonly Timing[] }>>
export type Stratagem = keyof typeof STRATAGEMS

/** Every card of the deck: `assault-1`, `assault-2` … */
export const DECK: readonly string[] = Object.entries(STRATAGEMS).flatMap(([kind, { copies }]) =>
  Array.from({ length: copies }, (_, copy) => `${kind}-${copy + 1}`),
)

/** The kind a card is a copy of. Throws for what is no card. */
export function stratagemOf(card: string): Stratagem {
  const kind = card.replace(/-\d$/, '')
  if (kind === card || !Object.hasOwn(STRATAGEMS, kind)) throw new Error(`${card} is no card`)
  return kind as Stratagem
}

/** Whether a card may be played at a time. */
export const isPlayedAt = (card: string, timing: Timing): boolean =>
  (STRATAGEMS[stratagemOf(card)].timing as readonly Timing[]).includes(timing)
