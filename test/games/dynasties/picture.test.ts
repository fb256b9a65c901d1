// The pictures of Dynasties of China: nothing cut or over another at any table, and the description says the same.
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../src/engine/decision.ts'
import { nameRef, type Viewer } from '../../../src/engine/phrase.ts'
import { answerId, LETTERS, questionsOf } from '../../../src/games/dynasties/bank/ids.ts'
import { ERAS } from '../../../src/games/dynasties/cards/eras.ts'
import { DYNASTY_CARDS, drawPileIds } from '../../../src/games/dynasties/cards/index.ts'
import { LORDS } from '../../../src/games/dynasties/cards/lords.ts'
import { HOUSE_EXAMPLE } from '../../../src/games/dynasties/house/example.ts'
import { faceOf } from '../../../src/games/dynasties/picture/faces.ts'
import type { HandInput } from '../../../src/games/dynasties/picture/hand-input.ts'
import { slipsOf } from '../../../src/games/dynasties/picture/hand-slips.ts'
import { pictures as dynastiesPictures } from '../../../src/games/dynasties/picture/index.ts'
import { PAINTERS } from '../../../src/games/dynasties/picture/painters.ts'
import { type DynastiesState, setup } from '../../../src/games/dynasties/table/state.ts'
import { words } from '../../../src/games/dynasties/text/index.ts'
import { view } from '../../../src/games/dynasties/view/view.ts'
import { brushOn } from '../../../src/picture/brush.ts'
import { faultsIn } from '../../../src/picture/paint.ts'
import { digestOf, type Picture } from '../../../src/picture/picture.ts'
import { LANGUAGES, type Language } from '../../../src/text/language.ts'
import type { Reader } from '../../../src/text/render.ts'
import { fromStart, layOut, type Plan } from './kit.ts'

/** 32 characters each, as Discord allows: wide, Chinese, emoji, other scripts. */
const WORST = [
  'W'.repeat(32),
  '龍'.repeat(32),
  '👨‍👩‍👧🤖🏯'.repeat(4),
  'مرحبا한국어 ไทย𝓐𝓻𝓳𝓾𝓷★诸葛',
  'Ünïcødé'.padEnd(32, '·'),
]
/** As long as a name may be to stand whole: six Chinese signs, twelve letters. */
const SHORT = ['阿斗不樂呵呵', 'Zhuge Liangs', '🤖 Wang Can']
const reader = (language: Language, names = WORST): Reader => ({
  language,
  style: 'plain',
  seatName: (seat) => names[seat % names.length] ?? '',
})
const ENDLESS = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }
const measureIn = (language: Language) => brushOn(createCanvas(1, 1).getContext('2d'), language, ENDLESS, [])
const faultsOf = (picture: Picture): readonly string[] => faultsIn(PAINTERS, picture)

/** Eight players with everything that can last on each of them. */
function crowded(seats: number): DynastiesState {
  const state = setup(seats, { ending: 'deck', laps: 8, house: HOUSE_EXAMPLE })
  const lords = Object.keys(LORDS)
  Object.assign(state, {
    phase: 'turn',
    round: 141,
    laps: 7,
    turn: 900,
    marker: 'eastern-jin',
    active: 2,
    first: 1,
  })
  state.played = ['five-peoples', 'yue-fei', 'house-1']
  const born = 1
  state.pacts = [
    { kind: 'truce', owner: 0, other: 1, left: 3, born },
    { kind: 'truce', owner: 2, other: 0, left: 2, born },
    { kind: 'shield', owner: 0, other: 0, left: 3, born },
    { kind: 'exposed', owner: 1, other: 0, left: 3, born },
  ]
  for (const [seat, player] of state.players.entries()) {
    player.lord = lords[seat] ?? null
    player.stats = { state: 18, grain: 9, attack: 9, defence: 9 }
    player.hand = state.deck.splice(0, 12)
    Object.assign(player, { skip: 6, silenced: true })
  }
  const [first] = state.players
  if (first) first.shown = ['xiang-yu', 'xiao-yan', 'shi-jingtang', 'puyi']
  return state
}

