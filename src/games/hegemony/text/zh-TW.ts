// What happens in 三國殺·國戰, in Traditional Chinese.
import type { Translation } from '../../../text/catalogue.ts'
import type { phrases as en } from './en.ts'

/** 「♠7【殺】」照原樣使用，或「【決鬥】（♠7【殺】）」。 */
const used = (card: string, cards: string): string =>
  cards.endsWith(card) && cards.length <= card.length + 4 ? cards : `${card}（${cards}）`

/** HP with the minus sign that texts have. */
const signed = (hp: number): string => (hp < 0 ? `−${-hp}` : `${hp}`)

/** Every event of the rules, by key. */
export const phrases = {
  // The beginning and the turns
  'dealt-generals': ({ count }) => `每人發 ${count} 張武將，暗中留下同一勢力的 2 張。`,
  'hp-card': ({ who, hp }) => `${who} 的體力上限是 ${hp}。`,
  'first-player': ({ who, count }) => `每人摸 ${count} 張牌，由 ${who} 先開始。`,
  'too-few-generals': ({ seats, needed, left }) =>
    `${seats} 人局需要 ${needed} 張武將，只剩 ${left} 張。請少發或少禁用幾張，或減少座位。`,
  'row-laid': ({ generals }) => `公開輪選的武將：${generals}。每人選同一勢力的 2 張，起始玩家最後選。`,
  'row-refilled': ({ generals }) => `補上：${generals}。`,
  'drafts-head': ({ who, general }) => `${who} 選${general}為主將。`,
  'drafts-deputy': ({ who, general }) => `${who} 選${general}為副將。`,
  'starts-face-up': ({ who, generals }) => `${who} 開局明置${generals}。`,
  'deputies-seen': () => '每人觀看下家的副將。',
  'turn-begins': ({ who }) => `${who} 的回合開始。`,
  'turn-skipped': ({ who }) => `${who} 的武將牌背面朝上，跳過此回合並翻回正面。`,
  'phase-skipped': ({ who, phase }) => `${who} 跳過${phase}。`,

  // Using
  uses: ({ who, card, cards }) => `${who} 使用${used(card, cards)}。`,
  'uses-on': ({ who, whom, card, cards }) => `${who} 對 ${whom} 使用${used(card, cards)}。`,
  'uses-hitting': ({ who, whom, card, cards, hit }) => `${who} 對 ${whom} 使用${used(card, cards)}：${hit}。`,
  'hit-normal': ({ amount, hp }) => `${amount} 點傷害，體力 ${signed(hp)}`,
  'hit-fire': ({ amount, hp }) => `${amount} 點火焰傷害，體力 ${signed(hp)}`,
  'hit-thunder': ({ amount, hp }) => `${amount} 點雷電傷害，體力 ${signed(hp)}`,
  'uses-on-many': ({ who, whom, card, cards }) => `${who} 對 ${whom} 名角色使用${used(card, cards)}。`,
  'uses-against': ({ who, whom, victim, card, cards }) =>
    `${who} 對 ${whom} 使用${used(card, cards)}，令其對 ${victim} 使用【殺】。`,
  'used-card': ({ card, cards }) => used(card, cards),
  'rescues-using': ({ who, whom, card, cards }) =>
    who === whom ? `${who} 使用${used(card, cards)}。` : `${who} 對 ${whom} 使用${used(card, cards)}。`,
  'answers-using': ({ who, card, cards }) => `${who} 以${used(card, cards)}回應。`,
  'answers-against': ({ who, card, cards, against }) => `${who} 以${used(card, cards)}抵銷${against}。`,
  'against-trick': ({ card, whom }) => `對 ${whom} 的${card}`,
  'against-nullify': ({ who }) => ` ${who} 的【無懈可擊】`,
  'answers-playing': ({ who, card, cards }) => `${who} 打出${used(card, cards)}。`,
  'answers-each': ({ list }) => `打出：${list}。`,
  'played-by': ({ who, card }) => `${who} ${card}`,
  'uses-skill': ({ who, skill }) => `${who} 發動${skill}。`,
  recasts: ({ who, card }) => `${who} 重鑄${card}。`,
  redirects: ({ who, whom, card }) => `${who} 把${card}轉給 ${whom}。`,
  cancelled: ({ whom, card }) => `${card}對 ${whom} 無效。`,
  shields: ({ who, faction, card }) => `${who} 令${card}對整個${faction}勢力無效。`,
  'laid-down': ({ card, whom }) => `${card}置入 ${whom} 的判定區。`,
  'moves-on': ({ card, whom }) => `${card}移至 ${whom} 的判定區。`,

  // Moving cards
  card: ({ card }) => card,
  'no-cards': () => '沒有實體牌',
  'and-card': ({ list, card }) => `${list}、${card}`,
  'hall-reshuffles': ({ who, n }) => `最漫長的鏖戰：牌堆用完 ${n} 次，${who} 獲勝`,
  reshuffled: () => '棄牌堆洗勻，成為新的牌堆。',
  draws: ({ who, count }) => `${who} 摸 ${count} 張牌。`,
  'you-draw': ({ cards }) => `你獲得：${cards}。`,
  discards: ({ who, cards }) => `${who} 棄置${cards}。`,
  'takes-open': ({ who, whom, cards }) => `${who} 獲得 ${whom} 的${cards}。`,
  'takes-hidden': ({ who, whom, count }) => `${who} 獲得 ${whom} 的 ${count} 張手牌。`,
  'you-see-taken': ({ who, whom, cards }) => `${who} 獲得 ${whom} 的${cards}。`,
  gains: ({ who, cards }) => `${who} 獲得${cards}。`,
  'swap-hands': ({ who, whom }) => `${who} 與 ${whom} 交換手牌。`,
  looks: ({ who, count }) => `${who} 觀看牌堆頂的 ${count} 張牌。`,
  'you-look': ({ cards }) => `你看到${cards}。`,
  'hands-out': ({ who, whom, count }) => `${who} 交給 ${whom} ${count} 張牌。`,
  'keeps-cards': ({ who, count }) => `${who} 留下 ${count} 張牌。`,
  'turns-up': ({ cards }) => `翻開${cards}。`,
  equips: ({ who, card }) => `${who} 裝備${card}。`,
  'moves-card': ({ card, who, whom }) => `${card}由 ${who} 面前移到 ${whom} 面前。`,
  shows: ({ who, card }) => `${who} 展示${card}。`,
  'looks-at-hand': ({ who, whom }) => `${who} 看 ${whom} 的手牌。`,
  'looks-at-head': ({ who, whom }) => `${who} 看 ${whom} 暗置的主將。`,
  'looks-at-deputy': ({ who, whom }) => `${who} 看 ${whom} 暗置的副將。`,
  'you-look-general': ({ whom, general }) => `${whom} 暗置的是${general}。`,

  // Judgements and point fights
  judges: ({ who, reason, card }) => `${who} 因${reason}進行判定：${card}。`,
  'replaces-judgement': ({ who, card }) => `${who} 以${card}更改判定。`,
  'judgement-stands': ({ who, card, suit }) =>
    `${who} 的判定結果為${card}${card.startsWith(suit) ? '' : `，視為 ${suit}`}。`,
  'point-fight': ({ who, whom, skill }) => `${who} 與 ${whom} 拼點（${skill}）。`,
  points: ({ who, card, whom, other }) => `${who} 翻開${card}，${whom} 翻開${other}。`,
  'points-won': ({ who }) => `${who} 拼點贏了。`,
  'points-lost': ({ whom }) => `${whom} 拼點贏了。`,
  'points-tied': ({ who }) => `平手，${who} 拼點沒贏。`,

  // HP
  'damage-normal': ({ whom, amount, hp }) => `${whom} 受到 ${amount} 點傷害，體力 ${signed(hp)}。`,
  'left-with': ({ who, hp }) => `${who}（體力 ${signed(hp)}）`,
  'and-left': ({ list, next }) => `${list}、${next}`,
  'damage-normal-each': ({ amount, list }) => `各受到 ${amount} 點傷害：${list}。`,
  'recovers-each': ({ amount, list }) => `各回復 ${amount} 點體力：${list}。`,
  'damage-fire': ({ whom, amount, hp }) => `${whom} 受到 ${amount} 點火焰傷害，體力 ${signed(hp)}。`,
  'damage-thunder': ({ whom, amount, hp }) => `${whom} 受到 ${amount} 點雷電傷害，體力 ${signed(hp)}。`,
  'loses-hp': ({ whom, amount, hp }) => `${whom} 失去 ${amount} 點體力，體力 ${signed(hp)}。`,
  recovers: ({ who, amount, hp }) => `${who} 回復 ${amount} 點體力，體力 ${signed(hp)}。`,
  chained: ({ whom }) => `${whom} 橫置。`,
  unchained: ({ whom }) => `${whom} 重置。`,
  flipped: ({ whom }) => `${whom} 翻面，將跳過下個回合。`,
  upright: ({ whom }) => `${whom} 翻回正面。`,
  'is-dying': ({ who }) => `${who} 進入瀕死。`,
  dies: ({ who }) => `${who} 死亡。`,
  rewarded: ({ who, count }) => `${who} 的殺敵獎勵：${count} 張牌。`,
  punished: ({ who }) => `${who} 殺死同勢力角色，棄置所有手牌與裝備。`,

  // Generals and factions
  reveals: ({ who, general }) => `${who} 明置${general}。`,
  'reveals-faction': ({ who, general, faction }) => `${who} 明置${general}，勢力確定為${faction}。`,
  faction: ({ who, faction }) => `${who} 的勢力確定：${faction}。`,
  'companions-rewarded': ({ who }) => `${who} 的兩名武將珠聯璧合。`,
  'half-fish-draws': ({ who }) => `${who} 因落單的陰陽魚摸 1 張牌。`,
  'half-fish-rewarded': ({ who }) => `${who} 有一個落單的陰陽魚。`,
  'last-battle-begins': () => '鏖戰開始：【桃】只能當【殺】或【閃】。',
  'earns-marker': ({ who, marker }) => `${who} 獲得標記「${marker}」。`,
  'spends-marker': ({ who, marker }) => `${who} 用掉標記「${marker}」。`,
  'turned-down': ({ whom, general }) => `${whom} 的${general}被暗置。`,
  'loses-head': ({ whom }) => `${whom} 的主將失去所有技能。`,
  'loses-deputy': ({ whom }) => `${whom} 的副將失去所有技能。`,
  concedes: ({ who }) => `${who} 認輸。`,
  'would-concede': ({ who, whom }) => `${who} 想認輸，還要 ${whom} 同意。`,
  'fights-on': ({ who }) => `${who} 收回認輸，繼續戰鬥。`,
  wins: ({ who }) => `${who} 獲勝。`,
  'kept-hidden': ({ who, generals }) => `${who} 仍暗置的武將：${generals}。`,
  'drawn-game': () => '無人獲勝，平局。',
  'moment-kill': ({ who, whom }) => `${who} 擊殺 ${whom}。`,
  'moment-rescue': ({ who, whom }) => `${who} 救回 ${whom}。`,
} satisfies Translation<typeof en>

