// What the bot says about auto-answers, in Traditional Chinese.
import type { Translation } from '../../catalogue.ts'
import type { autoAnswersEn } from './en.ts'

export const autoAnswersZhTW = {
  'auto-answers': () => '自動應答',
  'auto-answers-head': () => '**你在這一局的自動應答**',
  'auto-answers-head-new': ({ title }) => `**你在新開的${title}中的自動應答**`,
  'auto-answers-about': () =>
    '設了自動應答的問題由我代你回答，不必等你。別人看得到你設了自動應答；內容只有你看得到。',
  'auto-answers-line': ({ name, value }) => `**${name}**：${value}`,
  'auto-answers-line-once': ({ name, value, once }) => `**${name}**：下一次：${once}；之後：${value}`,
  'auto-answer-default': ({ line }) => `${line}（預設）`,
  'auto-answers-none': ({ title }) => `${title}沒有自動應答。`,
  'auto-answers-auto-pass': ({ what }) => `你自動不回應：${what}。`,
  'auto-answers-now': () => '**對局正在等**',
  'auto-answer-ask': () => '問我',
  'auto-answers-change': () => '更改',
  'auto-answers-change-some': ({ from, to }) =>
    from === to ? `更改第 ${from} 項` : `更改第 ${from}–${to} 項`,
  'auto-answers-saved': () => '已儲存。',
  'auto-answer-next': ({ value }) => `只限下一次：${value}`,
  'auto-answer-saved': ({ line }) => `已儲存，之後會代你回答。${line}`,
  'auto-answer-asked': ({ line }) => `已儲存，之後會問你。${line}`,
  'auto-answer-unknown': ({ text, names }) => `沒有「${text}」這一項。可設定：${names}。`,
  'auto-answer-value-unknown': ({ text, values }) => `這一項不能設為「${text}」。可選：${values}。`,
  'auto-answer-once-in-game': () =>
    '「只限下一次」要在進行中的對局才能用。請用 `game:` 指定一局，或設為每一次。',
  'suggested-head': ({ title }) =>
    `**要我代你回答嗎？** 《${title}》建議的自動應答如下：由我回答，不必等你。`,
  'suggested-now': ({ title }) => `**以下由我代你回答**，你新開的${title}也一樣。其餘的都會問你。`,
  'suggested-quicker': ({ days, instead }) =>
    `全桌都採用時，半數牌桌約 ${days} 天內就能打完，不採用約 ${instead} 天。`,
  'suggested-take': () => '代我回答這些',
  'suggested-drop': () => '重新問我',
  'suggested-all': () => '所有自動應答',
  'auto-answers-keep': () => '新的對局也這樣',
  'auto-answers-kept': () => '你新開的對局會從這些自動應答開始。',
  'auto-answers-new-games': () => '我的新對局',
  'auto-answers-which-title': () => '哪一個遊戲？',
  'auto-pass-end': () => '重新問我',
  'auto-pass-ended': () => '之後會再問你。',
  'waits-auto': ({ names, when }) => `${names} 由自動應答決定：${when}。`,
  'waits-auto-now': ({ names }) => `${names} 的自動應答正在決定。`,
  'you-auto-answer': ({ prompt, line, when }) =>
    `**▸** ${prompt}\n這件事由你的自動應答決定（${when}）。${line}`,
  'you-auto-answer-default': ({ prompt, line, when }) =>
    `**▸** ${prompt}\n這件事由預設的自動應答代你決定（${when}）。${line}\n-# 用 \`/auto\` 更改。`,
  'you-pass': ({ prompt, when }) => `**▸** ${prompt}\n你選擇了這段期間都不回應（${when}）。`,
  now: () => '就在此刻',
  'auto-answer-answered': ({ prompt, items }) => `你的自動應答：${items}（${prompt}）`,
  'fast-tells': () => '快速：無法回應的人立即視為不回應，所以一有停頓，就看得出有人能回應。',
  'refused-no-auto-answer': () => '沒有這一項自動應答。用 `/auto` 查看有哪些。',
} satisfies Translation<typeof autoAnswersEn>
