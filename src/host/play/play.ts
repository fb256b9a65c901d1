// Taking answers, and letting people look: who, which game, which decision, which option, all checked here.
import type { Choice } from '../../engine/decision.ts'
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import type { Seat } from '../../engine/phrase.ts'
import { askedAt, tokenOf } from '../../engine/player-view.ts'
import { deleteNotes, insertAutoPass } from '../../store/auto-answers.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import { hasInteraction } from '../../store/log.ts'
import type { Tx } from '../../store/open.ts'
import { surroundingsOf } from '../../store/surroundings.ts'
import { autoAnsweredAt, scheduleAutoAnswers } from '../auto-answers/covered.ts'
import { returned } from '../clock/returning.ts'
import { type HostContext, read, transact } from '../context.ts'
import { lessonOn } from '../lessons/answering.ts'
import { answeredThemselves } from '../plans/overtaken.ts'
import { grant, refusalOf, refusals, refuse } from '../refusals.ts'
import type { AnswerCall, GameId, GameView, Person, Result } from '../types.ts'
import { infoOf, playerRow } from './info.ts'
import { bringBack, type LoadedGame, loadGame, lookOf, record } from './moves.ts'
import { withUndo } from './undoing.ts'

/** Takes a member's answer in one transaction; on success the member's look at what follows. */
export async function answer(context: HostContext, call: AnswerCall): Promise<Result<GameView>> {
  const { result, moved } = await transact(context, async (tx) => {
    const still = (outcome: Result<GameView>) => ({ result: outcome, moved: false })
    tx.$willWrite()
    const [row] = await Promise.all([findGame(tx, call.game), surroundingsOf(tx, call.game)])
    if (!row) return still(refuse(refusals.noGame()))
    const player = playerRow(row, call.person.id)
    if (!player) return still(refuse(refusals.notSeated()))
    // A repeat is a success, also when the first one ended or paused the game. What it names is over by then, so that
    // only a refusal can be one.
    const idle = notInPlay(row)
    if (idle && !(await hasInteraction(tx, call.interaction))) return still(refuse(idle))
    const found = await loadGame(tx, context, row)
    if (isSealed(found)) return still(grant(withoutTable(row, call.person)))
    const isBack = player.standIn !== null && !idle
    const loaded = isBack ? await returned(tx, context, found, player) : found
    const taken = idle ? undefined : await takeMembers(tx, context, loaded, player.seat, call)
    if (taken?.ok) return { result: taken, moved: true }
    const now = await settled(tx, context, loaded)
    const repeated = !taken || (await hasInteraction(tx, call.interaction))
    return {
      result: repeated ? grant(await lookOf(tx, context, now, loaded.run, call.person.id)) : taken,
      moved: isBack || loaded.unsaved.length > 0,
    }
  })
  if (moved) context.notify(call.game)
  return result
}

/** Stores a wind-back that came to light although no move was taken; the row after it. */
const settled = async (tx: Tx, context: HostContext, loaded: LoadedGame): Promise<GameRow> =>
  loaded.unsaved.length > 0 && !isSealed(loaded) ? record(tx, context, loaded, loaded.unsaved) : loaded.row

/**
 * Whether a game was over before its rules changed. Its table cannot be shown any more, and nothing is stored for it: one
 * more entry would stand before its packed log and hide it.
 */
const isSealed = ({ row, unsaved }: LoadedGame): boolean =>
  unsaved.length > 0 && row.status !== 'playing' && row.status !== 'paused'

