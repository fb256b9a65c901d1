// People to choose from: corners, each with the lord who rules it, or generals to recruit.
import type { Decision } from '../../../engine/decision.ts'
import type { Picture } from '../../../picture/picture.ts'
import { type Reader, render } from '../../../text/render.ts'
import { peoplePicture, personCard } from '../../common/people.ts'
import { FACTIONS } from '../box/factions.ts'
import { isGeneral, lordOf } from '../box/generals.ts'
import { homeOf } from '../map/index.ts'
import { words } from '../text/index.ts'
import { person } from './person.ts'

const ASKS = new Set(['storm.ask-capital', 'storm.ask-general'])

/** Whether a corner or a general is chosen. */
export const asksPeople = (asked: Decision | undefined): asked is Decision =>
  asked !== undefined && ASKS.has(asked.prompt.key)

/** Lords side by side, each under their capital, or generals; nothing unless one of them is chosen. */
export function peopleAsked(reader: Reader, asked: Decision | undefined): Picture | undefined {
  if (!asksPeople(asked)) return undefined
  const { language } = reader
  const said = words[language]
  const people = asked.options.flatMap(({ id }) => {
    const corner = FACTIONS.find((faction) => homeOf(faction).capital === id)
    const card = corner ? lordOf(corner) : id
    const looks = isGeneral(card) && person(card, language)
    return looks ? [personCard(said, card, looks, corner ? (said.names[id] ?? id) : '')] : []
  })
  const shared = sharedSentences(people.map(({ text }) => text))
  const title = render({ storm: said }, asked.prompt, { ...reader, style: 'plain' })
  return peoplePicture('storm', 'storm', language, {
    title,
    people: people.map((each) => ({ ...each, text: each.text.slice(shared).trim() })),
  })
}

/** How many signs of whole sentences several texts begin with alike: what all can do tells none of them apart. */
function sharedSentences([first = '', ...others]: readonly string[]): number {
  let alike = 0
  while (alike < first.length && others.every((text) => text[alike] === first[alike])) alike++
  const ends = [...first.slice(0, alike).matchAll(/[.。] ?/gu)]
  const end = ends.at(-1)
  return others.length === 0 || !end ? 0 : end.index + end[0].length
}
