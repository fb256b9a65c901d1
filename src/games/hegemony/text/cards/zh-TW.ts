// What the cards are called and what they do, in Traditional Chinese.
import type { Kind } from '../../cards/index.ts'
import type { CardWords } from '../../cards/words.ts'

const basic = {
  slash: {
    name: '殺',
    brief: '出牌階段限用 1 次：攻擊範圍內的 1 名角色須使用【閃】，否則受到 1 點傷害。',
    note: '出牌階段內，各種【殺】合計限用 1 張。攻擊範圍只在指定目標時檢查。因【決鬥】、【南蠻入侵】等效果而打出的【殺】沒有目標，也不計入次數。',
  },
  'fire-slash': {
    name: '火殺',
    brief: '造成火焰傷害的【殺】：對【藤甲】多 1 點，並會沿鐵索傳開。',
    note: '其餘與【殺】相同。',
  },
  'thunder-slash': {
    name: '雷殺',
    brief: '造成雷電傷害的【殺】，會沿鐵索傳開。',
    note: '其餘與【殺】相同。【藤甲】擋不住。',
  },
  dodge: { name: '閃', brief: '抵銷即將命中你的【殺】，或回應要你出【閃】的效果。', note: '不能主動使用。' },
  peach: {
    name: '桃',
    brief: '回復 1 點體力：出牌階段用在自己身上，或救任何瀕死的角色。',
    note: '出牌階段須已受傷才能使用。',
  },
  wine: {
    name: '酒',
    brief: '出牌階段，每回合限 1 次：下一張【殺】傷害 +1。瀕死時：自己回復 1 點體力。',
    note: '下一張【殺】即使被閃避也用掉加成，回合結束時加成消失。瀕死時使用不限次數。【酒】救不了別人。',
  },
} satisfies Partial<Record<Kind, CardWords>>

const tricks = {
  dismantle: {
    name: '過河拆橋',
    brief: '棄置另一名角色的 1 張牌：隨機的手牌、裝備或延時錦囊。',
    note: '無距離限制。',
  },
  snatch: {
    name: '順手牽羊',
    brief: '獲得距離為 1 的其他角色的 1 張牌：隨機的手牌、裝備或延時錦囊。',
    note: '獲得的延時錦囊就是普通手牌。若以 −1 馬轉化而成，計算距離時不算這匹馬。',
  },
  duel: {
    name: '決鬥',
    brief: '由對方開始，雙方輪流打出【殺】；先打不出的一方受到 1 點傷害。',
    note: '傷害來源是另一方。這裡的【殺】是打出而非使用，武器效果不發動。有人中途死亡，決鬥便結束。',
  },
  'borrow-sword': {
    name: '借刀殺人',
    brief: '有武器的角色須對你指定的角色使用【殺】，否則把武器交給你。',
    note: '受害者須是持武器者可以【殺】的角色，可以是你。由持武器者決定，此錦囊只以他為目標。這張【殺】不計入次數。屆時武器已不在，便不用交出。',
  },
  'ex-nihilo': { name: '無中生有', brief: '摸 2 張牌。' },
  nullify: {
    name: '無懈可擊',
    brief: '錦囊即將對 1 個目標生效時抵銷它；也能抵銷另一張【無懈可擊】。',
    note: '任何角色都能使用。後用的先結算，逐張抵銷前一張：共奇數張則錦囊被抵銷。延時錦囊在判定前回應：被抵銷就不判定而直接棄置，【閃電】則移到下一名角色。',
  },
  'nullify-state': {
    name: '無懈可擊·國',
    brief: '當作【無懈可擊】，或替該目標所屬的整個勢力抵銷多目標錦囊。',
    note: '第二種用法要求目標的勢力已確定且不是野心家：該角色與同勢力尚未結算的目標一併免疫，之後不再詢問。在針對這張牌的反制結束後才選擇用法。對【無懈可擊】或延時錦囊只作普通用。',
  },
  'iron-chain': {
    name: '鐵索連環',
    brief: '讓 1 至 2 名角色（可含自己）橫置或重置；或重鑄此牌。',
    note: '橫置的角色受到火焰或雷電傷害時先重置，傷害再傳給其他所有橫置的角色。重鑄是把牌放進棄牌堆再摸 1 張，不算使用。',
  },
  'fire-attack': {
    name: '火攻',
    brief: '目標展示 1 張手牌；你可棄置 1 張同花色的手牌，對他造成 1 點火焰傷害。',
    note: '若自己還有別的手牌，也可以自己為目標。結算時目標已無手牌，便沒有效果。',
  },
  'arrow-volley': {
    name: '萬箭齊發',
    brief: '其他角色依序打出【閃】，否則受到你造成的 1 點傷害。',
    note: '無距離限制。【藤甲】能擋。',
  },
  barbarians: {
    name: '南蠻入侵',
    brief: '其他角色依序打出【殺】，否則受到你造成的 1 點傷害。',
    note: '無距離限制。【藤甲】能擋。孟獲與祝融有相關技能。',
  },
  'peach-garden': {
    name: '桃園結義',
    brief: '所有受傷的角色依序回復 1 點體力。',
    note: '對沒受傷的角色無效，也不為此詢問【無懈可擊】。',
  },
  harvest: {
    name: '五穀豐登',
    brief: '翻開與存活人數相同的牌，眾人依序各獲得 1 張。',
    note: '剩下的牌進入棄牌堆。',
  },
  'await-exhausted': {
    name: '以逸待勞',
    brief: '你與同勢力的角色各摸 2 張牌，再各棄置 2 張。',
    note: '全部摸完才開始棄牌，手牌或裝備皆可。未確定勢力者與野心家只為自己使用。',
  },
  'known-both': {
    name: '知己知彼',
    brief: '看另一名角色的全部手牌或 1 張暗置武將；或重鑄此牌。',
    note: '看手牌、主將還是副將由你選，看到的只有你知道。重鑄是把牌放進棄牌堆再摸 1 張，不算使用。',
  },
  'befriend-attack': {
    name: '遠交近攻',
    brief: '1 名不同勢力的角色摸 1 張牌，然後你摸 3 張。',
    note: '你與目標都須已確定勢力。野心家與所有人都不同勢力。【無懈可擊】會把兩邊的摸牌一併抵銷。',
  },
  lightning: {
    name: '閃電',
    brief: '放在自己面前。持有者每回合判定：♠2–9 受 3 點雷電傷害，否則傳給下一名。',
    note: '傷害沒有來源，會沿鐵索傳開。傳給下一名沒有【閃電】且不會取消它的存活角色；沒有這樣的人就留在原處。',
  },
  indulgence: {
    name: '樂不思蜀',
    brief: '放在另一名角色面前，由他判定：不是 ♥ 就跳過出牌階段。',
    note: '無距離限制，判定後棄置。同一人面前不能有 2 張。',
  },
  'supply-shortage': {
    name: '兵糧寸斷',
    brief: '放在距離為 1 的其他角色面前，由他判定：不是 ♣ 就跳過摸牌階段。',
    note: '判定後棄置。同一人面前不能有 2 張。',
  },
} satisfies Partial<Record<Kind, CardWords>>

