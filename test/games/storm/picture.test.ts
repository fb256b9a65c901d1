// The pictures of Storm over the Three Kingdoms: the map says what is so, in words too, and shows nothing hidden.
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../src/engine/decision.ts'
import type { Game, GameEvent } from '../../../src/engine/game.ts'
import { nameRef, type Phrase, type Viewer } from '../../../src/engine/phrase.ts'
import { playerView } from '../../../src/engine/player-view.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { GENERALS } from '../../../src/games/storm/box/generals.ts'
import { DECK } from '../../../src/games/storm/cards/index.ts'
import { title as stormTitle } from '../../../src/games/storm/index.ts'
import { CITIES, PLACES, ROADS, SPECIAL } from '../../../src/games/storm/map/index.ts'
import { cityBox } from '../../../src/games/storm/picture/cities.ts'
import { cityNames } from '../../../src/games/storm/picture/city-names.ts'
import { picturesWith } from '../../../src/games/storm/picture/index.ts'
import { placeLabel } from '../../../src/games/storm/picture/labels.ts'
import { latelyIn } from '../../../src/games/storm/picture/lately.ts'
import { COLUMNS, pointOf, ROWS } from '../../../src/games/storm/picture/layout.ts'
import type { MapInput, PartInput } from '../../../src/games/storm/picture/map-input.ts'
import { PAINTERS } from '../../../src/games/storm/picture/painters.ts'
import { placeBox } from '../../../src/games/storm/picture/roads.ts'
import { placeUnits } from '../../../src/games/storm/picture/room.ts'
import { paintTable, WHOLE } from '../../../src/games/storm/picture/table.ts'
import { placeOnSheet } from '../../../src/games/storm/picture/viewport.ts'
import { vocabularyFor } from '../../../src/games/storm/picture/vocabulary.ts'
import { wayBetween } from '../../../src/games/storm/picture/way.ts'
import { words as stormWords } from '../../../src/games/storm/text/index.ts'
import type { DraftView, StormView } from '../../../src/games/storm/view/view.ts'
import { type Box, brushOn } from '../../../src/picture/brush.ts'
import { handFor, oldTypeFor } from '../../../src/picture/hands.ts'
import { faultsIn, paint } from '../../../src/picture/paint.ts'
import type { PeopleInput } from '../../../src/picture/people-input.ts'
import { digestOf, type Picture } from '../../../src/picture/picture.ts'
import { LANGUAGES, type Language } from '../../../src/text/language.ts'
import type { Reader } from '../../../src/text/render.ts'
import { allOr } from '../../support/sample.ts'
import { crowded, seen, unit } from './seen.ts'

/** 32 characters each, as Discord allows: wide, Chinese, emoji, other scripts. */
const WORST = ['W'.repeat(32), '龍'.repeat(32), '👨‍👩‍👧🤖🏯'.repeat(4), 'مرحبا한국어 ไทย𝓐𝓻𝓳𝓾𝓷★诸葛']
const reader = (language: Language, names = WORST): Reader => ({
  language,
  style: 'plain',
  seatName: (seat) => names[seat] ?? '',
})
const pictures = picturesWith(stormWords)
const faultsOf = (picture: Picture): readonly string[] => faultsIn(PAINTERS, picture)
/** Discord shows a picture at most so high on a desktop, in pixels. */
const DESKTOP_HEIGHT = 350
const NAMED = ['Mei', 'Arjun', 'Lena', 'Zoë']

const told = (key: string, args: Readonly<Record<string, string>>): GameEvent => ({
  phrase: {
    key: `storm.${key}`,
    args: Object.fromEntries(Object.entries(args).map(([name, id]) => [name, nameRef(id)])),
  },
  to: 'all',
})
const planOf = (unitId: string, to: string): DraftView => ({
  march: [{ kind: 'move', unit: unitId, to, stay: false }],
  recruits: [],
  places: { [unitId]: to },
})

