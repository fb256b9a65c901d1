// What a picture may show: nothing that its viewer cannot place, neither by id nor by name.
import type { State } from '../../src/engine/game.ts'
import { type Id, type Viewer, wordsOf } from '../../src/engine/phrase.ts'
import type { Title } from '../../src/games/common/title.ts'
import type { Picture } from '../../src/picture/picture.ts'
import type { Language } from '../../src/text/language.ts'

/** Ids that `viewer` cannot place and that a picture's input or description shows all the same, by id or by name. */
export function shownUnknown(
  { game, words }: Title,
  state: State,
  viewer: Viewer,
  { input, alt }: Picture,
  language: Language,
): Id[] {
  const { names, cards } = words[language]
  const nameOf = (id: Id): string => (names[id] ?? id).replace(/(?<=\p{sc=Latin}\S*) \p{sc=Han}+$/u, '')
  // What a card does is the same for all; it may name other cards.
  const effects = [
    ...Object.values(cards),
    ...Object.keys(cards).flatMap((id) => names[`${id}-text`] ?? []),
  ].sort(
    (a, b) => b.length - a.length, // a short one may be a part of a long one
  )
  const said = effects.reduce(
    (text, effect) => text.replaceAll(effect, '').replaceAll(effect.replace(/[.。]$/, ''), ''),
    [...stringsIn(input), alt].join('\n'),
  )
  const ids = wordsOf(input)
  // Several cards have one name: it may stand for one that is in the view.
  const known = new Set([...wordsOf(game.view(state, viewer))].filter((id) => id in names).map(nameOf))
  return game
    .unknown(state, viewer)
    .flat()
    .filter(
      (id) => ids.has(id) || (!known.has(nameOf(id)) && id in names && says(without(nameOf(id)), nameOf(id))),
    )

  /** What is said besides the longer names, of known things, that this one is a part of. */
  function without(name: string): string {
    const longer = [...known].filter((other) => other.includes(name))
    return longer.reduce((text, other) => text.replaceAll(other, ''), said)
  }
}

/** Whether a text has a name in it, not as a part of another word; a number is no name. */
const says = (text: string, name: string): boolean =>
  /\p{L}/u.test(name) &&
  new RegExp(`(?<!\\p{sc=Latin})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{sc=Latin})`, 'u').test(
    text,
  )

/** All that is written; of a card that also says in few words what it does, its whole `text` alone. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const { glance, ...rest } = value as { glance?: unknown; text?: unknown }
  return Object.values('text' in rest ? rest : value).flatMap(stringsIn)
}