const weapons = {
  crossbow: { name: '諸葛連弩', brief: '武器，攻擊範圍 1。出牌階段使用【殺】不限次數。' },
  qinggang: {
    name: '青釭劍',
    brief: '武器，攻擊範圍 2。鎖定技：你的【殺】無視目標的防具。',
    note: '「八陣」也會被無視，直到這張【殺】對該目標結算完畢。',
  },
  'twin-swords': {
    name: '雌雄雙股劍',
    brief: '武器，攻擊範圍 2。你的【殺】指定異性後，可令對方選：棄置 1 張手牌，或讓你摸 1 張。',
    note: '對每個目標分別決定，由對方選擇。雙方都要有明置的武將才有性別。',
  },
  'ice-sword': {
    name: '寒冰劍',
    brief: '武器，攻擊範圍 2。你的【殺】將造成傷害時，可改為棄置目標的 2 張牌。',
    note: '逐張棄置：隨機的手牌或裝備；只有 1 張就棄置 1 張。沿鐵索傳來的傷害不適用。',
  },
  axe: {
    name: '貫石斧',
    brief: '武器，攻擊範圍 3。你的【殺】被閃避時，可棄置 2 張其他的牌，令此【殺】依然造成傷害。',
    note: '手牌或裝備皆可，但不能棄置貫石斧本身。',
  },
  spear: {
    name: '丈八蛇矛',
    brief: '武器，攻擊範圍 3。可將 2 張手牌當【殺】使用或打出。',
    note: '視為普通【殺】，沒有花色與點數；兩張同色時才有顏色。',
  },
  'feather-fan': {
    name: '朱雀羽扇',
    brief: '武器，攻擊範圍 4。你使用的普通【殺】可當【火殺】。',
    note: '由轉化或「視為」而來的【殺】亦可；打出的【殺】不可。',
  },
  'qilin-bow': {
    name: '麒麟弓',
    brief: '武器，攻擊範圍 5。你的【殺】造成傷害時，可棄置目標的 1 匹馬。',
    note: '在傷害扣減體力之前。',
  },
  'six-swords': {
    name: '吳六劍',
    brief: '武器，攻擊範圍 2。鎖定技：同勢力的其他角色攻擊範圍 +1。',
    note: '未確定勢力或成為野心家時無效。',
  },
  triblade: {
    name: '三尖兩刃刀',
    brief:
      '武器，攻擊範圍 3。你的【殺】造成傷害後，可棄置 1 張手牌，對與目標距離為 1 的另 1 名角色造成 1 點傷害。',
    note: '第二名受害者與目標距離為 1，不能是你或目標，傷害來源是你。目標須仍存活。沿鐵索傳來的傷害不適用。',
  },
} satisfies Partial<Record<Kind, CardWords>>

