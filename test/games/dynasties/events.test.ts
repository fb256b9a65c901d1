// The 15 historical events, by name, the 4 persons who must be shown, and the function cards.
import { describe, expect, it } from 'vitest'
import type { Option } from '../../../src/engine/decision.ts'
import type { Id } from '../../../src/engine/phrase.ts'
import { answerId, LETTERS, rightLetter } from '../../../src/games/dynasties/bank/ids.ts'
import type { Space } from '../../../src/games/dynasties/cards/eras.ts'
import { EVENTS } from '../../../src/games/dynasties/cards/events.ts'
import { type Layer, layOut, type Play } from './kit.ts'

/** Seat 0 draws a historical event in a game of three; the marker comes from elsewhere. */
function drawEvent(event: Id, lay: (at: Layer) => void = () => undefined): Play {
  const game = layOut({
    era: 'start',
    lay: (at) => {
      at.hand(0, 'event-card-1', 'raid-1', 'raid-2', 'raid-3', 'raid-4', 'raid-5')
      at.hand(1, 'raid-6', 'raid-7')
      at.hand(2, 'raid-8', 'raid-9')
      at.lord(0, 'ying-zheng')
      at.lord(1, 'li-shimin')
      at.lord(2, 'zhao-kuangyin')
      at.events(event)
      lay(at)
    },
  })
  game.play(0, 'event-card-1')
  return game
}

describe('historical events', () => {
  it.each<[name: string, event: Id, ...stats: [number, number, number, number]]>([
    ['夏啟稱王', 'qi-becomes-king', 7, 7, 6, 6],
    ['百家爭鳴', 'hundred-schools', 6, 6, 6, 6],
    ['七國之亂', 'seven-states-revolt', 3, 5, 5, 3],
    ['淝水之戰', 'fei-river', 4, 4, 4, 4],
    ['大富之國', 'granaries-of-sui', 5, 9, 5, 5],
    ['從貞觀到開元', 'zhenguan-to-kaiyuan', 8, 8, 6, 6],
  ])('%s changes the stats of its drawer', (_name, event, ...stats) => {
    const game = drawEvent(event)
    expect(game.stats(0)).toEqual(stats)
    expect(game.state.marker).toBe(EVENTS[event]?.era)
    expect(game.state.eventDiscards).toContain(event)
  })

  it('國人暴動 stops its drawer for three turns', () => {
    expect(drawEvent('compatriots-revolt').state.players[0]?.skip).toBe(3)
  })

  it('八王之亂 costs 2 state and a turn', () => {
    const game = drawEvent('eight-princes')
    expect(game.stats(0)).toEqual([3, 5, 5, 5])
    expect(game.state.players[0]?.skip).toBe(1)
  })

  it('赤壁之戰 weakens the left neighbour and strengthens its drawer', () => {
    const game = drawEvent('red-cliffs')
    expect(game.stats(0)).toEqual([5, 5, 6, 6])
    expect(game.stats(1)).toEqual([5, 5, 4, 4])
    expect(game.stats(2)).toEqual([5, 5, 5, 5])
  })

  it('刀鋒下的禪讓 gives two cards to one opponent', () => {
    const game = drawEvent('throne-at-swordpoint')
    game.play(0, 'seat-2')
    game.play(0, 'raid-1', 'raid-2')
    expect(game.hand(2)).toEqual(['raid-8', 'raid-9', 'raid-1', 'raid-2'])
  })

  it('黃袍加身 brings 2 state and a card of every opponent’s choice', () => {
    const game = drawEvent('yellow-robe')
    expect(game.asked).toEqual([1, 2])
    game.play(1, 'raid-7')
    game.play(2, 'raid-8')
    expect(game.stats(0)[0]).toBe(7)
    expect(game.hand(0).slice(-2)).toEqual(['raid-7', 'raid-8'])
  })

  it('杯酒釋兵權 gives two more turns at once', () => {
    const game = drawEvent('cup-of-wine')
    for (const _turn of [1, 2]) {
      expect(game.asked).toEqual([0])
      game.play(0, 'draw')
    }
    expect(game.asked).toEqual([1])
  })

  it('蒙古西征 takes a card unseen from every opponent', () => {
    const game = drawEvent('mongols-ride-west')
    expect([0, 1, 2].map((seat) => game.hand(seat).length)).toEqual([7, 1, 1])
  })

  it('崇禎殉國 costs 5 state, 2 grain and 4 cards', () => {
    const game = drawEvent('fall-of-chongzhen', (at) => at.stats(0, { state: 9 }))
    game.play(0, 'raid-1', 'raid-2', 'raid-3', 'raid-4')
    expect(game.stats(0)).toEqual([4, 3, 5, 5])
    expect(game.hand(0)).toEqual(['raid-5'])
  })

  it('甲午戰爭 costs the weaker of drawer and left neighbour 2 state, on a tie the neighbour', () => {
    expect(drawEvent('war-of-jiawu').stats(1)[0]).toBe(3)
    expect(drawEvent('war-of-jiawu', (at) => at.stats(0, { state: 6 })).stats(1)[0]).toBe(3)
    const weaker = drawEvent('war-of-jiawu', (at) => at.stats(0, { state: 4 }))
    expect([weaker.stats(0)[0], weaker.stats(1)[0]]).toEqual([2, 5])
  })
})

