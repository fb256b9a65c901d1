// `npm run bench -- page --seats 4 --out pages`: what one web page of a finished game costs, game by game: how long putting it into words
// holds up the main thread, playing it again and making it in threads of their own, its bytes. `--only storm` makes one page,
// `--out` writes the pages, opened in the `--language`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pagePicture } from '../../src/discord/page/page-picture.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import type { Drawn } from '../../src/picture/picture.ts'
import type { WebPageInput } from '../../src/picture/web-page-input.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'
import { commandLine, print } from '../common/arguments.ts'
import { costOf } from '../common/cost.ts'
import { NAMES } from '../gallery/names.ts'
import { pagedGame } from '../gallery/paged-games.ts'
import { openGalleryPool } from '../gallery/shelf.ts'

const line = commandLine({ seats: '4', only: '', seed: 'page', language: 'en', out: '' })
const language: Language = LANGUAGES.find((each) => each === line.text('language')) ?? 'en'
const out = line.text('out')
/** Nanoseconds in a millisecond. */
const NANOS = 1e6
/** A review that takes seconds: its curve is coarse. */
const EFFORT = { games: 6, answers: 20_000, fewest: 16, most: 24 }

async function pageBench(title: Title) {
  const { min, max } = title.game.seats
  const names = NAMES.slice(0, Math.min(Math.max(line.count('seats'), min), max))
  const policy = title.game.computers.hard ?? randomPolicy
  const { source, replayMs } = pagedGame({ title, seed: line.text('seed'), policy, names, effort: EFFORT })
  const gaps = monitorEventLoopDelay({ resolution: 1 })
  gaps.enable()
  const began = performance.now()
  const picture = await pagePicture(source, language)
  const wordsMs = performance.now() - began
  if (!picture) throw new Error(`${title.game.id} has no page`)
  gaps.disable()
  let drawn: Drawn | undefined
  const { cpu, wall } = await costOf(async () => {
    drawn = await pool.draw(picture)
  })
  if (out && drawn) keep(`${title.game.id}-${language}`, drawn)
  return {
    game: title.game.id,
    pictures: (picture.input as WebPageInput).pictures.length,
    steps: new Set(source.events.map(({ number }) => number)).size,
    draws: source.proof?.draws.length,
    kb: Math.round((drawn?.bytes.length ?? 0) / 1_024),
    wordsMs: Math.round(wordsMs),
    longestWordsMs: Math.round(gaps.max / NANOS),
    replayMs: Math.round(replayMs),
    cpuMs: Math.round(cpu),
    wallMs: Math.round(wall),
  }
}

function keep(name: string, { bytes }: Drawn): void {
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, `${name}.html`), bytes)
}

const pool = openGalleryPool()
const pages = []
for (const title of Object.values(TITLES))
  if (line.text('only') === '' || line.text('only') === title.game.id) pages.push(await pageBench(title))
await pool.close()
print({ pages }, line.json)
