// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../catalogue.ts'
import { clocksZhCN } from './clocks/zh-CN.ts'
import type { en } from './en.ts'
import { meZhCN } from './me/zh-CN.ts'
import { ordersZhCN } from './orders/zh-CN.ts'
import { refusalsZhCN } from './refusals/zh-CN.ts'
import { votesZhCN } from './votes/zh-CN.ts'

export const zhCN = {
  // Buttons and fields
  join: () => '加入',
  leave: () => '离开',
  'add-computer': () => '加入电脑玩家',
  start: () => '开始',
  rules: () => '规则',
  'your-move': () => '轮到你',
  hand: () => '手牌',
  board: () => '盘面',
  'in-words': () => '文字版',
  confirm: () => '确认',
  'confirm-what': ({ what }) => `确认：${what}`,
  undo: () => '退一步',
  'take-back': () => '收回上一个选择',
  'taken-back': () => '已收回你上一个选择。',
  back: () => '上一页',
  more: () => '下一页',
  earlier: () => '更早',
  later: () => '更晚',
  'look-again': () => '再看一次',
  'my-games': ({ n }) => `我的其他对局（${n}）`,
  rematch: () => '再来一局',
  write: () => '书写',
  'pick-one': () => '请选一项',
  'pick-position': ({ n, label }) => `第 ${n} 位：${label}`,
  'pick-nth': ({ n, of }) => `第 ${n} 个，共 ${of} 个`,
  'pick-order': () => '选择整个次序',
  'pick-none': () => '都不选',
  'pick-some': ({ min, max }) =>
    min === max ? `请选 ${min} 项` : min === 0 ? `最多选 ${max} 项` : `请选 ${min} 至 ${max} 项`,
  'pick-page': ({ from, to, of }) => `第 ${from}–${to} 项，共 ${of} 项`,
  'pick-strength': () => '要多强？',
  'pick-game': () => '哪一局？',
  'your-words': () => '你想说的话',

  // The lobby
  'lobby-seats': ({ n }) => `${n} 人`,
  'basic-rules': () => '基本规则',
  'lobby-host': ({ name }) => `主持：${name}`,
  'lobby-sitters': ({ seats }) => `座位：${seats}`,
  'lobby-seal': ({ seal }) => `洗牌封印：\`${seal}\`（终局后可查验；\`/game join luck:\` 可掺入你的吉言）`,
  'lobby-play-here': ({ where }) => `对局在 ${where} 进行。`,
  'lobby-paused': () => '暂停中。',
  'lobby-cancelled': () => '已取消。',
  'lobby-finished': ({ winners }) => `已结束。${winners}`,
  'lobby-opened': ({ game }) => `已开桌：\`${game}\`。其他人按“加入”，由你按“开始”。`,
  'lobby-luck-taken': ({ seat }) => `你坐在 ${seat} 号位，吉言已掺入洗牌。`,
  'lobby-seated': ({ seat }) => `你坐在 ${seat} 号位。`,
  'lobby-left': () => '你已离席。',
  'lobby-computer': ({ name }) => `${name} 入座。`,
  'lobby-waits': ({ n }) => `对局尚未开始，还有 ${n} 个空位。`,
  'lobby-full': () => '对局尚未开始；已经满座，主持人可以开始了。',
  'game-started': ({ where }) => `对局在 ${where} 开始。`,
  'game-cancelled': () => '对局已取消。',
  'game-resigned': () => '你已退出对局，座位由电脑玩家接手。',
  'game-resumed': () => '对局在这里继续。',
  'thread-name': ({ title, game }) => `${title} · ${game}`,

  // The welcome
  'welcome-title': () => '## 欢迎来到桃园 Peach Garden',
  'welcome-line': () => '按下面的按钮就能立刻试玩，菜单会说你的语言。',
  'welcome-body': () =>
    [
      '三国与中国历史的桌上游戏，随你的时间慢慢玩：有空时按几下就是一步。',
      '- **立刻试玩**：你对三位电脑玩家，在专属的讨论串里。',
      '- `/game new` 开一桌等人加入；其余的请看 `/help`。',
    ].join('\n'),
  'try-now': () => '立刻试玩',
  'try-begun': ({ where }) => `牌桌摆好了：${where}。**轮到你**按钮就在那里最新的消息下方。`,
  'try-goes-on': ({ where }) => `你已经有一局了：${where}。`,

  // Whose move it is
  'prompt-line': ({ who, what }) => `${who} — ${what}`,
  'option-hint': ({ label, hint }) => `**${label}**：${hint}`,
  'seat-strength': ({ name, strength }) => `${name}（${strength}）`,
  'prompt-done': ({ line }) => `✓ ${line}`,
  'prompt-moved': ({ line }) => `↓ ${line}`,

  // The panel
  'panel-head': ({ title, game }) => `**${title}** · \`${game}\``,
  'panel-picked': ({ items }) => `目前已选：${items}`,
  'you-chose': ({ items }) => `你选了${items}。`,
  'panel-none-picked': () => '还没有选。',
  'panel-type': () => '也可以输入 `/play choice:`',
  'panel-write': ({ n }) => `最多写 ${n} 个字。`,
  stale: () => '这个菜单已经过时。现在的局面如下：',
  'stale-choice': () => '这个选择属于先前的局面，没有生效。现在的局面如下：',
  'moved-on': () => '你的选择已在别处改过，目前如下：',
  thanks: () => '收到。接着：',
  'not-yours': ({ names }) => `这该由 ${names} 决定，不是你。`,
  'no-seat': () => '你不在这一局里。',
  'nothing-now': () => '现在没有要你决定的事。',
  'waits-for': ({ names }) => `接着：${names}。`,
  'game-over': ({ winners }) => `这一局已经结束。${winners}`,
  'game-is-cancelled': () => '这一局已经取消。',
  'game-paused': ({ why }) => `这一局暂停中。${why}在哪个频道输入 \`/game resume\`，就在哪里继续。`,
  'other-games-none': () => '没有其他对局在等你。',
  'other-games': () => '这些对局在等你：',
  'hand-empty': () => '你手上什么也没有。',

  // Typed choices
  'typed-unknown': ({ text }) => `“${text}”不在选项之中。`,
  'typed-ambiguous': ({ text, options }) => `“${text}”可能是 ${options}。是哪一个？`,
  'typed-count': ({ have, min, max }) =>
    min === max ? `请选 ${min} 项；你给了 ${have} 项。` : `请选 ${min} 至 ${max} 项；你给了 ${have} 项。`,
  'possible-now': () => '现在可以选：',
  'and-more': ({ n }) => `……还有 ${n} 项`,
  'suggest-more': ({ n, of }) => `……（${n}／${of}）`,

  // Finding games
  'no-game-here': () => '这里没有适用的对局。`/game list` 列出这个服务器的对局。',
  'no-such-game': ({ game }) => `没有 \`${game}\` 这一局。`,
  'which-game': ({ games }) => `可能是这几局：${games}。请加上 \`game:\`。`,
  'list-head': () => '**这个服务器的对局**',
  'list-none': () => '这里没有开桌或进行中的对局。用 `/game new` 开一桌。',
  'list-seats-free': ({ n }) => `还有 ${n} 个空位`,
  'join-which': ({ game }) => `加入 ${game}`,
  'list-paused': () => '暂停中',
  'status-head': ({ seats, seal }) => `座位：${seats}\n封印：\`${seal}\``,
  'status-waits': ({ what }) => `⏳ ${what}`,
  'status-started': ({ when }) => `${when}开始。`,
  'log-empty': () => '还没有发生任何事。',
  'log-page': ({ page, of }) => `第 ${page} 页，共 ${of} 页`,

  'history-step': ({ step, of, who }) => `第 ${step} 步，共 ${of} 步 · ${who}所见`,
  'history-public': () => '众人',
  'history-eyes': () => '从谁的眼中看？',
  'history-go': () => '跳到某一步',
  'history-which': ({ of }) => `哪一步？1 到 ${of}`,
  'history-changed': () => '-# 这一步之后规则修正过，当时的盘面无法重现。',

  // The end
  'end-winners': ({ names }) => `${names} 获胜！`,
  'end-nobody': () => '没有人获胜。',
  'end-score': ({ rank, name, total, parts }) => `${rank}. ${name} **${total}**${parts ? ` = ${parts}` : ''}`,
  // A full-width bracket brings its own space.
  'end-part': ({ label, points }) => `${label}${label.endsWith('）') ? '' : ' '}${points}`,
  'end-rank': ({ rank, name }) => `${rank}. ${name}`,
  'end-secret': ({ secret, verdict }) => `启封的密文：\`${secret}\` ${verdict}`,
  'end-checked': () => '查验无误 ✓',
  'end-unchecked': () => '（可用 `/game verify` 查验）',
  'end-broken': () => '查验不符：请见 `/game verify`',

  // Verify and export
  'verify-ok': ({ n }) => `✓ 已用启封的密文从头重演 ${n} 笔记录：牌、经过、结果都一样。`,
  'verify-other': ({ from, to, rules }) =>
    `第 ${from}–${to} 笔记录用的是第 ${rules} 版规则，这里已不再运行；记录环环相扣、没有缺漏，但未重演。`,
  'verify-bad': ({ why }) => `✗ 查验不符：${why}`,
  'verify-bad-at': ({ n, why }) => `✗ 第 ${n} 笔记录查验不符：${why}`,
  'verify-seal': ({ seal }) => `封印（开桌时公布）：\`${seal}\``,
  'verify-secret': ({ secret }) => `密文（其 sha256 即为封印）：\`${secret}\``,
  'verify-mixed': ({ n, luck }) => `掺入：${n} 次入座、${luck} 句吉言。`,
  'export-here': () => '整局的文件在此。其中只记座位，不记人名。',

  // New games
  'new-seats': ({ title, min, max }) => `${title} 适合 ${min} 至 ${max} 人。`,
  'new-option-unknown': ({ text, options }) => `“${text}”不是这个游戏的选项。选项有：${options}。`,
  'new-option-seats': ({ option, seats }) => `${option} 只适用于 ${seats} 人。`,
  'new-no-options': () => '无',
  'new-no-file': ({ title }) => `${title}不需要文件，请略去 \`file:\`。`,
  'new-file-large': ({ n }) => `文件太大，上限为 ${n} KB。`,
  'new-file-lost': () => '取不到这个文件，请再附加一次。',
  'new-file-fault': ({ what, fault }) => `${what}：文件无法使用。${fault}修正后请再附加一次。`,

  // Languages
  'language-is': ({ mine, server }) => `我对你说${mine}；这个服务器的牌桌说${server}。`,
  'language-is-mine': ({ mine }) => `我对你说${mine}。`,
  'language-set': ({ language }) => `从现在起我对你说${language}。`,
  'language-server-set': ({ language }) => `这个服务器新开的牌桌说${language}。`,
  'language-not-manager': () => '服务器的语言由有权管理服务器的人设置。',

  // Permissions
  'doctor-well': () => '权限齐全，这个频道可以进行对局。',
  'doctor-missing': () => '这里缺少：',
  'doctor-optional': () => '非必要，但缺少：',
  'doctor-line': ({ name, cost }) => `**${name}**：${cost}`,
  'doctor-how': () => '请到“频道设置 → 权限 → Peach Garden”打开；讨论串则看它所属的频道。',
  'cost-view': () => '我看不到这个频道，无法在这里进行对局。',
  'cost-send': () => '我不能张贴牌桌与战报，无法在这里进行对局。',
  'cost-threads-send': () => '我不能在讨论串发言，无法在讨论串里进行对局。',
  'cost-threads-create': () => '对局只能在频道里进行，不能各有一个讨论串。',
  'cost-embed': () => '我消息里的链接没有预览。',
  'cost-attach': () => '我不能发送盘面的图片。',
  'cost-history': () => '出错之后我查不到自己贴过什么，可能把同一件事说两次。',
  'cost-threads-manage': () => '讨论串被锁定时，我无法唤醒它。',
  'here-cannot-play': ({ names }) => `我无法在这里进行对局。缺少：${names}。详情请用 \`/game doctor\`。`,

  // Faults
  failed: ({ code }) =>
    `我这边出了差错，已记为 \`${code}\`。对局无恙：按“轮到你”或用 \`/game status\` 看现在的局面。`,
  'guild-only': () => '这只能在服务器里使用。',
  'unknown-button': () => '这个按钮属于从前。用 `/game status` 看现在的局面。',
  'help-title': () => '**桃园 Peach Garden** · 三国桌游，慢慢下',
  'help-body': () =>
    [
      '**开局**：用 `/game new` 开桌，其他人按“加入”，主持人按“开始”。每一局都有自己的讨论串。',
      '**行动**：按最新消息下方的“轮到你”，或输入 `/play` 补完你的选择。手牌与菜单只有你看得到。',
      '**观看**：`/board` 看盘面，`/hand` 看只有你知道的牌，`/game status` 看轮到谁，`/game log` 看至今的经过。',
      '**学习**：`/rules` 分题说明你正在玩的游戏；`/card` 说明卡牌的效能。',
      '**管理**：`/game list`、`/game leave`（开桌时）、`/game resign`（进行中，由电脑玩家接手）、`/game undo`、`/game pause`、`/game resume`、`/game replace`、`/game cancel`。',
      '**公正**：每次洗牌都在入座之前封印、终局时启封；`/game verify` 用它把整局从头重演，`/game export` 给你整局的文件。',
      '**少等**：`/orders` 下常令，让它代你回答；内容只有你看得到。',
      '**语言**：`/language` 设置你的语言；不论牌桌说什么，你的菜单都说它。',
      '**疑难**：`/game doctor` 指出我在这个频道缺少什么。',
    ].join('\n'),
  'card-unknown': ({ text }) => `没有哪个游戏的卡牌叫做“${text}”。输入名称的一部分即可。`,
  'general-unknown': ({ text }) => `没有叫做“${text}”的武将。输入名字的一部分即可。`,
  'card-ambiguous': ({ text, cards }) => `“${text}”可能是${cards}。`,
  'rules-topics': () => '主题：',
  'rules-none': ({ topic }) => `没有“${topic}”这个主题。`,

  // Permissions by name, as Discord's own settings call them
  'permission-view': () => '查看频道',
  'permission-send': () => '发送消息',
  'permission-threads-send': () => '在讨论串中发送消息',
  'permission-threads-create': () => '建立公开讨论串',
  'permission-embed': () => '嵌入链接',
  'permission-attach': () => '附加文件',
  'permission-history': () => '读取消息历史',
  'permission-threads-manage': () => '管理讨论串',

  ...meZhCN,
  ...clocksZhCN,
  ...ordersZhCN,
  ...refusalsZhCN,
  ...votesZhCN,
} satisfies Translation<typeof en>
