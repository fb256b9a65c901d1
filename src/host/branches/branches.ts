// Begins private games from a moment of a finished one.
import { newSecret, seedOf, sha256 } from '../../engine/commitment.ts'
import type { Choice } from '../../engine/decision.ts'
import type { Origin } from '../../engine/export.ts'
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import { answerMove } from '../../engine/player-view.ts'
import { startBranch } from '../../search/branch.ts'
import { changeGame, findGame, type GameRow, privateGames } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { tableFault } from '../lobby/seating.ts'
import { hindsight } from '../review/hindsight.ts'
import { type HostContext, titleOf, transact } from '../table/context.ts'
import { infoOf } from '../table/info.ts'
import { originOf } from '../table/origin.ts'
import { type PrivateCall, storePrivateGame } from '../table/private-game.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import { computerPlayer, hardStrength, seatedMember } from '../table/seats.ts'
import type { GameId, GameInfo, PlayedOn, Result } from '../table/types.ts'
import { isPlayable, startOf, stepOf } from './moment.ts'

/** A request to play on from a moment. */
export interface BranchCall extends PrivateCall {
  readonly origin: Origin
  /** Of one's own decision there: which of the best answers of the review is given first. */
  readonly answer?: number
  /** Id of the interaction; its sha256 is mixed into the shuffle. */
  readonly interaction: string
  /** The member's branch that it takes the place of. */
  readonly instead?: GameId
}

/** The branch that a member is in, and whether it was begun just now or goes on; `other` where that comes from elsewhere. */
export interface Begun {
  readonly info: GameInfo
  readonly how: 'new' | 'same' | 'other'
}

/** The branch that a member is in. */
export const current = (context: HostContext, member: string): Promise<GameInfo | undefined> =>
  transact(context, async (tx) => {
    const row = (await privateGames(tx, member)).find(originOf)
    return row && infoOf(row)
  })

/** Begins a branch, or goes on with the member's own; another one is left for it only where it is named. */
export async function begin(context: HostContext, call: BranchCall): Promise<Result<Begun>> {
  const prepared = await prepare(context, call)
  if (!prepared.ok) return prepared
  const begun = await transact(context, async (tx): Promise<Begun> => {
    const before = (await privateGames(tx, call.person.id)).find(originOf)
    if (before && isSame(originOf(before), prepared.value.playedOn))
      return { info: infoOf(before), how: 'same' }
    if (before && before.id !== call.instead) return { info: infoOf(before), how: 'other' }
    if (before) await changeGame(tx, before, { status: 'cancelled', finishedAt: context.clock.now() })
    return { info: await store(tx, context, call, prepared.value), how: 'new' }
  })
  if (begun.how === 'new') context.notify(begun.info.id)
  return grant(begun)
}

const isSame = (one: PlayedOn | undefined, other: PlayedOn): boolean =>
  one !== undefined && SAME.every((key) => one[key] === other[key])

/** What two branches have in common that begin alike; chance is another in each. */
const SAME = ['table', 'number', 'seat', 'deal', 'tried'] as const satisfies readonly (keyof PlayedOn)[]

/** A branch that is yet to be stored. */
interface Prepared {
  readonly over: GameRow
  readonly playedOn: PlayedOn
  readonly secret: string
  readonly seed: string
  readonly session: GameSession
  readonly steps: readonly Step[]
}

/** What is stored of a branch: all of it follows from what is over, and is made before anything is locked. */
async function prepare(context: HostContext, call: BranchCall): Promise<Result<Prepared>> {
  const { db } = context.store
  const { origin, interaction } = call
  const { table, number, seat } = origin
  const over = await findGame(db, table)
  if (!over) return refuse(refusals.noGame())
  if (!isPlayable(over, number, seat)) return refuse(refusals.notBranched())
  const { game } = titleOf(context, over.title)
  const first = await firstAnswer(context, call)
  if (!first.ok) return first
  const secret = newSecret()
  const seed = seedOf(secret, [{ seat, join: sha256(interaction) }])
  const seats = over.players.length
  const start = tableFault(game, seats, over.options) ? undefined : await startOf(db, context, origin, seed)
  if (!start) return refuse(refusals.branchChanged())
  const begun = startBranch(game, { seats, options: over.options, seed }, start)
  if (begun.session.outcome) return refuse(refusals.branchOver())
  const step = await stepOf(context, table, number)
  const playedOn = { ...origin, step, ...(call.answer !== undefined && { tried: call.answer }) }
  if (!first.value) return grant({ over, playedOn, secret, seed, ...begun })
  const answered = begun.session.take(answerMove(begun.session, seat, first.value, 'member'))
  if (typeof answered === 'string') return refuse(refusals.stale())
  return grant({ over, playedOn, secret, seed, ...begun, steps: [...begun.steps, answered] })
}

/** The answer of the review that is tried, where one is; of one's own decision alone. */
async function firstAnswer(
  context: HostContext,
  { origin, answer, person }: BranchCall,
): Promise<Result<Choice | undefined>> {
  if (answer === undefined) return grant(undefined)
  const found = await hindsight(context, origin.table, person)
  if (!found.ok) return found
  const { value } = found
  const decision =
    value.status === 'ready' && value.seat === origin.seat
      ? value.decisions.find(({ number }) => number === origin.number + 1)
      : undefined
  const choice = decision?.best?.[answer]?.choice
  return choice ? grant(choice) : refuse(refusals.stale())
}

function store(
  tx: Tx,
  context: HostContext,
  call: BranchCall,
  { over, playedOn, secret, seed, session, steps }: Prepared,
): Promise<GameInfo> {
  const { title, options } = over
  const players = [seatedMember(playedOn.seat, call.person, sha256(call.interaction))]
  const strength = hardStrength(context, over)
  for (const { seat } of over.players)
    if (seat !== playedOn.seat) players.push(computerPlayer(call, players, strength, seat))
  const lesson = { from: playedOn }
  return storePrivateGame(tx, context, call, {
    title,
    options,
    secret,
    seed,
    lesson,
    players,
    session,
    steps,
  })
}
