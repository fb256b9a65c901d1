// The computer players: they take what is free, never leave the capital, and the hard one beats the other.
import { describe, expect, it } from 'vitest'
import type { Policy } from '../../../src/engine/game.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { findUnit } from '../../../src/games/storm/board/look.ts'
import { moveOf } from '../../../src/games/storm/board/moves.ts'
import { computers } from '../../../src/games/storm/bot/index.ts'
import { sightOf } from '../../../src/games/storm/bot/sight.ts'
import { sidesOf } from '../../../src/games/storm/fight/sides.ts'
import { title as stormTitle } from '../../../src/games/storm/index.ts'
import { attackOf } from './field.ts'
import { fromStart, layOut, type Play } from './play.ts'

/** Lets a computer player play seat 0's turn to its end. */
function turnBy(game: Play, policy: Policy): Play {
  const { turn } = game.state
  const random = sideStream('computers', 'test')
  while (game.state.turn === turn && !game.outcome) {
    const [seat = 0] = game.asked
    const situation = { seat, decision: game.decision(seat), view: game.view(seat), story: [] }
    game.play(seat, policy.decide(situation, random) ?? [])
  }
  return game
}

const hard = computers.hard as Policy

describe.each(Object.entries(computers))('the %s player', (_, computer) => {
  it('R48 sends an army into a city that was left empty, and begins', () => {
    const game = fromStart(2)
    const [seat = 0] = game.asked
    game.play(seat, 'jianye', 'unit-wu-foot-1', 'jianye-v')
    expect(game.decision(seat).prompt.key).toBe('storm.ask-places-empty')
    const random = sideStream('computers', 'test')
    const given: string[] = []
    while (game.asked[0] === seat && given.length < 10) {
      const situation = { seat, decision: game.decision(seat), view: game.view(seat), story: [] }
      const [choice = ''] = (computer as Policy).decide(situation, random) ?? []
      given.push(choice)
      game.play(seat, choice)
    }
    expect(given).toEqual([expect.stringMatching(/^unit-wu-/), 'jianye', 'confirm'])
  })
})

describe('the hard player', () => {
  it('takes an empty city that it can reach', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'chengdu')
        at.put(0, 'foot', 'jsw')
      },
    })
    turnBy(game, hard)
    expect(game.view(0).cities.find(({ id }) => id === 'changsha')?.owner).toBe(0)
  })

  it('never leaves its capital empty while enemies are near', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'chengdu')
        at.put(1, 'foot', 'b2sw')
        at.put(1, 'archers', 'b2sw')
      },
    })
    turnBy(game, hard)
    expect(game.unit('shu-foot-1').place).toBe('chengdu')
  })

  it('finds its way to a road where the city is asked before the place, and never goes back', () => {
    const game = layOut({
      seats: 4,
      lay: (at) => {
        at.put(0, 'cavalry', 'xijing-d')
        at.put(0, 'ma-teng', 'xijing')
        at.own(0, 'ye', 'jinyang', 'hanzhong')
        for (const city of ['ye', 'jinyang', 'hanzhong', 'jieting', 'xijing']) at.put(0, 'foot', city)
        for (const gate of ['w', 'e', 's']) at.put(0, 'archers', `luoyang-${gate}`)
        for (const gate of ['w', 'e', 's']) at.put(0, 'archers', `luoyang-${gate}`)
        at.hand(0, 'forced-march-1')
      },
    })
    game.play(0, 'cards', 'forced-march-1', 'unit-qun-cavalry-1', 'unit-qun-cavalry-1')
    expect(game.options(0).some((id) => id.startsWith('area-'))).toBe(true)
    game.play(0, 'back')
    const { changes = 0 } = game.state.draft ?? {}
    while (game.story.length === 0) {
      const decision = game.decision(0)
      const situation = { seat: 0, decision, view: game.view(0), story: [] }
      game.play(0, hard.decide(situation, sideStream('way')) ?? [])
      if (game.story.length === 0) expect(game.state.draft?.changes).toBe(changes)
    }
    expect(game.unit('qun-cavalry-1').place).not.toBe('xijing-d')
  })

  it('goes back into a capital that stands empty', () => {
    const game = layOut({ lay: (at) => void at.put(0, 'foot', 'chengdu-h') })
    turnBy(game, hard)
    expect(game.unit('shu-foot-1').place).toBe('chengdu')
  })

  it('recruits with what it holds, inside an empty city first', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'chengdu')
        at.hand(0, 'assault-1', 'provoke-1')
      },
    })
    turnBy(game, hard)
    expect(game.state.units.filter(({ seat }) => seat === 0).length).toBe(3)
    expect(game.state.units.some(({ place }) => place === 'jianan')).toBe(true)
  })

  it('attacks what it can hardly lose against, and takes a capital that it can', () => {
    const game = layOut({
      dice: [6, 1],
      lay: (at) => {
        at.put(0, 'foot', 'chengdu')
        at.put(0, 'archers', 'xiangping-h')
        at.hand(0, 'fire-1')
      },
    })
    turnBy(game, hard)
    expect(game.outcome?.winners).toEqual([0])
  })

  it('reckons with the same sums as the rules, from what its seat sees', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(0, 'foot', 'd3sw')
        at.put(1, 'archers', 'hw')
        at.put(1, 'guo-jia', 'hanzhong-in')
        at.hand(1, 'ambush-1')
      },
    })
    const sight = sightOf(game.view(0))
    const attack = attackOf(game.unit('shu-foot-1'), game.unit('wei-archers-1'))
    expect(sidesOf(sight, attack)).toEqual(sidesOf(game.state, attack))
    expect(JSON.stringify(sight)).not.toContain('ambush-1')
  })

  it('knows of a unit what everyone was told: 急行軍, 暗渡陳倉 and 百騎 change where it gets to and what it throws', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'jw').now.fights = 1
        at.put(0, 'foot', 'd3sw')
        at.put(1, 'archers', 'hw')
      },
    })
    const [tired, marching] = ['shu-foot-1', 'shu-foot-2'].map((id) => game.unit(id))
    if (!tired || !marching) throw new Error('two stand there')
    Object.assign(marching.now, { march: 2, secret: true })
    const sees = () => sightOf(game.view(0))
    expect(moveOf(sees(), findUnit(sees(), 'shu-foot-2') ?? marching)).toBe(4)
    expect(findUnit(sees(), 'shu-foot-2')?.now.secret).toBe(true)
    const attack = attackOf(tired, game.unit('wei-archers-1'))
    const before = sidesOf(sees(), attack).attacker.attack
    tired.now.spared = true
    expect(sidesOf(sees(), attack)).toEqual(sidesOf(game.state, attack))
    expect(sidesOf(sees(), attack).attacker.attack).toBe(before + 1)
  })

  it('beats the normal one and chance', () => {
    const wins = { hard: 0, others: 0 }
    for (let n = 0; n < 6; n++) {
      const other = n < 4 ? computers.normal : computers.hard
      const policies = n % 2 === 0 ? [computers.hard, other] : [other, computers.hard]
      const { outcome } = playOut(stormTitle.game, {
        seed: `match-${n}`,
        options: {},
        policies: policies as Policy[],
        forget: true,
      })
      if (n < 4) {
        if (outcome.winners[0] === n % 2) wins.hard++
        else wins.others++
      }
    }
    expect(wins.hard).toBeGreaterThan(wins.others)
  }, 600_000)
})
