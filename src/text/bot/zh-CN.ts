// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../catalogue.ts'
import { spaced } from '../spacing.ts'
import { autoAnswersZhCN } from './auto-answers/zh-CN.ts'
import { clocksZhCN } from './clocks/zh-CN.ts'
import type { en } from './en.ts'
import { leagueActsZhCN } from './league-acts/zh-CN.ts'
import { leagueDiscordZhCN } from './league-discord/zh-CN.ts'
import { leaguesZhCN } from './leagues/zh-CN.ts'
import { lessonsZhCN } from './lessons/zh-CN.ts'
import { meZhCN } from './me/zh-CN.ts'
import { picturesZhCN } from './pictures/zh-CN.ts'
import { plansZhCN } from './plans/zh-CN.ts'
import { refusalsZhCN } from './refusals/zh-CN.ts'
import { reviewsZhCN } from './reviews/zh-CN.ts'
import { sittingsZhCN } from './sittings/zh-CN.ts'
import { statsZhCN } from './stats/zh-CN.ts'
import { tablesZhCN } from './tables/zh-CN.ts'
import { votesZhCN } from './votes/zh-CN.ts'
import { welcomeZhCN } from './welcome/zh-CN.ts'

export const zhCN = {
  // Buttons and fields
  join: () => '加入',
  leave: () => '离席',
  'add-computer': () => '加入电脑玩家',
  start: () => '开始',
  rules: () => '规则',
  'your-move': () => '轮到你',
  hand: () => '手牌',
  board: () => '盘面',
  'in-words': () => '文字版',
  confirm: () => '确认',
  'confirm-what': ({ what }) => `确认：${what}`,
  undo: () => '移除最后一项',
  'take-back': () => '撤销上一个选择',
  'take-back-ask': () => '提议撤销上一个选择',
  'taken-back': () => '已撤销。',
  back: () => '上一页',
  more: () => '下一页',
  earlier: () => '更早',
  later: () => '更晚',
  'look-again': () => '刷新',
  'my-games': ({ n }) => `我的其他对局（${n}）`,
  rematch: () => '再来一局',
  write: () => '填写',
  'pick-position': ({ n, label }) => `第 ${n} 位：${label}`,
  'pick-nth': ({ n, of }) => `第 ${n} 个，共 ${of} 个`,
  'pick-order': () => '选择整个顺序',
  'pick-none': () => '都不选',
  'pick-some': ({ min, max }) =>
    min === max ? `请选 ${min} 项` : min === 0 ? `最多选 ${max} 项` : `请选 ${min} 至 ${max} 项`,
  'pick-page': ({ from, to, of }) => `第 ${from}–${to} 项，共 ${of} 项`,
  'pick-strength': () => '电脑强度？',
  'strength-random': () => '从合法的选项中随机选',
  'strength-easy': () => '时常随意出手：适合第一次玩',
  'strength-normal': () => '懂规则，不多作盘算',
  'strength-hard': () => '依看得到的局面权衡每个选择',
  'strength-expert': () => '最强，会预先盘算',
  'pick-game': () => '哪一局？',
  'your-words': () => '请输入内容',
  // The lobby
  'lobby-seats': ({ n }) => `${n} 人`,
  'basic-rules': () => '基本规则',
  'lobby-host': ({ name }) => `房主：${name}`,
  'lobby-seating': ({ seats }) => `座位：${seats}`,
  fairness: () => '公平性',
  'fairness-about': ({ hash }) =>
    [
      `洗牌哈希值：\`${hash}\``,
      '这是服务器种子的 SHA-256。种子在有人入座之前就已选定，对局结束时公开。可以先把哈希值记下来，到时核对。',
      '每次入座都会混入洗牌。用 `/game join seed-word:` 还可以加入你的种子词，因此没有人能预知牌序。',
      '对局结束后，`/game verify` 用服务器种子从头重放，并逐张核对。',
    ].join('\n'),
  'lobby-form': () => '设置',
  'lobby-form-how': () => '每项都立即生效，大家都会在牌桌消息看到。其他设置（如响应时限）请用 `/game new`。',
  'lobby-form-seats': () => '几个座位？',
  'lobby-form-pace': () => '什么速度？',
  'lobby-form-options': () => '选项：未选',
  'lobby-form-groups': () => '选项',
  'option-group-open': () => '更改这些选项',
  'option-number': ({ option }) => `${option}：填数字`,
  'option-number-range': ({ min, max }) => `${min} 到 ${max} 的整数`,
  'lobby-play-here': ({ where }) => `对局在 ${where} 进行。`,
  'lobby-paused': () => '暂停中。',
  'lobby-cancelled': () => '已取消。',
  'lobby-finished': ({ winners }) => `已结束。${winners}`,
  'lobby-opened': ({ game, free }) =>
    `已开桌：\`${game}\`。${free === 0 ? '按“开始”就能玩。' : '其他人按“加入”，由你按“开始”。'}`,
  'lobby-seed-word-taken': ({ seat }) => `你坐 ${seat} 号位，种子词已加入洗牌。`,
  'lobby-seated': ({ seat }) => `你坐 ${seat} 号位。`,
  'lobby-left': () => '你已离席。',
  'lobby-computer': ({ name }) => `${name} 入座。`,
  'lobby-waits': ({ n }) => `对局尚未开始，还有 ${n} 个空位。`,
  'lobby-full': () => '对局尚未开始；已经满座，房主可以开始了。',
  'table-full': ({ who }) => `${who}，已经满座。`,
  'start-free': ({ n }) => `还有 ${n} 个空位。`,
  'start-with': ({ n }) => `${n} 人开始`,
  'start-wait': () => '再等等',
  'start-waits': () => '牌桌继续等人，满座时我会告诉你。',
  'game-started': ({ where }) => `对局在 ${where} 开始。`,
  'game-cancelled': () => '对局已取消。',
  'cancel-ask': () => '⚠ 要取消这一局吗？对局就此结束，不计入任何人的战绩。',
  'cancel-now': () => '取消对局',
  'resign-ask': () => '⚠ 要退出这一局吗？座位会由电脑玩家接手，对局继续进行。',
  'resign-league': () => '在联赛里，这一桌你会得 0 分。',
  'resign-now': () => '退出对局',
  'resign-stay': () => '继续玩',
  'resign-stayed': () => '你仍然在座。',
  'game-resigned': () => '你已退出对局，座位由电脑玩家接手。',
  'game-resumed': () => '对局在这里继续。',
  'thread-name': ({ title, game }) => `${title} · ${game}`,
  // Whose move it is
  'prompt-line': ({ who, what }) => `${who}：${what}`,
  'all-around': () => '⚡ 要回答的人此刻都在玩，所以我 5 分钟内就会提醒，不等时限过半。',
  'option-hint': ({ label, hint }) => `**${label}**：${hint}`,
  'option-costs': ({ items }) => `花费 ${items}`,
  'option-harms': ({ names }) => `伤及 ${names}`,
  'option-no-undo': () => '不能撤销',
  'option-for-good': () => '标有 ⚠ 的选择不能撤销。',
  'seat-strength': ({ name, strength }) => `${name}（${strength}）`,
  'prompt-done': ({ line }) => `✓ ${line}`,
  'prompt-moved': ({ line }) => `↓ ${line}`,

  // The panel
  'panel-head': ({ title, game }) => `**${title}** · \`${game}\``,
  'so-far': () => '**到目前为止**',
  'since-visit': () => '**你上次看过之后**',
  'panel-picked': ({ items }) => `目前已选：${items}`,
  'you-chose': ({ items }) => `你选了${items}。`,
  'panel-none-picked': () => '还没有选。',
  'panel-only-pass': () => '你没有能用的牌或技能。可能有的人都会被问，别人才看不出谁有。',
  'panel-type': () => '也可以输入 `/play choice:`。',
  'panel-write': ({ n }) => `最多写 ${n} 个字。`,
  stale: () => '这个菜单已经失效。这里是现在的局面。',
  'stale-choice': () => '局面已经变了，这个选择没有生效。这里是现在的局面。',
  'moved-on': () => '你的选择已在别处改过。这里是目前的选择。',
  thanks: () => '收到。接着：',
  'not-yours': ({ names }) => `这要由 ${names} 选择，不是你。`,
  'no-seat': () => '你不在这一局里。',
  'nothing-now': () => '现在没有要你决定的事。',
  'waits-for': ({ names }) => `正在等 ${names}。`,
  'game-over': ({ winners }) => `这一局已经结束。${winners}`,
  'game-is-cancelled': () => '这一局已经取消。',
  'game-paused': ({ why }) => `这一局暂停中。${why}想在哪个频道继续，就在那里输入 \`/game resume\`。`,
  'other-games-none': () => '没有其他对局在等你。',
  'other-games': () => '这些对局在等你：',
  'hand-empty': () => '你没有手牌。',
  // Typed choices
  'typed-unknown': ({ text }) => `“${text}”不在选项之中。`,
  'typed-ambiguous': ({ text, options }) => `“${text}”可能是 ${options}。是哪一个？`,
  'typed-count': ({ have, min, max, items }) =>
    `${min === max ? `请选 ${min} 项` : min === 0 ? `最多选 ${max} 项` : `请选 ${min} 至 ${max} 项`}；你选了 ${have} 项：${items}。`,
  'no-shortcut': ({ command }) => `这个游戏没有 \`${command}\`。请按“轮到你”，或输入 \`/play choice:\`。`,
  'shortcut-not-now': ({ command }) => `现在不能用 \`${command}\`。能做的都在菜单和按钮里。`,
  'possible-now': () => '现在可以选：',
  'and-more': ({ n }) => `……还有 ${n} 项`,
  'suggest-more': ({ n, of }) => `……（${n}／${of}）`,

  // Finding games
  'no-game-here': () =>
    '这个频道没有符合的对局。请在那一局的子区里使用，或用 `game:` 填对局代号。`/game list` 列出等人中与进行中的对局。',
  'no-such-game': ({ game }) => `这里没有 \`${game}\` 这一局。\`/game list\` 列出这个服务器的对局。`,
  'which-game': ({ games }) => `符合的对局不只一局：${games}。请加上 \`game:\`。`,
  'no-seat-here': ({ games }) => `你不在这一局里。你的对局：${games}。`,
  'no-seat-anywhere': () => '你不在这一局里，也还没有其他对局。`/game list` 列出等人中的牌桌。',
  'yours-to-move': ({ game }) => `${game}（轮到你）`,
  'list-head': () => '**这个服务器的对局**',
  'list-none': () => '这里没有等人中的牌桌，也没有进行中的对局。用 `/game new` 开一桌。',
  'list-seats-free': ({ n }) => `还有 ${n} 个空位`,
  'join-which': ({ game }) => `加入 ${game}`,
  'list-paused': () => '暂停中',
  'status-head': ({ seats, hash }) => `座位：${seats}\n洗牌哈希值：\`${hash}\``,
  'status-started': ({ when }) => `${when}开始。`,
  'log-empty': () => '还没有发生任何事。',
  'log-page': ({ page, of }) => `第 ${page} 页，共 ${of} 页`,

  'history-step': ({ step, of, who }) => `第 ${step} 步，共 ${of} 步 · 视角：${who}`,
  'history-public': () => '众人',
  'history-eyes': () => '以谁的视角观看？',
  'history-go': () => '跳到某一步',
  'history-which': ({ of }) => `哪一步？1 到 ${of}`,
  'history-no-step': ({ of }) => `这不是步数：请输入 1 到 ${of} 的数字。`,
  'history-changed': () => '-# 之后规则改过版，无法重现当时的盘面。',
  // The end
  'end-winners': ({ names }) => `${names} 获胜！`,
  'end-nobody': () => '没有人获胜。',
  'end-lost': ({ name }) => `${name} 落败。`,
  'end-score-one': ({ rank, name, total, label }) => `${rank}. ${name} **${total}** · ${label}`,
  'end-score': ({ rank, name, total, parts }) => `${rank}. ${name} **${total}**${parts ? ` = ${parts}` : ''}`,
  // A full-width bracket brings its own space.
  'end-part': ({ label, points }) => `${label}${label.endsWith('）') ? '' : ' '}${points}`,
  'end-rank': ({ rank, name }) => `${rank}. ${name}`,
  'end-server-seed': ({ seed, verdict }) => `服务器种子：\`${seed}\` ${verdict}`,
  'end-checked': () => '验证无误 ✓',
  'end-unchecked': () => '（可用 `/game verify` 验证）',
  'end-broken': () => '验证不符，详见 `/game verify`',
  // Verify and export
  'verify-ok': ({ n }) => `✓ 已用服务器种子从头重放 ${n} 条记录，牌序、经过与结果完全一致。`,
  'verify-other': ({ from, to, rules }) =>
    `第 ${from}–${to} 条记录用的是第 ${rules} 版规则，本机器人已不支持；记录链完整，但未重放验证。`,
  'verify-bad': ({ why }) => `✗ 验证不符：${why}`,
  'verify-bad-at': ({ n, why }) => `✗ 第 ${n} 条记录验证不符：${why}`,
  'verify-fairness-hash': ({ hash }) => `洗牌哈希值（开桌时公布）：\`${hash}\``,
  'verify-server-seed': ({ seed }) => `服务器种子（其 SHA-256 即上面的哈希值）：\`${seed}\``,
  'verify-mixed': ({ n, seedWords }) => `混入：${n} 次入座、${seedWords} 个种子词。`,
  'export-here': () => '整局的文件在此。其中只记座位，不记人名。',

  // New games
  'new-seats': ({ title, min, max }) => `${title}适合 ${min} 至 ${max} 人。`,
  'new-option-unknown': ({ text, options }) => `“${text}”不是这个游戏的选项。选项有：${options}。`,
  'new-option-range': ({ name, min, max, endless }) =>
    endless === undefined
      ? `${name}请填 ${min} 到 ${max} 的整数。`
      : `${name}请填 ${min} 到 ${max} 的整数，或“${endless}”。`,
  'new-option-seats': ({ option, seats }) => `${option} 只适用于 ${seats} 人。`,
  'new-no-options': () => '无',
  'new-no-file': ({ title }) => `${title}不需要文件，请略去 \`file:\`。`,
  'new-file-large': ({ n }) => `文件太大，上限为 ${n} KB。`,
  'new-file-lost': () => '取不到这个文件，请再附加一次。',
  'file-unstorable': ({ at }) => `第 ${at} 个字符已损坏（NUL，或半个字符），无法存下。`,
  'file-unstorable-at': ({ path, at }) => `${path}：第 ${at} 个字符已损坏（NUL，或半个字符），无法存下。`,
  'new-file-fault': ({ what, fault }) => `${what}：文件无法使用。${fault}修正后请再附加一次。`,

  // Languages
  'language-is': ({ mine, server }) =>
    spaced(
      `我用${mine}和你对话；这个服务器的新牌桌使用${server}。要更改，用 \`/language mine:\` 选你的语言；具“管理服务器”权限的成员用 \`/language server:\` 选新牌桌的语言。`,
    ),
  'language-is-mine': ({ mine }) =>
    spaced(`我用${mine}和你对话。要更改，用 \`/language mine:\` 选你的语言。`),
  'language-set': ({ language }) => spaced(`从现在起我用${language}和你对话。`),
  'language-server-set': ({ language }) => spaced(`这个服务器新开的牌桌使用${language}。`),
  'language-not-manager': () => '只有具“管理服务器”权限的成员可以设置服务器的语言。',
  // Permissions
  'doctor-well': () => '权限齐全，这个频道可以进行对局。',
  'doctor-missing': () => '这里缺少：',
  'doctor-optional': () => '非必要，但缺少：',
  'doctor-line': ({ name, cost }) => `**${name}**：${cost}`,
  'doctor-how': () =>
    '请到“编辑频道 → 权限”为 Peach Garden 开启；子区沿用上层频道的设置。“创建活动”与“管理身份组”请到“服务器设置 → 身份组 → Peach Garden”授予。',
  'cost-view': () => '我看不到这个频道，无法在这里进行对局。',
  'cost-connect': () => '在语音频道里少了它我什么都不能做，无法在这里进行对局。',
  'cost-send': () => '我不能发布牌桌与战报，无法在这里进行对局。',
  'cost-threads-send': () => '我不能在子区发言，无法在子区里进行对局。',
  'cost-threads-send-here': () =>
    '我不能在子区发言，对局只能在频道里进行，不能各有一个子区。联赛的牌桌都需要子区。',
  'cost-threads-create': () => '对局只能在频道里进行，不能各有一个子区。联赛的牌桌都需要子区。',
  'cost-embed': () => '我消息里的链接没有预览。',
  'cost-attach': () => '我不能发送盘面的图片。',
  'cost-history': () => '出错之后我查不到自己贴过什么，可能重复发布。',
  'cost-threads-manage': () => '子区被锁定时，我无法重新打开。',
  'cost-pin': () => '我不能钉选联赛的页面，成员要往上滑，或用 `/league info` 找到它。',
  'here-cannot-play': ({ names }) =>
    `我无法在这里进行对局。缺少：${names}。\`/game doctor\` 说明各项的用途。`,
  // Faults
  failed: ({ code }) =>
    `我这边出了差错，代码是 \`${code}\`。对局无恙：按“轮到你”或用 \`/game status\` 看现在的局面。`,
  away: () => '我的数据库暂时连不上。什么都没有遗失，请过 1 分钟再试一次。',
  'guild-only': () => '这只能在服务器里使用。',
  'press-again': () => '我处理得太慢，请再按一次。',
  'text-unstorable': ({ field, at }) =>
    `${field}：第 ${at} 个字符已损坏（NUL，或半个字符），无法存下。什么都没有改变，请去掉后重新输入。`,
  'text-unstorable-here': ({ at }) =>
    `你的文字第 ${at} 个字符已损坏（NUL，或半个字符），无法存下。什么都没有改变，请去掉后重新输入。`,
  'unknown-button': () => '这个按钮已经失效。用 `/game status` 看现在的局面。',
  'unknown-command': () => '这个命令已经没有了。玩法请看 `/help`。',
  'card-unknown': ({ text }) => `没有哪个游戏的卡牌叫做“${text}”。输入名称的一部分即可。`,
  'general-unknown': ({ text }) => `没有叫做“${text}”的武将。输入名字的一部分即可。`,
  'card-ambiguous': ({ text, cards }) => `“${text}”可能是${cards}。`,
  'nearest-names': ({ names }) => `是不是${names}？`,
  'rules-no-title': ({ text }) => `这里没有叫做“${text}”的游戏。`,
  'rules-which': () => '要看哪个游戏的规则？',
  'rules-topics': () => '主题：',
  'rules-next': ({ topic }) => `接着看：${topic}`,
  'rules-rulings': () => '裁定',
  'rules-none': ({ topic }) => `没有“${topic}”这个主题。`,

  // Permissions by name, as Discord's own settings call them
  'permission-view': () => '查看频道',
  'permission-connect': () => '连接',
  'permission-send': () => '发送消息',
  'permission-threads-send': () => '在子区内发送消息',
  'permission-threads-create': () => '创建公共子区',
  'permission-embed': () => '嵌入链接',
  'permission-attach': () => '添加附件',
  'permission-history': () => '阅读消息历史',
  'permission-threads-manage': () => '管理子区',
  'permission-pin': () => '钉选消息',

  ...lessonsZhCN,
  ...meZhCN,
  ...clocksZhCN,
  ...autoAnswersZhCN,
  ...plansZhCN,
  ...refusalsZhCN,
  ...tablesZhCN,
  ...votesZhCN,
  ...welcomeZhCN,
  ...leagueActsZhCN,
  ...leagueDiscordZhCN,
  ...leaguesZhCN,
  ...picturesZhCN,
  ...reviewsZhCN,
  ...sittingsZhCN,
  ...statsZhCN,
} satisfies Translation<typeof en>
