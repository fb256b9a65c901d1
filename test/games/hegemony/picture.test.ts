// The pictures of Kingdom Wars: nothing cut or over another at any table, and the description says the same.
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it, vi } from 'vitest'
import type { Viewer } from '../../../src/engine/phrase.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { GENERAL_IDS, skillsOf } from '../../../src/games/hegemony/cards/generals.ts'
import { CARD_IDS, KINDS, type Kind } from '../../../src/games/hegemony/cards/index.ts'
import { game as hegemony } from '../../../src/games/hegemony/game.ts'
import { title as hegemonyTitle } from '../../../src/games/hegemony/index.ts'
import { pictures as hegemonyPictures } from '../../../src/games/hegemony/picture/index.ts'
import { PAINTERS } from '../../../src/games/hegemony/picture/painters.ts'
import type { TableInput } from '../../../src/games/hegemony/picture/table-input.ts'
import { type HegemonyState, setup } from '../../../src/games/hegemony/table/state.ts'
import { newTarget } from '../../../src/games/hegemony/table/targeted.ts'
import { VOCABULARY } from '../../../src/games/hegemony/text/index.ts'
import { type HegemonyView, view } from '../../../src/games/hegemony/view/view.ts'
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
const reader = (language: Language, names: readonly string[] = WORST): Reader => ({
  language,
  style: 'plain',
  seatName: (seat) => names[seat % names.length] ?? '',
})
const faultsOf = (picture: Picture): readonly string[] => faultsIn(PAINTERS, picture)
/** Nobody holds all cards or all generals: such a hand may be taller than wide. */
const isNoHeight = (fault: string): boolean => !fault.startsWith('taller than wide')

/** Generals with the longest names, everything worn, judged, chained and flipped that a seat can be. */
function crowded(seats: number): HegemonyState {
  const state = setup(seats, {})
  state.phase = 'play'
  const longest = [...GENERAL_IDS].sort(
    (a, b) => VOCABULARY.en.generals[b].length - VOCABULARY.en.generals[a].length,
  )
  const copies = (slot: string) =>
    CARD_IDS.filter((id) => {
      const facts = KINDS[id.replace(/-[scdh][0-9ajqk]+(-b)?$/, '') as Kind]
      return facts?.type === 'equipment' && facts.slot === slot
    })
  const factions = ['wei', 'shu', 'wu', 'qun', 'ambitionist', null] as const
  for (const [seat, player] of state.players.entries()) {
    const [head = 'cao-cao', deputy = 'cao-cao'] = longest.slice((seat * 2) % 60)
    player.generals = [head, deputy].map((id, index) => ({
      id,
      place: index === 0 ? 'head' : 'deputy',
      up: index === 0 || seat % 3 > 0,
      shown: true,
      lost: seat % 4 === 1,
      knownTo: [0],
    }))
    Object.assign(player, {
      maxHp: 5,
      hp: seat % 6,
      chained: true,
      flipped: true,
      faction: factions[seat % 6],
    })
    player.hand = CARD_IDS.slice(seat * 4, seat * 4 + 4)
    for (const slot of ['weapon', 'armor', 'plus-horse', 'minus-horse'] as const)
      player.equipment[slot] = copies(slot)[seat % copies(slot).length] ?? null
    player.judgement = (['lightning', 'indulgence', 'supply-shortage'] as const).map((as) => ({
      card: `${as}-x`,
      as,
    }))
    if (seat === 2) player.piles = { buqu: CARD_IDS.slice(70, 79) }
  }
  if (state.players[5]) state.players[5].alive = false
  const turn = { step: 'body', skips: [], slashes: 1, slashed: true, wines: 0, drunk: false } as const
  state.turn = {
    ...turn,
    skips: [],
    seat: 1,
    number: 112,
    phase: 'play',
    counts: {},
    marks: [],
    judged: [],
    broken: false,
    discarded: [],
  }
  state.seen = Object.fromEntries(CARD_IDS.slice(4, 8).map((card) => [card, [0]]))
  return state
}

describe('at the most crowded table nothing is cut, small or over another', () => {
  it.each([
    [2, 'en', 0],
    [5, 'zh-CN', 'public'],
    [8, 'zh-TW', 0],
    [12, 'en', 0],
    [12, 'zh-TW', 0],
  ] as const)('%i seats in %s as %s sees them', (seats, language, viewer) => {
    const picture = hegemonyPictures.table(view(crowded(seats), viewer), reader(language))
    expect(faultsOf(picture)).toEqual([])
    expect(picture.alt.length).toBeLessThanOrEqual(1024)
    for (const name of picture.alt.split(/[.。] ?/).slice(1)) expect(name).not.toMatch(/…$/)
  })
})

