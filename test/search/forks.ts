// Two tables that one seat cannot tell apart: another player chose otherwise, or chance did, where nobody could see it.
import type { Choice, Decision } from '../../src/engine/decision.ts'
import type { Game, Options, State } from '../../src/engine/game.ts'
import {
  type GameSession,
  resume,
  type Snapshot,
  type Step,
  snapshotAfter,
} from '../../src/engine/lifecycle.ts'
import { canonical } from '../../src/engine/log.ts'
import { renameWords, type Seat } from '../../src/engine/phrase.ts'
import { answerMove, awaited, isFor, playerView } from '../../src/engine/player-view.ts'
import { playOut } from '../../src/engine/playout.ts'
import { anyChoice, randomPolicy } from '../../src/engine/policy.ts'
import { dealAnew, poolsOf } from '../../src/engine/pools.ts'
import { difference } from '../../src/engine/secrecy.ts'
import { ownPartOf } from '../../src/search/known.ts'
import { swiftStream } from '../../src/search/swift-stream.ts'

export interface Playing {
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** Answers after which a fork is left. */
const LONG = 24

/** Every so many stages of a game a fork begins. */
const EVERY = 3

/** What a seat was shown up to a checkpoint, and the checkpoint with all that it cannot know in an order of its own. */
interface Mark {
  readonly shown: string
  readonly known: string
}

/** An answer as it was given. */
interface Given {
  readonly seat: Seat
  readonly choice: Choice
}

/** Where a branch leaves the other: at this answer another choice is made, or chance goes another way. */
interface Parting {
  readonly at: number
  readonly by: 'choice' | 'chance'
}

/** How many pairs of checkpoints looked alike to their seat, and where what it may know differed all the same. */
export interface Found {
  alike: number
  readonly leaks: string[]
}

/** Plays a game at random, and from many of its stages two branches each that differ in one answer or in chance. */
export function forksOf(game: Game, { seats, options, seed }: Playing): Found {
  const found: Found = { alike: 0, leaks: [] }
  const stages: Snapshot[] = []
  let rest: Snapshot | undefined
  playOut(game, {
    seed,
    options,
    forget: true,
    policies: Array.from(
      { length: seats },
      (_, seat) => (seat % 2 ? game.computers.hard : undefined) ?? randomPolicy,
    ),
    watch: (_session, step) => {
      rest = snapshotAfter({ seats, options, seed }, rest, step)
      if (step.checkpoint !== undefined && rest) stages.push(rest)
    },
  })
  for (const [index, stage] of stages.entries()) {
    if (index % EVERY) continue
    const random = swiftStream(`${seed} fork ${index}`)
    const viewer = random.int(seats)
    const first = branch(game, stage, viewer, `${seed} ${index}`)
    const at = random.int(Math.max(1, Math.min(LONG, first.given.length)))
    for (const by of ['choice', 'chance'] as const) {
      const second = branch(game, stage, viewer, `${seed} ${index}`, { given: first.given, at, by })
      compare(
        found,
        first.marks,
        second.marks,
        `${game.id} ${seed} stage ${index} seat ${viewer} ${by} ${at}`,
      )
    }
  }
  return found
}

function compare(found: Found, first: readonly Mark[], second: readonly Mark[], where: string): void {
  const known = new Map(first.map((mark) => [mark.shown, mark.known]))
  for (const mark of second) {
    const other = known.get(mark.shown)
    if (other === undefined) continue
    found.alike++
    if (other !== mark.known) found.leaks.push(`${where}: ${difference(other, mark.known)}`)
  }
}

/** Plays on from a checkpoint; like another branch up to where it parts from it, and after that as far as it can be. */
function branch(
  game: Game,
  stage: Snapshot,
  viewer: Seat,
  label: string,
  parting?: Parting & { readonly given: readonly Given[] },
) {
  const session = resume(game, stage)
  const given: Given[] = []
  const marks: Mark[] = []
  const transcript: string[] = []
  let scene = ''
  const note = (step?: Step) => {
    const told = step?.events.filter((each) => isFor(each, viewer)) ?? []
    const now = canonical([playerView(game, session, viewer), awaited(session), session.outcome ?? null])
    if (told.length > 0 || now !== scene) transcript.push(canonical([told, now]))
    scene = now
    // What somebody else has begun in private steps of their own turn nobody is asked about before they end.
    const root = session.open?.root?.decision.seat ?? viewer
    if (step?.checkpoint !== undefined && root === viewer)
      marks.push({ shown: transcript.join('\n'), known: knownOf(game, step.checkpoint, viewer) })
  }
  note()
  for (let n = 0; n < LONG && !session.outcome; n++) {
    const [asked] = awaited(session)
    const decision = session.open?.request.decisions.find(({ seat }) => seat === asked?.seat)
    if (!decision) break
    const parts = parting?.at === n && decision.seat !== viewer ? parting.by : undefined
    if (parts === 'chance') session.state.chance = { epoch: 1_000 + session.state.chance.epoch, counter: 0 }
    const before = parting?.given[n]
    const random = swiftStream(`${label} ${n}`)
    const choice = chosen(
      decision,
      before?.seat === decision.seat ? before.choice : undefined,
      parts === 'choice',
      random,
    )
    const step =
      answer(session, decision.seat, choice) ?? answer(session, decision.seat, anyChoice(decision, random))
    if (!step) break
    given.push({ seat: decision.seat, choice })
    note(step)
  }
  return { given, marks }
}

function chosen(
  decision: Decision,
  before: Choice | undefined,
  other: boolean,
  random: ReturnType<typeof swiftStream>,
): Choice {
  if (before && !other) return before
  for (let tries = 0; tries < 9; tries++) {
    const choice = anyChoice(decision, random)
    if (!before || canonical(choice) !== canonical(before)) return choice
  }
  return anyChoice(decision, random)
}

function answer(session: GameSession, seat: Seat, choice: Choice): Step | undefined {
  const step = session.take(answerMove(session, seat, choice, 'computer'))
  return typeof step === 'string' ? undefined : step
}

/** A checkpoint as a search is given it. */
function knownOf(game: Game, checkpoint: string, viewer: Seat): string {
  const state = JSON.parse(checkpoint) as State
  const names = dealAnew(poolsOf(game, state, viewer), new Set(), swiftStream('canonical')) ?? new Map()
  const renamed = JSON.parse(renameWords(ownPartOf(game, checkpoint, viewer), names)) as State
  const hands = game.zones(renamed).flatMap(({ kind, ids }) => (kind === 'hand' ? [canonical(ids)] : []))
  // In what order somebody holds a hand means nothing.
  const inOrder = (_key: string, value: unknown) =>
    Array.isArray(value) && hands.includes(canonical(value)) ? [...value].sort() : value
  // How often chance was used is shown; which chance it was nobody knows.
  const known = { ...renamed, chance: { epoch: 0, counter: 0 } }
  return canonical(JSON.parse(JSON.stringify(known, inOrder)))
}
