// `npm run mutation -- storm --sample 300 --seed 7 --json`: changes the rules of a game in every way that Stryker knows and looks
// whether a test notices. Instead of a game's id it takes files or folders of src, such as src/engine/undo.ts. `--sample` draws
// so many changes, `--share 0.2` that part of them. `--tests test/engine,test/host/votes.test.ts` are the tests that are run
// (else those of the game or of the folder's name), but none that takes longer than `--slowest` milliseconds (400 for games, else
// 2000). After `--cap` milliseconds a change is tried with golden games only. What survives is told as it comes; all survivors
// are written to .cache/mutation-survivors.json as a list of equivalent mutants has them (scripts/mutation/equivalent.ts), and
// everything to .cache/mutation.json. Exit code 1: an entry of such a list is wrong.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LogLevel } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { commandLine, print, refuse } from './common/arguments.ts'
import { filesIn, isGame, rulesOf } from './common/rules-of.ts'
import { resultOf } from './mutation/result.ts'
import { CHOICE, type Choice } from './mutation/runner.ts'
import { usualTests } from './mutation/tests-for.ts'

const line = commandLine({
  tests: '',
  slowest: '',
  cap: '8000',
  share: '1',
  sample: '',
  seed: '1',
  concurrency: `${availableParallelism()}`,
})
const mutated = line.positionals.flatMap((path) => (isGame(path) ? rulesOf(path) : filesIn(path, '.ts')))
if (mutated.length === 0) refuse('Name a game, or files or folders, such as src/engine')

/** Where there are recorded games, slow tests find little besides. */
const SLOWEST = { games: 400, others: 2000 }

const isOfGames = mutated.every((file) => file.startsWith('src/games/'))
const named = line.text('tests').split(',').filter(Boolean)
const tests = named.length > 0 ? named.flatMap((path) => filesIn(path, '.test.ts')) : usualTests(mutated)
const choice: Choice = {
  tests,
  stores: tests.some((file) => !/^test\/(engine|games)\//.test(file)),
  slowest: line.text('slowest') ? line.count('slowest') : SLOWEST[isOfGames ? 'games' : 'others'],
  cap: line.count('cap'),
  memory: resolve('.cache/mutation-times.json'),
  share: Number(line.text('share')),
  seed: line.text('seed'),
  sample: line.text('sample') ? line.count('sample') : 0,
}
process.env[CHOICE] = JSON.stringify(choice)

const stryker = new Stryker({
  mutate: mutated,
  plugins: [fileURLToPath(new URL('mutation/plugin.ts', import.meta.url))],
  testRunner: 'rerunning',
  testRunnerNodeArgs: ['--import', 'tsx'],
  checkerNodeArgs: ['--import', 'tsx'],
  concurrency: line.count('concurrency'),
  coverageAnalysis: 'perTest',
  ignorers: ['faults', 'senses'],
  // What hangs is noticed by the runner, and what is ignored here it has chosen (scripts/mutation/runner.ts).
  ignoreStatic: true,
  timeoutMS: 600_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 30,
  tempDirName: '.cache/mutation',
  ignorePatterns: ['.cache', 'data', 'docs', 'gallery'],
  disableTypeChecks: false,
  reporters: ['survivors', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  logLevel: 'warn' as LogLevel,
})
const start = performance.now()
const result = resultOf(await stryker.runMutationTest(), (performance.now() - start) / 1000)
writeFileSync('.cache/mutation-survivors.json', `${JSON.stringify(result.survivors, null, 2)}\n`)
for (const fault of result.faults) console.error(fault)
print(result.figures, line.json)
process.exitCode = result.faults.length > 0 ? 1 : 0
