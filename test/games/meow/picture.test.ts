// The pictures of Meow Wars: nothing cut or over another at any table, and the description says the same.
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../src/engine/decision.ts'
import type { Game, GameEvent, Options } from '../../../src/engine/game.ts'
import { seatRef } from '../../../src/engine/phrase.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { GENERALS } from '../../../src/games/meow/cards/index.ts'
import { STRATAGEMS } from '../../../src/games/meow/cards/stratagems.ts'
import { TREASURES } from '../../../src/games/meow/cards/treasures.ts'
import { game } from '../../../src/games/meow/game.ts'
import { lookOf } from '../../../src/games/meow/picture/cat/looks.ts'
import { rearPlaces } from '../../../src/games/meow/picture/facing.ts'
import { pictures as meowPictures } from '../../../src/games/meow/picture/index.ts'
import { PAINTERS } from '../../../src/games/meow/picture/painters.ts'
import type { PlacesInput } from '../../../src/games/meow/picture/places-input.ts'
import type { TableInput } from '../../../src/games/meow/picture/table-input.ts'
import { type MeowState, setup } from '../../../src/games/meow/table/state.ts'
import { words as WORDS } from '../../../src/games/meow/text/index.ts'
import { type MeowView, view } from '../../../src/games/meow/view/view.ts'
import { brushOn, type Setting } from '../../../src/picture/brush.ts'
import { faultsIn, type Input, type PictureRenderers, paint } from '../../../src/picture/paint.ts'
import { SMALLEST } from '../../../src/picture/paper.ts'
import type { PeopleInput } from '../../../src/picture/people-input.ts'
import { digestOf, type Picture } from '../../../src/picture/picture.ts'
import { LANGUAGES, type Language } from '../../../src/text/language.ts'
import type { Reader } from '../../../src/text/render.ts'
import { battle, planning, play, type Side } from './table.ts'

/** 32 characters each, as Discord allows: wide, Chinese, emoji, other scripts. */
const WORST = ['W'.repeat(32), '龍'.repeat(32), '👨‍👩‍👧🤖🏯'.repeat(4), 'مرحبا한국어 ไทย𝓐𝓻𝓳𝓾𝓷★诸葛']
const reader = (language: Language, names = WORST): Reader => ({
  language,
  style: 'plain',
  seatName: (seat) => names[seat] ?? '',
})
const faultsOf = (picture: Picture): readonly string[] => faultsIn(PAINTERS, picture)
/** Height by width. */
const ratioOf = (picture: Picture): number => {
  const { width, height } = paint(PAINTERS, picture)
  return height / width
}
/** The same of a phone's screen. */
const PHONE = 844 / 390
const ALL: Options = { expansions: ['treasures', 'stratagems', 'battles'], advanced: false }

/** A game played at random: what was seen and told at each stop. */
function played(seats: number, options: Options, seed = 'pictures') {
  const stops: { views: MeowView[]; fresh: readonly GameEvent[]; earlier: readonly GameEvent[] }[] = []
  const story: GameEvent[] = []
  playOut(game as unknown as Game, {
    seed,
    options,
    policies: Array(seats).fill(randomPolicy),
    forget: true,
    watch({ state }, { events }) {
      const views = (['public', 0] as const).map((viewer) =>
        structuredClone(view(state as MeowState, viewer)),
      )
      stops.push({ views, fresh: events, earlier: [...story] })
      story.push(...events)
    },
  })
  return stops
}

describe('in whole games every table and hand can be drawn', () => {
  it.each([
    [1, { opponent: 'famous', difficulty: 'hell' }],
    [2, ALL],
    [3, { ...ALL, advanced: true }],
    [4, ALL],
  ] as const)('%i seats, %o', (seats, options) => {
    const stops = played(seats, options)
    const some = stops.filter((_, index) => index % Math.ceil(stops.length / 4) === 0)
    for (const [index, { views }] of some.entries()) {
      const language = LANGUAGES[index % LANGUAGES.length] ?? 'en'
      for (const each of views) {
        const table = meowPictures.table(each, reader(language))
        expect(faultsOf(table)).toEqual([])
        if (each.battle && each.viewer === 'public') expect(ratioOf(table)).toBeLessThan(PHONE)
        expect(table.alt.length).toBeLessThanOrEqual(1024)
        if (each.viewer !== 'public') expect(faultsOf(meowPictures.hand(each, reader(language)))).toEqual([])
      }
    }
  })
})

