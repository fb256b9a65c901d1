// The track: a start space and 18 eras, in a loop.

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

/** All 19 spaces, the start first. */
const TRACK: readonly Space[] = ['start', ...ERAS]

/** The space after this one; 清 leads back to the start. */
export const nextSpace = (space: Space): Space => TRACK[(TRACK.indexOf(space) + 1) % TRACK.length] ?? 'start'

/** Whether a space lies within a span of eras, both ends included (D19). */
export const within = (space: Space, from: Era, to: Era): boolean => {
  const at = TRACK.indexOf(space)
  return at >= TRACK.indexOf(from) && at <= TRACK.indexOf(to)
}
