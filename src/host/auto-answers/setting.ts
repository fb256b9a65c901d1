// Setting auto-answers and taking them back: for one game, or for all new games of a title. Only their member sees them.
import type { Phrase } from '../../engine/phrase.ts'
import { defaultsOf, deleteAutoPasses, upsertAutoAnswer, upsertDefault } from '../../store/auto-answers.ts'
import { findGame } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { type Table, tableOf } from '../../store/table.ts'
import { ASK, isUnchanged } from '../table/auto-answered.ts'
import { type HostContext, transact } from '../table/context.ts'
import { infoOf, playerRow } from '../table/info.ts'
import { loadGame } from '../table/load.ts'
import { markOf } from '../table/mark.ts'
import { record } from '../table/record.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type {
  AutoAnswerCall,
  AutoAnswerScope,
  AutoAnswersPage,
  GameId,
  Person,
  Result,
} from '../table/types.ts'

/** What a person has set in a running game, or in all new games of a title. */
export const of = (
  context: HostContext,
  person: Person,
  scope: AutoAnswerScope,
): Promise<Result<AutoAnswersPage>> =>
  transact(context, async (tx) => {
    if ('title' in scope) return defaultsPage(tx, context, person, scope.title)
    const row = await seatedIn(tx, scope.game, person)
    return 'key' in row ? refuse(row) : grant(await gamePage(tx, context, row, person))
  })

/** Sets an auto-answer, once or always; `ask` takes it back. A running game waits accordingly from now on. */
export const set = (
  context: HostContext,
  person: Person,
  scope: AutoAnswerScope,
  call: AutoAnswerCall,
): Promise<Result<AutoAnswersPage>> => setAll(context, person, scope, [call])

/** A mark of what a person has set: another as soon as one of their auto-answers says something else. */
export const autoAnswersMark = ({ title, autoAnswers }: AutoAnswersPage): string =>
  markOf([title, autoAnswers.map(({ id, value, once }) => [id, value, once])])

/**
 * Sets several auto-answers, all of them or none.
 * @param seen the mark of what the person saw set: nothing is set where that is otherwise by now
 */
export async function setAll(
  context: HostContext,
  person: Person,
  scope: AutoAnswerScope,
  calls: readonly AutoAnswerCall[],
  seen?: string,
): Promise<Result<AutoAnswersPage>> {
  const faultOf = (page: AutoAnswersPage): Phrase | undefined => {
    if (calls.some(({ autoAnswer, value }) => !isAutoAnswer(context, page.title, autoAnswer, value)))
      return refusals.noAutoAnswer()
    return seen !== undefined && seen !== autoAnswersMark(page) ? refusals.formOld() : undefined
  }
  if (!('title' in scope))
    return inGame(context, person, scope.game, async (tx, row) => {
      const fault = faultOf(await gamePage(tx, context, row, person))
      if (fault) return fault
      for (const call of calls) await upsertAutoAnswer(tx, row.id, storedOf(row, person, call))
      return undefined
    })
  const { title } = scope
  return transact(context, async (tx) => {
    const page = await defaultsPage(tx, context, person, title)
    const fault = page.ok ? faultOf(page.value) : page.refusal
    if (fault) return refuse(fault)
    for (const { autoAnswer, value } of calls)
      await upsertDefault(tx, { member: person.id, title, autoAnswer }, value)
    return defaultsPage(tx, context, person, title)
  })
}

/** An auto-answer as it is stored in a game: what decides once leaves what decides always. */
function storedOf({ around }: Table, { id: member }: Person, { autoAnswer, value, once }: AutoAnswerCall) {
  if (!once) return { member, autoAnswer, value, once: null }
  const before = around.autoAnswers.find((each) => each.member === member && each.autoAnswer === autoAnswer)
  return { member, autoAnswer, value: before?.value ?? ASK, once: value === ASK ? null : value }
}

/** Sets all auto-answers that a title suggests; with `isTaken` false it takes that back: they are then what every new member has. */
export async function suggest(
  context: HostContext,
  person: Person,
  scope: AutoAnswerScope,
  isTaken: boolean,
): Promise<Result<AutoAnswersPage>> {
  const saidOf = (title: string) =>
    (context.titles[title]?.game.autoAnswers ?? []).flatMap(({ id: autoAnswer, suggested, fresh = ASK }) =>
      suggested === undefined ? [] : [{ autoAnswer, value: isTaken ? suggested : fresh }],
    )
  if (!('title' in scope))
    return inGame(context, person, scope.game, async (tx, row) => {
      for (const said of saidOf(row.title))
        await upsertAutoAnswer(tx, row.id, { member: person.id, ...said, once: null })
      return undefined
    })
  const { title } = scope
  return transact(context, async (tx) => {
    for (const { autoAnswer, value } of saidOf(title))
      await upsertDefault(tx, { member: person.id, title, autoAnswer }, value)
    return defaultsPage(tx, context, person, title)
  })
}

