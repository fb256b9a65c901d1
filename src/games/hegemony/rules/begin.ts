// Setup (section 1): generals dealt, two of a kingdom kept in secret, HP cards, four cards each, the first player.
import { seatRef } from '../../../engine/phrase.ts'
import { everyone, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { type General, generalsDealt, halvesOf } from '../cards/generals.ts'
import { CARDS_DEALT } from '../cards/index.ts'
import type { Actions, HegemonyTable } from '../core/actions.ts'
import { cardList } from '../core/labels.ts'
import { gatherGenerals } from '../table/general-pile.ts'
import { editionOf, type Place, playerAt, playsWith } from '../table/state.ts'
import { say } from '../text/say.ts'
import { showAtStart } from './at-start.ts'
import { draft, layRow } from './draft.ts'
import { keep, pickQuestion } from './picking.ts'

/** Deals generals to pick from, or lays the row of a draft. */
export function* deal(table: HegemonyTable): Script {
  const { state } = table
  const count = state.dealt ?? generalsDealt(state.players.length)
  table.shuffle(state.box)
  if (playsWith(state, 'draft')) layRow(table, count)
  else {
    for (const player of state.players) player.dealt = state.box.splice(0, count)
    table.tell(say('dealt-generals', { count }), { mark: 'turn' })
  }
  state.phase = 'pick'
}

/** Everyone keeps a head, then a deputy of the same kingdom; the others leave the game unseen. */
export function* pick(actions: Actions): Script {
  const { state } = actions
  if (state.row) {
    if (yield* draft(actions, state.row)) start(actions)
    return
  }
  const place: Place = playerAt(state, 0).generals.length === 0 ? 'head' : 'deputy'
  const answers = yield* everyone(
    state.players.map((player, seat) => pickQuestion(seat, player, player.dealt, editionOf(state))),
  )
  for (const [seat, answer] of answers.entries()) {
    const player = playerAt(state, seat)
    const id = at(answer, 0) as General
    keep(player, id)
    player.dealt = player.dealt.filter((each) => each !== id)
  }
  if (place === 'deputy') start(actions)
}

/** HP cards open, hands dealt, the first player by lot. */
function start(actions: Actions): void {
  const { state, table } = actions
  for (const [seat, player] of state.players.entries()) {
    player.maxHp = Math.floor(
      player.generals.reduce((sum, { id, place }) => sum + halvesOf(id, place), 0) / 2,
    )
    player.hp = player.maxHp
    table.tell(say('hp-card', { who: seatRef(seat), hp: player.maxHp }))
  }
  table.shuffle(state.deck)
  for (const [seat, player] of state.players.entries()) {
    player.hand = state.deck.splice(0, CARDS_DEALT)
    table.tell(say('you-draw', { cards: cardList(player.hand) }), { to: [seat] })
  }
  if (!state.row) state.first = table.int(state.players.length)
  state.next = state.first
  if (playsWith(state, 'transformation')) gatherGenerals(state)
  state.phase = 'play'
  table.tell(say('first-player', { who: seatRef(state.first), count: CARDS_DEALT }), { mark: 'notice' })
  showAtStart(actions)
}
