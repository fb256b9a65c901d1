// `npm run bench -- picture`: what drawing costs, kind by kind, how long it blocks the process that asks for it, and
// how soon a burst of forty is done. Every picture of the gallery is drawn so many times, none from memory.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Drawn, Picture } from '../../src/picture/picture.ts'
import { commandLine, print } from '../common/arguments.ts'
import { costOf, percentile } from '../common/cost.ts'
import { gallery, openGalleryPool } from '../gallery/shelf.ts'

/** Pictures that are wanted at one moment. */
const BURST = 40
/** How often all are drawn at first, so that each thread has drawn nearly every kind. */
const WARMING = 2
const KB = 1_024
/** Nanoseconds in a millisecond. */
const NANOS = 1e6

interface Sample {
  readonly ms: number
  readonly bytes: number
}

/** Draws the gallery `rounds` times; milliseconds and KB. The first drawings, which load fonts, are told by themselves. */
async function pictureBench(rounds: number) {
  const pictures = (await gallery()).map(({ make }) => make())
  const pool = openGalleryPool()
  try {
    const [opening] = pictures
    const first = opening ? (await timed(() => pool.draw(opening))).ms : 0
    // Each thread loads the painter and the fonts of each kind once, too: all at once, so that every thread has to draw.
    for (let time = 0; time < WARMING; time++) await Promise.all(pictures.map((each) => pool.draw(each)))
    collectGarbage()
    const gaps = monitorEventLoopDelay({ resolution: 5 })
    gaps.enable()
    const byKind = new Map<string, Sample[]>()
    const { cpu } = await costOf(async () => {
      for (let round = 0; round < rounds; round++)
        for (const picture of pictures) {
          const { ms, drawn } = await timed(() => pool.draw(picture))
          byKind.set(picture.kind, [...(byKind.get(picture.kind) ?? []), { ms, bytes: drawn.bytes.length }])
        }
    })
    const burst = await costOf(async () => {
      await Promise.all(spread(pictures, BURST).map((picture) => pool.draw(picture)))
    })
    gaps.disable()
    const samples = [...byKind.values()].flat()
    return {
      pictures: pictures.length,
      firstMs: Math.round(first),
      ...figuresOf(samples),
      cpuMs: rounded(cpu / samples.length),
      burstMs: Math.round(burst.wall),
      longestGapMs: rounded(gaps.max / NANOS - gaps.min / NANOS),
      kinds: Object.fromEntries([...byKind].toSorted().map(([kind, of]) => [kind, figuresOf(of)])),
    }
  } finally {
    await pool.close()
  }
}

/** Playing the gallery's games left 190 MB behind: to clear that away in between would count as a gap of drawing. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** So many of them, as far apart as can be: of all kinds. */
function spread(pictures: readonly Picture[], many: number): readonly Picture[] {
  const step = Math.max(1, Math.floor(pictures.length / many))
  return pictures.filter((_, index) => index % step === 0).slice(0, many)
}

async function timed(draw: () => Promise<Drawn>): Promise<{ readonly ms: number; readonly drawn: Drawn }> {
  const began = performance.now()
  const drawn = await draw()
  return { ms: performance.now() - began, drawn }
}

function figuresOf(samples: readonly Sample[]) {
  const times = samples.map(({ ms }) => ms)
  return {
    p50Ms: rounded(percentile(times, 50)),
    p99Ms: rounded(percentile(times, 99)),
    largestKb: Math.round(Math.max(...samples.map(({ bytes }) => bytes)) / KB),
  }
}

const rounded = (number: number): number => Number(number.toFixed(1))

const line = commandLine({ rounds: '5' })
print(await pictureBench(line.count('rounds')), line.json)
