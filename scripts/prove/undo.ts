// `npm run prove -- undo records --games 100 --seed 1 --json`: games whose players change their minds; no undo tells anybody more.
import { fuzzUndo } from '../../src/engine/undo-fuzz.ts'
import { commandLine, print } from '../common/arguments.ts'
import { tablesOf } from '../common/tables.ts'
import { titleNamed } from '../common/title-named.ts'

const line = commandLine({ games: '100', seed: '1' })
const { game } = titleNamed(line.positionals[0])
const games = line.count('games')
const began = performance.now()
const { faults, ...found } = fuzzUndo(game, { cases: games, seed: line.text('seed'), tables: tablesOf(game) })
const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
print({ game: game.id, games, ...found, faults: faults.length, seconds }, line.json)
for (const fault of faults.slice(0, 10)) console.error(fault.slice(0, 1_000))
process.exitCode = faults.length > 0 ? 1 : 0
