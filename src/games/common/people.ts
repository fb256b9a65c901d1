// People side by side as a picture: to choose from, or looked up by their name.
import type { Id } from '../../engine/phrase.ts'
import type { Crest } from '../../picture/crest.ts'
import { namedBy, whole } from '../../picture/named.ts'
import { PALETTE } from '../../picture/palette.ts'
import type { PeopleInput, PersonCard } from '../../picture/people-input.ts'
import { altOf, type Picture } from '../../picture/picture.ts'
import type { Language } from '../../text/language.ts'
import type { GameWords, Person } from './title.ts'

/** A card of a person by the words of their game. */
export function personCard(
  { names, cards, notes }: Pick<GameWords, 'names' | 'cards' | 'notes'>,
  id: Id,
  { face, mark, ground = PALETTE.aged, historic }: Person,
  aside = '',
): PersonCard {
  const name = namedBy(names[id] ?? id)
  return {
    face,
    mark,
    ground,
    names: [whole(name), name.name],
    aside,
    text: cards[id] ?? '',
    note: historic ? lineOf(notes?.[id] ?? '') : '',
  }
}

/** The first paragraph of a note as plain text. */
const lineOf = (note: string): string => (note.split('\n')[0] ?? '').replaceAll('**', '')

/** People of a game as a picture that its own painters draw; nothing of nobody. */
export function peoplePicture(
  game: string,
  crest: Crest,
  language: Language,
  { title, people }: { readonly title: string; readonly people: readonly PersonCard[] },
): Picture | undefined {
  if (people.length === 0) return undefined
  const input: PeopleInput = { language, crest, title, people }
  const lines = people.map(({ names, aside, text }) => [names[0], aside, text].filter(Boolean).join(' · '))
  const short = people.map(({ names }) => names[0] ?? '')
  return {
    kind: `${game}.people`,
    input,
    alt: altOf([title, ...lines].join('\n'), [title, ...short].join('\n')),
  }
}
