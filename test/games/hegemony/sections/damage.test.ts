// Section 7: the order of damage, chains, loss of HP.
import { describe, expect, it } from 'vitest'
import { lay } from '../lay.ts'
import { aim, before, chain, hps, times } from '../moves.ts'

describe('section 7, the order of damage', () => {
  it('Wine and the source’s skills first, then the target’s: the Lion leaves 1 of 3 (H41)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'xu-chu')
      at.phase('draw')
      at.deck('slash-s7')
      at.hand(0, 'wine-s9')
      at.wear(1, 'silver-lion-ca')
    })
    game.play(0, 'luoyi')
    game.play(0, 'wine-s9')
    aim(game, 0, 'slash-s7', 1)
    expect(game.hp(1)).toBe(3)
  })

  it('the owner of several reductions picks their order: 名士 before Rattan burns (H83)', () => {
    const table = () =>
      lay({}, (at) => {
        at.hidden(0, 'cao-cao')
        at.general(1, 'kong-rong')
        at.wear(1, 'rattan-c2')
        at.hand(0, 'fire-slash-h4')
      })
    const game = table()
    aim(game, 0, 'fire-slash-h4', 1)
    game.passUntil(1, 'suffering')
    expect(game.options(1)).toEqual(['rattan:1:worn', 'mingshi', 'pass'])
    game.play(1, 'mingshi')
    expect(game.hp(1), 'nothing is left to burn').toBe(before(game, 1).maxHp)
    const left = table()
    aim(left, 0, 'fire-slash-h4', 1)
    left.passUntil(1, 'suffering')
    left.pass(1)
    left.passUntil(0, 'play')
    expect(left.hp(1), 'left alone, armor comes first').toBe(before(left, 1).maxHp - 1)
  })

  it('damage of 0 is prevented: nothing after it happens (H42)', () => {
    const game = lay({}, (at) => {
      at.hidden(0, 'wei-yan')
      at.pair(1, 'kong-rong', 'ma-teng')
      at.hand(0, 'slash-s7')
      at.hp(0, 2)
    })
    game.passUntil(0, 'play')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(times(game, 'damage-normal')).toBe(0)
    expect(game.hp(0)).toBe(2)
  })

  it('dying comes before anything after the damage, and the source’s skills before the victim’s (H41)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'wei-yan')
      at.general(1, 'cao-cao')
      at.hp(0, 1)
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
    })
    aim(game, 0, 'slash-s7', 1)
    game.pass(1)
    game.play(1, 'peach-h4')
    expect(game.hp(0), '狂骨 already').toBe(2)
    expect(game.kind(1)).toBe('after-suffering')
    game.play(1, 'jianxiong')
    expect(game.hand(1)).toEqual(['slash-s7'])
  })

  it('who died has no skills after the damage (H43)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'xiahou-dun')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.story).not.toContain('judges')
    expect(game.kind(0)).toBe('play')
  })
})

