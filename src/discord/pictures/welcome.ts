// Paints the welcome: the crest of each game with its name under Peach Garden's, and a row of faces below.
import type { Brush, Setting } from '../../picture/brush.ts'
import { drawBust } from '../../picture/bust.ts'
import { drawBlossom, drawCrest } from '../../picture/crest.ts'
import type { PictureRenderer } from '../../picture/paint.ts'
import { PALETTE } from '../../picture/palette.ts'
import { SMALLEST, WIDTH } from '../../picture/paper.ts'
import { laySheet } from '../../picture/sheet.ts'
import type { WelcomeInput } from './welcome-input.ts'

const HEIGHT = 700
const EDGE = 44
const TITLE = { y: 80, size: 88 }
const CREST = { y: 220, side: 160 }
const NAME = { y: 334, lead: 45, lines: 3 }
const FACES = { y: 514, side: 142 }

/** Paints a welcome. */
export const paintWelcome: PictureRenderer<WelcomeInput> = ({ title, games, faces }) => ({
  width: WIDTH,
  height: HEIGHT,
  draw(brush) {
    laySheet(brush.context, { width: WIDTH, height: HEIGHT }, 'welcome')
    const wide = brush.text(title, WIDTH / 2, TITLE.y, { size: TITLE.size, face: 'brush', align: 'center' })
    for (const side of [-1, 1])
      drawBlossom(brush.context, { x: WIDTH / 2 + side * (wide / 2 + 74), y: TITLE.y, side: 84 })
    const each = (WIDTH - EDGE * 2) / Math.max(1, games.length)
    for (const [index, game] of games.entries()) drawGame(brush, game, EDGE + each * (index + 0.5), each - 14)
    brush.box({ x: EDGE, y: FACES.y + FACES.side, w: WIDTH - EDGE * 2, h: 3 }, { fill: PALETTE.ink })
    const step = (WIDTH - EDGE * 2) / Math.max(1, faces.length)
    for (const [index, { look, coat }] of faces.entries())
      drawBust(brush.context, look, coat, {
        x: EDGE + step * (index + 0.5) - FACES.side / 2,
        y: FACES.y,
        side: FACES.side,
        turned: index >= faces.length / 2,
      })
  },
})

/** A crest, the name below it in one line or two, and how many play. */
function drawGame(
  brush: Brush,
  { crest, name, players }: WelcomeInput['games'][number],
  x: number,
  room: number,
): void {
  drawCrest(brush.context, crest, { x, y: CREST.y, side: CREST.side })
  const setting: Setting & { readonly size: number } = { size: 50, face: 'brush' }
  const whole = brush.width(name, setting) <= room
  const size = whole ? setting.size : SMALLEST
  // A title of two parts is broken between them.
  const parts = whole ? [name] : name.split(/(?<=·)/u)
  const lines = parts.flatMap((part) => brush.lines(part, room, { ...setting, size })).slice(0, NAME.lines)
  for (const [index, line] of lines.entries())
    brush.text(line, x, NAME.y + index * NAME.lead, { ...setting, size, align: 'center', max: room })
  brush.text(players, x, NAME.y + NAME.lead * lines.length, {
    size: 40,
    face: 'kai',
    ink: PALETTE.pale,
    align: 'center',
    max: room,
  })
}
