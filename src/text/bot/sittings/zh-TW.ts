// What the bot says about sittings, in Traditional Chinese.
import type { Translation } from '../../catalogue.ts'
import type { sittingsEn } from './en.ts'

export const sittingsZhTW = {
  // Agreeing on one
  'vote-sitting': ({ who, when, until, far, each }) =>
    `${who} 提議約局：${when} 到 ${until}（${far}）。\n那段時間即時進行，每個決定 ${each}，有人逾時未答就提前結束；前後仍照這一局原本的速度。`,
  'vote-sitting-void': () => '✗ 已取消：有人取消、開始前未獲全員同意，或在座的人有變動。',
  'sitting-posted': ({ where, when }) =>
    `已在 ${where} 徵詢眾人：${when} 約局，請他們在那裡投票。\`/game sitting when:off\` 可以取消。`,
  'sitting-utc': () => '這個時間是以 UTC 計算。`zone:` 可指定時區；`/me quiet` 會記住你的時區。',
  'sitting-unknown': ({ text }) =>
    `「${text}」不是將來的時間。例如 \`20:00\`、\`週五 20:00\`、\`12月3日 18:00\`、\`2 小時\`；\`off\` 取消約局。`,
  'sitting-agreed': ({ from, until }) =>
    `約局已定：<t:${from}:F> 到 <t:${until}:t>（<t:${from}:R>），那段時間即時進行。開始前，任何玩家都可以取消：\`/game sitting when:off\`。`,

  // How it stands
  'sitting-none': () => '目前沒有約局。`/game sitting when:20:00 hours:2` 可以邀大家約一晚即時進行。',
  'sitting-ahead': ({ when, until, far }) => `約局已定：${when} 到 ${until}（${far}），那段時間即時進行。`,
  'sitting-now': ({ until, pace }) =>
    `約局進行到 ${until}：即時進行，有人逾時未答就提前結束。之後：${pace}。`,
  'sitting-call-off': () => '取消約局',
  'sitting-called-off': () => '約局已取消。',

  // Its beginning and its end
  'sitting-begins': ({ minutes, until }) =>
    `約局開始：到 <t:${until}:t> 為止，每個決定 ${minutes} 分鐘。有人逾時未答就提前結束。`,
  'sitting-off': ({ why }) => `約局取消：${why}`,
  'sitting-over': ({ why }) => `約局結束：${why}這一局回到原本的速度。`,
  'sitting-why-time': () => '時間到了。',
  'sitting-why-late': () => '約定的時間我離線了。',
  'sitting-why-paused': () => '這一局暫停了。',
  'sitting-why-wound-back': () => '這一局退回了先前的局面。',
  'sitting-why-alone': () => '在座的成員不足 2 人。',
  'sitting-why-missed': ({ who }) => `${who} 逾時未答。沒有代為做任何決定。`,
  'sitting-why-newcomer': ({ who }) => `${who} 剛入座，沒有同意過約局。`,
  'sitting-why-away': ({ who }) => `${who} 休假中。`,
  'sitting-why-called-off': ({ who }) => `${who} 取消了。`,

  // In the calendar
  'sitting-event': ({ game }) => `${game}：約局`,
  'sitting-event-about': ({ game, n }) => `${game}，${n} 位玩家。在討論串即時進行。`,

  // Why not
  'refused-sitting-when': () => '約局須在 30 天內開始。',
  'refused-sitting-length': () => '約局最長 12 小時。',
  'refused-sitting-agreed': ({ from }) =>
    `你們已經約好了：<t:${from}:F>。一次只能約一局；開始前可用 \`/game sitting when:off\` 取消。`,
  'refused-sitting-begun': ({ until }) => `約局已經開始，到 <t:${until}:t> 為止，或到有人逾時未答為止。`,
  'refused-sitting-live': () => '這一局本來就是即時進行，不必約局。',
  'refused-sitting-league': () => '這是聯賽的牌局，照聯賽的速度進行，各桌時間一致，不能約局。',
  'refused-sitting-alone': () => '約局至少要有 2 位成員在座。',
  'refused-no-sitting': () => '這裡沒有約局，也沒有人提議。',
} satisfies Translation<typeof sittingsEn>
