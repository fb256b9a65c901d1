// Where two rules or skills meet: statements made from the source, the rulings and the data alone.
import { describe, expect, it } from 'vitest'
import { lay, type Play } from './lay.ts'
import { aim, before, chain, goOn, passesBy, times } from './moves.ts'

/** Everybody passes until the play phase goes on. */
const settle = (game: Play): boolean => passesBy(game, 0, 'nothing')
const lost = ({ state }: Play): number[] => state.players.map(({ hp, maxHp }) => maxHp - hp)

describe('phases (section 2)', () => {
  it('a flipped player stays chained, and delayed tricks wait (H9)', () => {
    const game = lay({}, (at) => {
      Object.assign(at.state.players[1] ?? {}, { flipped: true, chained: true })
      at.judgement(1, 'indulgence-h6')
    })
    game.play(0, 'end')
    settle(game)
    expect(game.state.turn?.seat).toBe(2)
    expect(before(game, 1)).toMatchObject({ flipped: false, chained: true, hand: [] })
    expect(before(game, 1).judgement).toHaveLength(1)
  })

  it.each([
    ['zhang-liao', 'tuxi', 'supply-shortage-s10'],
    ['ji-ling', 'shuangren', 'indulgence-h6'],
    ['liu-shan', 'fangquan', 'indulgence-h6'],
  ] as const)('%s: a phase that a delayed trick skips has no %s (H13)', (general, skill, trick) => {
    const game = lay({}, (at) => {
      at.general(0, general)
      at.phase('judge')
      at.judgement(0, trick)
      at.hand(1, 'peach-h4')
      at.deck('slash-s7')
    })
    expect(passesBy(game, 0, skill)).toBe(false)
  })

  it('克己 is there where Indulgence skipped the play phase', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-meng')
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.hp(0, 1)
      at.hand(0, 'peach-h4', 'peach-h6')
      at.deck('slash-s7')
    })
    goOn(game, 0, 'keji')
    expect(game.hand(0)).toHaveLength(4)
  })

  it('放權: who dies in his end phase gives no turn; who dies in the turn given leaves it to the next seat (H87)', () => {
    const table = (killer: boolean) =>
      lay({ seats: 5 }, (at) => {
        at.general(0, 'liu-shan')
        at.phase('play')
        at.hp(0, 1)
        at.hand(0, 'peach-garden-ha')
        at.general(3, killer ? 'yue-jin' : 'huang-gai')
        at.hp(3, 1)
        at.hand(3, 'slash-s7')
        at.deck('slash-s8', 'slash-s9')
      })
    const dead = table(true)
    goOn(dead, 0, 'fangquan')
    goOn(dead, 3, 'xiaoguo', 'slash-s7')
    settle(dead)
    expect([dead.alive(0), dead.state.turn?.seat]).toEqual([false, 1])
    const given = table(false)
    goOn(given, 0, 'fangquan', 'fangquan', 'peach-garden-ha', 'seat-3')
    goOn(given, 3, 'kurou')
    settle(given)
    expect([given.alive(3), given.state.turn?.seat]).toEqual([false, 1])
  })
})

