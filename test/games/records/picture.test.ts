// The pictures of Record of the Three Kingdoms: nothing cut or over another at any table, and the description says the same.
import { createHash } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../src/engine/decision.ts'
import type { GameEvent } from '../../../src/engine/game.ts'
import { type Id, nameRef, type Viewer } from '../../../src/engine/phrase.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import {
  CITIES,
  FEMALE,
  GENERALS,
  LORDS,
  SCHEME_CARDS,
  STRATEGISTS,
} from '../../../src/games/records/cards/index.ts'
import { game as records } from '../../../src/games/records/game.ts'
import type { BattleInput } from '../../../src/games/records/picture/battle-input.ts'
import { pictures as recordsPictures } from '../../../src/games/records/picture/index.ts'
import { PAINTERS } from '../../../src/games/records/picture/painters.ts'
import { drawPortrait, portraitOf } from '../../../src/games/records/picture/people.ts'
import type { TableInput } from '../../../src/games/records/picture/table-input.ts'
import { type RecordsState, setup } from '../../../src/games/records/table/state.ts'
import { words as recordsWords } from '../../../src/games/records/text/index.ts'
import { type RecordsView, view } from '../../../src/games/records/view/view.ts'
import { faultsIn, paint } from '../../../src/picture/paint.ts'
import { digestOf, type Picture } from '../../../src/picture/picture.ts'
import { LANGUAGES, type Language } from '../../../src/text/language.ts'
import type { Reader } from '../../../src/text/render.ts'

/** 32 characters each, as Discord allows: wide, Chinese, emoji, other scripts. */
const WORST = [
  'W'.repeat(32),
  '龍'.repeat(32),
  '👨‍👩‍👧🤖🏯'.repeat(4),
  'مرحبا한국어 ไทย𝓐𝓻𝓳𝓾𝓷★诸葛',
  'Ünïcødé m̀̀̀̀̀̀̀̀ü'.padEnd(32, '·'),
]
const reader = (language: Language, names = WORST): Reader => ({
  language,
  style: 'plain',
  seatName: (seat) => names[seat] ?? '',
})
const digest = (data: Uint8ClampedArray): string => createHash('sha256').update(data).digest('hex')
const SEATS = [2, 3, 4, 5]
const faultsOf = (picture: Picture): readonly string[] => faultsIn(PAINTERS, picture)

/** Names as long as they come: all 13 cities with the longest names to hold them, everything known or guessed at. */
function crowded(seats: number): RecordsState {
  const twoLords = seats === 2
  const state = setup(seats, { advanced: seats === 5, 'two-lords': twoLords })
  state.phase = 'act'
  state.round = 12
  state.lordsUp = true
  state.first = 1
  const generals = [...Object.keys(GENERALS)].sort((a, b) => b.length - a.length)
  const strategists = ['zhuge-liang', 'tian-feng', 'sima-yi', 'wang-yun', 'zhang-bao']
  const lords = [...LORDS].sort((a, b) => b.length - a.length)
  for (const [index, card] of Object.keys(CITIES).entries())
    state.players[index % seats]?.cities.push({
      card,
      garrison: generals[index] ?? '',
      up: index % 3 === 0,
      knownTo: [],
      strength: index % 3 === 1 ? 10 : null,
      ruledOut: index % 3 === 2 ? [3, 4, 5, 6, 7, 8, 9] : [],
      builtIn: 1,
    })
  for (const [seat, player] of state.players.entries()) {
    player.money = 48
    player.hand = SCHEME_CARDS.slice(0, 12)
    player.lords = lords.slice(seat * 2, seat * 2 + (twoLords ? 2 : 1))
    player.strategist = strategists[seat] ?? null
    player.strategistUp = seat % 2 === 0
  }
  const defender = state.players[1]?.cities[0]
  state.attack = {
    step: 'defence',
    defender: 1,
    city: defender?.card ?? '',
    general: 'sun-shangxiang',
    scheme: 'remove-firewood-1',
    defence: null,
    up: false,
  }
  return state
}

