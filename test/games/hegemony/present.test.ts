// The table and the hand as Markdown: what they show to whom, what a card can do now, and that they fit a message.
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/game.ts'
import { nameRef, seatRef, type Viewer } from '../../../src/engine/phrase.ts'
import { GENERAL_IDS } from '../../../src/games/hegemony/cards/generals.ts'
import { CARD_IDS } from '../../../src/games/hegemony/cards/index.ts'
import { title as hegemonyTitle } from '../../../src/games/hegemony/index.ts'
import { type HegemonyState, setup } from '../../../src/games/hegemony/table/state.ts'
import { say } from '../../../src/games/hegemony/text/say.ts'
import { view } from '../../../src/games/hegemony/view/view.ts'
import { ICONS } from '../../../src/text/icons.ts'
import { LANGUAGES, type Language } from '../../../src/text/language.ts'
import type { Reader } from '../../../src/text/render.ts'
import { fromStart } from './lay.ts'

const NAMES = ['Mei', 'Arjun', 'Cao_Pi', 'Lena', 'Bo']
const reader = (language: Language = 'en'): Reader => ({
  language,
  style: 'markdown',
  seatName: (seat) => NAMES[seat] ?? '',
})

/** Seat 0 in its play phase with a hand, a hidden general and an open one; the others bare. */
function table(seats = 5): HegemonyState {
  const state = setup(seats, {})
  state.phase = 'play'
  const person = { shown: false, lost: false, knownTo: [] }
  for (const [seat, player] of state.players.entries()) {
    Object.assign(player, { maxHp: 4, hp: 3, hand: CARD_IDS.slice(60 + seat * 2, 62 + seat * 2) })
    const [head = 'cao-cao', deputy = 'cao-cao'] = GENERAL_IDS.slice(30 + seat * 2)
    player.generals = [
      { ...person, id: head, place: 'head', up: false },
      { ...person, id: deputy, place: 'deputy', up: false },
    ]
  }
  const [mei] = state.players
  if (!mei) throw new Error('nobody')
  mei.generals = [
    { ...person, id: 'guan-yu', place: 'head', up: true },
    { ...person, id: 'ma-chao', place: 'deputy', up: false },
  ]
  mei.faction = 'shu'
  mei.hand = ['slash-s7', 'slash-s8', 'dodge-h2', 'snatch-s3']
  state.turn = {
    seat: 0,
    number: 9,
    phase: 'play',
    step: 'body',
    skips: [],
    slashes: 0,
    slashed: false,
    wines: 0,
    drunk: false,
    counts: {},
    marks: [],
    judged: [],
    broken: false,
    discarded: [],
  }
  return state
}
const board = (state: HegemonyState, viewer: Viewer, as = reader()) =>
  hegemonyTitle.board(view(state, viewer), as)
const hand = (state: HegemonyState, viewer: Viewer, as = reader()) =>
  hegemonyTitle.hand(view(state, viewer), as)

describe('the board', () => {
  it('hides generals that are face down from all but their owner (section 8)', () => {
    for (const viewer of ['public', 1, 4] as const) {
      expect(board(table(), viewer)).toContain('Guan Yu 關羽 + ❓')
      expect(board(table(), viewer)).not.toContain('Ma Chao')
    }
    expect(board(table(), 0)).toContain('Guan Yu 關羽 + Ma Chao 馬超 (face down)')
  })

  it('begins with the viewer and goes on in turn order; names are escaped', () => {
    const order = [...board(table(), 2).matchAll(/\*\*(Mei|Arjun|Cao\\_Pi|Lena|Bo)\*\* ·/g)].map(
      ([, name]) => name,
    )
    expect(order).toEqual(['Cao\\_Pi', 'Lena', 'Bo', 'Mei', 'Arjun'])
  })

  it('says who has won, and in a draw that nobody has (section 11)', () => {
    const over = (...winners: number[]) => board({ ...table(), phase: 'over', winners }, 'public')
    expect(over(0, 3)).toContain('Victory: **Mei** · **Lena**')
    expect(over()).toContain('A draw: nobody wins')
    expect(over()).not.toContain('Victory')
  })

  it('shows a known card to the player who knows it (section 15)', () => {
    const state = table()
    state.seen = { [state.players[1]?.hand[0] ?? '']: [3] }
    expect(board(state, 3)).toContain('you know')
    expect(board(state, 2)).not.toContain('you know')
  })
})

describe('the hand', () => {
  it('says who is in range and whom each card could be used on now', () => {
    const text = hand(table(), 0)
    expect(text).toContain('**Attack range 1**: **Arjun** 1, **Bo** 1')
    expect(text).toContain('Farther: **Cao\\_Pi** 2, **Lena** 2')
    expect(text).toContain('♠3 **Snatch 順手牽羊**')
    expect(text).toContain(
      'Dodge 閃** · Answers a Slash that is about to hit you, or an effect that asks for a Dodge. Not now.',
    )
  })

  it('counts what a hidden Horsemanship would allow, and one Slash alone (sections 2 and 8)', () => {
    const state = table()
    expect(hand(state, 0)).toContain(' On: **Arjun**, **Bo**, **Cao\\_Pi**, **Lena**')
    if (state.turn) state.turn.slashes = 1
    expect(hand(state, 0)).toMatch(/♠7 ♠8 \*\*Slash 殺\*\*.*Not now/)
    if (state.turn) state.turn.phase = 'discard'
    expect(hand(state, 0)).not.toContain('Not now')
  })

  it('shows own generals with their skills, and what is dealt to pick from', () => {
    expect(hand(table(), 0)).toContain(
      `**Deputy**: **Ma Chao 馬超** (${ICONS.shu} Shu 蜀, male, 2 HP, face down)`,
    )
    expect(hand(table(), 0)).toContain('- Horsemanship 馬術: ')
    const state = setup(4, {})
    state.phase = 'pick'
    for (const player of state.players.slice(0, 1)) player.dealt = ['zhou-yu', 'cao-cao', 'xiao-qiao']
    const offered = hand(state, 0).match(/Cao Cao 曹操|Zhou Yu 周瑜|Xiao Qiao 小喬/g)
    expect(offered).toEqual(['Cao Cao 曹操', 'Zhou Yu 周瑜', 'Xiao Qiao 小喬'])
  })

  it('says nothing to the public', () => {
    expect(hand(table(), 'public')).toBe('')
  })
})

