// The schema of custom cards and questions (D20, D34): nothing in a host's file or form is believed before it has passed.
import { z } from 'zod'
import { LEVELS } from '../bank/ids.ts'
import { ERAS } from '../cards/eras.ts'
import { LIMITS, TYPES } from '../cards/types.ts'

/** As many cards as there are blank ones in the box, and questions, as many as a menu holds. */
export const MOST_CARDS = 8
export const MOST_QUESTIONS = 25
/** Characters of a set's name, its author's and a card's, of a question and its explanation, and of an answer. */
export const LENGTHS = { set: 40, author: 32, name: 30, question: 150, answer: 60 } as const

const name = z.string().trim().min(1).max(LENGTHS.name)
const era = z.enum(ERAS)
const delta = z.int().min(-18).max(18)
const change = z
  .strictObject({
    state: delta.optional(),
    grain: delta.optional(),
    attack: delta.optional(),
    defence: delta.optional(),
  })
  .refine((stats) => Object.values(stats).some((value) => value !== 0), 'house-change')
const count = z.int().min(1).max(4)
const range = { min: count, max: count }
const rounds = z.int().min(1).max(5)

const effect = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('self'), change }),
    z.strictObject({ do: z.literal('opponent'), change }),
    z.strictObject({ do: z.literal('everyone'), change }),
    z.strictObject({ do: z.literal('either'), one: change, other: change }),
    z.strictObject({ do: z.literal('draw'), ...range }),
    z.strictObject({ do: z.literal('take'), ...range }),
    z.strictObject({ do: z.literal('strip'), ...range }),
    z.strictObject({ do: z.literal('search') }),
    z.strictObject({ do: z.literal('silence') }),
    z.strictObject({
      do: z.literal('attack'),
      at: z.enum(['one', 'all']),
      loss: z.int().min(1).max(5),
      bonus: z.int().min(1).max(9).optional(),
      defence: z.int().min(1).max(9).optional(),
    }),
    z.strictObject({ do: z.literal('halt'), rounds }),
    z.strictObject({ do: z.literal('expose'), rounds }),
    z.strictObject({ do: z.literal('truce'), rounds }),
    z.strictObject({ do: z.literal('shield'), rounds }),
    z.strictObject({ do: z.literal('sacrifice'), grain: count }),
    // The whole of a card that is played when its holder is attacked (D9).
    z.strictObject({ do: z.literal('cancel') }),
  ])
  .refine((made) => !('min' in made) || made.min <= made.max, 'house-range')

export const effects = z
  .array(effect)
  .min(1)
  .max(3)
  .refine((all) => all.length === 1 || all.every((each) => each.do !== 'cancel'), 'house-cancel')

export const eventEffect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('self'), change }),
  z.strictObject({ do: z.literal('left'), change }),
  z.strictObject({ do: z.literal('skip'), rounds }),
  z.strictObject({ do: z.literal('give'), cards: count }),
  z.strictObject({ do: z.literal('tribute') }),
  z.strictObject({ do: z.literal('turns'), more: z.int().min(1).max(2) }),
  z.strictObject({ do: z.literal('raid') }),
  z.strictObject({ do: z.literal('discard'), cards: count }),
  z.strictObject({ do: z.literal('duel'), loss: count }),
])

const start = (most: number) => z.int().min(1).max(most)

export const card = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('lord'),
    name,
    eras: z.array(era).min(1).max(3),
    state: start(LIMITS.state),
    grain: start(LIMITS.grain),
    attack: start(LIMITS.attack),
    defence: start(LIMITS.defence),
  }),
  z.strictObject({ kind: z.literal('event'), name, era, effects: z.array(eventEffect).min(1).max(3) }),
  z
    .strictObject({
      kind: z.literal('dynasty'),
      name,
      type: z.enum(TYPES),
      from: era,
      to: era.optional(),
      crossing: z.boolean().default(true),
      effects,
    })
    .refine(({ from, to }) => to === undefined || ERAS.indexOf(to) >= ERAS.indexOf(from), 'house-order'),
  z.strictObject({ kind: z.literal('attack'), name, loss: z.int().min(1).max(5) }),
])

const words = (length: number) => z.string().trim().min(1).max(length)
const answer = words(LENGTHS.answer)

export const question = z
  .strictObject({
    question: words(LENGTHS.question),
    right: answer,
    wrong: z.array(answer).length(3),
    why: z.string().trim().max(LENGTHS.question).default(''),
    era: era.optional(),
    level: z.enum(LEVELS).default('medium'),
  })
  .refine(({ right, wrong }) => new Set([right, ...wrong]).size === 4, 'house-answers')

export const cards = z.array(card).max(MOST_CARDS)

/** A whole set, as a file or a server holds it. */
export const set = z.strictObject({
  name: words(LENGTHS.set),
  author: z.string().trim().max(LENGTHS.author).optional(),
  version: z.int().min(1).max(9999).default(1),
  cards: cards.default([]),
  questions: z.array(question).max(MOST_QUESTIONS).default([]),
})

export type WrittenCard = z.infer<typeof card>
export type WrittenQuestion = z.infer<typeof question>