describe('at the most crowded table nothing is cut, small or over another', () => {
  it.each(SEATS.flatMap((seats) => LANGUAGES.map((language) => [seats, language] as const)))(
    '%i seats in %s',
    (seats, language) => {
      for (const viewer of ['public', 0] as const) {
        const picture = recordsPictures.table(view(crowded(seats), viewer), reader(language))
        expect(faultsOf(picture)).toEqual([])
        expect(picture.alt.length).toBeLessThanOrEqual(1024)
      }
    },
  )
})

it.each(LANGUAGES)('a short name stands whole at the most crowded table in %s', (language) => {
  // Two lords a seat with all cities leave a name less room than that.
  for (const seats of SEATS.filter((each) => each > 2))
    for (const name of ['阿斗不樂呵呵', 'Zhuge Liangs', '🤖 Wang Can']) {
      const names = Array<string>(seats).fill(name)
      const picture = recordsPictures.table(view(crowded(seats), 'public'), reader(language, names))
      expect(faultsOf(picture)).toEqual([])
    }
})

describe('in whole games every table and hand can be drawn', () => {
  it.each(SEATS)('%i seats', (seats) => {
    const views: RecordsView[] = []
    playOut(records, {
      seed: `pictures-${seats}`,
      options: { advanced: seats % 2 === 1, 'two-lords': seats === 2 },
      policies: Array(seats).fill(randomPolicy),
      forget: true,
      watch: ({ state, number }) =>
        views.push(structuredClone(records.view(state as RecordsState, number % 2 === 0 ? 'public' : 1))),
    })
    const some = views.filter((_, index) => index % Math.ceil(views.length / 7) === 0)
    expect(some.length).toBeGreaterThan(4)
    for (const [index, each] of some.entries()) {
      const language = LANGUAGES[index % LANGUAGES.length] ?? 'en'
      expect(faultsOf(recordsPictures.table(each, reader(language)))).toEqual([])
      if (each.viewer !== 'public') expect(faultsOf(recordsPictures.hand(each, reader(language)))).toEqual([])
    }
  })
})

/** A state in which seat 0 holds these cards. */
function holding(hand: readonly Id[], more: Partial<RecordsState['players'][number]> = {}): RecordsState {
  const state = setup(3, {})
  const [player] = state.players
  if (player) Object.assign(player, { hand: [...hand], ...more })
  return state
}

describe('a hand', () => {
  const box = [...Object.keys(GENERALS), ...Object.keys(CITIES), ...SCHEME_CARDS]

  it.each(LANGUAGES)('shows every card of the box with its name and effect in %s', (language) => {
    const state = holding(box, { lords: [...LORDS], choosing: Object.keys(STRATEGISTS), used: ['liu-bei'] })
    const picture = recordsPictures.hand(view(state, 0), reader(language))
    // Nobody holds all of them: the sheet may be taller than wide.
    expect(faultsOf(picture).filter((fault) => !fault.startsWith('taller'))).toEqual([])
    const shown = JSON.stringify(picture.input)
    const { names, cards } = recordsWords[language]
    for (const card of [...box, ...LORDS, ...Object.keys(STRATEGISTS)]) {
      expect(shown).toContain(names[card]?.replace(/ \p{sc=Han}+$/u, ''))
      if (!(card in GENERALS) && !(card in CITIES && card !== 'luoyang'))
        expect(shown).toContain(JSON.stringify(cards[card]).slice(1, -1))
    }
  })

  it.each(LANGUAGES)('of twelve cards is no taller than wide, in %s', (language) => {
    const hand = [...Object.keys(GENERALS).slice(0, 6), 'chengdu', 'luoyang', ...SCHEME_CARDS.slice(0, 4)]
    const state = holding(hand, { lords: ['cao-cao'], strategist: 'tian-feng' })
    expect(faultsOf(recordsPictures.hand(view(state, 0), reader(language)))).toEqual([])
  })

  it('says the same in its description', () => {
    const state = holding(['lu-bu', 'xiao-qiao', 'xinye', 'two-birds-1', 'two-birds-2'], {
      lords: ['cao-cao'],
      money: 7,
      drawn: ['empty-fort-1'],
    })
    const { alt } = recordsPictures.hand(view(state, 0), reader('en'))
    expect(alt).toBe(
      'To choose from: 1: Empty Fort: When you are attacked, wits: the attacker goes home without a battle; the cost stays paid. ' +
        'Your hand: 5: Lü Bu 10; Xiao Qiao 5 (lady); Xinye (6 pts, walls 2, price 6, tax 1); ' +
        'Two Birds, One Stone ×2: On your turn: draw 2 cards. 7 coins. ' +
        'Cao Cao: Mandate of Heaven: your income is 1 coin higher each round',
    )
  })

  it('has a portrait for every person in it, and for them alone', () => {
    const state = holding(['lu-bu', 'xinye', 'two-birds-1'], { lords: ['cao-cao'], strategist: 'zhou-yu' })
    const { input } = recordsPictures.hand(view(state, 0), reader('en'))
    expect(JSON.stringify(input).match(/"portrait":[^,]+/g)).toEqual(
      ['"lu-bu"', 'null', '"cao-cao"', '"zhou-yu"'].map((who) => `"portrait":${who}`),
    )
  })

  it('marks every lady (R16: 美人計 has no hold on her)', () => {
    const { input } = recordsPictures.hand(view(holding(Object.keys(GENERALS)), 0), reader('en'))
    const ladies = JSON.stringify(input).match(/"lady":true/g)
    expect(ladies).toHaveLength(FEMALE.size)
  })

  it('of nobody is empty', () => {
    expect(recordsPictures.hand(view(holding(['lu-bu']), 'public'), reader('en')).alt).not.toContain('Lü Bu')
  })
})

