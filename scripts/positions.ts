// `npm run positions -- storm --count 12 --minutes 20`: finds daily positions in games between computers and writes the file of
// those that come with the bot. `--keep` adds to the file; `--worlds` and `--playouts` say how long each position is looked at;
// `--seed` names the games; the first `--late` of a hundred decisions of a game are left out.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { computerNamed } from '../src/engine/computers.ts'
import { answerKey, type Choice, type Decision } from '../src/engine/decision.ts'
import { sharesBy, weightsAt } from '../src/engine/forecast.ts'
import type { Options } from '../src/engine/game.ts'
import { defaultOptions } from '../src/engine/options.ts'
import type { Seat } from '../src/engine/phrase.ts'
import { playOut, type TableAtRest } from '../src/engine/playout.ts'
import { randomPolicy } from '../src/engine/policy.ts'
import { type Random, sideStream } from '../src/engine/random.ts'
import type { Title } from '../src/games/common/title.ts'
import { isBrief } from '../src/host/daily/brief.ts'
import { type BuiltInPosition, builtInPositions, positionFile } from '../src/host/daily/built-in.ts'
import { weighPosition } from '../src/search/review/position.ts'
import { commandLine, print } from './common/arguments.ts'
import { setupsOf } from './common/pairs.ts'
import { titleNamed } from './common/title-named.ts'

const line = commandLine(
  {
    count: '12',
    minutes: '20',
    seed: 'daily',
    worlds: '48',
    playouts: '32',
    looks: '6',
    cpu: '40',
    late: '40',
  },
  ['keep'],
)
const title = titleNamed(line.positionals[0])
const { game } = title
/** Positions with the same question at most, and seats. */
const ALIKE = 3
const SEATS = 6
/** Where a game's forecast gives a seat less of the win, or leaves the others less, no answer matters. */
const DECIDED = 0.1
const until = performance.now() + 60_000 * line.count('minutes')
const found: BuiltInPosition[] = line.flag('keep') ? [...builtInPositions(game.id)] : []
/** How often each question was found. */
const asked = new Map<string, number>()
let games = 0
while (found.length < line.count('count') && performance.now() < until) {
  const position = positionIn(title, `${line.text('seed')}-${games++}`)
  if (!position) continue
  found.push(position)
  writeFileSync(positionFile(game.id), brotliCompressSync(JSON.stringify(found)))
}
print({ game: game.id, positions: found.length, games }, line.json)

/** A decision of a game, before it was answered. */
interface Moment {
  readonly steps: readonly (readonly [Seat, ...Choice])[]
  readonly table: TableAtRest
  readonly decision: Decision
  readonly given: Choice
}

/** A position of a game between computers, where some of its decisions are looked at. */
function positionIn({ game }: Title, seed: string): BuiltInPosition | undefined {
  if (found.some(({ id }) => id === `${game.id}-${seed}`)) return undefined
  const random = sideStream(seed, 'positions')
  const { seats, options } = setupIn(random)
  const moments = random.shuffle(momentsOf(seed, seats, options, random)).slice(0, line.count('looks'))
  const care = { playouts: line.count('playouts'), worlds: line.count('worlds'), seconds: line.count('cpu') }
  for (const { steps, table, decision, given } of moments) {
    if (performance.now() > until) return undefined
    if ((asked.get(decision.prompt.key) ?? 0) >= ALIKE) continue
    const weighed = weighPosition(game, table, decision, given, care, `${seed} ${steps.length}`)
    if (!weighed) continue
    const { seat } = decision
    const isGiven = (choice: Choice) => answerKey(decision, choice) === answerKey(decision, given)
    const place = weighed.answers.findIndex(({ choice }) => isGiven(choice))
    if (place < 0) continue
    asked.set(decision.prompt.key, 1 + (asked.get(decision.prompt.key) ?? 0))
    console.error(
      seed,
      decision.prompt.key,
      steps.length,
      weighed.answers.map(({ share }) => share).join(' '),
    )
    return { id: `${game.id}-${seed}`, seats, options, seed, steps, seat, given: place, ...weighed }
  }
  return undefined
}

/** Half of the games have no options but the usual ones. */
function setupIn(random: Random): { readonly seats: number; readonly options: Options } {
  const files = game.options.filter(({ kind }) => kind === 'file')
  const setups = setupsOf(game).filter(
    ({ seats, options }) =>
      seats > 1 && seats <= SEATS && files.every((spec) => options[spec.id] === spec.default),
  )
  const setup = setups[random.int(setups.length)] ?? { seats: game.seats.min, options: {} }
  return { seats: setup.seats, options: random.int(2) === 0 ? defaultOptions(game) : setup.options }
}

/** The decisions of a game that can be asked in few words. */
function momentsOf(seed: string, seats: number, options: Options, random: Random): Moment[] {
  const policies = Array.from(
    { length: seats },
    () => computerNamed(game, random.int(3) === 0 ? 'normal' : 'hard') ?? randomPolicy,
  )
  const steps: [Seat, ...Choice][] = []
  const moments: (Omit<Moment, 'steps'> & { readonly after: number })[] = []
  let open: readonly Decision[] = []
  let viewOf: ((seat: Seat) => unknown) | undefined
  let isOpenTo: ((seat: Seat) => boolean) | undefined
  const { forecast } = game
  const weights = forecast && weightsAt(forecast, seats)
  let now: { readonly table: TableAtRest; readonly decision: Decision } | undefined
  playOut(game, {
    seed,
    options,
    policies,
    thinker: ({ snapshot, story }, seat) => {
      const decision = open.find((each) => each.seat === seat)
      now =
        decision && viewOf && isOpenTo?.(seat) && isBrief(title, decision, viewOf(seat))
          ? { table: { snapshot, story: [...story] }, decision }
          : undefined
      return undefined
    },
    watch: (session, { entry }) => {
      if (entry.kind === 'answer') {
        if (now) moments.push({ ...now, after: steps.length, given: entry.choice })
        steps.push([entry.seat, ...entry.choice])
      }
      open = session.open?.request.decisions ?? []
      viewOf = (seat) => game.view(session.state, seat)
      isOpenTo = (seat) => {
        const share = forecast && weights && sharesBy(weights, forecast.facts(session.state))[seat]
        return share === undefined || (share > DECIDED && share < 1 - DECIDED)
      }
    },
  })
  // Early in a game little is decided, and all that follows is to be played on.
  const late = moments.filter(({ after }) => 100 * after >= line.count('late') * steps.length)
  return late.map(({ after, ...moment }) => ({ ...moment, steps: steps.slice(0, after) }))
}