describe('the whole board', () => {
  it.each(LANGUAGES)('has room for every piece there is, in %s', (language) => {
    const picture = pictures.table(crowded('public'), reader(language))
    expect(faultsOf(picture)).toEqual([])
    const { width, height, png } = paint(PAINTERS, picture)
    expect(width).toBe(1200)
    expect(height).toBeLessThanOrEqual(width)
    expect(png.length).toBeLessThanOrEqual(200 * 1024)
  })

  it.each([2, 3, 4])('shows %i players with all their counters', (seats) => {
    for (const language of LANGUAGES)
      expect(faultsOf(pictures.table(seen(seats, 0), reader(language)))).toEqual([])
  })

  it('shows each unit at least 24 pixels high on a desktop, two in places side by side never over one another', () => {
    const units = [
      unit(0, 'qun-foot-1', 'anw'),
      unit(0, 'qun-foot-2', 'jieting-v'),
      unit(0, 'qun-foot-3', 'jieting'),
    ]
    const picture = pictures.table(seen(4, 'public', { units }), reader('en'))
    const { height } = paint(PAINTERS, picture)
    const placed = placeUnits(WHOLE, picture.input as MapInput, [])
    expect(placed.map(({ inside: walls }) => walls)).toEqual([false, false, true])
    for (const [index, { at, side }] of placed.entries()) {
      expect((side * DESKTOP_HEIGHT) / height).toBeGreaterThanOrEqual(24)
      for (const other of placed.slice(index + 1))
        expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1])).toBeGreaterThan(side * 0.95)
    }
  })

  it('is the same to the pixel for the same table, and another one after any move', () => {
    const png = (place: string) =>
      paint(
        PAINTERS,
        pictures.table(seen(4, 'public', { units: [unit(0, 'qun-foot-1', place)] }), reader('en')),
      ).png
    expect(png('b1nw').equals(png('b1nw'))).toBe(true)
    expect(png('b1nw').equals(png('b2nw'))).toBe(false)
  })

  it('shows no seal of a player who has no corner yet', () => {
    const before = seen(2, 'public')
    const players = before.players.map((player) => (player.seat === 1 ? { ...player, capital: '' } : player))
    const { input, alt } = pictures.table({ ...before, players }, reader('en', NAMED))
    expect((input as MapInput).plates.map(({ faction }) => faction)).toEqual(['qun', null])
    expect(alt).toContain('Mei (Qun): ')
    expect(alt).toContain('Arjun: ')
  })

  it('says who holds what, who stands where, and what was last', () => {
    const table = seen(4, 'public', {
      units: [
        unit(0, 'qun-cavalry-1', 'b1nw'),
        unit(0, 'qun-foot-1', 'xijing'),
        unit(1, 'cao-cao', 'xiangping-h', { routed: false }),
        unit(1, 'wei-archers-1', 'kn', { routed: true }),
      ],
    })
    const cut = table.cities.map((city) => (city.id === 'jieting' ? { ...city, linked: false } : city))
    const { alt } = pictures.table({ ...table, cities: cut }, reader('en', NAMED))
    expect(alt).toContain('Storm, Round 12, Arjun plays, goal 20')
    expect(alt).toContain(
      'Mei (Qun): prestige 3, armies 4/7, 3 cards, rage 2; holds Xijing, Jieting (cut off)',
    )
    expect(alt).toContain('cavalry (D2), foot (Xijing)')
    expect(alt).toContain('Cao Cao (Q2), archers routed (J6)')
    expect(alt).toContain('Free cities: Ye, Jinyang, Xiangyang')
  })

  it('is described within 1,024 characters at the fullest table, with every city', () => {
    for (const language of LANGUAGES) {
      const { alt } = pictures.table(crowded('public'), reader(language))
      expect(alt.length).toBeLessThanOrEqual(1024)
      for (const { id } of CITIES) {
        const name = stormWords[language].names[id]?.replace(/(?<=\p{sc=Latin}\S*) \p{sc=Han}+$/u, '')
        expect(alt).toContain(name)
      }
    }
  })
})

