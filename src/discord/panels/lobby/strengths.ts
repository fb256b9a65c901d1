// The menu of computer players by strength, with a line on each.
import { strengthNamed } from '../../../engine/strength.ts'
import type { Language } from '../../../text/language.ts'
import { type Row, select } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'
import { strengthText } from '../../words/strengths.ts'

/** A menu of these strengths. */
export function strengthMenu(id: string, strengths: readonly string[], language: Language): Row {
  const words = wordsOf(language)
  const options = strengths.map((value) => ({
    label: strengthText(value, language),
    value,
    description: words[`strength-${strengthNamed(value) ?? 'random'}`](),
  }))
  return select(id, words['pick-strength'](), options)
}
