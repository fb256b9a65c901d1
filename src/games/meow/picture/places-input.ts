// The line-up that a player is placing, as data: the places with those already chosen, and the cards still in the hand.
import type { Choice, Decision } from '../../../engine/decision.ts'
import { type Reader, render } from '../../../text/render.ts'
import { words } from '../text/index.ts'
import type { MeowView } from '../view/view.ts'
import { type HandInput, handInput } from './hand-input.ts'
import type { Placed } from './line-up.ts'
import { tileOf } from './table-input.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Everything on a picture of a line-up to be filled. */
export interface PlacesInput extends HandInput {
  readonly title: string
  readonly line: Placed & { readonly places: readonly string[] }
}

/** Whether a line-up is to be filled. */
export const asksLineUp = (asked: Decision | undefined): asked is Decision =>
  asked?.prompt.key === 'meow.ask-line-up'

/** Makes it; `picks` fill the places in their order. */
export function placesInput(
  view: MeowView,
  asked: Decision,
  picks: Choice,
  reader: Reader,
  vocabulary: Vocabulary,
): PlacesInput {
  const say = (phrase: Decision['prompt']) =>
    render({ meow: words[reader.language] }, phrase, { ...reader, style: 'plain' })
  const slots = asked.slots ?? []
  const across = slots.filter(({ key }) => key === 'meow.slot-front').length
  const own = view.players.find(({ seat }) => seat === view.viewer)
  const placed = slots.map((_, place) => {
    const id = picks[place]
    return id === undefined ? null : tileOf(id, 'ready', own?.carried[id], vocabulary)
  })
  const { groups, ...rest } = handInput(view, vocabulary)
  const left = groups.map(({ title, cards }) => ({
    title,
    cards: cards.filter(({ id }) => asked.options.some((option) => option.id === id) && !picks.includes(id)),
  }))
  return {
    ...rest,
    title: say(asked.prompt),
    groups: left.filter(({ cards }) => cards.length > 0),
    line: {
      name: 'places',
      fallen: false,
      front: placed.slice(0, across),
      rear: placed.slice(across),
      places: slots.map(say),
    },
  }
}
