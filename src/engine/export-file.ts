// An export as it comes from outside: its shape is checked before anything in it is believed.
import { z } from 'zod'
import type { GameExport } from './export.ts'

const number = z.int().min(0)
const choice = z.array(z.string())
const by = z.enum(['member', 'auto-answer', 'computer', 'stand-in', 'time', 'host'])
const within = z.strictObject({ opened: number, first: number })
const place = {
  by,
  number,
  rules: z.int(),
  digest: z.string(),
  tail: z.string().optional(),
  within: within.optional(),
}
const entry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('start'), ...place }),
  z.strictObject({ kind: z.literal('answer'), seat: number, opened: number, choice, ...place }),
  z.strictObject({ kind: z.literal('close'), opened: number, ...place }),
  z.strictObject({ kind: z.literal('replace'), seat: number, ...place }),
  z.strictObject({ kind: z.literal('wind-back'), ...place }),
  z.strictObject({
    kind: z.literal('undo'),
    seat: number,
    taken: number,
    epoch: number.optional(),
    ...place,
  }),
])
const phrase = z.strictObject({ key: z.string(), args: z.record(z.string(), z.unknown()).optional() })
const told = z.strictObject({
  phrase,
  to: z.union([z.literal('all'), z.array(number)]),
  mark: z.enum(['turn', 'notice']).optional(),
  reveal: z.literal(true).optional(),
  about: z.array(z.string()).optional(),
})
const stretch = z.strictObject({
  rules: z.int(),
  checkpoint: z.string(),
  from: number,
  pages: z.array(z.strictObject({ entry, events: z.array(told) })),
})
const shape = z.strictObject({
  format: z.literal('peach-garden/1'),
  game: z.string(),
  seats: z.int().min(1),
  options: z.record(z.string(), z.union([z.boolean(), z.string(), z.number(), z.array(z.string())])),
  commitment: z.string(),
  secret: z.string(),
  contributions: z.array(
    z.strictObject({ seat: number, join: z.string(), clientSeed: z.string().optional() }),
  ),
  stretches: z.array(stretch).min(1),
  outcome: z.looseObject({ winners: z.array(number), ranks: z.array(z.number()) }).nullable(),
  closed: z.string().optional(),
  from: z
    .strictObject({ table: z.string(), number, seat: number, deal: z.enum(['same', 'anew']) })
    .optional(),
})

/** The export in a file's text, or what is wrong with its first wrong place. */
export function readExport(text: string): GameExport | string {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return 'it is not JSON'
  }
  const checked = shape.safeParse(parsed)
  if (checked.success) return parsed as GameExport
  const [issue] = checked.error.issues
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'it has another shape'
}