/** A round ends and the marker enters the era of a person who lies before seat 0. */
function enterEra(before: Space, card: Id, lay: (at: Layer) => void = () => undefined): Play {
  const game = layOut({
    era: before,
    lay: (at) => {
      at.shown(0, card)
      for (const seat of [0, 1, 2]) at.hand(seat, `siege-${seat + 1}`)
      at.hand(0, 'raid-1', 'raid-2')
      at.lord(1, 'liu-bang')
      at.lord(2, 'ying-zheng')
      at.lord(0, 'khubilai')
      lay(at)
    },
  })
  for (const seat of [0, 1, 2]) game.play(seat, 'draw')
  return game
}

describe('persons who must be shown', () => {
  it('項羽 costs 5 state and brings 劉邦 5', () => {
    const game = enterEra('qin', 'xiang-yu', (at) => at.stats(0, { state: 9 }))
    expect(game.stats(0)[0]).toBe(4)
    expect(game.stats(1)[0]).toBe(11) // 5 + 1 for the own era + 5
    expect(game.state.discards).toContain('xiang-yu')
    const same = enterEra('qin', 'xiang-yu', (at) => at.lord(0, 'liu-bang'))
    expect(same.stats(0)[0]).toBe(6)
    const other = enterEra('qin', 'xiao-yan', (at) => {
      at.shown(1, 'xiang-yu')
      at.lord(0, 'liu-bang')
      at.stats(1, { state: 9 })
    })
    expect([0, 1].map((seat) => other.stats(seat)[0])).toEqual([11, 4])
  })

  it('蕭衍 costs 5 state or three turns', () => {
    const game = enterEra('eastern-jin', 'xiao-yan', (at) => at.stats(0, { state: 6 }))
    expect(game.options(0)).toEqual(['lose', 'skip'])
    game.play(0, 'lose')
    expect(game.stats(0)[0]).toBe(1)
    expect(enterEra('eastern-jin', 'xiao-yan', (at) => at.stats(0, { state: 4 })).story).toContain('halted')
  })

  it('石敬塘 costs 4 state, 2 attack and a card for every opponent', () => {
    const game = enterEra('tang', 'shi-jingtang')
    expect(game.prompt(0)).toBe('ask-give')
    game.play(0, 'raid-1', 'raid-2')
    expect(game.stats(0)).toEqual([1, 5, 3, 5])
    expect(game.hand(1)).toContain('raid-1')
    expect(game.hand(2)).toContain('raid-2')
  })

  it('溥儀 lays the hand open and every opponent takes a card of it', () => {
    const game = enterEra('ming', 'puyi')
    expect(game.view(2).players[0]?.hand).toContain('raid-1')
    game.play(1, 'raid-1')
    game.play(2, 'raid-2')
    expect(game.hand(1)).toContain('raid-1')
    expect(game.view('public').players[2]?.known).toEqual(['raid-2'])
    expect(game.view(2).players[0]?.hand).toBeNull()
  })
})

describe('function cards', () => {
  it.each([
    ['一般攻擊', 'raid-1', 4],
    ['突擊攻擊', 'assault-1', 3],
    ['攻城攻擊', 'siege-1', 2],
  ])('%s costs an opponent state when attack reaches defence', (_name, card, left) => {
    const game = layOut({ lay: (at) => at.hand(0, card) })
    game.play(0, card)
    game.play(0, 'seat-1')
    expect(game.stats(1)).toEqual([left, 5, 5, 5])
  })

  it('事件卡 draws a historical event, which moves the marker and works on its drawer', () => {
    const game = drawEvent('hundred-schools')
    expect(game.state.marker).toBe('warring-states')
    expect(game.stats(0)).toEqual([6, 6, 6, 6])
    expect(game.state.discards).toContain('event-card-1')
    expect(game.state.events).toHaveLength(14)
  })

  it('穿越卡 lets a dynasty card be played out of its era, and goes with it', () => {
    const game = layOut({ era: 'qing', lay: (at) => at.hand(0, 'crossing-1', 'unification') })
    expect(game.options(0)).toEqual(['draw', 'crossing-1+unification'])
    game.play(0, 'crossing-1+unification')
    expect(game.stats(0)[0]).toBe(7)
    expect(game.state.discards).toEqual(expect.arrayContaining(['crossing-1', 'unification']))
  })

  it('問題卡 costs one of each stat when the answer is wrong, nothing when it is right', () => {
    for (const right of [true, false]) {
      const game = layOut({ lay: (at) => at.hand(0, 'question-card-1') })
      game.play(0, 'question-card-1')
      game.play(0, 'seat-1')
      const id = game.state.question?.id ?? ''
      const isRight = (option: Option) =>
        JSON.stringify(option.text).includes(`${answerId(id, rightLetter(id))}"`)
      const solution = game.decision(1).options.find(isRight)?.id ?? ''
      game.play(1, right ? solution : (LETTERS.find((letter) => letter !== solution) ?? 'pass'))
      expect(game.stats(1)).toEqual(right ? [5, 5, 5, 5] : [4, 4, 4, 4])
      expect(game.story).toEqual(expect.arrayContaining(['question-was', 'solution']))
    }
  })
})
