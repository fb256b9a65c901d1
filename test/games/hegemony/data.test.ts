// The box of Kingdom Wars: its cards, generals and companions, counted against the rulings' tables.
import { describe, expect, it } from 'vitest'
import { areCompanions, COMPANIONS, companionsOf } from '../../../src/games/hegemony/cards/companions.ts'
import {
  expansionOf,
  GENERAL_IDS,
  generalFacts,
  KINGDOMS,
  REVISED,
  skillsIn,
  skillsOf,
} from '../../../src/games/hegemony/cards/generals.ts'
import {
  CARD_IDS,
  CARDS,
  card,
  colourOf,
  factsOf,
  isNullify,
  isSlash,
  KINDS,
  type Kind,
  rankOf,
  SLOTS,
  suitSign,
} from '../../../src/games/hegemony/cards/index.ts'
import { skillsOfEdition } from '../../../src/games/hegemony/rules/skills.ts'

const SKILLS = skillsOfEdition('printed')

const kinds = Object.keys(KINDS) as Kind[]
const counted = (test: (kind: Kind) => boolean): number =>
  [...CARDS.values()].filter(({ kind }) => test(kind)).length
const tally = <T extends string>(all: readonly T[]): Record<string, number> =>
  Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]))

describe('the generals', () => {
  it('have the skills in the rules that their cards name', () => {
    for (const general of GENERAL_IDS)
      expect(SKILLS.skillsOf(general).map(({ id }) => id)).toEqual(skillsOf(general))
  })

  it('have the skills of newer printings where they were revised, the locked ones forced (H129)', () => {
    const registry = skillsOfEdition('revised')
    for (const general of GENERAL_IDS) {
      const skills = registry.skillsOf(general)
      expect(skills.map(({ id }) => id)).toEqual(skillsIn(general, 'revised'))
      const kinds: Readonly<Record<string, string>> =
        Object.entries(REVISED).find(([id]) => id === general)?.[1] ?? {}
      for (const { id, triggers = [] } of skills.filter((skill) => kinds[skill.id] === 'locked'))
        expect(
          triggers.filter(({ claim }) => !claim).every(({ forced }) => forced || id === 'hongyan'),
          id,
        ).toBe(true)
    }
  })
})

describe('the 108 cards', () => {
  it('are 45 kinds: 54 basic cards, 29 tricks, 5 delayed tricks and 20 pieces of equipment', () => {
    expect(kinds).toHaveLength(45)
    expect(CARD_IDS).toHaveLength(108)
    expect(tally([...CARDS.values()].map(({ kind }) => factsOf(kind).type))).toEqual({
      basic: 54,
      trick: 29,
      delayed: 5,
      equipment: 20,
    })
  })

  it('have 27 in every suit: 2 of every rank, and 3 of ♠2, ♣2, ♥Q and ♦Q', () => {
    expect(tally([...CARDS.values()].map(({ suit }) => suit))).toEqual({
      spade: 27,
      club: 27,
      heart: 27,
      diamond: 27,
    })
    const marks = tally([...CARDS.values()].map(({ suit, number }) => `${suit} ${rankOf(number)}`))
    expect(Object.keys(marks)).toHaveLength(52)
    const thrice = Object.keys(marks).filter((mark) => marks[mark] !== 2)
    expect(thrice.sort()).toEqual(['club 2', 'diamond Q', 'heart Q', 'spade 2'])
    expect(thrice.map((mark) => marks[mark])).toEqual([3, 3, 3, 3])
  })

  it('count what the table counts of the cards that decide fights', () => {
    expect(counted(isSlash)).toBe(29)
    expect(counted(isNullify)).toBe(3)
    const copies = tally([...CARDS.values()].map(({ kind }) => kind))
    expect(copies).toMatchObject({
      slash: 21,
      'fire-slash': 3,
      'thunder-slash': 5,
      dodge: 14,
      peach: 8,
      wine: 3,
    })
    expect(copies['nullify-state']).toBe(2)
    expect(kinds.filter((kind) => factsOf(kind).type === 'trick' && 'state' in factsOf(kind))).toEqual([
      'nullify-state',
    ])
    expect(kinds.filter((kind) => 'recast' in factsOf(kind))).toEqual(['iron-chain', 'known-both'])
  })

  it('equip 10 weapons with ranges 1 to 5, 4 armors and 3 horses of either sort', () => {
    const slots = kinds.flatMap((kind) => {
      const facts = factsOf(kind)
      return facts.type === 'equipment' ? [facts.slot] : []
    })
    expect(tally(slots)).toEqual({ weapon: 10, armor: 4, 'plus-horse': 3, 'minus-horse': 3 })
    expect(new Set(slots)).toEqual(new Set(SLOTS))
    const ranges = kinds.flatMap((kind) => {
      const facts = factsOf(kind)
      return facts.type === 'equipment' && facts.slot === 'weapon' ? [facts.range] : []
    })
    expect([...ranges].sort()).toEqual([1, 2, 2, 2, 2, 3, 3, 3, 4, 5])
  })

  it('are called by words that say what is printed', () => {
    expect(card('slash-s7')).toEqual({ id: 'slash-s7', kind: 'slash', suit: 'spade', number: 7 })
    expect(card('slash-cj-b')).toEqual({ id: 'slash-cj-b', kind: 'slash', suit: 'club', number: 11 })
    expect(card('peach-garden-ha')).toMatchObject({ kind: 'peach-garden', number: 1 })
    for (const id of CARD_IDS) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/)
    expect(() => card('slash-s4')).toThrow('no card slash-s4')
    expect([suitSign('heart'), rankOf(1), rankOf(10), rankOf(13)]).toEqual(['♥', 'A', '10', 'K'])
    expect([colourOf('club'), colourOf('diamond')]).toEqual(['black', 'red'])
  })
})

