// A table in simulated time: people think for a while, computers answer at once, auto-answers at their moment; and
// everything the public sees of it, with the moment at which it does.
import type { Choice, Decision } from '../../src/engine/decision.ts'
import type { Game, GameEvent, Options, Policy, Situation, State } from '../../src/engine/game.ts'
import { type GameSession, type Step, stageFrom, startSession } from '../../src/engine/lifecycle.ts'
import { canonical } from '../../src/engine/log.ts'
import type { Id, Seat } from '../../src/engine/phrase.ts'
import { beginRehearsal, type PlanStep, placeIn } from '../../src/engine/planning.ts'
import { askedAt, awaited, isFor, openedAt, playerView } from '../../src/engine/player-view.ts'
import { decideBy } from '../../src/engine/policy.ts'
import { sideStream } from '../../src/engine/random.ts'
import { answerOf, playedAt } from '../../src/host/plans/moments.ts'
import {
  type AutoAnswers,
  answeringAt,
  autoAnsweredSeats,
  chooseAutoAnswer,
  isAutomatic,
  isPassable,
  passersBy,
  unanswered,
  type Waiting,
} from '../../src/host/table/windows.ts'

/** Who sits at a seat, and what they have set. */
export interface Sitting {
  readonly computer: boolean
  /** How a computer answers; how a person does, where no auto-answer answers for them. */
  readonly policy: Policy
  /** Values by auto-answer; computers give none. */
  readonly autoAnswers: ReadonlyMap<string, string>
  /** Whether this person plans turns ahead. */
  readonly plans?: boolean
}

/** A table whose waiting is watched. */
export interface TimedTable {
  readonly game: Game
  readonly seed: string
  readonly options: Options
  readonly players: readonly Sitting[]
  readonly waiting: Waiting
  /** When auto-answers answer; the host's own clock, unless a leak is planted. */
  readonly moment?: (session: GameSession, seat: Seat, opened: Date) => Date
  /** When a plan is played; as the host has it, unless a leak is planted. */
  readonly planned?: (session: GameSession, seat: Seat, opened: Date) => Date
  /** Who is auto-answered; as the host has it, unless a leak is planted. */
  readonly isAnswered?: (decision: Decision, autoAnswers: AutoAnswers) => boolean
  /** What else the host shows of the open request; nothing, unless a leak is planted. */
  readonly sees?: ((session: GameSession) => unknown) | undefined
}

/** What the public sees from a moment on. */
export interface Sight {
  readonly at: number
  /** For whom the table waits, for whom an auto-answer answers, and how many requests everyone saw since the stage began. */
  readonly waits: string
  /** The table. */
  readonly shown: string
  /** What everyone was told at this moment. */
  readonly told: string
  /** Whether an auto-answer or a computer answered at this moment: what follows may differ with what it holds. */
  readonly acted: boolean
}

/** What a person answered: the choice, the stretch passed with it, and when. */
export interface Given {
  readonly at: number
  readonly choice: Choice
  readonly autoPass?: Id
  /** From a plan: its first step comes at the plan's moment, the others with it. */
  readonly planned?: 'first' | 'next'
}

/** A stage as it was played: all it takes to play it again with other cards. */
export interface Stretch {
  readonly checkpoint: string
  readonly number: number
  readonly at: number
  readonly since: Since
  readonly autoPasses: readonly (readonly Id[])[]
  /** What was told before. */
  readonly story: readonly GameEvent[]
  readonly sights: readonly Sight[]
  /** Whether a plan was played in it. */
  readonly planned: boolean
}

/** Longest that a person thinks. */
const THOUGHT = 10 * 60_000

/** One of so many persons passes the whole stretch where that is offered. */
const AUTO_PASSED = 3

/** When what is open began, for all that follows from it. */
interface Since {
  /** When the open request was asked, and the last move before it that was no auto-answer's and no computer's. */
  readonly opened: number
  readonly openedBy: number
  /** The last such move of all. */
  readonly moved: number
}

interface Play {
  readonly run: GameSession
  readonly story: GameEvent[]
  readonly autoPasses: Set<Id>[]
  /** What each seat has planned and not played yet, and whose plan is being played. */
  readonly plans: PlanStep[][]
  playing?: Seat | undefined
  /** Answers that came from plans so far. */
  played: number
  at: number
  since: Since
  /** Requests that everyone saw asked since the stage began. */
  requests: number
  /** The entry with which the stage began, and how many answers computers gave since. */
  stage: number
  computed: number
}

