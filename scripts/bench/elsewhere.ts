// boardgame.io, to be compared with: brought from the registry into a folder of its own when it is first asked for.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { MOVES, nimElsewhere } from './nim.ts'

const VERSION = '0.50.2'
const FOLDER = join(import.meta.dirname, '../../.cache/boardgame.io')

interface Move {
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
}

interface Library {
  readonly Master: new (
    game: unknown,
    storage: unknown,
    transport: unknown,
  ) => { onUpdate(action: Move, stateId: number, match: string, player: string): Promise<unknown> }
  readonly Client: (options: unknown) => {
    start(): void
    stop(): void
    getState(): { readonly ctx: { readonly gameover?: unknown } }
    readonly moves: { take(pile: number, amount: number): void }
  }
  readonly InitializeGame: (options: unknown) => unknown
}

/** Loads boardgame.io, and installs it before if it is not there. */
export function boardgameIo(): Library {
  const there = join(FOLDER, 'node_modules/boardgame.io/package.json')
  if (!existsSync(there)) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(join(FOLDER, 'package.json'), '{"private":true}')
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', `boardgame.io@${VERSION}`], {
      cwd: FOLDER,
      stdio: 'ignore',
    })
  }
  const load = createRequire(there)
  return {
    ...load('boardgame.io/master'),
    ...load('boardgame.io/client'),
    ...load('boardgame.io/internal'),
  } as Library
}

/** Plays the first so many moves of Nim by its `Master`, whose storage keeps JSON text, as its databases do. */
export async function playByMaster({ Master, InitializeGame }: Library, moves: number): Promise<void> {
  const stored = { state: JSON.stringify(InitializeGame({ game: nimElsewhere, numPlayers: 2 })) }
  const log: string[] = []
  const metadata = { gameName: 'nim', players: { 0: { id: 0 }, 1: { id: 1 } } }
  const storage = {
    type: () => 1,
    connect: async () => {},
    fetch: async (_match: string, asked: { readonly log?: boolean }) => ({
      state: JSON.parse(stored.state),
      metadata,
      ...(asked.log && { log: log.map((line) => JSON.parse(line)) }),
    }),
    setState: async (_match: string, state: unknown, added: readonly unknown[] = []) => {
      log.push(...added.map((line) => JSON.stringify(line)))
      stored.state = JSON.stringify(state)
    },
    setMetadata: async () => {},
  }
  const master = new Master(nimElsewhere, storage, { send: () => {}, sendAll: () => {} })
  for (const [turn, { pile, amount }] of MOVES.slice(0, moves).entries()) {
    const playerID = `${turn % 2}`
    const payload = { type: 'take', args: [pile, amount], playerID }
    await master.onUpdate({ type: 'MAKE_MOVE', payload }, turn, 'nim', playerID)
  }
  const { G } = JSON.parse(stored.state) as { G: { piles: number[] } }
  const taken = 1_000 - G.piles.reduce((sum, left) => sum + left, 0)
  if (taken !== moves) throw new Error(`boardgame.io took ${taken} of ${moves}`)
}

/** Plays the first so many moves of Nim by its client, which keeps the game in memory. */
export function playByClient({ Client }: Library, moves: number): void {
  const client = Client({ game: nimElsewhere, numPlayers: 2, debug: false })
  client.start()
  for (const { pile, amount } of MOVES.slice(0, moves)) client.moves.take(pile, amount)
  if (moves === MOVES.length && client.getState().ctx.gameover === undefined)
    throw new Error('boardgame.io did not end')
  client.stop()
}
