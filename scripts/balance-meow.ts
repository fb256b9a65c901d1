// `tsx scripts/balance-meow.ts --battles 20000 --games 2000`: how often each general's line-up wins, and the first player.
import type { Game, Policy } from '../src/engine/game.ts'
import { playOut } from '../src/engine/playout.ts'
import { anyChoice } from '../src/engine/policy.ts'
import { type Random, sideStream } from '../src/engine/random.ts'
import { hard } from '../src/games/meow/bot/hard.ts'
import { GENERALS } from '../src/games/meow/cards/index.ts'
import { game } from '../src/games/meow/game.ts'
import { HAND, type MeowState, setup } from '../src/games/meow/table/state.ts'
import { commandLine, print } from './common/arguments.ts'

const line = commandLine({ battles: '20000', games: '2000', seed: '1', lineups: 'hard' })
const NO_OPTIONS = { expansions: [], advanced: false }

/** Hard in battle; the line-up by chance where that is asked for, as in battles of any five against any five. */
const fighter: Policy =
  line.text('lineups') === 'random'
    ? {
        decide: (asked, random) =>
          asked.decision.prompt.key === 'meow.ask-line-up'
            ? anyChoice(asked.decision, random)
            : (hard as Policy).decide(asked, random),
      }
    : (hard as Policy)

/** A game that is one battle of five generals each, dealt by `random`. */
function oneBattle(random: Random): Game<MeowState> {
  return {
    ...game,
    setup(seats, options) {
      const state = setup(seats, options)
      random.shuffle(state.deck)
      for (const player of state.players) player.hand = state.deck.splice(0, HAND)
      return { ...state, start: random.int(seats), phase: 'plan' }
    },
    outcome: ({ phase, last, battle }) =>
      phase === 'settle' && last && battle
        ? { winners: [last.winner], ranks: [1, 2], facts: { clash: last.clash, first: battle.first } }
        : undefined,
  }
}

const fought = new Map<string, { battles: number; wins: number }>()
const ends = [0, 0, 0, 0, 0]
const battles = line.count('battles')
for (let n = 0; n < battles; n++) {
  const seed = `${line.text('seed')}-battle-${n}`
  const hands: string[][] = []
  const { outcome } = playOut(oneBattle(sideStream(seed, 'deal')) as unknown as Game, {
    seed,
    options: NO_OPTIONS,
    policies: [fighter, fighter],
    forget: true,
    watch: ({ state }) => {
      const { players } = state as MeowState
      if (hands.length === 0) hands.push(...players.map(({ hand }) => [...hand]))
    },
  })
  const clash = outcome.facts.clash ?? 0
  ends[clash] = (ends[clash] ?? 0) + 1
  for (const [seat, hand] of hands.entries())
    for (const id of hand) {
      const record = fought.get(id) ?? { battles: 0, wins: 0 }
      record.battles++
      if (outcome.winners.includes(seat)) record.wins++
      fought.set(id, record)
    }
}

const games = line.count('games')
let firstWins = 0
for (let n = 0; n < games; n++) {
  let start = -1
  const { outcome } = playOut(game as unknown as Game, {
    seed: `${line.text('seed')}-game-${n}`,
    options: NO_OPTIONS,
    policies: [hard as Policy, hard as Policy],
    forget: true,
    watch: ({ state }) => {
      const table = state as MeowState
      if (start < 0 && table.phase === 'visit') start = table.start
    },
  })
  if (outcome.winners.includes(start)) firstWins += 1 / outcome.winners.length
}

const rates = Object.keys(GENERALS)
  .map((id) => {
    const { battles: all, wins } = fought.get(id) ?? { battles: 0, wins: 0 }
    return { id, rate: Math.round((1000 * wins) / Math.max(1, all)) / 10 }
  })
  .sort((a, b) => a.rate - b.rate)
print(
  {
    battles,
    lowest: rates[0],
    highest: rates.at(-1),
    outside: rates.filter(({ rate }) => rate < 40 || rate > 60).map(({ id }) => id),
    endsInClash: ends.slice(1),
    games,
    firstPlayerWins: Math.round((1000 * firstWins) / games) / 10,
    rates: Object.fromEntries(rates.map(({ id, rate }) => [id, rate])),
  },
  line.json,
)