describe('Slash and its targets (section 4)', () => {
  const turned = (to: 'zhuge-liang' | 'zou-shi' | 'gan-ning', wine = false) => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'da-qiao')
      at.general(2, to)
      at.wear(0, 'twin-swords-s2')
      at.hand(0, 'slash-s7', 'wine-s9')
      at.hand(1, 'peach-h4')
    })
    if (wine) game.play(0, 'wine-s9')
    aim(game, 0, 'slash-s7', 1)
    goOn(game, 1, 'liuli', 'peach-h4', 'seat-2')
    return game
  }

  it('流離: Wine goes with it; Empty City cancels it; the Swords look at the new target’s gender', () => {
    const drunk = turned('gan-ning', true)
    expect(passesBy(drunk, 0, 'twin-swords')).toBe(false)
    expect(lost(drunk)).toEqual([0, 0, 2, 0])
    const empty = turned('zhuge-liang')
    settle(empty)
    expect(lost(empty)).toEqual([0, 0, 0, 0])
    expect(passesBy(turned('zou-shi'), 0, 'twin-swords')).toBe(true)
  })

  it('Wine waits for a Slash that is used, not played in a Duel (H34)', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'wine-s9', 'duel-sa', 'slash-s7', 'slash-s8')
      at.hand(1, 'slash-c2')
    })
    game.play(0, 'wine-s9')
    aim(game, 0, 'duel-sa', 1)
    goOn(game, 1, 'slash-c2')
    goOn(game, 0, 'slash-s7')
    settle(game)
    expect(lost(game)).toEqual([0, 1, 0])
    aim(game, 0, 'slash-s8', 1)
    settle(game)
    expect(lost(game)).toEqual([0, 3, 0])
  })

  it('烈弓: who cannot dodge has no Eight Trigrams either', () => {
    const game = lay({}, (at) => {
      at.general(0, 'huang-zhong')
      at.wear(1, 'eight-trigrams-s2')
      at.hand(0, 'slash-s7')
      at.deck('peach-h4')
    })
    goOn(game, 0, 'slash-s7', 'seat-1', 'liegong')
    expect(passesBy(game, 1, 'eight-trigrams')).toBe(false)
    expect(lost(game)).toEqual([0, 1, 0])
  })

  it('of two targets, one who dies by the other’s Thunder is not struck any more', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'ding-feng')
      at.general(1, 'zhang-jiao')
      at.hp(3, 1)
      at.hand(0, 'slash-c2')
      at.hand(1, 'dodge-h2')
      at.deck('slash-s7')
    })
    goOn(game, 0, 'slash-c2', 'seat-1', 'seat-3')
    goOn(game, 1, 'dodge-h2', 'leiji', 'seat-3')
    settle(game)
    expect(game.alive(3)).toBe(false)
    expect(times(game, 'damage-normal')).toBe(0)
  })

  it('Borrowed Sword: a weapon that is gone meanwhile is not handed over, and lends no range', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(0, 'tian-feng')
      at.hand(0, 'borrow-sword-cq')
      at.wear(1, 'axe-d5')
      at.hand(1, 'slash-c2')
    })
    aim(game, 0, 'borrow-sword-cq', 1, 3)
    goOn(game, 0, 'sijian', 'seat-1', 'axe-d5')
    expect(passesBy(game, 1, 'slash-c2')).toBe(false)
    expect([game.hand(0), game.hand(1)]).toEqual([[], ['slash-c2']])
  })
})

describe('帷幕 goes by the colour of the trick (H19)', () => {
  it.each([
    ['slash-s7', 'slash-s8', 0],
    ['peach-h4', 'peach-h6', 1],
  ])('a Volley of %s and %s', (one, other, hurt) => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'yuan-shao')
      at.general(2, 'jia-xu')
      at.hand(0, one, other)
    })
    goOn(game, 0, 'luanji:arrow-volley', one, other)
    settle(game)
    expect(lost(game)[2]).toBe(hurt)
  })

  it('a virtual Duel has none and works; his own Lightning is black', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'diao-chan')
      at.general(2, 'jia-xu')
      at.hand(0, 'slash-s7')
    })
    goOn(game, 0, 'lijian', 'slash-s7', 'seat-1', 'seat-2')
    settle(game)
    expect(lost(game)[2]).toBe(1)
    const own = lay({}, (at) => {
      at.general(0, 'jia-xu')
      at.hand(0, 'lightning-sa')
    })
    own.play(0, 'lightning-sa')
    expect(own.discard).toEqual(['lightning-sa'])
  })
})

describe('紅顏: her spades are hearts', () => {
  it('for her Eight Trigrams, and where Thunder or Grief makes her judge', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'xiao-qiao')
      at.wear(1, 'eight-trigrams-s2')
      at.hand(0, 'slash-c2')
      at.deck('slash-s8')
    })
    aim(game, 0, 'slash-c2', 1)
    goOn(game, 1, 'eight-trigrams')
    settle(game)
    const thunder = lay({ seats: 4 }, (at) => {
      at.general(1, 'zhang-jiao')
      at.general(2, 'xiao-qiao')
      at.hand(0, 'slash-c2')
      at.hand(1, 'dodge-h2')
      at.deck('slash-s8')
    })
    aim(thunder, 0, 'slash-c2', 1)
    goOn(thunder, 1, 'dodge-h2', 'leiji', 'seat-2')
    settle(thunder)
    const grief = lay({ seats: 4 }, (at) => {
      at.general(1, 'xiao-qiao')
      at.general(2, 'cai-wenji')
      at.hand(0, 'slash-c2')
      at.hand(2, 'dodge-h2')
      at.deck('slash-s8')
    })
    aim(grief, 0, 'slash-c2', 1)
    goOn(grief, 2, 'beige', 'dodge-h2')
    settle(grief)
    for (const each of [game, thunder, grief]) expect(lost(each)).toEqual([0, 0, 0, 0])
    expect(before(grief, 0).flipped).toBe(false)
  })

  it('for a Slash against the Shield, for Fire Attack on both sides, and not for 奇襲', () => {
    const shield = lay({ seats: 4 }, (at) => {
      at.pair(0, 'xiao-qiao', 'gan-ning')
      at.wear(1, 'renwang-c2')
      at.hand(0, 'slash-s7', 'fire-attack-h2', 'slash-s8')
      at.hand(1, 'peach-h4')
    })
    expect(shield.options(0)).not.toContain('qixi:dismantle')
    aim(shield, 0, 'slash-s7', 1)
    settle(shield)
    expect(lost(shield)[1]).toBe(1)
    aim(shield, 0, 'fire-attack-h2', 1)
    goOn(shield, 1, 'peach-h4')
    expect(shield.options(0)).toEqual(['slash-s8', 'pass'])
  })
})

