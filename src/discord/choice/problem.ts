// Why a typed text was not played, and what is possible now.
import { aloneIn, type Decision } from '../../engine/decision.ts'
import { clipMarkdown } from '../../text/clip-markdown.ts'
import type { Language } from '../../text/language.ts'
import { echo, escapeMarkdown } from '../../text/markdown.ts'
import { nearest } from '../../text/nearest.ts'
import { normal } from '../../text/normal.ts'
import { listText } from '../../text/render.ts'
import { paragraphs } from '../screen/screen.ts'
import { nearText, wordsOf } from '../words/present.ts'
import { withEffect } from './consequences.ts'
import { countedItems, timesText } from './copies.ts'
import type { Listed, Names } from './labels.ts'
import type { Reading } from './parse.ts'

/** Characters that the list of what is possible takes of the panel. */
const POSSIBLE = 700

/**
 * Says to a person why what they typed is no answer to a decision whose options have these labels and answer to these
 * names: first what is possible, and in the last line what is wrong.
 */
export function problemText(
  decision: Decision,
  reading: Exclude<Reading, { kind: 'choice' }>,
  { labels: plain, effects, copies }: Listed,
  { language }: { readonly language: Language },
  names: readonly Names[] = [],
): string {
  const words = wordsOf(language)
  const { min, max, options } = decision
  const labels = plain.map(escapeMarkdown)
  const alone = aloneIn(decision)
  const list = plain
    .flatMap((label, index) => {
      if (copies[index] !== index) return []
      const times = timesText(label, copies.filter((first) => first === index).length)
      const mark = alone.some(({ id }) => id === options[index]?.id) ? '-' : `${index + 1}.`
      return [`${mark} ${escapeMarkdown(withEffect(times, effects[index]))}`]
    })
    .join('\n')
  const named = names.map(({ own, shared }, index) => ({ value: index, names: [...own, ...shared] }))
  const possible = `${words['possible-now']()}\n${clipMarkdown(list, POSSIBLE)}`
  switch (reading.kind) {
    case 'stale':
      return words['stale-choice']()
    case 'unknown': {
      const text = echo(reading.text)
      const near = nearest(normal(reading.text), named).map((index) => `**${labels[index] ?? ''}**`)
      const reason = [words['typed-unknown']({ text }), nearText(near, language) ?? '']
      return paragraphs(possible, reason.join(language === 'en' ? ' ' : '').trimEnd())
    }
    case 'ambiguous': {
      const among = reading.among.slice(0, 6).map((index) => `**${labels[index] ?? ''}**`)
      const text = echo(reading.text)
      return paragraphs(possible, words['typed-ambiguous']({ text, options: listText(among, language) }))
    }
    case 'count': {
      const picked = reading.choice.map((picked) => options.findIndex(({ id }) => id === picked))
      const items = picked.map((index) => `**${labels[index] ?? ''}**`)
      const said = items.length === 0 ? words['pick-none']() : listText(countedItems(items), language)
      return paragraphs(possible, words['typed-count']({ have: picked.length, min, max, items: said }))
    }
  }
}
