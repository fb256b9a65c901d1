// From the bank's texts to names by id: a question, its four answers by letter, and its explanation.
import type { Id } from '../../../engine/phrase.ts'
import { ERAS, type Era } from '../cards/eras.ts'
import { answerId, LETTERS, PER_ERA, questionId, rightLetter, whyId } from './ids.ts'

/**
 * Names for all questions. Each line of a text is a question, its right answer, three wrong ones and an explanation.
 * @throws Error when an era has not 14 questions or a line has another shape: a fault of the texts.
 */
export const bankNames = (texts: Readonly<Record<Era, string>>): Record<Id, string> =>
  Object.fromEntries(
    ERAS.flatMap((era) => {
      const lines = texts[era].trim().split('\n')
      if (lines.length !== PER_ERA) throw new Error(`${era} has ${lines.length} questions`)
      return lines.flatMap((line, index) => named(questionId(era, index + 1), line))
    }),
  )

function named(id: Id, line: string): [Id, string][] {
  const [question, right, ...rest] = line.split(' | ')
  const why = rest.pop()
  const [one, two, three, ...more] = rest
  if (!question || !right || !one || !two || !three || !why || more.length > 0)
    throw new Error(`${id}: ${line}`)
  const wrong = [one, two, three]
  const solution = rightLetter(id)
  return [
    [id, question],
    ...LETTERS.map((letter): [Id, string] => [
      answerId(id, letter),
      letter === solution ? right : (wrong.shift() ?? ''),
    ]),
    [whyId(id), why],
  ]
}
