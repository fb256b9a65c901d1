// `npm run bench -- verifying hegemony`: how long the longest of some random games keeps a process from answering while it is
// played again, in the process itself and in a thread of its own.
import { setTimeout as pause } from 'node:timers/promises'
import { seedOf } from '../../src/engine/commitment.ts'
import { exportGame, type GameExport } from '../../src/engine/export.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { openVerifier, type Verifier, verifierHere } from '../../src/host/table/verifier.ts'
import { commandLine, print } from '../common/arguments.ts'
import { titleNamed } from '../common/title-named.ts'

/** Between two beats, in milliseconds. */
const BEAT = 5

const line = commandLine({ games: '20', seats: '8' })
const title = titleNamed(line.positionals[0])
const files = Array.from({ length: line.count('games') }, (_, number) => exportOf(title, number))
const file = files.toSorted((a, b) => entriesOf(b) - entriesOf(a))[0]
if (!file) throw new Error('no game was played')
const thread = openVerifier(new URL('../../src/games/index.ts', import.meta.url))
await thread.replay(file.game, file) // its thread has loaded the games
print(
  {
    game: title.game.id,
    entries: entriesOf(file),
    here: await delayOf(verifierHere(TITLES), file),
    inThread: await delayOf(thread, file),
  },
  line.json,
)
await thread.close()

function exportOf({ game }: Title, number: number): GameExport {
  const secret = number.toString(16).padStart(64, '0')
  const seats = Math.min(line.count('seats'), game.seats.max)
  const contributions = Array.from({ length: seats }, (_, seat) => ({ seat, join: secret }))
  const policies = Array.from({ length: seats }, () => randomPolicy)
  const { steps, outcome } = playOut(game, { seed: seedOf(secret, contributions), options: {}, policies })
  return exportGame({ game: game.id, seats, options: {}, secret, contributions, steps, outcome })
}

function entriesOf({ stretches }: GameExport): number {
  return stretches.reduce((sum, { pages }) => sum + pages.length, 0)
}

/** How long playing a game again takes, and for how long nothing else was done meanwhile, in milliseconds. */
async function delayOf(verifier: Verifier, game: GameExport): Promise<object> {
  let last = performance.now()
  let longest = 0
  const beat = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last - BEAT)
    last = now
  }
  const timer = setInterval(beat, BEAT)
  await pause(200)
  longest = 0
  const begun = performance.now()
  const { verdict } = await verifier.replay(game.game, game)
  const took = performance.now() - begun
  await pause(50)
  clearInterval(timer)
  return { ok: verdict.ok, tookMs: Math.round(took), standsStillMs: Math.round(longest) }
}
