// A server's set of custom cards and questions, as the bot shows and changes it (D20, D34).
import { type Id, nameRef, type Phrase } from '../../../engine/phrase.ts'
import type {
  CustomContent,
  CustomField,
  CustomItem,
  CustomPart,
  CustomReading,
  CustomTarget,
} from '../../common/custom-set.ts'
import { describeEvent, describeLord, hintOf } from '../text/describe.ts'
import { say } from '../text/say.ts'
import { cardOf } from './build.ts'
import {
  describeWritten,
  type Effective,
  effectFields,
  effectFrom,
  effectsOf,
  plainEffect,
} from './effect-fields.ts'
import { faultsOf } from './faults.ts'
import { cardFields, cardFrom, type Filled, questionFields, questionFrom } from './item-forms.ts'
import { readSet, type WrittenSet, writeSet } from './sets.ts'
import { LENGTHS, set as shape, type WrittenCard, type WrittenQuestion } from './shape.ts'

/** A set that has a name: one of a server. */
type NamedSet = WrittenSet & { readonly name: string }

const CARDS = ['lord', 'event', 'dynasty', 'attack'] as const
const isCard = (kind: string): kind is WrittenCard['kind'] => CARDS.some((each) => each === kind)
/** The form of the set itself, with its name and its author's. */
const SET = 'set'
/** Effects of a card. */
const MOST_EFFECTS = 3

/** What a list of cards alone is called. */
const UNNAMED = 'Custom cards'

function read(text: string): CustomReading<NamedSet> {
  const reading = readSet(text)
  return reading.ok ? { ok: true, set: { ...reading.set, name: reading.set.name ?? UNNAMED } } : reading
}

/** A set as it was put together, where that is one. */
function checked(set: object): CustomReading<NamedSet> {
  const result = shape.safeParse(set)
  const faults = faultsOf(result)
  if (result.success && faults.length === 0) return { ok: true, set: result.data }
  return { ok: false, faults: faults.map(({ fault }) => fault) }
}

/** A list with an item in another's place, or at its end where none is given. */
const placed = <T>(list: readonly T[], index: number | undefined, item: T): T[] =>
  index === undefined ? [...list, item] : list.map((each, at) => (at === index ? item : each))

const unreadable = (typed: string): CustomReading<NamedSet> => ({
  ok: false,
  faults: [say('house-stats', { typed: { typed } })],
})

type Effects = readonly { readonly do: string }[]

const effectsIn = (card: WrittenCard | undefined): Effects => (card && 'effects' in card ? card.effects : [])

const isEffective = (kind: string): kind is Effective => kind === 'dynasty' || kind === 'event'

const partsOf = (card: WrittenCard): CustomPart[] => {
  const { kind } = card
  return isEffective(kind) && 'effects' in card
    ? card.effects.map((effect, n) => ({ part: String(n), says: describeWritten(kind, effect) }))
    : []
}

function moreOf(card: WrittenCard): CustomPart[] {
  const { kind } = card
  const has = effectsIn(card)
  if (!isEffective(kind) || has.length >= MOST_EFFECTS || has.some((each) => each.do === 'cancel')) return []
  return effectsOf(kind)
    .filter((what) => what !== 'cancel')
    .map((what) => ({ part: `+${what}`, says: describeWritten(kind, plainEffect(kind, what)) }))
}

function cardSays(written: WrittenCard): Phrase {
  const card = cardOf(written)
  if (card.kind === 'lord')
    return say('lord-says', {
      eras: card.lord.eras.map((era) => nameRef(era)),
      stats: describeLord(card.lord),
    })
  if (card.kind === 'event')
    return say('hint-era', { era: nameRef(card.event.era), effect: describeEvent(card.event) })
  return hintOf({ house: [card] }, 'house-1')
}

const questionSays = ({ right, wrong, era, level }: WrittenQuestion): Phrase =>
  say('question-says', {
    level: say(`level-${level}`),
    era: era ? say('name-alone', { name: nameRef(era) }) : say('any-era'),
    right: { typed: right },
    wrong: wrong.map((typed) => ({ typed })),
  })

