// A table in simulated time: people think for a while, computers answer at once, standing orders at their moment; and
// everything the public sees of it, with the moment at which it does.
import type { Choice, Decision } from '../src/engine/decision.ts'
import type { Game, Options, Policy, State, Told } from '../src/engine/game.ts'
import { canonical } from '../src/engine/log.ts'
import { askedAt, outlook } from '../src/engine/outlook.ts'
import type { Id, Seat } from '../src/engine/phrase.ts'
import { decideBy } from '../src/engine/policy.ts'
import { sideStream } from '../src/engine/random.ts'
import { type Run, type Step, stageFrom, startRun } from '../src/engine/run.ts'
import {
  answeringAt,
  coveredSeats,
  type Laid,
  laidAnswer,
  passersBy,
  unanswered,
  type Waiting,
} from '../src/host/windows.ts'

/** Who sits at a seat, and what they have ordered. */
export interface Sitting {
  readonly computer: boolean
  /** How a computer answers; how a person does, where no order answers for them. */
  readonly policy: Policy
  /** Values by order; computers give none. */
  readonly orders: ReadonlyMap<string, string>
}

/** A table whose waiting is watched. */
export interface TimedTable {
  readonly game: Game
  readonly seed: string
  readonly options: Options
  readonly sitters: readonly Sitting[]
  readonly waiting: Waiting
  /** When orders answer; the host's own clock, unless a leak is planted. */
  readonly moment?: (run: Run, seat: Seat, opened: Date) => Date
  /** Who is covered; as the host has it, unless a leak is planted. */
  readonly covers?: (decision: Decision, laid: Laid) => boolean
}

/** What the public sees from a moment on. */
export interface Sight {
  readonly at: number
  /** For whom the table waits, and for whom an order answers. */
  readonly waits: string
  /** The table and what was told. */
  readonly shown: string
  /** Whether an order or a computer answered at this moment: what follows may differ with what it holds. */
  readonly acted: boolean
}

/** What a person answered: the choice, the stretch passed with it, and when. */
export interface Given {
  readonly at: number
  readonly choice: Choice
  readonly lull?: Id
}

/** A stage as it was played: all it takes to play it again with other cards. */
export interface Stretch {
  readonly checkpoint: string
  readonly number: number
  readonly at: number
  readonly lulls: readonly (readonly Id[])[]
  /** What was told before. */
  readonly story: readonly Told[]
  readonly sights: readonly Sight[]
}

/** Longest that a person thinks. */
const THOUGHT = 10 * 60_000

/** One of so many persons passes the whole stretch where that is offered. */
const LULLED = 3

interface Play {
  readonly run: Run
  readonly story: Told[]
  readonly lulls: Set<Id>[]
  at: number
  opened: number
}

/** What people answer: by entry and seat; made up in the first play, looked up in a twin. */
export type Answers = (run: Run, seat: Seat, opened: number, story: readonly Told[]) => Given | undefined

/** Plays a whole game in simulated time; its stages, and what people answered. */
export function playTimed(table: TimedTable): { stretches: Stretch[]; given: ReadonlyMap<string, Given> } {
  const { game, seed, options, sitters } = table
  const { run, step } = startRun(game, { seats: sitters.length, options, seed })
  const given = new Map<string, Given>()
  const play: Play = { run, story: [...step.events], lulls: sitters.map(() => new Set()), at: 0, opened: 0 }
  const answers: Answers = (_, seat, opened, story) => {
    const key = `${askedAt(run, seat)} ${seat}`
    const known = given.get(key) ?? thought(table, run, seat, opened, story)
    given.set(key, known)
    return known
  }
  const stretches: Stretch[] = []
  let begun = begin(step, play)
  while (begun && !run.outcome) {
    const { sights, last } = playStage(table, play, answers)
    stretches.push({ ...begun, sights })
    begun = last && begin(last, play)
  }
  return { stretches, given }
}

const begin = (step: Step, { at, lulls, story }: Play): Omit<Stretch, 'sights'> | undefined =>
  step.checkpoint === undefined
    ? undefined
    : {
        checkpoint: step.checkpoint,
        number: step.entry.number,
        at,
        lulls: lulls.map((own) => [...own]),
        story: [...story],
      }

/** Plays one stage again from another checkpoint with the same answers of people; what the public sees. */
export function replayTimed(
  table: TimedTable,
  stretch: Stretch,
  checkpoint: string,
  answers: Answers,
): readonly Sight[] {
  const { game, seed, options, sitters } = table
  const setting = { seats: sitters.length, options, seed }
  const { run, events } = stageFrom<State>(game, setting, checkpoint, stretch.number)
  const lulls = stretch.lulls.map((own) => new Set(own))
  const play: Play = { run, story: [...stretch.story, ...events], lulls, at: stretch.at, opened: stretch.at }
  return playStage(table, play, answers).sights
}

/** A person thinks for a while and answers by their policy, or passes the whole stretch. */
function thought(
  { seed, game, sitters }: TimedTable,
  run: Run,
  seat: Seat,
  opened: number,
  story: readonly Told[],
) {
  const random = sideStream(seed, 'person', run.number, seat)
  const at = opened + 1 + random.int(THOUGHT)
  const decision = unanswered(run).find((each) => each.seat === seat)
  const lull = decision?.lulls?.[0]?.scope
  if (decision?.pass !== undefined && lull !== undefined && random.int(LULLED) === 0)
    return { at, choice: [decision.pass], lull }
  const policy = sitters[seat]?.policy
  const choice = policy && decideBy(game, run, seat, policy, story)
  if (!choice) throw new Error(`${game.id}: seat ${seat} does not answer`)
  return { at, choice }
}

