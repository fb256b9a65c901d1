// Proves an export: plays it again from its opened secret and names the first thing that differs.

import { commitmentOf } from './commitment.ts'
import { type GameExport, type Page, type Stretch, seedOfExport } from './export.ts'
import type { Game } from './game.ts'
import {
  type GameSession,
  resume,
  rollback,
  type Setting,
  type Snapshot,
  type Step,
  snapshotAfter,
  startSession,
} from './lifecycle.ts'
import { canonical, moveOf } from './log.ts'

/** What checking an export found. */
export type Verdict =
  | {
      readonly ok: true
      /** Entries played again. */
      readonly checked: number
      /** Stretches of other rules versions, which need those to be checked. */
      readonly unchecked: readonly { readonly rules: number; readonly from: number; readonly to: number }[]
    }
  | { readonly ok: false; readonly number?: number; readonly why: string }

class Difference extends Error {
  readonly number: number | undefined
  constructor(number: number | undefined, why: string) {
    super(why)
    this.number = number
  }
}

/**
 * Plays every stretch of the game's own rules version again and compares entries, events, checkpoints and outcome. A game that
 * was played on from another is played from the state that the file begins with: that this is the other's, is not proved.
 * Never throws for what a file may contain: the verdict names the first difference.
 * @param onEntry called with the number of each entry before that is played again
 */
export function verify(game: Game, file: GameExport, onEntry?: (number: number) => void): Verdict {
  try {
    if (commitmentOf(file.secret) !== file.commitment)
      throw new Difference(undefined, 'the secret does not fit the commitment')
    assertUnbroken(file)
    const setting = { seats: file.seats, options: file.options, seed: seedOfExport(file) }
    const own = file.stretches.filter((stretch) => stretch.rules === game.version)
    for (const stretch of own) replayStretch(game, setting, file, stretch, onEntry)
    const others = file.stretches.filter((stretch) => stretch.rules !== game.version)
    return {
      ok: true,
      checked: own.reduce((sum, stretch) => sum + vouched(stretch).length, 0),
      unchecked: others.map((stretch) => ({ rules: stretch.rules, from: stretch.from, to: lastOf(stretch) })),
    }
  } catch (error) {
    const number = error instanceof Difference ? error.number : undefined
    const why = error instanceof Error ? error.message : String(error)
    return { ok: false, ...(number !== undefined && { number }), why }
  }
}

const vouched = ({ pages, from }: Stretch): readonly Page[] =>
  pages.filter(({ entry }) => entry.number >= from)

const lastOf = ({ pages, from }: Stretch): number => pages.at(-1)?.entry.number ?? from

function assertUnbroken({ stretches }: GameExport): void {
  const pages = stretches.flatMap(vouched)
  if (pages.length === 0) throw new Difference(undefined, 'there is no log')
  for (const [number, { entry }] of pages.entries())
    if (entry.number !== number) throw new Difference(number, 'this entry is missing or out of place')
}

interface Replay {
  readonly run: GameSession
  readonly rest: Snapshot
}

function replayStretch(
  game: Game,
  setting: Setting,
  file: GameExport,
  stretch: Stretch,
  onEntry?: (number: number) => void,
): void {
  let at = leadIn(game, setting, stretch)
  for (const page of vouched(stretch)) {
    onEntry?.(page.entry.number)
    const { run: session, step } = playAgain(game, setting, at, page, file.from && stretch.checkpoint)
    compare(page, step)
    at = { run: session, rest: snapshotAfter(setting, at?.rest, step) }
  }
  const ended = file.stretches.at(-1) === stretch
  if (ended && canonical(at?.run.outcome) !== canonical(file.outcome))
    throw new Difference(lastOf(stretch), 'the outcome is another')
}

/** Where a stretch takes over; `undefined` where it starts the game. */
function leadIn(game: Game, setting: Setting, stretch: Stretch): Replay | undefined {
  const [first, ...later] = stretch.pages
    .filter(({ entry }) => entry.number < stretch.from)
    .map(({ entry }) => entry)
  if (!first) return undefined
  const snapshot: Snapshot = { ...setting, checkpoint: stretch.checkpoint, log: [first, ...later] }
  // A stretch that begins by winding back does so because its lead no longer plays: only the checkpoint counts.
  if (vouched(stretch)[0]?.entry.kind === 'wind-back') return { ...rollback(game, snapshot), rest: snapshot }
  return { run: resume(game, snapshot), rest: snapshot }
}

function playAgain(
  game: Game,
  setting: Setting,
  at: Replay | undefined,
  page: Page,
  from: string | undefined,
): { run: GameSession; step: Step } {
  const { number } = page.entry
  const move = moveOf(page.entry)
  if (!at) {
    if (move.kind === 'start') return startSession(game, setting, undefined, from)
    throw new Difference(number, 'the game does not begin here')
  }
  if (move.kind === 'wind-back') return rollback(game, at.rest)
  if (move.kind === 'start') throw new Difference(number, 'the game begins twice')
  const step = at.run.take(move)
  if (typeof step === 'string') throw new Difference(number, `its move is refused: ${step}`)
  return { run: at.run, step }
}

function compare({ entry, events }: Page, step: Step): void {
  if (canonical(events) !== canonical(step.events))
    throw new Difference(entry.number, 'another story was told')
  if (canonical(entry) !== canonical(step.entry)) throw new Difference(entry.number, 'the entry was changed')
}
