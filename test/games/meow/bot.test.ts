// Computer players: legal everywhere (the whole games prove it), and the hard one is the stronger at every table.
import { describe, expect, it } from 'vitest'
import { contest } from '../../../scripts/common/contest.ts'
import type { Choice } from '../../../src/engine/decision.ts'
import type { Game, Options, Policy } from '../../../src/engine/game.ts'
import type { Id, Seat } from '../../../src/engine/phrase.ts'
import { decideBy } from '../../../src/engine/policy.ts'
import { glance } from '../../../src/games/meow/bot/fight.ts'
import { bestLineUp } from '../../../src/games/meow/bot/line-up.ts'
import { frontWorth } from '../../../src/games/meow/bot/value.ts'
import { game } from '../../../src/games/meow/game.ts'
import { type MeowState, setup } from '../../../src/games/meow/table/state.ts'
import { allOr } from '../../support/sample.ts'
import { ALL, battle, FOES, NONE, type Play, play } from './table.ts'

const rules = game as unknown as Game
const hard = rules.computers.hard as Policy

/** The share of games that hard wins. */
function shareOf(others: readonly string[], games: number, options: Options): number {
  const { standings } = contest(rules, { players: ['hard', ...others], games, seed: 'strength', options })
  return standings[0]?.winRate.value ?? 0
}

/** What hard answers to the open decision. */
const answerOf = ({ run: session }: Play, seat: Seat): Choice =>
  decideBy(rules, session as unknown as Parameters<typeof decideBy>[1], seat, hard, []) ?? []

describe('strength', () => {
  it.each([
    [['normal'], 1 / 2],
    [['normal', 'normal'], 1 / 3],
    [['normal', 'normal', 'normal'], 1 / 4],
  ])('hard against %o wins more than an even share', (others, even) => {
    expect(shareOf(others, allOr(72, 18), others.length === 1 ? ALL : NONE)).toBeGreaterThan(even * 1.1)
  })

  it('normal beats chance', () => {
    const players = ['normal', 'random']
    const { standings } = contest(rules, { players, games: allOr(60, 20), seed: 'strength', options: ALL })
    expect(standings[0]?.winRate.value).toBeGreaterThan(2 / 3)
  })

  it('R39: a computer wins most often where it sees the order, least often where fish are graded', () => {
    const [ordinary, challenge, hell] = ['ordinary', 'challenge', 'hell'].map(
      (difficulty) =>
        contest(rules, {
          players: ['hard'],
          games: 30,
          seed: 'solo',
          options: { ...NONE, opponent: 'famous', difficulty },
        }).standings[0]?.wins ?? 0,
    )
    expect(ordinary).toBeGreaterThan(challenge ?? 0)
    expect(challenge).toBeGreaterThan(hell ?? 0)
  })
})

describe('targets', () => {
  /** Seat 0 strikes with 5 between two neighbours with so much HP; a third stands across the table. */
  const between = (left: number, right: number): Play => {
    const quiet = (id: Id, hp: number) => ({ front: [id, null, null], hp, attack: 5 })
    return play(
      battle([quiet('cao-cao', 20), quiet('liu-bei', left), quiet('lu-bu', 12), quiet('dong-zhuo', right)]),
    )
  }
  const atAGlance = (left: number, right: number): Choice => {
    const { run: session } = between(left, right)
    const [decision] = session.open?.request.decisions ?? []
    if (!decision || !session.state.battle) throw new Error('nobody is asked')
    return glance(decision, session.state.battle)
  }

  it('R34: a side that falls by it is hit, for the fish of a defeat', () => {
    expect(answerOf(between(5, 25), 0)).toEqual(['seat-1'])
    expect(answerOf(between(25, 4), 0)).toEqual(['seat-3'])
  })

  it('R35: at a glance the one who falls, else the stronger neighbour, who would win the battle', () => {
    expect(atAGlance(5, 25)).toEqual(['seat-1'])
    expect(atAGlance(14, 26)).toEqual(['seat-3'])
    expect(atAGlance(26, 14)).toEqual(['seat-1'])
  })
})

