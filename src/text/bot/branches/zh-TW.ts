// 從已結束對局的某一步接著打時說的話。
import type { Translation } from '../../catalogue.ts'
import type { branchesEn } from './en.ts'

export const branchesZhTW = {
  'branch-button': () => '從這裡接著打',
  'branch-ask': ({ game, step }) =>
    `**從第 ${step} 步接著打**：${game}。對手是電腦玩家，只有你看得到，也不計入任何成績。`,
  'branch-seat': () => '你要坐哪個座位？',
  'branch-cards': () => '你看不到的牌，可以照原來的樣子，也可以重新發。',
  'branch-same': () => '保留原來的牌',
  'branch-anew': () => '重新發暗牌',
  'branch-deal-same': () => '暗牌照原來的樣子',
  'branch-deal-anew': () => '暗牌重新發過',
  'branch-begun': ({ game, step, dealt }) =>
    `從 \`${game}\` 的第 ${step} 步接著打，${dealt}。用 \`/history show game:${game}\` 可以回到這一局。`,
  'branch-hash': ({ hash }) => `洗牌雜湊值：\`${hash}\``,
  'branch-other': ({ game, step }) => `你正從 \`${game}\` 的第 ${step} 步接著打。另開一局，這一局就結束。`,
  'branch-go-on': () => '繼續我的私人對局',
  'branch-instead': () => '結束那一局，從這裡開始',
  'branch-compare': () => '對照今昔',
  'branch-leave': () => '結束這個私人對局',
  'branch-head': ({ game, step, who }) => `**今昔對照**：\`${game}\` 第 ${step} 步，${who} 的座位`,
  'branch-then': ({ winners }) => `當時：${winners}`,
  'branch-then-share': ({ who, percent }) => `在那一步，${who} 的勝率是 ${percent}%（電腦的看法）。`,
  'branch-now-over': ({ winners }) => `現在：${winners}`,
  'branch-now-share': ({ percent }) => `現在：你的勝率來到 ${percent}%（電腦的看法）。`,
  'branch-now-busy': () => '現在：電腦正在忙，請過一分鐘再看。',
  'branch-back': () => '回到那一步',
  'branch-what-if': ({ n }) => `換個選法？${n}`,
  'branch-what-if-head': ({ prompt }) => `**換個選法？** ${prompt}`,
  'branch-what-if-line': ({ n, items, percent, games }) =>
    `${n}. ${items}：勝率 ${percent}%（模擬 ${games} 局）`,
  'branch-what-if-about': () => '這是專家的估計，只用你當時知道的事。可以在私人對局裡與電腦玩家試一試：',
  'branch-try': ({ n }) => `試試 ${n}`,
  'branch-try-anew': ({ n }) => `試試 ${n}（重新發暗牌）`,
  'verify-hash-alone': ({ hash }) => `洗牌雜湊值（開始時告知）：\`${hash}\``,
  'verify-start-same': ({ game, step, dealt }) =>
    `✓ 起點就是 \`${game}\` 第 ${step} 步的局面（${dealt}）：已重播那一局並核對。`,
  'verify-start-other': ({ game, step }) => `✗ 起點不是 \`${game}\` 第 ${step} 步的局面。`,
  'verify-start-unknown': ({ game, step, dealt }) =>
    `本局從 \`${game}\` 的第 ${step} 步接著打（${dealt}）。這個版本無法重播那一局，因此起點未經驗證。`,
} satisfies Translation<typeof branchesEn>