describe('section 7, the chain', () => {
  it('carries fire and thunder to every other chained player in turn order, and frees them (H45)', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'fire-slash-h4')
      chain(at, 4, 1, 3, 0)
    })
    aim(game, 0, 'fire-slash-h4', 4)
    expect(hps(game)).toEqual([3, 3, 4, 3, 3])
    const burnt = game.told.filter(({ phrase }) => phrase.key === 'hegemony.damage-fire')
    expect(burnt.map(({ phrase }) => phrase.args?.whom)).toEqual([4, 0, 1, 3].map((seat) => ({ seat })))
    expect(game.state.players.some(({ chained }) => chained)).toBe(false)
  })

  it('carries the same amount, card and source (H45)', () => {
    const game = lay({}, (at) => {
      at.general(2, 'cao-cao')
      at.hand(0, 'wine-s9', 'fire-slash-h4')
      chain(at, 1, 2)
    })
    game.play(0, 'wine-s9')
    aim(game, 0, 'fire-slash-h4', 1)
    expect(hps(game)).toEqual([4, 2, 2])
    game.play(2, 'jianxiong')
    expect(game.hand(2)).toEqual(['fire-slash-h4'])
  })

  it('does not carry what came along it: each is hurt once (H45)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'thunder-slash-s6')
      chain(at, 1, 2, 3)
    })
    aim(game, 0, 'thunder-slash-s6', 1)
    expect(times(game, 'damage-thunder')).toBe(3)
  })

  it('waits until the damage is completely over, the death of its victim included (H41)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'fire-slash-h4')
      at.hp(1, 1)
      chain(at, 1, 2)
    })
    aim(game, 0, 'fire-slash-h4', 1)
    expect(game.alive(1)).toBe(false)
    expect(game.hp(2)).toBe(3)
    expect(game.story.indexOf('rewarded')).toBeLessThan(game.story.lastIndexOf('damage-fire'))
  })

  it('is nobody’s where its source died meanwhile: 隨勢 draws for no kinsman who is dead (H44)', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(1, 'xiahou-dun')
      at.general(4, 'tian-feng')
      at.hand(0, 'borrow-sword-cq')
      at.wear(3, 'qinggang-s6')
      at.hand(3, 'fire-slash-h4')
      at.deck('slash-c2')
      at.hp(3, 1)
      at.hp(2, 1)
      chain(at, 1, 2)
    })
    const hp = game.hp(4)
    aim(game, 0, 'borrow-sword-cq', 3, 1)
    game.pass(3)
    game.play(3, 'fire-slash-h4')
    game.play(1, 'ganglie')
    game.passUntil(0, 'play')
    expect(
      [3, 2].map((seat) => game.alive(seat)),
      'the one by 剛烈, the other along the chain',
    ).toEqual([false, false])
    expect(game.hp(4), 'his kinsman died').toBe(hp - 1)
    expect(game.hand(4)).toEqual([])
  })

  it('is not stretched by 裸衣', () => {
    const game = lay({}, (at) => {
      at.general(0, 'xu-chu')
      at.phase('draw')
      at.deck('fire-slash-h4')
      at.wear(2, 'rattan-c2')
      chain(at, 1, 2)
    })
    game.play(0, 'luoyi')
    aim(game, 0, 'fire-slash-h4', 1)
    expect(hps(game), '2 for the target; 2 and 1 for Rattan').toEqual([4, 2, 1])
  })

  it('stays on who turned away what came along it; who suffers that instead is freed (H46)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(2, 'xiao-qiao')
      at.hand(0, 'fire-slash-h4')
      at.hand(2, 'peach-h4')
      chain(at, 1, 2, 3)
    })
    aim(game, 0, 'fire-slash-h4', 1)
    game.play(2, 'tianxiang')
    game.play(2, 'peach-h4')
    game.play(2, 'seat-3')
    expect(hps(game), 'seat 3 is off the chain by then').toEqual([4, 3, 3, 3])
    expect([1, 2, 3].map((seat) => before(game, seat).chained)).toEqual([false, true, false])
  })

  it('stays on the first victim who turns the damage away; that comes to her along it then (H46)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'xiao-qiao')
      at.hand(0, 'fire-slash-h4')
      at.hand(1, 'peach-h4')
      chain(at, 1, 2)
    })
    aim(game, 0, 'fire-slash-h4', 1)
    game.pass(1)
    game.play(1, 'tianxiang')
    game.play(1, 'peach-h4')
    game.play(1, 'seat-2')
    game.passUntil(0, 'play')
    expect(hps(game)).toEqual([4, 2, 3, 4])
    expect([1, 2].map((seat) => before(game, seat).chained)).toEqual([false, false])
  })

  it('stays on who is spared by 名士, as first victim or later (H46)', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hidden(0, 'cao-cao')
      at.general(3, 'kong-rong')
      at.hand(0, 'fire-slash-h4')
      chain(at, 1, 3, 4)
    })
    aim(game, 0, 'fire-slash-h4', 1)
    game.passUntil(0, 'play')
    expect([1, 3, 4].map((seat) => game.hp(seat))).toEqual([3, 3, 3])
    expect([1, 3, 4].map((seat) => before(game, seat).chained)).toEqual([false, true, false])
    const first = lay({ seats: 5 }, (at) => {
      at.hidden(0, 'cao-cao')
      at.general(1, 'kong-rong')
      at.hand(0, 'fire-slash-h4')
      chain(at, 1, 3)
    })
    aim(first, 0, 'fire-slash-h4', 1)
    first.passUntil(0, 'play')
    expect([1, 3].map((seat) => before(first, seat).chained)).toEqual([true, true])
    expect(times(first, 'damage-fire')).toBe(0)
  })

  it('is not touched by loss of HP or by normal damage', () => {
    const game = lay({}, (at) => {
      at.general(0, 'huang-gai')
      at.hand(0, 'slash-s7')
      chain(at, 0, 1, 2)
    })
    game.play(0, 'kurou')
    aim(game, 0, 'slash-s7', 1)
    expect(hps(game)).toEqual([3, 3, 4])
    expect(game.state.players.every(({ chained }) => chained)).toBe(true)
  })
})

describe('section 7, losing HP', () => {
  it('is no damage: no source, no skill that answers damage, no reward (H48)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.pair(0, 'huang-gai', 'zhou-yu')
      at.hp(0, 1)
    })
    game.passUntil(0, 'play')
    game.play(0, 'kurou')
    expect(game.alive(0)).toBe(false)
    expect(game.story).toContain('loses-hp')
    expect(game.story).not.toContain('rewarded')
    expect(times(game, 'draws'), 'who died draws nothing; the next turn’s draw').toBe(1)
  })
})

describe('section 7, HP below 0', () => {
  it('takes as many Peaches as it takes to reach 1 (H49)', () => {
    const game = lay({}, (at) => {
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck('slash-s8')
      at.hp(0, 1)
      at.hand(0, 'peach-h4')
      at.hand(2, 'peach-h6', 'peach-h7')
    })
    game.pass()
    game.play(0, 'peach-h4')
    game.pass(2)
    expect(game.hp(0)).toBe(-1)
    game.pass(2)
    expect(game.alive(0), '−2, one Peach: −1').toBe(false)
    const saved = lay({}, (at) => {
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck('slash-s8')
      at.hp(0, 1)
      at.hand(0, 'peach-h4')
      at.hand(2, 'peach-h6', 'peach-h7')
    })
    saved.pass()
    saved.play(0, 'peach-h4')
    saved.play(2, 'peach-h6')
    saved.play(2, 'peach-h6')
    saved.play(2, 'peach-h7')
    expect(saved.hp(0)).toBe(1)
    expect(saved.alive(0)).toBe(true)
  })
})
