// Standing orders: what members order in their games and by default, the stretches they pass, and what was answered.
import type { Phrase } from '../engine/phrase.ts'
import { fromColumn, toColumn } from './json.ts'
import type { Tx } from './open.ts'

/** An order of a member in one game. */
export interface AutoAnswerRow {
  readonly member: string
  readonly order: string
  readonly value: string
  /** Decides once, before `value` does again. */
  readonly once: string | null
}

/** A stretch of a game that a member passes. */
export interface AutoPassRow {
  readonly member: string
  readonly scope: string
  readonly text: Phrase
}

/** What an order answered: the question, and the options picked. */
export interface NoteRow {
  readonly prompt: Phrase
  readonly picked: readonly Phrase[]
}

/** All orders in a game. */
export const autoAnswersOfGame = (tx: Tx, gameId: string): Promise<AutoAnswerRow[]> =>
  tx.gameOrder.findMany({ where: { gameId }, select: { member: true, order: true, value: true, once: true } })

/** Stores an order of a game in place of the one before. */
export async function upsertAutoAnswer(
  tx: Tx,
  gameId: string,
  { member, order, ...said }: AutoAnswerRow,
): Promise<void> {
  await tx.gameOrder.upsert({
    where: { gameId_member_order: { gameId, member, order } },
    create: { gameId, member, order, ...said },
    update: said,
  })
}

/** What a member orders in new games of a title, by order. */
export async function defaultsOf(
  tx: Tx,
  member: string,
  title: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await tx.orderDefault.findMany({ where: { member, title } })
  return new Map(found.map(({ order, value }) => [order, value]))
}

/** Stores what a member orders in new games of a title. */
export async function upsertDefault(
  tx: Tx,
  key: { readonly member: string; readonly title: string; readonly order: string },
  value: string,
): Promise<void> {
  await tx.orderDefault.upsert({
    where: { member_title_order: key },
    create: { ...key, value },
    update: { value },
  })
}

/** All stretches that members of a game pass. */
export async function autoPassesOfGame(tx: Tx, gameId: string): Promise<AutoPassRow[]> {
  const found = await tx.lull.findMany({ where: { gameId } })
  return found.map(({ member, scope, text }) => ({ member, scope, text: fromColumn<Phrase>(text) }))
}

/** A member passes a stretch of a game from now on. */
export async function insertAutoPass(
  tx: Tx,
  gameId: string,
  { member, scope, text }: AutoPassRow,
): Promise<void> {
  const data = [{ gameId, member, scope, text: toColumn(text) }]
  await tx.lull.createMany({ data, skipDuplicates: true })
}

/** A member passes no stretch of a game any more. */
export async function deleteAutoPasses(tx: Tx, gameId: string, member: string): Promise<void> {
  await tx.lull.deleteMany({ where: { gameId, member } })
}

/** Notes kept for a member of a game: the last ones. */
const NOTES = 5

/** The notes for a member of a game, oldest first. */
export async function notesFor(tx: Tx, gameId: string, member: string): Promise<NoteRow[]> {
  const found = await tx.orderNote.findMany({ where: { gameId, member }, orderBy: { id: 'asc' } })
  return found.map(({ prompt, picked }) => ({ prompt: fromColumn(prompt), picked: fromColumn(picked) }))
}

/** Notes what an order answered for a member, and forgets the oldest notes. */
export async function insertNote(tx: Tx, gameId: string, member: string, note: NoteRow): Promise<void> {
  const { prompt, picked } = note
  await tx.orderNote.create({ data: { gameId, member, prompt: toColumn(prompt), picked: toColumn(picked) } })
  const where = { gameId, member }
  const [old] = await tx.orderNote.findMany({ where, orderBy: { id: 'desc' }, skip: NOTES, take: 1 })
  if (old) await tx.orderNote.deleteMany({ where: { ...where, id: { lte: old.id } } })
}

/** Forgets a member's notes of a game. */
export async function deleteNotes(tx: Tx, gameId: string, member: string): Promise<void> {
  await tx.orderNote.deleteMany({ where: { gameId, member } })
}
