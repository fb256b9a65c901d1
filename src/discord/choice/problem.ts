// Why a typed text was not played, and what is possible now.
import type { Decision } from '../../engine/decision.ts'
import { clipMarkdown } from '../../text/clip-markdown.ts'
import type { Language } from '../../text/language.ts'
import { echo, escapeMarkdown } from '../../text/markdown.ts'
import { nearest } from '../../text/nearest.ts'
import { listText } from '../../text/render.ts'
import { nearText, wordsOf } from '../present.ts'
import { paragraphs } from '../screen.ts'
import { withEffect } from './consequences.ts'
import { type Listed, type Names, normal } from './labels.ts'
import type { Reading } from './parse.ts'

/** Characters that the list of what is possible takes of the panel. */
const POSSIBLE = 700

/** Says to a person why what they typed is no answer to a decision whose options have these labels and answer to these names. */
export function problemText(
  { min, max }: Decision,
  reading: Exclude<Reading, { kind: 'choice' }>,
  { labels: plain, effects }: Listed,
  { language }: { readonly language: Language },
  names: readonly Names[] = [],
): string {
  const words = wordsOf(language)
  const labels = plain.map(escapeMarkdown)
  const list = plain
    .map((label, index) => `${index + 1}. ${escapeMarkdown(withEffect(label, effects[index]))}`)
    .join('\n')
  const named = names.map(({ own, shared }, index) => ({ value: index, names: [...own, ...shared] }))
  const possible = `${words['possible-now']()}\n${clipMarkdown(list, POSSIBLE)}`
  switch (reading.kind) {
    case 'stale':
      return words['stale-choice']()
    case 'unknown': {
      const text = echo(reading.text)
      const near = nearest(normal(reading.text), named).map((index) => `**${labels[index] ?? ''}**`)
      return paragraphs(words['typed-unknown']({ text }), nearText(near, language), possible)
    }
    case 'ambiguous': {
      const among = reading.among.slice(0, 6).map((index) => `**${labels[index] ?? ''}**`)
      const text = echo(reading.text)
      return paragraphs(words['typed-ambiguous']({ text, options: listText(among, language) }), possible)
    }
    case 'count':
      return paragraphs(words['typed-count']({ have: reading.have, min, max }), possible)
  }
}
