// The hand picture as data: what one player looks at and holds, with numbers and what each card does.
import type { Id } from '../../../engine/phrase.ts'
import { whole } from '../../../picture/named.ts'
import type { Input } from '../../../picture/paint.ts'
import { GENERALS, general } from '../cards/index.ts'
import type { MeowView } from '../view/view.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A card. */
export interface CardFace {
  readonly id: Id
  /** Fullest first. */
  readonly names: readonly string[]
  readonly numbers: { readonly attack: number; readonly hp: number; readonly speed: number } | null
  /** Faction, troop and year of death of a general. */
  readonly kind: readonly string[] | null
  readonly text: string
  /** The same in few words. */
  readonly glance: string
  /** The treasure it carries. */
  readonly carries: string | null
}

/** Cards that lie together, under a title. */
export interface Group {
  readonly title: string
  readonly cards: readonly CardFace[]
}

/** Everything on a hand picture. */
export interface HandInput extends Input {
  readonly empty: string
  readonly groups: readonly Group[]
}

/** Makes it; empty for who has no seat. */
export function handInput(view: MeowView, vocabulary: Vocabulary): HandInput {
  const { labels, language } = vocabulary
  const own = view.players.find(({ seat }) => seat === view.viewer)
  const group = (title: string, ids: readonly Id[] | null | undefined): Group[] =>
    !ids || ids.length === 0
      ? []
      : [{ title, cards: ids.map((id) => faceOf(id, own?.carried ?? {}, vocabulary)) }]
  return {
    language,
    empty: labels.empty(),
    groups: own
      ? [
          ...group(labels.looking(), view.looked),
          ...group(labels.yourHand(), own.hand),
          ...group(labels.yourTreasures(), own.treasures),
          ...group(labels.yourStratagems(), [...(own.stratagems ?? []), ...(own.planned ?? [])]),
        ]
      : [],
  }
}

/** All cards that lie before the viewing seat. */
export function cardsBefore({ players, viewer, looked }: MeowView): readonly Id[] {
  const own = players.find(({ seat }) => seat === viewer)
  const { hand, treasures, stratagems, planned } = own ?? {}
  return [looked, hand, treasures, stratagems, planned].flatMap((cards) => cards ?? [])
}

function faceOf(id: Id, carried: Readonly<Record<Id, Id>>, vocabulary: Vocabulary): CardFace {
  const { words, labels, named, effect, glance } = vocabulary
  const names = [...new Set([whole(named(id)), named(id).name])]
  if (!(id in GENERALS))
    return { id, names, numbers: null, kind: null, text: effect(id), glance: glance(id), carries: null }
  const { attack, hp, speed, faction, troop, skill, died } = general(id)
  const treasure = carried[id]
  return {
    id,
    names,
    numbers: { attack, hp, speed },
    kind: [named(faction).name, named(troop).name, words.died({ year: died })],
    text: `${labels.clashMark(skill.clash)}${words.colon()}${effect(id)}`,
    glance: `${labels.clashMark(skill.clash)}${words.colon()}${glance(id)}`,
    carries: treasure === undefined ? null : named(treasure).name,
  }
}
