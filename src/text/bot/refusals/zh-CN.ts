// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { namesEn, refusalsEn } from './en.ts'

export const refusalsZhCN = {
  'refused-no-game': () => '没有这一局。`/game list` 列出这个服务器的对局。',
  'refused-no-title': () => '这里没有这个游戏。',
  'refused-seats': ({ min, max }) => `这个游戏适合 ${min} 至 ${max} 人。`,
  'refused-option': ({ option }) => `“${option}”不能用在这一桌。“设置”里有能用的选项。`,
  'refused-not-lobby': () => '这一局已经开始，或已经结束。`/game list` 列出等人中的牌桌。',
  'refused-lobbies-here': ({ n, games }) =>
    `你在这个服务器已开了 ${n} 桌：${games}。先开始其中一桌，或用 \`/game cancel game:\` 解散，再开新的。`,
  'refused-lobbies': ({ n, games }) =>
    `你在各服务器已开了 ${n} 桌：${games}。先开始其中一桌，或用 \`/game cancel game:\` 解散，再开新的。`,
  'refused-full': () => '已经满座。',
  'refused-seated': () => '你已经入座。',
  'refused-not-seated': () => '你在这里没有座位。',
  'refused-not-asking': () => '对方现在没有要求加入这一局。“邀请”可以邀请他。',
  'refused-asker-seated': () => '对方已经在这一桌入座。',
  'refused-asker-tables': () => '对方同时在坐的桌数，已达这个服务器的上限；等其中一局结束，再让他入座。',
  'refused-not-host': ({ host }) => `只有房主 ${host} 可以这么做。`,
  'refused-too-few-players': ({ min }) => `这个游戏至少要 ${min} 人，电脑玩家也算。`,
  'refused-no-strength': () => '没有这种强度的电脑玩家。',
  'refused-not-playing': () =>
    '这一局还没开始，或已经结束，不在进行中。`/game list` 列出进行中的对局，用 `game:` 指定其中一局。',
  'refused-paused': () => '这一局暂停中。用 `/game resume` 继续，或请其他人同意。',
  'refused-not-paused': () => '这一局没有暂停。',
  'refused-other-server': () => '这一局属于另一个服务器，要在那里的频道用 `/game resume` 继续。',
  'refused-not-alone': () => '还有其他成员在玩。`/game resign` 可把座位交给电脑玩家。',
  'refused-not-over-yet': () => '对局结束之前，只能看大家看到的过去，或你自己看到的。',
  'refused-not-finished': () => '对局结束后才能这么做：其中会公开服务器种子。',
  'refused-not-reviewed': () => '对局打到结束之后，才能做赛后回顾。',
  'refused-not-played': () => '这只给这一局的玩家看：对局结束时你没有座位，或座位已由电脑玩家接手。',
  'refused-card-shared': () => '这一局的战果卡已经贴过了。',
  'refused-reviews-full': () => '等着制作的赛后回顾太多了，请过几小时再试。',
  'refused-seed-word': ({ max }) => `种子词最多 ${max} 个字。`,
  'refused-no-lesson': () => '这个游戏没有教学。',
  'refused-lesson-only': () => '先别急：这一步要照建议选，教学才能继续。自己的对局可以自由选择。',
  'refused-stale': () => '局面已经变了，这个选择没有生效。',
  'refused-not-yours': ({ who }) => `这要由 ${who} 选择，不是你。`,
  'refused-already-answered': () => '你已经选过了。',
  'refused-game-over': () => '对局已经结束。',
  'refused-not-an-option': () => '这不在选项之中。',
  'refused-too-few': () => '选得太少。',
  'refused-too-many': () => '选得太多。',
  'refused-nothing-to-undo': () => '你在这里没有可以撤销的选择。',
  'refused-undo-needs-consent': () => '牌局已经往下走了。`/game undo` 会征询其他人是否让你撤销。',
  'refused-undo-revealed': () => '不能撤销：已有隐藏信息揭晓，或撤销会泄露隐藏信息。',
  undone: ({ who }) => `↩ ${who} 撤销了一个选择。`,
  'undone-agreed': ({ who }) => `↩ 众人同意：${who} 撤销了一个选择，对局从那里继续。`,
  'wound-back': () => '↩ 规则有更新，这一局退回最近一个可安全续玩的局面，之后的牌重新洗过。',
  'seat-replaced': ({ who, computer }) => `${who} 退出对局，座位由 🤖 ${computer} 接手。`,
  'paused-channel': () => '原本的频道已被删除。',
  'paused-permission': () => '对局所在之处缺少权限；在那里用 `/game doctor` 可知缺少什么。',
  'paused-locked': () => '对局的子区被锁定；具“管理子区”权限的成员可以解锁。',
  'paused-refused': () => 'Discord 在那里拒收机器人的消息。缺少的经过可以用 `/game log` 查看。',
  'post-left-out': () => '⚠️ 这里少了对局的一条消息：Discord 拒收。`/game log` 可以看到经过。',
  'not-shown': ({ game }) =>
    `你的对局 \`${game}\` 有一条消息无法显示：Discord 拒收。\`/game list\` 与 \`/game log\` 可以看到这一局。`,
  'posts-stuck': ({ n, tries, when }) =>
    `⚠️ 这一局有 ${n} 条消息还没发出去，已试 ${tries} 次。下次尝试：${when}。`,
  'paused-told': ({ game, why }) =>
    `你的对局 \`${game}\` 暂停了。${why}想在哪个频道继续，就在那里输入 \`/game resume\`。`,
} satisfies Translation<typeof refusalsEn>

export const namesZhCN = {
  random: '随机',
  easy: '简单',
  normal: '普通',
  hard: '困难',
  expert: '专家',
  'erased-member': '一位离去的成员',
} satisfies Record<keyof typeof namesEn, string>
