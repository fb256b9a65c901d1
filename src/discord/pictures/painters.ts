// The painters of the bot's own pictures, by the second half of their kinds.
import type { PictureRenderers } from '../../picture/paint.ts'
import { paintCeremony } from './ceremony.ts'
import { paintStandings } from './standings.ts'
import { paintStats } from './stats.ts'

export const PAINTERS: PictureRenderers = {
  ceremony: paintCeremony,
  standings: paintStandings,
  record: paintStats,
}
