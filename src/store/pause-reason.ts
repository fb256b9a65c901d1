// Why a game is paused, as its row names it.

/** What of the place where a game is played is lost: the channel, a permission, the thread's lock, or Discord refuses its posts. */
const LOST_PLACES = ['channel', 'permission', 'locked', 'refused'] as const
export type LostPlace = (typeof LOST_PLACES)[number]

/** Why a game is paused: its players agreed to, or its place is lost. */
export type PausedWhy = 'agreed' | LostPlace

/**
 * Reads why a game is paused.
 * @throws where the database names a reason that this version does not know
 */
export function readPausedWhy(stored: string | null): PausedWhy | null {
  if (stored === null || stored === 'agreed') return stored
  const lost = LOST_PLACES.find((place) => place === stored)
  if (lost === undefined) throw new Error(`a game is paused for an unknown reason: ${stored}`)
  return lost
}

/** What of a paused game's place is lost: its posts wait until somebody resumes it where they get through. */
export const lostPlace = ({
  status,
  pausedWhy,
}: {
  readonly status: string
  readonly pausedWhy: PausedWhy | null
}): LostPlace | undefined =>
  status !== 'paused' || pausedWhy === null || pausedWhy === 'agreed' ? undefined : pausedWhy