/** Plays until a stage ends, the game is over, or a person has no answer; the step that ended it comes last. */
function playStage(table: TimedTable, play: Play, answers: Answers): { sights: Sight[]; last?: Step } {
  const { run } = play
  const sights: Sight[] = [sightOf(table, play, [], false)]
  for (;;) {
    const moment = nextMoment(table, play, answers)
    if (!moment) return { sights }
    play.at = Math.max(play.at, moment.at)
    const told: Told[] = []
    let last: Step | undefined
    const opened = run.open?.number
    for (const { seat, choice, by } of moment.answers()) {
      if (run.open?.number !== opened) break
      const step = run.take({ kind: 'answer', by, seat, opened: askedAt(run, seat) ?? -1, choice })
      if (typeof step === 'string') return { sights }
      told.push(...step.events)
      play.story.push(...step.events)
      if (step.checkpoint !== undefined) last = step
    }
    if (run.open?.number !== opened) play.opened = play.at
    const sight = sightOf(table, play, told, moment.acted)
    const before = sights.at(-1)
    if (told.length > 0 || sight.waits !== before?.waits || sight.shown !== before.shown) sights.push(sight)
    if (last || run.outcome) return { sights, ...(last && { last }) }
  }
}

interface Answer {
  readonly seat: Seat
  readonly choice: Choice
  readonly by: 'member' | 'order' | 'computer' | 'host'
}

interface Moment {
  readonly at: number
  /** Orders or computers answer. */
  readonly acted: boolean
  answers(): Answer[]
}

/** The next moment at which somebody answers: the brisk at once, computers at once, orders and people later. */
function nextMoment(table: TimedTable, play: Play, answers: Answers): Moment | undefined {
  const { game, sitters, waiting } = table
  const { run, opened, story } = play
  const asked = unanswered(run)
  const [passer] = waiting.sealed ? [] : passersBy(run)
  if (passer)
    return {
      at: opened,
      acted: true,
      answers: () => [{ seat: passer.seat, choice: [passer.pass ?? ''], by: 'host' }],
    }
  const machine = asked.find(({ seat }) => sitters[seat]?.computer)
  if (machine)
    return {
      at: opened,
      acted: true,
      answers: () => [{ seat: machine.seat, choice: byComputer(table, play, machine.seat), by: 'computer' }],
    }
  const covered = coveredNow(table, play)
  const moments = asked.flatMap(({ seat }): Moment[] => {
    if (covered.includes(seat)) {
      const at = momentOf(table, run, seat, new Date(opened)).getTime()
      const same = covered.filter((each) => momentOf(table, run, each, new Date(opened)).getTime() === at)
      return [{ at, acted: true, answers: () => same.map((each) => byOrder(table, play, each)) }]
    }
    const given = answers(run, seat, opened, story)
    return given ? [{ at: given.at, acted: false, answers: () => byPerson(play, seat, given) }] : []
  })
  return moments.sort((a, b) => a.at - b.at)[0]

  function byPerson({ lulls }: Play, seat: Seat, { choice, lull }: Given): Answer[] {
    if (lull !== undefined) lulls[seat]?.add(lull)
    return [{ seat, choice, by: 'member' }]
  }

  function byComputer({ game: rules }: TimedTable, { run: now }: Play, seat: Seat): Choice {
    const policy = sitters[seat]?.policy
    return (policy && decideBy(rules, now, seat, policy, story)) ?? []
  }

  function byOrder(_: TimedTable, { run: now }: Play, seat: Seat): Answer {
    const decision = unanswered(now).find((each) => each.seat === seat)
    const laid = laidBy(table, play, seat)
    const choice = decision && laid ? laidAnswer(game, now, decision, laid, story) : undefined
    return { seat, choice: choice ?? [], by: 'order' }
  }
}

const momentOf = ({ moment, waiting, seed }: TimedTable, run: Run, seat: Seat, opened: Date): Date =>
  moment?.(run, seat, opened) ?? answeringAt(waiting, seed, run.open?.number ?? -1, opened)

const laidBy = ({ sitters }: TimedTable, { lulls }: Play, seat: Seat): Laid | undefined => {
  const sitter = sitters[seat]
  return sitter && !sitter.computer ? { orders: sitter.orders, lulls: lulls[seat] ?? new Set() } : undefined
}

function coveredNow(table: TimedTable, play: Play): Seat[] {
  const seats = coveredSeats(table.game, play.run, (seat) => laidBy(table, play, seat))
  const { covers } = table
  if (!covers) return seats
  return unanswered(play.run).flatMap((decision) => {
    const laid = laidBy(table, play, decision.seat)
    return laid && seats.includes(decision.seat) && covers(decision, laid) ? [decision.seat] : []
  })
}

function sightOf(table: TimedTable, play: Play, told: readonly Told[], acted: boolean): Sight {
  const { run, at } = play
  const covered = coveredNow(table, play)
  const asked = unanswered(run).map(({ seat, notice, prompt }) => ({ seat, notice: notice ?? prompt }))
  return {
    at,
    waits: canonical([
      asked.filter(({ seat }) => !covered.includes(seat)),
      asked.filter(({ seat }) => covered.includes(seat)),
    ]),
    shown: canonical([outlook(table.game, run, 'public').view, told.filter(({ to }) => to === 'all')]),
    acted,
  }
}
