// What the game says: every card and general has a line in each language, places read by their codes, labels fit.
import { describe, expect, it } from 'vitest'
import type { Phrase } from '../../../src/engine/phrase.ts'
import { GENERALS } from '../../../src/games/storm/box/generals.ts'
import { DECK } from '../../../src/games/storm/cards/index.ts'
import { title as stormTitle } from '../../../src/games/storm/index.ts'
import { PLACES } from '../../../src/games/storm/map/index.ts'
import { say } from '../../../src/games/storm/text/say.ts'
import { LANGUAGES } from '../../../src/text/language.ts'
import { render } from '../../../src/text/render.ts'
import { layOut } from './play.ts'

const readerIn = (language: (typeof LANGUAGES)[number]) => ({
  language,
  style: 'plain' as const,
  seatName: (seat: number) => ['Mei', 'Arjun', 'Lena', 'Tom'][seat] ?? '',
})

const text = (phrase: Phrase, language: (typeof LANGUAGES)[number] = 'en') =>
  render({ storm: stormTitle.words[language] }, phrase, readerIn(language))

describe('words', () => {
  it.each(LANGUAGES)(
    '%s has a name and a line for every card and general, a name for every place',
    (language) => {
      const { names, cards } = stormTitle.words[language]
      for (const id of [...DECK, ...Object.keys(GENERALS)]) {
        expect(names[id] ?? '').not.toBe('')
        expect((cards[id] ?? '').length).toBeGreaterThan(0)
        expect((cards[id] ?? '').length).toBeLessThanOrEqual(200)
      }
      for (const { id, kind, code } of PLACES) {
        expect(names[id] ?? '').not.toBe('')
        if (kind !== 'inside') expect(names[id]).toContain(code)
      }
    },
  )

  it('reads as a sentence', () => {
    const unit = { name: 'shu-foot-3' }
    const told = { who: { seat: 0 }, unit, from: { name: 'chengdu-h' }, to: { name: 'b2sw' } }
    expect(text(say('marches', told))).toBe('Mei’s Foot 3 步 marches from Chengdu 成都 gate C16 to F15.')
    expect(text(say('marches', told), 'zh-TW')).toBe('Mei 的步兵 3 從成都城門 C16 行軍到 F15。')
    const taken = say('takes-free', { who: { seat: 0 }, unit, city: { name: 'ye' }, level: 3 })
    expect(text(taken)).toBe('Mei’s Foot 3 步 takes Ye 鄴 (level 3).')
    expect(text(taken, 'zh-TW')).toBe('Mei 的步兵 3 占領鄴（3 級）。')
    const levy = say('levies', {
      who: { seat: 0 },
      unit,
      to: say('placed', { place: { name: 'b2sw' } }),
      card: { name: 'levy-1' },
    })
    expect(text(levy, 'zh-CN')).toContain('使用')
  })

  it('reads as a sentence where a garrison makes room for a recruit', () => {
    const to = say('placed-swap', {
      place: { name: 'chengdu-h' },
      unit: { name: 'shu-foot-1' },
      city: { name: 'chengdu' },
    })
    const recruit = { who: { seat: 0 }, unit: { name: 'shu-foot-5' }, to }
    const where = 'inside Chengdu 成都 (Foot 1 步 moves out to Chengdu 成都 gate C16)'
    expect(text(say('recruits', { ...recruit, card: { name: 'assault-1' } }))).toBe(
      `Mei recruits Foot 5 步 ${where} with Assault 強攻.`,
    )
    expect(text(say('recruits-levy', recruit))).toBe(`Mei also recruits Foot 5 步 ${where}.`)
    expect(text(say('recruits-benevolence', { ...recruit, rage: 1 }))).toBe(
      `Benevolence: for 1 rage Foot 5 步 joins Mei ${where}.`,
    )
  })

  it('tells the victory of one and of two', () => {
    const won = { prestige: 20, rounds: 12 }
    const [alone, allies] = [[{ seat: 0 }], [{ seat: 0 }, { seat: 1 }]]
    expect(text(say('wins-marks', { ...won, who: alone }))).toBe('Victory for Mei, with 20 prestige.')
    expect(text(say('wins-marks', { ...won, who: allies }))).toBe(
      'Victory for Mei and Arjun, with 20 prestige.',
    )
    expect(text(say('wins-last-side', { ...won, who: allies }), 'zh-TW')).toBe(
      'Mei 和 Arjun 再無對手，獲得勝利。',
    )
    expect(text(say('wins-rounds', { ...won, who: allies }), 'zh-TW')).toBe(
      '12 輪已滿：Mei 和 Arjun 聲望最高，以 20 點獲勝。',
    )
  })

  it('names an empty city once, to attacker and owner', () => {
    const game = layOut({
      lay: (at) => {
        at.own(1, 'ye')
        at.put(0, 'foot', 'ye-w')
        at.hand(1, 'hold-fast-1')
      },
    })
    game.play(0, 'attack', 'unit-shu-foot-1', 'ye')
    const declared = game.decision(0).prompt
    expect(text(declared)).toMatch(/^Foot 1 步 against empty Ye 鄴[.] /)
    expect(text(declared, 'zh-TW')).toMatch(/^步兵 1 對空城鄴。/)
    game.play(0, 'fight')
    const asked = game.decision(1).prompt
    expect(text(asked)).toMatch(/^Mei’s Foot 1 步 attacks your empty Ye 鄴[.] For the attacker: .*, tie /)
    expect(text(asked, 'zh-TW')).toMatch(/^Mei 的步兵 1 進攻你的空城鄴。/)
  })

  it('tells a fight in dice and sums', () => {
    const game = layOut({
      dice: [5, 3],
      idle: true,
      lay: (at) => {
        at.put(0, 'cavalry', 'jw')
        at.put(1, 'foot', 'hw')
      },
    })
    game.attack(0, 'shu-cavalry-1', 'wei-foot-1')
    const thrown = game.told.find(({ phrase }) => phrase.key === 'storm.throws')
    expect(thrown && text(thrown.phrase)).toBe(
      'Cavalry 1 馬 🎲5 +1 (unit) = **6** · Foot 1 步 🎲3 +1 (unit) = **4**',
    )
  })

  it('shows board and hand, the plan to its player alone', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'chengdu')
        at.put(0, 'guan-yu', 'chengdu-h', { stamina: 3 })
        at.put(1, 'foot', 'hw', { routed: 4 })
        at.hand(0, 'assault-1', 'assault-2', 'levy-1')
      },
    })
    game.play(0, 'unit-guan-yu', 'b1sw')
    const board = stormTitle.board(game.view('public'), readerIn('en'))
    expect(board).toContain('C16 Guan Yu 關羽 3/4')
    expect(board).toContain('F9 foot (routed)')
    expect(board).not.toContain('Assault')
    expect(board).not.toContain('D16')
    const hand = stormTitle.hand(game.view(0), readerIn('en'))
    expect(hand).toContain('Assault 強攻 ×2')
    expect(hand).toContain('Guan Yu 關羽 ➜ D16')
  })

  it('remembers the boldest action', () => {
    const story = [
      {
        phrase: say('takes-free', {
          who: { seat: 0 },
          unit: { name: 'shu-foot-1' },
          city: { name: 'ye' },
          level: 3,
        }),
        to: 'all' as const,
      },
      {
        phrase: say('takes-city', {
          who: { seat: 0 },
          unit: { name: 'shu-foot-1' },
          city: { name: 'wu' },
          whom: { seat: 1 },
          level: 1,
        }),
        to: 'all' as const,
      },
    ]
    expect(stormTitle.moment?.(story, 0)?.key).toBe('storm.takes-city')
    expect(stormTitle.moment?.(story, 1)).toBe(undefined)
  })
})