describe('at the most crowded table nothing is cut, small or over another', () => {
  it.each([3, 5, 8].flatMap((seats) => LANGUAGES.map((language) => [seats, language] as const)))(
    '%i seats in %s',
    (seats, language) => {
      for (const viewer of ['public', 0] as const) {
        const picture = dynastiesPictures.table(view(crowded(seats), viewer), reader(language))
        expect(faultsOf(picture)).toEqual([])
        expect(picture.alt.length).toBeLessThanOrEqual(1024)
      }
    },
  )
})

describe('a short name stands whole beside any tags', () => {
  it.each([3, 4, 6, 8].flatMap((seats) => LANGUAGES.map((language) => [seats, language] as const)))(
    '%i seats in %s',
    (seats, language) => {
      for (const first of [1, 2]) {
        const state = { ...crowded(seats), first }
        for (const turned of SHORT.keys()) {
          const names = [...SHORT.slice(turned), ...SHORT.slice(0, turned)]
          const picture = dynastiesPictures.table(view(state, 'public'), reader(language, names))
          expect(faultsOf(picture)).toEqual([])
        }
      }
    },
  )
})

describe('a hand', () => {
  it.each(LANGUAGES)('has every card of the box with its name and effect in %s', (language) => {
    const box = drawPileIds({ house: [] })
    for (let from = 0; from < box.length; from += 12) {
      const state = setup(3, {})
      const hand = box.slice(from, from + 12)
      if (state.players[0]) state.players[0].hand = hand
      const picture = dynastiesPictures.hand(view(state, 0), reader(language))
      expect(faultsOf(picture)).toEqual([])
      expect(picture.alt.length).toBeLessThanOrEqual(1024)
      const shown = JSON.stringify(picture.input)
      for (const card of hand) {
        expect(shown).toContain(words[language].names[card]?.replace(/ \p{sc=Han}+$/u, ''))
        expect(shown).toContain(JSON.stringify(words[language].cards[card]).slice(1, -1))
      }
    }
  })

  it.each(['zh-TW', 'zh-CN'] as const)('of a first turn stands as slips side by side in %s', (language) => {
    const deals = Array.from({ length: 20 }, (_, deal) => {
      const { state } = fromStart(3, {}, `slips-${deal}`)
      return dynastiesPictures.hand(view(state, state.active), reader(language))
    })
    for (const picture of deals) expect(faultsOf(picture), picture.alt).toEqual([])
    const slips = deals.filter(({ input }) => slipsOf(input as HandInput, measureIn(language)))
    expect(slips.length).toBeGreaterThan(15)
  })

  it('has a face for each person, and no two alike', () => {
    const persons = Object.entries(DYNASTY_CARDS).filter(([, { type }]) => type === 'person')
    const faces = persons.map(([id]) => JSON.stringify(faceOf(id)))
    expect(faces).not.toContain(undefined)
    expect(new Set(faces).size).toBe(persons.length)
  })

  it('marks what the era of the marker lets be played, and counts what is alike', () => {
    const { state } = layOut({
      era: 'tang',
      lay: (at) => at.hand(0, 'an-lushan', 'confucius', 'raid-1', 'raid-2'),
    })
    expect(dynastiesPictures.hand(view(state, 0), reader('en')).alt).toMatch(
      /^Your hand: 4 of 12\. An Lushan \(Tang · person, now\): .*\. Confucius \(Spring–Aut\. · person\): .*\. Raid ×2: /,
    )
  })
})

