// `npm run prove -- all`: the slow proofs of every registered game, two at a time; the first that fails ends it. `-- --list` only
// names them, `-- --only storm` takes those of one game.
import { spawn } from 'node:child_process'
import { TITLES } from '../../src/games/index.ts'
import { commandLine } from '../common/arguments.ts'
import { titleNamed } from '../common/title-named.ts'

/** How much of each proof a game gets: a command, and its arguments. */
type Proofs = Readonly<Record<string, string>>

/** What a game gets that has no line of its own below. */
const USUAL: Proofs = {
  'golden --': '',
  'prove -- playout': '--games 150',
  'prove -- secrecy': '--cases 400',
}

/** Long games get fewer, short ones more, and some are proved in more ways. */
const OF_GAME: Readonly<Record<string, Proofs>> = {
  hegemony: {
    'prove -- playout': '--games 40 --seats 8',
    'prove -- secrecy': '--cases 200',
    'prove -- undo': '--games 2',
    'prove -- absent': '--games 2',
  },
  records: { 'prove -- playout': '--games 400 --seats 4' },
  dynasties: { 'prove -- playout': '--games 150 --seats 5' },
  meow: { 'prove -- playout': '--games 150 --seats 4' },
  storm: {
    'prove -- playout': '--games 16 --seats 4',
    'prove -- secrecy': '--cases 120',
    'prove -- undo': '--games 1',
  },
}

const line = commandLine({ only: '' }, ['list'])
const only = line.text('only') === '' ? undefined : titleNamed(line.text('only')).game.id

/** The contract at more tables, then each game's own. */
const commands = [
  ...(only === undefined ? ['CONTRACT_TABLES=8 npx vitest run test/contract.test.ts'] : []),
  ...Object.keys(TITLES)
    .filter((game) => only === undefined || game === only)
    .flatMap((game) =>
      Object.entries({ ...USUAL, ...OF_GAME[game] }).map(
        ([proof, size]) => `npm run --silent ${proof} ${game} ${size} --seed ci --json`,
      ),
    ),
]

/** Runs a command, its output among ours. */
const runProof = (command: string): Promise<number> =>
  new Promise((resolve) => {
    console.info(`$ ${command}`)
    spawn(command, { shell: true, stdio: 'inherit' }).on('close', (code) => resolve(code ?? 1))
  })

async function work(): Promise<void> {
  for (let command = commands.shift(); command; command = commands.shift()) {
    if ((await runProof(command)) === 0) continue
    commands.length = 0
    process.exitCode = 1
  }
}

if (line.flag('list')) for (const command of commands) console.info(command)
else await Promise.all([work(), work()])
