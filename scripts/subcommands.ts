// The subcommands of `npm run prove`, `league`, `db` and `bench`: arguments, purpose, and the file to load.
import { didYouMean } from './common/arguments.ts'

type Subcommand = readonly [takes: string, does: string, load: () => Promise<unknown>]

/** Commands with subcommands, by their names. */
export const COMMANDS: Readonly<Record<string, Readonly<Record<string, Subcommand>>>> = {
  prove: {
    all: ['--only storm --list', 'the slow proofs of all games', () => import('./prove/all.ts')],
    playout: ['<game> --games 2000 --seats 4', 'whole random games', () => import('./prove/playout.ts')],
    secrecy: ['<game> --cases 2000', 'nothing hidden is shown', () => import('./prove/secrecy.ts')],
    windows: ['<game> --cases 2000', 'waiting reveals nothing', () => import('./prove/windows.ts')],
    undo: ['<game> --games 100', 'an undo reveals nothing', () => import('./prove/undo.ts')],
    absent: ['<game> --games 25', 'absent members lose nothing', () => import('./prove/absent.ts')],
    deadlines: ['--games 200', 'each deadline happens once', () => import('./prove/deadlines.ts')],
    weeks: ['--games 200', 'tables outlive absent people', () => import('./prove/weeks.ts')],
    presses: ['--games 2', 'presses and lines of a turn', () => import('./prove/presses.ts')],
    takeover: ['--runs 5', 'a second process takes over', () => import('./prove/takeover.ts')],
  },
  league: {
    demo: ['--people 30 --seats 4', 'a league with invented results', () => import('./league/demo.ts')],
    sim: ['--members 200 --game records', 'a season in the sandbox', () => import('./league/sim.ts')],
    verify: ['league.json --digests a,b', 'verifies an export', () => import('./league/verify.ts')],
    pairings: ['--n 2-400 --seats 2-8', 'quality of pairings', () => import('./league/pairings.ts')],
    ratings: ['--runs 20 --seats 4', 'quality of ratings', () => import('./league/ratings.ts')],
  },
  db: {
    backup: ['[file]', 'the database as one file', () => import('./db/backup.ts')],
    restore: ['<file>', 'a backup back into the database', () => import('./db/restore.ts')],
    move: ['<from> <to>', 'everything into an empty database', () => import('./db/move.ts')],
  },
  bench: {
    kernel: ['--rounds 5', 'an answer in the kernel', () => import('./bench/kernel.ts')],
    store: ['[server] --rounds 5', 'an answer in PostgreSQL', () => import('./bench/store.ts')],
    discord: ['[server] --rate 100', 'interactions in two processes', () => import('./bench/discord.ts')],
    turn: ['[server] --moves 16', 'a move with its posts', () => import('./bench/turn.ts')],
    picture: ['--rounds 5', 'each kind of picture', () => import('./bench/picture.ts')],
    film: ['--seats 4 --out films', 'a film of each game', () => import('./bench/film.ts')],
    page: ['--seats 4 --out pages', 'a web page of each game', () => import('./bench/page.ts')],
    growth: ['[server] --finished 100000', 'work among many games', () => import('./bench/growth.ts')],
    disk: ['[server]', 'bytes of a finished game', () => import('./bench/disk.ts')],
    start: ['[server] --running 5000', 'a start with many games', () => import('./bench/start.ts')],
    erasing: ['[server] --finished 100000', 'erasing a member', () => import('./bench/erasing.ts')],
    digests: ['[server] --followers 10000', 'telling followers', () => import('./bench/digests.ts')],
    daily: ['[server] --finished 10000', 'choosing a daily position', () => import('./bench/daily.ts')],
    poll: ['[server] --rows 347000', 'looking for due jobs', () => import('./bench/poll.ts')],
    prompts: ['<game> --games 20', 'how often a turn needs a person', () => import('./bench/prompts.ts')],
    reviews: ['<game> --members 4', 'CPU of reviews', () => import('./bench/reviews.ts')],
    verifying: ['<game> --seats 8', 'delay by replaying a game', () => import('./bench/verifying.ts')],
  },
}

/** What to do for a command line: say something, load a subcommand, and end with a code. */
export interface Chosen {
  readonly say?: string
  readonly load?: () => Promise<unknown>
  readonly code: 0 | 2
}

/** Chooses the subcommand that the words after a command begin with. `--help` lists all; after a name that one says its options. */
export function chooseSubcommand(command: string, [name = '', ...rest]: readonly string[]): Chosen {
  const all = COMMANDS[command] ?? {}
  const usage = (named: string): string => {
    const [takes = '', does = ''] = all[named] ?? []
    return `npm run ${command} -- ${`${named} ${takes}`.padEnd(40)}  ${does}`
  }
  const load = all[name]?.[2]
  if (load) return { ...(rest.includes('--help') && { say: usage(name) }), load, code: 0 }
  const usages = Object.keys(all).map(usage).join('\n')
  if (name === '' || name === '--help') return { say: usages, code: name === '' ? 2 : 0 }
  const near = didYouMean(name, Object.keys(all))
  return { say: `npm run ${command} has no ${name}.${near} It has:\n${usages}`, code: 2 }
}