describe.each(LANGUAGES)('the longest screens in %s', (language) => {
  const longest: Reader = { language, style: 'markdown', seatName: () => '*'.repeat(32) }

  function crowded(seats: number): HegemonyState {
    const state = table(seats)
    const wear = {
      weapon: 'twin-swords-s2',
      armor: 'renwang-c2',
      'plus-horse': 'dilu-c5',
      'minus-horse': 'chitu-h5',
    }
    for (const player of state.players) {
      for (const person of player.generals) person.up = true
      Object.assign(player, { chained: true, flipped: true, faction: 'ambitionist', equipment: { ...wear } })
      player.judgement = (['lightning', 'indulgence', 'supply-shortage'] as const).map((as) => ({
        card: as,
        as,
      }))
    }
    state.seen = Object.fromEntries((state.players[3]?.hand ?? []).map((card) => [card, ['public']]))
    return state
  }

  it.each([2, 8, 12])('fit at %i seats, everybody on them', (seats) => {
    const text = board(crowded(seats), 'public', longest)
    expect(text.length).toBeLessThanOrEqual(1800)
    expect(text.match(/❤️/g)).toHaveLength(seats)
    expect(text).not.toMatch(/…$/)
  })

  it.each([4, 12, 20, 40])('fit with %i cards in hand', (count) => {
    const state = table(12)
    for (const player of state.players.slice(0, 1)) player.hand = CARD_IDS.slice(20, 20 + count)
    const text = hand(state, 0, longest)
    expect(text.length).toBeLessThanOrEqual(1200)
    expect(text).not.toMatch(/…$/)
  })

  it('say what the own skills do with twenty cards in hand, and beside the picture too', () => {
    const state = table(5)
    const skill = 'You may use or play a red card as Slash.'
    const beside = () => hegemonyTitle.pictures?.besideHand?.(view(state, 0), reader())
    for (const player of state.players.slice(0, 1)) player.hand = ['slash-s7', 'slash-s8', 'dodge-h2']
    expect(beside()).toBe('')
    for (const player of state.players.slice(0, 1)) player.hand = CARD_IDS.slice(20, 40)
    expect(hand(state, 0)).toContain(skill)
    expect(beside()).toContain(skill)
    for (const other of [1, 2, 3, 4])
      expect(hegemonyTitle.pictures?.besideHand?.(view(state, other), reader())).not.toContain(skill)
  })

  it.each(LANGUAGES)('say beside the picture what each general to pick from can do (%s)', (language) => {
    const state = fromStart(2).state
    const [own] = state.players
    const beside = hegemonyTitle.pictures?.besideHand?.(view(state, 0), reader(language)) ?? ''
    const lines = beside.split('\n')
    expect(lines).toHaveLength(own?.dealt.length ?? 0)
    for (const line of lines) expect(line).toMatch(/^- \*\*.+\*\* · .+[.。…]/u)
    expect(beside.length).toBeLessThanOrEqual(1500)
  })

  it.each(LANGUAGES)('end each sentence on a card with one stop (%s)', (language) => {
    const text = hand(table(), 0, reader(language))
    const cards = text.split('\n').filter((line) => /^- [♠♥♣♦]/u.test(line))
    expect(cards.length).toBeGreaterThan(2)
    for (const line of cards) expect(line).toMatch(/^[^.。]+ · .*[^.。][.。]$/u)
    expect(text).not.toMatch(/[.。]\s*·|[.。]{2}/u)
  })
})

describe('the best moment', () => {
  const told = (...phrases: ReturnType<typeof say>[]): GameEvent[] =>
    phrases.map((phrase) => ({ phrase, to: 'all' }))
  const story = told(
    say('reveals', { who: seatRef(2), general: nameRef('cao-cao') }),
    say('is-dying', { who: seatRef(1) }),
    say('rescues-using', {
      who: seatRef(3),
      whom: seatRef(0),
      card: nameRef('peach'),
      cards: nameRef('peach-h4'),
    }),
    say('recovers', { who: seatRef(1), amount: 1, hp: 1 }),
    say('is-dying', { who: seatRef(1) }),
    say('dies', { who: seatRef(1) }),
    say('rewarded', { who: seatRef(0), count: 2 }),
  )

  it('is a kill before a rescue before a small action', () => {
    expect(hegemonyTitle.moment?.(story, 0)).toEqual(
      say('moment-kill', { who: seatRef(0), whom: seatRef(1) }),
    )
    expect(hegemonyTitle.moment?.(story, 3)).toEqual(
      say('moment-rescue', { who: seatRef(3), whom: seatRef(1) }),
    )
    expect(hegemonyTitle.moment?.(story, 2)?.key).toBe('hegemony.reveals')
    expect(hegemonyTitle.moment?.(story, 1)).toBeUndefined()
  })
})