/** What people answer: by entry and seat; made up in the first play, looked up in a twin. */
export type Answers = (
  session: GameSession,
  seat: Seat,
  opened: number,
  story: readonly GameEvent[],
) => Given | undefined

/** Plays a whole game in simulated time; its stages, and what people answered. */
export function playTimed(table: TimedTable): {
  readonly stretches: Stretch[]
  readonly given: ReadonlyMap<string, Given>
} {
  const { game, seed, options, players } = table
  const { run: session, step } = startSession(game, { seats: players.length, options, seed })
  const given = new Map<string, Given>()
  const play: Play = {
    run: session,
    story: [...step.events],
    autoPasses: players.map(() => new Set()),
    at: 0,
    requests: 0,
    plans: players.map(() => []),
    played: 0,
    stage: 0,
    computed: 0,
    since: { opened: 0, openedBy: 0, moved: 0 },
  }
  const answers: Answers = (_, seat, opened, story) => {
    const key = `${askedAt(session, seat)} ${seat}`
    const known =
      given.get(key) ?? planned(table, play, seat, opened) ?? thought(table, session, seat, opened, story)
    given.set(key, known)
    return known
  }
  const stretches: Stretch[] = []
  let begun = begin(step, play)
  while (begun && !session.outcome) {
    planAhead(table, play)
    const before = play.played
    play.stage = begun.number
    const { sights, last } = playStage(table, play, answers)
    stretches.push({ ...begun, sights, planned: play.played > before })
    begun = last && begin(last, play)
  }
  return { stretches, given }
}

const begin = (
  step: Step,
  { at, since, autoPasses, story }: Play,
): Omit<Stretch, 'sights' | 'planned'> | undefined =>
  step.checkpoint === undefined
    ? undefined
    : {
        checkpoint: step.checkpoint,
        number: step.entry.number,
        at,
        since,
        autoPasses: autoPasses.map((own) => [...own]),
        story: [...story],
      }

/** Plays one stage again from another checkpoint with the same answers of people; what the public sees. */
export function replayTimed(
  table: TimedTable,
  stretch: Stretch,
  checkpoint: string,
  answers: Answers,
): readonly Sight[] {
  const { game, seed, options, players } = table
  const setting = { seats: players.length, options, seed }
  const { run: session, events } = stageFrom<State>(game, setting, checkpoint, stretch.number)
  const autoPasses = stretch.autoPasses.map((own) => new Set(own))
  const { at, since } = stretch
  const story = [...stretch.story, ...events]
  const plans = players.map(() => [])
  const counts = { played: 0, requests: 0, stage: stretch.number, computed: 0 }
  const play: Play = { run: session, story, autoPasses, plans, at, since, ...counts }
  return playStage(table, play, answers).sights
}

/** A person thinks for a while and answers by their policy, or passes the whole stretch. */
function thought(
  { seed, game, players }: TimedTable,
  session: GameSession,
  seat: Seat,
  opened: number,
  story: readonly GameEvent[],
) {
  const random = sideStream(seed, 'person', session.number, seat)
  const at = opened + 1 + random.int(THOUGHT)
  const decision = unanswered(session).find((each) => each.seat === seat)
  const autoPass = decision?.autoPasses?.[0]?.scope
  if (decision?.pass !== undefined && autoPass !== undefined && random.int(AUTO_PASSED) === 0)
    return { at, choice: [decision.pass], autoPass }
  const policy = players[seat]?.policy
  const choice = policy && decideBy(game, session, seat, policy, story)
  if (!choice) throw new Error(`${game.id}: seat ${seat} does not answer`)
  return { at, choice }
}

/** The next answer of a seat's plan, where its question is asked and it fits. */
function planned({ game }: TimedTable, play: Play, seat: Seat, at: number): Given | undefined {
  const steps = play.plans[seat] ?? []
  const decision = unanswered(play.run).find((each) => each.seat === seat)
  const next = play.playing === seat
  const place = decision ? placeIn(steps, decision) : -1
  const step = steps[place]
  const choice = step && decision && answerOf(game, play.run, decision, step)
  if (!choice) {
    if (next) play.plans[seat]?.splice(0)
    return undefined
  }
  steps.splice(0, place + 1)
  play.playing = seat
  play.played++
  return { at, choice, planned: next ? 'next' : 'first' }
}