describe('the 60 generals', () => {
  const ids = GENERAL_IDS.filter((id) => expansionOf(id) === null)
  const facts = ids.map(generalFacts)
  const skills = ids.flatMap(skillsOf)

  it('are 15 to a kingdom', () => {
    expect(ids).toHaveLength(60)
    for (const kingdom of KINGDOMS) expect(facts.filter((one) => one.kingdom === kingdom)).toHaveLength(15)
  })

  it('have 92 skills in 94 places: Horsemanship stands on three generals', () => {
    expect(skills).toHaveLength(94)
    expect(new Set(skills).size).toBe(92)
    expect(ids.filter((id) => skillsOf(id).includes('mashu'))).toEqual(['ma-chao', 'pang-de', 'ma-teng'])
    expect(tally(facts.flatMap((one) => Object.values(one.skills)))).toEqual({
      normal: 72,
      locked: 19,
      limited: 3,
    })
  })

  it('make 3 or 4 HP of any two of one kingdom, which is what the HP cards show', () => {
    const pairs = ids.flatMap((a) =>
      ids
        .filter((b) => b !== a && generalFacts(b).kingdom === generalFacts(a).kingdom)
        .map((b) => Math.floor((generalFacts(a).halfHp + generalFacts(b).halfHp) / 2)),
    )
    expect(new Set(pairs)).toEqual(new Set([3, 4]))
  })

  it('share no id with a card, a kind of card, a skill or one another', () => {
    const all = [...CARD_IDS, ...kinds, ...GENERAL_IDS, ...new Set(GENERAL_IDS.flatMap(skillsOf))]
    expect(new Set(all).size).toBe(all.length)
    for (const id of all) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/)
  })
})

describe('companions 珠聯璧合 (section 10)', () => {
  it('are 19 pairs of one kingdom: 4 of Wei, 9 of Shu, 4 of Wu, 2 of Qun (H73)', () => {
    const pairs = COMPANIONS.filter(([a]) => expansionOf(a) === null)
    expect(pairs).toHaveLength(19)
    const kingdoms = pairs.map(([a, b]) => {
      expect(generalFacts(a).kingdom).toBe(generalFacts(b).kingdom)
      return generalFacts(a).kingdom
    })
    expect(tally(kingdoms)).toEqual({ wei: 4, shu: 9, wu: 4, qun: 2 })
  })

  it('hold in either order, and not for 關羽 with 張飛 (section 14)', () => {
    expect(areCompanions('cao-cao', 'dian-wei')).toBe(true)
    expect(areCompanions('dian-wei', 'cao-cao')).toBe(true)
    expect(companionsOf('huang-yueying')).toEqual(['zhuge-liang', 'wo-long'])
    expect(areCompanions('guan-yu', 'zhang-fei')).toBe(false)
  })
})
