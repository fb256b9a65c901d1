// The table as Markdown, made from a view alone.
import { nameRef, type Phrase, seatRef } from '../../../engine/phrase.ts'
import type { Reader } from '../../../text/render.ts'
import { nextSpace, type Space, YEARS } from '../cards/eras.ts'
import { dynastyIds } from '../cards/index.ts'
import { lapOf } from '../table/options.ts'
import { cardRef, cardRefs, type Pact } from '../table/state.ts'
import { say } from '../text/say.ts'
import type { DynastiesView, PlayerView } from '../view/view.ts'
import { fitted, sayTo } from './parts.ts'

/** Discord leaves that much for a board. */
const BOARD_LIMIT = 1800

/** The table as a viewer sees it. */
export function board(view: DynastiesView, reader: Reader): string {
  const told = sayTo(reader)
  const { rules, deck, discards, events, gone } = view
  const head = [
    headLine(view),
    yearsLine(view.marker),
    say('board-piles', { deck, discards: discards.length, events }),
    ...(rules.ending === 'deck' ? [say('board-left', { n: gone.length, of: dynastyIds(view).length })] : []),
    ...atWork(view),
  ]
  const players = view.players.map((player) => playerLine(view, player, told))
  return fitted(
    [...head.map(told), ...players, ...view.pacts.map((pact) => told(pactLine(pact)))],
    BOARD_LIMIT,
  )
}

/** Where the marker is, and how far the game has come. */
function headLine(view: DynastiesView): Phrase {
  const { marker, round, renewed, rules } = view
  const era = nameRef(marker)
  if (rules.ending === 'clock')
    return say(renewed ? 'board-clock-anew' : 'board-clock', { era, round, of: rules.rounds })
  const lap = lapOf(view)
  if (rules.laps === null) return say('board-head-open', { era, round, lap })
  return say('board-head', { era, round, lap, of: rules.laps })
}

/** When the era of the marker was, and what comes next on the track. */
function yearsLine(marker: Space): Phrase {
  const next = nameRef(nextSpace(marker))
  return marker === 'start' ? say('board-next', { next }) : say('board-years', { ...YEARS[marker], next })
}

/** The question being asked, or the event or the cards in effect. */
function atWork({ question, event, played, house }: DynastiesView): Phrase[] {
  if (question) return [say('board-asked', { who: seatRef(question.asker), whom: seatRef(question.target) })]
  if (event !== null) return [say('board-event', { event: cardRef({ house }, event) })]
  return played.length > 0 ? [say('board-played', { cards: cardRefs({ house }, played) })] : []
}

function playerLine(view: DynastiesView, player: PlayerView, told: (phrase: Phrase) => string): string {
  const { seat, lord, stats, meets, handSize, skip, silenced, shown } = player
  const who = seatRef(seat)
  if (!player.alive) return told(say('board-out', { who }))
  const { state: power, grain, attack } = stats
  const line =
    lord === null
      ? say('board-no-lord', { who })
      : say('board-player', {
          who,
          lord: cardRef(view, lord),
          power,
          grain,
          attack,
          defence: meets,
          cards: handSize,
        })
  const parts = [
    view.active === seat ? say('board-active', { line }) : line,
    ...(view.first === seat && view.round > 0 && view.phase !== 'over' ? [say('board-first')] : []),
    ...(skip > 0 ? [say('board-skip', { n: skip })] : []),
    ...(silenced ? [say('board-silenced')] : []),
    ...(shown.length > 0 ? [say('board-shown', { cards: cardRefs(view, shown) })] : []),
  ]
  return parts.map(told).join(' · ')
}

function pactLine({ kind, owner, other, left: n }: Pact): Phrase {
  const [who, whom] = [seatRef(owner), seatRef(other)]
  if (kind === 'truce') return say('board-truce', { who, whom, n })
  return kind === 'shield' ? say('board-shield', { who, n }) : say('board-exposed', { who, whom, n })
}
