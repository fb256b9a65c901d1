// `npm run bench -- film --seats 4 --out films`: what a film of a finished game costs, game by game: how long playing a scene
// again and laying one out hold up the main thread, the processor's time of its own thread, its bytes. `--only storm` makes one film,
// `--out` writes films and descriptions, in the `--language`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { filmPicture } from '../../src/discord/review/film.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import type { FilmInput } from '../../src/picture/film-input.ts'
import type { Drawn } from '../../src/picture/picture.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'
import { commandLine, print } from '../common/arguments.ts'
import { costOf } from '../common/cost.ts'
import { filmedGame } from '../gallery/filmed-games.ts'
import { NAMES } from '../gallery/names.ts'
import { openGalleryPool } from '../gallery/shelf.ts'

const line = commandLine({ seats: '4', only: '', seed: 'film', language: 'en', out: '' })
const language: Language = LANGUAGES.find((each) => each === line.text('language')) ?? 'en'
const out = line.text('out')
/** Nanoseconds in a millisecond. */
const NANOS = 1e6
/** A review that takes seconds: its curve is coarse. */
const EFFORT = { games: 6, answers: 20_000, fewest: 16, most: 24 }

async function filmBench(title: Title) {
  const { min, max } = title.game.seats
  const names = NAMES.slice(0, Math.min(Math.max(line.count('seats'), min), max))
  const policy = title.game.computers.hard ?? randomPolicy
  const { reel, replays } = filmedGame({ title, seed: line.text('seed'), policy, names, effort: EFFORT })
  const gaps = monitorEventLoopDelay({ resolution: 1 })
  gaps.enable()
  const picture = await filmPicture(reel, language)
  if (!picture) throw new Error(`${title.game.id} has no film`)
  gaps.disable()
  let drawn: Drawn | undefined
  const { cpu, wall } = await costOf(async () => {
    drawn = await pool.draw(picture)
  })
  if (out && drawn) keep(`${title.game.id}-${language}`, drawn)
  return {
    game: title.game.id,
    pictures: (picture.input as FilmInput).frames.length,
    size: `${drawn?.width}×${drawn?.height}`,
    kb: Math.round((drawn?.bytes.length ?? 0) / 1_024),
    replayMs: rounded(replays.reduce((sum, ms) => sum + ms, 0)),
    longestReplayMs: rounded(Math.max(...replays)),
    longestLayMs: rounded(gaps.max / NANOS),
    cpuMs: Math.round(cpu),
    wallMs: Math.round(wall),
  }
}

function keep(name: string, { bytes, alt }: Drawn): void {
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, `${name}.gif`), bytes)
  writeFileSync(join(out, `${name}.txt`), `${alt}\n`)
}

const rounded = (ms: number): number => Number(ms.toFixed(1))

const pool = openGalleryPool()
const films = []
for (const title of Object.values(TITLES))
  if (line.text('only') === '' || line.text('only') === title.game.id) films.push(await filmBench(title))
await pool.close()
print({ films }, line.json)
