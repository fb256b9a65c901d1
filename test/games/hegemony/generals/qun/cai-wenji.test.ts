// 蔡文姬: 悲歌, 斷腸.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('beige', () => {
  const table = (judged: string) => {
    const game = lay({}, (at) => {
      at.general(2, 'cai-wenji')
      at.hand(0, 'slash-s7', 'dodge-d3', 'dodge-d6')
      at.hand(2, 'peach-h4')
      at.deck(judged, 'dodge-h2', 'dodge-d2')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(2, 'after-suffering')
    game.play(2, 'beige')
    game.play(2, 'peach-h4')
    return game
  }

  it('heart: the victim recovers 1 HP', () => {
    expect(table('peach-h6').hp(1)).toBe(4)
  })

  it('diamond: the victim draws two', () => {
    expect(table('dodge-d8').hand(1)).toEqual(['dodge-h2', 'dodge-d2'])
  })

  it('club: the source discards two, all if it has fewer', () => {
    expect(table('slash-c2').hand(0)).toEqual([])
  })

  it('takes effect before skills of the judgement card (§6): Guo Jia draws, then takes it', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'guo-jia')
      at.general(3, 'cai-wenji')
      at.hand(0, 'slash-s7')
      at.hand(3, 'duel-sa')
      at.deck('dodge-d2', 'peach-h4', 'peach-h6')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(3, 'after-suffering')
    game.play(3, 'beige')
    game.pass(1)
    game.play(3, 'duel-sa')
    game.passUntil(1, 'judged')
    expect(game.hand(1)).toEqual(['peach-h4', 'peach-h6'])
  })

  it('spade: the source flips', () => {
    expect(table('slash-s8').state.players[0]?.flipped).toBe(true)
  })
})

it('beige: a source who died meanwhile is not flipped (H43, H83)', () => {
  const game = lay({ seats: 4 }, (at) => {
    at.general(1, 'xiahou-dun')
    at.general(3, 'cai-wenji')
    at.hp(0, 1)
    at.hand(0, 'slash-s10')
    at.hand(3, 'dodge-h2')
    at.deck('slash-s7', 'slash-s8')
  })
  game.play(0, 'slash-s10')
  game.play(0, 'seat-1')
  game.play(3, 'beige')
  game.play(1, 'ganglie')
  game.pass(3)
  expect(game.alive(0), 'by 剛烈').toBe(false)
  game.play(3, 'dodge-h2')
  expect(
    game.story.filter((key) => key === 'judges'),
    'a spade the second time too',
  ).toHaveLength(2)
  expect(game.story).not.toContain('flipped')
})

describe('duanchang', () => {
  it('a general that lies hidden may be the one', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(0, 'cao-cao')
      at.general(1, 'cai-wenji')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    while (!game.asked.includes(1) || !game.options(1).includes('head')) game.pass()
    game.play(1, 'head')
    expect(game.state.players[0]?.generals[0]).toMatchObject({ lost: true, up: false })
  })

  it('her killer loses the skills of one general, which stays where it is', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'guan-yu', 'zhang-fei')
      at.general(1, 'cai-wenji')
      at.hand(0, 'slash-s7', 'slash-s8')
      at.hp(1, 1)
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    while (!game.asked.includes(1) || game.kind(1) !== 'skill') game.pass()
    game.play(1, 'deputy')
    game.passUntil(0, 'play')
    expect(game.state.players[0]?.generals.map(({ lost }) => lost)).toEqual([false, true])
    expect(game.options(0), 'no second Slash any more').not.toContain('slash-s8')
  })
})
