// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { welcomeEn } from './en.ts'

export const welcomeZhCN = {
  'welcome-title': () => '## 欢迎来到桃园 Peach Garden',
  'welcome-line': () => '按下面的按钮就能立刻试玩，菜单会以你的语言显示。',
  'welcome-body': () =>
    [
      '三国与中国历史的桌游，依你的步调慢慢玩：有空按几下，就走完一步。',
      '- **立刻试玩**：你对电脑玩家，在专属的子区里。',
      '- `/game new` 开一桌等人加入；其余的请看 `/help`。',
    ].join('\n'),
  'welcome-games': ({ games }) => `**游戏**：${games}。人数、所需时间与玩法，都在菜单里。`,
  'try-now': () => '立刻试玩',
  'try-this': () => '试玩这个游戏',
  'try-begun': ({ where }) => `牌桌准备好了：${where}。“轮到你”按钮就在那里的最新消息下方。`,
  'try-goes-on': ({ where }) => `你的试玩对局还在进行：${where}。`,

  'choose-title': () => '选择游戏',
  'choose-which': () => '**哪个游戏？** 菜单介绍每个游戏。',
  'open-lobby': () => '开桌',
  'facts-players': ({ min, max }) => `${min}–${max} 人`,
  'facts-reading': ({ n }) => `规则读 ${n} 分钟`,
  'facts-days': ({ from, to, seats }) => `${seats} 人约 ${from === to ? from : `${from}–${to}`} 天`,
  'lasts-days': ({ from, to }) => `约 ${from === to ? from : `${from}–${to}`} 天`,
  'lasts-open': () => '没有固定的结束时间',
  'lasts-hours': ({ to }) => `全员到齐约 ${to} 小时`,
  'facts-pace': () =>
    '天数：半数牌桌不超过前一个数字，10 桌有 9 桌不超过后一个；以每人每天看 4 次左右计算，与时限无关。即时牌桌只要几小时。',
  'opening-aim': ({ text }) => `**目标**：${text}`,
  'opening-turn': ({ text }) => `**轮到你时**：${text}`,
  'opening-win': ({ text }) => `**取胜**：${text}`,

  'help-title': () => '**桃园 Peach Garden** · 三国桌游，慢慢玩',
  'help-start': () => '基本玩法',
  'help-start-body': () =>
    [
      '**开局**：用 `/game new` 开桌，其他人按“加入”，房主按“开始”。每一局都有自己的子区。',
      '**行动**：按最新消息下方的“轮到你”，或输入 `/play`，从弹出的列表选。手牌与菜单只有你看得到。',
      '**观看**：`/board` 看盘面，`/hand` 看你的手牌，`/game status` 看轮到谁。',
      '**学习**：`/learn` 带你玩第一局；`/rules` 分节说明规则，`/card` 说明卡牌，`/general` 说明武将。',
    ].join('\n'),
  'help-wait': () => '等待的时候',
  'help-wait-body': () =>
    [
      '**所有对局**：`/me games` 列出你的对局，轮到你的排在前面；`/me dashboard` 在私信里用一条消息集中显示。',
      '**至今的经过**：看 `/game log` 与 `/game history`；`/game clock` 看各人还有多少时间。',
      '**缩短等待**：`/auto` 设置自动应答，由我代你回答，牌桌不必等你。`/plan` 预排你的下一回合，轮到你时执行。`/game sitting` 约一晚即时进行。',
      '**你的时间**：`/me away` 休假，`/me quiet` 设置免打扰时段，`/me reminders` 设置提醒方式。电脑玩家托管时，`/game back` 取回座位。',
    ].join('\n'),
  'help-people': () => '玩家与联赛',
  'help-people-body': () =>
    [
      '**找人**：等人时，“邀请”指名邀人，“找人来玩”通知想玩的人：在 `/game new` 选游戏时按“有人找就通知我”。',
      '**观战**：`/game watch` 不入座也能看一局。',
      '**联赛**：`/league info` 介绍这个服务器的联赛，`/league join` 报名。',
      '**结束之后**：`/game review` 看一局在哪里转折，还有它的故事。',
    ].join('\n'),
  'help-manage': () => '对局与设置',
  'help-manage-body': () =>
    [
      '**对局**：`/game list` 列出这个服务器的对局。`/game leave` 在开始前离席，`/game resign` 中途退出；`/game undo` 撤销你上一个选择；`/game pause`、`/game resume`、`/game cancel` 提议暂停、继续、取消，由大家表决；`/game replace` 请另一位成员接替座位。',
      '**公平性**：每次洗牌的哈希值在有人入座之前就公布。`/game verify` 重放已结束的对局，`/game export` 给你文件。',
      '**语言**：`/language` 设置你的语言；在任何牌桌，你的菜单都照此显示。',
      '**疑难**：`/game doctor` 列出我在这个频道缺少的权限。`/server settings` 设置谁可以开桌、在哪里。',
    ].join('\n'),
} satisfies Translation<typeof welcomeEn>
