// What options cost, whom they harm and change permanently; and what is said before a choice is made.
import { describe, expect, it } from 'vitest'
import { withoutIrrevocable } from '../../../src/engine/decision.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { autoAnswers } from '../../../src/games/records/auto-answers.ts'
import { computers } from '../../../src/games/records/bot/index.ts'
import { words as recordsWords } from '../../../src/games/records/text/index.ts'
import { render } from '../../../src/text/render.ts'
import { type Layer, layOut, type Play } from './kit.ts'

const laid = (lay: (at: Layer) => void, options = {}) => layOut({ lay, options })
const option = (game: Play, seat: number, id: string) => {
  const found = game.decision(seat).options.find((each) => each.id === id)
  if (!found) throw new Error(`${id} is not offered, but ${game.options(seat)}`)
  return found
}
const inEnglish = (phrase: Parameters<typeof render>[1]) =>
  render({ records: recordsWords.en }, phrase, {
    language: 'en',
    style: 'plain',
    seatName: (seat) => ['Mei', 'Arjun', 'Lena'][seat] ?? '',
  })

const table = (at: Layer) => {
  at.money(0, 30)
  at.hand(
    0,
    'tianshui',
    'zhang-fei',
    'seize-the-king-1',
    'beauty-trap-1',
    'brick-for-jade-1',
    'take-the-sheep-1',
  )
  at.hand(0, 'muddy-waters-1')
  at.hand(1, 'empty-fort-1', 'wait-at-ease-1')
  at.city(1, 'xinye', 'hu-zhen')
}

describe('options of a turn', () => {
  it('R8 R16 say what they cost and whom they harm', () => {
    const game = laid(table)
    game.play(0, 'build')
    expect(option(game, 0, 'tianshui').cost).toMatchObject([{ of: 'coins', amount: 4 }])
    game.play(0, 'back')
    game.play(0, 'attack')
    expect(option(game, 0, 'xinye')).toMatchObject({ cost: [{ of: 'coins', amount: 6 }], harms: [1] })
    for (const choice of ['xinye', 'zhang-fei']) game.play(0, choice)
    expect(option(game, 0, 'seize-the-king-1')).toMatchObject({
      cost: [{ of: 'coins', amount: 8 }],
      irrevocable: [{ kind: 'turns-up', id: 'tian-feng' }],
    })
    expect(option(game, 0, 'beauty-trap-1').irrevocable).toMatchObject([{ kind: 'turns-up' }])
    expect(option(game, 0, 'pass').irrevocable).toBeUndefined()
  })

  it('R10 a contest turns up the strategist permanently, once', () => {
    const game = laid(table)
    expect(option(game, 0, 'take-the-sheep-1').irrevocable).toMatchObject([
      { kind: 'turns-up', id: 'tian-feng' },
    ])
    expect(option(game, 0, 'muddy-waters-1').irrevocable).toBeUndefined()
    game.play(0, 'take-the-sheep-1')
    expect(option(game, 0, 'seat-1').harms).toEqual([1])
    const up = laid((at) => {
      table(at)
      for (const player of at.state.players) player.strategistUp = true
    })
    expect(option(up, 0, 'take-the-sheep-1').irrevocable).toBeUndefined()
  })

  it('R7 the powers are used up permanently, and tribute and toll harm players with coins', () => {
    const game = laid((at) => {
      at.lords(0, 'liu-bei', 'yuan-shu')
      at.city(0, 'luoyang', 'lu-bu')
      at.hand(0, 'muddy-waters-1')
      at.money(2, 0)
    })
    expect(option(game, 0, 'liu-bei').irrevocable).toMatchObject([{ kind: 'uses-up', id: 'liu-bei' }])
    expect(option(game, 0, 'yuan-shu')).toMatchObject({ irrevocable: [{ kind: 'uses-up' }], harms: [1] })
    expect(option(game, 0, 'toll')).toMatchObject({ cost: [{ of: 'coins', amount: 2 }], harms: [1] })
  })

  it('R4 R13 R15 searches, assassins and bricks cost what they cost', () => {
    const game = laid((at) => {
      table(at)
      at.hand(0, 'assassination-1')
    })
    game.play(0, 'brick-for-jade-1')
    expect(option(game, 0, 'zhang-fei').cost).toMatchObject([{ of: 'cards', amount: 1 }])
    game.play(0, 'back')
    for (const choice of ['assassination-1', 'xinye']) game.play(0, choice)
    expect(option(game, 0, 'pay-5').cost).toMatchObject([{ of: 'coins', amount: 5 }])
    game.play(0, 'back')
    game.play(0, 'assassination-1')
    expect(option(game, 0, 'xinye').harms).toEqual([1])
  })

  it('what is left of a turn without irrevocable actions is still a turn', () => {
    const game = laid(table)
    const left = withoutIrrevocable(game.decision(0))
    expect(left.options.map(({ id }) => id)).toEqual([
      'build',
      'attack',
      'brick-for-jade-1',
      'muddy-waters-1',
      'end',
    ])
    for (const policy of Object.values(computers)) {
      const choice = policy.decide(
        { seat: 0, view: game.view(0), story: [], decision: left },
        sideStream('left'),
      )
      expect(left.options.map(({ id }) => id)).toContain(choice?.[0])
    }
  })
})

