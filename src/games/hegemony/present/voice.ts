// A reader's words for board, hand and pictures: names with and without the Chinese beside them, players, lists.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { clip } from '../../../text/markdown.ts'
import { type Reader, withIcon } from '../../../text/render.ts'
import { playerName } from '../../common/voice.ts'
import { type Edition, type General, type Skill, skillsIn } from '../cards/generals.ts'
import { card as cardOf, type Kind, rankOf, suitSign } from '../cards/index.ts'
import type { Faction } from '../table/state.ts'
import type { BoardWords } from '../text/board/words.ts'
import { BOARD_WORDS } from '../text/board.ts'
import { revisedText } from '../text/describe.ts'
import { VOCABULARY } from '../text/index.ts'
import { FACTION_ICONS } from './icons.ts'

/** How much of a name there is room for: as it stands, without Chinese beside it, as short as there is one. */
export type Length = 'full' | 'plain' | 'short'

/** A reader's words. */
export interface Voice {
  readonly words: BoardWords
  general(id: General, length: Length): string
  kind(kind: Kind, length: Length): string
  skill(id: Id, length: Length): string
  faction(id: Faction, length: Length): string
  /** What it does, in one line. */
  kindDoes(kind: Kind): string
  /** The same in few words. */
  kindBriefly(kind: Kind): string
  skillDoes(id: Id): string
  /** The skills of a general in this printing. */
  skillsOf(id: General): readonly Skill[]
  who(seat: Seat): string
  /** Several things as parts of one sentence; empty ones are left out. */
  listed(parts: readonly string[]): string
}

/** The name without the Chinese that stands beside it in other languages. */
const plain = (name: string): string => name.replace(/(?<=\p{sc=Latin}\S*) \p{sc=Han}\S*$/u, '')

/**
 * The voice for a reader; names of players are cut to `longest` signs where that is given.
 * @param edition the printing whose skills are played with
 */
export function voiceFor(reader: Reader, longest?: number, edition: Edition = 'printed'): Voice {
  const { language, seatName } = reader
  const words = BOARD_WORDS[language]
  const { box, cards, glances, generals, skills } = VOCABULARY[language]
  const sized = (id: Kind | General, name: string, length: Length): string =>
    length === 'full' ? name : ((length === 'short' ? words.short[id] : undefined) ?? plain(name))
  const skillWords = (id: Id) => skills[id as Skill]
  return {
    words,
    general: (id, length) => sized(id, generals[id], length),
    kind: (kind, length) => sized(kind, cards[kind].name, length),
    skill: (id, length) => {
      const { name } = skillWords(id)
      return length === 'full' ? name : plain(name)
    },
    faction: (id, length) =>
      withIcon(FACTION_ICONS[id], length === 'short' ? words.factions[id] : box.factions[id], reader),
    kindDoes: (kind) => cards[kind].brief,
    kindBriefly: (kind) => glances[kind],
    skillsOf: (id) => skillsIn(id, edition),
    skillDoes: (id) =>
      edition === 'revised' ? revisedText(VOCABULARY[language], id as Skill, 'brief') : skillWords(id).brief,
    who: (seat) => {
      const name = longest === undefined ? seatName(seat) : clip(seatName(seat), longest)
      return playerName(reader, name)
    },
    listed: (parts) => parts.filter((part) => part !== '').join(words.signs.comma),
  }
}

/** Suit and number of a card: `♠7`. */
export function markOf(card: Id): string {
  const { suit, number } = cardOf(card)
  return `${suitSign(suit)}${rankOf(number)}`
}

/** Half fish as HP: 3 are `1½`. */
export const halfText = (half: number): string => `${Math.floor(half / 2)}${half % 2 === 1 ? '½' : ''}`

/** Cards by kind, in the order of the hand, with the copies of each. */
export function byKind(
  cards: readonly Id[],
): readonly { readonly kind: Kind; readonly cards: readonly Id[] }[] {
  const kinds = new Map<Kind, Id[]>()
  for (const id of cards) {
    const { kind } = cardOf(id)
    kinds.set(kind, [...(kinds.get(kind) ?? []), id])
  }
  return [...kinds].map(([kind, copies]) => ({ kind, cards: copies }))
}

/** A sentence without its stop. */
export const bare = (sentence: string): string => sentence.replace(/[.。]$/, '')
