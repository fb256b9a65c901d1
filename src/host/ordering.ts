// Giving orders and taking them back: for one game, or for all new games of a title. Only their member sees them.
import type { Phrase } from '../engine/phrase.ts'
import { findGame, type GameRow } from '../store/games.ts'
import type { Tx } from '../store/open.ts'
import {
  defaultsOf,
  deleteLulls,
  lullsOfGame,
  ordersOfGame,
  upsertDefault,
  upsertOrder,
} from '../store/orders.ts'
import { ASK } from './covered.ts'
import { type Desk, transact } from './desk.ts'
import { infoOf, sitterRow } from './info.ts'
import { record, revived } from './moves.ts'
import { grant, refusals, refuse } from './refusals.ts'
import type { GameId, OrderCall, OrderScope, OrdersPage, Person, Result } from './types.ts'

/** What a person orders in a running game, or in all new games of a title. */
export const ordersOf = (desk: Desk, person: Person, scope: OrderScope): Promise<Result<OrdersPage>> =>
  transact(desk, async (tx) => {
    if ('title' in scope) return defaultsPage(tx, desk, person, scope.title)
    const row = await seatedIn(tx, scope.game, person)
    return 'key' in row ? refuse(row) : grant(await gamePage(tx, desk, row, person))
  })

/** Gives an order, once or for good; `ask` takes it back. A running game waits accordingly from now on. */
export async function giveOrder(
  desk: Desk,
  person: Person,
  scope: OrderScope,
  { order, value, once = false }: OrderCall,
): Promise<Result<OrdersPage>> {
  if (!('title' in scope))
    return inGame(desk, person, scope.game, async (tx, row) => {
      if (!isOrder(desk, row.title, order, value)) return refusals.noOrder()
      const before = (await ordersOfGame(tx, row.id)).find(
        (each) => each.member === person.id && each.order === order,
      )
      const said = once
        ? { value: before?.value ?? ASK, once: value === ASK ? null : value }
        : { value, once: null }
      await upsertOrder(tx, row.id, { member: person.id, order, ...said })
      return undefined
    })
  return transact(desk, async (tx) => {
    if (!isOrder(desk, scope.title, order, value)) return refuse(refusals.noOrder())
    await upsertDefault(tx, { member: person.id, title: scope.title, order }, value)
    return defaultsPage(tx, desk, person, scope.title)
  })
}

/** What a person orders in a game becomes what they order in new games of its title. */
export const keepOrders = (desk: Desk, person: Person, game: GameId): Promise<Result<OrdersPage>> =>
  transact(desk, async (tx) => {
    const row = await seatedIn(tx, game, person)
    if ('key' in row) return refuse(row)
    for (const { member, order, value } of await ordersOfGame(tx, game))
      if (member === person.id) await upsertDefault(tx, { member, title: row.title, order }, value)
    return grant(await gamePage(tx, desk, row, person))
  })

/** A person passes no stretch of a game any more. */
export const endLulls = (desk: Desk, person: Person, game: GameId): Promise<Result<OrdersPage>> =>
  inGame(desk, person, game, async (tx, row) => {
    await deleteLulls(tx, row.id, person.id)
    return undefined
  })

const isOrder = (desk: Desk, title: string, order: string, value: string): boolean =>
  desk.titles[title]?.game.orders?.some(
    ({ id, values }) => id === order && (value === ASK || values.includes(value)),
  ) === true

/** Changes what a person has laid down for a running game; whom it waits for follows at once. */
async function inGame(
  desk: Desk,
  person: Person,
  game: GameId,
  work: (tx: Tx, row: GameRow) => Promise<Phrase | undefined>,
): Promise<Result<OrdersPage>> {
  const result = await transact(desk, async (tx): Promise<Result<OrdersPage>> => {
    const row = await seatedIn(tx, game, person)
    if ('key' in row) return refuse(row)
    const fault = await work(tx, row)
    if (fault) return refuse(fault)
    await waitAnew(tx, desk, row)
    return grant(await gamePage(tx, desk, row, person))
  })
  if (result.ok) desk.stir(game)
  return result
}

async function waitAnew(tx: Tx, desk: Desk, row: GameRow): Promise<void> {
  if (row.status !== 'playing') return
  const motion = await revived(tx, desk, row)
  await record(tx, desk, motion, motion.unsaved)
}

/** A running game in which a person sits. */
async function seatedIn(tx: Tx, game: GameId, person: Person): Promise<GameRow | Phrase> {
  const row = await findGame(tx, game)
  if (!row) return refusals.noGame()
  if (row.status !== 'playing' && row.status !== 'paused') return refusals.notPlaying()
  return sitterRow(row, person.id) ? row : refusals.notSeated()
}

async function gamePage(tx: Tx, desk: Desk, row: GameRow, { id }: Person): Promise<OrdersPage> {
  const given = (await ordersOfGame(tx, row.id)).filter(({ member }) => member === id)
  const lulls = (await lullsOfGame(tx, row.id)).filter(({ member }) => member === id)
  const orders = (desk.titles[row.title]?.game.orders ?? []).map((spec) => {
    const found = given.find(({ order }) => order === spec.id)
    return { id: spec.id, value: found?.value ?? ASK, ...(found?.once && { once: found.once }) }
  })
  return { title: row.title, game: infoOf(row), orders, lulls: lulls.map(({ text }) => text) }
}

async function defaultsPage(tx: Tx, desk: Desk, { id }: Person, title: string): Promise<Result<OrdersPage>> {
  const specs = desk.titles[title]?.game.orders
  if (!specs) return refuse(refusals.noTitle())
  const defaults = await defaultsOf(tx, id, title)
  const orders = specs.map((spec) => ({ id: spec.id, value: defaults.get(spec.id) ?? spec.fresh ?? ASK }))
  return grant({ title, orders, lulls: [] })
}