describe('in a clash', () => {
  const holding = (hp: number, change: (state: MeowState) => void = () => {}): Play =>
    play(
      battle([{ front: ['cao-cao', null, null] }, { ...FOES, hp }], (state) => {
        if (state.players[0]) state.players[0].stratagems = ['fire-ploy']
        change(state)
      }),
    )

  it('a card that would be used up stays where the attack decides the battle anyway', () => {
    expect(answerOf(holding(5), 0)).toEqual(['attack'])
  })

  it('it is played where it decides the battle', () => {
    const last = holding(8, ({ battle: fought }) => {
      if (!fought) return
      fought.clash = 4
      fought.armies = fought.armies.map((army, side) => ({ ...army, hp: side === 0 ? 2 : army.hp }))
    })
    expect(answerOf(last, 0)).toEqual(['fire-ploy'])
  })

  it('HP is not paid where that loses the battle', () => {
    const table = play(
      battle(
        [
          { front: ['xu-chu', null, null], hp: 8, attack: 0 },
          { ...FOES, hp: 9, attack: 7 },
        ],
        (state) => {
          if (state.battle) state.battle.clash = 4
          if (state.players[0]) state.players[0].stratagems = ['bitter-ruse', 'fire-ploy']
        },
      ),
    )
    // Fire Ploy leaves 6 of HP against 1 after their attack; the own 8 are worth more than 2 points of attack.
    expect(answerOf(table, 0)).not.toEqual(['bitter-ruse'])
  })
})

describe('alone', () => {
  const solo = (difficulty: string, change: (state: MeowState) => void): Play => {
    const state = setup(1, { ...NONE, opponent: 'famous', difficulty })
    change(state)
    return play(state)
  }

  it('the order that is shown decides the line-up: Ji Ling faces cavalry, and the battle is won', () => {
    const table = solo('ordinary', (state) => {
      const five = ['ji-ling', 'zhang-fei', 'huang-zhong', 'jiang-wei', 'wang-ping']
      Object.assign(state, { phase: 'plan' })
      Object.assign(state.rival ?? {}, {
        cards: ['lu-bu', 'dian-wei', 'guan-yu', 'zhao-yun', 'taishi-ci'],
        placed: true,
        up: true,
      })
      Object.assign(state.players[0] ?? {}, { hand: five })
      state.deck = state.deck.filter((id) => !five.includes(id))
    })
    const answer = answerOf(table, 0)
    expect([0, 2]).toContain(answer.indexOf('ji-ling'))
    table.answer(0, ...answer)
    while (!table.run.outcome) table.answer(0, ...answerOf(table, 0))
    expect(table.run.outcome.winners).toEqual([0])
  })

  it('R39: fish are spent on visits, but in hell not for a title', () => {
    const visits = (difficulty: string, fish: number): Choice =>
      answerOf(
        solo(difficulty, (state) => {
          const five = ['xu-chu', 'wang-ping', 'lu-xun', 'zhang-jiao', 'wen-chou']
          Object.assign(state, { phase: 'visit' })
          Object.assign(state.players[0] ?? {}, { hand: five, fish })
          state.deck = state.deck.filter((id) => !five.includes(id))
        }),
        0,
      )
    expect(visits('challenge', 5)).toEqual(['visit'])
    expect(visits('hell', 5)).toEqual(['pass'])
    expect(visits('hell', 4)).toEqual(['visit'])
  })
})

it('the best line-up by worth puts the generals in front who do most there', () => {
  const hand = ['lu-bu', 'ma-chao', 'cao-ren', 'lu-su', 'sun-jian']
  const { front, rear } = bestLineUp(hand, 3)
  const least = Math.min(...front.map((id) => frontWorth(id, hand)))
  expect(rear.every((id) => frontWorth(id, hand) <= least)).toBe(true)
})
