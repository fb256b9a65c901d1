// The track: a start space and 18 eras, in a loop.
import { at } from '../../common/at.ts'

/** The eras in the order of the track. */
export const ERAS = [
  'xia-shang',
  'western-zhou',
  'spring-autumn',
  'warring-states',
  'qin',
  'western-han',
  'eastern-han',
  'three-kingdoms',
  'western-jin',
  'eastern-jin',
  'southern-northern',
  'sui',
  'tang',
  'five-dynasties',
  'song',
  'yuan',
  'ming',
  'qing',
] as const

/** An era: a space of the track that is not the start. */
export type Era = (typeof ERAS)[number]

/** A space of the track. */
export type Space = Era | 'start'

/** From which year to which an era is counted; years before the common era are negative. */
export const YEARS: Readonly<Record<Era, { readonly from: number; readonly to: number }>> = {
  'xia-shang': { from: -2070, to: -1046 },
  'western-zhou': { from: -1046, to: -771 },
  'spring-autumn': { from: -770, to: -476 },
  'warring-states': { from: -475, to: -221 },
  qin: { from: -221, to: -207 },
  'western-han': { from: -202, to: 8 },
  'eastern-han': { from: 25, to: 220 },
  'three-kingdoms': { from: 220, to: 280 },
  'western-jin': { from: 265, to: 316 },
  'eastern-jin': { from: 317, to: 420 },
  'southern-northern': { from: 420, to: 589 },
  sui: { from: 581, to: 618 },
  tang: { from: 618, to: 907 },
  'five-dynasties': { from: 907, to: 979 },
  song: { from: 960, to: 1279 },
  yuan: { from: 1271, to: 1368 },
  ming: { from: 1368, to: 1644 },
  qing: { from: 1644, to: 1912 },
}

/** All 19 spaces, the start first. */
const TRACK: readonly Space[] = ['start', ...ERAS]

/** The space after this one; 清 leads back to the start. */
export const nextSpace = (space: Space): Space => at(TRACK, (TRACK.indexOf(space) + 1) % TRACK.length)

/** Whether a space lies within a span of eras, both ends included (D19). */
export const within = (space: Space, from: Era, to: Era): boolean => {
  const place = TRACK.indexOf(space)
  return place >= TRACK.indexOf(from) && place <= TRACK.indexOf(to)
}
