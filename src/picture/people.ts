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
/** What an ability is called, above what it does. */
const CALLED: Setting = { size: 44, face: 'brush' }
const CALLED_LEAD = 54
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
  if (count === 1) return { columns: 1, face: 340, beside: true, lines: 10, notes: 5 }
  if (count <= 3) return { columns: count, face: 250, beside: false, lines: 11, notes: 4 }
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

/** What a card says, part by part: facts, what each ability is called and does, and what is told of a life. */
interface CardWords {
  readonly facts: readonly string[]
  readonly abilities: readonly (readonly [called: string, does: string])[]
  readonly life: readonly string[]
}

/** Facts stand before the first ability; what comes after the last, such as a year of death, belongs to the life. */
function toldIn(text: string): CardWords {
  const parts = text.split(/ · |｜/).filter((part) => part !== '')
  const named = parts.map((part) => /^([^:：]+)[:：]\s*(.+)$/u.exec(part))
  const first = named.findIndex(Boolean)
  if (first < 0) return { facts: parts, abilities: [], life: [] }
  const last = named.findLastIndex(Boolean)
  return {
    facts: parts.slice(0, first),
    abilities: named.flatMap((ability) => (ability ? [[ability[1] ?? '', ability[2] ?? ''] as const] : [])),
    life: parts.slice(last + 1),
  }
}

/** Parts in lines, each part in one piece where it has room. */
function inPieces(
  measure: Brush,
  parts: readonly string[],
  room: number,
  setting: Setting,
): readonly string[] {
  const lines: string[] = []
  for (const part of parts) {
    const joined = lines.length > 0 ? `${lines.at(-1)} · ${part}` : part
    if (lines.length > 0 && measure.width(joined, setting) <= room) lines.splice(-1, 1, joined)
    else lines.push(...measure.lines(part, room, setting))
  }
  return lines
}

/** Lines of one kind. */
interface Lines {
  readonly lines: readonly string[]
  readonly setting: Setting
  readonly lead: number
}

/** The words of a card with the room that they take. */
function layWords(measure: Brush, { aside, text, note }: PersonCard, w: number, kind: Kind) {
  const room = w - PAD * 2 - (kind.beside ? kind.face : 0)
  const { facts, abilities, life } = toldIn(text)
  const under = inPieces(measure, [aside, ...life].filter(Boolean), room, ASIDE)
  const parts: Lines[] = [
    { lines: under, setting: ASIDE, lead: NOTE_LEAD },
    { lines: inPieces(measure, facts, room, TEXT), setting: TEXT, lead: LEAD },
    ...abilities.flatMap(([called, does]) => [
      { lines: measure.lines(called, room, CALLED), setting: CALLED, lead: CALLED_LEAD },
      { lines: measure.lines(does, room, TEXT), setting: TEXT, lead: LEAD },
    ]),
  ]
  const said = within(parts, kind.lines + under.length)
  const notes = note === '' ? [] : clipped(measure.lines(note, room, NOTE), kind.notes)
  const words =
    PAD +
    NAME.lead +
    said.reduce((sum, { lines, lead }) => sum + lines.length * lead, 0) +
    (notes.length > 0 ? 16 + notes.length * NOTE_LEAD : 0) +
    PAD
  return { room, said, notes, height: kind.beside ? Math.max(words, kind.face) : kind.face + words }
}

/** At most so many lines of all parts together. */
function within(parts: readonly Lines[], most: number): readonly Lines[] {
  let left = most
  return parts.map((part) => {
    const lines = left > 0 ? clipped(part.lines, left) : []
    left -= lines.length
    return { ...part, lines }
  })
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
  const { names, mark, ground, face } = person
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
  const { room, said, notes } = layWords(brush, person, w, kind)
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
  for (const { lines, setting, lead } of said) {
    for (const [index, line] of lines.entries())
      brush.text(line, left, low + lead * (index + 0.5), { ...setting, max: room })
    low += lines.length * lead
  }
  low += 16
  if (notes.length > 0) brush.box({ x: left, y: low - 4, w: room, h: 2 }, { fill: PALETTE.line })
  for (const [index, line] of notes.entries())
    brush.text(line, left, low + NOTE_LEAD * (index + 0.5) + 4, { ...NOTE, max: room })
}
