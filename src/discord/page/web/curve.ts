// The win curve: everybody's share over the game, with a mark where the reader is.
import type { PageData, PageWords } from '../page-data.ts'
import { el } from './elements.ts'

const SVG = 'http://www.w3.org/2000/svg'
const [WIDTH, HEIGHT] = [400, 100]
/** Colours that differ also for who sees few of them; the style sheet draws every second line dashed. */
const COLOURS = ['#b3402a', '#2a6f97', '#7a8b2f', '#8f5fa8', '#c98a1b', '#3f8f7f', '#a0526d', '#5a5a5a']

type Line = PageData['lines'][number]

/** The curve and its legend with the shares of now; nothing where the game was not reviewed. */
export function drawCurve({ lines, marks, steps }: PageData, at: number, { curve }: PageWords): Node[] {
  if (lines.length === 0) return []
  const now = steps[at]?.at ?? 0
  const shares = lines.map((line) => `${line.name} ${Math.round(shareAt(line, now) * 100)} %`)
  const svg = shape('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: 'none',
    role: 'img',
    'aria-label': `${curve}: ${shares.join(', ')}`,
  })
  const cursor = (x: number, look: string) =>
    shape('line', { x1: `${x * WIDTH}`, x2: `${x * WIDTH}`, y1: '0', y2: `${HEIGHT}`, class: look })
  svg.append(
    ...marks.map(({ at: place }) => cursor(place, 'mark')),
    ...lines.map(({ points }, index) => {
      const path = points.map(({ at: x, share }) => `${x * WIDTH},${(1 - share) * HEIGHT}`).join(' ')
      return shape('polyline', {
        points: path,
        stroke: colourOf(index),
        class: index % 2 ? 'dashed' : 'whole',
      })
    }),
    cursor(now, 'now'),
  )
  const legend = shares.map((share, index) => {
    const sample = shape('svg', { viewBox: '0 0 12 12', class: 'sample', 'aria-hidden': 'true' })
    sample.append(shape('circle', { cx: '6', cy: '6', r: '5', fill: colourOf(index) }))
    return el('li', { class: 'told' }, sample, share)
  })
  return [svg, el('ul', { class: 'legend' }, ...legend)]
}

const colourOf = (index: number): string => COLOURS[index % COLOURS.length] ?? ''

function shareAt({ points }: Line, at: number): number {
  const after = points.findIndex((point) => point.at >= at)
  const [before, next] = [points[after - 1], points[after]]
  if (!next) return points.at(-1)?.share ?? 0
  if (!before || next.at === before.at) return next.share
  return before.share + ((at - before.at) / (next.at - before.at)) * (next.share - before.share)
}

function shape(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