it.each(LANGUAGES)('a hand shows every card of the box with what it does in %s', (language) => {
  const box = Object.keys(GENERALS)
  const { names } = WORDS[language]
  for (let from = 0; from < box.length; from += 12) {
    const state = setup(2, ALL)
    const hand = box.slice(from, from + 12)
    Object.assign(state.players[0] ?? {}, {
      hand,
      treasures: from === 0 ? Object.keys(TREASURES) : [],
      stratagems: from === 0 ? Object.keys(STRATAGEMS) : [],
    })
    const picture = meowPictures.hand(view(state, 0), reader(language))
    // Nobody holds all treasures and stratagems: that sheet may be taller than wide.
    expect(faultsOf(picture).filter((fault) => from > 0 || !fault.startsWith('taller'))).toEqual([])
    expect(picture.alt.length).toBeLessThanOrEqual(1024)
    const shown = JSON.stringify(picture.input)
    for (const card of hand) {
      expect(shown).toContain(names[card]?.replace(/ \p{sc=Han}+$/u, ''))
      expect(shown).toContain(JSON.stringify(names[`${card}-text`]).slice(1, -1))
    }
  }
})

/** Every line that a picture writes, as it was asked for. */
function writtenOn({ kind, input }: Picture): { text: string; setting: Setting; width: number }[] {
  const { language } = input as Input
  const sheet = { width: 2000, height: 4000 }
  const brush = brushOn(createCanvas(1, 1).getContext('2d'), language, sheet, [])
  const { draw } = (PAINTERS as PictureRenderers)[kind.replace('meow.', '')]?.(input as never, brush) ?? {}
  const written: ReturnType<typeof writtenOn> = []
  const text = brush.text.bind(brush)
  brush.text = (line, x, y, setting = {}) => {
    written.push({ text: line, setting, width: brush.width(line, setting) })
    return text(line, x, y, setting)
  }
  draw?.(brush)
  return written
}

it.each(LANGUAGES)('a hand says when each of its generals died, however full it is, in %s', (language) => {
  const box = Object.keys(GENERALS)
  for (let from = 0; from < box.length; from += 6) {
    const state = setup(2, ALL)
    const hand = box.slice(from, from + 6)
    const [treasures, stratagems] = [Object.keys(TREASURES).slice(0, 3), Object.keys(STRATAGEMS).slice(0, 3)]
    Object.assign(state.players[0] ?? {}, { hand, treasures, stratagems })
    const picture = meowPictures.hand(view(state, 0), reader(language))
    expect(faultsOf(picture)).toEqual([])
    const lines = writtenOn(picture).filter(({ setting }) => !setting.cut)
    for (const id of hand) {
      const year = `${GENERALS[id]?.died}`
      expect(
        lines.some(({ text }) => text.endsWith(year) && /\bd\.|卒/.test(text)),
        id,
      ).toBe(true)
    }
  }
})

