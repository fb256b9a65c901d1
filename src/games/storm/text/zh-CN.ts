// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../text/catalogue.ts'
import { asking } from './asking/zh-CN.ts'
import type { phrases as en } from './en.ts'
import { story } from './story/zh-CN.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** Every phrase of the rules, by key. */
export const phrases = {
  // The beginning
  lot: ({ who, die }) => `${who} 掷出 ${die}。`,
  begins: ({ who }) => `点数最高的先手，同点的重掷：由 ${who} 先手。`,
  'draws-lord': ({ who, lord }) => `${who} 抽到${lord}。`,
  'takes-corner': ({ who, city, second, lord }) => `${who} 是${lord}，以${city}为都城，${second}为副城。`,
  'takes-extra': ({ who, city }) => `${who} 另有${city}。`,
  partners: ({ who, whom }) => `${who} 与 ${whom} 同盟。`,
  places: ({ who, line }) => `${who} 布置军队${line}。`,
  stands: ({ unit, place }) => `${unit} 在 ${place}`,
  turn: ({ who, round }) => `第 ${round} 轮：${who} 的回合。`,
  allied: ({ who, whom, leader, prestige }) =>
    `${leader} 的声望达到 ${prestige}：${who} 与 ${whom} 本回合结盟。`,

  // The march
  marches: ({ who, unit, from, to }) => `${who} 的${unit} 从 ${from} 行军到 ${to}。`,
  'plays-on': ({ who, card, unit }) => `${who} 对${unit} 使用${card}。`,
  rallies: ({ who, card, unit }) => `${who} 使用${card}：${unit} 不再溃败。`,
  heals: ({ who, card, unit, stamina }) => `${who} 使用${card}：${unit} 的体力回到 ${stamina}。`,
  raids: ({ who, card, whom, lost }) => `${who} 使用${card}：${whom} 失去${lost}。`,
  'sets-apart': ({ who, general, unit, whom }) =>
    `${who} 发动${general}的能力：${whom} 的${unit} 本回合孤军作战。`,
  'attacks-anew': ({ who, general }) => `${who} 发动${general}的能力，可再进攻一次。`,
  'turns-back': ({ who, units }) => `${who} 的${units} 不再溃败。`,
  'cut-off': ({ who, city }) => `${city}与 ${who} 的都城断了联系，声望暂不计算。`,
  'joined-again': ({ who, city }) => `${city}与 ${who} 的都城恢复联系。`,

  // War
  attacks: ({ who, unit, from, place, whom, target }) =>
    `${who} 的${unit} 从 ${from} 进攻 ${place} 的${target}（${whom}）。`,
  shoots: ({ who, unit, from, place, whom, target }) =>
    `${who} 的${unit} 从 ${from} 远射 ${place} 的${target}（${whom}）。`,
  challenges: ({ who, unit, from, place, whom, target }) =>
    `${who} 的${unit} 从 ${from} 向 ${place} 的${target}（${whom}）单挑。`,
  'attacks-again': ({ who, unit, place, whom, target }) =>
    `${who} 的${unit} 在 ${place} 再遇${target}（${whom}）。`,
  'attacks-city': ({ who, unit, from, place, whom }) =>
    `${who} 的${unit} 从 ${from} 攻打 ${whom} 的空城${place}。`,
  'attacks-free': ({ who, unit, from, place }) => `${who} 的${unit} 从 ${from} 攻打无主的${place}。`,
  'offers-duel': ({ who, unit, from, place, whom, target }) =>
    `${who} 在 ${from} 的${unit} 向 ${whom} 在 ${place} 的${target} 提出单挑。`,
  'offers-duel-card': ({ who, unit, from, place, whom, target, card }) =>
    `${who} 在 ${from} 的${unit} 向 ${whom} 在 ${place} 的${target} 提出单挑，并出${card}。`,
  accepts: ({ who }) => `${who} 应战。`,
  'refuses-rage': ({ who, whom, rage }) => `${who} 拒绝，给 ${whom} ${rage} 点怒气。`,
  'refuses-card': ({ who, whom }) => `${who} 拒绝，给 ${whom} 1 张手牌。`,
  'card-given': ({ who, whom, card }) => `${who} 给 ${whom}：${card}。`,
  'refuses-retreat': ({ who }) => `${who} 拒绝，只得后退。`,
  plays: ({ who, card }) => `${who} 使用${card}。`,
  answers: ({ who, card }) => `${who} 以${card}应对。`,
  'uses-ability': ({ who, general }) => `${who} 发动${general}的能力。`,
  'last-stand': ({ who }) => `${who} 背水一战：多掷 1 颗骰子。`,
  cancels: ({ who, general, card }) => `${who} 的${general}令${card}无效。`,
  decoys: ({ unit, place }) => `疑兵：进攻落空，${unit} 退回 ${place}。`,
  'decoys-afar': ({ unit, place }) => `疑兵：进攻落空，${unit} 仍在 ${place}。`,
  throws: ({ unit, dice, worth, plus, total, target, foeDice, foeWorth, foePlus, foeTotal }) =>
    `${unit} ${dice} → ${worth}${plus} = **${total}** · ${target} ${foeDice} → ${foeWorth}${foePlus} = **${foeTotal}**`,
  'throws-generals': (args) =>
    `${args.unit} ${args.dice} → ${args.worth}：攻 **${args.attack}**，防 **${args.defence}** · ${args.target} ${args.foeDice} → ${args.foeWorth}：攻 **${args.foeAttack}**，防 **${args.foeDefence}**`,
  'dice-1': ({ a }) => `🎲${a}`,
  'dice-2': ({ a, b }) => `🎲${a} ${b}`,
  'dice-3': ({ a, b, c }) => `🎲${a} ${b} ${c}`,
  'part-value': ({ n }) => `${signed(n)} 本身`,
  'part-level': ({ n }) => `${signed(n)} 城级`,
  'part-card': ({ n }) => `${signed(n)} 计策`,
  'part-ability': ({ n }) => `${signed(n)} 能力`,
  'part-encircled': ({ n }) => `${signed(n)} 被围攻`,
  'part-fatigue': ({ n }) => `${signed(n)} 疲劳`,
  tie: ({ who, unit, place }) => `平局：${who} 的${unit} 退回 ${place}。`,
  'tie-afar': ({ who, unit, place }) => `平局：${who} 的${unit} 仍在 ${place}。`,
  returns: ({ who, unit, place }) => `${who} 的${unit} 回到 ${place}。`,
  'pushed-back': ({ who, unit, to }) => `${who} 的${unit} 溃退到 ${to}。`,
  'steps-back': ({ who, unit, to }) => `${who} 的${unit} 退到 ${to}。`,
  'routed-inside': ({ who, unit }) => `${who} 的${unit} 留在城内，溃败。`,
  destroyed: ({ who, unit }) => `${who} 的${unit} 被消灭。`,
  hurt: ({ who, unit, damage, left }) => `${who} 的${unit} 失去 ${damage} 点体力，剩 ${left}。`,
  slain: ({ who, unit }) => `${who} 的主将${unit} 阵亡。`,
  lost: ({ who, unit }) => `${who} 失去${unit}。`,
  captured: ({ who, unit, whom }) => `${whom} 俘虏 ${who} 的${unit}。`,
  advances: ({ who, unit, to }) => `${who} 的${unit} 进驻 ${to}。`,
  'moves-in': ({ who, unit, city }) => `${who} 的${unit} 进入${city}。`,
  'goes-inside': ({ who, unit, city }) => `${who} 的${unit} 进入${city}。`,
  'left-empty': ({ city }) => `${city}成了空城。`,
  'stands-empty': ({ city }) => `无人可以进驻，${city}成了空城。`,

  // Gains
  'takes-city': ({ who, unit, city, whom, level }) =>
    `${who} 的${unit} 从 ${whom} 手中攻下${city}（${level} 级）。`,
  'takes-free': ({ who, unit, city, level }) => `${who} 的${unit} 占领${city}（${level} 级）。`,
  'prestige-now': ({ who, prestige }) => `${who}：声望 ${prestige}。`,
  'gains-rage': ({ who, rage, total }) => `${who} 得到 ${rage} 点怒气，共 ${total}。`,
  draws: ({ who, count, hand }) => `${who} 摸 ${count} 张牌，手牌 ${hand} 张。`,
  'you-draw': ({ cards }) => `你摸到${cards}。`,
  reshuffled: ({ count }) => `弃牌 ${count} 张洗匀，成为牌库。`,
  falls: ({ who, whom }) => `${who} 的都城被 ${whom} 攻陷：${who} 出局。`,
  'armies-leave': ({ who, count }) => `${who} 的 ${count} 支军队离开棋盘，其余城池无主。`,
  inherits: ({ who, whom, count, rage }) => `${who} 承接 ${whom} 的 ${count} 张手牌与 ${rage} 点怒气。`,
  'you-inherit': ({ cards }) => `你承接${cards}。`,
  'cards-discarded': ({ who, cards }) => `${who} 的手牌弃置：${cards}。`,

  // Recruits
  recruits: ({ who, unit, to, card }) => `${who} 以${card}招募${unit}，${to}。`,
  levies: ({ who, unit, to, card }) => `${who} 使用${card}，招募${unit}，${to}。`,
  'recruits-pay': ({ who, unit, to }) => `${who} 招募${unit}，${to}。`,
  'recruits-levy': ({ who, unit, to }) => `${who} 另招募${unit}，${to}。`,
  'recruits-benevolence': ({ who, unit, to, rage }) =>
    `仁德：${who} 付 ${rage} 点怒气，${unit} 前来投奔，${to}。`,
  placed: ({ place }) => `放在 ${place}`,
  'placed-swap': ({ place, unit, city }) => `放在${city}城内，${unit} 调到 ${place}`,
  'recruits-none': ({ who }) => `${who} 不招募。`,
  hires: ({ who, unit, to, cards }) => `${who} 以${cards}招募${unit}，放在 ${to}。`,
  revives: ({ who, unit, to, card }) => `${who} 以${card}与怒气复活${unit}，放在 ${to}。`,
  dismisses: ({ who, unit }) => `${who} 解聘${unit}。`,
  persuades: ({ who, general, card, die, needed }) =>
    `${who} 付${card}，掷出 ${die}（需 ${needed}）：${general}归降。`,
  'persuades-not': ({ who, general, card, die, needed }) =>
    `${who} 付${card}，掷出 ${die}（需 ${needed}）：${general}不降。`,
  'persuades-surely': ({ who, general, card }) => `${who} 使用${card}：${general}归降。`,
  joins: ({ who, general }) => `${general}加入 ${who}。`,
  serves: ({ who, general, to }) => `${general}为 ${who} 效力，放在 ${to}。`,
  adopts: ({ who, unit, to }) => `${who} 收留${unit}，放在 ${to}。`,
  'generals-leave': ({ who, units }) => `${who} 没有收留${units}。`,
  releases: ({ who, units }) => `${who} 放走${units}。`,
  gazes: ({ who, general, count }) => `${who} 发动${general}的能力：重排牌库顶 ${count} 张。`,
  'you-see': ({ cards }) => `牌库顶：${cards}。`,
  'throws-off': ({ who, cards }) => `${who} 弃置${cards}。`,

  // The end
  'wins-marks': ({ who, prestige }) => `${who} 以声望 ${prestige} 获胜，风云平定。`,
  'wins-last-side': ({ who }) => `${who} 再无对手，获得胜利。`,
  'wins-rounds': ({ who, prestige, rounds }) => `${rounds} 轮已满：${who} 声望最高，以 ${prestige} 点获胜。`,
  'score-prestige': () => '声望',

  ...asking,
  ...story,
} satisfies Translation<typeof en>
