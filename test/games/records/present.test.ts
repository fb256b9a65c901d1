// The table and the hand as Markdown: what they show to whom, and that they fit a message in the worst case.
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../src/engine/phrase.ts'
import { CITIES, GENERALS, LORDS, SCHEME_CARDS } from '../../../src/games/records/cards/index.ts'
import { game as records } from '../../../src/games/records/game.ts'
import { title as recordsTitle } from '../../../src/games/records/index.ts'
import type { TableInput } from '../../../src/games/records/picture/table-input.ts'
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
      expect(table(viewer, xiangyang).board).toContain(
        '🏯 Xiangyang 襄陽 · 6 pts · walls 3 · garrison hidden',
      )
    expect(table(1, xiangyang).board).toContain('Zhang Fei 張飛 strength 9 (face down)')
  })

  it('R8 shows one that is face up to everyone', () => {
    const { board } = table('public', (at) => at.city(1, 'xinye', 'guan-yu', { up: true }))
    expect(board).toContain('🏯 Xinye 新野 · 6 pts · walls 2 · Guan Yu 關羽 strength 9')
    expect(board).not.toContain('face down)')
  })

  it('R31 shows what wrong guesses ruled out, and a strength that a right one made public', () => {
    expect(table(0, (at) => at.city(1, 'xinye', 'guan-yu', { ruledOut: [8, 5] })).board).toContain(
      'garrison hidden, not strength 5, 8',
    )
    expect(table(0, (at) => at.city(1, 'xinye', 'guan-yu', { strength: 9 })).board).toContain(
      'garrison hidden, strength 9',
    )
  })

  it('marks who starts, who acts, and escapes what people call themselves', () => {
    const { board } = table(0, (at) => at.hand(0, 'two-birds-1'))
    expect(board).toContain('🚩▶️ **Mei** (start player, turn)')
    expect(board).toContain('**Cao\\_Pi**')
  })
})

describe('the board in words', () => {
  /** All facts of the picture of a table, in the words that it has for them. */
  const besieged = (steps: readonly string[]) => {
    const game = layOut({
      lay(at) {
        at.lords(0, 'cao-cao')
        at.lords(1, 'sun-quan')
        at.city(1, 'xinye', 'gan-ning')
        at.hand(0, 'zhang-fei', 'beauty-trap-1', 'liu-shan')
        at.hand(1, 'wait-at-ease-1')
        at.money(0, 30)
      },
    })
    for (const step of steps) game.play(0, step)
    return game
  }
  const march = ['attack', 'xinye', 'zhang-fei', 'beauty-trap-1']

  it('says what is coins, what is cards, and whose strategist is face down', () => {
    const said = recordsTitle.board(besieged([]).view('public'), reader)
    expect(said).toContain('30 coins · 3 cards · strategist face down')
    expect(said).toContain('**Mei** (start player, turn) · Cao Cao 曹操')
    expect(said).toContain('no lord yet')
  })

  it('says what marches, what answers, and which city is under attack', () => {
    const game = besieged(march)
    expect(recordsTitle.board(game.view('public'), reader)).toContain(
      '⚔️ **Mei** attacks **Arjun**’s Xinye 新野 · general hidden · with a hidden scheme',
    )
    const said = recordsTitle.board(game.view(0), reader)
    expect(said).toContain('Zhang Fei 張飛 ⚔️ 9 · Beauty Trap 美人計')
    expect(said).toContain('**Arjun** (answers)')
    expect(said).toContain('Xinye 新野 · 6 pts · walls 3 · garrison hidden · under attack')
    game.play(1, 'wait-at-ease-1')
    const battle = recordsTitle.board(game.view('public'), reader)
    expect(battle).toContain('Xinye 新野 · strength 9 against 6')
    expect(battle).toContain('**Mei** (start player, lines up)')
    expect(battle).toContain('**Arjun** (lines up)')
  })

  it('says who was first to the target and for how many points, and what waits for a garrison', () => {
    const { board } = table('public', (at) => {
      at.state.first = 1
      at.state.spoils = { card: 'xinye', builtIn: 1 }
      for (const deck of at.state.decks) deck.cards = deck.cards.filter((card) => card !== 'xinye')
      at.hand(0, 'liu-shan')
    })
    expect(board).toContain('first to 6 cities: +10')
    expect(board).toContain('**Mei** takes Xinye 新野 and garrisons it')
  })
})

describe('the last table', () => {
  it('counts the bonus among the points, in words and in the picture, as the result does', () => {
    const first = (at: Layer) => {
      at.city(1, 'xinye', 'guan-yu')
      at.state.first = 1
    }
    const seen = (phase: 'act' | 'over') => ({ ...layOut({ lay: first }).view('public'), phase })
    const counted = (phase: 'act' | 'over') => {
      const { input } = recordsTitle.pictures?.table(seen(phase), reader) ?? {}
      const band = (input as TableInput).bands[1]
      return [band?.points, band?.first?.bonus]
    }
    expect(counted('act')).toEqual(['6 pts', '★ +10'])
    expect(counted('over')).toEqual(['16 pts', undefined])
    expect(recordsTitle.board(seen('act'), reader)).toMatch(/6 pts.*\+10/)
    expect(recordsTitle.board(seen('over'), reader)).toMatch(/Arjun.*\n.*16 pts/)
    expect(recordsTitle.board(seen('over'), reader)).not.toContain('+10')
  })
})

describe('the hand', () => {
  it('groups generals by strength, schemes with what they do, and cities with their price', () => {
    const { hand } = table(0, (at) =>
      at.hand(0, 'liu-shan', 'lu-bu', 'xiao-qiao', 'two-birds-1', 'two-birds-2', 'changan'),
    )
    expect(hand).toContain(
      '**Generals**: Lü Bu 呂布 (strength 10) · Xiao Qiao 小喬 (strength 5, lady) · Liu Shan 劉禪 (strength 3)',
    )
    expect(hand).toContain('- Two Birds, One Stone 一石二鳥 ×2 · On your turn: draw 2 cards.')
    expect(hand).toContain('**Cities to build**: Chang’an 長安 (9 pts, price 9, walls 3, tax 2)')
    expect(hand).toContain('Tian Feng 田豐 (wits 7, brings 2 coins) (only you know)')
  })

  it('says how many cards and coins there are, and what the capital is for', () => {
    const { hand } = table(0, (at) => at.hand(0, 'luoyang', 'liu-shan'))
    expect(hand).toContain('**Your hand: 2 cards** · 10 coins')
    expect(hand).toContain('Luoyang 洛陽: Capital: price 12, walls 2, 12 points. After its first round')
  })

  it('says what schemes do while one is chosen', () => {
    const { hand } = table(0, (at) => {
      at.state.players[0]?.drawn.push(
        ...at.state.decks.flatMap(({ cards }) => cards.splice(cards.indexOf('muddy-waters-1'), 1)),
      )
    })
    expect(hand).toContain(
      '**To choose from**\n- Muddy the Waters 混水摸魚 · On your turn: take 4 coins from the bank.',
    )
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
