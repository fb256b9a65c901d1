// What the rules of Meow Wars say in Traditional Chinese as Taiwan writes it.
import type { Translation } from '../../../text/catalogue.ts'
import type { phrases as en } from './en.ts'
import { story } from './story/zh-TW.ts'

const shield = (n: number): string => (n > 0 ? ` 🛡️${n}` : '')

export const phrases = {
  // The beginning
  'ask-cat': () => '你家有貓，或最近摸過貓嗎？先開口的人擔任起始玩家。',
  'have-cat': () => '我有貓',
  'have-no-cat': () => '我沒有貓',
  'cat-starts': ({ who }) => `${who} 有貓，擔任起始玩家。`,
  'lot-starts': ({ who }) => `沒有人養貓，隨機選出 ${who} 擔任起始玩家。`,
  campaign: ({ battles }) => `本局戰役：${battles}。`,
  'rival-comes': ({ name, difficulty, cards }) => `${name}，${difficulty}。對手：${cards}。`,
  'rival-hidden': () => '對手暗中布陣。',
  'rival-visits': ({ out, in: drawn }) =>
    drawn === '' ? `對手棄置${out}。` : `對手棄置${out}，抽到${drawn}。`,
  'solo-won': ({ who }) => `${who} 本局獲勝。`,
  'solo-lost': ({ who }) => `${who} 本局落敗。`,
  'solo-title': ({ fish, title }) => `剩下 ${fish} 條小魚，稱號：${title}。`,

  // Visits
  round: ({ round, who }) => `第 ${round} 輪，起始玩家是 ${who}。`,
  'round-battle': ({ battle }) => `本輪戰場：${battle}。`,
  reshuffled: () => '棄牌洗勻，成為新牌庫。',
  draws: ({ who, n }) => `${who} 抽 ${n} 張牌。`,
  'you-draw': ({ cards }) => `你抽到${cards}。`,
  'ask-visit': ({ fish }) => `要探訪什麼？你有 ${fish} 條小魚。`,
  'waits-visit': ({ who }) => `${who} 可以探訪或略過。`,
  'visit-generals': () => '探訪武將',
  'visit-generals-hint': () => '棄置任意張手牌，再補到 5 張',
  'visit-treasure': () => '探訪寶物',
  'visit-treasure-hint': () => '查看 2 張寶物，留下 1 張',
  'visit-study': () => '研讀謀略',
  'visit-study-hint': () => '查看 2 張謀略，留下 1 張；最多持有 2 張',
  'visit-mandate': () => '知天命（免費）',
  'visit-mandate-hint': () => '放下卒年不晚於戰役年份的武將，再補到 5 張',
  'visit-pass': () => '略過',
  'visit-pass-hint': () => '保留手牌，本輪不再探訪',
  passes: ({ who }) => `${who} 略過。`,
  visits: ({ who }) => `${who} 付 1 條小魚出門探訪。`,
  'ask-discard': () => '要棄置哪些牌？所有人都會看到。',
  'waits-discard': ({ who }) => `${who} 正在挑要棄的牌。`,
  'waits-mandate': ({ who }) => `${who} 正在知天命。`,
  discards: ({ who, cards }) => `${who} 棄置${cards}。`,
  'treasures-dropped': ({ cards }) => `隨武將一起棄置的寶物：${cards}。`,
  'looks-treasure': ({ who, n }) => `${who} 付 1 條小魚，查看 ${n} 張寶物。`,
  'looks-stratagem': ({ who, n }) => `${who} 付 1 條小魚，研讀 ${n} 張謀略。`,
  'ask-keep': () => '留下哪 1 張？另 1 張面朝上棄置。',
  'waits-keep': ({ who }) => `${who} 正在挑要留的牌。`,
  'ask-forget': () => '最多持有 2 張謀略，請選 1 張棄置。',
  keeps: ({ who }) => `${who} 蓋下 1 張。`,
  'you-keep': ({ card }) => `你留下${card}。`,
  'ask-mandate': () => '要把哪些武將放進天命區？',
  'mandate-laid': ({ who, cards, n }) => `${who} 把${cards}放進天命區，共 ${n} 張。`,
  died: ({ year }) => `卒於 ${year} 年`,

  // Planning
  'ask-plan': () => '要隨陣容翻開謀略嗎？兵法最多 1 張。',
  'waits-plan': ({ who }) => `${who} 正在盤算謀略。`,
  'plan-none': () => '不用',
  'plan-cards': ({ cards }) => cards,
  'ask-line-up': ({ front }) =>
    `安排你的武將：出戰區 ${front} 名，其餘殿後。出戰 1 正對敵方的出戰 1，依此類推。`,
  'waits-line-up': ({ who }) => `${who} 正在布陣。`,
  'slot-front': ({ n }) => `出戰 ${n}`,
  'slot-rear': ({ n }) => `殿後 ${n}`,
  'line-ups': () => '翻開所有陣容。',
  plans: ({ who, cards }) => `${who} 翻開${cards}。`,
  'line-up': ({ who, front, rear }) =>
    `${who} ${front ? `派${front}出戰` : '無人出戰'}，${rear ? `由${rear}殿後` : '無人殿後'}。`,
  sums: ({ who, hp, attack }) => `${who} 有 ❤️${hp} ⚔️${attack}。`,
  bonus: ({ who, kind, n }) => `${who} 獲得「${kind}」× ${n} 加成。`,
  'mandate-spent': ({ who, n, battle }) => `${who} 在${battle}有 ${n} 張天命可用，這些武將移出遊戲。`,
  'ask-boons': ({ n, battle }) => `你有 ${n} 張天命可在${battle}使用，請選擇效果。`,
  'waits-boons': ({ who, battle }) => `${who} 正在${battle}動用天命。`,
  'boons-none': () => '都不用',
  boons: ({ boons }) => boons,
  'boon-used': ({ who, boon }) => `${who} 動用天命：${boon}。`,

  // The battle
  fastest: ({ who, speed }) => `${who} 以 ⚡${speed} 搶得先攻。`,
  clash: ({ n, who }) => `第 ${n} 回合（共 4 回合），${who} 先攻。`,
  stands: ({ who, hp, attack, block }) => `${who} 有 ❤️${hp} ⚔️${attack}${shield(block)}。`,
  'ask-turn': ({ clash, attack }) =>
    `第 ${clash} 回合：依任意順序使用技能與牌，最後進行普通攻擊（⚔️${attack}）。`,
  'waits-turn': ({ who }) => `${who} 正在行動。`,
  'strike-now': ({ attack }) => `普通攻擊（攻擊力 ${attack}）`,
  'use-skill': ({ general, skill }) => `${general}：${skill}`,
  'use-treasure': ({ card, general }) => `把${card}交給${general}`,
  'use-stratagem': ({ card }) => `使用${card}`,
  'skill-used': ({ who, general, skill }) => `${who} 的${general}發動「${skill}」。`,
  'treasure-used': ({ who, card, general }) => `${who} 把${card}交給${general}。`,
  'stratagem-used': ({ who, card }) => `${who} 使用${card}。`,
  'ask-target': ({ card }) => `${card}：選擇哪個目標？`,
  'ask-target-of': ({ card, general }) => `把${card}交給${general}：選擇哪個目標？`,
  back: () => '返回',
  'back-hint': () => '改選別的',
  'waits-target': ({ who, card }) => `${who} 正在選${card}的目標。`,
  'target-unsummed': ({ who }) => who,
  target: ({ who, hp, attack }) => `${who}｜血量 ${hp}、攻擊力 ${attack}`,
  'ask-general': ({ card, whom }) => `${card}：選擇 ${whom} 的哪名武將？`,
  'waits-general': ({ who, card, whom }) => `${who} 正為${card}挑選 ${whom} 的武將。`,
  'ask-general-for-rival': ({ card }) =>
    `${card}：選擇你的哪名武將？單人對戰沒有別人能替對手決定，所以由你選擇。`,
  'waits-general-for-rival': ({ who, card }) => `${who} 正在替對手選擇：${card}。`,
  'ask-retreat': ({ general }) => `${general}要與誰交換位置？`,
  'waits-retreat': ({ who, card }) => `${who} 正為${card}做決定。`,
  stay: () => '留在出戰區',
  'ask-either': ({ card }) => `${card}：選哪一項？`,
  'waits-either': ({ who, card }) => `${who} 正為${card}做決定。`,
  'either-damage': ({ n }) => `造成 ${n} 點傷害`,
  'either-heal': ({ n }) => `回復 ${n} 點血量`,
  strikes: ({ who, whom, n }) => `${who} 以攻擊力 ⚔️${n} 攻擊 ${whom}。`,
  'strikes-blocked': ({ who, whom, n, blocked }) =>
    `${who} 以攻擊力 ⚔️${n} 攻擊 ${whom}，被格擋 🛡️${blocked}。`,
  hurt: ({ who, n, hp }) => `${who} 失去 ❤️${n}，剩 ${hp}。`,
  unhurt: ({ who }) => `${who} 沒有失去血量。`,
  falls: ({ who }) => `${who} 退出戰場。`,
  mends: ({ who, n, hp }) => `${who} 回復 ❤️${n}，共 ${hp}。`,
  bleeds: ({ who, n, hp }) => `${who} 自損 ❤️${n}，剩 ${hp}。`,
  'attack-rises': ({ who, n, attack }) => `${who} 增加 ⚔️${n}，共 ${attack}。`,
  'attack-falls': ({ who, n, attack }) => `${who} 減少 ⚔️${n}，剩 ${attack}。`,
  braces: ({ who, n, block }) => `${who} 增加 🛡️${n}，共 ${block}。`,
  hastens: ({ who, n, speed }) => `${who} 增加 ⚡${n}，共 ${speed}。`,
  sealed: ({ who, general }) => `${who} 的${general}技能被封鎖。`,
  copies: ({ who, general }) => `${who} 借用${general}的技能。`,
  trades: ({ who, out, back }) => `${who} 的${back}進入出戰區，換下${out}。`,
  'fish-gained': ({ who, n, fish }) => `${who} 獲得 🐟${n}，共 ${fish}。`,
  'fish-stolen': ({ who, whom, n, left }) => `${who} 偷走 ${whom} 的 🐟${n}（${whom} 剩 ${left}）。`,
  'points-gained': ({ who, n, points }) => `${who} 得 ${n} 勝分，共 ${points} 分。`,
  'battle-won': ({ who, clash }) => `${who} 在第 ${clash} 回合贏得對戰。`,
  'battle-won-on-hp': ({ who, hp }) => `4 個回合後，${who} 以 ❤️${hp} 贏得對戰。`,

  // The end
  'takes-back': ({ who, cards }) => `${who} 把${cards}收回手牌。`,
  'ask-trim': ({ n }) => `最多保留 2 張寶物，請選 ${n} 張棄置。`,
  'waits-trim': ({ who }) => `${who} 正在棄寶物。`,
  'ask-elder': () => '你們平手，年紀最大的玩家獲勝。誰的年紀最大？',
  'waits-elder': ({ who }) => `${who} 正在回答誰的年紀最大。`,
  elder: ({ who }) => `${who} 年紀最大`,
  'game-won': ({ who }) => `${who} 贏得喵戰三國！`,
  'hall-fish': ({ who, n }) => `最多小魚：${who}，${n} 條`,
  'hall-clashes': ({ who, n }) => `一局中最多次對戰：${n} 次，${who} 獲勝`,
  'score-fish': () => '小魚',
  'score-points': () => '勝分',

  // Labels
  general: ({ general, faction, troop, attack, hp, speed }) =>
    `${general}｜${faction}·${troop}｜⚔️${attack} ❤️${hp} ⚡${speed}`,
  'general-skill': ({ clash, skill }) => `第 ${clash} 回合：${skill}`,
  'cost-fish': ({ n }) => `${n} 條小魚`,
  'cost-hp': ({ n }) => `${n} 點血量`,
  'cost-attack': ({ n }) => `${n} 點攻擊力`,
  reveals: ({ card }) => `翻開${card}`,
  'uses-up': ({ card }) => `用掉${card}`,
  'gives-up-generals': () => '放進天命區的武將之後移出遊戲',
  card: ({ card }) => card,
  'card-text': ({ text }) => text,
  ...story,
} satisfies Translation<typeof en>

// Everything else that is written in this language.
export * from './auto-answers/zh-TW.ts'
export * from './effects/zh-TW.ts'
export * from './guide/zh-TW.ts'
export * from './intro/zh-TW.ts'
export * from './labels/zh-TW.ts'
export * from './lesson/zh-TW.ts'
export * from './lobby/zh-TW.ts'
export * from './names/zh-TW.ts'
export * from './topics/zh-TW.ts'