describe('a bust', () => {
  it('is there for everyone of the box, and no two are alike', () => {
    const everyone = [...LORDS, ...Object.keys(STRATEGISTS), ...Object.keys(GENERALS)]
    const drawn = everyone.map((card) => {
      const context = createCanvas(120, 120).getContext('2d')
      drawPortrait(context, card, { x: 10, y: 16, side: 100 })
      return digest(context.getImageData(0, 0, 120, 120).data)
    })
    expect(new Set(drawn).size).toBe(everyone.length)
    expect(() => portraitOf('xinye')).toThrow('xinye')
  })
})

describe('a table', () => {
  const names = ['Mei', 'Arjun', 'Lena']
  const at = (state: RecordsState, viewer: Viewer) =>
    recordsPictures.table(view(state, viewer), reader('en', names))

  function calm(): RecordsState {
    const state = setup(3, {})
    Object.assign(state, { phase: 'act', round: 3, start: 2, turn: 1, lordsUp: true })
    state.decks = state.decks.map((deck) => ({ ...deck, cards: deck.cards.slice(0, 41) }))
    const [mei, arjun] = state.players
    const city = { knownTo: [], strength: null, ruledOut: [], builtIn: 1 }
    if (mei) {
      Object.assign(mei, { money: 4, hand: ['lu-bu'], lords: ['sun-quan'], strategist: 'zhou-yu' })
      mei.cities = [
        { ...city, card: 'tianshui', garrison: 'zhang-fei', up: false },
        { ...city, card: 'xuchang', garrison: 'guan-yu', up: true },
      ]
    }
    if (arjun)
      Object.assign(arjun, { money: 12, lords: ['cao-cao'], strategist: 'li-ru', strategistUp: true })
    return state
  }

  it('says every fact in its description, for the one who looks', () => {
    expect(at(calm(), 'public').alt).toBe(
      'Round 3, Deck 41, Ends at 6 cities. ' +
        'Mei (acts): Lord Sun Quan 孫權, strategist hidden, 4 coins, 1 card, 13 pts; ' +
        'Tianshui (4 pts, walls 2, hidden); Xuchang (9 pts, walls 4, Guan Yu strength 9). ' +
        'Arjun: Lord Cao Cao 曹操, Strategist Li Ru 李儒 wits 6, 12 coins, 0 cards, 0 pts; no city. ' +
        'Lena (starts): no lord yet, no strategist, 0 coins, 0 cards, 0 pts; no city',
    )
    expect(at(calm(), 0).alt).toContain('Strategist Zhou Yu 周瑜 wits 8 (hidden from others)')
    expect(at(calm(), 0).alt).toContain(
      'Tianshui (4 pts, walls 2, Zhang Fei strength 9 (hidden from others))',
    )
  })

  it('is the same for others no matter who holds a city in secret (R27)', () => {
    const other = calm()
    const [city] = other.players[0]?.cities ?? []
    if (city) city.garrison = 'liu-shan'
    for (const viewer of ['public', 1, 2] as const)
      expect(digestOf(at(other, viewer))).toBe(digestOf(at(calm(), viewer)))
    expect(digestOf(at(other, 0))).not.toBe(digestOf(at(calm(), 0)))
  })

  it('names the player who must decide: the owner of an attacked city, then both who order their lines (R16, R21)', () => {
    const state = calm()
    const attack = { defender: 0, city: 'tianshui', general: 'lu-bu', scheme: null, defence: null, up: false }
    state.turn = 2
    state.attack = { ...attack, step: 'defence' }
    expect(at(state, 'public').alt).toContain('Arjun attacks Tianshui 天水 · general hidden')
    expect(at(state, 'public').alt).toContain('Mei (answers)')
    expect(at(state, 'public').alt).toContain('under attack')
    state.attack = { ...attack, step: 'battle', up: true }
    const side = { best: [], rest: [], lined: false }
    state.battle = { attacker: { ...side, strength: 10 }, defender: { ...side, strength: 9 }, up: false }
    expect(at(state, 'public').alt).toContain('· 10 : 9')
    expect(at(state, 'public').alt).toContain('Mei (lines up)')
    expect(at(state, 'public').alt).toContain('Arjun (lines up)')
  })

  it('shows portraits only of those the viewer knows', () => {
    const portraits = (viewer: Viewer) =>
      (at(calm(), viewer).input as TableInput).bands.map(({ court }) => court.map(({ portrait }) => portrait))
    expect(portraits(0)).toEqual([
      ['sun-quan', 'zhou-yu'],
      ['cao-cao', 'li-ru'],
      [null, null],
    ])
    expect(portraits('public')).toEqual([
      ['sun-quan', null],
      ['cao-cao', 'li-ru'],
      [null, null],
    ])
    const hidden = { ...calm(), lordsUp: false }
    expect(JSON.stringify(at(hidden, 2).input)).not.toMatch(/sun-quan|cao-cao|zhou-yu|"(wei|wu)"/)
  })

  it('is never much taller than wide, no matter who plays', () => {
    // A garrison with a long name takes two columns and does not push all others into one.
    const { height: most, width: wide } = paint(
      PAINTERS,
      recordsPictures.table(view(crowded(5), 'public'), reader('en')),
    )
    expect(most).toBeLessThan(wide * 1.65)
    for (const seats of SEATS) {
      const { height, width } = paint(
        PAINTERS,
        recordsPictures.table(view(setup(seats, {}), 'public'), reader('en', names)),
      )
      expect(height).toBeLessThan(width * 1.15)
    }
  })

  it('with the same input has the same bytes', () => {
    const picture = at(calm(), 0)
    const again = JSON.parse(JSON.stringify(picture)) as Picture
    expect(paint(PAINTERS, again).png.equals(paint(PAINTERS, picture).png)).toBe(true)
  })
})

