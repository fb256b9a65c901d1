// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { plansEn } from './en.ts'

export const plansZhCN = {
  'plan-turn': () => '预排我的回合',
  plan: () => '预排',
  'plan-head': () => '**下一回合的预排**',
  'plan-about': () =>
    '在你目前所知的盘面上先选好。别人看不到内容，也看不到你有没有预排。轮到你之后 2 分钟内（即时牌桌 20 秒内），会当作你自己的行动执行。',
  'plan-none': () => '你还没有预排。',
  'plan-step-none': () => '不选',
  'plan-lapsed': ({ n }) => `盘面变了：后面 ${n} 步已不适用。`,
  'plan-ends-chance': () => '预排到此为止：接下来要看机运。',
  'plan-ends-hidden': () => '预排到此为止：接下来的事你还看不到。',
  'plan-ends-others': () => '预排到此为止：接下来轮到别的玩家决定。',
  'plan-ends-over': () => '预排到此为止：游戏会就此结束。',
  'plan-due': ({ when }) => `除非你自己先选，预排会在${when}执行。`,
  'plan-kept': ({ n }) => `你已预排下一回合的 ${n} 步。`,
  'plan-careful': () => '在那之前，如果你的东西被拿走或有变动，会照常问你。',
  'plan-whenever': () => '只要合法就执行，即使你的东西有变动。',
  'plan-be-careful': () => '有变动就问我',
  'plan-be-whenever': () => '合法就执行',
  'plan-shorten': () => '撤销上一步',
  'plan-drop': () => '取消预排',
  'plan-dropped': () => '预排已取消，会照常问你。',
  'plan-type': () => '也可以输入 `/plan add choice:`。',
  'plan-fate-played': () => '已照你的预排执行。',
  'plan-fate-partly': () => '预排执行到还适用的地方，其余由你决定。',
  'plan-fate-unfit': () => '预排已不适用，没有执行。',
  'plan-fate-touched': () => '你的东西有变动，所以预排没有执行。',
  'plan-fate-away': () => '由电脑玩家托管了，预排已取消。',
  'plan-fate-rules': () => '对局回到先前的一步，预排已取消。',
  'plan-told-played': ({ game }) => `\`${game}\` 的预排已执行，现在仍轮到你。`,
  'plan-told-partly': ({ game }) => `\`${game}\` 的预排执行到还适用的地方，其余由你决定。`,
  'plan-told-unfit': ({ game }) => `\`${game}\` 的预排已不适用，轮到你了。`,
  'plan-told-touched': ({ game }) => `你在 \`${game}\` 的东西有变动，所以预排没有执行。轮到你了。`,
  'refused-no-turn-to-plan': () => '现在没有可以预排的回合。问到你的时候，照常在面板上选。',
} satisfies Translation<typeof plansEn>