async function takeMembers(
  tx: Tx,
  context: HostContext,
  loaded: LoadedGame,
  seat: Seat,
  call: AnswerCall,
): Promise<Result<GameView>> {
  const { run: session } = loaded
  const asked = seatOfToken(session, call.token)
  if (asked === undefined) return refuse(refusals.stale())
  if (asked !== seat) return refuse(refusals.notYours(asked))
  const decision = session.open?.request.decisions.find((each) => each.seat === seat)
  const lull = decision?.lulls?.find(({ scope }) => scope === call.lull)
  if (call.lull !== undefined && !lull) return refuse(refusals.stale())
  const choice = lull && decision?.pass !== undefined ? [decision.pass] : call.choice
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
  await deleteNotes(tx, loaded.row.id, call.person.id)
  await answeredThemselves(tx, loaded.row.id, call.person.id, decision)
  if (lull) await insertAutoPass(tx, loaded.row.id, { member: call.person.id, ...lull })
  const row = await record(tx, context, loaded, [...loaded.unsaved, ...steps], {
    interaction: call.interaction,
    ...(lesson && { change: lesson.after(context.clock.now()) }),
  })
  const own = await lookOf(tx, context, row, session, call.person.id)
  return grant(await withUndo(tx, context, row, own, { log: steps.map(({ entry }) => entry), session }))
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
 * Lets whoever holds a seat besides members decide: `decide` sees the game in memory and says who answers what.
 * Returns the step taken, or `undefined` when nobody answered; a wind-back is stored in either case.
 */
export async function answerFor(
  context: HostContext,
  game: GameId,
  decide: (tx: Tx, loaded: LoadedGame) => Promise<Decided | undefined>,
): Promise<Step | undefined> {
  return transact(context, async (tx) => {
    tx.$willWrite()
    const [row] = await Promise.all([findGame(tx, game), surroundingsOf(tx, game)])
    if (row?.status !== 'playing') return undefined
    const loaded = await loadGame(tx, context, row)
    const decided = await decide(tx, loaded)
    if (!decided) {
      if (loaded.unsaved.length > 0) await settled(tx, context, loaded)
      // A member may be back, and their orders with them.
      else await scheduleAutoAnswers(tx, loaded, await autoAnsweredAt(tx, context, row, loaded.run))
      return undefined
    }
    const opened = askedAt(loaded.run, decided.seat) ?? -1
    const step = loaded.run.take({ kind: 'answer', ...decided, opened })
    if (typeof step === 'string') throw new Error(`game ${game}: a computer's answer is refused: ${step}`)
    await record(tx, context, loaded, [...loaded.unsaved, step])
    return step
  })
}

/** What a person may see of a game now. */
export async function getView(context: HostContext, game: GameId, person: Person): Promise<Result<GameView>> {
  const seen = await read(context, (tx) => viewIn(tx, context, game, person))
  if (seen) return seen
  await transact(context, async (tx) => {
    const row = await findGame(tx, game)
    if (row && row.seed !== null) await settled(tx, context, await loadGame(tx, context, row))
  })
  context.notify(game)
  return getView(context, game, person)
}

/** What a person may see; `undefined` for a game wound back as it was loaded: what people are shown must be stored. */
async function viewIn(
  tx: Tx,
  context: HostContext,
  game: GameId,
  person: Person,
): Promise<Result<GameView> | undefined> {
  const [row] = await Promise.all([findGame(tx, game), surroundingsOf(tx, game)])
  if (!row) return refuse(refusals.noGame())
  if (row.seed === null) return grant(withoutTable(row, person))
  const loaded = await loadGame(tx, context, row)
  if (isSealed(loaded)) return grant(withoutTable(row, person))
  if (loaded.unsaved.length > 0) return undefined
  const own = await lookOf(tx, context, row, loaded.run, person.id)
  const seen = await withUndo(tx, context, row, own, { log: loaded.rest.log })
  tx.$afterCommit(() => bringBack(context, loaded))
  return grant(seen)
}

/** What there is to see of a game that has no table to show. */
function withoutTable(row: GameRow, person: Person): GameView {
  const seat = playerRow(row, person.id)?.seat
  return {
    info: infoOf(row),
    ...(seat !== undefined && { seat }),
    ...{ awaited: [], ordered: [], answeredByOrder: [], deadlines: [] },
  }
}
