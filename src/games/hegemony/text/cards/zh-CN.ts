// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Kind } from '../../cards/index.ts'
import type { CardWords } from '../../cards/words.ts'

const basic = {
  slash: {
    name: '杀',
    brief: '出牌阶段限用 1 次：攻击范围内的 1 名角色须使用【闪】，否则受到 1 点伤害。',
    note: '出牌阶段内，各种【杀】合计限用 1 张。攻击范围只在指定目标时检查。因【决斗】、【南蛮入侵】等效果而打出的【杀】没有目标，也不计入次数。',
  },
  'fire-slash': {
    name: '火杀',
    brief: '造成火焰伤害的【杀】：对【藤甲】多 1 点，并会沿铁索传开。',
    note: '其余与【杀】相同。',
  },
  'thunder-slash': {
    name: '雷杀',
    brief: '造成雷电伤害的【杀】，会沿铁索传开。',
    note: '其余与【杀】相同。【藤甲】挡不住。',
  },
  dodge: {
    name: '闪',
    brief: '抵销即将命中你的【杀】，或响应要你出【闪】的效果。',
    note: '不能主动使用。',
  },
  peach: {
    name: '桃',
    brief: '回复 1 点体力：出牌阶段用在自己身上，或救任何濒死的角色。',
    note: '出牌阶段须已受伤才能使用。',
  },
  wine: {
    name: '酒',
    brief: '出牌阶段，每回合限 1 次：下一张【杀】伤害 +1。濒死时：自己回复 1 点体力。',
    note: '下一张【杀】即使被闪避也用掉加成，回合结束时加成消失。濒死时使用不限次数。【酒】救不了别人。',
  },
} satisfies Partial<Record<Kind, CardWords>>

const tricks = {
  dismantle: {
    name: '过河拆桥',
    brief: '弃置另一名角色的 1 张牌：不看牌面的手牌、装备或延时锦囊。',
    note: '无距离限制。',
  },
  snatch: {
    name: '顺手牵羊',
    brief: '获得距离为 1 的其他角色的 1 张牌：不看牌面的手牌、装备或延时锦囊。',
    note: '获得的延时锦囊就是普通手牌。若以 −1 马转化而成，计算距离时不算这匹马。',
  },
  duel: {
    name: '决斗',
    brief: '由对方开始，双方轮流打出【杀】；先打不出的一方受到 1 点伤害。',
    note: '伤害来源是另一方。这里的【杀】是打出而非使用，武器效果不发动。有人中途死亡，决斗便结束。',
  },
  'borrow-sword': {
    name: '借刀杀人',
    brief: '有武器的角色须对你指定的角色使用【杀】，否则把武器交给你。',
    note: '受害者须是持武器者可以【杀】的角色，可以是你。由持武器者决定，此锦囊只以他为目标。这张【杀】不计入次数。届时武器已不在，便不用交出。',
  },
  'ex-nihilo': { name: '无中生有', brief: '摸 2 张牌。' },
  nullify: {
    name: '无懈可击',
    brief: '锦囊即将对 1 个目标生效时抵销它；也能抵销另一张【无懈可击】。',
    note: '任何角色都能使用。后用的先结算，逐张抵销前一张：共奇数张则锦囊被抵销。延时锦囊在判定前响应：被抵销就不判定而直接弃置，【闪电】则移到下一名角色。',
  },
  'nullify-state': {
    name: '无懈可击·国',
    brief: '当作【无懈可击】，或替该目标所属的整个势力抵销多目标锦囊。',
    note: '第二种用法要求目标的势力已确定且不是野心家：该角色与同势力尚未结算的目标一并免疫，之后不再询问。在针对这张牌的反制结束后才选择用法。对【无懈可击】或延时锦囊只作普通用。',
  },
  'iron-chain': {
    name: '铁索连环',
    brief: '让 1 至 2 名角色（可含自己）横置或重置；或重铸此牌。',
    note: '横置的角色受到火焰或雷电伤害时先重置，伤害再传给其他所有横置的角色。重铸是把牌放进弃牌堆再摸 1 张，不算使用。',
  },
  'fire-attack': {
    name: '火攻',
    brief: '目标展示 1 张手牌；你可弃置 1 张同花色的手牌，对他造成 1 点火焰伤害。',
    note: '若自己还有别的手牌，也可以自己为目标。结算时目标已无手牌，便没有效果。',
  },
  'arrow-volley': {
    name: '万箭齐发',
    brief: '其他角色依序打出【闪】，否则受到你造成的 1 点伤害。',
    note: '无距离限制。【藤甲】能挡。',
  },
  barbarians: {
    name: '南蛮入侵',
    brief: '其他角色依序打出【杀】，否则受到你造成的 1 点伤害。',
    note: '无距离限制。【藤甲】能挡。孟获与祝融有相关技能。',
  },
  'peach-garden': {
    name: '桃园结义',
    brief: '所有受伤的角色依序回复 1 点体力。',
    note: '对没受伤的角色无效，也不为此询问【无懈可击】。',
  },
  harvest: {
    name: '五谷丰登',
    brief: '翻开与存活人数相同的牌，众人依序各获得 1 张。',
    note: '剩下的牌进入弃牌堆。',
  },
  'await-exhausted': {
    name: '以逸待劳',
    brief: '你与同势力的角色各摸 2 张牌，再各弃置 2 张。',
    note: '全部摸完才开始弃牌，手牌或装备皆可。未确定势力者与野心家只为自己使用。',
  },
  'known-both': {
    name: '知己知彼',
    brief: '看另一名角色的全部手牌或 1 张暗置武将；或重铸此牌。',
    note: '看手牌、主将还是副将由你选，看到的只有你知道。重铸是把牌放进弃牌堆再摸 1 张，不算使用。',
  },
  'befriend-attack': {
    name: '远交近攻',
    brief: '1 名不同势力的角色摸 1 张牌，然后你摸 3 张。',
    note: '你与目标都须已确定势力。野心家与所有人都不同势力。【无懈可击】会把两边的摸牌一并抵销。',
  },
  lightning: {
    name: '闪电',
    brief: '放在自己面前。持有者每回合判定：♠2–9 受 3 点雷电伤害，否则传给下一名。',
    note: '伤害没有来源，会沿铁索传开。传给下一名没有【闪电】且不会取消它的存活角色；没有这样的人就留在原处。',
  },
  indulgence: {
    name: '乐不思蜀',
    brief: '放在另一名角色面前，由他判定：不是 ♥ 就跳过出牌阶段。',
    note: '无距离限制，判定后弃置。同一人面前不能有 2 张。',
  },
  'supply-shortage': {
    name: '兵粮寸断',
    brief: '放在距离为 1 的其他角色面前，由他判定：不是 ♣ 就跳过摸牌阶段。',
    note: '判定后弃置。同一人面前不能有 2 张。',
  },
} satisfies Partial<Record<Kind, CardWords>>