describe('damage and death (section 7)', () => {
  it('禍首: who is hurt answers to Meng Huo; once he is dead the rest has no source', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(1, 'meng-huo')
      at.hp(1, 1)
      at.general(2, 'xiahou-dun')
      at.hp(3, 1)
      at.hand(0, 'barbarians-sk')
      at.deck('slash-s7')
    })
    game.play(0, 'barbarians-sk')
    goOn(game, 2, 'ganglie')
    settle(game)
    expect([game.alive(1), game.alive(3)]).toEqual([false, false])
    expect(times(game, 'rewarded'), 'of Xiahou Dun alone').toBe(1)
  })

  it('奸雄 takes the Barbarians before 巨象 can', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'zhu-rong')
      at.general(2, 'cao-cao')
      at.hand(0, 'barbarians-sk')
    })
    game.play(0, 'barbarians-sk')
    goOn(game, 2, 'jianxiong')
    settle(game)
    expect([game.hand(1), game.hand(2)]).toEqual([[], ['barbarians-sk']])
  })

  it('斷腸 comes before 狂骨: the killer recovers nothing', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(0, 'wei-yan')
      at.hp(0, 1)
      at.general(1, 'cai-wenji')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    goOn(game, 1, 'head')
    settle(game)
    expect([game.alive(1), game.hp(0)]).toEqual([false, 1])
  })

  it('狂骨 and 悲歌 answer along the chain; 狂斧 does not', () => {
    const table = (general: 'wei-yan' | 'pan-feng') => {
      const game = lay({ seats: 5 }, (at) => {
        at.general(0, general)
        at.hp(0, 1)
        chain(at, 1, 4)
        at.wear(4, 'axe-d5')
        at.general(2, 'cai-wenji')
        at.hand(0, 'fire-slash-h4')
        at.hand(2, 'peach-h4', 'peach-h6')
        at.deck('dodge-d2', 'slash-c2', 'slash-c3', 'dodge-d3')
      })
      aim(game, 0, 'fire-slash-h4', 1)
      return game
    }
    expect(passesBy(table('pan-feng'), 0, 'kuangfu')).toBe(false)
    const game = table('wei-yan')
    goOn(game, 2, 'beige', 'peach-h4', 'beige', 'peach-h6')
    settle(game)
    expect(game.hp(0)).toBe(3)
    expect(game.hand(4)).toHaveLength(2)
  })

  it('天香: the source of the damage is the killer', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(1, 'xiao-qiao')
      at.hp(3, 1)
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
    })
    aim(game, 0, 'slash-s7', 1)
    goOn(game, 1, 'tianxiang', 'peach-h4', 'seat-3')
    settle(game)
    expect(game.event('rewarded').who).toEqual({ seat: 0 })
  })

  it('隨勢: who dies of a kinsman’s death has no killer, and counts no more for the first one’s reward (H55)', () => {
    const game = lay({ seats: 9 }, (at) => {
      at.pair(3, 'tian-feng', 'pan-feng')
      at.hp(3, 1)
      at.pair(1, 'ma-teng', 'pang-de')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    settle(game)
    expect([game.alive(1), game.alive(3), game.alive(7)]).toEqual([false, false, true])
    expect(game.hand(0)).toHaveLength(2)
  })

  it('完殺 stops 急救 of others, not that of the dying', () => {
    const table = (healer: number) => {
      const game = lay({ seats: 5 }, (at) => {
        at.general(0, 'jia-xu')
        at.general(healer, 'hua-tuo')
        at.hp(1, 1)
        at.hand(0, 'slash-s7')
        at.hand(healer, 'peach-garden-ha')
      })
      aim(game, 0, 'slash-s7', 1)
      return passesBy(game, healer, 'jijiu:peach-garden-ha')
    }
    expect([table(2), table(1)]).toEqual([false, true])
  })

  it('punishment discards: 禮讓 may give those cards away', () => {
    const game = lay({ seats: 9 }, (at) => {
      at.general(0, 'kong-rong')
      at.pair(1, 'ma-teng', 'pan-feng')
      at.hp(1, 1)
      at.hand(0, 'slash-s7', 'peach-h4')
    })
    aim(game, 0, 'slash-s7', 1)
    goOn(game, 0, 'lirang', 'peach-h4', 'seat-2')
    expect(game.hand(2)).toEqual(['peach-h4'])
  })

  it('a victim whom death makes an ambitionist is worth 1, also to a killer of that kingdom (H67)', () => {
    const game = lay({ seats: 8 }, (at) => {
      at.pair(1, 'cao-cao', 'dian-wei')
      at.pair(2, 'sima-yi', 'guo-jia')
      at.hidden(3, 'xu-chu', 'both')
      at.hp(3, 1)
      at.hand(0, 'slash-s7', 'peach-garden-ha')
      at.wear(0, 'axe-d5')
    })
    aim(game, 0, 'slash-s7', 3)
    settle(game)
    expect(before(game, 3).faction).toBe('ambitionist')
    expect(game.hand(0)).toHaveLength(2)
  })
})

