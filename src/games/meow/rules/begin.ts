// Setting up: who has a cat starts (R2), then everything is shuffled and the battles and the opponent are drawn.
import type { Table } from '../../../engine/game.ts'
import { nameRef, nameRefs, seatRef } from '../../../engine/phrase.ts'
import { firstOf, type Script } from '../../../engine/script.ts'
import { battleCard } from '../cards/index.ts'
import { drawGeneral } from '../table/decks.ts'
import { HAND, type MeowState } from '../table/state.ts'
import { say } from '../text/say.ts'

/** The first player to speak for a cat starts; if nobody does, the lot falls (R2). */
export function* seekCat(table: Table<MeowState>): Script {
  const { state } = table
  const speaker = yield* firstOf(
    state.players.map((_, seat) => ({
      seat,
      prompt: say('ask-cat'),
      options: [
        { id: 'cat', text: say('have-cat') },
        { id: 'no-cat', text: say('have-no-cat') },
      ],
      min: 1,
      max: 1,
      pass: 'no-cat',
      kind: 'cat',
    })),
  )
  state.start = speaker?.seat ?? table.int(table.seats)
  state.recruit = state.start
  state.phase = 'deal'
  table.tell(say(speaker ? 'cat-starts' : 'lot-starts', { who: seatRef(state.start) }))
}

/** Shuffles every pile, draws the three battles and the solo opponent. */
export function deal(table: Table<MeowState>): void {
  const { state } = table
  for (const pile of [state.deck, state.treasurePile, state.stratagemPile, state.battlePile])
    table.shuffle(pile)
  if (state.battles) {
    state.campaign = state.battlePile.splice(0, 3).sort((a, b) => battleCard(a).year - battleCard(b).year)
    table.tell(say('campaign', { battles: nameRefs(state.campaign) }))
  }
  const { rival } = state
  state.phase = 'recruit'
  if (!rival) return
  while (rival.cards.length < HAND) rival.cards.push(drawGeneral(table))
  table.tell(
    say('rival-comes', {
      name: nameRef(rival.name),
      difficulty: nameRef(rival.difficulty),
      cards: nameRefs(rival.cards),
    }),
  )
}