describe('names of cities', () => {
  it.each(LANGUAGES)('stand at their own towers and make way for no unit, in %s', (language) => {
    const brush = brushOn(createCanvas(1, 1).getContext('2d'), language, { width: 1, height: 1 }, [])
    const { cities } = pictures.table(seen(4, 'public'), reader(language)).input as MapInput
    const names = cityNames(brush, WHOLE, cities)
    expect(names).toHaveLength(CITIES.length)
    const full = pictures.table(crowded('public'), reader(language)).input as MapInput
    expect(cityNames(brush, WHOLE, full.cities)).toEqual(names)
    const gap = (id: string, { x, y, w, h }: Box) => {
      const [[cx, cy], tower] = [placeOnSheet(WHOLE, id), cityBox(WHOLE, id)]
      return Math.hypot(
        Math.max(0, Math.abs(x + w / 2 - cx) - (w + tower.w) / 2),
        Math.max(0, Math.abs(y + h / 2 - cy) - (h + tower.h) / 2),
      )
    }
    for (const { id, box } of names) {
      expect(gap(id, box), id).toBeLessThan(20)
      for (const city of CITIES)
        if (city.id !== id) expect(gap(city.id, box), id).toBeGreaterThan(gap(id, box))
    }
  })
})

describe('names on the board', () => {
  const ROOM = { x: 0, y: 0, w: 1000, h: 600 }
  const named = { at: [500, 300], around: { w: 60, h: 40 }, w: 90, h: 44, reach: 60 } as const
  const covers = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

  it('stand below or above what they name, and give way to gates and units', () => {
    const own = { x: 470, y: 280, w: 60, h: 40, weight: 100 }
    expect(placeLabel(named, [own], ROOM).box).toMatchObject({ x: 455, y: 321 })
    const gates = [own, ...[321, 250].map((y) => ({ x: 480, y, w: 40, h: 30, weight: 200 }))]
    const { box, covers: weight } = placeLabel(named, gates, ROOM)
    expect(weight).toBe(0)
    for (const gate of gates) expect(covers(box, gate)).toBe(false)
  })

  it('stay on the map, no matter what they cover', () => {
    const corner = { ...named, at: [10, 10] as const }
    const full = [{ x: 0, y: 0, w: 300, h: 300, weight: 200 }]
    const { box } = placeLabel(corner, full, ROOM)
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
  })

  it.each(LANGUAGES)('leave a part of every circle and gate to be seen, in %s', (language) => {
    const { input } = pictures.table(seen(4, 'public'), reader(language)) as { input: MapInput }
    const sheet = { width: 1200, height: 970 }
    const brush = brushOn(createCanvas(sheet.width, sheet.height).getContext('2d'), language, sheet, [])
    const names = new Set(input.cities.map(({ name }) => name))
    const written: Box[] = []
    const text = brush.text.bind(brush)
    brush.text = (line, x, y, setting) => {
      const w = text(line, x, y, setting)
      if (names.has(line) && setting?.halo !== undefined) written.push({ x, y: y - 17, w, h: 34 })
      return w
    }
    paintTable(input, brush).draw(brush)
    expect(written).toHaveLength(CITIES.length)
    for (const place of PLACES.filter(({ kind }) => kind !== 'inside'))
      for (const name of written) {
        const { x, y, w, h } = placeBox(WHOLE, place)
        const across = Math.min(name.x + name.w, x + w) - Math.max(name.x, x)
        const down = Math.min(name.y + name.h, y + h) - Math.max(name.y, y)
        expect(Math.max(0, across) * Math.max(0, down), place.code).toBeLessThan(w * h * 0.7)
      }
  })
})

