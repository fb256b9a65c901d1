// `npm run mutation -- src/engine/undo.ts --json`: changes each line in every way that Stryker knows and looks whether a test
// notices. Names files or folders of src/engine and src/host; `--tests test/engine,test/host/votes.test.ts` are the tests that
// are run (else those of the folder's name), but none that takes longer than `--slowest` milliseconds; `--share 0.2 --seed 1`
// tries a random part. What survives is told as it comes, and all is written to
// .cache/mutation.json.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LogLevel, MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { commandLine, print, refuse } from './arguments.ts'
import { CHOICE, type Choice } from './mutation/plugin.ts'

const line = commandLine({ tests: '', slowest: '400', share: '1', seed: '1', concurrency: '1' })
const mutated = line.positionals.flatMap((path) => filesIn(path, '.ts'))
if (mutated.length === 0) refuse('Name files or folders, such as src/engine')

const choice: Choice = {
  tests: line.text('tests')
    ? line
        .text('tests')
        .split(',')
        .flatMap((path) => filesIn(path, '.test.ts'))
    : usualTests(mutated),
  ...{ slowest: line.count('slowest'), share: Number(line.text('share')), seed: line.text('seed') },
}
process.env[CHOICE] = JSON.stringify(choice)

const stryker = new Stryker({
  mutate: mutated,
  ...{ plugins: [fileURLToPath(new URL('mutation/plugin.ts', import.meta.url))], testRunner: 'rerunning' },
  ...{ testRunnerNodeArgs: ['--import', 'tsx'], checkerNodeArgs: ['--import', 'tsx'] },
  concurrency: line.count('concurrency'),
  ...{
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    ignorers: ['faults'],
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
  },
  ...{
    timeoutFactor: 3,
    tempDirName: '.cache/mutation',
    ignorePatterns: ['.cache', 'data', 'docs', 'gallery'],
  },
  ...{
    reporters: ['survivors', 'progress-append-only', 'json'],
    jsonReporter: { fileName: '.cache/mutation.json' },
    logLevel: 'warn' as LogLevel,
  },
})
const mutants = await stryker.runMutationTest()
const rows = mutated.map((file) => [
  file,
  figuresOf(mutants.filter(({ fileName }) => fileName.endsWith(file))),
])
print({ ...figuresOf(mutants), files: Object.fromEntries(rows) }, line.json)

function filesIn(path: string, ending: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return [path]
  const all = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return all
    .filter((file) => file.endsWith(ending))
    .map((file) => `${path}/${file}`)
    .sort()
}

/**
 * The tests of the same floor: test/engine for src/engine, less those that need a server or take long. Of the kernel's those
 * that bring a game are left out: all games are loaded in more time than the others take.
 */
function usualTests(files: readonly string[]): string[] {
  const floors = new Set(files.map((file) => file.split('/').slice(0, 2).join('/').replace(/^src/, 'test')))
  const bringsGames = (file: string) => readFileSync(file, 'utf8').includes('src/games/')
  return [...floors]
    .flatMap((floor) => filesIn(floor, '.test.ts'))
    .filter((file) => !/\.(server|slow)\.test\.ts$/.test(file))
    .filter((file) => !file.startsWith('test/engine/') || !bringsGames(file))
}

/** Counts as Stryker does: of what was tried, killed or endless by what survived or was reached by no test. */
function figuresOf(mutants: readonly MutantResult[]) {
  const count = (status: MutantResult['status']) =>
    mutants.filter((mutant) => mutant.status === status).length
  const [killed, survived, noCoverage] = [count('Killed'), count('Survived'), count('NoCoverage')]
  const timeouts = count('Timeout')
  const tried = killed + survived + noCoverage + timeouts
  const score = tried === 0 ? 100 : Number(((100 * (killed + timeouts)) / tried).toFixed(1))
  return { mutants: tried, killed, survived, noCoverage, timeouts, left: mutants.length - tried, score }
}