/** When a planned answer comes: the first at the plan's moment, the others at once. */
const playedNow = (
  { planned: leak, waiting, seed }: TimedTable,
  play: Play,
  seat: Seat,
  { planned }: Given,
) => {
  if (planned === 'next') return play.at
  const opened = new Date(play.since.opened)
  return (leak?.(play.run, seat, opened) ?? playedAt(waiting, seed, seat, opened)).getTime()
}

/** At one of so many beginnings of a stage, a seat that has no plan and is not asked makes one. */
const PLANNED = 3
const LONGEST_PLAN = 12

function planAhead({ game, seed, players }: TimedTable, play: Play): void {
  const { run: session, story } = play
  play.playing = undefined
  for (const [seat, { plans, policy }] of players.entries()) {
    const random = sideStream(seed, 'planner', session.number, seat)
    const isAsked = unanswered(session).some((each) => each.seat === seat)
    if (!plans || play.plans[seat]?.length || isAsked || random.int(PLANNED) > 0) continue
    const rehearsing = beginRehearsal(game, session, seat)
    for (let steps = 0; steps < LONGEST_PLAN; steps++) {
      const { view, decision } = rehearsing?.now.shown ?? {}
      const choice =
        decision &&
        policy.decide({ seat, view, story: story.filter((told) => isFor(told, seat)), decision }, random)
      if (!choice || !rehearsing?.take(choice)) break
    }
    play.plans[seat] = [...(rehearsing?.now.steps ?? [])]
  }
}

/** Nothing was told. */
const UNTOLD = canonical([])

/** Plays until a stage ends, the game is over, or a person has no answer; the step that ended it comes last. */
function playStage(table: TimedTable, play: Play, answers: Answers): { sights: Sight[]; last?: Step } {
  const { run: session } = play
  play.requests = 0
  play.computed = 0
  const sights: Sight[] = [sightOf(table, play, [], false)]
  for (;;) {
    const moment = nextMoment(table, play, answers)
    if (!moment) return { sights }
    play.at = Math.max(play.at, moment.at)
    const told: GameEvent[] = []
    let last: Step | undefined
    const [opened, seen] = [session.open?.number, openedAt(session)]
    for (const { seat, choice, by } of moment.answers()) {
      if (session.open?.number !== opened) break
      const step = session.take({ kind: 'answer', by, seat, opened: askedAt(session, seat) ?? -1, choice })
      if (typeof step === 'string') return { sights }
      if (!isAutomatic(step.entry)) play.since = { ...play.since, moved: play.at }
      told.push(...step.events)
      play.story.push(...step.events)
      if (step.checkpoint !== undefined) last = step
    }
    if (openedAt(session) !== seen) {
      play.requests++
      play.since = { ...play.since, opened: play.at, openedBy: play.since.moved }
    }
    const sight = sightOf(table, play, told, moment.acted)
    const before = sights.at(-1)
    const isNews = sight.told !== UNTOLD || sight.waits !== before?.waits || sight.shown !== before.shown
    if (isNews) sights.push(sight)
    // A stage that ends within private steps is over for nobody but their seat.
    if ((last && !session.open?.root) || session.outcome) return { sights, ...(last && { last }) }
  }
}

interface Answer {
  readonly seat: Seat
  readonly choice: Choice
  readonly by: 'member' | 'auto-answer' | 'computer' | 'host'
}

interface Moment {
  readonly at: number
  /** Auto-answers or computers answer. */
  readonly acted: boolean
  answers(): Answer[]
}