describe('a part of the board', () => {
  const table = seen(4, 'public', {
    units: [unit(0, 'qun-cavalry-1', 'b3nw'), unit(1, 'wei-foot-1', 'fnw'), unit(1, 'wei-foot-2', 'kn')],
  })
  const march = told('marches', { unit: 'qun-cavalry-1', from: 'b1nw', to: 'b3nw' })
  const attack = told('attacks', { unit: 'qun-cavalry-1', from: 'b3nw', place: 'fnw', target: 'wei-foot-1' })

  it('shows what just moved, larger, along the roads it took', () => {
    const picture = pictures.table(table, reader('en', NAMED), [march, attack])
    expect(picture.kind).toBe('storm.part')
    const { arrows, focus } = picture.input as PartInput
    expect(arrows.map(({ kind, through }) => [kind, through])).toEqual([
      ['march', ['b1nw', 'b2nw', 'b3nw']],
      ['attack', ['b3nw', 'fnw']],
    ])
    expect(focus).toContain('fnw')
    expect(picture.alt).toContain('Last: cavalry D2 to G4; cavalry G4 attacks H6')
    for (const language of LANGUAGES)
      expect(faultsOf(pictures.table(table, reader(language), [march, attack]))).toEqual([])
  })

  it('has room for every piece there is', () => {
    for (const language of LANGUAGES)
      for (const [from, to] of [
        ['jw', 'c0'],
        ['beiping-sp', 'me'],
        ['changsha', 'changsha-w'],
        ['xijing', 'xijing-v'],
      ] as const) {
        const picture = pictures.table(crowded('public'), reader(language), [
          told('marches', { unit: 'qun-foot-1', from, to }),
        ])
        expect(picture.kind).toBe('storm.part')
        expect(faultsOf(picture)).toEqual([])
        expect(paint(PAINTERS, picture).png.length).toBeLessThanOrEqual(200 * 1024)
        expect(picture.alt.length).toBeLessThanOrEqual(1024)
      }
  })

  it('shows where something moved last, where what moved is spread over the board', () => {
    const far = told('marches', { unit: 'wei-foot-2', from: 'jianye-h', to: 'b1se' })
    const { kind, input, alt } = pictures.table(table, reader('en'), [march, far])
    expect(kind).toBe('storm.part')
    const { arrows, focus } = input as PartInput
    expect(arrows).toHaveLength(2)
    expect(focus).toContain('b1se')
    expect(focus).not.toContain('b1nw')
    expect(alt).toContain('D2 to G4')
    const across = told('marches', { unit: 'wei-foot-2', from: 'xijing-h', to: 'b1se' })
    expect(pictures.table(table, reader('en'), [across]).kind).toBe('storm.table')
  })

  it('follows a loser from where it was attacked', () => {
    const back = told('pushed-back', { unit: 'wei-foot-1', to: 'd3nw' })
    expect(latelyIn([attack, back]).at(-1)).toEqual({
      kind: 'retreat',
      unit: 'wei-foot-1',
      from: 'fnw',
      to: 'd3nw',
    })
  })

  it('shows the dice of a fight with what counts in the end, also of a unit that fell', () => {
    const dice = (...[a = 1, b]: readonly number[]) => ({
      key: `storm.dice-${b === undefined ? 1 : 2}`,
      args: { a, ...(b !== undefined && { b }) },
    })
    const thrown = (key: string, args: Phrase['args']): GameEvent => ({
      phrase: { key: `storm.${key}`, args: { unit: nameRef('qun-cavalry-1'), ...args } },
      to: 'all',
    })
    const foot = thrown('throws', {
      dice: dice(6, 2),
      total: 8,
      target: nameRef('wei-foot-9'),
      foeDice: dice(3),
      foeTotal: 5,
    })
    const { input, alt } = pictures.table(table, reader('en', NAMED), [march, attack, foot])
    expect((input as PartInput).fight).toMatchObject({
      attacker: { name: 'cavalry', dice: [6, 2], attack: 8, defence: null },
      defender: { name: 'foot', faction: 'wei', dice: [3], attack: null, defence: 5 },
      odds: null,
    })
    expect(alt).toContain('cavalry 🎲6 2 ⚔️8, foot 🎲3 🛡️5')
    const generals = thrown('throws-generals', {
      dice: dice(6, 2),
      attack: 11,
      defence: 9,
      target: nameRef('cao-cao'),
      foeDice: dice(3),
      foeAttack: 7,
      foeDefence: 8,
    })
    for (const fight of [foot, generals])
      for (const language of LANGUAGES)
        expect(faultsOf(pictures.table(table, reader(language), [attack, fight]))).toEqual([])
  })

  it('takes nothing from what only some were told', () => {
    expect(latelyIn([{ ...march, to: [0] }])).toEqual([])
  })
})

