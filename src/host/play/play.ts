// Taking answers, and letting people look: who, which game, which decision, which option, all checked here.
import type { AutoPass, Choice, Decision } from '../../engine/decision.ts'
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import type { Seat } from '../../engine/phrase.ts'
import { askedAt, tokenOf } from '../../engine/player-view.ts'
import { deleteNotes, insertAutoPass } from '../../store/auto-answers.ts'
import { NOBODY } from '../../store/erased-rows.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import { hasInteraction } from '../../store/log.ts'
import type { LookTx, MoveTx } from '../../store/open.ts'
import { deletePlans } from '../../store/plans.ts'
import { findTable, notesFor, type Table, tableOf } from '../../store/table.ts'
import { lessonOn } from '../lessons/script/lesson-replies.ts'
import { isOvertaken } from '../plans/overtaken.ts'
import { autoAnsweredAt, scheduleAutoAnswers } from '../table/auto-answered.ts'
import { type HostContext, move, read, transact } from '../table/context.ts'
import { infoOf, playerRow } from '../table/info.ts'
import { type LoadedGame, loadGame, releaseUnchanged } from '../table/load.ts'
import { toldSoFar } from '../table/past-events.ts'
import { type Recorded, record, recordMove } from '../table/record.ts'
import { grant, refusalOf, refusals, refuse } from '../table/refusals.ts'
import type { AnswerCall, GameId, GameView, Person, PublicView, Result } from '../table/types.ts'
import { openingOf } from './question-origin.ts'
import { returned } from './reseating.ts'
import { withUndo } from './undoing.ts'
import { lookOf } from './view.ts'

/** What came of an answer: whether the game has moved, and as what the move has left it. */
interface Answered {
  readonly result: Result<GameView>
  readonly moved: boolean
  readonly left?: Recorded
}

/** Takes a member's answer in one transaction; on success the member's look at what follows. */
export async function answer(context: HostContext, call: AnswerCall): Promise<Result<GameView>> {
  const { result, moved, left } = await move(context, async (tx): Promise<Answered> => {
    const still = (outcome: Result<GameView>) => ({ result: outcome, moved: false })
    const row = await findTable(tx, call.game)
    if (!row) return still(refuse(refusals.noGame()))
    const player = playerRow(row, call.person.id)
    if (!player) return still(refuse(refusals.notSeated()))
    // A repeat is a success, also when the first one ended or paused the game. What it names is over by then, so that
    // only a refusal can be one.
    const idle = notInPlay(row)
    if (idle && !(await hasInteraction(tx, call.interaction))) return still(refuse(idle))
    const found = await loadGame(tx, context, row)
    if (endedBeforeRules(found)) return still(grant(withoutTable(row, call.person)))
    const isBack = player.standIn !== null && !idle
    const loaded = isBack ? await returned(tx, context, found, player) : found
    const taken = idle ? undefined : await takeMembers(tx, context, loaded, player.seat, call)
    if (taken?.ok) return { result: grant(taken.value.view), moved: true, left: taken.value.left }
    const now = await settled(tx, context, loaded)
    const repeated = !taken || (await hasInteraction(tx, call.interaction))
    return {
      result: repeated ? grant(await lookOf(tx, context, now, loaded.run, call.person.id)) : taken,
      moved: isBack || loaded.unsaved.length > 0,
    }
  })
  if (left) releaseUnchanged(context, left)
  if (moved) context.notify(call.game, left?.follows)
  return result
}

/** Stores a wind-back that came to light although no move was taken; the row after it. */
const settled = async (tx: MoveTx, context: HostContext, loaded: LoadedGame): Promise<Table> =>
  loaded.unsaved.length > 0 && !endedBeforeRules(loaded)
    ? record(tx, context, loaded, loaded.unsaved)
    : loaded.row

/**
 * Whether a game was over before its rules changed. Its table cannot be shown any more, and nothing is stored for it: one
 * more entry would stand before its packed log and hide it.
 */
