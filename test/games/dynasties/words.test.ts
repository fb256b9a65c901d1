// What players read: hands and boards in words, options under their eras, what is told of cards spent.
import { describe, expect, it } from 'vitest'
import { valuesOf } from '../../../src/engine/options.ts'
import { ERAS, YEARS } from '../../../src/games/dynasties/cards/eras.ts'
import { DYNASTY_CARDS, drawPileIds } from '../../../src/games/dynasties/cards/index.ts'
import { readHouse } from '../../../src/games/dynasties/house/sets.ts'
import { board } from '../../../src/games/dynasties/present/board.ts'
import { hand } from '../../../src/games/dynasties/present/hand.ts'
import { ENDINGS, options } from '../../../src/games/dynasties/table/options.ts'
import { hintOf } from '../../../src/games/dynasties/text/describe.ts'
import { words } from '../../../src/games/dynasties/text/index.ts'
import { ICONS } from '../../../src/text/icons.ts'
import { LANGUAGES } from '../../../src/text/language.ts'
import { type Reader, render } from '../../../src/text/render.ts'
import { layOut, type Play } from './kit.ts'

const NAMES = ['Mei', 'Arjun', 'Lena']
const reader = (language: Reader['language'] = 'en'): Reader => ({
  language,
  style: 'plain',
  seatName: (seat) => NAMES[seat] ?? '',
})
const lines = (game: Play, key: string, language: Reader['language'] = 'en') =>
  game.told
    .filter(({ phrase }) => phrase.key === `dynasties.${key}`)
    .map(({ phrase }) => render({ dynasties: words[language] }, phrase, reader(language)))

describe('the hand in words', () => {
  const held = layOut({
    era: 'spring-autumn',
    lay: (at) => at.hand(0, 'confucius', 'three-departments', 'raid-1', 'raid-2', 'siege-1'),
  })

  it('names each card’s era and kind, what is of the era now, and copies once', () => {
    const said = hand(held.view(0), reader())
    expect(said).toContain(
      '- **Confucius 孔子** (Spring and Autumn 春秋 · person · now): you: State +2, Grain −4',
    )
    expect(said).toContain('(Sui 隋 – Song 宋 · policy): ')
    expect(said).toContain('- **Raid 一般攻擊 ×2**: attack an opponent; success: their State −1')
    expect(hand(held.view(0), reader('zh-TW'))).toContain(
      '- **孔子**（東周（春秋） · 人物 · 當朝）：你的國力值 +2、錢糧值 −4',
    )
  })

  it('marks the kind of each card with an icon where a message can show it', () => {
    const said = hand(held.view(0), { ...reader(), style: 'markdown' })
    expect(said).toContain(`- ${ICONS.person} **Confucius 孔子** (Spring`)
    expect(said).toContain(`- ${ICONS.policy} **Three Departments`)
    expect(said).toContain(`- ${ICONS.attack} **Raid 一般攻擊 ×2**`)
  })

  it('names eras also where there are too many cards to say what each does', () => {
    const full = layOut({
      lay: (at) =>
        at.hand(
          0,
          ...['three-departments', 'wu-zetian', 'post-stations', 'zheng-he', 'yu-qian', 'annual-tribute'],
          ...['human-offerings', 'great-wall', 'wang-mang', 'huo-guang', 'ten-attendants', 'sun-wu'],
        ),
    })
    const said = hand(full.view(0), reader())
    expect(said.length).toBeLessThanOrEqual(1200)
    for (const card of full.hand(0)) expect(said).toContain(words.en.names[card])
    expect(said).toContain('- Sun Wu 孫武 (Spring and Autumn 春秋 · person)')
  })
})

describe('the board in words', () => {
  it('D20 D21 counts custom dynasty cards among those that must leave', () => {
    const reading = readHouse(
      JSON.stringify([
        {
          kind: 'dynasty',
          name: 'Tea',
          type: 'invention',
          from: 'qin',
          effects: [{ do: 'self', change: { grain: 2 } }],
        },
        { kind: 'attack', name: 'Night raid', loss: 2 },
      ]),
    )
    const house = reading.ok ? reading.value : ''
    const game = layOut({
      era: 'qin',
      options: { ending: 'deck', house },
      lay: (at) => at.hand(0, 'house-1'),
    })
    game.play(0, 'house-1')
    expect(board(game.view(0), reader())).toContain('Dynasty cards out of the game: 1 of 77')
    expect(board(game.view(0), reader('zh-TW'))).toContain('已移出遊戲的朝代卡：1／77')
    expect(board(layOut({ options: { ending: 'deck' } }).view(0), reader())).toContain('0 of 76')
  })
})

