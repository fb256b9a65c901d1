// What the bot says about turns planned ahead, in Traditional Chinese.
import type { Translation } from '../../catalogue.ts'
import type { plansEn } from './en.ts'

export const plansZhTW = {
  'plan-turn': () => '預排我的回合',
  plan: () => '預排',
  'plan-head': () => '**下一回合的預排**',
  'plan-about': () =>
    '在你目前所知的盤面上先選好。別人看不到內容，也看不到你有沒有預排。輪到你之後 2 分鐘內（即時牌桌 20 秒內），會當作你自己的行動執行。',
  'plan-none': () => '你還沒有預排。',
  'plan-step-none': () => '不選',
  'plan-lapsed': ({ n }) => `盤面變了：後面 ${n} 步已不適用。`,
  'plan-ends-chance': () => '預排到此為止：接下來要看機運。',
  'plan-ends-hidden': () => '預排到此為止：接下來的事你還看不到。',
  'plan-ends-others': () => '預排到此為止：接下來輪到別的玩家決定。',
  'plan-ends-over': () => '預排到此為止：遊戲會就此結束。',
  'plan-due': ({ when }) => `除非你自己先選，預排會在${when}執行。`,
  'plan-kept': ({ n }) => `你已預排下一回合的 ${n} 步。`,
  'plan-careful': () => '在那之前，如果你的東西被拿走或有變動，會照常問你。',
  'plan-whenever': () => '只要合法就執行，即使你的東西有變動。',
  'plan-be-careful': () => '有變動就問我',
  'plan-be-whenever': () => '合法就執行',
  'plan-shorten': () => '復原上一步',
  'plan-drop': () => '取消預排',
  'plan-dropped': () => '預排已取消，會照常問你。',
  'plan-type': () => '也可以輸入 `/plan add choice:`。',
  'plan-fate-played': () => '已照你的預排執行。',
  'plan-fate-partly': () => '預排執行到還適用的地方，其餘由你決定。',
  'plan-fate-unfit': () => '預排已不適用，沒有執行。',
  'plan-fate-touched': () => '你的東西有變動，所以預排沒有執行。',
  'plan-fate-away': () => '由電腦玩家託管了，預排已取消。',
  'plan-fate-rules': () => '對局回到先前的一步，預排已取消。',
  'plan-told-played': ({ game }) => `\`${game}\` 的預排已執行，現在仍輪到你。`,
  'plan-told-partly': ({ game }) => `\`${game}\` 的預排執行到還適用的地方，其餘由你決定。`,
  'plan-told-unfit': ({ game }) => `\`${game}\` 的預排已不適用，輪到你了。`,
  'plan-told-touched': ({ game }) => `你在 \`${game}\` 的東西有變動，所以預排沒有執行。輪到你了。`,
  'refused-no-turn-to-plan': () => '現在沒有可以預排的回合。問到你的時候，照常在面板上選。',
} satisfies Translation<typeof plansEn>
