// A turn is read at a glance: who marched where on one line, and of what changed several times only what holds in the end.
import { describe, expect, it } from 'vitest'
import { storyLines, storyPassages } from '../../../src/discord/words/story-lines.ts'
import { nameRef, type Phrase, seatRef } from '../../../src/engine/phrase.ts'
import type { Title } from '../../../src/games/common/title.ts'
import { DECK, stratagemOf } from '../../../src/games/storm/cards/index.ts'
import { title } from '../../../src/games/storm/index.ts'
import { say } from '../../../src/games/storm/text/say.ts'
import type { StoryEvent } from '../../../src/host/table/types.ts'
import { infoOf } from '../../discord/info.ts'

const STORM = title as unknown as Title
const [mei, arjun] = [seatRef(0), seatRef(1)]
const info = infoOf({ players: ['Mei', 'Arjun'].map((name, seat) => ({ seat, name })) })

const LEVY = DECK.find((card) => stratagemOf(card) === 'levy') ?? ''

const told = (...phrases: readonly Phrase[]): StoryEvent[] =>
  phrases.map((phrase, index) => ({ number: 1, index, told: { phrase, to: 'all' } }) as unknown as StoryEvent)
const lines = (...phrases: readonly Phrase[]) => storyLines('en', STORM, info, told(...phrases))

const marches = (unit: string, to: string) =>
  say('marches', { who: mei, unit: nameRef(unit), from: nameRef('b3nw'), to: nameRef(to) })
const cutOff = say('cut-off', { who: arjun, city: nameRef('wu') })
const joined = say('joined-again', { who: arjun, city: nameRef('wu') })
const recruits = (unit: string, place: string) =>
  say('recruits', {
    who: mei,
    unit: nameRef(unit),
    to: say('placed', { place: nameRef(place) }),
    card: nameRef(LEVY),
  })
const attack = (unit: string) =>
  say('attacks', {
    who: mei,
    unit: nameRef(unit),
    from: nameRef('b3nw'),
    place: nameRef('jw'),
    whom: arjun,
    target: nameRef('shu-foot-1'),
  })
const dice = say('dice-1', { a: 4 })
const throws = (unit: string) =>
  say('throws', {
    unit: nameRef(unit),
    dice,
    worth: 4,
    plus: say('part-value', { n: 1 }),
    total: 5,
    target: nameRef('shu-foot-1'),
    foeDice: dice,
    foeWorth: 4,
    foePlus: say('part-fatigue', { n: -1 }),
    foeTotal: 3,
  })

