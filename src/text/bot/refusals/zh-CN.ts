// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { namesEn, refusalsEn } from './en.ts'

export const refusalsZhCN = {
  'refused-no-game': () => '没有这一局。',
  'refused-no-title': () => '这里没有这个游戏。',
  'refused-seats': ({ min, max }) => `这个游戏适合 ${min} 至 ${max} 人。`,
  'refused-option': ({ option }) => `“${option}”不能用在这一桌。`,
  'refused-not-lobby': () => '这一局已经开始，或已经结束。',
  'refused-full': () => '已经满座。',
  'refused-seated': () => '你已经入座。',
  'refused-not-seated': () => '你不在座上。',
  'refused-not-host': ({ host }) => `这要由开桌的 ${host} 来做。`,
  'refused-too-few-sitters': ({ min }) => `这个游戏至少要 ${min} 人，电脑玩家也算。`,
  'refused-no-strength': () => '没有这种强度的电脑玩家。',
  'refused-not-playing': () => '这一局不在进行中。',
  'refused-paused': () => '这一局暂停中。用 `/game resume` 继续。',
  'refused-not-paused': () => '这一局没有暂停。',
  'refused-not-alone': () => '还有其他成员在玩。`/game resign` 可把座位交给电脑玩家。',
  'refused-not-over-yet': () => '对局结束之前，只能看大家看到的过去，或你自己看到的。',
  'refused-not-finished': () => '要等终局之后：这会揭开密文。',
  'refused-luck': ({ max }) => `吉言最多 ${max} 个字。`,
  'refused-stale': () => '这个选择属于先前的局面，没有生效。',
  'refused-not-yours': ({ who }) => `这该由 ${who} 决定，不是你。`,
  'refused-already-answered': () => '你已经选过了。',
  'refused-game-over': () => '对局已经结束。',
  'refused-not-an-option': () => '这不在选项之中。',
  'refused-too-few': () => '选得太少。',
  'refused-too-many': () => '选得太多。',
  'refused-nothing-to-undo': () => '你在这里没有可以收回的选择。',
  'refused-undo-needs-consent': () => '牌局已经往下走了。`/game undo` 会征询其他人是否让你收回。',
  'refused-undo-revealed': () => '不能收回：这会泄露隐藏的事，或者已有隐藏的事揭晓，看过的无法当作没看过。',
  undone: ({ who }) => `↩ ${who} 收回了一个选择。`,
  'undone-agreed': ({ who }) => `↩ 众人同意：${who} 收回了一个选择，对局从那里继续。`,
  'wound-back': () => '↩ 对局进行中规则有所修正。这一局稍稍退回到上一个稳妥之处，并从那里重新洗牌。',
  'seat-replaced': ({ who, computer }) => `${who} 退出对局，座位由 🤖 ${computer} 接手。`,
  'paused-channel': () => '它的频道不见了。',
  'paused-permission': () => '对局所在之处缺少权限；在那里用 `/game doctor` 可知缺少什么。',
  'paused-locked': () => '它的讨论串被锁定；有权管理讨论串的人可以解锁。',
  'paused-told': ({ game, why }) =>
    `你的对局 \`${game}\` 暂停了。${why}在哪个频道输入 \`/game resume\`，就在哪里继续。`,
} satisfies Translation<typeof refusalsEn>

export const namesZhCN = {
  random: '随意',
  casual: '随性',
  easy: '轻松',
  steady: '稳健',
  sharp: '犀利',
} satisfies Record<keyof typeof namesEn, string>