describe('a line to be put in order (R21)', () => {
  const ordering = () => {
    const state = setup(3, {})
    Object.assign(state, { phase: 'act', round: 3, start: 0, turn: 1, lordsUp: true })
    const city = { knownTo: [], strength: null, ruledOut: [], builtIn: 1 }
    const [mei] = state.players
    if (mei) mei.cities = [{ ...city, card: 'tianshui', garrison: 'zhang-fei', up: true }]
    const up = { step: 'battle', general: 'lu-bu', scheme: null, defence: null, up: true } as const
    state.attack = { ...up, defender: 0, city: 'tianshui' }
    const side = (strength: number, best: string[]) => ({ strength, best, rest: [], lined: false })
    state.battle = {
      attacker: side(10, ['battle-21', 'battle-17', 'battle-4']),
      defender: side(9, ['battle-20', 'battle-16', 'battle-9']),
      up: false,
    }
    return state
  }
  const asked: Decision = {
    seat: 1,
    prompt: { key: 'records.ask-line-attack', args: { city: nameRef('tianshui'), walls: 2 } },
    options: [],
    min: 1,
    max: 1,
  }
  const shown = (picks: readonly string[]) =>
    recordsPictures.hand(view(ordering(), 1), reader('en', ['Mei', 'Arjun', 'Lena']), asked, picks)

  it('shows the own battle cards, the enemy, the walls, and no card of the enemy', () => {
    const { kind, alt, input } = shown([])
    const { positions } = input as BattleInput
    expect(kind).toBe('records.battle')
    expect(alt).toBe(
      'Battle of Tianshui. Attack: Arjun, Lü Bu, strength 10. Defence: Mei, Zhang Fei, strength 9. ' +
        'Front ? : ? + 2; Middle ? : ? + 2; Rear ? : ? + 2. Your battle cards: 21, 17, 4',
    )
    expect(positions.map(({ attack, defence }) => [attack, defence])).toEqual(Array(3).fill([null, null]))
  })

  it('fills the positions as they are picked', () => {
    expect(shown(['battle-17>battle-21>battle-4']).alt).toContain(
      'Front 17 : ? + 2; Middle 21 : ? + 2; Rear 4 : ? + 2',
    )
    for (const language of LANGUAGES)
      for (const picks of [[], ['battle-17>battle-21>battle-4']])
        expect(faultsOf(recordsPictures.hand(view(ordering(), 1), reader(language), asked, picks))).toEqual(
          [],
        )
  })
})