describe('a table', () => {
  it.each(LANGUAGES)('writes the names of a line-up in one size, in %s', (language) => {
    const side: Side = { front: ['dian-wei', 'zhang-fei', 'zhao-yun'], rear: ['huang-zhong', 'wang-ping'] }
    const picture = meowPictures.table(view(battle([side, side]), 'public'), reader(language))
    const names = side.front.map((id) => WORDS[language].names[id ?? '']?.replace(/ \p{sc=Han}+$/u, ''))
    const sizes = writtenOn(picture)
      // Those of the rear stand on the field, smaller.
      .filter(({ setting }) => setting.halo === undefined)
      .filter(({ text }) => names.some((name) => name?.includes(text) && text.length > 1))
      .map(({ setting: { size = 0, max = 0 }, width }) => (width > max ? SMALLEST : size))
    expect(sizes.length).toBeGreaterThanOrEqual(names.length)
    expect(new Set(sizes).size).toBe(1)
  })

  it.each(LANGUAGES)(
    'has room for every general of the box, and for fronts of other lengths, in %s',
    (language) => {
      const box = Object.keys(GENERALS)
      for (let from = 0; from < box.length; from += 12) {
        const [a = '', b = '', c = '', d = '', ...rest] = box.slice(from, from + 12)
        const sides: Side[] = [
          { front: [a, b, c, d], rear: rest.slice(0, 1) },
          { front: [rest[1] ?? a, rest[2] ?? b], rear: rest.slice(3, 6) },
          { front: [rest[6] ?? c, null, rest[7] ?? d] },
        ]
        const { input, alt } = meowPictures.table(view(battle(sides), 'public'), reader(language))
        expect(faultsOf({ kind: 'meow.table', input, alt })).toEqual([])
      }
    },
  )

  it.each(LANGUAGES)('has room for a short name beside any tag in %s', (language) => {
    const front = ['guan-yu', 'xu-chu', 'zhao-yun']
    const sides = (seats: number): Side[] => [{ front, hp: 0 }, ...Array(seats - 1).fill({ front })]
    for (const seats of [2, 3, 4])
      for (const name of ['阿斗不樂呵呵', 'Zhuge Liangs', '🤖 Wang Can']) {
        const names = Array<string>(seats).fill(name)
        const picture = meowPictures.table(view(battle(sides(seats)), 'public'), reader(language, names))
        expect(faultsOf(picture)).toEqual([])
      }
  })

  it('has a cat for each general, and no two of a faction look alike', () => {
    const looks = Object.keys(GENERALS).map((id) => {
      const { coat, hat, scarf } = lookOf(id)
      return `${coat} ${hat} ${scarf}`
    })
    expect(new Set(looks).size).toBe(looks.length)
  })

  it('shows both line-ups face to face with their markers, what pays, and the clash', () => {
    const stop = played(2, ALL).find(({ views: [seen] }) => (seen?.battle?.clash ?? 0) >= 2)
    const [seen] = stop?.views ?? []
    if (!seen?.battle) throw new Error('no battle')
    const { input, alt } = meowPictures.table(seen, reader('en', ['Mei', 'Arjun']))
    const { bands, clash } = input as {
      bands: { name: string; markers: { hp: number } }[]
      clash: { now: number }
    }
    // The fronts meet: the public and seat 0 have their own side below.
    expect(bands.map(({ name }) => name)).toEqual(['Arjun', 'Mei'])
    expect(clash.now).toBe(seen.battle.clash)
    for (const [seat, name] of ['Mei', 'Arjun'].entries()) {
      const { hp, attack } = seen.battle.armies[seat] ?? {}
      expect(alt).toMatch(new RegExp(`${name}( \\([^)]*\\))?: HP ${hp}, attack ${attack}`))
    }
  })

  it('a side that is defeated, and a game that is over, have no skill framed as ready', () => {
    const side = (hp: number): Side => ({ front: ['guan-yu', 'xu-chu', 'zhao-yun'], hp })
    const skills = (state: MeowState): string[][] => {
      const { bands } = meowPictures.table(view(state, 'public'), reader('en')).input as {
        bands: { front: { skill: string }[] }[]
      }
      return bands.map(({ front }) => front.map(({ skill }) => skill))
    }
    const ready = ['now', 'ready', 'ready']
    const past = ['past', 'past', 'past']
    expect(skills(battle([side(20), side(0), side(9)]))).toEqual([ready, past, ready])
    const over = battle([side(20), side(9)], (state) => {
      state.phase = 'over'
    })
    expect(skills(over)).toEqual([past, past])
  })

  it('is the same for others no matter what a player holds', () => {
    const holding = (card: string) => {
      const state = setup(3, ALL)
      Object.assign(state, { phase: 'visit' })
      Object.assign(state.players[0] ?? {}, { hand: [card], treasures: ['red-hare'] })
      return state
    }
    for (const viewer of ['public', 1, 2] as const) {
      const digest = (card: string) => digestOf(meowPictures.table(view(holding(card), viewer), reader('en')))
      expect(digest('guan-yu')).toBe(digest('lu-bu'))
    }
  })
})

describe('a battle of two', () => {
  const lined = (rest: readonly string[], length: number): Side => ({
    front: rest.slice(0, length),
    rear: rest.slice(length, 5),
  })
  const blow = (n: number): GameEvent => ({
    phrase: { key: 'meow.hurt', args: { who: seatRef(1), n, hp: 3 } },
    to: 'all',
  })

  it.each(LANGUAGES)('has room for every general of the box on its field, in %s', (language) => {
    const box = Object.keys(GENERALS)
    for (let from = 0; from + 10 <= box.length; from += 5)
      for (const length of [2, 3, 4]) {
        const sides = [lined(box.slice(from), length), lined(box.slice(from + 5), 3)]
        const state = battle(sides, ({ players: [mei] }) => {
          if (mei) mei.carried = { [box[from] ?? '']: 'yitian-sword' }
        })
        expect(faultsOf(meowPictures.table(view(state, 'public'), reader(language), [blow(9)]))).toEqual([])
      }
  })

  it.each([2, 3])('leaves room between the names of a rear of %i', (many) => {
    const { room, ats } = rearPlaces(526, many, 244)
    for (const [index, at] of ats.slice(1).entries())
      expect(at - (ats[index] ?? 0) - room).toBeGreaterThan(many > 2 ? 7 : 20)
  })

  it('says the latest blow, and shows it to whom it is told', () => {
    const state = battle([lined(Object.keys(GENERALS), 3), lined(Object.keys(GENERALS).slice(5), 3)])
    const names = reader('en', ['Mei', 'Arjun'])
    expect(meowPictures.table(view(state, 'public'), names, [blow(4), blow(7)]).alt).toMatch(/Arjun −7$/)
    expect(meowPictures.table(view(state, 'public'), names, [{ ...blow(7), to: [0] }]).alt).not.toContain(
      '−7',
    )
  })

  it('stands above the buttons of who acts in it, the cards in words', () => {
    const state = battle([lined(Object.keys(GENERALS), 3), lined(Object.keys(GENERALS).slice(5), 3)])
    const turn = { prompt: { key: 'meow.ask-turn' } } as Decision
    const seen = () => view(state, 0)
    expect(meowPictures.showsHand(seen())).toBe(false)
    expect(meowPictures.showsHand(seen(), turn)).toBe(true)
    expect(meowPictures.hand(seen(), reader('en'), turn).kind).toBe('meow.table')
    expect(meowPictures.besideHand(seen(), reader('en'), turn)).toBe('')
    Object.assign(state.players[0] ?? {}, { treasures: ['red-hare'] })
    expect(meowPictures.besideHand(seen(), reader('en'), turn)).toContain('Red Hare')
    // Before both markers are set, they say what they will be.
    Object.assign(state, { phase: 'plan' })
    const { bands } = meowPictures.hand(seen(), reader('en'), turn).input as TableInput
    const [, own] = bands
    expect(own?.markers?.hp).toBe(own?.front.reduce((sum, tile) => sum + (tile?.hp ?? 0), 0))
    // Treasures are thrown away after it.
    Object.assign(state, { phase: 'trim' })
    expect(meowPictures.hand(seen(), reader('en'), turn).kind).toBe('meow.hand')
  })
})

