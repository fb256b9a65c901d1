// `npm run league -- pairings --n 2-400 --seats 2-8 --rounds 8 --json`: seasons and cups of every size, each round of them held
// against what pairing promises. `--n 2-400:25` takes every 25th; a list such as `7,50,399` takes those.

import { commandLine, print } from '../common/arguments.ts'
import { designFigures, playTrial, type Trial, type Trialled } from './trials.ts'

const line = commandLine({ n: '2-400', seats: '2-8', rounds: '8', seed: '1' })

/** The numbers that `2-8`, `2-400:25` or `7,50` stand for. */
function numbers(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [, from = '', to = from, step = '1'] = /^(\d+)(?:-(\d+)(?::(\d+))?)?$/.exec(part) ?? []
    const length = Math.floor((Number(to) - Number(from)) / Math.max(1, Number(step))) + 1
    if (from === '' || length < 1) throw new Error(`${part} is not a range such as 2-400 or 2-400:25`)
    return Array.from({ length }, (_, at) => Number(from) + at * Math.max(1, Number(step)))
  })
}

const rounds = line.count('rounds')
const trials: Trial[] = numbers(line.text('n')).flatMap((people) =>
  numbers(line.text('seats')).flatMap((seats) => {
    const season: Trial = { format: 'season', people, seats, rounds, seed: line.text('seed') }
    return seats === 2 ? [season, { ...season, format: 'cup' as const }] : [season]
  }),
)

const nameOf = ({ format, people, seats }: Trial): string => `${format} of ${people} at ${seats}`
const share = ({ repeats, bound, meetings }: Trialled): number => (repeats - bound) / Math.max(1, meetings)
const faults: string[] = []
let slowest = { name: '', ms: 0 }
let furthest = { name: '', repeats: 0, bound: 0, share: 0 }
let spread = 0
let [repeats, bound, meetings, atBound] = [0, 0, 0, 0]
let told = performance.now()
for (const [index, trial] of trials.entries()) {
  const done = playTrial(trial)
  const name = nameOf(trial)
  faults.push(...done.faults.map((fault) => `${name}: ${fault}`))
  if (done.slowestMs > slowest.ms) slowest = { name, ms: Math.round(done.slowestMs) }
  if (share(done) > furthest.share)
    furthest = { name, repeats: done.repeats, bound: done.bound, share: Number(share(done).toFixed(3)) }
  spread = Math.max(spread, done.spread)
  repeats += done.repeats
  bound += done.bound
  meetings += done.meetings
  if (done.repeats === done.bound) atBound++
  if (performance.now() - told < 5000) continue
  told = performance.now()
  console.error(`${index + 1} of ${trials.length}: ${name}, ${faults.length} faults`)
}

const designs = designFigures()
faults.push(...designs.faults)
print(
  {
    seasons: trials.length,
    rounds: trials.length * rounds,
    slowest,
    spread,
    meetings,
    repeats,
    bound,
    atBound,
    furthest,
    unevenGroups: designs.uneven,
    faults,
  },
  line.json,
)
process.exitCode = faults.length === 0 ? 0 : 1