describe('a battle', () => {
  /** Every battle of a game: what it told, and all before. */
  function battles(seats: number): { fresh: readonly GameEvent[]; earlier: readonly GameEvent[] }[] {
    const all: { fresh: readonly GameEvent[]; earlier: readonly GameEvent[] }[] = []
    const story: GameEvent[] = []
    playOut(records, {
      seed: `battles-${seats}`,
      options: { advanced: false, 'two-lords': false },
      policies: Array(seats).fill(randomPolicy),
      forget: true,
      watch(_, { events }) {
        all.push({ fresh: events, earlier: [...story] })
        story.push(...events)
      },
    })
    return all.filter(({ fresh }) => fresh.some(({ phrase }) => phrase.key.startsWith('records.position-')))
  }

  it.each(SEATS)('shows the three positions as they were told, at %i seats', (seats) => {
    const fought = battles(seats)
    expect(fought.length).toBeGreaterThan(0)
    for (const [index, { fresh, earlier }] of fought.slice(0, 4).entries()) {
      const picture = recordsPictures.scene(fresh, earlier, reader(LANGUAGES[index % 3] ?? 'en'))
      if (!picture) throw new Error('no picture of a battle')
      expect(faultsOf(picture)).toEqual([])
      for (const { phrase } of fresh.filter((told) => told.phrase.key.startsWith('records.position-'))) {
        const { attack, defence, walls } = phrase.args ?? {}
        expect(picture.alt).toContain(`${attack} : ${defence} + ${walls}`)
      }
      const { attacker, defender } = picture.input as BattleInput
      for (const { portrait } of [attacker, defender])
        expect(portrait && GENERALS[portrait]).toBeGreaterThan(2)
      const won = fresh.filter(({ phrase }) => phrase.key === 'records.position-attacker').length
      expect((picture.input as { taken: boolean }).taken).toBe(won >= 2)
    }
  })

  it('is no picture while none is over', () => {
    const [one] = battles(3)
    expect(recordsPictures.scene(one?.earlier.slice(-3) ?? [], [], reader('en'))).toBeUndefined()
    expect(recordsPictures.scene([], one?.earlier ?? [], reader('en'))).toBeUndefined()
  })

  it('can do without what went before', () => {
    const [one] = battles(3)
    const picture = recordsPictures.scene(one?.fresh ?? [], [], reader('en'))
    expect(picture && faultsOf(picture)).toEqual([])
  })
})
