// The descriptions of the pictures: the same facts in words, for those who listen to them.
import { altOf } from '../../../picture/picture.ts'
import { clip } from '../../../text/markdown.ts'
import type { HandInput } from './hand-input.ts'
import type { QuestionInput } from './question-input.ts'
import type { Band, TableInput } from './table-input.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Names are cut to this many signs where the whole would be too long. */
const SHORT_NAME = 10

/** Says a table. */
export function tableAlt(input: TableInput, { words, listed }: Vocabulary): string {
  const { era, round, piles, atWork, bands } = input
  const head = listed([words.marker({ era: era[0] ?? '' }), round, piles, atWork ?? ''])
  const say = (band: Band, detail: 0 | 1 | 2): string => {
    const name = detail === 0 ? band.name : clip(band.name, SHORT_NAME)
    const lord = (detail === 0 ? band.lord[0] : band.lord.at(-1)) ?? ''
    const gauges = band.gauges.map(({ label, value }) => (detail < 2 ? `${label} ${value}` : value))
    const stats = detail < 2 ? listed(gauges.map(String)) : gauges.join('/')
    const cards = band.out ? '' : detail < 2 ? words['hand-size']({ n: band.cards }) : String(band.cards)
    const signs = listed([band.tag ?? '', band.first ?? ''])
    const facts = listed([detail === 2 ? '' : lord, stats, cards, ...band.lasting])
    return `${name}${signs === '' ? '' : ` (${signs})`}${facts === '' ? '' : words.colon()}${facts}`
  }
  const whole = (detail: 0 | 1 | 2) => [head, ...bands.map((band) => say(band, detail))].join(words.stop())
  return altOf(whole(0), whole(1), whole(2))
}

/** Says a hand. */
export function handAlt({ title, cards }: HandInput, { words }: Vocabulary): string {
  const say = (full: boolean): string =>
    [
      title,
      ...cards.map(({ names, era, type, here, count, effect }) => {
        const copies = count > 1 ? ` ×${count}` : ''
        const when =
          era === null ? '' : [`${era} · ${type}`, ...(here === null ? [] : [here])].join(words.comma())
        const head = `${names.at(-1)}${copies}${when === '' ? '' : ` (${when})`}`
        return full ? `${head}${words.colon()}${effect.replace(/[.。]$/, '')}` : head
      }),
    ].join(words.stop())
  return altOf(say(true), say(false))
}

/** Says a question. */
export function questionAlt({ title, question, answers }: QuestionInput, { words }: Vocabulary): string {
  const said = answers.map(({ letter, text }) =>
    letter === '' ? `→ ${text}` : `${letter.toUpperCase()} ${text}`,
  )
  return altOf(
    [`${title}${words.colon()}${question}`, said.join(words.semicolon())].filter(Boolean).join('\n'),
    question,
  )
}
