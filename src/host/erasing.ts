// A member asks to be forgotten: their seats pass on, and their name and id go from every table. Games stay as they are.
import { eraseId, eraseName, gamesHostedBy, gamesWith, namesOf } from '../store/erasing.ts'
import { changeGame, findGame, type GameRow, replaceSitters } from '../store/games.ts'
import type { Tx } from '../store/open.ts'
import { enqueue } from '../store/outbox.ts'
import { BOT_WORDS } from '../text/bot/index.ts'
import type { Language } from '../text/language.ts'
import { type Desk, transact } from './desk.ts'
import { resign } from './leaving.ts'
import { leave } from './lobby.ts'
import type { GameId, Person } from './types.ts'

/** Forgets a member; may be asked for again when it was interrupted. */
export async function erase(desk: Desk, person: Person): Promise<void> {
  const names = new Set([person.name, ...(await namesOf(desk.store.db, person.id))])
  const games = await gamesWith(desk.store.db, person.id)
  for (const game of games) {
    await transact(desk, (tx) => unname(tx, game, person))
    await giveUp(desk, game, person)
  }
  await transact(desk, async (tx) => {
    for (const game of await gamesHostedBy(tx, person.id)) await passOn(tx, game, person)
    for (const name of names) await eraseName(tx, name, BOT_WORDS.en.phrases['erased-member']())
    await eraseId(tx, person.id)
  })
  for (const game of games) desk.stir(game)
}

/** What a seat is called whose member was forgotten. */
const nameless = ({ language }: GameRow, seat: number): string =>
  BOT_WORDS[language as Language].phrases['erased-name']({ n: seat + 1 })

/** Takes the name off a member's seat, so that nothing said from now on speaks it; redraws the lobby that shows it. */
async function unname(tx: Tx, game: GameId, { id }: Person): Promise<void> {
  const row = await findGame(tx, game)
  if (!row) return
  const over = row.status === 'finished' || row.status === 'cancelled'
  const sitters = row.sitters.map((sitter) =>
    sitter.member === id
      ? { ...sitter, name: nameless(row, sitter.seat), ...(over && { member: null }) }
      : sitter,
  )
  await replaceSitters(tx, row.id, sitters)
  await changeGame(tx, row, {})
  await enqueue(tx, row.id, [{ kind: 'lobby' }], new Date(0))
}

/** Leaves a lobby or a running game. */
async function giveUp(desk: Desk, game: GameId, person: Person): Promise<void> {
  const left = await leave(desk, game, person)
  if (!left.ok) await resign(desk, game, person)
}

/** A running game that a forgotten member hosted is hosted by the next member there. */
async function passOn(tx: Tx, game: GameId, { id }: Person): Promise<void> {
  const row = await findGame(tx, game)
  const next = row?.sitters.find(({ member }) => member !== null && member !== id)?.member
  if (row && next) await changeGame(tx, row, { host: next })
}
