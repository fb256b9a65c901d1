// The table and the hand as Markdown, made from a view alone.
import { type Phrase, seatRef } from '../../engine/phrase.ts'
import { type Reader, render } from '../../text/render.ts'
import { effectOf } from './describe.ts'
import { say } from './say.ts'
import { cardRef, cardRefs, type Pact } from './state.ts'
import type { DynastiesView, PlayerView } from './view.ts'
import { words } from './words.ts'

/** Discord leaves that much for a board and for a hand. */
const BOARD_LIMIT = 1800
const HAND_LIMIT = 1200
/** And that much beside a picture. */
const KNOWN_LIMIT = 600

const sayTo = (reader: Reader) => (phrase: Phrase) =>
  render({ dynasties: words[reader.language] }, phrase, reader)

/** The table as a viewer sees it. */
export function board(view: DynastiesView, reader: Reader): string {
  const told = sayTo(reader)
  const { round, laps, rules, deck, discards, events, gone } = view
  const head = [
    say('board-head', { era: { name: view.marker }, round, laps: laps + 1, of: rules.laps }),
    say('board-piles', { deck, discards: discards.length, events }),
    ...(rules.ending === 'deck' ? [say('board-left', { n: gone.length })] : []),
  ]
  const players = view.players.map((player) => playerLine(view, player, told))
  return fitted(
    [...head.map(told), ...players, ...view.pacts.map((pact) => told(pactLine(pact)))],
    BOARD_LIMIT,
  )
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
    ...(skip > 0 ? [say('board-skip', { n: skip })] : []),
    ...(silenced ? [say('board-silenced')] : []),
    ...(shown.length > 0 ? [say('board-shown', { cards: cardRefs(view, shown) })] : []),
  ]
  return parts.map(told).join(' · ')
}

function pactLine({ kind, owner, other, left: n }: Pact): Phrase {
  const [who, whom] = [seatRef(owner), seatRef(other)]
  if (kind === 'truce') return say('board-truce', { who, whom, n })
  return kind === 'shield' ? say('board-shield', { who, n }) : say('board-exposed', { whom, n })
}

/** What the viewing seat alone holds and knows. */
export function hand(view: DynastiesView, reader: Reader): string {
  const told = sayTo(reader)
  const own = view.players.find(({ seat }) => seat === view.viewer)
  const cards = own?.hand ?? []
  const known = knownLines(view, reader)
  if (cards.length === 0) return fitted([told(say('hand-empty')), ...known], HAND_LIMIT)
  const head = told(say('hand-head', { n: cards.length }))
  const full = cards.map((id) =>
    told(say('hand-card', { card: cardRef(view, id), effect: effectOf(view, id) })),
  )
  const names = cards.map((id) => told(say('hand-name', { card: cardRef(view, id) })))
  const fits = [head, ...full].join('\n').length <= HAND_LIMIT
  return fitted([head, ...(fits ? full : names), ...known], HAND_LIMIT)
}

/** What the viewer has seen of other hands, player by player. */
const knownLines = (view: DynastiesView, reader: Reader): string[] =>
  view.players
    .filter((player) => player.known.length > 0)
    .map(({ seat, known }) =>
      sayTo(reader)(say('hand-known', { who: seatRef(seat), cards: cardRefs(view, known) })),
    )

/** The same beside a picture of the hand. */
export const knownCards = (view: DynastiesView, reader: Reader): string =>
  fitted(knownLines(view, reader), KNOWN_LIMIT)

/** As many of the lines as fit. */
function fitted(all: readonly string[], limit: number): string {
  const kept: string[] = []
  for (const line of all) if ([...kept, line].join('\n').length <= limit) kept.push(line)
  return kept.join('\n')
}
