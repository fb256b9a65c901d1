// The hand picture as data: the cards one player holds, what each does, and whether its era is now.
import type { Id } from '../../../engine/phrase.ts'
import { whole } from '../../../picture/named.ts'
import type { Input } from '../../../picture/paint.ts'
import type { BustFace } from '../../../picture/result.ts'
import { dynastyOf, functionOf, matches } from '../cards/index.ts'
import type { CardType } from '../cards/types.ts'
import type { DynastiesView } from '../view/view.ts'
import { faceOf } from './faces.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A card in hand. */
export interface CardFace {
  /** Fullest first. */
  readonly names: readonly string[]
  readonly effect: string
  /** The same in few words. */
  readonly glance: string
  /** Era of a dynasty card; none for a card that does not wait for one. */
  readonly era: string | null
  readonly type: string
  readonly kind: CardType | 'attack' | 'other'
  /** Whom a person's card shows. */
  readonly face: BustFace | null
  /** Its era is now: it needs no crossing card. */
  readonly here: string | null
  /** How many there are that do the same. */
  readonly count: number
}

/** Everything on a hand picture. */
export interface HandInput extends Input {
  readonly title: string
  /** Nobody has played yet. */
  readonly first: boolean
  readonly cards: readonly CardFace[]
}

/** Makes it; empty for who has no seat. */
export function handInput(view: DynastiesView, vocabulary: Vocabulary): HandInput {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  const hand = own?.hand ?? []
  const cards = hand.map((id) => cardFace(view, id, vocabulary))
  const same = (one: CardFace, other: CardFace) =>
    one.names[0] === other.names[0] && one.effect === other.effect
  return {
    language: vocabulary.language,
    title: vocabulary.words.hand({ n: hand.length }),
    first: view.round === 1,
    cards: cards.flatMap((card, index) =>
      cards.findIndex((other) => same(card, other)) === index
        ? [{ ...card, count: cards.filter((other) => same(card, other)).length }]
        : [],
    ),
  }
}

function cardFace(view: DynastiesView, id: Id, { words, named, effect, glance }: Vocabulary): CardFace {
  const name = named(id)
  const dynasty = dynastyOf(view, id)
  const made = functionOf(view, id)
  const era = dynasty ? [...new Set([words.track[dynasty.from], words.track[dynasty.to]])].join('–') : null
  return {
    names: [...new Set([whole(name), name.name])],
    effect: effect(id),
    glance: glance(id),
    era,
    type: dynasty ? words.types[dynasty.type] : words.function(),
    kind: dynasty ? dynasty.type : made?.kind === 'attack' ? 'attack' : 'other',
    face: faceOf(id) ?? null,
    here: dynasty && matches(dynasty, view.marker) ? words.here() : null,
    count: 1,
  }
}