describe('a question', () => {
  const state = setup(3, {})
  const asking = (id: string, answer: string | null = null) => {
    state.question = { asker: 1, target: 0, id, text: answer === null ? null : 'W'.repeat(200), answer }
    return view(state, 0)
  }
  const asked = (id: string): Decision => ({
    seat: 0,
    prompt: { key: 'dynasties.ask-answer', args: { question: nameRef(id) } },
    options: [
      ...LETTERS.map((letter) => ({
        id: letter,
        text: { key: 'dynasties.answer', args: { answer: nameRef(answerId(id, letter)) } },
      })),
      { id: 'pass', text: { key: 'dynasties.no-idea' } },
    ],
    min: 1,
    max: 1,
    pass: 'pass',
  })

  it.each(LANGUAGES)('stands on a scroll over its answers, to whom it is put (D17), in %s', (language) => {
    const all = questionsOf(null, null)
    for (const id of all.filter((_, index) => index % 9 === 0)) {
      const { kind, input, alt } = dynastiesPictures.hand(asking(id), reader(language), asked(id))
      expect(kind).toBe('dynasties.question')
      expect(faultsOf({ kind, input, alt })).toEqual([])
      for (const letter of LETTERS)
        expect(alt).toContain(`${letter.toUpperCase()} ${words[language].names[answerId(id, letter)]}`)
    }
  })

  it('that a player typed stands there with the answer to be judged, however long', () => {
    const judged = { ...asked('x'), prompt: { key: 'dynasties.ask-judge' } }
    const picture = dynastiesPictures.hand(asking('x', '龍'.repeat(100)), reader('en'), judged)
    expect(faultsOf(picture).filter((fault) => !fault.startsWith('does not fit'))).toEqual([])
    expect(picture.alt).toContain(`→ ${'龍'.repeat(100)}`)
  })

  it('is shown to nobody who is not asked', () => {
    const [id = ''] = questionsOf(null, null)
    expect(dynastiesPictures.hand(asking(id), reader('en')).kind).toBe('dynasties.hand')
  })
})

describe('a table', () => {
  const names = ['Mei', 'Arjun', 'Lena', 'Zoe']
  const holding: Plan['lay'] = (lay) => {
    lay.hand(0, 'raid-1')
    lay.stats(1, { state: 3, grain: 1 })
  }
  const at = (state: DynastiesState, viewer: Viewer = 'public') =>
    dynastiesPictures.table(view(state, viewer), reader('en', names))

  it('says where the marker stands and what each player has', () => {
    const { state } = layOut({ era: 'qin', lay: holding })
    const { alt, input } = at(state)
    expect(alt).toContain('marker on Qin 秦')
    expect(alt).toMatch(/Arjun: .*State 3, Grain 1, Attack 5, Defence 5/)
    const { track } = input as { track: { name: string; here: boolean }[] }
    expect(track).toHaveLength(1 + ERAS.length)
    expect(track.filter(({ here }) => here)).toEqual([{ name: 'Qin', year: '221 BC', here: true }])
  })

  it('marks truces on both, walls that are down, and skipped turns (D10, D11)', () => {
    const { state } = layOut({ era: 'qin', lay: holding })
    state.pacts = [
      { kind: 'truce', owner: 0, other: 2, left: 3, born: 0 },
      { kind: 'exposed', owner: 0, other: 1, left: 2, born: 0 },
    ]
    const second = state.players[1]
    if (second) second.skip = 3
    const { alt } = at(state)
    expect(alt).toMatch(/Mei .*Truce with Lena: 3 turns/)
    expect(alt).toMatch(/Arjun: .*Defence 0, .*skips 3 turns, Defence 0: 2 turns/)
    expect(alt).toMatch(/Lena: .*Truce with Mei: 3 turns/)
  })

  it('is the same for others no matter what a player holds', () => {
    const hold = (card: string) => layOut({ era: 'qin', lay: (lay) => lay.hand(0, card) }).state
    for (const viewer of ['public', 1, 2] as const)
      expect(digestOf(at(hold('raid-1'), viewer))).toBe(digestOf(at(hold('confucius'), viewer)))
  })
})
