// Section 19: the expansion 勢: its generals, generals that are removed, and skills that are gained.
import { describe, expect, it } from 'vitest'
import { COMPANIONS } from '../../../../src/games/hegemony/cards/companions.ts'
import {
  expansionOf,
  GENERAL_IDS,
  generalFacts,
  KINGDOMS,
  lentBy,
  MOMENTUM,
} from '../../../../src/games/hegemony/cards/generals.ts'
import { possibleGenerals } from '../../../../src/games/hegemony/core/registry.ts'
import { title } from '../../../../src/games/hegemony/index.ts'
import { reckonedBy } from '../../../../src/games/hegemony/present/reckoning.ts'
import { playerAt, setup } from '../../../../src/games/hegemony/table/state.ts'
import { standingOf } from '../../../../src/games/hegemony/view/ranks.ts'
import { momentous } from '../momentous.ts'
import { before } from '../moves.ts'

const ids = GENERAL_IDS.filter((id) => expansionOf(id) === 'momentum')

describe('the option', () => {
  it('adds eight generals, two to a kingdom, to a box that has none of them without it (H162)', () => {
    expect(ids).toEqual(Object.keys(MOMENTUM))
    expect(ids).toHaveLength(8)
    for (const kingdom of KINGDOMS)
      expect(ids.filter((id) => generalFacts(id).kingdom === kingdom)).toHaveLength(2)
    expect(setup(4, { momentum: true }).box).toHaveLength(68)
    expect(setup(4, { momentum: true, formation: true }).box).toHaveLength(76)
    expect(setup(4, {}).box.filter((id) => ids.includes(id))).toEqual([])
  })

  it('has six pairs of companions more, and is told of by /general in three languages (H162)', () => {
    expect(COMPANIONS.filter((pair) => pair.some((id) => ids.includes(id)))).toHaveLength(6)
    for (const language of ['en', 'zh-TW', 'zh-CN'] as const) {
      const { notes, names } = title.words[language]
      for (const id of ids)
        for (const skill of lentBy(id)) expect(notes?.[id]).toContain(names[skill]?.replace(/[「」“”]/g, ''))
    }
  })

  it('keeps its generals out of what may lie face down elsewhere (H162)', () => {
    const { state } = momentous((at) => at.pair(0, 'zang-ba', 'cao-ren', []))
    expect(possibleGenerals(state, 0)).toEqual(expect.arrayContaining(['zang-ba']))
    state.variants = []
    expect(possibleGenerals(state, 0).filter((id) => ids.includes(id))).toEqual([])
  })
})

describe('a removed general', () => {
  it('keeps gender and faction, and is nobody’s elsewhere (H180)', () => {
    const game = momentous((at) => at.pair(0, 'mi-furen', 'zhao-yun', ['head']))
    game.play(0, 'cunsi')
    game.play(0, 'seat-0')
    const { facts } = reckonedBy(game.view('public'))
    expect(facts.gender(0)).toBe('female')
    expect(before(game, 0)).toMatchObject({ faction: 'shu', maxHp: 3 })
    expect(possibleGenerals(game.state, 1)).not.toContain('mi-furen')
  })
})

describe('a gained skill', () => {
  it('stays when its owner’s generals lose theirs, and is open to all (H181)', () => {
    const game = momentous((at) => {
      playerAt(at.state, 0).gained = ['mi-furen:yongjue']
      at.hand(0, 'slash-s7')
    })
    expect(game.view('public').players[0]?.gained).toEqual(['mi-furen:yongjue'])
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'skill')
    game.play(0, 'take')
    expect(game.hand(0)).toEqual(['slash-s7'])
  })
})

it('shows sieges at its tables, as the Arrowhead asks for them (H179)', () => {
  const view = momentous(() => undefined, 6).view('public')
  expect(standingOf(view, 5)).toBe('besieged')
})
