// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { meEn } from './en.ts'

export const meZhCN = {
  'my-games-none': () => '你没有入座任何牌桌。`/game list` 列出服务器的开桌。',
  'my-games-head': ({ n }) => (n === 0 ? '**你的对局**，没有在等你的。' : `**你的对局**，有 ${n} 局在等你。`),
  'my-games-yours': () => '轮到你',

  'desk-title': () => '你的书案',
  'desk-head': ({ n }) => (n === 0 ? '没有在等你的事' : `有 ${n} 局在等你`),
  'desk-on': () => '开',
  'desk-off': () => '关',
  'desk-test': () =>
    '这则消息送到了，书案可以设在这里：一则随时更新的消息，放着你所有的对局、手牌与要你决定的事，在这里就能回答。只有你我看得到。`/me desk switch:off` 可以收起来。',
  'desk-keep': () => '把书案设在这里',
  'desk-decline': () => '不用了',
  'desk-asked': () => '我试发了一则消息给你。到私讯里按下按钮，书案就设在那里。',
  'desk-refused': () =>
    '消息没有送到：你不接受这个服务器的私讯。请在服务器的隐私设置中允许后再试。在那之前，一切都在讨论串里询问。',
  'desk-there': () => '你的书案在我们的私讯里。`/me desk switch:off` 可以收起来。',
  'desk-closed': () => '书案收起来了。`/me desk` 可以再设。',
  'desk-none': () => '你没有书案。`/me desk` 可以设一张。',
  'desk-lost': ({ who }) =>
    `${who} 的私讯对我关闭了，那里的书案也就没了。要 ${who} 决定的事，和大家一样在这里询问。`,
  'export-me-here': () => '这是我保存的关于你的一切。源代码里的 `docs/privacy.md` 说明各项的意思与保存多久。',
  'erase-ask': ({ playing }) =>
    [
      '**要我忘记你吗？** 这无法复原。',
      playing === 0
        ? '- 你没有入座任何进行中的对局。'
        : `- 你在 ${playing} 个进行中对局的座位会交给电脑玩家；尚未开始的牌桌则离席。`,
      '- 我保存的一切都会抹去你的名字与 ID，连同你的设置、书案与未送出的选择。',
      '- 对局仍可继续，也仍可查验：它们只记得座位与座位的选择，不记得你。',
      '- 我已在频道发出的消息会留在那里；管理服务器的人可以删除。',
    ].join('\n'),
  'erase-now': () => '全部抹去',
  'erase-keep': () => '保留',
  'erase-kept': () => '什么都没有抹去。',
  'erase-done': () => '完成了，我不再认得你。后会有期，随时欢迎以新客的身分再来。',
  'erased-name': ({ n }) => `离去的成员 ${n}`,
  'erased-member': () => '一位离去的成员',
} satisfies Translation<typeof meEn>