/** The next moment at which somebody answers: who can only pass at once, computers at once, auto-answers and people later. */
function nextMoment(table: TimedTable, play: Play, answers: Answers): Moment | undefined {
  const { game, seed, players, waiting } = table
  const { run: session, story } = play
  const { opened } = play.since
  const asked = unanswered(session)
  const [passer] = waiting.hidden ? [] : passersBy(session)
  if (passer)
    return {
      at: opened,
      acted: true,
      answers: () => [{ seat: passer.seat, choice: [passer.pass ?? ''], by: 'host' }],
    }
  const machine = asked.find(({ seat }) => players[seat]?.computer)
  if (machine)
    return {
      at: opened,
      acted: true,
      answers: () => [{ seat: machine.seat, choice: byComputer(machine.seat), by: 'computer' }],
    }
  const autoAnswered = autoAnsweredNow(table, play)
  const moments = asked.flatMap(({ seat }): Moment[] => {
    if (autoAnswered.includes(seat)) {
      const momentOfSeat = (each: Seat) => momentOf(table, play, each, autoAnswered).getTime()
      const at = momentOfSeat(seat)
      const same = autoAnswered.filter((each) => momentOfSeat(each) === at)
      return [{ at, acted: true, answers: () => same.map((each) => byOrder(table, play, each)) }]
    }
    const given = answers(session, seat, opened, story)
    if (!given) return []
    const at = given.planned === undefined ? given.at : playedNow(table, play, seat, given)
    // A plan comes by itself: its moment must not depend on anyone's hand.
    const acted = given.planned !== undefined
    return [{ at, acted, answers: () => byPerson(play, seat, given) }]
  })
  return moments.sort((a, b) => a.at - b.at)[0]

  function byPerson({ autoPasses }: Play, seat: Seat, { choice, autoPass }: Given): Answer[] {
    if (autoPass !== undefined) autoPasses[seat]?.add(autoPass)
    return [{ seat, choice, by: 'member' }]
  }

  /** What a computer answers; by chance that private steps of others, which are entries too, leave as it is. */
  function byComputer(seat: Seat): Choice {
    const random = sideStream(seed, 'computer', play.stage, play.computed++)
    const policy = players[seat]?.policy
    const decide = policy && ((situation: Situation) => policy.decide(situation, random))
    return (decide && decideBy(game, session, seat, { decide }, story)) ?? []
  }

  function byOrder(_: TimedTable, { run: now }: Play, seat: Seat): Answer {
    const decision = unanswered(now).find((each) => each.seat === seat)
    const autoAnswers = autoAnswersOf(table, play, seat)
    const choice =
      decision && autoAnswers ? chooseAutoAnswer(game, now, decision, autoAnswers, story) : undefined
    return { seat, choice: choice ?? [], by: 'auto-answer' }
  }
}

/** When an auto-answer answers: as the host has it, unless a leak is planted. */
function momentOf({ moment, waiting, seed }: TimedTable, play: Play, seat: Seat, autoAnswered: Seat[]): Date {
  const { run: session } = play
  const [at, since] = [new Date(play.since.opened), new Date(play.since.openedBy)]
  const passable = isPassable(session, autoAnswered)
  return moment?.(session, seat, at) ?? answeringAt(waiting, seed, { at, since, passable })
}

const autoAnswersOf = (
  { players }: TimedTable,
  { autoPasses }: Play,
  seat: Seat,
): AutoAnswers | undefined => {
  const player = players[seat]
  return player && !player.computer
    ? { values: player.autoAnswers, autoPasses: autoPasses[seat] ?? new Set() }
    : undefined
}

function autoAnsweredNow(table: TimedTable, play: Play): Seat[] {
  const seats = autoAnsweredSeats(table.game, play.run, (seat) => autoAnswersOf(table, play, seat))
  const { isAnswered } = table
  if (!isAnswered) return seats
  return unanswered(play.run).flatMap((decision) => {
    const autoAnswers = autoAnswersOf(table, play, decision.seat)
    return autoAnswers && seats.includes(decision.seat) && isAnswered(decision, autoAnswers)
      ? [decision.seat]
      : []
  })
}

function sightOf(table: TimedTable, play: Play, told: readonly GameEvent[], acted: boolean): Sight {
  const { run: session, at } = play
  const autoAnswered = autoAnsweredNow(table, play)
  const asked = awaited(session)
  return {
    at,
    waits: canonical([
      asked.filter(({ seat }) => !autoAnswered.includes(seat)),
      asked.filter(({ seat }) => autoAnswered.includes(seat)),
      play.requests,
      table.sees?.(session) ?? null,
    ]),
    shown: canonical(playerView(table.game, session, 'public').view),
    told: canonical(told.filter(({ to }) => to === 'all')),
    acted,
  }
}