describe('options', () => {
  it('say in which era a card is played', () => {
    const game = layOut({ era: 'qin', lay: (at) => at.hand(0, 'confucius', 'crossing-1', 'unification') })
    const hints = game
      .decision(0)
      .options.map(({ hint }) => (hint ? render({ dynasties: words.en }, hint, reader()) : ''))
    expect(hints).toContain('Spring and Autumn 春秋 · you: State +2, Grain −4')
    expect(hints).toContain('Qin 秦 · you: State +2')
  })

  it.each(LANGUAGES)('%s: every card’s hint fits', (language) => {
    for (const id of drawPileIds({ house: [] })) {
      const said = render({ dynasties: words[language] }, hintOf({ house: [] }, id), reader(language))
      expect(said.length, said).toBeLessThanOrEqual(100)
    }
  })

  it.each(LANGUAGES)('%s: each ending and each number of laps says how long it takes', (language) => {
    const { ending, laps } = words[language].options
    for (const value of ENDINGS) expect(ending?.values?.[value]).toMatch(/\d+ (rounds|輪|轮)|30 unless/)
    const spec = options.find(({ id }) => id === 'laps')
    expect(spec).toMatchObject({ default: 1 })
    for (const value of spec ? valuesOf(spec, 5).map(String) : [])
      expect(laps?.values?.[value]).toMatch(/\d+ (rounds|輪|轮)/)
  })
})

describe('the story', () => {
  it('D9 the 穿越 that a reaction spends is told', () => {
    const game = layOut({
      era: 'tang',
      lay: (at) => {
        at.hand(0, 'raid-1')
        at.hand(1, 'mo-di', 'crossing-1')
      },
    })
    for (const choice of ['raid-1', 'seat-1']) game.play(0, choice)
    game.play(1, 'crossing-1+mo-di')
    expect(lines(game, 'cancels-crossing')).toEqual([
      'Arjun spends Crossing 穿越: Mo Di 墨翟 cancels the attack on Arjun.',
    ])
  })

  it('D3 the 穿越 that a card spends is told', () => {
    const game = layOut({ era: 'tang', lay: (at) => at.hand(0, 'unification', 'crossing-1') })
    game.play(0, 'crossing-1+unification')
    expect(lines(game, 'plays-crossing')).toEqual(['Mei plays Unification 大一統 with Crossing 穿越.'])
    expect(lines(game, 'plays-crossing', 'zh-TW')).toEqual(['Mei 用掉 1 張穿越卡，打出大一統。'])
  })

  it('an era comes with its years', () => {
    const game = layOut({ era: 'sui', lay: (at) => at.hand(0, 'crossing-1') })
    game.play(0, 'draw')
    expect(lines(game, 'enters-era')[0]).toBe('The marker enters Tang 唐 (618–907).')
    const early = layOut({ era: 'warring-states', lay: (at) => at.hand(0, 'crossing-1') })
    early.play(0, 'draw')
    expect(lines(early, 'enters-era')[0]).toBe('The marker enters Qin 秦 (221–207 BC).')
    expect(lines(early, 'enters-era', 'zh-TW')[0]).toBe('棋子進入秦（前 221–前 207 年）。')
  })

  it('the years of the eras run on, and the topic of the track has them all', () => {
    const starts = ERAS.map((era) => YEARS[era].from)
    expect([...starts].sort((a, b) => a - b)).toEqual(starts)
    for (const era of ERAS) expect(YEARS[era].to).toBeGreaterThan(YEARS[era].from)
    for (const language of LANGUAGES) {
      const track = words[language].topics.find(({ id }) => id === 'track')?.body ?? ''
      for (const era of ERAS) expect(track).toContain(words[language].names[era])
      expect(track).toMatch(/618–907/)
    }
  })

  it('a Raid is called Raid', () => {
    for (const { body } of words.en.topics) expect(body).not.toMatch(/Attack: state/i)
    expect(words.en.topics.find(({ id }) => id === 'attack')?.body).toContain('Raid: State −1')
    expect(words.en.names['raid-1']).toBe('Raid 一般攻擊')
  })
})

describe('the board in words', () => {
  it('says the years, what comes next, who is first, and what is in effect', () => {
    const game = layOut({
      era: 'tang',
      lay: (at) => {
        at.hand(0, 'raid-1')
        at.hand(1, 'raid-2')
        at.state.pacts.push({ kind: 'exposed', owner: 2, other: 0, left: 2, born: 0 })
      },
    })
    const said = board(game.view('public'), reader())
    expect(said).toContain('618–907 · next: Five Dynasties and Ten Kingdoms 五代十國')
    expect(said.split('\n').filter((line) => line.includes('first in the round'))).toHaveLength(1)
    expect(said).toContain('Mei’s Defence counts as 0: 2 more turns of Lena')
    for (const choice of ['raid-1', 'seat-1']) game.play(0, choice)
    expect(board(game.view('public'), reader())).toContain('In effect: Raid 一般攻擊')
  })

  it('and /card says of each dynasty card what kind it is', () => {
    for (const id of Object.keys(DYNASTY_CARDS))
      expect(words.en.notes?.[id]).toMatch(/ · (person|policy|armament|invention) · /)
  })
})

describe('what is said and shown', () => {
  it('describes every card, lord and event in a line of at most 100 characters', () => {
    for (const language of LANGUAGES) {
      const { cards, names, topics } = words[language]
      expect(Object.keys(cards)).toHaveLength(137 + 15 + 8)
      for (const [id, line] of Object.entries(cards)) {
        expect(names[id]).toBeTruthy()
        expect(line.length, line).toBeLessThanOrEqual(100)
      }
      for (const { body } of topics) expect(body.length).toBeLessThanOrEqual(3800)
    }
  })
})
