// Time is out: silence passes a reaction; else the table's policy decides what becomes of the decision and the seat.
import type { Decision } from '../../engine/decision.ts'
import { askedAt } from '../../engine/outlook.ts'
import type { Seat } from '../../engine/phrase.ts'
import type { Step } from '../../engine/run.ts'
import { type GameRow, replaceSitters, type SitterRow } from '../../store/games.ts'
import { tally } from '../../store/members.ts'
import type { Tx } from '../../store/open.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { Language } from '../../text/language.ts'
import { computedChoice } from '../computers.ts'
import type { Desk } from '../desk.ts'
import { steadyOf } from '../lobby.ts'
import { type Motion, record, revived } from '../moves.ts'
import { courtier } from '../names.ts'
import type { Job } from '../types.ts'
import { unanswered } from '../windows.ts'
import { counted } from './clocks.ts'
import type { Timed } from './keeping.ts'

const say = sayer<typeof en>('bot')

/** What came of a table's time being out, so far. */
interface Outcome {
  readonly steps: Step[]
  readonly notes: Job[]
  sitters: readonly SitterRow[]
  timed: Timed
}

/** Lets time decide for these seats. */
export async function timeOut(
  tx: Tx,
  desk: Desk,
  row: GameRow,
  timed: Timed,
  seats: readonly Seat[],
): Promise<void> {
  const motion = await revived(tx, desk, row)
  if (motion.unsaved.length > 0) {
    await record(tx, desk, motion, motion.unsaved) // the game was wound back and asks anew
    return
  }
  const outcome: Outcome = { steps: [], notes: [], sitters: row.sitters, timed }
  const opened = motion.run.open?.number
  for (const seat of seats) {
    const decision = unanswered(motion.run).find((each) => each.seat === seat)
    if (motion.run.open?.number !== opened || !decision) break
    if (timed.clocks.seats[seat]?.turn?.reaction) silence(motion, outcome, decision, seats)
    else await miss(tx, desk, motion, outcome, decision)
  }
  const { steps, notes, sitters } = outcome
  if (sitters !== row.sitters) await replaceSitters(tx, row.id, sitters)
  const after = { ...row, sitters, clock: outcome.timed.clocks }
  await record(tx, desk, { row: after, run: motion.run }, steps, { notes })
}

/** Silence is a pass; a window in which nobody is left to speak closes. */
function silence(motion: Motion, { steps }: Outcome, { seat, pass }: Decision, seats: readonly Seat[]): void {
  const { run } = motion
  const closes =
    run.open?.request.mode === 'firstOf' && unanswered(run).every((each) => seats.includes(each.seat))
  const choice = pass === undefined ? [] : [pass]
  steps.push(
    sound(
      run.take(
        closes
          ? { kind: 'close', by: 'time', opened: run.open?.number ?? -1 }
          : { kind: 'answer', by: 'time', seat, opened: askedAt(run, seat) ?? -1, choice },
      ),
    ),
  )
}

/** A decision that was not made in time. */
async function miss(tx: Tx, desk: Desk, motion: Motion, outcome: Outcome, { seat }: Decision): Promise<void> {
  const { row, run } = motion
  const { hours } = outcome.timed
  const sitter = outcome.sitters.find((each) => each.seat === seat)
  if (!sitter?.member) return
  outcome.timed = { hours, clocks: counted(outcome.timed.clocks, seat, true) }
  await tally(tx, { id: sitter.member, name: sitter.name }, 'misses')
  const { timeout, misses } = hours.pace
  const missed = outcome.timed.clocks.seats[seat]?.misses ?? 1
  const strength = steadyOf(desk, row)
  const reseat = (changed: SitterRow) => {
    outcome.sitters = outcome.sitters.map((each) => (each === sitter ? changed : each))
  }
  const note = (phrase: Extract<Job, { kind: 'note' }>['phrase']) =>
    outcome.notes.push({ kind: 'note', phrase })
  if (timeout === 'forfeit') {
    const name = courtier(
      row.language as Language,
      outcome.sitters.map((each) => each.name),
    )
    outcome.steps.push(sound(run.take({ kind: 'replace', by: 'time', seat })))
    reseat({ ...sitter, name, member: null, computer: strength })
    note(say('time-forfeited', { who: { typed: sitter.name }, computer: { typed: name } }))
  } else if (timeout === 'stand-in' && missed >= misses) {
    reseat({ ...sitter, standIn: strength })
    note(say('time-stand-in', { who: { seat } }))
  } else {
    const choice = await computedChoice(tx, desk, motion, seat, strength)
    const opened = askedAt(run, seat) ?? -1
    outcome.steps.push(sound(run.take({ kind: 'answer', by: 'time', seat, opened, choice })))
    note(say('time-decided', { who: { seat } }))
  }
}

/** A step that the kernel cannot refuse. */
function sound(step: Step | string): Step {
  if (typeof step === 'string') throw new Error(`what time decides is refused: ${step}`)
  return step
}
