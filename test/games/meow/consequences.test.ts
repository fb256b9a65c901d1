// What options of this game say of themselves: costs, whom they harm, what they reveal and use up.
import { describe, expect, it } from 'vitest'
import type { Option } from '../../../src/engine/decision.ts'
import type { Id, Seat } from '../../../src/engine/phrase.ts'
import { battle, FOES, laid, NONE, type Play, planning, play } from './table.ts'

const HAND = ['cao-cao', 'guan-yu', 'zhou-yu', 'lu-su', 'ji-ling']
const OTHER = ['liu-bei', 'dian-wei', 'sun-ce', 'lu-meng', 'gao-shun']

/** An open option of a seat. */
function option({ run: session }: Play, seat: Seat, id: Id): Option {
  const asked = session.open?.request.decisions.find((decision) => decision.seat === seat)
  const found = asked?.options.find((each) => each.id === id)
  if (!found) throw new Error(`${id} is not offered`)
  return found
}

const kinds = ({ irrevocable = [] }: Option): string[] => irrevocable.map(({ kind, id }) => `${kind} ${id}`)
const costs = ({ cost = [] }: Option): string[] => cost.map(({ of, amount }) => `${amount} ${of}`)

describe('visits', () => {
  const table = play(
    laid(2, { ...NONE, expansions: ['treasures', 'stratagems', 'battles'] }, (state) => {
      state.campaign = ['guandu', 'red-cliffs', 'yiling']
      for (const [seat, hand] of [HAND, OTHER].entries()) {
        const player = state.players[seat]
        if (player) player.hand = [...hand]
      }
      state.deck = state.deck.filter((id) => ![...HAND, ...OTHER].includes(id))
    }),
  )

  it('R5, R20, R25: cost 1 fish', () => {
    for (const id of ['visit', 'treasure', 'study']) expect(costs(option(table, 0, id))).toEqual(['1 fish'])
  })

  it('R29, R30: the mandate is free and gives its generals up', () => {
    expect(costs(option(table, 0, 'mandate'))).toEqual([])
    expect(kinds(option(table, 0, 'mandate'))).toEqual(['gives-up mandate'])
    expect(kinds(option(table, 0, 'pass'))).toEqual([])
  })
})

describe('planning stratagems', () => {
  const table = play(
    planning(
      [HAND, OTHER],
      (state) => {
        const [own] = state.players
        if (!own) return
        own.stratagems = ['arrowhead', 'eight-trigrams', 'empty-fort']
        own.known = ['eight-trigrams']
      },
      { ...NONE, expansions: ['stratagems'] },
    ),
  )

  it('R26: an art of war that was hidden is revealed; others are used up', () => {
    expect(kinds(option(table, 0, 'arrowhead'))).toEqual(['turns-up arrowhead'])
    expect(kinds(option(table, 0, 'eight-trigrams'))).toEqual([])
    expect(kinds(option(table, 0, 'empty-fort'))).toEqual(['uses-up empty-fort'])
    expect(kinds(option(table, 0, 'none'))).toEqual([])
  })

  it('say what they cost and whom they harm', () => {
    expect(costs(option(table, 0, 'arrowhead'))).toEqual(['6 hp', '2 attack'])
    expect(option(table, 0, 'eight-trigrams').harms).toEqual([1])
    expect(option(table, 0, 'empty-fort').harms).toBeUndefined()
  })
})

describe('a turn in a clash', () => {
  const fight = (...seats: (typeof FOES)[]) =>
    play(
      battle([{ front: ['huang-gai', 'wang-ping', 'xu-chu'], rear: [] }, ...seats], (state) => {
        if (state.battle) state.battle.clash = 2
        const [own] = state.players
        if (!own) return
        own.treasures = ['rattan-armour']
        own.stratagems = ['fire-ploy', 'bitter-ruse']
      }),
    )

  it('R15: skills that cost their own side HP say so', () => {
    const table = fight(FOES)
    expect(costs(option(table, 0, 'huang-gai'))).toEqual(['3 hp'])
    expect(costs(option(table, 0, 'bitter-ruse'))).toEqual(['2 hp'])
    expect(costs(option(table, 0, 'wang-ping'))).toEqual([])
  })

  it('with one opponent, damage and the attack harm it; healing harms nobody', () => {
    const table = fight(FOES)
    for (const id of ['huang-gai', 'fire-ploy', 'attack']) expect(option(table, 0, id).harms).toEqual([1])
    for (const id of ['wang-ping', 'bitter-ruse', 'rattan-armour:xu-chu'])
      expect(option(table, 0, id).harms).toBeUndefined()
  })

  it('R33: between two neighbours the target is not known before it is named', () => {
    const table = fight(FOES, { front: ['lu-bu', null, null] })
    expect(option(table, 0, 'attack').harms).toBeUndefined()
    table.answer(0, 'attack')
    expect(option(table, 0, 'seat-1').harms).toEqual([1])
    expect(option(table, 0, 'seat-2').harms).toEqual([2])
  })

  it('M11, R23, R26: treasures and battle stratagems are used up', () => {
    const table = fight(FOES)
    expect(kinds(option(table, 0, 'rattan-armour:xu-chu'))).toEqual(['uses-up rattan-armour'])
    expect(kinds(option(table, 0, 'fire-ploy'))).toEqual(['uses-up fire-ploy'])
    expect(kinds(option(table, 0, 'attack'))).toEqual([])
    expect(kinds(option(table, 0, 'huang-gai'))).toEqual([])
  })
})