describe('a turn at a glance', () => {
  it('says on one line who marched where, also where a city is cut off between', () => {
    expect(
      lines(
        marches('wei-foot-1', 'je'),
        cutOff,
        marches('wei-foot-2', 'je'),
        joined,
        marches('cao-cao', 'fnw'),
      ),
    ).toEqual(['**Mei** marches: Foot 1 and Foot 2 → L9; Cao Cao 曹操 → H6.'])
  })

  it('says what a unit takes where it marches, and goes on with the march', () => {
    const takes = say('takes-city', {
      who: mei,
      unit: nameRef('wei-foot-1'),
      city: nameRef('wu'),
      whom: arjun,
      level: 3,
    })
    expect(lines(marches('wei-foot-1', 'wu'), takes, marches('wei-foot-2', 'je'))).toEqual([
      '**Mei** marches: Foot 1 → Wu 吳, taking it (level 3) from **Arjun**; Foot 2 → L9.',
    ])
    expect(lines(say('turn', { who: mei, round: 2 }), takes, marches('wei-foot-2', 'je'))).toEqual([
      'Round 2: **Mei** marches: Foot 1 → Wu 吳, taking it (level 3) from **Arjun**; Foot 2 → L9.',
    ])
  })

  it('breaks a long march between its places', () => {
    const many = ['b3nw', 'jw', 'je', 'fnw'].flatMap((place, nth) => [
      marches(`wei-foot-${2 * nth + 1}`, place),
      marches(`wei-cavalry-${nth + 1}`, place),
    ])
    const told = lines(...many, marches('cao-cao', 'wu'), marches('guo-jia', 'wu'))
    expect(told.join('').split('\n').length).toBeGreaterThan(1)
    for (const line of told.join('').split('\n')) expect(line.length).toBeLessThanOrEqual(110)
  })

  it('says of a city that was cut off and joined again only what holds at the end', () => {
    expect(lines(cutOff, joined)).toEqual([])
    expect(lines(cutOff, joined, cutOff)).toEqual([
      'Wu 吳 is cut off from **Arjun**’s capital: its prestige does not count.',
    ])
    expect(lines(joined)).toEqual(['Wu 吳 is connected to **Arjun**’s capital again.'])
  })

  it('says at the end what a turn has brought: rage and cards added up, the last prestige', () => {
    const rage = (n: number, total: number) => say('gains-rage', { who: arjun, rage: n, total })
    const prestige = (n: number) => say('prestige-now', { who: mei, prestige: n })
    const draws = say('draws', { who: mei, count: 2, hand: 5 })
    expect(lines(rage(2, 2), prestige(5), rage(1, 3), prestige(6)).join(' ')).toBe(
      '**Arjun**: rage +3 (3). **Mei**: prestige 6.',
    )
    expect(lines(prestige(6), rage(2, 2), marches('wei-foot-1', 'je'), cutOff, draws).at(-1)).toContain(
      '**Mei**: prestige 6, cards +2 (5). **Arjun**: Wu 吳 cut off, rage +2 (2).',
    )
  })

  it('lists recruits by their place', () => {
    expect(
      lines(recruits('wei-foot-1', 'je'), recruits('wei-foot-2', 'je'), recruits('wei-foot-3', 'fnw')),
    ).toEqual(['**Mei** recruits Foot 1 and Foot 2 at L9; Foot 3 at H6.'])
    expect(lines(recruits('wei-foot-1', 'je')).join(' ')).toContain('Levy')
    const dismisses = say('dismisses', { who: mei, unit: nameRef('guo-jia') })
    expect(lines(recruits('wei-foot-1', 'je'), dismisses)).toEqual([
      '**Mei** recruits Foot 1 at L9; dismisses Guo Jia 郭嘉.',
    ])
  })

  it('tells a fight with its dice, and several by what they come to', () => {
    expect(lines(attack('wei-foot-1'), throws('wei-foot-1')).join(' ')).toContain('🎲4 +1 (unit) = **5**')
    const many = lines(attack('wei-foot-1'), throws('wei-foot-1'), attack('wei-foot-2'), throws('wei-foot-2'))
    expect(many.join(' ')).not.toContain('🎲')
    expect(many).toHaveLength(2)
    expect(many[0]).toMatch(/at H9: \*\*5\*\* to \*\*3\*\*\.$/)
  })

  it('says in the sentence of a fight whom it destroys, who advances and who falls back', () => {
    const other = [attack('wei-foot-2'), throws('wei-foot-2')]
    const target = { who: arjun, unit: nameRef('shu-foot-1') }
    const own = { who: mei, unit: nameRef('wei-foot-1') }
    const place = { kind: nameRef('foot'), place: nameRef('jw') }
    const foughtWith = (...outcome: readonly Phrase[]) =>
      lines(attack('wei-foot-1'), throws('wei-foot-1'), ...outcome, ...other)[0]
    expect(
      foughtWith(say('destroyed', { ...target, ...place }), say('advances', { ...own, to: nameRef('jw') })),
    ).toBe('**Mei**’s Foot 1 步 destroys **Arjun**’s Foot 1 步 at H9: **5** to **3**, and advances.')
    expect(foughtWith(say('destroyed', { ...own, ...place }))).toMatch(/, and is destroyed\.$/)
    const back = say('pushed-back', { ...target, to: nameRef('je') })
    expect(foughtWith(back)).toMatch(/, driving it back to L9, routed\.$/)
    expect(foughtWith(back, say('advances', { ...own, to: nameRef('jw') }))).toMatch(
      /, driving it back to L9, routed, and advancing\.$/,
    )
    expect(foughtWith(say('tie', { ...own, place: nameRef('je') }))).toMatch(/, a tie\.$/)
  })

  it('leaves each event to one line, those that it does not show too', () => {
    const events = told(
      cutOff,
      marches('wei-foot-1', 'je'),
      marches('wei-foot-2', 'fnw'),
      joined,
      attack('wei-foot-1'),
    )
    const passages = storyPassages('en', STORM, info, events)
    expect(passages.flatMap((passage) => passage.events)).toEqual(events)
  })
})
