// 遊戲規則的用語：事件、提問、選項與提示。
import type { Translation } from '../../../text/catalogue.ts'
import { board } from './board/zh-TW.ts'
import { custom } from './custom/zh-TW.ts'
import { effects } from './effects/zh-TW.ts'
import type { phrases as en } from './en.ts'
import { house } from './house/zh-TW.ts'
import { story } from './story/zh-TW.ts'
import { years } from './years/zh-TW.ts'

/** 所有用語。 */
export const phrases: Translation<typeof en> = {
  // 進程
  'is-lord': ({ who, lord, power, grain, attack, defence }) =>
    `${who} 是${lord}：國力值 ${power}、錢糧值 ${grain}、攻擊力 ${attack}、防守力 ${defence}。`,
  'rules-as': ({ who, lord }) => `${who} 是${lord}。`,
  'you-get': ({ cards }) => `你的手牌：${cards}。`,
  round: ({ round, who }) => `第 ${round} 輪開始，由 ${who} 先行動。`,
  'round-ends-early': ({ round, who }) => `這一輪就此結束：第 ${round} 輪由 ${who} 先行動，這次行動已計入。`,
  'round-anew': ({ round, who }) => `最後的第 ${round} 輪重新開始，由 ${who} 算起。`,
  turn: ({ round, who }) => `第 ${round} 輪：${who} 行動。`,
  skips: ({ who, n }) => (n === 0 ? `${who} 跳過這次行動。` : `${who} 跳過這次行動，之後還要跳過 ${n} 次。`),
  starves: ({ who }) => `${who} 的錢糧已盡。`,
  'is-silenced': ({ who }) => `${who} 這次行動只能抽牌。`,
  passes: ({ who }) => `${who} 無牌可出也無牌可抽，略過。`,
  enters: ({ era }) => `棋子進入${era}。`,
  'enters-era': ({ era, from, to }) => `棋子進入${era}（${years({ from, to })}）。`,
  'lord-gains': ({ who, lord }) => `${who}（${lord}）的時代到了。`,
  'stats-move': ({ who, moves }) => `${who}：${moves}。`,
  falls: ({ who }) => `${who} 國力值歸零，淘汰出局。`,
  'falls-with': ({ who, cards }) => `${who} 國力值歸零，淘汰出局，棄置${cards}。`,
  final: ({ who, power, grain }) => `${who}：國力值 ${power} + 錢糧值 ${grain} = ${power + grain}。`,
  wins: ({ who }) => `${who} 成為霸主。`,
  'share-victory': ({ who }) => `${who} 並列獲勝。`,
  'hall-state': ({ who, n }) => `結束時國力最強：${who}，國力值 ${n}`,
  'hall-fallen': ({ who, n }) => `一局中最多人出局：${n} 人，${who} 獲勝`,
  'score-state': () => '國力值',
  'score-grain': () => '錢糧值',
  // 手牌
  draws: ({ who, n }) => `${who} 抽 ${n} 張牌。`,
  'you-draw': ({ cards }) => `你抽到${cards}。`,
  reshuffled: () => '棄牌洗勻成為新的抽卡牌堆。',
  shows: ({ who, card }) => `${who} 展示${card}，置於面前，等待所屬朝代。`,
  discards: ({ who, cards }) => `${who} 棄置${cards}。`,
  'found-out': ({ who, card }) => `${who} 藏起${card}，被發現了。`,
  'nobody-hides': ({ card }) => `沒有人藏著${card}。`,
  'forced-works': ({ who, card }) => `${card}的朝代到了，${who} 面前的這張牌生效。`,
  'xiang-yu-same': ({ who }) => `${who} 同時是項羽與劉邦的持有者，國力值不變。`,
  'card-passes': ({ who, whom }) => `${whom} 從 ${who} 手中獲得 1 張牌。`,
  'card-passed': ({ who, whom, card }) => `${whom} 從 ${who} 手中獲得${card}。`,
  'hand-open': ({ who, cards }) => `${who} 攤開手牌：${cards}。`,
  'takes-open': ({ who, whom, card }) => `${who} 從 ${whom} 手中取走${card}。`,
  // 行動
  plays: ({ who, card }) => `${who} 打出${card}。`,
  'plays-crossing': ({ who, card, crossing }) => `${who} 用掉 1 張${crossing}，打出${card}。`,
  attacks: ({ who, whom, strength, guard, change }) =>
    `${who} 攻擊 ${whom}：攻擊力 ${strength}，防守力 ${guard}。若未被抵銷：${change}。`,
  'attack-fails': ({ who, whom, strength, guard }) =>
    `${who} 攻擊 ${whom}：攻擊力 ${strength} 不及防守力 ${guard}，未能攻破。`,
  cancels: ({ who, card }) => `${card}為 ${who} 抵銷了攻擊。`,
  'cancels-crossing': ({ who, card, crossing }) => `${who} 用掉 1 張${crossing}，${card}為其抵銷了攻擊。`,
  halted: ({ who, n }) => `${who} 跳過接下來 ${n} 次行動。`,
  'more-turns': ({ who, n }) => `${who} 立即再行動 ${n} 次。`,
  silenced: ({ whom }) => `${whom} 下次行動只能抽牌。`,
  shielded: ({ who, n }) =>
    `${who} 換得和平：在 ${who} 接下來的 ${n} 次行動內，對手不可對他出牌，他也不得攻擊任何人。`,
  truce: ({ who, whom, n }) => `${who} 與 ${whom} 互不出牌，直到 ${who} 再輪到 ${n} 次。`,
  exposed: ({ who, whom, n }) => `${whom} 的防守力在 ${who} 接下來的 ${n} 次行動內視為 0。`,
  'shield-over': ({ who }) => `${who} 換來的和平結束了。`,
  'truce-over': ({ who, whom }) => `${who} 與 ${whom} 的互不攻擊結束了。`,
  'exposed-over': ({ whom }) => `${whom} 的防守力恢復。`,
  strips: ({ who, whom, n }) => `${who} 隨機棄置 ${whom} 的 ${n} 張手牌。`,
  takes: ({ who, whom, n }) => `${who} 向 ${whom} 隨機抽牌，共 ${n} 張。`,
  searches: ({ who, whom }) => `${who} 察看 ${whom} 的手牌。`,
  'you-see': ({ whom, cards }) => `${whom} 的手牌：${cards}。`,
  'nothing-to-offer': ({ who }) => `${who} 沒有人物卡或錢糧可獻。`,
  event: ({ who, event }) => `${who} 抽到歷史事件：${event}。`,
  duel: ({ who, whom }) => `比較 ${who} 與 ${whom} 的國力值。`,
  // 問題
  asks: ({ who, whom }) => `${who} 向 ${whom} 發問。`,
  'asks-typed': ({ who, whom, question }) => `${who} 問 ${whom}：${question}`,
  'question-was': ({ question }) => `問題：${question}`,
  answered: ({ who, answer }) => `${who} 回答：${answer}`,
  'no-answer': ({ who }) => `${who} 沒有作答。`,
  solution: ({ answer, why }) => `答案：${answer}。${why}`,
  'solution-alone': ({ answer }) => `答案：${answer}。`,
  'answer-right': ({ who }) => `${who} 答對了。`,
  'answer-wrong': ({ who }) => `${who} 沒有答對。`,
  'judged-wrong': ({ who, whom }) => `${who} 不接受 ${whom} 的答案。`,
  appeals: ({ who, whom }) => `${who} 請 ${whom} 評判。`,
  // 提問
  'ask-act': () => '輪到你了：打出 1 張牌，或抽 1 張牌。',
  'waits-act': ({ who }) => `輪到 ${who} 行動。`,
  'ask-show': ({ cards }) => `你得到${cards}。選出的人物會立刻展示。應展示而藏起來，被發現時國力值 −15。`,
  'waits-show': ({ who }) => `${who} 正在看牌。`,
  'turns-up': ({ card }) => `展示${card}`,
  'keep-hidden': () => '不再展示其他人物',
  'go-on': () => '繼續',
  'ask-discard': ({ n }) => `選擇 ${n} 張牌棄置。`,
  'waits-discard': ({ who, n }) => `${who} 須棄 ${n} 張牌。`,
  'ask-react': ({ who, strength, change }) =>
    `${who} 以攻擊力 ${strength} 攻擊你，將會成功：${change}。要抵銷嗎？`,
  'waits-react': ({ who, whom }) => `${who} 攻擊 ${whom}，${whom} 可以回應。`,
  suffer: () => '不抵銷',
  'ask-count': () => '幾張牌？',
  count: ({ n }) => `${n} 張`,
  'ask-give': () => '依序為每名對手各選 1 張牌。',
  'waits-give': ({ who, n }) => `${who} 須給出 ${n} 張牌。`,
  'ask-attack': ({ strength, change }) => `以攻擊力 ${strength} 攻擊誰？攻擊成功則對手${change}。`,
  'ask-opponent': ({ change }) => `選擇哪名對手？對手${change}。`,
  'ask-either': () => '二選一。',
  'ask-take': () => '從誰手中抽牌？',
  'ask-strip': () => '棄置誰的手牌？',
  'ask-search': () => '察看誰的手牌？',
  'ask-search-discard': ({ whom }) => `選擇要 ${whom} 棄置的牌。`,
  'ask-silence': () => '誰下次行動只能抽牌？',
  'ask-halt': ({ n }) => `誰跳過接下來 ${n} 次行動？`,
  'ask-exposed': ({ n }) => `誰的防守力在你接下來的 ${n} 次行動內視為 0？`,
  'ask-truce': ({ n }) => `在你接下來的 ${n} 次行動內，與誰互不出牌？`,
  'ask-sacrifice': ({ n }) => `棄置 1 張人物卡，或錢糧值 −${n}。`,
  'waits-sacrifice': ({ who }) => `${who} 須獻出人物或錢糧。`,
  'pay-grain': ({ n }) => `錢糧值 −${n}`,
  'has-nothing': () => '兩者皆無',
  'ask-xiao-yan': () => '蕭衍：你選擇失去什麼？',
  'waits-xiao-yan': ({ who, card }) => `輪到 ${who} 決定${card}的代價。`,
  'lose-state': ({ n }) => `國力值 −${n}`,
  'skip-turns': ({ n }) => `跳過接下來 ${n} 次行動`,
  'ask-puyi': ({ whom }) => `從 ${whom} 攤開的手牌中取 1 張。`,
  'waits-puyi': ({ who, whom }) => `輪到 ${who} 從 ${whom} 攤開的手牌中取牌。`,
  'ask-present': ({ n }) => `把 ${n} 張牌給誰？`,
  'ask-present-cards': ({ n }) => `選擇要給出的 ${n} 張牌。`,
  'ask-tribute': ({ whom }) => `選擇 1 張牌給 ${whom}。`,
  'waits-tribute': ({ who }) => `${who} 須給出 1 張牌。`,
  'ask-whom': () => '向誰發問？',
  'ask-answer': ({ question }) => question,
  'waits-answer': ({ who }) => `${who} 須回答問題。`,
  answer: ({ answer }) => answer,
  'no-idea': () => '不知道',
  'ask-type': ({ whom }) => `請為 ${whom} 出一題中國歷史題；輸入「—」則由題庫出題。`,
  'waits-type': ({ who, whom }) => `${who} 正在為 ${whom} 出題。`,
  'ask-typed-answer': ({ question }) => `${question}（不知道請輸入「—」）`,
  'ask-judge': ({ whom, question, answer }) => `題目：${question}｜${whom} 的答案：${answer}。答對了嗎？`,
  'waits-judge': ({ who }) => `輪到 ${who} 評判答案。`,
  'judge-right': () => '對',
  'judge-wrong': () => '錯',
  'ask-appeal': ({ whom }) => `你的答案未被接受。要請 ${whom} 裁決嗎？`,
  'waits-appeal': ({ who }) => `${who} 可以請第三位玩家評判。`,
  appeal: ({ whom }) => `請 ${whom} 裁決`,
  accept: () => '接受',
  // 選項
  draw: () => '抽 1 張牌',
  pass: () => '略過',
  back: () => '返回',
  card: ({ card }) => card,
  'card-crossing': ({ card }) => `${card} + 穿越卡`,
  seat: ({ whom }) => whom,
  'cost-card': () => '1 張牌',
  'cost-crossing': () => '1 張穿越卡',
  'cost-turns': ({ n }) => `${n} 次行動`,
  'hint-seat': ({ power, grain, attack, defence, cards }) =>
    `國力值 ${power}、錢糧值 ${grain}、攻擊力 ${attack}、防守力 ${defence}、手牌 ${cards} 張`,
  ...effects,
  ...board,
  ...house,
  ...custom,
  ...story,
}

export const title = '桌遊識中國歷史'

export const blurb = '八個朝代的君主掉進中國歷史的時光隧道，從夏商到清；走完全程時最強者成為霸主。3–8 人。'

// Everything else that is written in this language.
export * from './auto-answers/zh-TW.ts'
export * from './guide/zh-TW.ts'
export * from './intro/zh-TW.ts'
export * from './lesson/zh-TW.ts'
export * as names from './names/zh-TW.ts'
export * from './notes/zh-TW.ts'
export * from './options/zh-TW.ts'
export * from './topics/zh-TW.ts'
