// The frame that skills hang on: who is asked, in which order, what a hidden general costs (sections 4 to 8, 12).
import { describe, expect, it } from 'vitest'
import { lay } from './lay.ts'
import { aim } from './moves.ts'

describe('order of simultaneous skills (section 12)', () => {
  it('asks all who may replace a judgement at once, and those after a replacement anew', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'sima-yi')
      at.hidden(2, 'sun-quan')
      at.hidden(3, 'cai-wenji')
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.deck('dodge-h2')
      at.hand(1, 'slash-s7')
      at.hand(2, 'dodge-d2')
      at.hand(3, 'dodge-d3')
    })
    game.passUntil(1, 'judging')
    expect(game.asked, 'Wu has nobody who replaces judgements, Qun has').toEqual([1, 3])
    game.play(1, 'guicai')
    game.pass(3)
    game.play(1, 'slash-s7')
    expect(game.asked, 'anew, since the card is another').toEqual([3])
    game.pass()
    expect(game.story.filter((key) => key === 'judgement-stands')).toHaveLength(1)
    expect(game.discard).toEqual(expect.arrayContaining(['dodge-h2', 'slash-s7', 'indulgence-h6']))
  })

  it('offers a skill for each damage, and lets its owner stop (H84, H105)', () => {
    const game = lay({}, (at) => {
      at.general(1, 'guo-jia')
      at.hand(0, 'wine-s9', 'slash-s7')
      at.deck('peach-h4', 'peach-h6', 'dodge-h2', 'dodge-hj')
    })
    game.play(0, 'wine-s9')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'yiji')
    game.play(1, 'seat-1')
    game.play(1, 'seat-2')
    expect(game.hand(1)).toEqual(['peach-h4'])
    expect(game.hand(2)).toEqual(['peach-h6'])
    expect(game.view(1).players[2]?.known, 'who gave a card knows it').toEqual(['peach-h6'])
    expect(game.view(0).players[2]?.known).toEqual([])
    expect(game.kind(1)).toBe('after-suffering')
    game.pass(1)
    expect(game.hp(1)).toBe(1)
    expect(game.kind(0)).toBe('play')
  })
})

describe('hidden generals (section 8)', () => {
  it('reveals a general for the distance or the number of Slashes it gives', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.pair(0, 'ma-chao', 'zhang-fei', [])
      at.hand(0, 'slash-s7', 'slash-s8', 'snatch-d3')
      at.hand(2, 'peach-h4')
    })
    expect(game.options(0), 'within reach of 馬術 only').toContain('snatch-d3')
    game.play(0, 'snatch-d3')
    game.play(0, 'seat-2')
    expect(game.event('reveals').general).toEqual({ name: 'ma-chao' })
    game.passUntil(0)
    if (game.kind(0) !== 'play') game.passUntil(0, 'play')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    game.play(0, 'slash-s8')
    game.play(0, 'seat-1')
    expect(game.event('reveals').general).toEqual({ name: 'zhang-fei' })
  })

  it('asks every seat whose hidden general might have the skill, and shows only its owner the skill', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(0, 'guo-jia')
      at.hidden(1, 'sun-quan', 'both')
      at.hand(2, 'slash-s7')
      at.state.turn = at.state.turn && { ...at.state.turn, seat: 2 }
    })
    game.play(2, 'slash-s7')
    game.play(2, 'seat-1')
    game.passUntil(1, 'after-suffering')
    expect(game.options(1)).toEqual(['pass'])
  })

  it('turns up to claim a lasting property: 完殺 when somebody is dying (H59)', () => {
    const game = lay({ seats: 3 }, (at) => {
      at.hidden(0, 'jia-xu')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
      at.hand(2, 'peach-h4')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'dying')
    game.play(0, 'wansha')
    expect(game.alive(1), 'nobody may save').toBe(false)
  })
})

describe('conversions (section 3)', () => {
  it('reckons range without the weapon that is the material', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(0, 'guan-yu')
      at.wear(0, 'qilin-bow-h5')
    })
    game.play(0, 'wusheng:slash')
    game.play(0, 'qilin-bow-h5')
    expect(game.options(0)).toEqual(['seat-1', 'seat-4', 'back'])
  })
})

describe('targets (section 4)', () => {
  it('turns a Slash onto another, who becomes its target in turn', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'da-qiao')
      at.general(2, 'zhuge-liang')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'liuli')
    game.play(1, 'peach-h4')
    expect(game.options(1), 'not the user').toEqual(['seat-2', 'back'])
    game.play(1, 'seat-2')
    expect(game.story).toContain('cancelled')
    expect([game.hp(1), game.hp(2)]).toEqual([3, 3])
  })

  it('demands two Dodges where a skill says so; the first is spent', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-bu')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2', 'peach-h4')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'dodge-h2')
    game.pass(1)
    expect(game.hp(1)).toBe(3)
    expect(game.discard).toContain('dodge-h2')
  })
})

describe('what lasts until the turn ends', () => {
  it('hits harder after 裸衣, also when the general is turned down meanwhile; not in the next turn (H15)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.general(0, 'xu-chu')
      at.phase('draw')
      at.deck('slash-s7', 'dodge-h2', 'dodge-d2', 'slash-s8')
    })
    game.play(0, 'luoyi')
    Object.assign(game.state.players[0]?.generals[0] ?? {}, { up: false })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(2)
    game.play(0, 'end')
    game.passUntil(1, 'play')
    game.play(1, 'end')
    game.passUntil(0, 'play')
    aim(game, 0, 'slash-s8', 1)
    game.pass(1)
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(1)
  })
})

describe('Nullify (section 5)', () => {
  it('is countered by another, and the 國 form shields a faction', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'barbarians-sk')
      at.hand(1, 'nullify-sj')
      at.hand(2, 'nullify-state-ck')
      at.hand(4, 'peach-h4')
    })
    game.play(0, 'barbarians-sk')
    expect(game.asked, 'players who hold cards').toEqual([1, 2, 4])
    game.play(1, 'nullify-sj')
    expect(game.asked, 'counter').toEqual([2, 4])
    game.play(2, 'nullify-state-ck')
    game.pass()
    expect(game.hp(1), 'countered: seat 1 is hit').toBe(3)
  })
})

describe('dying (section 7)', () => {
  it('may be answered by a limited skill, once', () => {
    const game = lay({}, (at) => {
      at.general(1, 'pang-tong')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.pass(1)
    game.passUntil(1, 'rescue')
    game.play(1, 'niepan')
    expect(game.hp(1)).toBe(3)
    expect(game.hand(1)).toHaveLength(3)
    expect(game.view('public').players[1]?.spent).toEqual(['pang-tong:niepan'])
  })

  it('ends the turn at once when its player dies, and sweeps the table (section 2)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hp(0, 1)
      at.hand(0, 'duel-sa')
      at.hand(1, 'slash-s7')
    })
    game.play(0, 'duel-sa')
    game.play(0, 'seat-1')
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-s7')
    expect(game.alive(0)).toBe(false)
    expect(game.state.table).toEqual([])
    expect(game.state.turn?.seat).toBe(1)
    expect(game.hand(1).length, 'Wei has no one else alive: 1 card; then the draw phase').toBe(3)
  })
})

it('a fault is thrown: it is neither the end of a turn nor of the game (section 2)', () => {
  const broken = () =>
    lay({}, (at) => {
      at.phase('judge')
      at.judgement(0, 'slash-s7')
    })
  expect(broken).toThrow('slash is no delayed trick')
})