describe('the answer to an attack', () => {
  const attacked = () => {
    const game = laid(table)
    for (const choice of ['attack', 'xinye', 'zhang-fei', 'pass']) game.play(0, choice)
    return game
  }

  it('R19 空城計 turns up the strategist, and the auto-answer that names it wants that', () => {
    const game = attacked()
    expect(option(game, 1, 'empty-fort-1').irrevocable).toMatchObject([{ kind: 'turns-up', id: 'li-ru' }])
    const order = autoAnswers.find(({ id }) => id === 'defence')
    const decision = withoutIrrevocable(game.decision(1), order?.irrevocable)
    const situation = { seat: 1, view: game.view(1), story: [], decision }
    expect(order?.policy('either').decide(situation, sideStream('o'))).toEqual(['empty-fort-1'])
    expect(withoutIrrevocable(game.decision(1)).options.map(({ id }) => id)).toEqual([
      'wait-at-ease-1',
      'pass',
    ])
  })
})

describe('before a choice is made', () => {
  const inside = (...hand: string[]) => {
    const game = laid((at) => {
      at.hand(0, 'assassination-1', ...hand)
      at.strategist(0, 'zhuge-liang')
      at.city(1, 'xinye', 'hu-zhen')
      at.battle(1)
    })
    for (const choice of ['assassination-1', 'xinye', 'pay-3']) game.play(0, choice)
    return game
  }

  it('R13 R31 a player without a general in hand is told what a strike will do, and nobody else can tell', () => {
    const [bare, manned] = [inside('two-birds-1'), inside('zhang-fei')]
    expect(inEnglish(bare.decision(0).prompt)).toBe(
      'Battle card 1: you may strike. Kill the garrison of Xinye 新野? You have no general in hand, so the city will be discarded, and you do not get it.',
    )
    expect(option(bare, 0, 'strike')).toMatchObject({ harms: [1], hint: { key: 'records.hint-strike-bare' } })
    expect(inEnglish(manned.decision(0).prompt)).toContain('A general from your hand must hold it.')
    expect(bare.decision(0).notice).toEqual(manned.decision(0).notice)
    expect(bare.view(1)).toEqual(manned.view(1))
    bare.play(0, 'strike')
    expect(option(bare, 0, 'none').irrevocable).toMatchObject([{ kind: 'gives-up', id: 'xinye' }])
  })

  it('A4 劉備’s split shows how many cards each deck has', () => {
    const game = laid(
      (at) => {
        at.lords(0, 'liu-bei')
        at.hand(0, 'muddy-waters-1')
        at.deck('realm', 'guan-yu', 'zhang-fei')
      },
      { advanced: true },
    )
    game.play(0, 'liu-bei')
    const { schemes, realm } = { schemes: game.state.decks[0]?.cards.length, realm: 2 }
    for (const id of ['schemes-0', 'schemes-3'])
      expect(option(game, 0, id).hint).toEqual({ key: 'records.hint-decks', args: { schemes, realm } })
  })

  it('A3 R15 桃園結義 is told before the reshuffle that it causes', () => {
    const game = laid(
      (at) => {
        at.hand(0, 'peach-garden-1')
        at.deck('realm', 'guan-yu')
      },
      { advanced: true },
    )
    game.play(0, 'peach-garden-1')
    game.play(0, 'realm')
    const order = ['plays-peach-garden', 'reshuffled', 'peach-garden-up'].map((key) =>
      game.story.indexOf(key),
    )
    expect(order.every((place) => place >= 0)).toBe(true)
    expect([...order].sort((a, b) => a - b)).toEqual(order)
    expect(game.event('peach-garden-up').cards).toHaveLength(3)
  })
})
