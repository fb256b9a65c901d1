// What the bot says about auto-answers, in English.
import type { Catalogue } from '../../catalogue.ts'

/** Auto-answers, stretches that are passed, and what a way of waiting gives away. */
export const autoAnswersEn = {
  'auto-answers': () => 'Auto-answers',
  'auto-answers-head': () => '**Your auto-answers in this game**',
  'auto-answers-head-new': ({ title }: { title: string }) => `**Your auto-answers in new games of ${title}**`,
  'auto-answers-about': () =>
    'Auto-answers reply for you, so nobody waits. Others can see that you have one, not what it says.',
  'auto-answers-line': ({ name, value }: { name: string; value: string }) => `**${name}**: ${value}`,
  'auto-answers-line-once': ({ name, value, once }: { name: string; value: string; once: string }) =>
    `**${name}**: next time “${once}”, then ${value}`,
  'auto-answer-default': ({ line }: { line: string }) => `${line} (default)`,
  'auto-answers-none': ({ title }: { title: string }) => `${title} has no auto-answers.`,
  'auto-answers-auto-pass': ({ what }: { what: string }) => `You auto-pass: ${what}.`,
  'auto-answers-now': () => '**The game is waiting for**',
  'auto-answer-ask': () => 'Ask me',
  'auto-answers-change': () => 'Change',
  'auto-answers-change-some': ({ from, to }: { from: number; to: number }) =>
    from === to ? `Change ${from}` : `Change ${from}–${to}`,
  'auto-answers-saved': () => 'Saved.',
  'auto-answer-next': ({ value }: { value: string }) => `Next time: ${value}`,
  'auto-answer-saved': ({ line }: { line: string }) => `Saved. I will answer for you. ${line}`,
  'auto-answer-asked': ({ line }: { line: string }) => `Saved. I will ask you. ${line}`,
  'auto-answer-unknown': ({ text, names }: { text: string; names: string }) =>
    `There is no auto-answer “${text}” here. Choose from: ${names}.`,
  'auto-answer-value-unknown': ({ text, values }: { text: string; values: string }) =>
    `“${text}” is not an answer to this question. Use one of: ${values}.`,
  'auto-answer-once-in-game': () =>
    '“Next time only” works in a running game. Name one with `game:`, or set it for always.',
  'suggested-head': ({ title }: { title: string }) =>
    `**Shall I answer for you?** Suggested auto-answers for ${title}: I answer, and nobody waits for you.`,
  'suggested-now': ({ title }: { title: string }) =>
    `**I answer these for you**, also in your new games of ${title}. Everything else I ask you.`,
  'suggested-quicker': ({ days, instead }: { days: number; instead: number }) =>
    `If everybody uses them, a typical game takes about ${days} ${days === 1 ? 'day' : 'days'} instead of ${instead}.`,
  'suggested-take': () => 'Answer these for me',
  'suggested-drop': () => 'Ask me again',
  'suggested-all': () => 'All auto-answers',
  'auto-answers-keep': () => 'Also in my new games',
  'auto-answers-kept': () => 'Your new games start with these auto-answers.',
  'auto-answers-new-games': () => 'My new games',
  'auto-answers-which-title': () => 'Which game?',
  'auto-pass-end': () => 'Ask me again',
  'auto-pass-ended': () => 'I will ask you again.',
  'waits-auto': ({ names, when }: { names: string; when: string }) =>
    `Auto-answers decide ${when} for ${names}.`,
  'waits-auto-now': ({ names }: { names: string }) => `Auto-answers decide now for ${names}.`,
  'you-auto-answer': ({ prompt, line, when }: { prompt: string; line: string; when: string }) =>
    `**▸** ${prompt}\nYour auto-answer decides this ${when}. ${line}`,
  'you-auto-answer-default': ({ prompt, line, when }: { prompt: string; line: string; when: string }) =>
    `**▸** ${prompt}\nThe default auto-answer decides this for you ${when}. ${line}\n-# \`/auto\` changes it.`,
  'you-pass': ({ prompt, when }: { prompt: string; when: string }) =>
    `**▸** ${prompt}\nYou auto-pass this ${when}, as you chose.`,
  now: () => 'now',
  'auto-answer-answered': ({ prompt, items }: { prompt: string; items: string }) =>
    `Your auto-answer: ${items} (${prompt})`,
  'fast-tells': () =>
    'Fast reactions: players who can only pass do so at once, so a pause shows that someone could act.',
  'refused-no-auto-answer': () => 'There is no such auto-answer. `/auto` lists them.',
} satisfies Catalogue
