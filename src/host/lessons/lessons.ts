// Lessons: begun, gone on with, left. A lesson is a game like any other, but posted nowhere and counted for nothing.
import { newSecret } from '../../engine/commitment.ts'
import { startSession } from '../../engine/lifecycle.ts'
import { defaultOptions } from '../../engine/options.ts'
import type { Title } from '../../games/common/title.ts'
import { changeGame, type PlayerRow, privateGames } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { playComputers } from '../play/computers.ts'
import { getView } from '../play/play.ts'
import { change } from '../table/change.ts'
import { type HostContext, transact } from '../table/context.ts'
import { infoOf, playerRow } from '../table/info.ts'
import { type PrivateCall, storePrivateGame } from '../table/private-game.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import { computerPlayer, seatedMember } from '../table/seats.ts'
import type { GameId, GameInfo, GameView, Person, Result } from '../table/types.ts'
import { BEGINNING, progressOf } from './script/following.ts'

/** A request for a lesson. */
export interface LessonCall extends PrivateCall {
  readonly title: string
}

/** The lesson a member is in, of any game. */
export const current = (context: HostContext, member: string): Promise<GameInfo | undefined> =>
  transact(context, async (tx) => {
    const row = await lessonOf(tx, member)
    return row && infoOf(row)
  })

/** The lesson that a member is in. */
const lessonOf = async (tx: Tx, member: string) => (await privateGames(tx, member)).find(progressOf)

/** Begins a lesson, or goes on with the member's own of this game; one of another game is left for it. */
export async function begin(context: HostContext, call: LessonCall): Promise<Result<GameInfo>> {
  const title = context.titles[call.title]
  if (!title?.lesson) return refuse(refusals.noLesson())
  const begun = await transact(context, async (tx): Promise<GameInfo> => {
    const before = await lessonOf(tx, call.person.id)
    if (before?.title === call.title) return infoOf(before)
    if (before) await changeGame(tx, before, { status: 'cancelled', finishedAt: context.clock.now() })
    return opened(tx, context, title, call)
  })
  context.notify(begun.id)
  return grant(begun)
}

function opened(
  tx: Tx,
  context: HostContext,
  { game, lesson: plan }: Title,
  call: LessonCall,
): Promise<GameInfo> {
  if (!plan) throw new Error(`${call.title} has no lesson`)
  const { seats, seed } = plan
  const options = { ...defaultOptions(game), ...plan.options }
  const players: PlayerRow[] = []
  for (let seat = 0; seat < seats; seat++) {
    const me = { ...seatedMember(seat, call.person, ''), join: null }
    players.push(seat === plan.seat ? me : computerPlayer(call, players, 'hard', seat))
  }
  const { run: session, step } = startSession(game, { seats, options, seed })
  const begun = { title: call.title, options, secret: newSecret(), seed, lesson: BEGINNING }
  return storePrivateGame(tx, context, call, { ...begun, players, session, steps: [step] })
}

/** Lets the others play until the member is asked, in this process; the member's look then. */
export async function proceed(context: HostContext, game: GameId, person: Person): Promise<Result<GameView>> {
  await playComputers(context, game, () => true)
  return getView(context, game, person)
}

/** Notes that what a lesson led to is shared, once; the member's look at it. */
export async function share(context: HostContext, game: GameId, person: Person): Promise<Result<GameView>> {
  const look = await getView(context, game, person)
  if (!look.ok) return look
  if (look.value.seat === undefined) return refuse(refusals.notSeated())
  if (!look.value.lesson?.reward) return refuse(refusals.notReviewed())
  const noted = await change(context, game, async (tx, row) => {
    const progress = progressOf(row)
    if (progress?.shared) return refusals.cardShared()
    const lesson = { ...progress, shared: true } as const
    await changeGame(tx, row, { lesson })
    return { ...row, lesson }
  })
  return noted.ok ? look : noted
}

/** Ends a lesson early. */
export const leave = (context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row) => {
    if (!progressOf(row) || !playerRow(row, person.id)) return refusals.notSeated()
    if (row.status !== 'playing') return row
    const left = { status: 'cancelled', finishedAt: context.clock.now() } as const
    await changeGame(tx, row, left)
    return { ...row, ...left }
  })
