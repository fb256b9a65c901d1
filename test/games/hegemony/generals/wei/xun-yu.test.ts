// 荀彧: 驅虎, 節命.
import { describe, expect, it } from 'vitest'
import { type Layer, lay } from '../../lay.ts'

/** He has 3 HP; seat 1 fights with the card it holds, and he with his. */
function fought(mine: string, theirs: string, plan: (at: Layer) => void = () => {}, seats = 4) {
  const game = lay({ seats }, (at) => {
    at.general(0, 'xun-yu')
    at.hand(0, mine)
    at.hand(1, theirs)
    plan(at)
  })
  game.play(0, 'quhu')
  game.play(0, 'seat-1')
  game.play(0, mine)
  game.play(1, theirs)
  return game
}

describe('quhu', () => {
  it('has the loser hurt somebody in its range, himself too; the loser is the source', () => {
    const game = fought('dodge-hk', 'dodge-h2')
    expect(game.options(0)).toEqual(['seat-0', 'seat-2'])
    game.play(0, 'seat-2')
    expect(game.hp(2)).toBe(3)
    expect(game.discard).toEqual(expect.arrayContaining(['dodge-hk', 'dodge-h2']))
    expect(game.options(0), 'once per play phase').toEqual(['end'])
  })

  it('asks those hurt by it about the point-fight opponent as the source', () => {
    const game = fought('dodge-hk', 'dodge-h2', (at) => {
      at.general(2, 'xiahou-dun')
      at.deck('slash-s7')
    })
    game.play(0, 'seat-2')
    game.play(2, 'ganglie')
    expect([game.hp(0), game.hp(1), game.hp(2)]).toEqual([3, 3, 3])
  })

  it('costs him 1 HP when he does not win; a tie is no win', () => {
    expect(fought('dodge-h2', 'dodge-hk').hp(0)).toBe(2)
    expect(fought('dodge-h2', 'dodge-d2').hp(0)).toBe(2)
  })

  it('does nothing when nobody is in the range of the loser', () => {
    const game = fought(
      'dodge-hk',
      'dodge-h2',
      (at) => {
        at.wear(0, 'jueying-s5')
        at.wear(2, 'dilu-c5')
      },
      3,
    )
    expect(game.kind(0)).toBe('play')
    expect([game.hp(0), game.hp(1), game.hp(2)]).toEqual([3, 4, 4])
  })

  it('is for players with more HP who hold a card', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'xun-yu')
      at.hand(0, 'dodge-h2')
      at.hand(1, 'dodge-hj')
      at.hand(2, 'dodge-hk')
      at.hp(2, 3)
    })
    game.play(0, 'quhu')
    expect(game.options(0)).toEqual(['seat-1', 'back'])
  })

  it('turns him up when he was hidden', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(0, 'xun-yu')
      at.hand(0, 'dodge-hk')
      at.hand(1, 'dodge-h2')
    })
    game.passUntil(0, 'play')
    game.play(0, 'quhu')
    game.play(0, 'seat-1')
    expect(game.event('reveals').general).toEqual({ name: 'xun-yu' })
    expect(game.kind(1)).toBe('point-fight')
  })
})

describe('jieming', () => {
  const struck = (plan: (at: Layer) => void) => {
    const game = lay({}, (at) => {
      at.hand(0, 'wine-s9', 'slash-s7')
      plan(at)
    })
    game.play(0, 'wine-s9')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    return game
  }

  it('fills a hand up to the maximum HP of its player, for each point', () => {
    const game = struck((at) => {
      at.general(1, 'xun-yu')
      at.hand(2, 'peach-h4')
    })
    game.play(1, 'jieming')
    game.play(1, 'seat-2')
    expect(game.hand(2)).toHaveLength(4)
    game.play(1, 'jieming')
    game.play(1, 'seat-1')
    expect(game.hand(1), 'his maximum is 3').toHaveLength(3)
    expect(game.kind(0), 'two points, twice').toBe('play')
  })

  it('fills to 5 at most, and does nothing for a full hand', () => {
    const game = struck((at) => {
      at.general(1, 'xun-yu')
      Object.assign(at.state.players[2] ?? {}, { maxHp: 6 })
    })
    game.play(1, 'jieming')
    game.play(1, 'seat-2')
    expect(game.hand(2)).toHaveLength(5)
    game.play(1, 'jieming')
    game.play(1, 'seat-2')
    expect(game.hand(2)).toHaveLength(5)
  })

  it('turns him up when he was hidden', () => {
    const game = struck((at) => at.hidden(1, 'xun-yu'))
    game.passUntil(1, 'after-suffering')
    game.play(1, 'jieming')
    game.play(1, 'seat-1')
    expect(game.event('reveals').general).toEqual({ name: 'xun-yu' })
    expect(game.hand(1)).toHaveLength(3)
  })
})
