// The solo opponent: its visits in free mode, and its line-up (R39, R40).
import type { Table } from '../../../engine/game.ts'
import { type Id, nameRef, nameRefs } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { FREE } from '../cards/duels.ts'
import { general } from '../cards/index.ts'
import { drawGeneral } from '../table/decks.ts'
import type { MeowState, Rival } from '../table/state.ts'
import { say } from '../text/say.ts'

/** After each of our visits the free opponent throws its weakest card and refills (R40). */
export function rivalVisits(table: Table<MeowState>): void {
  const { rival } = table.state
  if (rival?.name !== FREE) return
  const weakest = weakestOf(rival.cards)
  const thrown = at(weakest, weakest.length > 1 ? table.int(weakest.length) : 0)
  rival.cards = rival.cards.filter((id) => id !== thrown)
  table.state.discards.push(thrown)
  const drawn = drawGeneral(table)
  rival.cards.push(drawn)
  table.tell(say('rival-visits', { out: nameRef(thrown), in: [nameRef(drawn)] }))
}

/** Lowest attack, then lowest HP; several where both are equal. */
function weakestOf(cards: readonly Id[]): Id[] {
  const order = [...cards].sort(
    (a, b) => general(a).attack - general(b).attack || general(a).hp - general(b).hp,
  )
  const { attack, hp } = general(at(order, 0))
  return order.filter((id) => general(id).attack === attack && general(id).hp === hp)
}

/** Shuffles the opponent's five into its line-up; it lies open only where the difficulty is ordinary (R39). */
export function oppose(table: Table<MeowState>): void {
  const { state } = table
  state.phase = 'plan'
  const { rival } = state
  if (!rival) return
  table.shuffle(rival.cards)
  rival.placed = true
  rival.up = rival.difficulty === 'ordinary'
  if (rival.up) tellRival(table, rival)
  else table.tell(say('rival-hidden'))
}

/** The opponent's line-up, once it lies open. */
export function tellRival(table: Table<MeowState>, { cards }: Rival): void {
  table.tell(
    say('line-up', {
      who: nameRef('rival'),
      front: nameRefs(cards.slice(0, 3)),
      rear: nameRefs(cards.slice(3)),
    }),
  )
}