describe('every number of seats', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    '%i has room for names, generals and what goes on',
    (seats) => {
      for (const language of LANGUAGES)
        for (const viewer of ['public', 0] as const) {
          const state = crowded(seats)
          state.happening = [{ is: 'dying', seat: 1, damage: null }]
          expect(faultsOf(hegemonyPictures.table(view(state, viewer), reader(language))), language).toEqual(
            [],
          )
        }
    },
  )

  it('says on the picture whose turn it is, who is dying and who is dead', () => {
    const state = crowded(8)
    state.happening = [{ is: 'dying', seat: 1, damage: null }]
    const { seats } = hegemonyPictures.table(view(state, 'public'), reader('en')).input as TableInput
    expect(seats.map(({ tags }) => tags.map(({ kind }) => kind).join())).toEqual([
      ...['', 'acts,dying', '', '', '', 'dead', '', ''],
    ])
  })
})

describe('in whole games every table and hand can be drawn', () => {
  it.each([3, 8])('%i seats', (seats) => {
    const views: HegemonyView[] = []
    playOut(hegemony, {
      seed: `pictures-${seats}`,
      options: {},
      policies: Array(seats).fill(randomPolicy),
      forget: true,
      watch: ({ state, number }) => {
        if (number % 50 === 2)
          views.push(structuredClone(view(state as HegemonyState, number % 100 === 2 ? 'public' : 1)))
      },
    })
    const some = views.filter((_, index) => index % Math.ceil(views.length / 4) === 0)
    for (const [index, each] of some.entries()) {
      const language = LANGUAGES[index % LANGUAGES.length] ?? 'en'
      expect(faultsOf(hegemonyPictures.table(each, reader(language)))).toEqual([])
      if (each.viewer !== 'public')
        expect(faultsOf(hegemonyPictures.hand(each, reader(language)))).toEqual([])
    }
    expect(some.length).toBeGreaterThan(1)
  })
})