describe('rewards while a skill is being used (H61)', () => {
  it('涅槃 has its whole effect though a companion has saved him', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.pair(1, 'pang-tong', 'wo-long', ['deputy'])
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-garden-ha')
      at.judgement(1, 'indulgence-h6')
    })
    aim(game, 0, 'slash-s7', 1)
    goOn(game, 1, 'niepan', 'recover')
    settle(game)
    expect(before(game, 1)).toMatchObject({ hp: 3, judgement: [] })
    expect(game.hand(1)).toHaveLength(3)
    expect(game.discard).toContain('peach-garden-ha')
  })

  it('苦肉: the cards of the companions come before the loss of HP, and may save him', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.pair(0, 'huang-gai', 'zhou-yu', ['deputy'])
      at.hp(0, 1)
      at.deck('peach-h4', 'dodge-h2')
    })
    goOn(game, 0, 'kurou', 'draw', 'peach-h4')
    settle(game)
    expect(game.hp(0)).toBe(1)
  })

  it('雄異 of one whom it makes an ambitionist is for him alone', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(2, 'pan-feng')
      at.hidden(0, 'ma-teng', 'both')
    })
    goOn(game, 0, 'xiongyi')
    settle(game)
    expect(before(game, 0).faction).toBe('ambitionist')
    expect(game.state.players.map(({ hand }) => hand.length)).toEqual([3, 0, 0, 0])
  })
})

describe('what is lost and discarded (section 3)', () => {
  it('equipment that is replaced is lost, not discarded: no 禮讓', () => {
    const game = lay({}, (at) => {
      at.general(0, 'kong-rong')
      at.wear(0, 'axe-d5')
      at.hand(0, 'spear-sq')
    })
    game.play(0, 'spear-sq')
    expect(passesBy(game, 0, 'lirang')).toBe(false)
  })

  it('the Lion heals who makes another card of it', () => {
    const game = lay({}, (at) => {
      at.general(0, 'xu-huang')
      at.wear(0, 'silver-lion-ca')
      at.hp(0, 2)
    })
    goOn(game, 0, 'duanliang:supply-shortage', 'silver-lion-ca', 'seat-1')
    expect(game.hp(0)).toBe(3)
  })

  it('固政 takes what another discarded in that phase, and cannot return it', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(0, 'tian-feng')
      at.general(1, 'er-zhang')
      at.hand(0, 'slash-s7')
      at.wear(2, 'axe-d5')
      at.hp(0, 0)
    })
    game.play(0, 'end')
    goOn(game, 0, 'slash-s7', 'sijian', 'seat-2')
    goOn(game, 1, 'guzheng')
    expect(game.options(1)).toEqual(['slash-s7', 'pass'])
    goOn(game, 1, 'slash-s7', 'take')
    expect(game.hand(1)[0]).toBe('axe-d5')
  })
})
