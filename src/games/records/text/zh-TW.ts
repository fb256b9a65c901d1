// What the rules of 三國志 say in Traditional Chinese: events, questions, choices and hints.
import type { Translation } from '../../../text/catalogue.ts'
import type { phrases as en } from './en.ts'
import { story } from './story/zh-TW.ts'

const wits = (args: {
  who: string
  scheme: string
  strategist: string
  wits: number
  whom: string
  other: string
  otherWits: number
}): string =>
  `鬥智：${args.who} 的${args.strategist}（智力 ${args.wits}）對 ${args.whom} 的${args.other}（智力 ${args.otherWits}）。`

const clash = (args: { position: string; attack: number; defence: number; walls: number }): string =>
  `${args.position} ${args.attack}:${args.defence}+${args.walls}`

const cityHint = (
  size: string,
  args: { coins: number; walls: number; tax: number; points: number },
): string => `${size}：造價 ${args.coins} 元，城牆 ${args.walls}，稅收 ${args.tax} 元，${args.points} 分`

/** Every phrase of the rules, by key. */
export const phrases = {
  // The beginning
  lot: ({ who, number }) => `${who} 抽到戰鬥卡 ${number}。`,
  starts: ({ who, coins }) => `${who} 的數字最大，擔任起始玩家。每人領取 ${coins} 元。`,
  'lord-taken': ({ who }) => `${who} 選定一位君主，蓋在面前。`,
  'lords-taken': ({ list }) => `${list} 各選定一位君主，蓋在面前。`,
  'you-take-lord': ({ lord }) => `你選了${lord}。`,
  'draft-dealt': ({ count }) => `每人發 ${count} 張牌：留 1 張，其餘交給左手邊的玩家。`,
  'draft-kept': ({ count }) => `每人留下第 ${count} 張牌（共留 5 張），其餘往左傳。`,
  'draft-over': () => '起始手牌齊備，所有君主翻開。',
  'you-keep': ({ card }) => `你留下${card}。`,
  'lords-up': ({ who, lords }) => `${who} 的君主：${lords}。`,

  // The round
  round: ({ round, who }) => `第 ${round} 回合，起始玩家是 ${who}。`,
  'strategist-hired': ({ who }) => `${who} 抽一位軍師，蓋在面前。`,
  'strategists-hired': ({ list }) => `${list} 各抽一位軍師，蓋在面前。`,
  'strategist-searched': ({ who, coins, drawn }) => `${who} 付 ${coins} 元，抽 ${drawn} 位軍師。`,
  'strategists-short': ({ extra }) => `軍師牌堆只夠你再多抽 ${extra} 張，你只付這些錢。`,
  'strategist-kept': ({ who }) => `${who} 留一位蓋在面前，其餘洗回牌堆。`,
  'you-hire': ({ strategist, wits: own, coins }) =>
    `你本回合的軍師：${strategist}（智力 ${own}，${coins} 元）。`,
  acts: ({ who, round }) => `第 ${round} 回合：${who} 行動。`,
  income: ({ who, coins, total }) => `${who} 領取 ${coins} 元，共有 ${total} 元。`,
  'draws-two': ({ who }) => `${who} 抽 2 張牌。`,
  'keeps-one': ({ who }) => `${who} 留 1 張。`,
  'draws-last': ({ who }) => `${who} 抽走牌堆的最後一張。`,
  'draws-from': ({ who, deck }) => `${who} 從${deck}抽 1 張牌。`,
  'draws-both': ({ who, coins }) => `${who} 付 ${coins} 元，從兩疊牌堆各抽 1 張。`,
  'no-draw': ({ who }) => `${who} 無牌可抽。`,
  'you-draw': ({ cards }) => `你抽到${cards}。`,
  'strategist-income': ({ who, coins, total }) => `${who} 的軍師帶來 ${coins} 元，共有 ${total} 元。`,
  'strategists-earn': ({ list }) => `軍師帶來 ${list}。`,
  earns: ({ who, coins, total }) => `${who} +${coins}（${total}）`,
  'and-earns': ({ list, next }) => `${list}、${next}`,
  'strategists-return': () => '軍師全部交還。',
  reshuffled: ({ deck }) => `棄牌重新洗勻，成為新的${deck}。`,
  'deck-spent': ({ deck }) => `${deck}已經用盡，打完本回合就終局。`,
  'target-reached': ({ who, count, points }) =>
    `${who} 率先擁有 ${count} 座城池，另得 ${points} 分。打完本回合就終局。`,

  // Actions
  built: ({ who, city, coins }) => `${who} 以 ${coins} 元建造${city}，派一名武將（蓋著）把守。`,
  'you-garrison': ({ general, city }) => `${general}為你把守${city}。`,
  garrisons: ({ who, city }) => `${who} 派一名武將（蓋著）把守${city}。`,
  'city-abandoned': ({ city }) => `${city}無人把守，移入棄牌堆。`,
  toll: ({ who, city, coins }) => `${who} 付 ${coins} 元，在${city}收過路錢。`,
  gives: ({ who, whom, coins }) => `${whom} 給 ${who} ${coins} 元。`,
  'give-each': ({ who, givers, coins }) => `${givers} 各給 ${who} ${coins} 元。`,
  'emperor-tribute': ({ who, lord }) => `${who} 發動${lord}的能力：向其他玩家各收 2 元。`,
  'people-flock': ({ who, lord, count, deck }) => `${who} 發動${lord}的能力：從${deck}抽 ${count} 張牌。`,
  'people-flock-both': ({ who, lord, schemes, realm }) =>
    `${who} 發動${lord}的能力：從計謀牌堆抽 ${schemes} 張，從城將牌堆抽 ${realm} 張。`,

  // Schemes
  'plays-muddy-waters': ({ who, scheme, coins }) => `${who} 使用${scheme}，獲得 ${coins} 元。`,
  'plays-two-birds': ({ who, scheme, count, deck }) => `${who} 使用${scheme}，從${deck}抽 ${count} 張牌。`,
  'plays-brick-for-jade': ({ who, scheme, card, count, deck }) =>
    `${who} 使用${scheme}，棄置${card}，從${deck}抽 ${count} 張牌。`,
  'plays-peach-garden': ({ who, scheme, deck }) => `${who} 使用${scheme}，從${deck}翻開牌。`,
  'peach-garden-up': ({ cards }) => `翻開${cards}。`,
  'peach-garden-taken': ({ who, general }) => `${who} 取走${general}，其餘洗回牌堆。`,
  'peach-garden-left': ({ who }) => `${who} 誰也沒取，全部洗回牌堆。`,
  'plays-on': ({ who, scheme, whom }) => `${who} 對 ${whom} 使用${scheme}。`,
  'plays-at': ({ who, scheme, whom, city }) => `${who} 對 ${whom} 的${city}使用${scheme}。`,
  'plays-at-paying': ({ who, scheme, whom, city, coins }) =>
    `${who} 付 ${coins} 元，對 ${whom} 的${city}使用${scheme}。`,
  'contest-won': (args) => `${wits(args)}${args.scheme}成功。`,
  'contest-lost': (args) => `${wits(args)}${args.scheme}失敗。`,
  'contest-won-of-it': (args) => `${wits(args)}計謀成功。`,
  'contest-lost-of-it': (args) => `${wits(args)}計謀失敗。`,
  'sheep-taken': ({ who, whom, coins }) => `${who} 從 ${whom} 偷走 ${coins} 元。`,
  'cards-taken': ({ who, whom, count }) => `${who} 從 ${whom} 手上偷走 ${count} 張牌。`,
  'cards-seen': ({ who, whom, cards }) => `${who} 拿走 ${whom} 的${cards}。`,
  'guess-wrong': ({ who, strength, city }) => `${who} 猜${city}守將武力 ${strength}，猜錯了。`,
  'guess-right': ({ who, strength, city, whom }) =>
    `${who} 猜${city}守將武力 ${strength}，猜對了：城池與武將離開 ${whom}，歸 ${who} 所有。`,
  'you-win-over': ({ general, city }) => `把守${city}的是${general}。`,
  'assassin-strikes': ({ number, coins }) => `戰鬥卡 ${number}，不大於所付的 ${coins} 元：刺客潛入城中。`,
  'assassin-misses': ({ number, coins }) => `戰鬥卡 ${number}，大於所付的 ${coins} 元：刺客無功而返。`,
  assassinated: ({ who, general, whom, city }) => `${general}遇刺身亡，${who} 取得 ${whom} 的${city}。`,
  'assassin-recalled': ({ who }) => `${who} 沒有下手。`,

  // War
  attacks: ({ who, whom, city, coins }) => `${who} 付軍費 ${coins} 元，攻打 ${whom} 的${city}。`,
  'attacks-scheming': ({ who, whom, city, coins }) =>
    `${who} 付軍費 ${coins} 元，攻打 ${whom} 的${city}，並蓋 1 張計謀。`,
  answers: ({ who }) => `${who} 蓋 1 張計謀回應。`,
  'answers-not': ({ who }) => `${who} 沒有用計。`,
  'generals-up': ({ general, strength, other, otherStrength }) =>
    `${general}（武力 ${strength}）對${other}（武力 ${otherStrength}）。`,
  'scheme-up': ({ who, scheme }) => `${who} 的計謀：${scheme}。`,
  'scheme-up-paying': ({ who, scheme, coins }) => `${who} 的計謀：${scheme}，付 ${coins} 元。`,
  seized: ({ who, general, city, whom }) =>
    `擒賊擒王得手，${general}被殺：${who} 不經戰鬥取得 ${whom} 的${city}。`,
  'fort-empty': ({ who, city, whom }) => `${city}城門大開，${who} 不戰而退，${whom} 保住城池。`,
  'charm-fails': ({ general }) => `美人計對${general}無效。`,
  'lord-strength': ({ who, lord }) => `${who} 的${lord}：武力 +2。`,
  strengths: ({ who, strength, whom, otherStrength }) =>
    `戰鬥卡：${who} ${strength} 張，${whom} ${otherStrength} 張。`,
  'position-attacker': (args) => `${clash(args)} ${args.who} 勝。`,
  'position-defender': (args) => `${clash(args)} ${args.who} 勝。`,
  'position-tie': (args) => `${clash(args)} 平手。`,
  'city-falls': ({ who, city, whom }) => `${whom} 的${city}陷落，歸 ${who} 所有。`,
  'city-holds': ({ who, city, whom }) => `${whom} 守住${city}，擊退 ${who}。`,
  beheaded: ({ general }) => `三軍皆敗，${general}遭到斬首。`,
  'goes-home': ({ general, who }) => `${general}回到 ${who} 手中。`,

  // The end
  'final-score': ({ who, points, coins }) => `${who}：${points} 分，${coins} 元。`,
  wins: ({ who }) => `${who} 獲勝！`,
  'share-victory': ({ who }) => `${who} 並列獲勝。`,
  'score-capital': () => '首都',
  'hall-siege': ({ who, n }) => `最久的圍城：${who} 的同一座城連續守住 ${n} 次進攻`,
  'hall-large': ({ who, n }) => `大城得分最高：${who}，${n} 分`,
  'score-large': ({ count }) => `大城（${count} 座）`,
  'score-medium': ({ count }) => `中城（${count} 座）`,
  'score-small': ({ count }) => `小城（${count} 座）`,
  'score-first': () => '率先達到目標',
  'score-tie': () => '同分時，錢較多的玩家名次在前。',

  // What everyone reads while the table waits
  'waits-lord': ({ who }) => `輪到 ${who} 選擇君主。`,
  'waits-draft': ({ who }) => `輪到 ${who} 選擇要留的牌。`,
  'waits-strategist': ({ who }) => `輪到 ${who} 選擇軍師。`,
  'waits-draw': ({ who }) => `輪到 ${who} 選擇要拿的牌。`,
  'waits-act': ({ who }) => `輪到 ${who} 行動。`,
  'waits-guess': ({ who, city }) => `輪到 ${who} 猜${city}守將的武力。`,
  'waits-strike': ({ who, city }) => `${who} 可以在${city}下手。`,
  'waits-general': ({ who }) => `${who} 可以取走一名武將。`,
  'waits-defence': ({ who, city, whom }) => `${whom} 攻打${city}，${who} 可以回應。`,
  'waits-line': ({ who, city }) => `輪到 ${who} 在${city}列陣。`,
  'waits-garrison': ({ who, city }) => `輪到 ${who} 決定由誰把守${city}。`,

  // Questions
  'ask-lord': () => '你要當哪一位君主？',
  'ask-draft': ({ count }) => `你要留哪一張？（第 ${count} 張，共留 5 張；其餘往左傳。）`,
  'ask-extra': () => '你抽一位軍師。要多抽幾位？每位 1 元。',
  'ask-strategist': () => '本回合由哪位軍師為你效力？',
  'ask-keep': () => '你要留哪一張？另一張蓋著放到牌堆底。',
  'ask-keep-rule': () => '兩張牌還沒看到：屆時留哪一張？',
  'keep-general': () => '有武將就留武將，取最強的',
  'keep-city': () => '有城池就留城池，取最貴的',
  'keep-scheme': () => '有計謀就留計謀',
  'keep-ask': () => '到時再問我',
  'ask-draw': () => '你要從哪一疊抽牌？',
  'ask-act': ({ coins }) => `輪到你行動，你有 ${coins} 元。`,
  'ask-build': () => '你要建造哪座城池？',
  'ask-garrison': ({ city }) => `由誰把守${city}？`,
  'ask-deck': ({ scheme }) => `${scheme}：從哪一疊抽？`,
  'ask-split': ({ lord }) => `${lord}：兩疊各抽幾張？`,
  'ask-discard': ({ scheme }) => `${scheme}：要棄置哪一張？`,
  'ask-victim': ({ scheme }) => `${scheme}：對誰使用？`,
  'ask-target': ({ scheme }) => `${scheme}：對哪座城池使用？`,
  'ask-pay': ({ scheme, city }) => `對${city}使用${scheme}：要付多少？戰鬥卡不大於此數就可以下手。`,
  'ask-guess': ({ city }) => `把守${city}的武將武力是多少？`,
  'ask-strike': ({ number, city }) =>
    `戰鬥卡 ${number}，可以下手。要殺死守將、取得${city}嗎？須從手牌派 1 名武將把守。`,
  'ask-strike-bare': ({ number, city }) =>
    `戰鬥卡 ${number}，可以下手。要殺死${city}的守將嗎？你手上沒有武將，這座城池會棄置，你得不到它。`,
  'ask-general': () => '你要取走哪一名武將？',
  'ask-attack': () => '你要攻打哪座城池？',
  'ask-attacker': ({ city }) => `由誰領軍攻打${city}？`,
  'ask-attack-scheme': ({ city }) => `攻打${city}，要用計嗎？`,
  'ask-defence': ({ who, city, garrison, strength }) =>
    `${who} 攻打${city}，守將是${garrison}（武力 ${strength}）。要用計回應嗎？`,
  'ask-line-attack': ({ city, walls }) => `請在${city}列陣。守方每張卡另加城牆 ${walls}。`,
  'ask-line-defence': ({ city, walls }) => `請在${city}列陣。你的每張卡另加城牆 ${walls}。`,

  // Choices
  card: ({ card }) => card,
  extra: ({ count }) => (count === 0 ? '不多抽' : `多抽 ${count} 位`),
  build: () => '建造城池',
  attack: () => '攻打城池',
  levy: ({ city }) => `在${city}收過路錢`,
  'use-lord': ({ lord }) => `使用${lord}的能力`,
  'end-action': () => '結束行動',
  back: () => '返回',
  'no-scheme': () => '不用計',
  nobody: () => '都不取',
  'give-up': ({ city }) => `放棄${city}：手上沒有武將`,
  strike: () => '下手',
  'call-back': () => '不下手',
  seat: ({ whom }) => whom,
  'city-of': ({ city, whom }) => `${city}（${whom}）`,
  strength: ({ strength }) => `武力 ${strength}`,
  pay: ({ coins }) => `付 ${coins} 元`,
  line: ({ front, middle, rear }) => `前軍 ${front} · 中軍 ${middle} · 後軍 ${rear}`,
  front: () => '前軍',
  middle: () => '中軍',
  rear: () => '後軍',
  'deck-all': () => '牌堆',
  'deck-schemes': () => '計謀牌堆',
  'deck-realm': () => '城將牌堆',
  'from-schemes': () => '計謀牌堆',
  'from-realm': () => '城將牌堆',
  'from-both': ({ coins }) => `付 ${coins} 元，兩疊各抽 1 張`,
  split: ({ schemes, realm }) => `計謀 ${schemes} 張，城將 ${realm} 張`,

  // Hints
  'hint-strike-bare': () => '城池會棄置：你手上沒有武將',
  'cost-coins': ({ coins }) => `${coins} 元`,
  'cost-card': () => '1 張牌',
  'turns-up': ({ strategist }) => `翻開你的軍師${strategist}，直到回合結束`,
  'uses-up': () => '不能復原',
  'gives-up': ({ city }) => `放棄${city}，該城池棄置`,
  'hint-decks': ({ schemes, realm }) => `計謀牌堆剩 ${schemes} 張，城將牌堆剩 ${realm} 張`,
  'hint-deck': ({ count }) => `剩 ${count} 張`,
  'hint-strategist': ({ wits: own, coins }) => `智力 ${own}，帶來 ${coins} 元`,
  'hint-general': ({ strength }) => `武力 ${strength}`,
  'hint-general-female': ({ strength }) => `武力 ${strength}，女將`,
  'hint-small': (args) => cityHint('小城', args),
  'hint-medium': (args) => cityHint('中城', args),
  'hint-large': (args) => cityHint('大城', args),
  'hint-capital': (args) => cityHint('首都', args),
  'hint-seat': ({ coins, cards }) => `${coins} 元，手牌 ${cards} 張；軍師未公開`,
  'hint-seat-wits': ({ coins, cards, wits: own }) => `${coins} 元，手牌 ${cards} 張；軍師智力 ${own}`,
  'hint-garrison-hidden': ({ walls }) => `城牆 ${walls}；守將未公開`,
  'hint-garrison-known': ({ walls, strength }) => `城牆 ${walls}；守將武力 ${strength}`,
  'hint-ruled-out': () => '已經猜過，不是這個',
  'hint-pay': ({ percent }) => `鬥智獲勝的話，有 ${percent}% 的機會得手`,
  'hint-cao-cao': () => '每回合俸祿多 1 元',
  'hint-liu-bei': () => '整局一次：抽 3 張牌',
  'hint-sun-quan': () => '你的每座城池城牆加 1',
  'hint-yuan-shu': () => '整局一次：向其他玩家各收 2 元',
  'hint-yuan-shao': () => '你的小城每座有 2 元稅收',
  'hint-dong-zhuo': () => '攻城軍費少 3 元',
  'hint-zhang-jue': () => '攻城時武力加 2',
  'hint-ma-teng': () => '守城時武力加 2',
  'hint-toll': ({ coins }) => `付 ${coins} 元，向其他玩家各收 1 元`,
  'hint-brick-for-jade': () => '棄置 1 張手牌，抽 3 張',
  'hint-muddy-waters': () => '獲得 4 元',
  'hint-two-birds': () => '抽 2 張牌',
  'hint-peach-garden': () => '翻開 3 張，可取走 1 名武將',
  'hint-take-the-sheep': () => '鬥智：你的智力高出多少，就偷走多少元',
  'hint-win-over': () => '鬥智：猜中蓋著的守將武力，城池與武將都歸你',
  'hint-assassination': () => '鬥智：付 X 元，抽戰鬥卡；不大於 X 可殺守將、奪其城',
  'hint-borrowed-arrows': () => '鬥智：隨機偷 1 張牌，智力高出 3 以上偷 2 張',
  'hint-wait-at-ease': () => '守將武力加 3',
  'hint-seize-the-king': () => '鬥智：另付 8 元，殺死守將、取得城池',
  'hint-remove-firewood': () => '鬥智：守將武力減 3',
  'hint-empty-fort': () => '鬥智：攻方不戰而退',
  'hint-beauty-trap': () => '鬥智：守將武力變為 3，女將除外',
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
