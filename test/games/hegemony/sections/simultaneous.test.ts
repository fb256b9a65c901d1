// Section 12: several skills at one moment, counters and limits, skills that are lost.
import { describe, expect, it } from 'vitest'
import { lay } from '../lay.ts'
import { aim, before, times } from '../moves.ts'

describe('section 12', () => {
  it('several players at one timing act in turn order from the turn player (H81)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'xiahou-dun')
      at.general(3, 'cai-wenji')
      at.hand(0, 'slash-s7')
      at.hand(3, 'peach-h4')
      at.deck('dodge-h2', 'dodge-d2')
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.asked, 'asked at once').toEqual([1, 3])
    game.play(3, 'beige')
    expect(game.story, 'seat 1 comes first').not.toContain('uses-skill')
    game.play(1, 'ganglie')
    expect(game.event('uses-skill')).toMatchObject({ who: { seat: 1 } })
    game.play(3, 'peach-h4')
    expect(game.event('uses-skill')).toMatchObject({ who: { seat: 3 } })
  })

  it('a player who could do nothing when all were asked is asked in its turn: 放逐 brings the card that 悲歌 takes (H82)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'cao-pi')
      at.general(3, 'cai-wenji')
      at.hand(0, 'slash-s7')
      at.deck('dodge-h2', 'peach-h6')
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.asked, 'she has no card to discard').toEqual([1])
    game.play(1, 'fangzhu')
    game.play(1, 'seat-3')
    expect(before(game, 3).flipped).toBe(true)
    expect(game.asked).toEqual([3])
    game.play(3, 'beige')
    game.play(3, 'dodge-h2')
    expect(game.hp(1), 'a heart: 1 HP is back').toBe(3)
    expect(game.kind(0)).toBe('play')
  })

  it('a skill that was claimed comes to nothing once it has become impossible: 反饋 takes the card that 悲歌 needs (H82)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'sima-yi')
      at.general(2, 'cai-wenji')
      at.wear(2, 'axe-d5')
      at.hand(0, 'borrow-sword-cq')
      at.hand(2, 'slash-s7')
    })
    aim(game, 0, 'borrow-sword-cq', 2, 1)
    game.passUntil(2, 'answer-slash')
    game.play(2, 'slash-s7')
    game.passUntil(2, 'after-suffering')
    expect(game.asked, 'asked at once').toEqual([1, 2])
    game.play(2, 'beige')
    game.play(1, 'fankui')
    expect(game.hand(1)).toContain('axe-d5')
    expect(times(game, 'uses-skill')).toBe(1)
    expect(game.kind(0)).toBe('play')
  })

  it('one player with several skills picks their order (H83)', () => {
    const use = (...order: readonly [string, string]) => {
      const game = lay({ seats: 4 }, (at) => {
        at.pair(1, 'cao-cao', 'xiahou-dun')
        at.hand(0, 'slash-s7')
        at.deck('dodge-h2')
      })
      aim(game, 0, 'slash-s7', 1)
      expect(game.options(1)).toEqual(['jianxiong', 'ganglie', 'pass'])
      game.play(1, order[0])
      expect(game.options(1)).toEqual([order[1], 'pass'])
      game.play(1, order[1])
      const skills = game.told.filter(({ phrase }) => phrase.key === 'hegemony.uses-skill')
      return skills.map(({ phrase }) => phrase.args?.skill)
    }
    expect(use('jianxiong', 'ganglie')).toEqual([{ name: 'jianxiong' }, { name: 'ganglie' }])
    expect(use('ganglie', 'jianxiong')).toEqual([{ name: 'ganglie' }, { name: 'jianxiong' }])
  })

  it('also with locked skills, where their order matters: 享樂 before 空城 costs a card (H83)', () => {
    const table = () => {
      const game = lay({ seats: 4 }, (at) => {
        at.pair(1, 'zhuge-liang', 'liu-shan')
        at.hand(0, 'slash-s7', 'dodge-h2')
      })
      aim(game, 0, 'slash-s7', 1)
      expect(game.options(1)).toEqual(['kongcheng', 'xiangle', 'pass'])
      return game
    }
    const costly = table()
    costly.play(1, 'xiangle')
    costly.play(0, 'dodge-h2')
    expect(costly.story).toContain('cancelled')
    expect(costly.hand(0)).toEqual([])
    const cheap = table()
    cheap.play(1, 'kongcheng')
    expect(cheap.story).toContain('cancelled')
    expect(cheap.hand(0)).toEqual(['dodge-h2'])
  })

  it('“for each 1 damage” is as many activations, each of which may be left (H84)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'xun-yu')
      at.hand(0, 'wine-s9', 'slash-s7')
    })
    game.play(0, 'wine-s9')
    aim(game, 0, 'slash-s7', 1)
    game.play(1, 'jieming')
    game.play(1, 'seat-1')
    game.play(1, 'jieming')
    game.play(1, 'seat-2')
    expect(game.kind(0), 'two damage, two uses').toBe('play')
    expect([game.hand(1).length, game.hand(2).length]).toEqual([3, 4])
  })

  it('“once per phase” starts anew in the next turn', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.general(0, 'sun-quan')
      at.hand(0, 'peach-h4', 'peach-h6')
    })
    game.play(0, 'zhiheng')
    game.play(0, 'peach-h4')
    expect(game.options(0)).not.toContain('zhiheng')
    game.play(0, 'end')
    game.play(1, 'end')
    expect(game.options(0)).toContain('zhiheng')
  })

  it('a limited skill stays used when its general is turned up again (H85)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.hidden(0, 'jia-xu')
      Object.assign(at.state.players[0] ?? {}, { spent: ['jia-xu:luanwu'] })
      at.phase('prepare')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'reveal-head')
    game.passUntil(0, 'play')
    expect(game.options(0)).not.toContain('luanwu')
  })

  it('what was begun goes on although its skill is lost: 裸衣 lasts for the turn (H86)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'xu-chu')
      at.phase('draw')
      at.deck('slash-s7')
      at.hand(0, 'duel-sa')
      at.general(1, 'cai-wenji')
      at.hp(1, 1)
    })
    game.play(0, 'luoyi')
    aim(game, 0, 'slash-s7', 1)
    game.pass(0)
    game.play(1, 'head')
    expect(game.story).toContain('loses-head')
    expect(game.story, 'and the reward follows').toContain('rewarded')
    aim(game, 0, 'duel-sa', 2)
    game.passUntil(0, 'play')
    expect(game.hp(2)).toBe(2)
  })

  it('two generals may lose their skills one after the other; they keep faction, HP and gender', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.pair(0, 'zhang-fei', 'guan-yu')
      at.wear(0, 'crossbow-da')
      at.general(1, 'cai-wenji')
      at.hp(1, 1)
      at.hand(0, 'slash-s7', 'peach-h4')
    })
    Object.assign(before(game, 0).generals[0] ?? {}, { lost: true })
    aim(game, 0, 'slash-s7', 1)
    game.pass(0)
    game.play(1, 'deputy')
    expect(before(game, 0).generals.map(({ lost, up }) => [lost, up])).toEqual([
      [true, true],
      [true, true],
    ])
    expect(before(game, 0)).toMatchObject({ faction: 'shu', maxHp: 4 })
    expect(game.options(0), '武聖 is gone').not.toContain('wusheng:slash')
    expect(times(game, 'loses-deputy')).toBe(1)
  })
})