describe('a hand', () => {
  it.each(['en', 'zh-TW'] as const)(
    'shows every kind of card with its name, copies and effect in %s',
    (language) => {
      const state = setup(3, {})
      state.phase = 'play'
      const [player] = state.players
      if (player) player.hand = [...CARD_IDS]
      const picture = hegemonyPictures.hand(view(state, 0), reader(language))
      expect(faultsOf(picture).filter(isNoHeight)).toEqual([])
      const shown = JSON.stringify(picture.input)
      for (const kind of Object.keys(KINDS) as Kind[]) {
        expect(shown).toContain(JSON.stringify(VOCABULARY[language].cards[kind].name).slice(1, -1))
        expect(shown).toContain(JSON.stringify(VOCABULARY[language].cards[kind].brief).slice(1, -1))
      }
    },
  )

  it.each(['en', 'zh-TW'] as const)('shows each of the 60 generals with all skills in %s', (language) => {
    const state = setup(3, {})
    state.phase = 'pick'
    const [player] = state.players
    if (player) player.dealt = [...GENERAL_IDS]
    const picture = hegemonyPictures.hand(view(state, 0), reader(language))
    expect(faultsOf(picture).filter(isNoHeight)).toEqual([])
    const shown = JSON.stringify(picture.input)
    for (const id of GENERAL_IDS)
      for (const skill of skillsOf(id))
        expect(shown).toContain(JSON.stringify(VOCABULARY[language].skills[skill].brief).slice(1, -1))
  })

  it.each(LANGUAGES)('says in full which place a chosen general has in %s', (language) => {
    const state = setup(3, {})
    state.phase = 'pick'
    const [player] = state.players
    if (!player) throw new Error('three seats')
    const head = { id: 'meng-huo', place: 'head', up: false, shown: false, lost: false } as const
    player.generals = [{ ...head, knownTo: [] }]
    player.dealt = ['ma-chao', 'wei-yan']
    const picture = hegemonyPictures.hand(view(state, 0), reader(language))
    expect(faultsOf(picture)).toEqual([])
    const { generals } = picture.input as { generals: readonly { place: string | null }[] }
    const written = vi.spyOn(Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')), 'fillText')
    try {
      paint(PAINTERS, picture)
      // Thick signs are written twice.
      const texts = written.mock.calls.map(([text]) => text)
      expect(generals[0]?.place).toBeTruthy()
      expect(texts.filter((text, index) => text !== texts[index - 1]).join('')).toContain(generals[0]?.place)
    } finally {
      written.mockRestore()
    }
  })

  it('of nobody is empty', () => {
    expect(hegemonyPictures.hand(view(crowded(3), 'public'), reader('en')).alt).toBe('Your hand is empty')
  })
})

describe('a table', () => {
  const names = ['Mei', 'Arjun', 'Lena']
  const at = (state: HegemonyState, viewer: Viewer) =>
    hegemonyPictures.table(view(state, viewer), reader('en', names))

  function calm(): HegemonyState {
    const state = crowded(3)
    const [mei, arjun, lena] = state.players
    const person = { shown: false, lost: false, knownTo: [] }
    const bare = {
      chained: false,
      flipped: false,
      judgement: [],
      piles: {},
      maxHp: 4,
      hp: 3,
      equipment: { weapon: null, armor: null, 'plus-horse': null, 'minus-horse': null },
    }
    if (!mei || !arjun || !lena) throw new Error('three seats')
    Object.assign(mei, bare, { faction: null })
    mei.generals = [
      { ...person, id: 'cao-cao', place: 'head', up: false },
      { ...person, id: 'dian-wei', place: 'deputy', up: false },
    ]
    Object.assign(arjun, bare, { faction: 'shu', chained: true })
    arjun.generals = [
      { ...person, id: 'guan-yu', place: 'head', up: true },
      { ...person, id: 'zhao-yun', place: 'deputy', up: false },
    ]
    arjun.equipment = { weapon: 'axe-d5', armor: null, 'plus-horse': 'dilu-c5', 'minus-horse': null }
    arjun.judgement = [{ card: 'indulgence-h6', as: 'indulgence' }]
    Object.assign(lena, bare, { alive: false, faction: 'ambitionist' })
    lena.generals = [
      { ...person, id: 'lu-bu', place: 'head', up: true },
      { ...person, id: 'diao-chan', place: 'deputy', up: true },
    ]
    state.deck = state.deck.slice(0, 40)
    state.seen = {}
    return state
  }

  it('says every fact in its description, for the one who looks', () => {
    expect(at(calm(), 'public').alt).toBe(
      'Turn 112, Deck 40, Discard pile 0, Arjun: play phase. ' +
        'Mei: faction unknown, hidden + hidden, HP 3/4, 4 cards. ' +
        'Arjun: turn, Shu, Guan Yu + hidden, HP 3/4, 4 cards, chained, Revelry, Axe 3, +1. ' +
        'Lena: dead, Amb, Lü Bu + Diao Chan',
    )
    expect(at(calm(), 0).alt).toContain(
      'Mei: Wei (only you know), Cao Cao (only you know) + Dian Wei (only you know)',
    )
  })

  it('says of a general that is face down again that everyone knows it (傾城)', () => {
    const state = calm()
    const [head] = state.players[1]?.generals ?? []
    Object.assign(head ?? {}, { up: false, shown: true })
    for (const viewer of ['public', 0, 1] as const)
      expect(at(state, viewer).alt).toContain('Guan Yu (face down) + ')
  })

  it('is the same for others no matter who lies face down (section 8)', () => {
    const other = calm()
    const [mei] = other.players
    const [head] = mei?.generals ?? []
    if (mei && head) mei.generals = [{ ...head, id: 'xiahou-dun' }, ...mei.generals.slice(1)]
    for (const viewer of ['public', 1, 2] as const)
      expect(digestOf(at(other, viewer))).toBe(digestOf(at(calm(), viewer)))
    expect(digestOf(at(other, 0))).not.toBe(digestOf(at(calm(), 0)))
  })

  it('shows a bust to those who may know the general, and to nobody else', () => {
    const busts = (viewer: Viewer) =>
      (at(calm(), viewer).input as TableInput).seats
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ people }) => people.map(({ bust }) => bust))
    expect(busts('public')).toEqual([
      ['guan-yu', null],
      ['lu-bu', 'diao-chan'],
      [null, null],
    ])
    expect(busts(0)[2]).toEqual(['cao-cao', 'dian-wei'])
    expect(busts(1)[0]).toEqual(['guan-yu', 'zhao-yun'])
    expect(JSON.stringify(at(calm(), 2).input)).not.toMatch(/cao-cao|dian-wei|zhao-yun/)
  })

  it.each(LANGUAGES)(
    'at the fullest table of eight is no larger than a few hundred kilobytes in %s',
    (language) => {
      const picture = hegemonyPictures.table(view(crowded(8), 'public'), reader(language, names))
      const { width, png } = paint(PAINTERS, picture)
      expect(width).toBe(1200)
      expect(png.length).toBeLessThanOrEqual(250 * 1024)
    },
  )

  it('says what is being resolved, and marks whom it hits', () => {
    const state = calm()
    const use = {
      is: 'use',
      kind: 'duel',
      suit: null,
      colour: null,
      number: null,
      id: 1,
      cards: [],
      via: null,
    } as const
    const more = { victim: null, bonus: 0, demands: [] }
    state.happening = [{ ...use, cards: [], ...more, user: 1, targets: [newTarget(0)], at: 0 }]
    expect(at(state, 'public').alt).toContain('Arjun: Duel → Mei. Mei: target,')
    state.happening.push({ is: 'dying', seat: 0, damage: null })
    expect(at(state, 'public').alt).toContain('Mei is dying. Mei: dying,')
  })

  it('with the same input has the same bytes', () => {
    const picture = at(calm(), 0)
    const again = JSON.parse(JSON.stringify(picture)) as Picture
    expect(paint(PAINTERS, again).png.equals(paint(PAINTERS, picture).png)).toBe(true)
  })

  it('is drawn anew when a turn begins or a faction is known', () => {
    const told = (key: string) => [{ phrase: { key: `hegemony.${key}` }, to: 'all' as const }]
    expect(hegemonyTitle.pictures?.changesTable?.(told('turn-begins'))).toBe(true)
    expect(hegemonyTitle.pictures?.changesTable?.(told('draws'))).toBe(false)
  })
})
