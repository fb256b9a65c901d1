// Who stands for a seat on the name plate of a table, before anybody has a lord or a general.
import { FACTION_LOOKS } from '../../picture/faction.ts'
import type { BustFace } from '../../picture/result.ts'
import { FACES } from './faces.ts'

/** Twelve who are told apart at a glance, one for each seat. */
const SEAT_FACES: readonly (readonly [keyof typeof FACES, keyof typeof FACTION_LOOKS])[] = [
  ['liu-bei', 'shu'],
  ['cao-cao', 'wei'],
  ['sun-shangxiang', 'wu'],
  ['lu-bu', 'qun'],
  ['guan-yu', 'shu'],
  ['guo-jia', 'wei'],
  ['sun-quan', 'wu'],
  ['diao-chan', 'qun'],
  ['zhang-fei', 'shu'],
  ['xiahou-dun', 'wei'],
  ['zhou-yu', 'wu'],
  ['hua-tuo', 'qun'],
]

/** The face of a seat. */
export function seatFace(seat: number): BustFace {
  const [id, faction] = SEAT_FACES[seat % SEAT_FACES.length] ?? (['liu-bei', 'shu'] as const)
  return { look: FACES[id], coat: FACTION_LOOKS[faction].colour }
}
