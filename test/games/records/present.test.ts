// The table and the hand as Markdown: what they show to whom, and that they fit a message in the worst case.
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../src/engine/phrase.ts'
import { CITIES, GENERALS, LORDS, SCHEME_CARDS } from '../../../src/games/records/cards.ts'
import { records } from '../../../src/games/records/game.ts'
import { recordsTitle } from '../../../src/games/records/index.ts'
import { LANGUAGES } from '../../../src/text/language.ts'
import type { Reader } from '../../../src/text/render.ts'
import { type Layer, layOut } from './kit.ts'

const NAMES = ['Mei', 'Arjun', 'Cao_Pi', 'Lena', 'Bo']
const reader: Reader = { language: 'en', style: 'markdown', seatName: (seat) => NAMES[seat] ?? '' }

const table = (viewer: Viewer, lay: (at: Layer) => void) => {
  const view = layOut({ lay }).view(viewer)
  return { board: recordsTitle.board(view, reader), hand: recordsTitle.hand(view, reader) }
}

const xiangyang = (at: Layer) => {
  at.city(1, 'xiangyang', 'zhang-fei')
  at.lords(1, 'sun-quan')
}

describe('the board', () => {
  it('R27 hides a garrison that is face down from all but its owner', () => {
    for (const viewer of ['public', 0, 2] as const)
      expect(table(viewer, xiangyang).board).toContain('🏯 Xiangyang 襄陽 🧱 3 · ❓')
    expect(table(1, xiangyang).board).toContain('Zhang Fei 張飛 ⚔️ 9 (face down)')
  })

  it('R8 shows one that is face up to everyone', () => {
    const { board } = table('public', (at) => at.city(1, 'xinye', 'guan-yu', { up: true }))
    expect(board).toContain('🏯 Xinye 新野 🧱 2 · Guan Yu 關羽 ⚔️ 9')
    expect(board).not.toContain('face down)')
  })

  it('R31 shows what wrong guesses ruled out, and a strength that a right one made public', () => {
    expect(table(0, (at) => at.city(1, 'xinye', 'guan-yu', { ruledOut: [8, 5] })).board).toContain('❓ ≠ 5 8')
    expect(table(0, (at) => at.city(1, 'xinye', 'guan-yu', { strength: 9 })).board).toContain('❓ ⚔️ 9')
  })

  it('marks who starts, who acts, and escapes what people call themselves', () => {
    const { board } = table(0, (at) => at.hand(0, 'two-birds-1'))
    expect(board).toContain('🚩▶️ **Mei**')
    expect(board).toContain('**Cao\\_Pi**')
  })
})

describe('the hand', () => {
  it('groups generals by strength, schemes with what they do, and cities with their price', () => {
    const { hand } = table(0, (at) =>
      at.hand(0, 'liu-shan', 'lu-bu', 'two-birds-1', 'two-birds-2', 'changan'),
    )
    expect(hand).toContain('**Generals**: Lu Bu 呂布 ⚔️ 10 · Liu Shan 劉禪 ⚔️ 3')
    expect(hand).toContain('- Two Birds, One Stone 一石二鳥 ×2 · In your action: draw 2 cards.')
    expect(hand).toContain("**Cities to build**: Chang'an 長安 🪙 9 🧱 3")
    expect(hand).toContain('Tian Feng 田豐 🧠 7 🪙 2 (only you know)')
  })

  it('says nothing to the public', () => {
    expect(table('public', xiangyang).hand).toBe('')
  })
})

describe.each(LANGUAGES)('the longest screens in %s', (language) => {
  const longest: Reader = { language, style: 'markdown', seatName: () => '*'.repeat(32) }
  const cities = Object.keys(CITIES)
  const generals = Object.keys(GENERALS).sort((a, b) => b.length - a.length)

  it.each([2, 5])('fit with every city built at %i seats', (seats) => {
    const game = layOut({
      seats,
      lay(at) {
        for (const [index, city] of cities.entries())
          at.city(index % seats, city, generals[index] ?? '', { up: true })
        for (let seat = 0; seat < seats; seat++) at.lords(seat, LORDS[seat] ?? '')
      },
    })
    const board = recordsTitle.board(game.view('public'), longest)
    expect(board.length).toBeLessThanOrEqual(1800)
    for (const city of cities) expect(board).toContain(recordsTitle.words[language].names[city])
  })

  it.each([20, 33, 46])('fit with %i cards in hand, and name every kind', (count) => {
    const cards = [...generals.slice(0, 9), ...cities.slice(0, 4), ...SCHEME_CARDS].slice(0, count)
    const game = layOut({ lay: (at) => at.hand(0, ...cards) })
    const hand = recordsTitle.hand(records.view(game.state, 0), longest)
    expect(hand.length).toBeLessThanOrEqual(1200)
    for (const card of cards) expect(hand).toContain(recordsTitle.words[language].names[card])
  })
})
