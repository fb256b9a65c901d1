// House cards (D20): up to 8 cards that a host adds as JSON, checked before anything in it is believed.
import { z } from 'zod'
import { ERAS } from './cards/eras.ts'
import { type HouseCard, LIMITS, TYPES } from './cards/types.ts'

/** As many as there are blank cards in the box. */
const MOST = 8

const name = z.string().trim().min(1).max(30)
const era = z.enum(ERAS)
const delta = z.int().min(-18).max(18)
const change = z
  .strictObject({
    state: delta.optional(),
    grain: delta.optional(),
    attack: delta.optional(),
    defence: delta.optional(),
  })
  .refine((stats) => Object.values(stats).some((value) => value !== 0), 'a change must change something')
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
  ])
  .refine((made) => !('min' in made) || made.min <= made.max, 'min must not be above max')

const eventEffect = z.discriminatedUnion('do', [
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

const card = z.discriminatedUnion('kind', [
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
      effects: z.array(effect).min(1).max(3),
    })
    .refine(
      ({ from, to }) => to === undefined || ERAS.indexOf(to) >= ERAS.indexOf(from),
      'to must not be before from',
    ),
  z.strictObject({ kind: z.literal('attack'), name, loss: z.int().min(1).max(5) }),
])

const cards = z.array(card).min(1).max(MOST)

type Written = z.infer<typeof card>

/** What a file of house cards says, as the option `house` wants it, or its first fault in words for its writer. */
type Reading =
  | { readonly ok: true; readonly option: string; readonly cards: readonly HouseCard[] }
  | { readonly ok: false; readonly fault: string }

/**
 * Reads the JSON text of a host's house cards: `[{ "kind": "lord", "name": … }]`. `option` is the checked text in
 * canonical form; as the option `house` of a game it puts the cards in the box.
 */
export function readHouse(text: string): Reading {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { ok: false, fault: 'the file is not JSON' }
  }
  const checked = cards.safeParse(parsed)
  if (!checked.success) {
    const [issue] = checked.error.issues
    return { ok: false, fault: issue ? `${placeOf(issue.path)}: ${issue.message}` : 'unreadable' }
  }
  const names = checked.data.map((each) => each.name)
  const twice = names.find((each, index) => names.indexOf(each) !== index)
  if (twice !== undefined) return { ok: false, fault: `two cards are called ${twice}` }
  return { ok: true, option: JSON.stringify(checked.data), cards: checked.data.map(houseCard) }
}

/** Where a fault is: `card 2, effects, no. 1, change`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((step, index) =>
      typeof step !== 'number' ? String(step) : `${index === 0 ? 'card' : 'no.'} ${step + 1}`,
    )
    .join(', ') || 'the list'

/** The house cards of a game's option `house`. Throws for a text that `readHouse` did not make. */
export function houseOf(option: unknown): readonly HouseCard[] {
  if (typeof option !== 'string' || option === '') return []
  const reading = readHouse(option)
  if (!reading.ok) throw new Error(`house cards: ${reading.fault}`)
  return reading.cards
}

function houseCard(written: Written, index: number): HouseCard {
  const id = `house-${index + 1}`
  if (written.kind === 'attack') return { id, ...written }
  if (written.kind === 'event') {
    const { name: called, era: when, effects } = written
    return { id, kind: 'event', name: called, event: { era: when, effects } }
  }
  if (written.kind === 'lord') {
    const { kind, name: called, eras, ...stats } = written
    const inOrder = [...eras].sort((a, b) => ERAS.indexOf(a) - ERAS.indexOf(b))
    return { id, kind, name: called, lord: { eras: inOrder, ...stats } }
  }
  const { kind, name: called, type, from, to, crossing, effects } = written
  return { id, kind, name: called, card: { type, from, to: to ?? from, use: 'play', crossing, effects } }
}