describe('what a player alone may see', () => {
  const units = [unit(0, 'qun-cavalry-1', 'b1nw')]
  const draft = planOf('qun-cavalry-1', 'b3nw')

  it('shows planned moves to the planner, with the hand beside it in words', () => {
    const own = seen(4, 0, { units, draft })
    const { kind, input, alt } = pictures.hand(own, reader('en', NAMED))
    expect(kind).toBe('storm.part')
    expect((input as PartInput).units).toMatchObject([{ place: 'b3nw', planned: true }])
    expect(alt).toContain('Planned: cavalry D2 to G4')
    expect(pictures.besideHand?.(own, reader('en'))).toBe(
      '**Your cards**: Secret Crossing, Assault, Assault (next turn)',
    )
  })

  it('marks where the chosen unit may go, and whom it may attack', () => {
    const table = seen(4, 0, { units: [...units, unit(1, 'wei-foot-1', 'b3nw')] })
    const ask = (key: string, ids: readonly string[]): Decision => ({
      seat: 0,
      prompt: { key: `storm.${key}`, args: { unit: nameRef('qun-cavalry-1') } },
      options: ids.map((id) => ({ id, text: { key: 'storm.to' } })),
      min: 1,
      max: 1,
    })
    const march = pictures.hand(table, reader('en'), ask('ask-march', ['b2nw', 'jnw', 'ye-w+stay', 'back']))
    expect(march.kind).toBe('storm.part')
    expect((march.input as PartInput).marks).toEqual([
      { place: 'b1nw', kind: 'chosen' },
      { place: 'b2nw', kind: 'go' },
      { place: 'jnw', kind: 'go' },
      { place: 'ye-w', kind: 'go' },
    ])
    expect(march.alt).toContain('You may choose F3, H1, I4')
    const attack = pictures.hand(table, reader('en'), ask('ask-target', ['wei-foot-1', 'luoyang']))
    expect((attack.input as PartInput).marks.slice(1)).toEqual([
      { place: 'b3nw', kind: 'strike' },
      { place: 'luoyang', kind: 'strike' },
    ])
    for (const language of LANGUAGES)
      expect(
        faultsOf(pictures.hand(table, reader(language), ask('ask-march', ['b2nw', 'jnw', 'ye-w']))),
      ).toEqual([])
    // Who may still march stands out among the units.
    const turn = { ...ask('ask-turn', ['unit-qun-cavalry-1', 'attack']), ownTurn: true as const }
    expect(pictures.hand(table, reader('en'), turn)).toMatchObject({
      kind: 'storm.part',
      input: {
        marks: [
          { place: 'b1nw', kind: 'chosen' },
          { place: 'b1nw', kind: 'go' },
        ],
      },
    })
    const nobody = { ...ask('ask-turn', ['attack']), ownTurn: true as const }
    const holding = (hand: readonly string[]) => ({
      ...table,
      players: table.players.map((player) => (player.seat === 0 ? { ...player, hand } : player)),
    })
    expect(pictures.hand(holding(['assault-1']), reader('en'), nobody).kind).toBe('storm.hand')
    // Nothing is to be seen of an empty hand: the map says more.
    expect(pictures.hand(holding([]), reader('en'), nobody).kind).toBe('storm.table')
  })

  it('keeps the ring around whom it attacks, with dice and odds, until the word to go (rulings 74, 78)', () => {
    const table = seen(4, 0, { units: [...units, unit(1, 'wei-foot-1', 'b3nw')] })
    const odds = { dice: 2, plus: 1, foeDice: 1, foePlus: -1, win: 61, draw: 12, lose: 27 }
    const declared: Decision = {
      seat: 0,
      prompt: {
        key: 'storm.ask-declare',
        args: {
          unit: nameRef('qun-cavalry-1'),
          target: nameRef('wei-foot-1'),
          place: nameRef('b3nw'),
          stakes: { key: 'storm.stakes', args: odds },
        },
      },
      options: ['fight', 'back'].map((id) => ({ id, text: { key: 'storm.to' } })),
      min: 1,
      max: 1,
    }
    const { input, alt } = pictures.hand(table, reader('en'), declared)
    expect(input).toMatchObject({
      marks: [
        { place: 'b1nw', kind: 'chosen' },
        { place: 'b3nw', kind: 'strike' },
      ],
      fight: {
        attacker: { faction: 'qun', kind: 'cavalry', dice: [null, null], plus: 1 },
        defender: { faction: 'wei', kind: 'foot', dice: [null], plus: -1 },
        odds: { win: 61, draw: 12, lose: 27 },
      },
    })
    expect(alt).toContain('cavalry 🎲×2 +1, foot 🎲×1 −1, attacker wins 61%, draw 12%, loses 27%')
    for (const language of LANGUAGES)
      expect(faultsOf(pictures.hand(table, reader(language), declared))).toEqual([])
    // The second fight at one place is asked of its defender alone: the attacker goes on.
    const { target, stakes } = declared.prompt.args ?? {}
    const second = { ...declared, prompt: { key: 'storm.ask-second', args: { target, stakes } } } as Decision
    const fighting = {
      ...table,
      attack: { attacker: 'qun-cavalry-1', from: 'b1nw', target: 'wei-foot-1', at: 'b3nw' },
    } as unknown as StormView
    const next = pictures.hand(fighting, reader('en'), second)
    expect(next.input).toMatchObject({ fight: { attacker: { kind: 'cavalry' }, defender: { kind: 'foot' } } })
  })

  it.each(LANGUAGES)('shows the generals to recruit with what they can do, in %s', (language) => {
    const asked = (ids: readonly string[]): Decision => ({
      seat: 0,
      prompt: { key: 'storm.ask-general' },
      options: [...ids, 'back'].map((id) => ({ id, text: { key: 'storm.to' } })),
      min: 1,
      max: 1,
    })
    const all = Object.keys(GENERALS)
    for (let from = 0; from < all.length; from += 3)
      for (const count of [1, 2, 3]) {
        const ids = all.slice(from, from + count)
        const { kind, input, alt } = pictures.hand(seen(2, 0), reader(language), asked(ids))
        expect(kind).toBe('storm.people')
        expect(faultsOf({ kind, input, alt })).toEqual([])
        expect((input as PeopleInput).people).toHaveLength(count)
      }
  })

  it('is no picture where there is nothing to show', () => {
    const bare = seen(4, 0)
    const empty = { ...bare, players: bare.players.map((player) => ({ ...player, hand: [] })) }
    expect(pictures.showsHand?.(bare)).toBe(true)
    expect(pictures.showsHand?.(empty)).toBe(false)
  })

  it('is drawn from the view alone: without a plan in it the table is as everyone sees it', () => {
    const digest = (viewer: Viewer) => digestOf(pictures.table(seen(4, viewer, { units }), reader('en')))
    expect(new Set([digest('public'), digest(0), digest(1)]).size).toBe(1)
    const shown = JSON.stringify(pictures.table(seen(4, 1, { units }), reader('en')))
    expect(shown).not.toMatch(/assault|secret-crossing/)
  })

  it.each(LANGUAGES)('shows the cards with what they do in %s', (language) => {
    const all = DECK.filter((card) => card.endsWith('-1'))
    const table = seen(2, 0)
    const [own] = table.players
    const holding = (hand: readonly string[], fresh: readonly string[]) => ({
      ...table,
      players: table.players.map((player) => (player === own ? { ...player, hand, fresh } : player)),
    })
    for (const hand of [[], all.slice(0, 1), all.slice(0, 6), all.slice(6, 12), all.slice(9)]) {
      const shown = pictures.hand(holding(hand, hand.slice(0, 2)), reader(language))
      expect(shown.kind).toBe('storm.hand')
      expect(faultsOf(shown)).toEqual([])
      const { width, height, png } = paint(PAINTERS, shown)
      expect(height).toBeLessThanOrEqual(width)
      expect(png.length).toBeLessThanOrEqual(200 * 1024)
      expect(shown.alt.length).toBeLessThanOrEqual(1024)
      for (const card of hand)
        expect(JSON.stringify(shown.input)).toContain(
          JSON.stringify(stormWords[language].cards[card]).slice(1, -1),
        )
      expect(pictures.besideHand?.(holding(hand, []), reader(language))).toBe('')
    }
    const many = pictures.hand(holding(all, all.slice(0, 7)), reader(language))
    expect(faultsOf(many)).toEqual([])
    expect(paint(PAINTERS, many).height).toBeLessThanOrEqual(1200)
    expect(
      pictures.besideHand?.({ ...holding(all, all.slice(0, 7)), draft: planOf('x', 'c0') }, reader(language))
        ?.length,
    ).toBeLessThanOrEqual(600)
  })
})

