// The painters of the bot's own pictures, by the second half of their kinds.
import { paintIcon } from '../../picture/icons/icon.ts'
import type { PictureRenderers } from '../../picture/paint.ts'
import { drawBustFace, resultPainter } from '../../picture/result.ts'
import { paintCeremony } from './ceremony.ts'
import { paintFilmStrip } from './film-strip.ts'
import { paintCurve } from './review-curve.ts'
import { paintStandings } from './standings.ts'
import { paintStats } from './stats.ts'
import { paintWelcome } from './welcome.ts'

export const PAINTERS: PictureRenderers = {
  ceremony: paintCeremony,
  curve: paintCurve,
  emoji: paintIcon,
  result: resultPainter(drawBustFace),
  strip: paintFilmStrip,
  standings: paintStandings,
  record: paintStats,
  welcome: paintWelcome,
}