/** What a person has set in a game holds in new games of its title. */
export const keep = (context: HostContext, person: Person, game: GameId): Promise<Result<AutoAnswersPage>> =>
  transact(context, async (tx) => {
    const row = await seatedIn(tx, game, person)
    if ('key' in row) return refuse(row)
    for (const { member, autoAnswer, value } of row.around.autoAnswers)
      if (member === person.id) await upsertDefault(tx, { member, title: row.title, autoAnswer }, value)
    return grant(await gamePage(tx, context, row, person))
  })

/** A person passes no stretch of a game any more. */
export const endPasses = (
  context: HostContext,
  person: Person,
  game: GameId,
): Promise<Result<AutoAnswersPage>> =>
  inGame(context, person, game, async (tx, row) => {
    await deleteAutoPasses(tx, row.id, person.id)
    return undefined
  })

const isAutoAnswer = (context: HostContext, title: string, autoAnswer: string, value: string): boolean =>
  context.titles[title]?.game.autoAnswers?.some(
    ({ id, values }) => id === autoAnswer && (value === ASK || values.includes(value)),
  ) === true

/** Changes what a person has set for a running game; whom it waits for follows at once. */
async function inGame(
  context: HostContext,
  person: Person,
  game: GameId,
  work: (tx: Tx, row: Table) => Promise<Phrase | undefined>,
): Promise<Result<AutoAnswersPage>> {
  const result = await transact(context, async (tx): Promise<Result<AutoAnswersPage>> => {
    const row = await seatedIn(tx, game, person)
    if ('key' in row) return refuse(row)
    const fault = await work(tx, row)
    if (fault) return refuse(fault)
    const changed = await tableOf(tx, row)
    await waitAnew(tx, context, changed)
    return grant(await gamePage(tx, context, changed, person))
  })
  if (result.ok) context.notify(game)
  return result
}

async function waitAnew(tx: Tx, context: HostContext, row: Table): Promise<void> {
  if (row.status !== 'playing') return
  const loaded = await loadGame(tx, context, row)
  await record(tx, context, loaded, loaded.unsaved)
}

/** A running game in which a person sits. */
async function seatedIn(tx: Tx, game: GameId, person: Person): Promise<Table | Phrase> {
  const row = await findGame(tx, game)
  if (!row) return refusals.noGame()
  if (row.status !== 'playing' && row.status !== 'paused') return refusals.notPlaying()
  return playerRow(row, person.id) ? tableOf(tx, row) : refusals.notSeated()
}

async function gamePage(tx: Tx, context: HostContext, row: Table, { id }: Person): Promise<AutoAnswersPage> {
  const stored = row.around.autoAnswers.filter(({ member }) => member === id)
  const autoPasses = row.around.autoPasses.filter(({ member }) => member === id)
  const defaults = await defaultsOf(tx, id, row.title)
  const autoAnswers = (context.titles[row.title]?.game.autoAnswers ?? []).map((spec) => {
    const found = stored.find(({ autoAnswer }) => autoAnswer === spec.id)
    return {
      id: spec.id,
      value: found?.value ?? ASK,
      ...(found?.once && { once: found.once }),
      ...(found && isUnchanged(spec, found, defaults) && { isDefault: true as const }),
    }
  })
  return { title: row.title, game: infoOf(row), autoAnswers, autoPasses: autoPasses.map(({ text }) => text) }
}

async function defaultsPage(
  tx: Tx,
  context: HostContext,
  { id }: Person,
  title: string,
): Promise<Result<AutoAnswersPage>> {
  const specs = context.titles[title]?.game.autoAnswers
  if (!specs) return refuse(refusals.noTitle())
  const defaults = await defaultsOf(tx, id, title)
  const autoAnswers = specs.map(({ id: autoAnswer, fresh }) => {
    const stored = defaults.get(autoAnswer)
    const isDefault = stored === undefined && fresh !== undefined
    return { id: autoAnswer, value: stored ?? fresh ?? ASK, ...(isDefault && { isDefault: true as const }) }
  })
  return grant({ title, autoAnswers, autoPasses: [] })
}