const weapons = {
  crossbow: { name: '诸葛连弩', brief: '武器，攻击范围 1。出牌阶段使用【杀】不限次数。' },
  qinggang: {
    name: '青釭剑',
    brief: '武器，攻击范围 2。锁定技：你的【杀】无视目标的防具。',
    note: '“八阵”也会被无视，直到这张【杀】对该目标结算完毕。',
  },
  'twin-swords': {
    name: '雌雄双股剑',
    brief: '武器，攻击范围 2。你的【杀】指定异性后，可令对方选：弃置 1 张手牌，或让你摸 1 张。',
    note: '对每个目标分别决定，由对方选择。双方都要有明置的武将才有性别。',
  },
  'ice-sword': {
    name: '寒冰剑',
    brief: '武器，攻击范围 2。你的【杀】将造成伤害时，可改为弃置目标的 2 张牌。',
    note: '逐张弃置：不看牌面的手牌或装备；只有 1 张就弃置 1 张。沿铁索传来的伤害不适用。',
  },
  axe: {
    name: '贯石斧',
    brief: '武器，攻击范围 3。你的【杀】被闪避时，可弃置 2 张其他的牌，令此【杀】依然造成伤害。',
    note: '手牌或装备皆可，但不能弃置贯石斧本身。',
  },
  spear: {
    name: '丈八蛇矛',
    brief: '武器，攻击范围 3。可将 2 张手牌当【杀】使用或打出。',
    note: '视为普通【杀】，没有花色与点数；两张同色时才有颜色。',
  },
  'feather-fan': {
    name: '朱雀羽扇',
    brief: '武器，攻击范围 4。你使用的普通【杀】可当【火杀】。',
    note: '由转化或“视为”而来的【杀】亦可；打出的【杀】不可。',
  },
  'qilin-bow': {
    name: '麒麟弓',
    brief: '武器，攻击范围 5。你的【杀】造成伤害时，可弃置目标的 1 匹马。',
    note: '在伤害扣减体力之前。',
  },
  'six-swords': {
    name: '吴六剑',
    brief: '武器，攻击范围 2。锁定技：同势力的其他角色攻击范围 +1。',
    note: '未确定势力或成为野心家时无效。',
  },
  triblade: {
    name: '三尖两刃刀',
    brief:
      '武器，攻击范围 3。你的【杀】造成伤害后，可弃置 1 张手牌，对与目标距离为 1 的另 1 名角色造成 1 点伤害。',
    note: '第二名受害者与目标距离为 1，不能是你或目标，伤害来源是你。目标须仍存活。沿铁索传来的伤害不适用。',
  },
} satisfies Partial<Record<Kind, CardWords>>

const FARTHER = '+1 马：其他角色计算与你的距离时 +1。'
const NEARER = '−1 马：你计算与其他角色的距离时 −1，最少为 1。'

const armorAndHorses = {
  'eight-trigrams': {
    name: '八卦阵',
    brief: '防具。需要使用或打出【闪】时可以判定：红色就视为使用或打出了【闪】。',
    note: '判定为黑色时，仍可使用或打出真正的【闪】。',
  },
  renwang: {
    name: '仁王盾',
    brief: '防具。锁定技：黑色的【杀】对你无效。',
    note: '没有颜色的【杀】仍然有效。',
  },
  rattan: {
    name: '藤甲',
    brief: '防具。锁定技：普通【杀】、【南蛮入侵】、【万箭齐发】无效；火焰伤害 +1。',
    note: '【火杀】与【雷杀】仍然有效。',
  },
  'silver-lion': {
    name: '白银狮子',
    brief: '防具。锁定技：超过 1 点的伤害减为 1 点；失去此牌时回复 1 点体力。',
    note: '换装也算失去。须存活且已受伤才能回复。',
  },
  jueying: { name: '绝影', brief: FARTHER },
  dilu: { name: '的卢', brief: FARTHER },
  zhuahuang: { name: '爪黄飞电', brief: FARTHER },
  chitu: { name: '赤兔', brief: NEARER },
  dayuan: { name: '大宛', brief: NEARER },
  zixing: { name: '紫骍', brief: NEARER },
} satisfies Partial<Record<Kind, CardWords>>

/** Every kind of card. */
export const cards: Readonly<Record<Kind, CardWords>> = { ...basic, ...tricks, ...weapons, ...armorAndHorses }