describe('the map', () => {
  it('puts every place into its own column and row, as its code says', () => {
    for (const { id, code } of PLACES) {
      const [x, y] = pointOf(id)
      const column = COLUMNS.find(({ from, to }) => x >= from && x < to)
      const row = ROWS.find(({ from, to }) => y >= from && y < to)
      expect(`${column?.name}${row?.name}`).toBe(code)
    }
  })

  it('keeps places so far apart that a unit fits on each', () => {
    const pixels = PLACES.map(({ id }) => {
      const [x, y] = pointOf(id)
      return { id, x: x * 15.5, y: y * 17.3 }
    })
    for (const [index, a] of pixels.entries())
      for (const b of pixels.slice(index + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id} ${b.id}`).toBeGreaterThan(36)
  })

  it('is its own mirror image, as the board is', () => {
    const points = new Set(
      PLACES.map(({ id }) =>
        pointOf(id)
          .map((at) => at.toFixed(2))
          .join(' '),
      ),
    )
    for (const { id } of PLACES) {
      const [x, y] = pointOf(id)
      expect(points).toContain(`${(70 - x).toFixed(2)} ${y.toFixed(2)}`)
    }
  })

  it('knows a way along roads between any two places', () => {
    const edges = new Set(
      [...ROADS, ...SPECIAL.map(({ a, b }) => [a, b] as const)].map(([a, b]) => [a, b].sort().join(' ')),
    )
    const way = wayBetween('xijing', 'jianye')
    expect([way[0], way.at(-1)]).toEqual(['xijing', 'jianye'])
    for (const [index, place] of way.slice(1, -2).entries())
      expect(edges).toContain([place, way[index + 2]].sort().join(' '))
  })
})

it.each(LANGUAGES)('every name is written in the hands meant for it, sign by sign, in %s', (language) => {
  const { names } = stormWords[language]
  const { words } = vocabularyFor(stormWords, reader(language))
  const ids = [...CITIES.map(({ id }) => id), ...Object.keys(GENERALS), ...DECK]
  const written = [
    ...ids.map((id) => names[id] ?? ''),
    words.title(),
    words.hand(),
    words.plan(),
    words.fresh(),
  ]
  expect(written).not.toContain('')
  for (const sign of written.join('').replace(/[\s’']/g, ''))
    for (const hand of ['brush', 'kai'] as const)
      expect(/\p{sc=Han}/u.test(sign) ? handFor(sign, hand, language) : oldTypeFor(sign), sign).toBeDefined()
})

/** Of so many steps of a game one is drawn. */
const EVERY = allOr(45, 180)

describe('in whole games', () => {
  it.each([2, 3, 4])('every table and every panel can be drawn, at %i seats', (seats) => {
    const { pictures: drawn, game } = stormTitle
    if (!drawn) throw new Error('no pictures')
    let stop = 0
    const kinds = new Set<string>()
    playOut(game as unknown as Game, {
      seed: `pictures-${seats}`,
      policies: Array(seats).fill(randomPolicy),
      options: {},
      forget: true,
      watch(session, { events }) {
        stop++
        const language = LANGUAGES[stop % LANGUAGES.length] ?? 'en'
        if (stop % EVERY !== 0) return
        for (const viewer of ['public', 0] as const) {
          const { view, decision } = playerView(game as unknown as Game, session, viewer)
          const shown = [
            drawn.table(view as StormView, reader(language), events),
            drawn.hand(view as StormView, reader(language), decision),
          ]
          for (const picture of viewer === 'public' ? shown.slice(0, 1) : shown) {
            expect(faultsOf(picture)).toEqual([])
            expect(picture.alt.length).toBeLessThanOrEqual(1024)
            kinds.add(picture.kind)
          }
        }
      },
    })
    expect([...kinds].sort()).toEqual(['storm.hand', 'storm.part', 'storm.table'])
  })
})
