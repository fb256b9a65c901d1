// Whole games at a table: played until they end, and what everybody saw then.
import { expect } from 'vitest'
import type { Person } from '../../src/sandbox/index.ts'
import { type Player, publicly } from '../support/players.ts'
import { expectStory } from './checks.ts'
import { type Play, promptsOf, type Table } from './table.ts'

/** Rounds of asking everybody; no game takes so many. */
const TIMEOUT_MS = 1_000

/** Plays a game to its end; how many answers people gave. */
export async function playOut(
  { settled, app, clock }: Table,
  { id, place }: Play,
  people: readonly (readonly [Person, Player])[],
): Promise<number> {
  let moves = 0
  for (let round = 0; round < TIMEOUT_MS; round++) {
    await settled()
    if ((await app.host.games.info(id))?.status === 'finished') return moves
    const before = moves
    for (const [person, play] of people) moves += await play(person, place)
    if (moves === before) clock.advance(1_000) // a post that failed is tried again
  }
  throw new Error('the game does not end')
}

/** What everybody saw in the end. */
export async function expectEnd({ app }: Table, { id, place }: Play, reader: Person): Promise<void> {
  const ends = publicly(reader, place).filter(({ content }) => /^(🏆|🏁)/u.test(content))
  expect(ends).toHaveLength(1)
  expect(publicly(reader, place).at(-1)).toEqual(ends[0])
  expect(ends[0]?.content).toContain('✓')
  expect(promptsOf(reader, place)).toEqual([])
  await expectStory(app.host, id, reader, [place])
}