const items = ({ cards, questions }: NamedSet): CustomItem[] => [
  ...cards.map((card, index) => ({
    index,
    kind: card.kind,
    name: card.name,
    says: cardSays(card),
    parts: partsOf(card),
    more: moreOf(card),
  })),
  ...questions.map((asked, index) => ({
    index: cards.length + index,
    kind: 'question',
    name: asked.question,
    says: questionSays(asked),
    parts: [],
    more: [],
  })),
]

/** A form of a card's effect: one that it has, or a new one. */
const effectOfPart = (card: WrittenCard | undefined, kind: Effective, part: string) =>
  part.startsWith('+') ? plainEffect(kind, part.slice(1)) : effectsIn(card)[Number(part)]

function fields({ name, author, cards, questions }: NamedSet, target: CustomTarget): CustomField[] {
  const { kind, index, part } = target
  if (kind === SET)
    return [
      { id: 'name', label: say('field-set'), kind: 'words', maxLength: LENGTHS.set, value: name },
      {
        id: 'author',
        label: say('field-author'),
        kind: 'words',
        maxLength: LENGTHS.author,
        optional: true,
        value: author ?? '',
      },
    ]
  if (!isCard(kind)) return questionFields(index === undefined ? undefined : questions[index - cards.length])
  const card = index === undefined ? undefined : cards[index]
  if (part === undefined) return cardFields(kind, card)
  const effect = isEffective(kind) ? effectOfPart(card, kind, part) : undefined
  return effect && isEffective(kind) ? effectFields(kind, effect as Parameters<typeof effectFields>[1]) : []
}

function change(set: NamedSet, target: CustomTarget, filled: Filled): CustomReading<NamedSet> {
  const { kind, index, part } = target
  const next = { ...set, version: set.version + 1 }
  if (kind === SET)
    return checked({ ...next, name: filled.name?.[0] ?? '', author: filled.author?.[0] ?? '' })
  if (!isCard(kind)) {
    const at = index === undefined ? undefined : index - set.cards.length
    return checked({ ...next, questions: placed<object>(set.questions, at, questionFrom(filled)) })
  }
  const card = index === undefined ? undefined : set.cards[index]
  const written =
    part === undefined
      ? cardFrom(kind, filled, card)
      : card && isEffective(kind)
        ? withEffect(card, kind, part, filled)
        : {}
  if ('unread' in written) return unreadable(String(written.unread))
  return checked({ ...next, cards: placed<object>(set.cards, index, written) })
}

/** A card with an effect changed or added. */
function withEffect(card: WrittenCard, kind: Effective, part: string, filled: Filled): object {
  const before = effectOfPart(card, kind, part)
  if (!before) return card
  const effect = effectFrom(kind, before.do, filled)
  if ('unread' in effect) return effect
  const at = part.startsWith('+') ? undefined : Number(part)
  return { ...card, effects: placed<object>(effectsIn(card), at, effect) }
}

function remove(set: NamedSet, { index = -1, part }: CustomTarget): CustomReading<NamedSet> {
  const next = { ...set, version: set.version + 1 }
  const others = <T>(list: readonly T[], at: number) => list.filter((_, place) => place !== at)
  const card = set.cards[index]
  if (part !== undefined && card)
    return checked({
      ...next,
      cards: placed<object>(set.cards, index, { ...card, effects: others(effectsIn(card), Number(part)) }),
    })
  return checked({
    ...next,
    cards: others(set.cards, index),
    questions: others(set.questions, index - set.cards.length),
  })
}

/** What is looked at of a view. */
interface Shown {
  readonly players: readonly { readonly hand: readonly Id[] | null }[]
}

/** Custom cards and questions, for `Title.custom`. */
export const custom: CustomContent<NamedSet> = {
  option: 'house',
  kinds: [...CARDS, 'question' as const].map((kind) => ({ kind, name: say(`kind-${kind}`) })),
  fresh: (name, author) => ({ name, author, version: 1, cards: [], questions: [] }),
  read,
  write: writeSet,
  items,
  isShown: (view) => (view as Shown).players.some(({ hand }) => hand?.some((id) => id.startsWith('house-'))),
  fields,
  change,
  remove,
}
