// Whole games of records through discord.js and the sandbox: by typing alone, and by pressing alone.
import { expect, it } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import type { Person, Seen } from '../../src/sandbox/index.ts'
import { addComputer, buttonBy, clicker, newestWith, type Player, typist } from '../support/players.ts'
import { openTable, shown, type Table } from './table.ts'

/** Rounds of asking everybody; no game of five takes so many. */
const PATIENCE = 400

async function playOn({ people, settled, place, app, clock }: Table, player: Player): Promise<number> {
  let moves = 0
  for (let round = 0; round < PATIENCE; round++) {
    await settled()
    const [game] = await app.store.db.game.findMany({ orderBy: { createdAt: 'desc' }, take: 1 })
    if (game?.status === 'finished') return moves
    const before = moves
    for (const person of people) moves += await player(person, await place())
    if (moves === before) clock.advance(1_000) // a post that failed is tried again
  }
  throw new Error('the game does not end')
}

/** A lobby of five: two people, three computers; the second joins as `join` does it. */
async function seatFive(
  table: Table,
  language: string,
  join: (guest: Person, lobby: () => Seen) => Promise<unknown>,
) {
  const [host, guest] = table.people
  if (!host || !guest) throw new Error('two people play')
  await host.slash(table.room, 'game new', { game: 'records', seats: 5, language })
  await table.settled()
  const lobby = () => newestWith(host, table.room, 'start')
  await join(guest, lobby)
  for (const _seat of [3, 4, 5]) await addComputer(host, lobby())
  await table.settled()
  return { host, guest, lobby }
}

/** What everybody saw at the end. */
async function expectEnd(table: Table): Promise<void> {
  const [reader] = table.people
  const last = reader?.messages(await table.place()).findLast((message) => !message.ephemeral)
  expect(shown(last)).toContain('✓')
  expect(table.sandbox.violations).toEqual([])
}

it('a full game by slash commands alone', { timeout: 240_000 }, async () => {
  const table = await openTable({ Mei: 'zh-TW', Arjun: 'en-US' })
  const { host } = await seatFive(table, 'en', (guest) =>
    guest.slash(table.room, 'game join', { luck: 'peach' }),
  )
  await host.slash(table.room, 'game start')
  expect(await playOn(table, typist(sideStream('typist')))).toBeGreaterThan(20)
  await expectEnd(table)
})

it('a full game by panels alone', { timeout: 240_000 }, async () => {
  const table = await openTable({ Lena: 'en-GB', 小明: 'zh-CN' })
  const { host, lobby } = await seatFive(table, 'zh-CN', (guest, lobby) =>
    guest.click(lobby(), buttonBy(lobby(), 'join')),
  )
  await host.click(lobby(), buttonBy(lobby(), 'start'))
  expect(await playOn(table, clicker(sideStream('clicker')))).toBeGreaterThan(20)
  await expectEnd(table)
})
