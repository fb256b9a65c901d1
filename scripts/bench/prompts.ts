// `npm run bench -- prompts hegemony --games 500 --seats 8 --json`: how often a turn needs a person, with hidden reactions.
// Everybody plays `hard`; with defaults, what a fresh auto-answer decides needs nobody. A person who is asked
// several things in a row, with nobody else in between, is prompted once.
import type { Policy } from '../../src/engine/game.ts'
import type { GameSession, Step } from '../../src/engine/lifecycle.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { playOut } from '../../src/engine/playout.ts'
import { commandLine, print } from '../common/arguments.ts'
import { titleNamed } from '../common/title-named.ts'

const line = commandLine({ games: '20', seats: '', seed: '1' })
const { game } = titleNamed(line.positionals[0])
const games = line.count('games')
const seats = line.text('seats') === '' ? game.seats.max : line.count('seats')

/** Whether a fresh member's auto-answers decide this. */
const autoAnswerFor = (kind: string | undefined) =>
  game.autoAnswers?.find(
    ({ kinds, fresh }) => fresh !== undefined && kind !== undefined && kinds.includes(kind),
  )

/** `hard`, who leaves to the fresh auto-answers what they decide. */
const orderly: Policy = {
  decide(situation, random) {
    const autoAnswer = autoAnswerFor(situation.decision.kind)
    return (autoAnswer?.policy(autoAnswer.fresh ?? '') ?? game.computers.hard)?.decide(situation, random)
  },
}

interface Count {
  prompts: number
  decisions: number
  turns: number
}

/** Plays the games and counts. */
function count(policy: Policy, needsPerson: (kind: string | undefined) => boolean): Count {
  const counted: Count = { prompts: 0, decisions: 0, turns: 0 }
  for (let n = 0; n < games; n++) {
    let [opened, last] = [-1, -1]
    const watch = ({ open }: GameSession, { events }: Step) => {
      counted.turns += events.filter(({ mark, to }) => mark === 'turn' && to === 'all').length
      if (!open || open.number === opened) return
      opened = open.number
      const asked = open.request.decisions.filter(({ kind }) => needsPerson(kind)).map(({ seat }) => seat)
      counted.decisions += asked.length
      counted.prompts += asked.filter((seat) => seat !== last).length
      if (asked.length > 0) last = asked.length === 1 ? (asked[0] ?? -1) : -1
    }
    const seed = `${line.text('seed')}-${n}`
    const policies = Array<Policy>(seats).fill(policy)
    playOut(game, { seed, options: defaultOptions(game), policies, forget: true, watch })
  }
  return counted
}

const perTurn = (many: number, { turns }: Count): number => Number((many / Math.max(1, turns)).toFixed(2))
const { hard } = game.computers
if (!hard) throw new Error(`${game.id} has no hard player`)
const without = count(hard, () => true)
const defaults = count(orderly, (kind) => autoAnswerFor(kind) === undefined)
print(
  {
    game: game.id,
    games,
    seats,
    turns: without.turns,
    promptsPerTurn: perTurn(without.prompts, without),
    decisionsPerTurn: perTurn(without.decisions, without),
    promptsPerTurnWithDefaults: perTurn(defaults.prompts, defaults),
    decisionsPerTurnWithDefaults: perTurn(defaults.decisions, defaults),
  },
  line.json,
)
