// What options cost their player and whom they harm.
import { describe, expect, it } from 'vitest'
import { type Decision, withoutIrrevocable } from '../../../src/engine/decision.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { computers } from '../../../src/games/dynasties/bot/index.ts'
import { layOut, type Play } from './kit.ts'

const option = (game: Play, seat: number, id: string) => {
  const found = game.decision(seat).options.find((each) => each.id === id)
  if (!found) throw new Error(`${id} is not offered, but ${game.options(seat)}`)
  return found
}

describe('options', () => {
  it('D3 a crossing is a cost, and so is what a card takes from its player', () => {
    const game = layOut({ era: 'qin', lay: (at) => at.hand(0, 'confucius', 'unification', 'crossing-1') })
    expect(option(game, 0, 'crossing-1+confucius').cost).toMatchObject([
      { of: 'cards', amount: 1 },
      { of: 'grain', amount: 4 },
    ])
    expect(option(game, 0, 'unification').cost).toBeUndefined()
  })

  it('D9 a card at all says whom it would break through to, one at somebody says it of each', () => {
    const game = layOut({
      era: 'spring-autumn',
      lay: (at) => {
        at.hand(0, 'five-hegemons', 'raid-1')
        at.stats(2, { defence: 9 })
      },
    })
    expect(option(game, 0, 'five-hegemons').harms).toEqual([1])
    expect(option(game, 0, 'raid-1').harms).toBeUndefined()
    game.play(0, 'raid-1')
    expect(option(game, 0, 'seat-2').harms).toEqual([2])
  })

  it('D8 a card at every opponent harms all who can be hit; a truce harms nobody', () => {
    const game = layOut({
      era: 'western-han',
      options: { opponents: 'every' },
      lay: (at) => at.hand(0, 'wang-mang', 'wang-zhaojun'),
    })
    expect(option(game, 0, 'wang-mang').harms).toEqual([1, 2])
    game.play(0, 'wang-zhaojun')
    expect(option(game, 0, 'seat-1').harms).toBeUndefined()
  })

  it('D12 D23 what must be given says what it is', () => {
    const game = layOut({
      era: 'xia-shang',
      lay: (at) => {
        at.hand(0, 'human-offerings')
        at.hand(1, 'confucius')
      },
    })
    game.play(0, 'human-offerings')
    expect(option(game, 1, 'grain').cost).toMatchObject([{ of: 'grain', amount: 2 }])
    expect(option(game, 1, 'confucius').cost).toMatchObject([{ of: 'cards', amount: 1 }])
    const era = layOut({
      era: 'eastern-jin',
      lay: (at) => {
        at.shown(0, 'xiao-yan')
        for (const seat of [0, 1, 2]) at.hand(seat, `raid-${seat + 1}`)
      },
    })
    for (const seat of [0, 1, 2]) era.play(seat, 'draw')
    expect(option(era, 0, 'lose').cost).toMatchObject([{ of: 'state', amount: 5 }])
    expect(option(era, 0, 'skip').cost).toMatchObject([{ of: 'turns', amount: 3 }])
  })

  it('D16 a person is shown permanently: code that answers in a player’s stead hides them, a computer at its own seat shows', () => {
    const game = layOut({
      era: 'ming',
      options: { honesty: true },
      lay: (at) => {
        at.deck('puyi', 'raid-5', 'raid-6', 'raid-7')
        at.hand(0, 'raid-1')
      },
    })
    game.play(0, 'draw')
    expect(option(game, 0, 'puyi').irrevocable).toMatchObject([{ kind: 'turns-up', id: 'puyi' }])
    const decision = game.decision(0)
    const hard = (asked: Decision) =>
      computers.hard.decide({ seat: 0, view: game.view(0), story: [], decision: asked }, sideStream('show'))
    expect(hard(decision)).toEqual(['puyi'])
    expect(hard(withoutIrrevocable(decision))).toEqual(['go-on'])
  })
})
