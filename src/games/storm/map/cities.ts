// The sixteen cities of the board, in the order of the printed map: level, code, where they lie, whose they are at first.
// Levels, capitals and secondary cities are the source's; the other names and all coordinates are reconstructed.
import type { Faction } from '../box/factions.ts'

/** A city; its id is also that of the place inside its walls. */
export interface City {
  readonly id: string
  readonly level: 1 | 2 | 3
  /** What the inside is called on the map: a column letter and a row number. */
  readonly code: string
  /** Centimetres from the left and from the top of a board of 70 × 42.7. */
  readonly at: readonly [x: number, y: number]
  readonly capitalOf?: Faction
  readonly secondaryOf?: Faction
}

/** All cities. */
export const CITIES: readonly City[] = [
  { id: 'ye', level: 3, code: 'J4', at: [35, 9] },
  { id: 'jinyang', level: 1, code: 'J1', at: [35, 2.8] },
  { id: 'xiangyang', level: 3, code: 'J14', at: [35, 33.7] },
  { id: 'changsha', level: 1, code: 'J17', at: [35, 39.9] },
  { id: 'hanzhong', level: 1, code: 'D9', at: [13, 21.35] },
  { id: 'xiapi', level: 1, code: 'P9', at: [57, 21.35] },
  { id: 'luoyang', level: 3, code: 'J7', at: [35, 16.9] },
  { id: 'xuchang', level: 1, code: 'J11', at: [35, 25.8] },
  { id: 'xijing', level: 2, code: 'B3', at: [7, 6], capitalOf: 'qun' },
  { id: 'jieting', level: 1, code: 'B7', at: [5, 15.2], secondaryOf: 'qun' },
  { id: 'xiangping', level: 2, code: 'R3', at: [63, 6], capitalOf: 'wei' },
  { id: 'beiping', level: 1, code: 'R7', at: [65, 15.2], secondaryOf: 'wei' },
  { id: 'jianye', level: 2, code: 'R15', at: [63, 36.7], capitalOf: 'wu' },
  { id: 'wu', level: 1, code: 'R11', at: [65, 27.5], secondaryOf: 'wu' },
  { id: 'chengdu', level: 2, code: 'B15', at: [7, 36.7], capitalOf: 'shu' },
  { id: 'jianan', level: 1, code: 'B11', at: [5, 27.5], secondaryOf: 'shu' },
]
