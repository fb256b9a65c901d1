// The box card by card, as the rulebook's own tables print it: names, numbers, copies.
import { describe, expect, it } from 'vitest'
import {
  BATTLE_CARDS,
  CITIES,
  FEMALE,
  GENERALS,
  LORDS,
  POINTS,
  SCHEME_CARDS,
  SCHEMES,
  STRATEGISTS,
} from '../../../src/games/records/cards/index.ts'
import { game as records } from '../../../src/games/records/game.ts'
import { words as recordsWords } from '../../../src/games/records/text/index.ts'

const { names } = recordsWords['zh-TW']

/** `name value…` for each card, as one would read a table aloud. */
const table = <T>(cards: Readonly<Record<string, T>>, row: (card: T) => readonly unknown[]): string[] =>
  Object.entries(cards).map(([id, card]) => [names[id], ...row(card)].join(' '))

describe('the box', () => {
  it('holds 70 game cards (24 generals, 33 schemes, 13 cities), 8 lords, 8 strategists, 22 battle cards', () => {
    expect(Object.keys(GENERALS)).toHaveLength(24)
    expect(SCHEME_CARDS).toHaveLength(33)
    expect(Object.keys(CITIES)).toHaveLength(13)
    expect(LORDS).toHaveLength(8)
    expect(Object.keys(STRATEGISTS)).toHaveLength(8)
    expect(BATTLE_CARDS.map((card) => names[card])).toEqual(
      Array.from({ length: 22 }, (_, at) => `${at + 1}`),
    )
  })

  it('is for two to five players', () => {
    expect(records.seats).toEqual({ min: 2, max: 5 })
  })

  it('has the lords of the table', () => {
    expect(LORDS.map((lord) => names[lord]).join(' ')).toBe('曹操 劉備 孫權 袁術 袁紹 董卓 張角 馬騰')
  })

  it('has the strategists of the table: wits, and coins at the end of the round', () => {
    expect(table(STRATEGISTS, ({ wits, income }) => [wits, income])).toEqual([
      '張寶 3 4',
      '韓遂 4 3',
      '王允 5 3',
      '李儒 6 2',
      '田豐 7 2',
      '周瑜 8 1',
      '司馬懿 9 1',
      '諸葛亮 10 0',
    ])
  })

  it('has the generals of the table, three of them ladies', () => {
    const strengths = new Map<number, string[]>()
    for (const [general, strength] of Object.entries(GENERALS))
      strengths.set(strength, [...(strengths.get(strength) ?? []), names[general] ?? ''])
    expect([...strengths].map(([strength, generals]) => [strength, ...generals].join(' '))).toEqual([
      '3 劉禪',
      '4 胡軫 廖化 張濟',
      '5 孟獲 馬謖 華雄 小喬',
      '6 祝融 徐晃 凌統 甘寧',
      '7 黃蓋 顏良 魏延 孫尚香',
      '8 文醜 典韋 黃忠 太史慈',
      '9 趙雲 張飛 關羽',
      '10 呂布',
    ])
    expect([...FEMALE].map((general) => names[general])).toEqual(['小喬', '祝融', '孫尚香'])
  })

  it('has the schemes of the table: use, contest of wits, copies', () => {
    const rows = Object.entries(SCHEMES).map(([scheme, { use, contest, copies }]) =>
      [names[`${scheme}-1`], use, ...(contest ? ['鬥智'] : []), copies].join(' '),
    )
    expect(rows).toEqual([
      '拋磚引玉 general 1',
      '混水摸魚 general 2',
      '一石二鳥 general 2',
      '桃園結義 general 2',
      '順手牽羊 general 鬥智 3',
      '攏絡之計 general 鬥智 3',
      '暗殺計 general 鬥智 3',
      '草船借箭 general 鬥智 3',
      '以逸待勞 defence 3',
      '擒賊擒王 attack 鬥智 2',
      '釜底抽薪 attack 鬥智 3',
      '空城計 defence 鬥智 3',
      '美人計 attack 鬥智 3',
    ])
  })

  it('has the cities of the table: size, price, walls, tax', () => {
    expect(table(CITIES, ({ size, price, walls, tax }) => [size, price, walls, tax])).toEqual([
      '天水 small 4 1 0',
      '小沛 small 4 1 0',
      '柴桑 small 4 1 0',
      '長沙 small 4 1 0',
      '新野 medium 6 2 1',
      '襄陽 medium 6 2 1',
      '江夏 medium 6 2 1',
      '北海 medium 6 2 1',
      '許昌 large 9 3 2',
      '成都 large 9 3 2',
      '建業 large 9 3 2',
      '長安 large 9 3 2',
      '洛陽 capital 12 2 0',
    ])
    expect(POINTS).toEqual({ capital: 12, large: 9, medium: 6, small: 4 })
  })
})
