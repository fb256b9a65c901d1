// The six horses: +1 絕影 的盧 爪黃飛電 and −1 赤兔 大宛 紫騂.
import { describe, expect, it } from 'vitest'
import { lay } from '../lay.ts'
import { aim } from '../moves.ts'

describe('+1 horses', () => {
  it.each(['jueying-s5', 'dilu-c5', 'zhuahuang-hk'])('%s: others count one farther', (horse) => {
    const game = lay({ seats: 5 }, (at) => {
      at.wear(1, horse)
      at.hand(0, 'slash-s7')
      at.hand(1, 'snatch-s3')
    })
    game.play(0, 'slash-s7')
    expect(game.options(0)).toEqual(['seat-4', 'back'])
  })

  it('do nothing for the rider’s own reach', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.wear(0, 'dilu-c5')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    expect(game.options(0)).toEqual(['seat-1', 'seat-4', 'back'])
  })
})

describe('−1 horses', () => {
  it.each(['chitu-h5', 'dayuan-sk', 'zixing-dk'])('%s: the rider counts others one nearer', (horse) => {
    const game = lay({ seats: 6 }, (at) => {
      at.wear(0, horse)
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'seat-4', 'seat-5', 'back'])
  })

  it('never below 1, and one against the other (H20)', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.wear(0, 'chitu-h5')
      at.wear(1, 'dilu-c5')
      at.wear(2, 'jueying-s5')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    expect(game.options(0), '1 + 1 − 1 and 2 + 1 − 1').toEqual(['seat-1', 'seat-4', 'seat-5', 'back'])
  })

  it('given up for a card do not bring its target nearer', () => {
    const game = lay({ seats: 7 }, (at) => {
      at.general(0, 'xu-huang')
      at.wear(0, 'dayuan-sk')
      at.hand(0, 'supply-shortage-s10')
    })
    game.play(0, 'supply-shortage-s10')
    expect(game.options(0), 'everybody is within 3 − 1').toHaveLength(7)
    game.play(0, 'back')
    aim(game, 0, 'duanliang:supply-shortage')
    game.play(0, 'dayuan-sk')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'seat-5', 'seat-6', 'back'])
  })
})

describe('equipment', () => {
  it.each([
    ['weapon', 'axe-d5', 'spear-sq'],
    ['armor', 'rattan-c2', 'renwang-c2'],
    ['+1 horse', 'dilu-c5', 'jueying-s5'],
    ['−1 horse', 'chitu-h5', 'dayuan-sk'],
  ])('one %s at a time: the old one is discarded', (_slot, old, fresh) => {
    const game = lay({}, (at) => {
      at.wear(0, old)
      at.hand(0, fresh)
    })
    game.play(0, fresh)
    expect(game.worn(0)).toEqual([fresh])
    expect(game.discard).toContain(old)
  })

  it('of all four places goes together', () => {
    const game = lay({}, (at) => at.hand(0, 'axe-d5', 'rattan-c2', 'dilu-c5', 'chitu-h5'))
    for (const card of ['axe-d5', 'rattan-c2', 'dilu-c5', 'chitu-h5']) game.play(0, card)
    expect(game.worn(0)).toEqual(['axe-d5', 'rattan-c2', 'dilu-c5', 'chitu-h5'])
  })
})
