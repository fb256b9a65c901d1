// Forms for whole cards and questions of a set, and what a filled-in one writes; all of it is checked before it is kept.
import { nameRef, type Phrase } from '../../../engine/phrase.ts'
import type { CustomChoice, CustomField } from '../../common/custom-set.ts'
import { LEVELS } from '../bank/ids.ts'
import { ERAS } from '../cards/eras.ts'
import { TYPES } from '../cards/types.ts'
import { describeLord } from '../text/describe.ts'
import { say } from '../text/say.ts'
import { describeWritten, type Effective, effectsOf, plainEffect } from './effect-fields.ts'
import { LENGTHS, type WrittenCard, type WrittenQuestion } from './shape.ts'
import { readStats } from './stats.ts'

/** What a form holds, by its fields. */
export type Filled = Readonly<Record<string, readonly string[]>>

/** What a form writes; the text that says no stats where one is none. */
type Written = object | { readonly unread: string }

const named = (id: string): Phrase => say('name-alone', { name: nameRef(id) })

const eras = (on: readonly string[]): CustomChoice[] =>
  ERAS.map((era) => ({ value: era, label: named(era), isOn: on.includes(era) }))

const nameField = (value: string | undefined): CustomField => ({
  id: 'name',
  label: say('field-name'),
  kind: 'words',
  maxLength: LENGTHS.name,
  ...(value !== undefined && { value }),
})

/** Which effect a new card begins with; more are added to it later. */
const firstEffect = (kind: Effective): CustomField => ({
  id: 'effect',
  label: say('field-effect'),
  hint: say('field-effect-hint'),
  kind: 'one',
  options: effectsOf(kind).map((what, n) => ({
    value: what,
    label: describeWritten(kind, plainEffect(kind, what)),
    isOn: n === 0,
  })),
})

const lordFields = (card: Extract<WrittenCard, { kind: 'lord' }> | undefined): CustomField[] => [
  nameField(card?.name),
  {
    id: 'eras',
    label: say('field-eras'),
    hint: say('field-eras-lord'),
    kind: 'any',
    options: eras(card?.eras ?? []),
  },
  {
    id: 'stats',
    label: say('field-stats'),
    hint: say('field-stats-hint'),
    kind: 'words',
    maxLength: 80,
    ...(card && { value: describeLord(card) }),
  },
]

const eventFields = (card: Extract<WrittenCard, { kind: 'event' }> | undefined): CustomField[] => [
  nameField(card?.name),
  { id: 'era', label: say('field-era'), kind: 'one', options: eras(card ? [card.era] : []) },
  ...(card ? [] : [firstEffect('event')]),
]

const dynastyFields = (card: Extract<WrittenCard, { kind: 'dynasty' }> | undefined): CustomField[] => [
  nameField(card?.name),
  {
    id: 'type',
    label: say('field-type'),
    kind: 'one',
    options: TYPES.map((type) => ({
      value: type,
      label: named(`type-${type}`),
      isOn: type === (card?.type ?? 'person'),
    })),
  },
  {
    id: 'eras',
    label: say('field-eras'),
    hint: say('field-eras-span'),
    kind: 'any',
    options: eras(card ? [card.from, card.to ?? card.from] : []),
  },
  {
    id: 'crossing',
    label: say('field-crossing'),
    kind: 'one',
    options: (['yes', 'no'] as const).map((value) => ({
      value,
      label: say(`crossing-${value}`),
      isOn: (value === 'yes') === (card?.crossing ?? true),
    })),
  },
  ...(card ? [] : [firstEffect('dynasty')]),
]

const attackFields = (card: Extract<WrittenCard, { kind: 'attack' }> | undefined): CustomField[] => [
  nameField(card?.name),
  {
    id: 'loss',
    label: say('param-loss'),
    kind: 'one',
    options: [1, 2, 3, 4, 5].map((n) => ({
      value: String(n),
      label: say('param-number', { n }),
      isOn: n === (card?.loss ?? 1),
    })),
  },
]

/** The fields of a card: of a new one where none is given. */
export function cardFields(kind: WrittenCard['kind'], card: WrittenCard | undefined): CustomField[] {
  switch (kind) {
    case 'lord':
      return lordFields(card?.kind === kind ? card : undefined)
    case 'event':
      return eventFields(card?.kind === kind ? card : undefined)
    case 'dynasty':
      return dynastyFields(card?.kind === kind ? card : undefined)
    case 'attack':
      return attackFields(card?.kind === kind ? card : undefined)
  }
}

/** The card that a filled-in form writes; effects stay as they were. */
export function cardFrom(
  kind: WrittenCard['kind'],
  filled: Filled,
  before: WrittenCard | undefined,
): Written {
  const [name = ''] = filled.name ?? []
  const picked = ERAS.filter((era) => (filled.eras ?? filled.era ?? []).includes(era))
  const effects =
    before && 'effects' in before
      ? before.effects
      : [plainEffect(kind === 'event' ? 'event' : 'dynasty', filled.effect?.[0] ?? '')]
  switch (kind) {
    case 'lord': {
      const [typed = ''] = filled.stats ?? []
      const stats = readStats(typed)
      return stats ? { kind, name, eras: picked, ...stats } : { unread: typed }
    }
    case 'event':
      return { kind, name, era: picked[0], effects }
    case 'dynasty': {
      const [from, to] = [picked[0], picked.at(-1)]
      const span = to === from ? { from } : { from, to }
      return {
        kind,
        name,
        type: filled.type?.[0],
        ...span,
        crossing: filled.crossing?.[0] === 'yes',
        effects,
      }
    }
    case 'attack':
      return { kind, name, loss: Number(filled.loss?.[0]) }
  }
}

/** The value of the menu of eras for a question of none. */
const ANY_ERA = 'any'

/** The fields of a question: of a new one where none is given. */
export const questionFields = (asked: WrittenQuestion | undefined): CustomField[] => [
  {
    id: 'question',
    label: say('field-question'),
    kind: 'words',
    maxLength: LENGTHS.question,
    ...(asked && { value: asked.question }),
  },
  {
    id: 'answers',
    label: say('field-answers'),
    hint: say('field-answers-hint'),
    kind: 'words',
    maxLength: LENGTHS.answer * 4 + 8,
    ...(asked && { value: [asked.right, ...asked.wrong].join('\n') }),
  },
  {
    id: 'why',
    label: say('field-why'),
    kind: 'words',
    maxLength: LENGTHS.question,
    optional: true,
    ...(asked && { value: asked.why }),
  },
  {
    id: 'era',
    label: say('field-era'),
    kind: 'one',
    options: [
      { value: ANY_ERA, label: say('any-era'), isOn: asked?.era === undefined },
      ...eras(asked?.era ? [asked.era] : []),
    ],
  },
  {
    id: 'level',
    label: say('field-level'),
    kind: 'one',
    options: LEVELS.map((level) => ({
      value: level,
      label: say(`level-${level}`),
      isOn: level === (asked?.level ?? 'medium'),
    })),
  },
]

/** The question that a filled-in form writes. */
export function questionFrom(filled: Filled): object {
  const [right = '', ...wrong] = (filled.answers?.[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [era] = filled.era ?? []
  return {
    question: filled.question?.[0] ?? '',
    right,
    wrong,
    why: filled.why?.[0] ?? '',
    ...(era !== ANY_ERA && { era }),
    level: filled.level?.[0],
  }
}
