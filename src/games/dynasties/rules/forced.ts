// The four persons who must be shown, when their era comes (D16, D23).

import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { see } from '../../common/seen.ts'
import { takeOut } from '../../common/take-out.ts'
import { forcedOf } from '../cards/index.ts'
import {
  cardRef,
  cardRefs,
  type DynastiesTable,
  discard,
  livingFrom,
  opponentsOf,
  playerAt,
} from '../table/state.ts'
import { say } from '../text/say.ts'
import { giveOut } from './choosing.ts'
import { skipTurns } from './effects.ts'
import { discardDown, findAll, findOut } from './hands.ts'
import { cardOption, costOf } from './labels.ts'
import { moveOpen } from './open.ts'
import { alter } from './stats.ts'

/** Every person whose era has just come works, clockwise from `from`; a hidden one is found out. */
export function* callForced(table: DynastiesTable, from: Seat): Script {
  const { state } = table
  for (const card of forcedOf(state.marker)) {
    const holder = livingFrom(state, from).find((seat) => {
      const { hand, shown } = playerAt(state, seat)
      return shown.includes(card) || hand.includes(card)
    })
    if (holder === undefined) nobodyHides(table, card)
    else if (playerAt(state, holder).shown.includes(card)) yield* work(table, holder, card)
    else findOut(table, holder, card)
  }
}

/** With `honesty`, it shows now that nobody has hidden the card, if it is not out of the way anyhow. */
function nobodyHides({ state, reveal }: DynastiesTable, card: Id): void {
  const outside = state.discards.includes(card) || state.gone.includes(card)
  if (state.rules.honesty && !outside)
    reveal(say('nobody-hides', { card: cardRef(state, card) }), { about: [card] })
}

function* work(table: DynastiesTable, seat: Seat, card: Id): Script {
  const { state } = table
  discard(state, takeOut(playerAt(state, seat).shown, card))
  table.tell(say('forced-works', { who: seatRef(seat), card: cardRef(state, card) }), { mark: 'notice' })
  if (card === 'xiang-yu') contend(table, seat)
  else if (card === 'xiao-yan') yield* retreat(table, seat)
  else if (card === 'shi-jingtang') yield* cede(table, seat)
  else yield* abdicate(table, seat)
}

/** 項羽: the own state −5, that of 劉邦 +5; the same player: no change. */
function contend(table: DynastiesTable, seat: Seat): void {
  const { state } = table
  const rival = state.players.findIndex(({ lord }) => lord === 'liu-bang')
  if (rival === seat) table.tell(say('xiang-yu-same', { who: seatRef(seat) }))
  else {
    if (rival >= 0) alter(table, rival, { state: 5 })
    alter(table, seat, { state: -5 })
  }
}

/** 蕭衍: state −5 where there is so much, or three turns skipped. */
function* retreat(table: DynastiesTable, seat: Seat): Script {
  const able = playerAt(table.state, seat).stats.state >= 5
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-xiao-yan'),
    notice: say('waits-xiao-yan', { who: seatRef(seat), card: nameRef('xiao-yan') }),
    options: [
      ...(able ? [{ id: 'lose', text: say('lose-state', { n: 5 }), cost: costOf({ state: -5 }) }] : []),
      {
        id: 'skip',
        text: say('skip-turns', { n: 3 }),
        cost: [{ of: 'turns', amount: 3, text: say('cost-turns', { n: 3 }) }],
      },
    ],
    open: true,
  })
  if (picked === 'lose') alter(table, seat, { state: -5 })
  else skipTurns(table, seat, 3)
}

/** 石敬塘: state −4, attack −2, and a card to every opponent. */
function* cede(table: DynastiesTable, seat: Seat): Script {
  alter(table, seat, { state: -4, attack: -2 })
  yield* giveOut(table, seat, opponentsOf(table.state, seat))
}

/** 溥儀: the hand lies open, and every opponent in order takes a card of it. */
function* abdicate(table: DynastiesTable, seat: Seat): Script {
  const { state } = table
  findAll(table, seat)
  const player = playerAt(state, seat)
  if (player.hand.length === 0) return
  state.open = seat
  see(state, player.hand, ['public'])
  table.tell(say('hand-open', { who: seatRef(seat), cards: cardRefs(state, player.hand) }))
  for (const other of opponentsOf(state, seat)) {
    if (player.hand.length === 0) break
    const card = yield* chooseOne(other, {
      prompt: say('ask-puyi', { whom: seatRef(seat) }),
      notice: say('waits-puyi', { who: seatRef(other), whom: seatRef(seat) }),
      options: player.hand.map((held) => cardOption(state, held)),
    })
    moveOpen(table, card, seat, other)
    yield* discardDown(table, other)
  }
  state.open = null
}
