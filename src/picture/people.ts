// Paints people side by side: one large, a few as slips with what they can do, many in rows of four with what that is called.
import type { Box, Brush, Setting } from './brush.ts'
import { drawCrest } from './crest.ts'
import { cutBox } from './cut.ts'
import { clipped } from './fitting.ts'
import type { PictureRenderer } from './paint.ts'
import { PALETTE } from './palette.ts'
import { SMALLEST, TIGHT, WIDTH } from './paper.ts'
import type { PeopleInput, PersonCard } from './people-input.ts'
import type { FaceRenderer } from './result.ts'
import { drawSeal } from './seal.ts'
import { laySheet } from './sheet.ts'

const EDGE = 38
const HEAD = 88
const GAP = 14
const PAD = 18
const TEXT: Setting & { readonly size: number } = { size: 42, face: 'sans', weight: 500 }
const LEAD = 51
const NOTE: Setting = { size: SMALLEST, face: 'kai', ink: PALETTE.pale }
const NOTE_LEAD = 48
const ASIDE: Setting = { size: SMALLEST, face: 'kai', ink: PALETTE.pale }
const TITLE = { size: 56, small: 46, lead: 54, room: WIDTH - EDGE * 2 - 96 }
const NAME = { size: 60, lead: 70 }

/** How a card is laid out: how wide it is, its face beside or above the words, and how many lines these may have. */
interface Kind {
  readonly columns: number
  readonly face: number
  readonly beside: boolean
  readonly lines: number
  readonly notes: number
}

function kindFor(count: number): Kind {
  if (count === 1) return { columns: 1, face: 340, beside: true, lines: 8, notes: 5 }
  if (count <= 3) return { columns: count, face: 250, beside: false, lines: 9, notes: 4 }
  if (count === 4) return { columns: 2, face: 190, beside: true, lines: 6, notes: 0 }
  return { columns: Math.min(4, Math.ceil(count / 2)), face: 196, beside: false, lines: 3, notes: 0 }
}

/** A painter of people of a game whose faces this draws. */
export const peoplePainter =
  <F>(drawFace: FaceRenderer<F>): PictureRenderer<PeopleInput<F>> =>
  (input, measure) => {
    const { people } = input
    const kind = kindFor(people.length)
    const w = (WIDTH - EDGE * 2 - GAP * (kind.columns - 1)) / kind.columns
    const rows = Math.ceil(people.length / kind.columns)
    const h = Math.max(...people.map((person) => layWords(measure, person, w, kind).height))
    const titles = titleLines(measure, input.title)
    const head = HEAD + (titles.length - 1) * TITLE.lead
    const height = Math.ceil(EDGE + head + rows * h + (rows - 1) * GAP + EDGE)
    return {
      width: WIDTH,
      height,
      draw(brush) {
        laySheet(brush.context, { width: WIDTH, height }, `people ${input.title}`)
        drawCrest(brush.context, input.crest, { x: EDGE + 36, y: EDGE + HEAD / 2 - 8, side: 70 })
        for (const [index, line] of titles.entries())
          brush.text(line, EDGE + 88, EDGE + HEAD / 2 - 8 + index * TITLE.lead, {
            size: titles.length > 1 ? TITLE.small : TITLE.size,
            face: 'brush',
            max: TITLE.room,
            cut: true,
          })
        for (const [index, person] of people.entries()) {
          const x = EDGE + (index % kind.columns) * (w + GAP)
          const y = EDGE + head + Math.floor(index / kind.columns) * (h + GAP)
          drawPerson(brush, person, { x, y, w, h }, kind, drawFace)
        }
      },
    }
  }

/** A title in one line, smaller in several where it is long. */
const titleLines = (measure: Brush, title: string): readonly string[] =>
  measure.width(title, { size: TITLE.small, face: 'brush' }) <= TITLE.room
    ? [title]
    : clipped(measure.lines(title, TITLE.room, { size: TITLE.small, face: 'brush' }), 3)

/** Facts first, then each ability on lines of its own. */
function textLines(measure: Brush, text: string, room: number): readonly string[] {
  const parts = text.split(/ · |｜/).filter((part) => part !== '')
  const ability = parts.findIndex((part) => /[:：]/.test(part))
  const facts = ability < 0 ? parts : parts.slice(0, ability)
  const others = ability < 0 ? [] : parts.slice(ability)
  return [facts.join(' · '), ...others]
    .filter((line) => line !== '')
    .flatMap((line) => measure.lines(line, room, TEXT))
}

/** The words of a card with the room that they take. */
function layWords(measure: Brush, { aside, text, note }: PersonCard, w: number, kind: Kind) {
  const room = w - PAD * 2 - (kind.beside ? kind.face : 0)
  const lines = clipped(textLines(measure, text, room), kind.lines)
  const notes = note === '' ? [] : clipped(measure.lines(note, room, NOTE), kind.notes)
  const words =
    PAD +
    NAME.lead +
    (aside === '' ? 0 : NOTE_LEAD) +
    lines.length * LEAD +
    (notes.length > 0 ? 16 + notes.length * NOTE_LEAD : 0) +
    PAD
  return { room, lines, notes, height: kind.beside ? Math.max(words, kind.face) : kind.face + words }
}

function drawPerson<F>(
  brush: Brush,
  person: PersonCard<F>,
  box: Box,
  kind: Kind,
  drawFace: FaceRenderer<F>,
): void {
  const { context } = brush
  const { x, y, w, h } = box
  const { names, aside, mark, ground, face } = person
  cutBox(context, box, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 3 }, names[0] ?? '')
  const field = kind.beside ? { x, y, w: kind.face, h } : { x, y, w, h: kind.face }
  context.save()
  context.beginPath()
  context.rect(field.x + 2, field.y + 2, field.w - 4, field.h - 4)
  context.clip()
  context.fillStyle = ground
  context.fillRect(field.x, field.y, field.w, field.h)
  const side = Math.min(field.w, field.h, kind.face) * 0.94
  drawFace(brush, face, { x: field.x + (field.w - side) / 2, y: field.y + field.h - side, side })
  context.restore()
  brush.box(field, { line: PALETTE.ink, wide: 2.6 })
  const { room, lines, notes } = layWords(brush, person, w, kind)
  const left = x + PAD + (kind.beside ? kind.face : 0)
  let low = y + PAD + (kind.beside ? 0 : kind.face) + NAME.lead / 2 - 4
  const signed = mark === null ? 0 : 68
  if (mark)
    drawSeal(
      brush,
      mark.sign,
      { x: left + 28, y: low, side: 56 },
      { shape: mark.shape, colour: mark.colour, worn: 3 },
    )
  const setting = { size: NAME.size, face: 'brush' } as const
  const name = brush.best(names, (room - signed) * TIGHT, setting)
  brush.text(name, left + signed, low, { ...setting, max: room - signed, cut: true })
  low += NAME.lead / 2
  if (aside !== '') {
    brush.text(aside, left, low + NOTE_LEAD / 2, { ...ASIDE, max: room, cut: true })
    low += NOTE_LEAD
  }
  for (const [index, line] of lines.entries())
    brush.text(line, left, low + LEAD * (index + 0.5) + 4, { ...TEXT, max: room })
  low += lines.length * LEAD + 16
  if (notes.length > 0) brush.box({ x: left, y: low - 4, w: room, h: 2 }, { fill: PALETTE.line })
  for (const [index, line] of notes.entries())
    brush.text(line, left, low + NOTE_LEAD * (index + 0.5) + 4, { ...NOTE, max: room })
}
