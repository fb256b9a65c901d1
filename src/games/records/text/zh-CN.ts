// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../text/catalogue.ts'
import type { phrases as en } from './en.ts'
import { story } from './story/zh-CN.ts'

const wits = (args: {
  who: string
  strategist: string
  wits: number
  whom: string
  other: string
  otherWits: number
}): string =>
  `斗智：${args.who} 的${args.strategist}（智力 ${args.wits}）对 ${args.whom} 的${args.other}（智力 ${args.otherWits}）。`

const clash = (args: { position: string; attack: number; defence: number; walls: number }): string =>
  `${args.position}：攻 ${args.attack}，守 ${args.defence} + ${args.walls}。`

const cityHint = (
  size: string,
  args: { coins: number; walls: number; tax: number; points: number },
): string => `${size}：造价 ${args.coins} 元，城墙 ${args.walls}，税收 ${args.tax} 元，${args.points} 分`

/** Every phrase of the rules, by key. */
export const phrases = {
  // The beginning
  lot: ({ who, number }) => `${who} 抽到战斗卡 ${number}。`,
  starts: ({ who, coins }) => `${who} 的数字最大，担任起始玩家。每人领取 ${coins} 元。`,
  'lord-taken': ({ who }) => `${who} 选定一位君主，盖在面前。`,
  'you-take-lord': ({ lord }) => `你选了${lord}。`,
  'draft-dealt': ({ count }) => `每人发 ${count} 张牌：留 1 张，其余交给左手边的玩家。`,
  'draft-kept': ({ count }) => `每人留下第 ${count} 张牌（共留 5 张），其余往左传。`,
  'draft-over': () => '起始手牌齐备，所有君主翻开。',
  'you-keep': ({ card }) => `你留下${card}。`,
  'lords-up': ({ who, lords }) => `${who} 的君主：${lords}。`,

  // The round
  round: ({ round, who }) => `第 ${round} 回合，起始玩家是 ${who}。`,
  'strategist-hired': ({ who }) => `${who} 抽一位军师，盖在面前。`,
  'strategist-searched': ({ who, coins, drawn }) => `${who} 付 ${coins} 元，抽 ${drawn} 位军师。`,
  'strategists-short': ({ extra }) => `军师牌堆只够你再多抽 ${extra} 张，你只付这些钱。`,
  'strategist-kept': ({ who }) => `${who} 留一位盖在面前，其余洗回牌堆。`,
  'you-hire': ({ strategist }) => `本回合由${strategist}为你效力。`,
  acts: ({ who, round }) => `第 ${round} 回合：${who} 行动。`,
  income: ({ who, coins, total }) => `${who} 领取 ${coins} 元，共有 ${total} 元。`,
  'draws-two': ({ who }) => `${who} 抽 2 张牌。`,
  'keeps-one': ({ who }) => `${who} 留 1 张，另 1 张盖着放到牌堆底。`,
  'draws-last': ({ who }) => `${who} 抽走牌堆的最后一张。`,
  'draws-from': ({ who, deck }) => `${who} 从${deck}抽 1 张牌。`,
  'draws-both': ({ who, coins }) => `${who} 付 ${coins} 元，从两叠牌堆各抽 1 张。`,
  'no-draw': ({ who }) => `${who} 无牌可抽。`,
  'you-draw': ({ cards }) => `你抽到${cards}。`,
  'ends-action': ({ who }) => `${who} 结束行动。`,
  'strategist-income': ({ who, coins, total }) => `${who} 的军师带来 ${coins} 元，共有 ${total} 元。`,
  'strategists-return': () => '军师全部交还。',
  reshuffled: ({ deck }) => `弃牌重新洗匀，成为新的${deck}。`,
  'deck-spent': ({ deck }) => `${deck}已经用尽，对局在本回合结束时结束。`,
  'target-reached': ({ who, count, points }) =>
    `${who} 率先拥有 ${count} 座城池，另得 ${points} 分。对局在本回合结束时结束。`,

  // Deeds
  built: ({ who, city, coins }) => `${who} 以 ${coins} 元建造${city}，暗遣一名武将把守。`,
  'you-garrison': ({ general, city }) => `${general}为你把守${city}。`,
  garrisons: ({ who, city }) => `${who} 暗遣一名武将把守${city}。`,
  'city-abandoned': ({ city }) => `${city}无人把守，移入弃牌堆。`,
  toll: ({ who, city, coins }) => `${who} 付 ${coins} 元，在${city}收过路钱。`,
  gives: ({ who, whom, coins }) => `${whom} 给 ${who} ${coins} 元。`,
  'emperor-tribute': ({ who, lord }) => `${who}（${lord}）称帝，要各方纳贡。`,
  'people-flock': ({ who, lord, count, deck }) => `人心归向${lord}：${who} 从${deck}抽 ${count} 张牌。`,
  'people-flock-both': ({ who, lord, schemes, realm }) =>
    `人心归向${lord}：${who} 从计谋牌堆抽 ${schemes} 张，从城将牌堆抽 ${realm} 张。`,

  // Schemes
  'plays-muddy-waters': ({ who, scheme, coins }) => `${who} 使用${scheme}，获得 ${coins} 元。`,
  'plays-two-birds': ({ who, scheme, count, deck }) => `${who} 使用${scheme}，从${deck}抽 ${count} 张牌。`,
  'plays-brick-for-jade': ({ who, scheme, card, count, deck }) =>
    `${who} 使用${scheme}，弃置${card}，从${deck}抽 ${count} 张牌。`,
  'plays-peach-garden': ({ who, scheme, deck }) => `${who} 使用${scheme}，从${deck}翻开牌。`,
  'peach-garden-up': ({ cards }) => `翻开${cards}。`,
  'peach-garden-taken': ({ who, general }) => `${who} 取走${general}，其余洗回牌堆。`,
  'peach-garden-left': ({ who }) => `${who} 谁也没取，全部洗回牌堆。`,
  'plays-on': ({ who, scheme, whom }) => `${who} 对 ${whom} 使用${scheme}。`,
  'plays-at': ({ who, scheme, whom, city }) => `${who} 对 ${whom} 的${city}使用${scheme}。`,
  'plays-at-paying': ({ who, scheme, whom, city, coins }) =>
    `${who} 付 ${coins} 元，对 ${whom} 的${city}使用${scheme}。`,
  'contest-won': (args) => `${wits(args)}计谋成功。`,
  'contest-lost': (args) => `${wits(args)}计谋失败。`,
  'sheep-taken': ({ who, whom, coins }) => `${who} 从 ${whom} 偷走 ${coins} 元。`,
  'cards-taken': ({ who, whom, count }) => `${who} 从 ${whom} 手上偷走 ${count} 张牌。`,
  'cards-seen': ({ who, whom, cards }) => `${whom} 的牌到了 ${who} 手上：${cards}。`,
  'guess-wrong': ({ who, strength, city }) => `${who} 猜${city}守将武力 ${strength}，猜错了。`,
  'guess-right': ({ who, strength, city, whom }) =>
    `${who} 猜${city}守将武力 ${strength}，猜对了：城池与武将离开 ${whom}，归 ${who} 所有。`,
  'you-win-over': ({ general, city }) => `把守${city}的是${general}。`,
  'assassin-strikes': ({ number, coins }) => `战斗卡 ${number}，不大于所付的 ${coins} 元：刺客潜入城中。`,
  'assassin-misses': ({ number, coins }) => `战斗卡 ${number}，大于所付的 ${coins} 元：刺客无功而返。`,
  assassinated: ({ who, general, whom, city }) => `${general}遇刺身亡，${who} 取得 ${whom} 的${city}。`,
  'assassin-recalled': ({ who }) => `${who} 没有下手。`,

  // War
  attacks: ({ who, whom, city, coins }) => `${who} 付军费 ${coins} 元，暗遣一名武将攻打 ${whom} 的${city}。`,
  'attacks-scheming': ({ who, whom, city, coins }) =>
    `${who} 付军费 ${coins} 元，暗遣一名武将、暗藏一计，攻打 ${whom} 的${city}。`,
  answers: ({ who }) => `${who} 盖下一计应对。`,
  'answers-not': ({ who }) => `${who} 没有用计。`,
  'generals-up': ({ who, general, strength, whom, other, otherStrength, city }) =>
    `${who} 以${general}（武力 ${strength}）领军；${whom} 以${other}（武力 ${otherStrength}）把守${city}。`,
  'scheme-up': ({ who, scheme }) => `${who} 的计谋：${scheme}。`,
  'scheme-up-paying': ({ who, scheme, coins }) => `${who} 的计谋：${scheme}，付 ${coins} 元。`,
  seized: ({ who, general, city, whom }) => `${general}被杀。${city}不经战斗，由 ${whom} 转归 ${who}。`,
  'fort-empty': ({ who, city, whom }) => `${city}城门大开，${who} 不战而退，${whom} 保住城池。`,
  'charm-fails': ({ general }) => `美人计对${general}无效。`,
  strengths: ({ who, strength, whom, otherStrength }) =>
    `${who} 抽 ${strength} 张战斗卡，${whom} 抽 ${otherStrength} 张。`,
  'position-attacker': (args) => `${clash(args)}${args.who} 胜。`,
  'position-defender': (args) => `${clash(args)}${args.who} 胜。`,
  'position-tie': (args) => `${clash(args)}不分胜负。`,
  'city-falls': ({ who, city, whom }) => `${whom} 的${city}陷落，归 ${who} 所有。`,
  'city-holds': ({ who, city, whom }) => `${whom} 守住${city}，击退 ${who}。`,
  beheaded: ({ general }) => `三军皆败，${general}遭到斩首。`,
  'goes-home': ({ general, who }) => `${general}收回 ${who} 的手牌。`,

  // The end
  'final-score': ({ who, points, coins }) => `${who}：${points} 分，${coins} 元。`,
  wins: ({ who }) => `${who} 获胜！`,
  'share-victory': ({ who }) => `${who} 并列获胜。`,
  'score-capital': () => '首都',
  'score-large': ({ count }) => `大城（${count} 座）`,
  'score-medium': ({ count }) => `中城（${count} 座）`,
  'score-small': ({ count }) => `小城（${count} 座）`,
  'score-first': () => '率先达到目标',
  'score-tie': () => '同分时，钱较多的玩家名次在前。',

  // What everyone reads while the table waits
  'waits-lord': ({ who }) => `轮到 ${who} 选择君主。`,
  'waits-draft': ({ who }) => `轮到 ${who} 选择要留的牌。`,
  'waits-strategist': ({ who }) => `轮到 ${who} 选择军师。`,
  'waits-draw': ({ who }) => `轮到 ${who} 选择要拿的牌。`,
  'waits-act': ({ who }) => `轮到 ${who} 行动。`,
  'waits-guess': ({ who, city }) => `轮到 ${who} 猜${city}守将的武力。`,
  'waits-strike': ({ who, city }) => `${who} 可以在${city}下手。`,
  'waits-general': ({ who }) => `${who} 可以取走一名武将。`,
  'waits-defence': ({ who, city, whom }) => `${whom} 攻打${city}，${who} 可以应对。`,
  'waits-line': ({ who, city }) => `轮到 ${who} 在${city}列阵。`,
  'waits-garrison': ({ who, city }) => `轮到 ${who} 决定由谁把守${city}。`,

  // Questions
  'ask-lord': () => '你要当哪一位君主？',
  'ask-draft': ({ count }) => `你要留哪一张？（第 ${count} 张，共留 5 张；其余往左传。）`,
  'ask-extra': () => '你抽一位军师。要多抽几位？每位 1 元。',
  'ask-strategist': () => '本回合由哪位军师为你效力？',
  'ask-keep': () => '你要留哪一张？另一张盖着放到牌堆底。',
  'ask-keep-rule': () => '两张牌还没看到：届时留哪一张？',
  'keep-general': () => '有武将就留武将，取最强的',
  'keep-city': () => '有城池就留城池，取最贵的',
  'keep-scheme': () => '有计谋就留计谋',
  'keep-ask': () => '到时再问我',
  'ask-draw': () => '你要从哪一叠抽牌？',
  'ask-act': ({ coins }) => `轮到你行动，你有 ${coins} 元。`,
  'ask-build': () => '你要建造哪座城池？',
  'ask-garrison': ({ city }) => `由谁把守${city}？`,
  'ask-deck': ({ scheme }) => `${scheme}：从哪一叠抽？`,
  'ask-split': ({ lord }) => `${lord}：两叠各抽几张？`,
  'ask-discard': ({ scheme }) => `${scheme}：要弃置哪一张？`,
  'ask-victim': ({ scheme }) => `${scheme}：对谁使用？`,
  'ask-target': ({ scheme }) => `${scheme}：对哪座城池使用？`,
  'ask-pay': ({ scheme, city }) => `对${city}使用${scheme}：要付多少？战斗卡不大于此数就可以下手。`,
  'ask-guess': ({ city }) => `把守${city}的武将武力是多少？`,
  'ask-strike': ({ number, city }) =>
    `战斗卡 ${number}，可以下手。要杀死守将、取得${city}吗？须从手牌派 1 名武将把守。`,
  'ask-strike-bare': ({ number, city }) =>
    `战斗卡 ${number}，可以下手。要杀死${city}的守将吗？你手上没有武将，这座城池会弃置，你得不到它。`,
  'ask-general': () => '你要取走哪一名武将？',
  'ask-attack': () => '你要攻打哪座城池？',
  'ask-attacker': ({ city }) => `由谁领军攻打${city}？`,
  'ask-attack-scheme': ({ city }) => `攻打${city}，要用计吗？`,
  'ask-defence': ({ who, city, garrison, strength }) =>
    `${who} 攻打${city}，守将是${garrison}（武力 ${strength}）。要用计应对吗？`,
  'ask-line-attack': ({ city, walls }) => `请在${city}列阵。守方每张卡另加城墙 ${walls}。`,
  'ask-line-defence': ({ city, walls }) => `请在${city}列阵。你的每张卡另加城墙 ${walls}。`,

  // Choices
  card: ({ card }) => card,
  extra: ({ count }) => (count === 0 ? '不多抽' : `多抽 ${count} 位`),
  build: () => '建造城池',
  attack: () => '攻打城池',
  levy: ({ city }) => `在${city}收过路钱`,
  'use-lord': ({ lord }) => `使用${lord}的能力`,
  'end-action': () => '结束行动',
  back: () => '返回',
  'no-scheme': () => '不用计',
  nobody: () => '都不取',
  'give-up': ({ city }) => `放弃${city}：手上没有武将`,
  strike: () => '下手',
  'call-back': () => '不下手',
  seat: ({ whom }) => whom,
  'city-of': ({ city, whom }) => `${city}（${whom}）`,
  strength: ({ strength }) => `武力 ${strength}`,
  pay: ({ coins }) => `付 ${coins} 元`,
  line: ({ front, middle, rear }) => `前军 ${front} · 中军 ${middle} · 后军 ${rear}`,
  front: () => '前军',
  middle: () => '中军',
  rear: () => '后军',
  'deck-all': () => '牌堆',
  'deck-schemes': () => '计谋牌堆',
  'deck-realm': () => '城将牌堆',
  'from-schemes': () => '计谋牌堆',
  'from-realm': () => '城将牌堆',
  'from-both': ({ coins }) => `付 ${coins} 元，两叠各抽 1 张`,
  split: ({ schemes, realm }) => `计谋 ${schemes} 张，城将 ${realm} 张`,

  // Hints
  'hint-strike-bare': () => '城池会弃置：你手上没有武将',
  'cost-coins': ({ coins }) => `${coins} 元`,
  'cost-card': () => '1 张牌',
  'turns-up': ({ strategist }) => `翻开你的军师${strategist}，直到回合结束`,
  'uses-up': () => '不能撤销',
  'gives-up': ({ city }) => `放弃${city}，该城池弃置`,
  'hint-decks': ({ schemes, realm }) => `计谋牌堆剩 ${schemes} 张，城将牌堆剩 ${realm} 张`,
  'hint-deck': ({ count }) => `剩 ${count} 张`,
  'hint-strategist': ({ wits: own, coins }) => `智力 ${own}，带来 ${coins} 元`,
  'hint-general': ({ strength }) => `武力 ${strength}`,
  'hint-general-female': ({ strength }) => `武力 ${strength}，女将`,
  'hint-small': (args) => cityHint('小城', args),
  'hint-medium': (args) => cityHint('中城', args),
  'hint-large': (args) => cityHint('大城', args),
  'hint-capital': (args) => cityHint('首都', args),
  'hint-seat': ({ coins, cards }) => `${coins} 元，手牌 ${cards} 张；军师未公开`,
  'hint-seat-wits': ({ coins, cards, wits: own }) => `${coins} 元，手牌 ${cards} 张；军师智力 ${own}`,
  'hint-garrison-hidden': ({ walls }) => `城墙 ${walls}；守将未公开`,
  'hint-garrison-known': ({ walls, strength }) => `城墙 ${walls}；守将武力 ${strength}`,
  'hint-ruled-out': () => '已经猜过，不是这个',
  'hint-pay': ({ percent }) => `斗智获胜的话，有 ${percent}% 的机会得手`,
  'hint-cao-cao': () => '每回合俸禄多 1 元',
  'hint-liu-bei': () => '整局一次：抽 3 张牌',
  'hint-sun-quan': () => '你的每座城池城墙加 1',
  'hint-yuan-shu': () => '整局一次：向其他玩家各收 2 元',
  'hint-yuan-shao': () => '你的小城每座有 2 元税收',
  'hint-dong-zhuo': () => '攻城军费少 3 元',
  'hint-zhang-jue': () => '攻城时武力加 2',
  'hint-ma-teng': () => '守城时武力加 2',
  'hint-toll': ({ coins }) => `付 ${coins} 元，向其他玩家各收 1 元`,
  'hint-brick-for-jade': () => '弃置 1 张手牌，抽 3 张',
  'hint-muddy-waters': () => '获得 4 元',
  'hint-two-birds': () => '抽 2 张牌',
  'hint-peach-garden': () => '翻开 3 张，可取走 1 名武将',
  'hint-take-the-sheep': () => '斗智：你的智力高出多少，就偷走多少元',
  'hint-win-over': () => '斗智：猜中盖着的守将武力，城池与武将都归你',
  'hint-assassination': () => '斗智：付 X 元，抽战斗卡；不大于 X 可杀守将、夺其城',
  'hint-borrowed-arrows': () => '斗智：随机偷 1 张牌，智力高出 3 以上偷 2 张',
  'hint-wait-at-ease': () => '守将武力加 3',
  'hint-seize-the-king': () => '斗智：另付 8 元，杀死守将、取得城池',
  'hint-remove-firewood': () => '斗智：守将武力减 3',
  'hint-empty-fort': () => '斗智：攻方不战而退',
  'hint-beauty-trap': () => '斗智：守将武力变为 3，女将除外',
  ...story,
} satisfies Translation<typeof en>
