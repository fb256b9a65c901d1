// A person's view of a running game: the table, their decision, auto-answers, plans, deadlines.
import type { GameSession } from '../../engine/lifecycle.ts'
import { askedAt, awaited, playerView, tokenOf } from '../../engine/player-view.ts'
import { NOBODY } from '../../store/erased-rows.ts'
import type { GameRow } from '../../store/games.ts'
import type { LookTx } from '../../store/open.ts'
import { notesFor, type Table } from '../../store/table.ts'
import { lessonView } from '../lessons/script/view.ts'
import { ownPlanOf } from '../plans/own.ts'
import { autoAnsweredAt, dueAt, ownAutoAnswerAt } from '../table/auto-answered.ts'
import { type Hours, isEveryoneAround } from '../table/clock/clocks.ts'
import { restEnd } from '../table/clock/standstill.ts'
import { type HostContext, titleOf } from '../table/context.ts'
import { ownSeatBack } from '../table/former-seats.ts'
import { clocksOf, habitsOf, hoursOf } from '../table/hours.ts'
import { infoOf, playerRow } from '../table/info.ts'
import type { Deadline, GameView } from '../table/types.ts'

/** When whose time is out, as the clocks stand; without a clock, who is away until when. */
async function deadlinesOf(tx: LookTx, context: HostContext, row: Table): Promise<Deadline[]> {
  const clocks = clocksOf(row)
  if (!clocks) return absences(await hoursOf(tx, context, row), row)
  if (clocks.stopped) return []
  return clocks.seats.flatMap(({ turn }, seat) => {
    if (!turn) return []
    const { until, back } = turn
    return [{ seat, until: new Date(until), ...(back !== undefined && { back: new Date(back) }) }]
  })
}

const absences = ({ now, habits }: Hours, { players }: GameRow): Deadline[] =>
  players.flatMap(({ seat }) => {
    const { away } = habits(seat)
    return away && away.from <= now && now < away.until ? [{ seat, back: new Date(away.until) }] : []
  })

/** Whether somebody without a seat may take one back; nobody's own look is everybody's. */
const mayReturn = async (tx: LookTx, row: GameRow, member: string): Promise<boolean> =>
  member !== NOBODY && !playerRow(row, member) && !('key' in (await ownSeatBack(tx, row, member)))

function restingAt({ clock }: HostContext, { players, around: { times } }: Table): Pick<GameView, 'resting'> {
  const now = clock.now().getTime()
  const isResting = (member: string | null) =>
    member !== null && restEnd(habitsOf(times.get(member)), now) !== undefined
  const resting = players.filter(({ member }) => isResting(member)).map(({ seat }) => seat)
  return resting.length > 0 ? { resting } : {}
}

/** What a person may see of a game in memory. */
export async function lookOf(
  tx: LookTx,
  context: HostContext,
  row: Table,
  session: GameSession,
  member: string,
): Promise<GameView> {
  const { game } = titleOf(context, row.title)
  const seat = playerRow(row, member)?.seat
  const own = playerView(game, session, seat ?? 'public')
  const autoAnswered = autoAnsweredAt(context, row, session)
  const lesson = await lessonView(tx, context, row, session, seat)
  const asked = seat === undefined ? undefined : askedAt(session, seat)
  const token =
    own.decision && asked !== undefined && seat !== undefined && !autoAnswered.includes(seat)
      ? tokenOf(session.setting.seed, asked, seat)
      : undefined
  return {
    info: infoOf(row),
    ...(seat !== undefined && { seat }),
    playerView: own,
    ...(token !== undefined && { token }),
    awaited: awaited(session).filter((each) => !autoAnswered.includes(each.seat)),
    autoAnswered: awaited(session).filter((each) => autoAnswered.includes(each.seat)),
    ...(autoAnswered.length > 0 && { autoAnswersDue: await dueAt(tx, row, session, autoAnswered) }),
    ...(seat !== undefined &&
      autoAnswered.includes(seat) && {
        ownAutoAnswer: await ownAutoAnswerAt(tx, context, row, session, seat),
      }),
    autoAnswerNotes: seat === undefined ? [] : notesFor(row, member),
    ...(lesson && { lesson }),
    ...(await ownPlanOf(tx, context, { row, run: session, autoAnswered }, member)),
    ...(token !== undefined && row.around.hinted.includes(member) && { hints: true }),
    ...((await mayReturn(tx, row, member)) && { mayReturn: true }),
    ...(isEveryoneAround(clocksOf(row) ?? { seats: [] }) && { around: true }),
    ...restingAt(context, row),
    deadlines: await deadlinesOf(tx, context, row),
  }
}
