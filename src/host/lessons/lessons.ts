// Lessons: begun, gone on with, left. A lesson is a game like any other, but posted nowhere and counted for nothing.
import { commitmentOf, newSecret } from '../../engine/commitment.ts'
import { startSession } from '../../engine/lifecycle.ts'
import { defaultOptions } from '../../engine/options.ts'
import type { Title } from '../../games/common/title.ts'
import {
  changeGame,
  findGame,
  insertGame,
  insertPlayer,
  type PlayerRow,
  privateGames,
} from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { tableOf } from '../../store/table.ts'
import type { Language } from '../../text/language.ts'
import { playComputers } from '../play/computers.ts'
import { getView } from '../play/play.ts'
import { change, freeId } from '../table/change.ts'
import { type HostContext, transact } from '../table/context.ts'
import { infoOf, playerRow } from '../table/info.ts'
import { record } from '../table/record.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import { computerPlayer, seatedMember } from '../table/seats.ts'
import type { GameId, GameInfo, GameView, Person, Result } from '../table/types.ts'
import { BEGINNING, progressOf } from './script/following.ts'

/** A request for a lesson. */
export interface LessonCall {
  readonly title: string
  readonly language: Language
  readonly guild: string
  readonly channel: string
  readonly person: Person
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

async function opened(
  tx: Tx,
  context: HostContext,
  { game, lesson }: Title,
  { title, language, guild, channel, person }: LessonCall,
): Promise<GameInfo> {
  if (!lesson) throw new Error(`${title} has no lesson`)
  const { seats, seed } = lesson
  const options = { ...defaultOptions(game), ...lesson.options }
  const secret = newSecret()
  const id = await freeId(tx)
  await insertGame(tx, {
    id,
    title,
    seats,
    language,
    guild,
    channel,
    options,
    secret,
    pace: null,
    lesson: BEGINNING,
    host: person.id,
    commitment: commitmentOf(secret),
    createdAt: context.clock.now(),
  })
  const players: PlayerRow[] = []
  for (let seat = 0; seat < seats; seat++) {
    const player =
      seat === lesson.seat
        ? { ...seatedMember(seat, person, ''), join: null }
        : computerPlayer({ language }, players, 'hard', seat)
    players.push(player)
    await insertPlayer(tx, id, player)
  }
  const row = await findGame(tx, id)
  if (!row) throw new Error(`lesson ${id} was not stored`)
  const { run, step } = startSession(game, { seats, options, seed })
  const begun = { status: 'playing', seed, startedAt: context.clock.now() } as const
  const table = await tableOf(tx, { ...row, ...begun })
  return infoOf(await record(tx, context, { row: table, run }, [step], { change: begun }))
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
