// Time is out: silence passes a reaction; else the table's policy decides what becomes of the decision and the seat.
import type { Decision } from '../../engine/decision.ts'
import type { Step } from '../../engine/lifecycle.ts'
import { personRef, type Seat } from '../../engine/phrase.ts'
import { answerMove, askedAt } from '../../engine/player-view.ts'
import { type GameRow, type PlayerRow, replacePlayers } from '../../store/games.ts'
import { tally } from '../../store/members.ts'
import type { Tx } from '../../store/open.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { computedChoice } from '../play/computers.ts'
import { withoutSteps } from '../play/undoing.ts'
import { STEPS_AT_MOST, silentChoice } from '../table/bot-choice.ts'
import { counted, type Timed } from '../table/clock/clocks.ts'
import type { HostContext } from '../table/context.ts'
import { seatLost } from '../table/former-seats.ts'
import { nameAt } from '../table/info.ts'
import { type LoadedGame, loadGame } from '../table/load.ts'
import type { Job } from '../table/posts.ts'
import { record } from '../table/record.ts'
import { computerName, hardStrength } from '../table/seats.ts'
import { standingIn } from '../table/stand-ins.ts'
import { unanswered } from '../table/windows.ts'

const say = sayer<typeof en>('bot')

/** What came of a table's time being out, so far. */
interface Outcome {
  readonly steps: Step[]
  readonly notes: Job[]
  players: readonly PlayerRow[]
  timed: Timed
}

/** Lets time decide for these seats. */
export async function timeOut(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  timed: Timed,
  seats: readonly Seat[],
): Promise<void> {
  const found = await loadGame(tx, context, row)
  if (found.unsaved.length > 0) {
    await record(tx, context, found, found.unsaved) // the game was rolled back and asks again
    return
  }
  // Time decides what everyone saw asked.
  const { loaded, steps: dropped } = await withoutSteps(tx, context, found)
  const outcome: Outcome = { steps: [...dropped], notes: [], players: loaded.row.players, timed }
  const opened = loaded.run.open?.number
  for (const seat of seats) {
    const decision = unanswered(loaded.run).find((each) => each.seat === seat)
    if (loaded.run.open?.number !== opened || !decision) break
    if (timed.clocks.seats[seat]?.turn?.reaction) silence(loaded, outcome, decision, seats)
    else await miss(tx, context, loaded, outcome, decision)
  }
  const { steps, notes, players } = outcome
  if (players !== loaded.row.players) await replacePlayers(tx, row.id, players)
  const after = { ...loaded.row, players, clock: outcome.timed.clocks }
  await record(tx, context, { row: after, run: loaded.run }, steps, { notes })
}

/** Silence is a pass; a window in which nobody is left to speak closes. */
function silence(loaded: LoadedGame, { steps }: Outcome, decision: Decision, seats: readonly Seat[]): void {
  const { run: session } = loaded
  const { seat } = decision
  const closes =
    session.open?.request.mode === 'firstOf' && unanswered(session).every((each) => seats.includes(each.seat))
  const choice = silentChoice(decision)
  steps.push(
    sound(
      session.take(
        closes
          ? { kind: 'close', by: 'time', opened: session.open?.number ?? -1 }
          : answerMove(session, seat, choice, 'time'),
      ),
    ),
  )
}

/** A decision that was not made in time. */
async function miss(
  tx: Tx,
  context: HostContext,
  loaded: LoadedGame,
  outcome: Outcome,
  { seat }: Decision,
): Promise<void> {
  const { row, run: session } = loaded
  const { hours } = outcome.timed
  const player = outcome.players.find((each) => each.seat === seat)
  if (!player?.member) return
  outcome.timed = { hours, clocks: counted(outcome.timed.clocks, seat, true) }
  await tally(tx, { id: player.member, name: player.name }, 'misses')
  const { timeout, misses } = hours.pace
  const missed = outcome.timed.clocks.seats[seat]?.misses ?? 1
  const strength = hardStrength(context, row)
  const reseat = (changed: PlayerRow) => {
    outcome.players = outcome.players.map((each) => (each === player ? changed : each))
  }
  const note = (phrase: Extract<Job, { kind: 'note' }>['phrase']) =>
    outcome.notes.push({ kind: 'note', phrase })
  if (timeout === 'forfeit') {
    const name = computerName(row, outcome.players)
    outcome.steps.push(sound(session.take({ kind: 'replace', by: 'time', seat })))
    reseat({ ...player, name, member: null, computer: strength })
    const who = personRef({ id: player.member, name: nameAt(row, seat) })
    note(say('time-forfeited', { who, computer: { typed: name } }))
    outcome.notes.push(...(await seatLost(tx, context, row, player, 'forfeited')))
  } else if (timeout === 'stand-in' && missed >= misses) {
    reseat(standingIn(context, row, player))
    note(say('time-stand-in', { who: { seat } }))
  } else {
    outcome.steps.push(...(await decidedByTime(tx, context, loaded, seat, strength)))
    note(say('time-decided', { who: { seat } }))
  }
}

/** Decides for a member whose time is up, with all private steps; picks nothing irrevocable. */
async function decidedByTime(
  tx: Tx,
  context: HostContext,
  loaded: LoadedGame,
  seat: Seat,
  strength: string,
): Promise<Step[]> {
  const { run: session } = loaded
  const steps: Step[] = []
  do {
    const choice = await computedChoice(tx, context, loaded, seat, { strength, careful: true, absent: true })
    const opened = askedAt(session, seat) ?? -1
    steps.push(sound(session.take({ kind: 'answer', by: 'time', seat, opened, choice })))
  } while (session.open?.root && steps.length < STEPS_AT_MOST.time)
  return steps
}

/** A step that the kernel cannot refuse. */
function sound(step: Step | string): Step {
  if (typeof step === 'string') throw new Error(`what time decides is refused: ${step}`)
  return step
}
