// Room for one more general: who goes for it, whose place is free then, and what an end by itself would tell.
import { describe, expect, it } from 'vitest'
import { fall } from './field.ts'
import { type Layer, layOut } from './play.ts'

/** A captive of seat 0's who served Wei. */
function captive(at: Layer, id: string): void {
  at.state.players[0]?.captives.push(id)
  at.state.pools.wei = at.state.pools.wei.filter((each) => each !== id)
}

/** Seat 0's recruit step: a captive may be persuaded, and Guan Yu, who may go for it, stands in a road of seat 1's. */
function guanYuInTheRoad(at: Layer): void {
  at.state.phase = 'recruit'
  at.put(0, 'liu-bei', 'chengdu-h')
  at.put(0, 'foot', 'chengdu')
  at.put(0, 'guan-yu', 'b2ne')
  at.put(0, 'foot', 'd1ne')
  at.put(0, 'foot', 'ane')
  captive(at, 'zhang-liao')
  at.hand(0, 'call-talent-1', 'assault-1')
}

describe('R23 at the limit a general is dismissed first', () => {
  it('whose place the next may take, also where it is the only one', () => {
    for (const lastGate of [[], ['chengdu-v']]) {
      const game = layOut({
        lay(at) {
          at.state.phase = 'recruit'
          at.put(0, 'liu-bei', 'b1sw')
          at.put(0, 'guan-yu', 'chengdu-h')
          at.put(0, 'foot', 'chengdu-h')
          const full = ['chengdu', 'chengdu', 'chengdu-d', 'chengdu-d', 'chengdu-v', ...lastGate]
          for (const place of full) at.put(0, 'foot', place)
          for (const place of ['ssw', 'asw']) at.put(1, 'foot', place)
          at.hand(0, 'assault-1', 'assault-2')
        },
      })
      game.play(0, 'general', 'guan-yu', 'zhuge-liang')
      expect(game.options(0)).toContain('chengdu-h')
      game.play(0, 'chengdu-h', ['assault-1', 'assault-2'], 'done')
      expect(game.unit('zhuge-liang').place).toBe('chengdu-h')
    }
  })

  it('R6 a captive who comes at once takes no place that the plan may still give back', () => {
    const game = layOut({
      lay(at) {
        at.state.phase = 'recruit'
        fall(at.state, 'liu-bei')
        at.put(0, 'guan-yu', 'chengdu-h')
        at.put(0, 'foot', 'chengdu-h')
        at.put(0, 'foot', 'chengdu')
        at.put(0, 'han-sui', 'chengdu-d')
        captive(at, 'zhang-liao')
        at.hand(0, 'call-talent-1', 'assault-1', 'assault-2', 'levy-1')
      },
    })
    game.play(0, 'general', 'guan-yu', 'zhuge-liang', 'chengdu-v', ['assault-1', 'assault-2'])
    game.play(0, 'persuade-zhang-liao', 'han-sui', 'call-talent-1')
    expect(game.options(0)).not.toContain('chengdu-h')
    game.play(0, 'chengdu-d', 'take-back', 'done')
    const at = (place: string) => game.state.units.filter((unit) => unit.place === place).length
    expect(at('chengdu-h')).toBe(2)
  })

  it('R28 a dismissal that opens a road for somebody is told as such', () => {
    const game = layOut({
      seats: 2,
      lay(at) {
        guanYuInTheRoad(at)
        at.own(1, 'ye')
      },
    })
    game.play(0, 'persuade-zhang-liao', 'guan-yu', 'call-talent-1', 'chengdu-d')
    expect(game.story).toContain('joined-again')
  })

  it('R32 a player who reaches the mark by it has won at once', () => {
    const game = layOut({
      lay(at) {
        guanYuInTheRoad(at)
        at.own(1, 'ye', 'luoyang', 'xiangyang', 'xuchang', 'jinyang', 'xiapi', 'changsha')
      },
    })
    expect(game.outcome).toBe(undefined)
    game.play(0, 'persuade-zhang-liao', 'guan-yu', 'call-talent-1')
    expect(game.outcome?.winners).toEqual([1])
  })
})

it('who might hold 招賢 is asked, so that a step that ends by itself tells nothing of a hand', () => {
  const askedWith = (card: string) => {
    const game = layOut({
      lay(at) {
        at.put(0, 'liu-bei', 'chengdu-h')
        const full = [
          'chengdu',
          'chengdu',
          'chengdu-h',
          'chengdu-d',
          'chengdu-d',
          'jianan',
          'jianan-d',
          'jianan-d',
        ]
        for (const place of full) at.put(0, 'foot', place)
        at.hand(0, card)
      },
    })
    game.play(0, 'recruit')
    return game.prompt(0)
  }
  expect(askedWith('ambush-1')).toBe(askedWith('call-talent-1'))
})
