// Private steps: what to discard, what to add to the mandate and whom a card is for is chosen before anything is paid or
// told, with a way back. A look at cards is news, and has none.
import { describe, expect, it } from 'vitest'
import { withoutIrrevocable } from '../../../src/engine/decision.ts'
import { ALL, battle, deal, FRIENDS, laid, type Play, play } from './table.ts'

/** All that the others are shown. */
const seen = (table: Play) => JSON.stringify([table.story, table.view('public'), table.view(1)])

const visiting = (): Play =>
  play(
    laid(2, ALL, (state) => {
      deal(state, 0, 'dian-wei', 'hua-xiong', 'guo-jia', 'taishi-ci', 'sima-yi')
      deal(state, 1, 'liu-bei', 'xu-chu', 'sun-quan', 'lu-su', 'lu-xun')
      state.campaign = ['guandu', 'red-cliffs', 'yiling']
    }),
  )

/** Seat 0 between two neighbours, with a skill, a treasure and a stratagem that harm. */
const fighting = (): Play =>
  play(
    battle(
      [
        { front: ['gan-ning', 'guan-yu', null] },
        { front: [FRIENDS[0], null, null] },
        { front: [FRIENDS[1], null, null] },
      ],
      (state) => {
        Object.assign(state.players[0] ?? {}, { treasures: ['green-dragon'], stratagems: ['fire-ploy'] })
      },
      ALL,
    ),
  )

/** Takes an option of the menu and goes back from its question: nobody else has seen anything, and the menu is as before. */
function goesBack(table: Play, option: string, question: string): void {
  const [menu, prompt, before] = [table.options(0), table.asked(0), seen(table)]
  table.answer(0, option)
  expect(table.asked(0)).toBe(question)
  expect(table.decision(0).step).toBe(true)
  expect(seen(table), `${option}: nobody else sees a step`).toBe(before)
  expect(table.run.open?.root?.decision.prompt.key).toBe(`meow.${prompt}`)
  table.answer(0, 'back')
  expect([table.options(0), table.asked(0)]).toEqual([menu, prompt])
  expect(seen(table)).toBe(before)
}

describe('visits', () => {
  it('R5: nothing is paid before the cards to discard are chosen', () => {
    const table = visiting()
    goesBack(table, 'visit', 'ask-discard')
    expect(table.player(0).fish).toBe(5)
    table.answer(0, 'visit')
    table.answer(0, 'guo-jia')
    expect(table.story.slice(-2)).toEqual(['discards', 'draws'])
    expect(table.count('visits')).toBe(1)
    expect(table.player(0).fish).toBe(4)
  })

  it('M12: goes back alone, never together with cards', () => {
    const table = visiting()
    table.answer(0, 'visit')
    expect(() => table.answer(0, 'guo-jia', 'back')).toThrow('not-an-option')
    table.answer(0, 'back')
    expect(table.asked(0)).toBe('ask-visit')
    expect(table.player(0).hand).toContain('guo-jia')
  })

  it('R29: the mandate is laid when its generals are chosen; they are given up permanently', () => {
    const table = visiting()
    goesBack(table, 'mandate', 'ask-mandate')
    table.answer(0, 'mandate')
    expect(withoutIrrevocable(table.decision(0)).options.map(({ id }) => id)).toEqual(['back'])
    table.answer(0, 'dian-wei')
    expect(table.player(0).mandate).toEqual(['dian-wei'])
  })

  it('R20, R25: a look at two treasures or stratagems is told at once and cannot be gone back from', () => {
    for (const [action, told] of [
      ['treasure', 'looks-treasure'],
      ['study', 'looks-stratagem'],
    ] as const) {
      const table = visiting()
      table.answer(0, action)
      expect(table.story).toContain(told)
      expect(table.player(0).fish).toBe(4)
      expect(table.asked(0)).toBe('ask-keep')
      expect(table.options(0)).not.toContain('back')
      expect(table.run.open?.root).toBeUndefined()
    }
  })
})

describe('a turn in a clash', () => {
  it.each([
    ['gan-ning', 'ask-target', 'skill-used'],
    ['green-dragon:guan-yu', 'ask-target-of', 'treasure-used'],
    ['fire-ploy', 'ask-target', 'stratagem-used'],
    ['attack', 'ask-target', 'strikes'],
  ])('R33: the target of %s is chosen before it is played', (option, question, told) => {
    const table = fighting()
    goesBack(table, option, question)
    table.answer(0, option)
    expect(table.options(0)).toEqual(['seat-1', 'seat-2', 'back'])
    expect(table.count(told)).toBe(0)
    table.answer(0, 'seat-2')
    expect(table.count(told)).toBe(1)
    expect(table.army(2).hp).toBeLessThan(20)
    expect(table.army(1).hp).toBe(20)
  })

  it('what is used up by it is said on the target too: code that answers in a player’s stead goes back', () => {
    const table = fighting()
    table.answer(0, 'fire-ploy')
    expect(withoutIrrevocable(table.decision(0)).options.map(({ id }) => id)).toEqual(['back'])
    table.answer(0, 'back')
    table.answer(0, 'gan-ning')
    expect(withoutIrrevocable(table.decision(0)).options).toHaveLength(3)
  })
})
