// What the rules of 三國風雲 say in Traditional Chinese: all that happens.
import type { Translation } from '../../../text/catalogue.ts'
import { han } from '../../../text/spacing.ts'
import { asking } from './asking/zh-TW.ts'
import type { phrases as en } from './en.ts'
import { story } from './story/zh-TW.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** Dice, what they come to unless one alone says so, and what is added. */
const thrown = (dice: string, worth: number, plus = ''): string =>
  `${dice}${dice === `🎲${worth}` ? '' : ` → ${worth}`} ${plus.replaceAll(' · ', ' ')}`.trimEnd()

/** An attack and what both sides come to. */
const fought = ({ attack, total, foeTotal }: { attack: string; total: number; foeTotal: number }): string =>
  `${attack.replace(/。$/, '')}：**${total}** 比 **${foeTotal}**`

/** A place in a list, which has no room to say that a city with a code is its gate. */
const short = (place: string): string => place.replace('城門 ', ' ')

/** Every phrase of the rules, by key. */
export const phrases = {
  // The beginning
  lot: ({ who, die }) => `${who} 擲出 ${die}。`,
  begins: ({ who }) => `點數最高的先手，同點重擲：由 ${who} 先手。`,
  'draws-lord': ({ who, lord }) => `${who} 抽到${lord}。`,
  'takes-corner': ({ who, city, second, lord }) => `${who} 是${lord}，以${city}為都城，${second}為副城。`,
  'takes-extra': ({ who, city }) => `${who} 另有${city}。`,
  partners: ({ who, whom }) => `${who} 與 ${whom} 同盟。`,
  places: ({ who, line }) => `${who} 布置軍隊：${line}。`,
  stands: ({ unit, place }) => han`${unit} 在 ${short(place)}`,
  'stands-more': ({ before, unit, place }) => han`${before}；${unit} 在 ${short(place)}`,
  turn: ({ who, round }) => `第 ${round} 輪：${who} 的回合。`,
  allied: ({ who, whom, leader, prestige }) =>
    `${leader} 的聲望達到 ${prestige}：${who} 與 ${whom} 本回合結盟。`,

  // The march
  marches: ({ who, unit, from, to }) => han`${who} 的${unit} 從 ${from} 行軍到 ${to}。`,
  'march-all': ({ who, list }) => `${who} 行軍：${list}。`,
  'march-to': ({ units, place }) => `${units} → ${short(place)}`,
  'march-takes': ({ units, place, level }) => `${units} → ${short(place)}，占領此城（${level} 級）`,
  'march-takes-from': ({ units, place, level, whom }) =>
    `${units} → ${short(place)}，攻下此城（${whom}，${level} 級）`,
  'and-then': ({ list, next }) => `${list}；${next}`,
  'plays-on': ({ who, card, unit }) => han`${who} 對${unit} 使用${card}。`,
  rallies: ({ who, card, unit }) => han`${who} 使用${card}：${unit} 不再潰敗。`,
  heals: ({ who, card, unit, stamina }) => han`${who} 使用${card}：${unit} 的體力回到 ${stamina}。`,
  raids: ({ who, card, whom, lost }) => han`${who} 使用${card}：${whom} 失去${lost}。`,
  'sets-apart': ({ who, general, unit, whom }) =>
    han`${who} 發動${general}的能力：${whom} 的${unit} 本回合不助人也不受助。`,
  'attacks-anew': ({ who, general }) => `${who} 發動${general}的能力，可再進攻一次。`,
  'turns-back': ({ who, units }) => han`${who} 的${units} 不再潰敗。`,
  'cut-off': ({ who, city }) => `${city}與 ${who} 的都城斷了聯繫，聲望暫不計算。`,
  'joined-again': ({ who, city }) => `${city}與 ${who} 的都城恢復聯繫。`,

  // War
  attacks: ({ who, unit, from, place, whom, target }) =>
    han`${who} 的${unit} 從 ${from} 進攻 ${place} 的${target}（${whom}）。`,
  'attacks-at': ({ who, unit, place, whom, target }) =>
    han`${who} 的${unit} 進攻 ${place} 的${target}（${whom}）。`,
  'shoots-at': ({ who, unit, place, whom, target }) =>
    han`${who} 的${unit} 遠射 ${place} 的${target}（${whom}）。`,
  'destroys-at': ({ who, unit, place, whom, target }) =>
    han`${who} 的${unit} 消滅 ${place} 的${target}（${whom}）。`,
  'attacks-free-at': ({ who, unit, place }) => han`${who} 的${unit} 攻打無主的${place}。`,
  shoots: ({ who, unit, from, place, whom, target }) =>
    han`${who} 的${unit} 從 ${from} 遠射 ${place} 的${target}（${whom}）。`,
  challenges: ({ who, unit, from, place, whom, target }) =>
    han`${who} 的${unit} 從 ${from} 向 ${place} 的${target}（${whom}）單挑。`,
  'attacks-again': ({ who, unit, place, whom, target }) =>
    han`${who} 的${unit} 還要在 ${place} 與${target}（${whom}）交戰。`,
  'attacks-city': ({ who, unit, from, place, whom }) =>
    han`${who} 的${unit} 從 ${from} 攻打 ${whom} 的空城${place}。`,
  'attacks-free': ({ who, unit, from, place }) => han`${who} 的${unit} 從 ${from} 攻打無主的${place}。`,
  'offers-duel': ({ who, unit, from, place, whom, target }) =>
    han`${who} 在 ${from} 的${unit} 向 ${whom} 在 ${place} 的${target} 提出單挑。`,
  'offers-duel-card': ({ who, unit, from, place, whom, target, card }) =>
    han`${who} 在 ${from} 的${unit} 向 ${whom} 在 ${place} 的${target} 提出單挑，並出${card}。`,
  accepts: ({ who }) => `${who} 應戰。`,
  'refuses-rage': ({ who, whom, rage }) => `${who} 拒絕，給 ${whom} ${rage} 點怒氣。`,
  'refuses-card': ({ who, whom }) => `${who} 拒絕，給 ${whom} 1 張手牌。`,
  'card-given': ({ who, whom, card }) => han`${who} 給 ${whom}：${card}。`,
  'refuses-retreat': ({ who }) => `${who} 拒絕，只得後退。`,
  plays: ({ who, card }) => `${who} 使用${card}。`,
  answers: ({ who, card }) => `${who} 使用${card}回應。`,
  'uses-ability': ({ who, general, what }) => `${who} 發動${general}的能力（${what}）。`,
  'last-stand': ({ who }) => `${who} 背水一戰：多擲 1 顆骰子。`,
  cancels: ({ who, general, card }) => `${who} 的${general}令${card}無效。`,
  decoys: ({ unit, place }) => han`疑兵：進攻落空，${unit} 退回 ${place}。`,
  'decoys-afar': ({ unit, place }) => han`疑兵：進攻落空，${unit} 仍在 ${place}。`,
  throws: ({ unit, dice, worth, plus, total, target, foeDice, foeWorth, foePlus, foeTotal }) =>
    `${unit} ${thrown(dice, worth, plus)} = **${total}** · ${target} ${thrown(foeDice, foeWorth, foePlus)} = **${foeTotal}**`,
  fought: (args) => `${fought(args)}。`,
  'fought-ties': (args) => `${fought(args)}，平手。`,
  'fought-dies': (args) => `${fought(args)}，進攻方被消滅。`,
  'fought-advances': (args) => `${fought(args)}，並進駐該處。`,
  'fought-routs': (args) => han`${fought(args)}，對方潰退到 ${short(args.to)}。`,
  'fought-routs-advances': (args) => han`${fought(args)}，對方潰退到 ${short(args.to)}，並進駐該處。`,
  'fought-flees': (args) => han`${fought(args)}，潰退到 ${short(args.to)}。`,
  'fought-takes': (args) => `${fought(args)}，隨即占領（${args.level} 級）。`,
  'throws-generals': (args) =>
    `${args.unit} ${thrown(args.dice, args.worth)}：攻 **${args.attack}**，防 **${args.defence}** · ${args.target} ${thrown(args.foeDice, args.foeWorth)}：攻 **${args.foeAttack}**，防 **${args.foeDefence}**`,
  'dice-1': ({ a }) => `🎲${a}`,
  'dice-2': ({ a, b }) => `🎲${a} ${b}`,
  'dice-3': ({ a, b, c }) => `🎲${a} ${b} ${c}`,
  'part-value': ({ n }) => `${signed(n)}（兵種）`,
  'part-level': ({ n }) => `${signed(n)}（城池等級）`,
  'part-card': ({ n }) => `${signed(n)}（計策）`,
  'part-ability': ({ n }) => `${signed(n)}（能力）`,
  'part-encircled': ({ n }) => `${signed(n)}（被圍攻）`,
  'part-fatigue': ({ n }) => `${signed(n)}（疲勞）`,
  tie: ({ who, unit, place }) => han`平手：${who} 的${unit} 退回 ${place}。`,
  'tie-afar': ({ who, unit, place }) => han`平手：${who} 的${unit} 仍在 ${place}。`,
  returns: ({ who, unit, place }) => han`${who} 的${unit} 回到 ${place}。`,
  'pushed-back': ({ who, unit, to }) => han`${who} 的${unit} 潰退到 ${to}。`,
  'steps-back': ({ who, unit, to }) => han`${who} 的${unit} 退到 ${to}。`,
  'routed-inside': ({ who, unit }) => han`${who} 的${unit} 留在城內，潰敗。`,
  destroyed: ({ who, unit }) => han`${who} 的${unit} 被消滅。`,
  hurt: ({ who, unit, damage, left }) => han`${who} 的${unit} 失去 ${damage} 點體力（剩 ${left}）。`,
  slain: ({ who, unit }) => han`${who} 的主將${unit} 陣亡。`,
  lost: ({ who, unit }) => `${who} 失去${unit}。`,
  captured: ({ who, unit, whom }) => han`${whom} 俘虜 ${who} 的${unit}。`,
  advances: ({ who, unit, to }) => han`${who} 的${unit} 進駐 ${to}。`,
  'moves-in': ({ who, unit, city }) => han`${who} 的${unit} 進入${city}。`,
  'goes-inside': ({ who, unit, city }) => han`${who} 的${unit} 進入${city}。`,
  'left-empty': ({ city }) => `${city}成了空城。`,
  'stands-empty': ({ city }) => `${city}成了空城，無人進駐。`,

  // Gains
  'takes-city': ({ who, unit, city, whom, level }) =>
    han`${who} 的${unit} 從 ${whom} 手中攻下${city}（${level} 級）。`,
  'takes-free': ({ who, unit, city, level }) => han`${who} 的${unit} 占領${city}（${level} 級）。`,
  'prestige-now': ({ who, prestige }) => `${who}：聲望 ${prestige}。`,
  'gains-rage': ({ who, rage, total }) => `${who}：怒氣 +${rage}（${total}）。`,
  draws: ({ who, count, hand }) => `${who} 摸 ${count} 張牌，手牌 ${hand} 張。`,
  scores: ({ who, list }) => `${who}：${list}。`,
  'prestige-is': ({ prestige }) => `聲望 ${prestige}`,
  'rage-more': ({ rage, total }) => `怒氣 +${rage}（${total}）`,
  'cards-more': ({ count, hand }) => `手牌 +${count}（${hand}）`,
  'city-cut-off': ({ city }) => `${city}斷了聯繫`,
  'city-joined': ({ city }) => `${city}恢復聯繫`,
  'and-also': ({ list, next }) => `${list}，${next}`,
  also: ({ list, next }) => `${list}${next}`,
  'you-draw': ({ cards }) => `你摸到${cards}。`,
  reshuffled: ({ count }) => `牌庫重洗（${count} 張）。`,
  falls: ({ who, whom }) => `${who} 的都城被 ${whom} 攻陷：${who} 出局。`,
  'armies-leave': ({ who, count }) => `${who} 的 ${count} 支軍隊離開棋盤，其餘城池無主。`,
  inherits: ({ who, whom, count, rage }) => `${who} 承接 ${whom} 的 ${count} 張手牌與 ${rage} 點怒氣。`,
  'you-inherit': ({ cards }) => `你承接${cards}。`,
  'cards-discarded': ({ who, cards }) => `${who} 的手牌棄置：${cards}。`,

  // Recruits
  recruits: ({ who, unit, to, card }) => `${who} 以${card}招募${unit}，${to}。`,
  levies: ({ who, unit, to, card }) => `${who} 使用${card}，招募${unit}，${to}。`,
  'recruits-pay': ({ who, unit, to }) => `${who} 招募${unit}，${to}。`,
  'recruits-levy': ({ who, unit, to }) => `${who} 另招募${unit}，${to}。`,
  'recruits-benevolence': ({ who, unit, to, rage }) =>
    han`仁德：${who} 付 ${rage} 點怒氣，${unit} 前來投奔，${to}。`,
  'recruit-all': ({ who, list }) => `${who} 招募${list}。`,
  'recruit-to': ({ units, place }) => `${units}（${short(place)}）`,
  'recruit-for': ({ units, place, rage }) => `${units}（${short(place)}，仁德，${rage} 點怒氣）`,
  dismissed: ({ unit }) => `解聘${unit}`,
  placed: ({ place }) => han`放在 ${place}`,
  'placed-swap': ({ place, unit, city }) => han`放在${city}城內，${unit} 調到 ${place}`,
  'recruits-none': ({ who }) => `${who} 不招募。`,
  hires: ({ who, unit, to, cards }) => han`${who} 以${cards}招募${unit}，放在 ${to}。`,
  revives: ({ who, unit, to, card, rage }) => han`${who} 以${card}與 ${rage} 點怒氣復活${unit}，放在 ${to}。`,
  dismisses: ({ who, unit }) => `${who} 解聘${unit}。`,
  persuades: ({ who, general, card, die, needed }) =>
    han`${who} 付${card}，擲出 ${die}（需 ${needed}）：${general}歸降。`,
  'persuades-not': ({ who, general, card, die, needed }) =>
    han`${who} 付${card}，擲出 ${die}（需 ${needed}）：${general}不降。`,
  'persuades-surely': ({ who, general, card }) => `${who} 使用${card}：${general}歸降。`,
  joins: ({ who, general }) => `${general}加入 ${who}。`,
  serves: ({ who, general, to }) => han`${general}為 ${who} 效力，放在 ${to}。`,
  adopts: ({ who, unit, to }) => han`${who} 收留${unit}，放在 ${to}。`,
  'generals-leave': ({ who, units }) => `${who} 沒有收留${units}。`,
  releases: ({ who, units }) => `${who} 放走${units}。`,
  gazes: ({ who, general, count }) => han`${who} 發動${general}的能力：重排牌庫頂 ${count} 張。`,
  'you-see': ({ cards }) => `牌庫頂：${cards}。`,
  'throws-off': ({ who, cards }) => `${who} 棄置${cards}。`,

  // The end
  'wins-marks': ({ who, prestige }) => `${who} 聲望達到 ${prestige}，獲勝。`,
  'wins-last-side': ({ who }) => `${who} 再無對手，獲得勝利。`,
  'wins-rounds': ({ who, prestige, rounds }) => `${rounds} 輪已滿：${who} 聲望最高，以 ${prestige} 點獲勝。`,
  'hall-turns': ({ who, n }) => `最漫長的征戰：${n} 個回合，${who} 獲勝`,
  'score-prestige': () => '聲望',

  ...asking,
  ...story,
} satisfies Translation<typeof en>

// Everything else that is written in this language.
export * from './auto-answers/zh-TW.ts'
export * from './effects/zh-TW.ts'
export * from './guide/zh-TW.ts'
export * from './intro/zh-TW.ts'
export * from './labels/zh-TW.ts'
export * from './lesson/zh-TW.ts'
export * from './menus/zh-TW.ts'
export * from './names/zh-TW.ts'
export * from './options/zh-TW.ts'
export * from './topics/zh-TW.ts'
