// Four leaks of four kinds, planted in the real game: the search for leaks sees each.
import { expect, it } from 'vitest'
import type { Game } from '../../../src/engine/game.ts'
import { searchLeaks } from '../../../src/engine/leaks.ts'
import { nameRef } from '../../../src/engine/phrase.ts'
import type { Script } from '../../../src/engine/script.ts'
import { schemeOf } from '../../../src/games/records/cards.ts'
import { title as recordsTitle } from '../../../src/games/records/index.ts'
import { say } from '../../../src/games/records/say.ts'
import type { RecordsState } from '../../../src/games/records/state.ts'

const { game } = recordsTitle
const { hard } = game.computers
if (!hard) throw new Error('somebody must play')

/** The tests that found something in a game with a leak. */
function foundBy(leaky: Game<RecordsState>, cases = 40): Set<string> {
  const policies = Array(4).fill(hard)
  const { leaks } = searchLeaks(leaky, { cases, seed: 'planted', tables: [{ policies, options: {} }] })
  return new Set(leaks.map(({ test }) => test))
}

const showing = (more: (state: RecordsState) => unknown): Game<RecordsState> => ({
  ...game,
  computers: {},
  view: (state, viewer) => ({ ...game.view(state, viewer), more: more(state) }),
})

/** Answers the defence question itself where the hand has no scheme for it: who is asked shows who holds one. */
function* onlyHolders(script: Script): Script {
  let next = script.next()
  while (!next.done) {
    const [asked] = next.value.decisions
    const empty = asked?.prompt.key === 'records.ask-defence' && asked.options.length === 1
    next = script.next(empty ? [asked.options.map(({ id }) => id)] : yield next.value)
  }
}

it('nothing is found in the game as it is', () => {
  expect(foundBy(game)).toEqual(new Set())
})

it('a garrison in a view', () => {
  expect(
    foundBy(showing(({ players }) => players.map(({ cities }) => cities.map(({ garrison }) => garrison)))),
  ).toContain('containment')
})

it('a count by kind of another’s hand', () => {
  const leaky = showing(({ players }) =>
    players.map(({ hand }) => hand.filter((card) => schemeOf(card)).length),
  )
  expect(foundBy(leaky)).toEqual(new Set(['twin']))
})

it('the top of the deck in an event', () => {
  const leaky: Game<RecordsState> = {
    ...game,
    *stage(table): Script {
      const top = table.state.decks[0]?.cards[0]
      if (top) table.tell(say('you-keep', { card: nameRef(top) }))
      yield* game.stage(table)
    },
  }
  expect(foundBy(leaky)).toContain('containment')
})

it('a window that asks only those who hold something to answer with', () => {
  const leaky: Game<RecordsState> = { ...game, stage: (table) => onlyHolders(game.stage(table)) }
  expect(foundBy(leaky, 160)).toContain('twin')
})
