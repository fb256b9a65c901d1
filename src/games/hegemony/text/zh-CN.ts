// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../text/catalogue.ts'
import type { phrases as en } from './en.ts'

/** “♠7【杀】”照原样使用，或“【决斗】（♠7【杀】）”。 */
const used = (card: string, cards: string): string =>
  cards.endsWith(card) && cards.length <= card.length + 4 ? cards : `${card}（${cards}）`

/** Every event of the rules, by key. */
export const phrases = {
  // The beginning and the turns
  'dealt-generals': ({ count }) => `每人发 ${count} 张武将，暗中留下同一势力的 2 张。`,
  'hp-card': ({ who, hp }) => `${who} 的体力上限是 ${hp}。`,
  'first-player': ({ who, count }) => `每人摸 ${count} 张牌，由 ${who} 先开始。`,
  'turn-begins': ({ who }) => `${who} 的回合开始。`,
  'turn-skipped': ({ who }) => `${who} 的武将牌背面朝上，跳过此回合并翻回正面。`,
  'phase-skipped': ({ who, phase }) => `${who} 跳过${phase}。`,

  // Using
  uses: ({ who, card, cards }) => `${who} 使用${used(card, cards)}。`,
  'uses-on': ({ who, whom, card, cards }) => `${who} 对 ${whom} 使用${used(card, cards)}。`,
  'uses-against': ({ who, whom, victim, card, cards }) =>
    `${who} 对 ${whom} 使用${used(card, cards)}，令其对 ${victim} 使用【杀】。`,
  'answers-using': ({ who, card, cards }) => `${who} 以${used(card, cards)}响应。`,
  'answers-against': ({ who, card, cards, against }) => `${who} 以${used(card, cards)}抵销${against}。`,
  'against-trick': ({ card, whom }) => `对 ${whom} 的${card}`,
  'against-nullify': ({ who }) => ` ${who} 的【无懈可击】`,
  'answers-playing': ({ who, card, cards }) => `${who} 打出${used(card, cards)}。`,
  'uses-skill': ({ who, skill }) => `${who} 发动${skill}。`,
  recasts: ({ who, card }) => `${who} 重铸${card}。`,
  redirects: ({ who, whom }) => `${who} 把目标转给 ${whom}。`,
  cancelled: ({ whom }) => `${whom} 不再是目标。`,
  shields: ({ who, faction }) => `${who} 护住整个${faction}势力。`,
  'laid-down': ({ card, whom }) => `${card}置入 ${whom} 的判定区。`,
  'moves-on': ({ card, whom }) => `${card}移至 ${whom} 的判定区。`,

  // Moving cards
  card: ({ card }) => card,
  'no-cards': () => '没有实体牌',
  'and-card': ({ list, card }) => `${list}、${card}`,
  reshuffled: () => '弃牌堆洗匀，成为新的牌堆。',
  draws: ({ who, count }) => `${who} 摸 ${count} 张牌。`,
  'you-draw': ({ cards }) => `你获得：${cards}。`,
  discards: ({ who, cards }) => `${who} 弃置${cards}。`,
  'takes-open': ({ who, whom, cards }) => `${who} 获得 ${whom} 的${cards}。`,
  'takes-hidden': ({ who, whom, count }) => `${who} 获得 ${whom} 的 ${count} 张手牌。`,
  'you-see-taken': ({ who, whom, cards }) => `由 ${whom} 到 ${who}：${cards}。`,
  gains: ({ who, cards }) => `${who} 获得${cards}。`,
  'swap-hands': ({ who, whom }) => `${who} 与 ${whom} 交换手牌。`,
  looks: ({ who, count }) => `${who} 观看牌堆顶的 ${count} 张牌。`,
  'you-look': ({ cards }) => `你看到${cards}。`,
  'hands-out': ({ who, whom, count }) => `${who} 交给 ${whom} ${count} 张牌。`,
  'turns-up': ({ cards }) => `翻开${cards}。`,
  equips: ({ who, card }) => `${who} 装备${card}。`,
  'moves-card': ({ card, who, whom }) => `${card}由 ${who} 面前移到 ${whom} 面前。`,
  shows: ({ who, card }) => `${who} 展示${card}。`,
  'looks-at-hand': ({ who, whom }) => `${who} 看 ${whom} 的手牌。`,
  'looks-at-head': ({ who, whom }) => `${who} 看 ${whom} 暗置的主将。`,
  'looks-at-deputy': ({ who, whom }) => `${who} 看 ${whom} 暗置的副将。`,
  'you-look-general': ({ whom, general }) => `${whom} 暗置的是${general}。`,

  // Judgements and point fights
  judges: ({ who, reason, card }) => `${who} 因${reason}进行判定：${card}。`,
  'replaces-judgement': ({ who, card }) => `${who} 以${card}更改判定。`,
  'judgement-stands': ({ who, card, suit }) =>
    `${who} 的判定结果为${card}${card.startsWith(suit) ? '' : `，视为 ${suit}`}。`,
  'point-fight': ({ who, whom, skill }) => `${who} 与 ${whom} 拼点（${skill}）。`,
  points: ({ who, card, whom, other }) => `${who} 翻开${card}，${whom} 翻开${other}。`,
  'points-won': ({ who }) => `${who} 拼点赢了。`,
  'points-lost': ({ who }) => `${who} 拼点没赢。`,

  // HP
  'damage-normal': ({ whom, amount, hp }) => `${whom} 受到 ${amount} 点伤害，体力 ${hp}。`,
  'damage-fire': ({ whom, amount, hp }) => `${whom} 受到 ${amount} 点火焰伤害，体力 ${hp}。`,
  'damage-thunder': ({ whom, amount, hp }) => `${whom} 受到 ${amount} 点雷电伤害，体力 ${hp}。`,
  'loses-hp': ({ whom, amount, hp }) => `${whom} 失去 ${amount} 点体力，体力 ${hp}。`,
  recovers: ({ who, amount, hp }) => `${who} 回复 ${amount} 点体力，体力 ${hp}。`,
  chained: ({ whom }) => `${whom} 横置，连上铁索。`,
  unchained: ({ whom }) => `${whom} 重置，解开铁索。`,
  flipped: ({ whom }) => `${whom} 翻面，将跳过下个回合。`,
  upright: ({ whom }) => `${whom} 翻回正面。`,
  'is-dying': ({ who }) => `${who} 进入濒死。`,
  dies: ({ who }) => `${who} 死亡。`,
  rewarded: ({ who, count }) => `${who} 因杀敌奖励摸 ${count} 张牌。`,
  punished: ({ who }) => `${who} 杀死同势力角色，弃置所有手牌与装备。`,

  // Generals and factions
  reveals: ({ who, general }) => `${who} 明置${general}。`,
  faction: ({ who, faction }) => `${who} 的势力确定：${faction}。`,
  'turned-down': ({ whom, general }) => `${whom} 的${general}被暗置。`,
  'loses-head': ({ whom }) => `${whom} 的主将失去所有技能。`,
  'loses-deputy': ({ whom }) => `${whom} 的副将失去所有技能。`,
  wins: ({ who }) => `${who} 获胜。`,
  'kept-hidden': ({ who, generals }) => `${who} 仍暗置的武将：${generals}。`,
  'drawn-game': () => '无人获胜，平局。',
  'moment-kill': ({ who, whom }) => `${who} 击杀 ${whom}。`,
  'moment-rescue': ({ who, whom }) => `${who} 救回 ${whom}。`,
} satisfies Translation<typeof en>
