// At how many kinds of table it is played; every card and page has its words, and the board shows what its view does.
import { describe, expect, it } from 'vitest'
import { tablesOf } from '../../../scripts/common/tables.ts'
import type { Game } from '../../../src/engine/game.ts'
import { viewersOf } from '../../../src/engine/leaks.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { boonOf } from '../../../src/games/meow/cards/index.ts'
import { game } from '../../../src/games/meow/game.ts'
import { title as meowTitle } from '../../../src/games/meow/index.ts'
import type { MeowState } from '../../../src/games/meow/table/state.ts'
import { words as WORDS } from '../../../src/games/meow/text/index.ts'
import { LANGUAGES } from '../../../src/text/language.ts'

const rules = game as unknown as Game
const tables = tablesOf(rules)

it('are 58 kinds of table (M1)', () => {
  expect(tables).toHaveLength(18 + 8 + 16 + 16)
})

describe('words', () => {
  it.each(LANGUAGES)('%s has every card and page, and pages fit', (language) => {
    const { cards, names, topics } = WORDS[language]
    expect(Object.keys(cards)).toHaveLength(48 + 12 + 12 + 6)
    for (const id of Object.keys(cards)) expect(names[id]).toBeTruthy()
    expect(names[boonOf('red-cliffs', 3)]).toBeTruthy()
    expect(topics.length).toBeGreaterThan(10)
    for (const { body } of topics) expect(body.length).toBeLessThanOrEqual(3800)
  })

  it('the board shows what its view shows, in every language', () => {
    const { policies, options } = tables.at(-1) ?? { policies: [], options: {} }
    playOut(rules, {
      seed: 'board',
      options,
      policies,
      forget: true,
      watch: (session) => {
        for (const language of LANGUAGES)
          for (const viewer of viewersOf(4)) {
            const view = game.view(session.state as MeowState, viewer)
            const reader = {
              language,
              style: 'markdown' as const,
              seatName: (seat: number) => `Player ${seat}`,
            }
            const board = meowTitle.board(view, reader)
            for (const { fish } of view.players) expect(board).toContain(`🐟${fish}`)
            const hand = meowTitle.hand(view, reader)
            for (const id of view.players.flatMap(({ hand }) => hand ?? []))
              expect(hand).toContain(WORDS[language].names[id])
          }
      },
    })
  })
})
