// The shape of the words on board, hand and pictures.

import type { Gender, General, Kingdom } from '../../cards/generals.ts'
import type { Colour, Kind } from '../../cards/index.ts'
import type { Marker } from '../../table/markers.ts'
import type { Phase } from '../../table/phases.ts'
import type { Place, UsedCards } from '../../table/state.ts'

/** What a language calls what lies on the table. */
export interface BoardWords {
  readonly picking: string
  turn(n: number): string
  readonly over: string
  deck(n: number): string
  discards(n: number): string
  /** Hand cards. */
  cards(n: number): string
  readonly hp: string
  readonly phases: Readonly<Record<Phase, string>>
  phase(who: string, phase: string): string
  uses(who: string, card: string, whom: string): string
  suffers(whom: string, n: number): string
  judges(who: string, reason: string): string
  dies(who: string): string
  wins(who: string): string
  /** Nobody wins. */
  readonly drawn: string
  readonly 'for-all': string
  /** Further players that are not named. */
  more(n: number): string
  /** As they stand on a badge: one sign, or a short word. */
  readonly factions: Readonly<Record<Kingdom | 'ambitionist', string>>
  readonly undetermined: string
  readonly acts: string
  readonly dead: string
  readonly dying: string
  readonly target: string
  readonly won: string
  readonly chained: string
  readonly flipped: string
  /** Has said that its side should concede. */
  readonly concedes: string
  readonly 'last-battle': string
  /** How a player stands in formations. */
  readonly standings: Readonly<Record<'queue' | 'besieged', string>>
  /** Markers to spend. */
  readonly markers: Readonly<Record<Marker, string>>
  /** What somebody has used this turn. */
  used(what: string): string
  readonly colours: Readonly<Record<Colour, string>>
  readonly types: Readonly<Record<UsedCards['types'][number], string>>
  readonly down: string
  readonly up: string
  readonly hidden: string
  readonly 'only-you': string
  readonly lost: string
  /** It was taken out of the game. */
  readonly removed: string
  /** Hand cards of this colour can neither be used nor played. */
  withheld(colour: string): string
  readonly spent: string
  readonly places: Readonly<Record<Place, string>>
  readonly genders: Readonly<Record<Gender, string>>
  seen(what: string): string
  readonly 'your-generals': string
  'your-hand'(n: number): string
  readonly choose: string
  /** What lies in the row of a draft. */
  row(generals: string): string
  /** The same where there is no room for names. */
  'in-row'(n: number): string
  looking(n: number): string
  range(n: number): string
  readonly 'nobody-near': string
  readonly far: string
  distance(who: string, n: number): string
  /** Whom a card could be used on in this phase, also before it has begun. */
  now(whom: string): string
  readonly 'not-now': string
  readonly you: string
  readonly 'all-others': string
  readonly everyone: string
  readonly companions: string
  'half-fish'(hp: string): string
  readonly signs: {
    readonly comma: string
    /** Between names in a row. */
    readonly series: string
    readonly semicolon: string
    readonly stop: string
    readonly colon: string
    note(text: string): string
  }
  /** Names that are too long for a place on the table. */
  readonly short: Readonly<Partial<Record<Kind | General, string>>>
}