// Everything else that is written in this language.
export * from './auto-answers/zh-TW.ts'
export * from './board/zh-TW.ts'
export * from './cards/zh-TW.ts'
export * from './generals/formation/zh-TW.ts'
export * from './generals/momentum/zh-TW.ts'
export * from './generals/qun/zh-TW.ts'
export * from './generals/shu/zh-TW.ts'
export * from './generals/transformation/zh-TW.ts'
export * from './generals/wei/zh-TW.ts'
export * from './generals/wu/zh-TW.ts'
export * from './guide/zh-TW.ts'
export * from './intro/zh-TW.ts'
export * from './lesson/zh-TW.ts'
export * from './names/zh-TW.ts'
export * from './options/zh-TW.ts'
export * from './phrases/asking/zh-TW.ts'
export { formation as formationPhrases } from './phrases/formation/zh-TW.ts'
export { momentum as momentumPhrases } from './phrases/momentum/zh-TW.ts'
export { qun as qunPhrases } from './phrases/qun/zh-TW.ts'
export { shu as shuPhrases } from './phrases/shu/zh-TW.ts'
export { transformation as transformationPhrases } from './phrases/transformation/zh-TW.ts'
export { wei as weiPhrases } from './phrases/wei/zh-TW.ts'
export { wu as wuPhrases } from './phrases/wu/zh-TW.ts'
export * from './story/zh-TW.ts'
export * from './topics/zh-TW.ts'