const endedBeforeRules = ({ row, unsaved }: LoadedGame): boolean =>
  unsaved.length > 0 && row.status !== 'playing' && row.status !== 'paused'

async function takeMembers(
  tx: MoveTx,
  context: HostContext,
  loaded: LoadedGame,
  seat: Seat,
  call: AnswerCall,
): Promise<Result<{ readonly view: GameView; readonly left: Recorded }>> {
  const { run: session } = loaded
  const asked = seatOfToken(session, call.token)
  if (asked === undefined) return refuse(refusals.stale())
  if (asked !== seat) return refuse(refusals.notYours(asked))
  const decision = session.open?.request.decisions.find((each) => each.seat === seat)
  const autoPass = decision?.autoPasses?.find(({ scope }) => scope === call.autoPass)
  if (call.autoPass !== undefined && !autoPass) return refuse(refusals.stale())
  const choice = autoPass && decision?.pass !== undefined ? [decision.pass] : call.choice
  const lesson = lessonOn(context, loaded, decision)
  if (lesson?.refuses([...(call.steps ?? []), choice][0] ?? choice)) return refuse(refusals.lessonOnly())
  const steps: Step[] = []
  for (const each of [...(call.steps ?? []), choice]) {
    // What comes after a step belongs to the same private choice, or the game has moved on.
    if (steps.length > 0 && !session.open?.root) return refuse(refusals.stale())
    const opened = askedAt(session, seat) ?? -1
    const step = session.take({ kind: 'answer', by: 'member', seat, opened, choice: each })
    if (typeof step === 'string') return refuse(refusalOf(step))
    steps.push(step)
  }
  const table = await answeredBy(tx, loaded.row, call.person.id, decision, autoPass)
  const story = () => toldSoFar(tx, context.store, loaded.row.id)
  const led = await lesson?.after(steps, story, context.clock.now())
  const taken = [...loaded.unsaved, ...steps, ...(led?.steps ?? [])]
  const left = await recordMove(tx, context, { ...loaded, row: table }, taken, {
    interaction: call.interaction,
    ...(led && { change: led.change }),
  })
  const own = await lookOf(tx, context, left.row, session, call.person.id)
  const log = steps.map(({ entry }) => entry)
  return grant({ view: await withUndo(tx, context, left.row, own, { log, session }), left })
}

/** A member has answered a decision: what was noted for them and planned by them for it goes; the table after it. */
async function answeredBy(
  tx: MoveTx,
  table: Table,
  member: string,
  decision: Decision | undefined,
  autoPass: AutoPass | undefined,
): Promise<Table> {
  const hasNotes = notesFor(table, member).length > 0
  const overtaken = isOvertaken(table, member, decision)
  if (hasNotes) await deleteNotes(tx, table.id, member)
  if (overtaken) await deletePlans(tx, table.id, member)
  if (autoPass) await insertAutoPass(tx, table.id, { member, ...autoPass })
  return hasNotes || overtaken || autoPass ? tableOf(tx, table) : table
}

/** Why a game takes no answers; `undefined` when it does. */
function notInPlay(row: GameRow) {
  if (row.status === 'paused') return refusals.paused()
  return row.status === 'playing' ? undefined : refusals.notPlaying()
}

/** The seat of the open request that a token names. */
function seatOfToken(session: GameSession, token: string): Seat | undefined {
  const { open, setting } = session
  return open?.request.decisions.find(
    ({ seat }) => tokenOf(setting.seed, askedAt(session, seat) ?? -1, seat) === token,
  )?.seat
}

/** An answer that no member gave. */
export interface Decided {
  readonly seat: Seat
  readonly by: 'computer' | 'stand-in'
  readonly choice: Choice
}

/**
 * Decides for seats that no member holds: `decide` sees the game in memory and says who answers what.
 * Returns the step taken, or `undefined` when nobody answered; a wind-back is stored in either case.
 */