const FARTHER = '+1 馬：其他角色計算與你的距離時 +1。'
const NEARER = '−1 馬：你計算與其他角色的距離時 −1，最少為 1。'

const armorAndHorses = {
  'eight-trigrams': {
    name: '八卦陣',
    brief: '防具。需要使用或打出【閃】時可以判定：紅色就視為使用或打出了【閃】。',
    note: '判定為黑色時，仍可使用或打出真正的【閃】。',
  },
  renwang: {
    name: '仁王盾',
    brief: '防具。鎖定技：黑色的【殺】對你無效。',
    note: '沒有顏色的【殺】仍然有效。',
  },
  rattan: {
    name: '藤甲',
    brief: '防具。鎖定技：普通【殺】、【南蠻入侵】、【萬箭齊發】無效；火焰傷害 +1。',
    note: '【火殺】與【雷殺】仍然有效。',
  },
  'silver-lion': {
    name: '白銀獅子',
    brief: '防具。鎖定技：超過 1 點的傷害減為 1 點；失去此牌時回復 1 點體力。',
    note: '換裝也算失去。須存活且已受傷才能回復。',
  },
  jueying: { name: '絕影', brief: FARTHER },
  dilu: { name: '的盧', brief: FARTHER },
  zhuahuang: { name: '爪黃飛電', brief: FARTHER },
  chitu: { name: '赤兔', brief: NEARER },
  dayuan: { name: '大宛', brief: NEARER },
  zixing: { name: '紫騂', brief: NEARER },
} satisfies Partial<Record<Kind, CardWords>>

/** Every kind of card. */
export const cards: Readonly<Record<Kind, CardWords>> = { ...basic, ...tricks, ...weapons, ...armorAndHorses }

/** What each kind does at a glance, for pictures without room for more: at most 13 signs. */
export const glances = {
  slash: '出閃，否則 1 點傷害',
  'fire-slash': '火焰；出閃，否則 1 點',
  'thunder-slash': '雷電；出閃，否則 1 點',
  dodge: '抵銷殺',
  peach: '回復 1 點；可救人',
  wine: '下張殺 +1；可自救',
  dismantle: '棄置對方 1 張牌',
  snatch: '獲得距離 1 者的 1 張牌',
  duel: '輪流出殺，否則 1 點',
  'borrow-sword': '出殺或交出武器',
  'ex-nihilo': '摸 2 張牌',
  nullify: '抵銷錦囊',
  'nullify-state': '可抵銷對全勢力',
  'iron-chain': '橫置 1–2 人或重鑄',
  'fire-attack': '棄同花色：1 點火焰',
  'arrow-volley': '他人出閃，否則 1 點',
  barbarians: '他人出殺，否則 1 點',
  'peach-garden': '全體回復 1 點',
  harvest: '每人取 1 張',
  'await-exhausted': '己方摸 2 張再棄 2 張',
  'known-both': '觀看，或重鑄',
  'befriend-attack': '對方摸 1 張，你摸 3 張',
  lightning: '♠2–9：3 點雷電',
  indulgence: '非♥：跳過出牌階段',
  'supply-shortage': '非♣：跳過摸牌階段',
  crossbow: '範圍 1：殺不限次數',
  qinggang: '範圍 2：無視防具',
  'twin-swords': '範圍 2：對異性',
  'ice-sword': '範圍 2：棄牌代傷害',
  axe: '範圍 3：棄 2 張必中',
  spear: '範圍 3：2 張當殺',
  'feather-fan': '範圍 4：殺當火殺',
  'qilin-bow': '範圍 5：棄坐騎',
  'six-swords': '範圍 2：同勢力範圍 +1',
  triblade: '範圍 3：再傷 1 人',
  'eight-trigrams': '判定紅色：當閃',
  renwang: '黑色殺無效',
  rattan: '防殺；火焰 +1',
  'silver-lion': '傷害最多 1 點',
  jueying: '+1 馬',
  dilu: '+1 馬',
  zhuahuang: '+1 馬',
  chitu: '−1 馬',
  dayuan: '−1 馬',
  zixing: '−1 馬',
} satisfies Readonly<Record<Kind, string>>
