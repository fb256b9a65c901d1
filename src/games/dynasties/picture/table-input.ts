// The table picture as data: the track with its marker, and each player's stats and what lasts on them.
import type { Id } from '../../../engine/phrase.ts'
import { whole } from '../../../picture/named.ts'
import type { Input } from '../../../picture/paint.ts'
import type { SlipWords } from '../../../picture/slip.ts'
import { ERAS, type Space, YEARS } from '../cards/eras.ts'
import { LIMITS, STATS } from '../cards/types.ts'
import { lapOf } from '../table/options.ts'
import type { Pact } from '../table/state.ts'
import type { DynastiesView, PlayerView } from '../view/view.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A stat as a gauge. */
export interface Gauge {
  readonly label: string
  readonly value: number
  readonly of: number
  /** The value does not count now: walls are down. */
  readonly suspended: boolean
}

/** One player. */
export interface Band {
  readonly name: string
  /** The tag of the player on turn, or of one who is out. */
  readonly tag: string | null
  readonly acting: boolean
  readonly out: boolean
  /** The tag of the player who opens the round. */
  readonly first: string | null
  /** Whose bust stands beside the name; null before lords are taken. */
  readonly bust: Id | null
  /** Fullest first. */
  readonly lord: readonly string[]
  readonly cards: number
  readonly gauges: readonly Gauge[]
  /** Skipped turns, truces and other lasting effects; persons who wait for their era last. */
  readonly lasting: readonly string[]
  /** The same in short, where many play. */
  readonly brief: readonly string[]
}

/** A space of the track. */
export interface Stop {
  readonly name: string
  /** The first year of the era; empty for the start. */
  readonly year: string
  readonly here: boolean
}

/** Everything on a table picture. */
export interface TableInput extends Input {
  readonly era: readonly string[]
  /** Era and round, to stand down a page. */
  readonly slip: SlipWords
  readonly round: string
  readonly piles: string
  /** The event, the cards or the question at work. */
  readonly atWork: string | null
  readonly track: readonly Stop[]
  readonly bands: readonly Band[]
}

const SPACES: readonly Space[] = ['start', ...ERAS]

/** A name within another line is not longer. */
const SHORT = 14

/** How far the game has come, in rounds of a set number or in laps. */
function progress(view: DynastiesView, { words }: Vocabulary): string {
  const { round, rules } = view
  if (rules.ending === 'clock') return words.clock({ n: round, of: rules.rounds })
  const [n, lap] = [round, lapOf(view)]
  return rules.laps === null ? words.open({ n, lap }) : words.round({ n, lap, of: rules.laps })
}

/** Makes it. */
export function tableInput(view: DynastiesView, vocabulary: Vocabulary): TableInput {
  const { words, language, named, listed } = vocabulary
  const { marker, round, rules, deck, discards, events, gone, phase } = view
  const piles = words.piles({ deck, discards: discards.length, events })
  const said = phase === 'over' ? words.over() : round === 0 ? words.beginning() : progress(view, vocabulary)
  return {
    language,
    slip: { title: words.track[marker], aside: said.replace(/[·（）]/g, ' ') },
    era: [whole(named(marker)), named(marker).name, words.track[marker]],
    round: said,
    piles: rules.ending === 'deck' ? listed([piles, words.gone({ n: gone.length })]) : piles,
    atWork: atWork(view, vocabulary),
    track: SPACES.map((space) => ({
      name: words.track[space],
      year: space === 'start' ? '' : words.year({ n: YEARS[space].from }),
      here: space === marker,
    })),
    bands: view.players.map((player) => band(view, player, vocabulary)),
  }
}

function atWork({ question, event, played }: DynastiesView, { words, named, seat, listed }: Vocabulary) {
  if (question) return words.asked({ who: cut(seat(question.asker)), whom: cut(seat(question.target)) })
  const cards = [...(event === null ? [] : [event]), ...played]
  return cards.length === 0 ? null : words.played({ cards: listed(cards.map((id) => named(id).name)) })
}

function band(view: DynastiesView, player: PlayerView, vocabulary: Vocabulary): Band {
  const { words, named, seat } = vocabulary
  const { seat: own, alive, lord, stats, meets, handSize } = player
  const lasting = lastingOn(view, player, vocabulary)
  const lines = (name: string) => [...new Set([whole(named(name)), named(name).name])]
  const acting = view.active === own
  return {
    name: seat(own),
    tag: !alive ? words.out() : acting ? words.acts() : null,
    acting,
    out: !alive,
    first: view.first === own && view.round > 0 && view.phase !== 'over' ? words.first() : null,
    bust: lord,
    lord: lord === null ? [] : lines(lord),
    cards: handSize,
    gauges: alive
      ? STATS.map((stat) => ({
          label: words.stats[stat],
          value: stat === 'defence' ? meets : stats[stat],
          of: LIMITS[stat],
          suspended: stat === 'defence' && meets !== stats.defence,
        }))
      : [],
    lasting: lasting.map(({ full }) => full),
    brief: lasting.map(({ short }) => short),
  }
}

/** What lasts on a player, in full and in short. */
interface Lasting {
  readonly full: string
  readonly short: string
}

function lastingOn(view: DynastiesView, player: PlayerView, vocabulary: Vocabulary): readonly Lasting[] {
  const { words, named, listed } = vocabulary
  const { seat: own, skip, silenced, shown } = player
  const n = shown.length
  return [
    ...(skip > 0 ? [{ full: words.skips({ n: skip }), short: words.brief.skips({ n: skip }) }] : []),
    ...(silenced ? [{ full: words.silenced(), short: words.silenced() }] : []),
    ...view.pacts.flatMap((pact) => pactOf(pact, own, vocabulary)),
    ...(n > 0
      ? [
          {
            full: words.waiting({ cards: listed(shown.map((id) => named(id).name)) }),
            short: words.brief.waiting({ n }),
          },
        ]
      : []),
  ]
}

/** What a pact is to one of its two. */
function pactOf(
  { kind, owner, other, left: n }: Pact,
  own: number,
  { words, seat }: Vocabulary,
): readonly Lasting[] {
  const short = words.brief[kind]({ n })
  if (kind === 'exposed') return other === own ? [{ full: words.exposed({ n }), short }] : []
  if (kind === 'shield') return owner === own ? [{ full: words.shield({ n }), short }] : []
  if (owner !== own && other !== own) return []
  return [{ full: words.truce({ whom: cut(seat(owner === own ? other : owner)), n }), short }]
}

const cut = (name: string): string => {
  const signs = [...name]
  return signs.length > SHORT ? `${signs.slice(0, SHORT - 1).join('')}…` : name
}
