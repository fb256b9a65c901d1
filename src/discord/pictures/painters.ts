// The painters of the bot's own pictures, by the second half of their kinds.
import type { PictureRenderers } from '../../picture/paint.ts'
import { paintCeremony } from './ceremony.ts'
import { paintCard } from './review-card.ts'
import { paintCurve } from './review-curve.ts'
import { paintStandings } from './standings.ts'
import { paintStats } from './stats.ts'

export const PAINTERS: PictureRenderers = {
  ceremony: paintCeremony,
  curve: paintCurve,
  card: paintCard,
  standings: paintStandings,
  record: paintStats,
}
