// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { meEn } from './en.ts'

export const meZhCN = {
  'my-games-none': () => '你目前没有任何对局。用 `/game list` 看等人中的牌桌。',
  'my-games-head': ({ n }) =>
    n === 0 ? '**你的对局**：目前都没轮到你。' : `**你的对局**：有 ${n} 局在等你。`,
  'my-games-yours': () => '轮到你',

  'dashboard-title': () => '你的个人面板',
  'dashboard-head': ({ n }) => (n === 0 ? '目前都没轮到你' : `有 ${n} 局在等你`),
  'dashboard-on': () => '开',
  'dashboard-off': () => '关',
  'dashboard-test': () =>
    '这条消息送到了，个人面板可以开在这里：一条随时更新的消息，显示你所有的对局、手牌与待选事项，在这里就能回答。只有你我看得到。`/me dashboard switch:off` 可以移除。',
  'dashboard-keep': () => '开启个人面板',
  'dashboard-decline': () => '不用了',
  'dashboard-asked': () => '我试传了一条消息给你。到私信里按下按钮，就能在那里开启个人面板。',
  'dashboard-refused': () =>
    '消息没有送到：你关闭了这个服务器的私信。请在服务器的隐私设置中允许后再试。在此之前，我会在子区里问你。',
  'dashboard-there': () => '你的个人面板在我们的私信里。`/me dashboard switch:off` 可以移除。',
  'dashboard-closed': () => '个人面板已移除。`/me dashboard` 可以再开启。',
  'dashboard-none': () => '你没有个人面板。`/me dashboard` 可以开启。',
  'dashboard-lost': ({ who }) =>
    `我无法再传私信给 ${who}，个人面板也就移除了。轮到 ${who} 时，我会在这里问。`,
  'export-me-here': () =>
    '这是我保存的所有与你有关的数据。源代码里的 `docs/privacy.md` 说明各项的意思与保存多久。',
  'erase-ask': ({ playing }) =>
    [
      '**要删除你的数据吗？** 删除后不能撤销。',
      playing === 0
        ? '- 你没有进行中的对局；你也会从等人中的牌桌离席。'
        : `- 你在 ${playing} 个进行中对局的座位会交给电脑玩家；你也会从等人中的牌桌离席。`,
      '- 你的名字与 ID 会从我保存的一切数据中删除，你的设置、个人面板与未送出的选择也会删除。',
      '- 对局仍可继续，也仍可验证：其中只留下座位与座位的选择，没有你的数据。',
      '- 我已在频道发出的消息会留在那里；管理服务器的人可以删除。',
    ].join('\n'),
  'erase-now': () => '全部删除',
  'erase-keep': () => '保留',
  'erase-kept': () => '什么都没有删除。',
  'erase-done': () => '完成了，我不再保存任何与你有关的数据。欢迎随时再来。',
  'erased-name': ({ n }) => `离去的成员 ${n}`,
} satisfies Translation<typeof meEn>