describe('a line-up to be filled', () => {
  const hand = ['zhuge-liang', 'xiahou-yuan', 'gongsun-zan', 'taishi-ci', 'cao-cao']

  it.each(LANGUAGES)('has a place for each pick, and the cards that are left below, in %s', (language) => {
    const table = play(
      planning([
        hand,
        Object.keys(GENERALS)
          .filter((id) => !hand.includes(id))
          .slice(0, 5),
      ]),
    )
    const asked = table.decision(0)
    for (let picked = 0; picked <= hand.length; picked++) {
      const picks = hand.slice(0, picked)
      const picture = meowPictures.hand(view(table.state, 0), reader(language), asked, picks)
      expect(picture.kind).toBe('meow.line-up')
      expect(faultsOf(picture)).toEqual([])
      const { line, groups } = picture.input as PlacesInput
      expect([...line.front, ...line.rear].map((tile) => tile?.id ?? null)).toEqual([
        ...picks,
        ...Array(hand.length - picked).fill(null),
      ])
      expect(groups.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual(hand.slice(picked))
    }
    // Treasures have no room there.
    expect(meowPictures.besideHand(view(table.state, 0), reader('en'), asked)).toContain(
      'Heaven-Leaning Sword',
    )
  })
})

it.each([2, 4])('all %i cats sit at the table where one is asked for', (seats) => {
  const asked = { prompt: { key: 'meow.ask-cat' } } as Decision
  const state = setup(seats, ALL)
  expect(meowPictures.showsHand(view(state, 0), asked)).toBe(true)
  for (const language of LANGUAGES) {
    const picture = meowPictures.hand(view(state, 0), reader(language), asked)
    expect((picture.input as PeopleInput).people).toHaveLength(seats)
    expect(faultsOf(picture)).toEqual([])
  }
})

describe('a replay', () => {
  it.each([2, 4])('follows the battle clash by clash as it was told, at %i seats', (seats) => {
    const stops = played(seats, seats === 2 ? ALL : { ...ALL, expansions: ['treasures', 'stratagems'] })
    const ends = stops.filter(({ fresh }) =>
      fresh.some(({ phrase }) => phrase.key.startsWith('meow.battle-won')),
    )
    expect(ends.length).toBeGreaterThan(1)
    for (const [index, { fresh, earlier }] of ends.entries()) {
      const picture = meowPictures.scene(fresh, earlier, reader(LANGUAGES[index % 3] ?? 'en'))
      if (!picture) throw new Error('no replay')
      expect(faultsOf(picture)).toEqual([])
      const { sides, clashes } = picture.input as {
        sides: { won: boolean; moments: ({ to: number; used: string[] } | null)[] }[]
        clashes: unknown[]
      }
      for (const used of sides.flatMap(({ moments }) => moments.flatMap((moment) => moment?.used ?? [])))
        expect(picture.alt).toContain(used)
      expect(sides).toHaveLength(seats)
      expect(sides.filter(({ won }) => won)).toHaveLength(1)
      const won = fresh.findLast(({ phrase }) => phrase.key.startsWith('meow.battle-won'))
      const winner = sides.find((side) => side.won)
      expect(winner?.moments[clashes.length - 1]?.to).toBe(won?.phrase.args?.hp)
    }
  })

  it('is no picture while none is over', () => {
    const [first] = played(2, ALL)
    expect(meowPictures.scene(first?.fresh ?? [], [], reader('en'))).toBeUndefined()
  })
})
