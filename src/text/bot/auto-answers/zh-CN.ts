// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { autoAnswersEn } from './en.ts'

export const autoAnswersZhCN = {
  'auto-answers': () => '自动应答',
  'auto-answers-head': () => '**你在这一局的自动应答**',
  'auto-answers-head-new': ({ title }) => `**你在新开的${title}中的自动应答**`,
  'auto-answers-about': () =>
    '设了自动应答的问题由我代你回答，不必等你。别人看得到你设了自动应答；内容只有你看得到。',
  'auto-answers-line': ({ name, value }) => `**${name}**：${value}`,
  'auto-answers-line-once': ({ name, value, once }) => `**${name}**：下一次：${once}；之后：${value}`,
  'auto-answer-default': ({ line }) => `${line}（默认）`,
  'auto-answers-none': ({ title }) => `${title}没有自动应答。`,
  'auto-answers-auto-pass': ({ what }) => `你自动不响应：${what}。`,
  'auto-answers-now': () => '**对局正在等**',
  'auto-answer-ask': () => '问我',
  'auto-answer-pick': () => '哪一种问题？',
  'auto-answer-always': ({ name }) => `${name}：每一次`,
  'auto-answer-once': ({ name }) => `${name}：只限下一次`,
  'auto-answer-once-none': () => '下一次不另外设置',
  'auto-answer-next': ({ value }) => `只限下一次：${value}`,
  'auto-answer-saved': ({ line }) => `已保存，之后会代你回答。${line}`,
  'auto-answer-asked': ({ line }) => `已保存，之后会问你。${line}`,
  'auto-answer-unknown': ({ text, names }) => `没有“${text}”这一项。可设置：${names}。`,
  'auto-answer-value-unknown': ({ text, values }) => `这一项不能设为“${text}”。可选：${values}。`,
  'auto-answer-once-in-game': () =>
    '“只限下一次”要在进行中的对局才能用。请用 `game:` 指定一局，或设为每一次。',
  'suggested-head': ({ title }) =>
    `**要我代你回答吗？** 《${title}》建议的自动应答如下：由我回答，不必等你。`,
  'suggested-now': ({ title }) => `**以下由我代你回答**，你新开的${title}也一样。其余的都会问你。`,
  'suggested-quicker': ({ days, instead }) =>
    `全桌都采用时，半数牌桌约 ${days} 天内就能打完，不采用约 ${instead} 天。`,
  'suggested-take': () => '代我回答这些',
  'suggested-drop': () => '重新问我',
  'suggested-all': () => '所有自动应答',
  'auto-answers-keep': () => '新的对局也这样',
  'auto-answers-kept': () => '你新开的对局会从这些自动应答开始。',
  'auto-answers-new-games': () => '我的新对局',
  'auto-answers-which-title': () => '哪一个游戏？',
  'auto-pass-end': () => '重新问我',
  'auto-pass-ended': () => '之后会再问你。',
  'waits-auto': ({ names, when }) => `${names} 由自动应答决定：${when}。`,
  'waits-auto-now': ({ names }) => `${names} 由自动应答决定，就在此刻。`,
  'you-auto-answer': ({ prompt, line, when }) =>
    `**▸** ${prompt}\n这件事由你的自动应答决定（${when}）。${line}`,
  'you-auto-answer-default': ({ prompt, line, when }) =>
    `**▸** ${prompt}\n这件事由默认的自动应答代你决定（${when}）。${line}\n-# 用 \`/auto\` 更改。`,
  'you-pass': ({ prompt, when }) => `**▸** ${prompt}\n你选择了这段期间都不响应（${when}）。`,
  now: () => '就在此刻',
  'auto-answer-answered': ({ prompt, items }) => `你的自动应答：${items}（${prompt}）`,
  'fast-tells': () => '快速：无法响应的人立即视为不响应，所以一有停顿，就看得出有人能响应。',
  'refused-no-auto-answer': () => '没有这一项自动应答。用 `/auto` 查看有哪些。',
} satisfies Translation<typeof autoAnswersEn>
