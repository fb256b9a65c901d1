// Applies a stored game's auto-answers: who is auto-answered, whom the table waits for, and until when.
import type { AutoAnswerSpec } from '../../engine/game.ts'
import type { GameSession } from '../../engine/lifecycle.ts'
import type { Seat } from '../../engine/phrase.ts'
import { openedAt } from '../../engine/player-view.ts'
import { type AutoAnswerRow, defaultsOf, upsertAutoAnswer } from '../../store/auto-answers.ts'
import type { GameRow, PlayerRow } from '../../store/games.ts'
import { movesUpTo } from '../../store/log.ts'
import type { LookTx, MoveTx, Tx } from '../../store/open.ts'
import type { Around, Table } from '../../store/table.ts'
import { dropTasks, putTask } from './agenda.ts'
import { readPace } from './clock/pace.ts'
import { type HostContext, titleOf } from './context.ts'
import type { OwnAutoAnswer } from './types.ts'
import {
  type AutoAnswers,
  answeringAt,
  autoAnsweredSeats,
  autoAnswerFor,
  isAutomatic,
  isPassable,
  LONGEST_WAIT,
  type Opened,
  publiclyAsked,
  unanswered,
  waitingOf,
} from './windows.ts'

/** The task at which a game's auto-answers answer. */
export const AUTO_ANSWERS = 'auto-answers'

/** What a member has set when they want to be asked. */
export const ASK = 'ask'

/** Whether a member plays this seat, and no computer for them. */
const isPlaying = ({ member, computer, standIn }: PlayerRow): boolean =>
  member !== null && computer === null && standIn === null

/** What each seat that a member plays has set. */
export function autoAnswersAt({ players, around }: Table): (seat: Seat) => AutoAnswers | undefined {
  const bySeat = new Map(
    players.filter(isPlaying).map(({ seat, member }) => {
      const own = around.autoAnswers.filter((autoAnswer) => autoAnswer.member === member)
      const stored = own.flatMap(({ autoAnswer, value, once }) => {
        const now = once ?? value
        return now === ASK ? [] : [[autoAnswer, now] as const]
      })
      const scopes = around.autoPasses
        .filter((autoPass) => autoPass.member === member)
        .map(({ scope }) => scope)
      return [seat, { values: new Map(stored), autoPasses: new Set(scopes) }] as const
    }),
  )
  return (seat) => bySeat.get(seat)
}

/** The seats for which something set answers the open request: nobody waits for them. */
export function autoAnsweredAt(context: HostContext, table: Table, session: GameSession): readonly Seat[] {
  const members = new Set(table.players.filter(isPlaying).map(({ seat }) => seat))
  const asked = unanswered(session).some(({ seat }) => members.has(seat))
  return asked ? autoAnsweredSeats(titleOf(context, table.title).game, session, autoAnswersAt(table)) : []
}

/** The auto-answer of a member that answers what it is asked; for them alone. */
export async function ownAutoAnswerAt(
  tx: LookTx,
  context: HostContext,
  row: Table,
  session: GameSession,
  seat: Seat,
): Promise<OwnAutoAnswer> {
  const member = row.players.find((each) => each.seat === seat)?.member ?? ''
  const decision = publiclyAsked(session).find((each) => each.seat === seat)
  const spec = decision && autoAnswerFor(titleOf(context, row.title).game, decision)
  const autoPasses = row.around.autoPasses.filter((autoPass) => autoPass.member === member)
  const isAutoPassed = decision?.autoPasses?.some(({ scope }) =>
    autoPasses.some((autoPass) => autoPass.scope === scope),
  )
  if (!spec || isAutoPassed) return { isDefault: false }
  const stored = row.around.autoAnswers.find(
    (autoAnswer) => autoAnswer.member === member && autoAnswer.autoAnswer === spec.id,
  )
  if (!stored) return { isDefault: false }
  const isDefault = isUnchanged(spec, stored, await defaultsOf(tx, member, row.title))
  return { autoAnswer: spec.id, value: stored.once ?? stored.value, isDefault }
}

/** Whether an auto-answer is the one that everybody has who never set another. */
export const isUnchanged = (
  { id, fresh }: AutoAnswerSpec,
  { value, once }: Pick<AutoAnswerRow, 'value' | 'once'>,
  defaults: ReadonlyMap<string, string>,
): boolean => value === fresh && once === null && !defaults.has(id)

/** Notes when the auto-answers of the open request answer, or that there are none. */
export async function scheduleAutoAnswers(
  tx: MoveTx,
  { row, run: session }: { readonly row: Table; readonly run: GameSession },
  autoAnswered: readonly Seat[],
): Promise<void> {
  const { scheduled } = row.around
  if (row.status !== 'playing' || autoAnswered.length === 0) {
    if (scheduled.delete(AUTO_ANSWERS)) await dropTasks(tx, row.id, AUTO_ANSWERS)
    return
  }
  scheduled.add(AUTO_ANSWERS)
  await putTask(tx, { kind: AUTO_ANSWERS, game: row.id, at: await dueAt(tx, row, session, autoAnswered) })
}

/** When the auto-answers of the open request answer; `autoAnswered` are the seats that have any. */
export async function dueAt(
  tx: LookTx,
  row: GameRow & { readonly around?: Around },
  session: GameSession,
  autoAnswered: readonly Seat[],
): Promise<Date> {
  const number = openedAt(session)
  if (number === undefined) throw new Error(`game ${row.id} asks nothing`)
  const members = row.players.filter(({ member }) => member !== null).length
  const recorded = row.around?.recorded
  const opened =
    recorded && recorded.from <= number && number <= recorded.to
      ? { at: recorded.at, since: recorded.at }
      : await openedBy(tx, row, number)
  return answeringAt(waitingOf(readPace(row.pace), members), session.setting.seed, {
    ...opened,
    passable: isPassable(session, autoAnswered),
  })
}

/** Entries read at once on the way back to the last move of a member. */
const READ = 30

/** When a request was asked, and by what it came; what lies further back than any wait is past in any case. */
async function openedBy(tx: LookTx, row: GameRow, number: number): Promise<Omit<Opened, 'passable'>> {
  let asked: Date | undefined
  for (let upTo = number; ; upTo -= READ) {
    const moves = await movesUpTo(tx, row.id, upTo, READ)
    for (const { entry, at } of moves) {
      asked ??= at
      const isPast = asked.getTime() - at.getTime() > LONGEST_WAIT
      if (isPast || !isAutomatic(entry)) return { at: asked, since: at }
    }
    if (!asked || moves.length < READ) throw new Error(`game ${row.id} has no entry ${number}`)
  }
}

/** A member sits down at a running game: their default auto-answers are set in it. */
export async function fillAutoAnswers(
  tx: Tx,
  context: HostContext,
  { id, title }: Pick<GameRow, 'id' | 'title'>,
  member: string,
): Promise<void> {
  const defaults = await defaultsOf(tx, member, title)
  for (const { id: autoAnswer, values, fresh } of titleOf(context, title).game.autoAnswers ?? []) {
    const value = defaults.get(autoAnswer) ?? fresh ?? ASK
    await upsertAutoAnswer(tx, id, {
      member,
      autoAnswer,
      value: values.includes(value) ? value : ASK,
      once: null,
    })
  }
}
