// What is wrong with a set, in words: where in it, and why.
import type { z } from 'zod'
import type { Phrase } from '../../../engine/phrase.ts'
import { say } from '../text/say.ts'
import type { question, set, WrittenCard } from './shape.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** A fault, and the place in the file that it is about. */
interface Fault {
  readonly path: Path
  readonly fault: Phrase
}

/** Faults that are named at once. */
const TOLD = 8

/** The faults of a list of cards or a set that was checked, in its order; none where it is right. */
export function faultsOf(
  checked: z.ZodSafeParseResult<WrittenCard[]> | z.ZodSafeParseResult<z.output<typeof set>>,
): readonly Fault[] {
  if (!checked.success)
    return checked.error.issues.slice(0, TOLD).map((issue) => ({ path: issue.path, fault: placed(issue) }))
  const { data } = checked
  return Array.isArray(data)
    ? twice(data, (card) => card.name, [])
    : [
        ...twice(data.cards, (card) => card.name, ['cards']),
        ...twice(data.questions, (asked: z.output<typeof question>) => asked.question, ['questions']),
      ]
}

/** What is called like one before it. */
const twice = <T>(items: readonly T[], nameOf: (item: T) => string, path: Path): Fault[] =>
  items.flatMap((item, index) => {
    const name = nameOf(item)
    const isFirst = items.findIndex((other) => nameOf(other) === name) === index
    return isFirst ? [] : [{ path: [...path, index], fault: say('house-twice', { name: { typed: name } }) }]
  })

/** A fault with its place: `Card 2, effects[0].change: …`. */
function placed(issue: Issue): Phrase {
  const why = reasonOf(issue)
  const [first, ...rest] = issue.path
  const isQuestion = first === 'questions'
  const [index, ...path] = typeof first === 'number' ? issue.path : rest
  if (typeof index !== 'number')
    return first === undefined || first === 'cards'
      ? say('house-list', { why })
      : say('house-top', { field: { typed: String(first) }, why })
  const n = index + 1
  const field = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  if (field === '')
    return isQuestion ? say('house-question', { n, why }) : say('house-card', { card: n, why })
  const named = { typed: field.slice(1) }
  return isQuestion
    ? say('house-question-field', { n, field: named, why })
    : say('house-field', { card: n, field: named, why })
}

/** What is wrong there. */
function reasonOf(issue: Issue): Phrase {
  switch (issue.code) {
    case 'invalid_type':
      return say('house-type', { expected: { typed: issue.expected } })
    case 'too_small':
      return say('house-least', { n: Number(issue.minimum) })
    case 'too_big':
      return say('house-most', { n: Number(issue.maximum) })
    case 'invalid_value':
      return say('house-values', { values: { typed: issue.values.map(String).join(', ') } })
    case 'unrecognized_keys':
      return say('house-extra', { keys: { typed: issue.keys.join(', ') } })
    case 'custom':
      return say(OWN_RULES.find((rule) => rule === issue.message) ?? 'house-kind')
    default:
      return say('house-kind')
  }
}

/** Rules of ours that no type says, by the key of their words. */
const OWN_RULES = ['house-change', 'house-range', 'house-order', 'house-cancel', 'house-answers'] as const