export async function answerFor(
  context: HostContext,
  game: GameId,
  decide: (tx: MoveTx, loaded: LoadedGame) => Promise<Decided | undefined>,
): Promise<Step | undefined> {
  const done = await move(context, async (tx) => {
    const row = await findTable(tx, game)
    if (row?.status !== 'playing') return undefined
    const loaded = await loadGame(tx, context, row)
    const decided = await decide(tx, loaded)
    if (!decided) {
      if (loaded.unsaved.length > 0) await settled(tx, context, loaded)
      // A member may be back, and their auto-answers with them.
      else await scheduleAutoAnswers(tx, loaded, autoAnsweredAt(context, loaded.row, loaded.run))
      return undefined
    }
    const opened = askedAt(loaded.run, decided.seat) ?? -1
    const step = loaded.run.take({ kind: 'answer', ...decided, opened })
    if (typeof step === 'string') throw new Error(`game ${game}: a computer's answer is refused: ${step}`)
    return { step, left: await recordMove(tx, context, loaded, [...loaded.unsaved, step]) }
  })
  if (done) releaseUnchanged(context, done.left)
  return done?.step
}

/** What a person may see of a game now. */
export async function getView(
  context: HostContext,
  game: GameId,
  person: Person,
  brief?: 'brief',
): Promise<Result<GameView>> {
  const seen = await read(context, (tx) => viewIn(tx, context, game, person, brief))
  if (seen) return seen
  await storeWindBack(context, game)
  return getView(context, game, person, brief)
}

/** A person without a seat: through these eyes everybody looks. */
const PUBLIC: Person = { id: NOBODY, name: '' }

/** What everyone may see of a game now, and how its open request came up. */
export async function getPublic(context: HostContext, game: GameId): Promise<Result<PublicView>> {
  const seen = await read(context, (tx) => viewIn(tx, context, game, PUBLIC, 'public'))
  if (seen) return seen
  await storeWindBack(context, game)
  return getPublic(context, game)
}

/** What people are shown must be stored. */
async function storeWindBack(context: HostContext, game: GameId): Promise<void> {
  await transact(context, async (tx) => {
    const row = await findGame(tx, game)
    if (row && row.seed !== null) await settled(tx, context, await loadGame(tx, context, row))
  })
  context.notify(game)
}

/** What a person may see; `undefined` for a game rolled back on loading: what people are shown must be stored. */
async function viewIn(
  tx: LookTx,
  context: HostContext,
  game: GameId,
  person: Person,
  how?: 'brief' | 'public',
): Promise<Result<PublicView> | undefined> {
  const row = await findTable(tx, game)
  if (!row) return refuse(refusals.noGame())
  if (!context.titles[row.title]) return refuse(refusals.notInstalled())
  if (row.seed === null) return grant(withoutTable(row, person))
  const loaded = await loadGame(tx, context, row)
  if (endedBeforeRules(loaded)) return grant(withoutTable(row, person))
  if (loaded.unsaved.length > 0) return undefined
  const own = await lookOf(tx, context, loaded.row, loaded.run, person.id)
  const opening = how === 'public' ? await openingOf(tx, loaded.row, loaded.run) : undefined
  const seen = how ? own : await withUndo(tx, context, row, own, { log: loaded.rest.log })
  // Nothing was written: nobody need wait for the end to have it again.
  releaseUnchanged(context, loaded)
  return grant({ ...seen, ...(opening && { opening }) })
}

/** What there is to see of a game that has no table to show. */
function withoutTable(row: GameRow, person: Person): GameView {
  const seat = playerRow(row, person.id)?.seat
  return {
    info: infoOf(row),
    ...(seat !== undefined && { seat }),
    awaited: [],
    autoAnswered: [],
    autoAnswerNotes: [],
    deadlines: [],
  }
}
