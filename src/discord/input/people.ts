// People who are looked up by their name, as a picture: one large, or those of several games beside each other.
import { peoplePicture, personCard } from '../../games/index.ts'
import { crestNamed } from '../../picture/crest.ts'
import type { Picture } from '../../picture/picture.ts'
import type { Language } from '../../text/language.ts'
import { wordsOf } from '../words/present.ts'
import type { Card } from './cards.ts'

/** So many stand beside each other. */
const BESIDE = 4

/** The people among some cards; nothing where there is none, or there are too many to be told apart. */
export function lookedUpPicture(cards: readonly Card[], language: Language): Picture | undefined {
  const known = cards.flatMap(({ title, id }) => {
    const looks = title.pictures?.person?.(id, language)
    const words = title.words[language]
    return looks ? [{ title, card: personCard(words, id, looks, cards.length > 1 ? words.title : '') }] : []
  })
  const [first, ...more] = known
  if (!first || known.length > BESIDE || known.length < cards.length) return undefined
  const games = new Set(known.map(({ title }) => title))
  const drawn = games.size === 1 ? first.title : known.find(({ title }) => title.pictures?.drawsAnyone)?.title
  const { id } = (drawn ?? first.title).game
  const crest = crestNamed(games.size === 1 ? id : '')
  const title = more.length === 0 ? first.title.words[language].title : wordsOf(language)['people-title']()
  return peoplePicture(id, crest, language, { title, people: known.map(({ card }) => card) })
}
