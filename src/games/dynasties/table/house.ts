// House cards (D20): up to 8 cards that a host adds as JSON, checked before anything in it is believed.

import { z } from 'zod'
import type { Phrase } from '../../../engine/phrase.ts'
import { ERAS } from '../cards/eras.ts'
import { type HouseCard, LIMITS, TYPES } from '../cards/types.ts'
import { say } from '../text/say.ts'

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

const effects = z
  .array(effect)
  .min(1)
  .max(3)
  .refine((all) => all.length === 1 || all.every((each) => each.do !== 'cancel'), 'house-cancel')

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
      effects,
    })
    .refine(({ from, to }) => to === undefined || ERAS.indexOf(to) >= ERAS.indexOf(from), 'house-order'),
  z.strictObject({ kind: z.literal('attack'), name, loss: z.int().min(1).max(5) }),
])

const cards = z.array(card).min(1).max(MOST)

type Written = z.infer<typeof card>

/** What a file of house cards says, as the option `house` wants it, or its first fault. */
type Reading =
  | { readonly ok: true; readonly value: string; readonly says: Phrase; readonly cards: readonly HouseCard[] }
  | { readonly ok: false; readonly fault: Phrase }

/**
 * Reads the JSON text of a host's house cards: `[{ "kind": "lord", "name": … }]`. `value` is the checked text in
 * canonical form; as the option `house` of a game it puts the cards in the box.
 */
export function readHouse(text: string): Reading {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { ok: false, fault: say('house-not-json') }
  }
  const checked = cards.safeParse(parsed)
  if (!checked.success) {
    const [issue] = checked.error.issues
    return { ok: false, fault: issue ? placed(issue) : say('house-not-json') }
  }
  const names = checked.data.map((each) => each.name)
  const twice = names.find((each, index) => names.indexOf(each) !== index)
  if (twice !== undefined) return { ok: false, fault: say('house-twice', { name: { typed: twice } }) }
  const read = checked.data.map(made)
  return {
    ok: true,
    value: JSON.stringify(checked.data),
    says: say('house-count', { n: read.length }),
    cards: read,
  }
}

type Issue = z.core.$ZodIssue

/** A fault with its place: `card 2, effects[0].change: …`. */
function placed(issue: Issue): Phrase {
  const [index, ...path] = issue.path
  const why = reasonOf(issue)
  if (typeof index !== 'number') return say('house-list', { why })
  const field = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  const card = index + 1
  return field === ''
    ? say('house-card', { card, why })
    : say('house-field', { card, field: { typed: field.slice(1) }, why })
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
const OWN_RULES = ['house-change', 'house-range', 'house-order', 'house-cancel'] as const

/** House cards of a game's option `house`. Throws for a text that `readHouse` did not make. */
export function houseOf(option: unknown): readonly HouseCard[] {
  if (typeof option !== 'string' || option === '') return []
  const reading = readHouse(option)
  if (!reading.ok) throw new Error(`house cards: ${reading.fault.key}`)
  return reading.cards
}

function made(written: Written): HouseCard {
  if (written.kind === 'attack') return written
  const { kind, name: called } = written
  if (kind === 'event') return { kind, name: called, event: { era: written.era, effects: written.effects } }
  if (kind === 'lord') {
    const { kind: _kind, name: _name, eras, ...stats } = written
    const inOrder = [...eras].sort((a, b) => ERAS.indexOf(a) - ERAS.indexOf(b))
    return { kind, name: called, lord: { eras: inOrder, ...stats } }
  }
  const { type, from, to, crossing } = written
  const played = written.effects.filter((each) => each.do !== 'cancel')
  const use = played.length > 0 ? 'play' : 'react'
  return { kind, name: called, card: { type, from, to: to ?? from, use, crossing, effects: played } }
}

/** A file of as many house cards as there may be, of every kind. */
export const HOUSE_EXAMPLE = JSON.stringify([
  {
    kind: 'dynasty',
    name: 'Tea',
    type: 'invention',
    from: 'tang',
    to: 'song',
    crossing: true,
    effects: [
      { do: 'self', change: { grain: 2 } },
      { do: 'halt', rounds: 1 },
    ],
  },
  { kind: 'attack', name: 'Night raid', loss: 2 },
  { kind: 'lord', name: 'Yang Jian', eras: ['sui'], state: 12, grain: 6, attack: 6, defence: 6 },
  {
    kind: 'event',
    name: 'Flood',
    era: 'song',
    effects: [
      { do: 'left', change: { state: -3 } },
      { do: 'turns', more: 1 },
      { do: 'self', change: { grain: 1 } },
    ],
  },
  {
    kind: 'dynasty',
    name: 'Moat',
    type: 'policy',
    from: 'song',
    crossing: true,
    effects: [{ do: 'cancel' }],
  },
  {
    kind: 'dynasty',
    name: 'Envoy',
    type: 'person',
    from: 'ming',
    crossing: true,
    effects: [{ do: 'truce', rounds: 1 }, { do: 'take', min: 1, max: 2 }, { do: 'search' }],
  },
  {
    kind: 'dynasty',
    name: 'Famine',
    type: 'policy',
    from: 'yuan',
    crossing: true,
    effects: [
      { do: 'opponent', change: { state: -2, grain: -3 } },
      { do: 'silence' },
      { do: 'opponent', change: { grain: -3 } },
    ],
  },
  {
    kind: 'dynasty',
    name: 'Feast',
    type: 'policy',
    from: 'eastern-han',
    crossing: true,
    effects: [
      { do: 'everyone', change: { state: -1 } },
      { do: 'draw', min: 2, max: 2 },
      { do: 'either', one: { state: -4 }, other: { grain: -4 } },
    ],
  },
])
