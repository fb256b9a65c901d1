// Auto-answers of Record of the Three Kingdoms, as a member would have answered by them.
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/engine/phrase.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { autoAnswers } from '../../../src/games/records/auto-answers.ts'
import { view } from '../../../src/games/records/view/view.ts'
import { layOut, type Play } from './kit.ts'

/** The answer of a seat's auto-answer to what it is asked now. */
function answered(game: Play, seat: Seat, value: string) {
  const decision = game.decision(seat)
  const autoAnswer = autoAnswers.find(({ kinds }) => kinds.includes(decision.kind ?? ''))
  const situation = { seat, view: view(game.state, seat), story: [], decision }
  return autoAnswer?.policy(value).decide(situation, sideStream('orders', game.story.length))
}

/** Seat 0 marches on 新野 of seat 1, who holds these cards; seat 1 is asked for a scheme. */
function attacked(...hand: string[]): Play {
  const game = layOut({
    lay: (at) => {
      at.city(1, 'xinye', 'gan-ning')
      at.hand(0, 'zhang-fei')
      at.hand(1, ...hand)
      at.battle(3, 22, 9, 1, 2, 4, 5, 6, 7, 20, 8, 10, 11, 12, 13)
    },
  })
  for (const choice of ['attack', 'xinye', 'zhang-fei', 'pass']) game.play(0, choice)
  return game
}

describe('an auto-answer for attacks', () => {
  it('plays the scheme that is held, and passes without it', () => {
    const both = attacked('wait-at-ease-2', 'empty-fort-1')
    expect(answered(both, 1, 'never')).toEqual(['pass'])
    expect(answered(both, 1, 'empty-fort')).toEqual(['empty-fort-1'])
    expect(answered(both, 1, 'wait-at-ease')).toEqual(['wait-at-ease-2'])
    expect(answered(both, 1, 'either')).toEqual(['empty-fort-1'])
    const ease = attacked('wait-at-ease-2', 'liu-shan')
    expect(answered(ease, 1, 'empty-fort')).toEqual(['pass'])
    expect(answered(ease, 1, 'either')).toEqual(['wait-at-ease-2'])
  })

  it('is about a window that opens no matter what the defender holds', () => {
    for (const hand of [['empty-fort-1'], ['liu-shan'], ['muddy-waters-1']])
      expect(attacked(...hand).decision(1)).toMatchObject({ kind: 'defence', pass: 'pass' })
  })
})

it('an auto-answer for the draw keeps a card of the kind it names, else the next best, the strongest and the dearest', () => {
  const drawn = (...cards: string[]) => {
    const game = layOut({
      lay: (at) => {
        at.state.phase = 'draw'
        at.deck('all', ...cards, 'muddy-waters-2')
      },
    })
    const kept = (value: string) => answered(game, 0, value)
    expect(game.decision(0).kind).toBe('keep')
    return ['general', 'city', 'scheme'].map((value) => kept(value)?.join())
  }
  expect(drawn('zhang-fei', 'xinye')).toEqual(['zhang-fei', 'xinye', 'zhang-fei'])
  expect(drawn('liu-shan', 'zhang-fei')).toEqual(['zhang-fei', 'zhang-fei', 'zhang-fei'])
  expect(drawn('xinye', 'muddy-waters-1')).toEqual(['xinye', 'xinye', 'muddy-waters-1'])
})

describe('an auto-answer for the battle line', () => {
  const lined = () => {
    const game = attacked('liu-shan')
    game.play(1, 'pass')
    return game
  }

  it('puts the strongest card where it was told, for either side', () => {
    const game = lined()
    expect(answered(game, 0, 'strong-middle-weak')).toEqual(['battle-22>battle-9>battle-7'])
    expect(answered(game, 0, 'weak-middle-strong')).toEqual(['battle-7>battle-9>battle-22'])
    expect(answered(game, 0, 'middle-weak-strong')).toEqual(['battle-9>battle-7>battle-22'])
    expect(answered(game, 1, 'weak-strong-middle')).toEqual(['battle-12>battle-20>battle-13'])
    expect(game.decision(0).kind).toBe('line-attack')
    expect(game.decision(1).kind).toBe('line-defence')
  })

  it('mixed, is any of the six', () => {
    const game = lined()
    const all = game.options(0)
    expect(all).toHaveLength(6)
    expect(all).toContain(answered(game, 0, 'mixed')?.[0])
  })
})

describe('an auto-answer for the garrison of a city just taken', () => {
  const taken = (...hand: string[]) => {
    const game = layOut({
      lay: (at) => {
        at.state.spoils = { card: 'xinye', builtIn: 1 }
        for (const deck of at.state.decks) deck.cards = deck.cards.filter((card) => card !== 'xinye')
        at.hand(0, ...hand)
      },
    })
    return game
  }

  it('leaves the strongest or the weakest general there, and gives the city up without one', () => {
    const game = taken('zhang-fei', 'liu-shan', 'muddy-waters-1')
    expect(answered(game, 0, 'strongest')).toEqual(['zhang-fei'])
    expect(answered(game, 0, 'weakest')).toEqual(['liu-shan'])
    expect(answered(taken('muddy-waters-1'), 0, 'strongest')).toEqual(['none'])
  })
})
