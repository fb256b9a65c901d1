// Giving orders and taking them back: for one game, or for all new games of a title. Only their member sees them.
import type { Phrase } from '../../engine/phrase.ts'
import {
  autoAnswersOfGame,
  autoPassesOfGame,
  defaultsOf,
  deleteAutoPasses,
  upsertAutoAnswer,
  upsertDefault,
} from '../../store/auto-answers.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { type HostContext, transact } from '../context.ts'
import { infoOf, playerRow } from '../play/info.ts'
import { loadGame, record } from '../play/moves.ts'
import { grant, refusals, refuse } from '../refusals.ts'
import type { AutoAnswerCall, AutoAnswerScope, AutoAnswersPage, GameId, Person, Result } from '../types.ts'
import { ASK, isUnchanged } from './covered.ts'

/** What a person orders in a running game, or in all new games of a title. */
export const autoAnswersOf = (
  context: HostContext,
  person: Person,
  scope: AutoAnswerScope,
): Promise<Result<AutoAnswersPage>> =>
  transact(context, async (tx) => {
    if ('title' in scope) return defaultsPage(tx, context, person, scope.title)
    const row = await seatedIn(tx, scope.game, person)
    return 'key' in row ? refuse(row) : grant(await gamePage(tx, context, row, person))
  })

/** Gives an order, once or for good; `ask` takes it back. A running game waits accordingly from now on. */
export async function setAutoAnswer(
  context: HostContext,
  person: Person,
  scope: AutoAnswerScope,
  { order, value, once = false }: AutoAnswerCall,
): Promise<Result<AutoAnswersPage>> {
  if (!('title' in scope))
    return inGame(context, person, scope.game, async (tx, row) => {
      if (!isOrder(context, row.title, order, value)) return refusals.noOrder()
      const before = (await autoAnswersOfGame(tx, row.id)).find(
        (each) => each.member === person.id && each.order === order,
      )
      const said = once
        ? { value: before?.value ?? ASK, once: value === ASK ? null : value }
        : { value, once: null }
      await upsertAutoAnswer(tx, row.id, { member: person.id, order, ...said })
      return undefined
    })
  return transact(context, async (tx) => {
    if (!isOrder(context, scope.title, order, value)) return refuse(refusals.noOrder())
    await upsertDefault(tx, { member: person.id, title: scope.title, order }, value)
    return defaultsPage(tx, context, person, scope.title)
  })
}

/** Gives all orders that a title suggests; taken back, they are what every new member has. */
export async function takeSuggested(
  context: HostContext,
  person: Person,
  scope: AutoAnswerScope,
  isTaken: boolean,
): Promise<Result<AutoAnswersPage>> {
  const saidOf = (title: string) =>
    (context.titles[title]?.game.orders ?? []).flatMap(({ id: order, suggested, fresh = ASK }) =>
      suggested === undefined ? [] : [{ order, value: isTaken ? suggested : fresh }],
    )
  if (!('title' in scope))
    return inGame(context, person, scope.game, async (tx, row) => {
      for (const said of saidOf(row.title))
        await upsertAutoAnswer(tx, row.id, { member: person.id, ...said, once: null })
      return undefined
    })
  const { title } = scope
  return transact(context, async (tx) => {
    for (const { order, value } of saidOf(title))
      await upsertDefault(tx, { member: person.id, title, order }, value)
    return defaultsPage(tx, context, person, title)
  })
}

/** What a person orders in a game becomes what they order in new games of its title. */
export const keepAutoAnswers = (
  context: HostContext,
  person: Person,
  game: GameId,
): Promise<Result<AutoAnswersPage>> =>
  transact(context, async (tx) => {
    const row = await seatedIn(tx, game, person)
    if ('key' in row) return refuse(row)
    for (const { member, order, value } of await autoAnswersOfGame(tx, game))
      if (member === person.id) await upsertDefault(tx, { member, title: row.title, order }, value)
    return grant(await gamePage(tx, context, row, person))
  })

/** A person passes no stretch of a game any more. */
export const endAutoPasses = (
  context: HostContext,
  person: Person,
  game: GameId,
): Promise<Result<AutoAnswersPage>> =>
  inGame(context, person, game, async (tx, row) => {
    await deleteAutoPasses(tx, row.id, person.id)
    return undefined
  })

const isOrder = (context: HostContext, title: string, order: string, value: string): boolean =>
  context.titles[title]?.game.orders?.some(
    ({ id, values }) => id === order && (value === ASK || values.includes(value)),
  ) === true

/** Changes what a person has laid down for a running game; whom it waits for follows at once. */
async function inGame(
  context: HostContext,
  person: Person,
  game: GameId,
  work: (tx: Tx, row: GameRow) => Promise<Phrase | undefined>,
): Promise<Result<AutoAnswersPage>> {
  const result = await transact(context, async (tx): Promise<Result<AutoAnswersPage>> => {
    const row = await seatedIn(tx, game, person)
    if ('key' in row) return refuse(row)
    const fault = await work(tx, row)
    if (fault) return refuse(fault)
    await waitAnew(tx, context, row)
    return grant(await gamePage(tx, context, row, person))
  })
  if (result.ok) context.notify(game)
  return result
}

async function waitAnew(tx: Tx, context: HostContext, row: GameRow): Promise<void> {
  if (row.status !== 'playing') return
  const loaded = await loadGame(tx, context, row)
  await record(tx, context, loaded, loaded.unsaved)
}

/** A running game in which a person sits. */
async function seatedIn(tx: Tx, game: GameId, person: Person): Promise<GameRow | Phrase> {
  const row = await findGame(tx, game)
  if (!row) return refusals.noGame()
  if (row.status !== 'playing' && row.status !== 'paused') return refusals.notPlaying()
  return playerRow(row, person.id) ? row : refusals.notSeated()
}

async function gamePage(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  { id }: Person,
): Promise<AutoAnswersPage> {
  const given = (await autoAnswersOfGame(tx, row.id)).filter(({ member }) => member === id)
  const lulls = (await autoPassesOfGame(tx, row.id)).filter(({ member }) => member === id)
  const defaults = await defaultsOf(tx, id, row.title)
  const orders = (context.titles[row.title]?.game.orders ?? []).map((spec) => {
    const found = given.find(({ order }) => order === spec.id)
    return {
      ...{ id: spec.id, value: found?.value ?? ASK },
      ...(found?.once && { once: found.once }),
      ...(found && isUnchanged(spec, found, defaults) && { isDefault: true as const }),
    }
  })
  return { title: row.title, game: infoOf(row), orders, lulls: lulls.map(({ text }) => text) }
}

async function defaultsPage(
  tx: Tx,
  context: HostContext,
  { id }: Person,
  title: string,
): Promise<Result<AutoAnswersPage>> {
  const specs = context.titles[title]?.game.orders
  if (!specs) return refuse(refusals.noTitle())
  const defaults = await defaultsOf(tx, id, title)
  const orders = specs.map(({ id: order, fresh }) => {
    const given = defaults.get(order)
    const isDefault = given === undefined && fresh !== undefined
    return { id: order, value: given ?? fresh ?? ASK, ...(isDefault && { isDefault: true as const }) }
  })
  return grant({ title, orders, lulls: [] })
}
