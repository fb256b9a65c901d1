// Auto-answers: what members order in their games and by default, the stretches they pass, and what was answered.
import { toColumn } from './json.ts'
import type { Tx } from './open.ts'
import {
  type AutoAnswerRow,
  type AutoPassRow,
  forgetSurroundings,
  type NoteRow,
  surroundingsOf,
} from './surroundings.ts'

export type { AutoAnswerRow } from './surroundings.ts'

/** All orders in a game. */
export const autoAnswersOfGame = async (tx: Tx, gameId: string): Promise<readonly AutoAnswerRow[]> =>
  (await surroundingsOf(tx, gameId)).orders

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
  forgetSurroundings(tx)
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
export const autoPassesOfGame = async (tx: Tx, gameId: string): Promise<readonly AutoPassRow[]> =>
  (await surroundingsOf(tx, gameId)).autoPasses

/** A member passes a stretch of a game from now on. */
export async function insertAutoPass(
  tx: Tx,
  gameId: string,
  { member, scope, text }: AutoPassRow,
): Promise<void> {
  const data = [{ gameId, member, scope, text: toColumn(text) }]
  await tx.lull.createMany({ data, skipDuplicates: true })
  forgetSurroundings(tx)
}

/** A member passes no stretch of a game any more. */
export async function deleteAutoPasses(tx: Tx, gameId: string, member: string): Promise<void> {
  await tx.lull.deleteMany({ where: { gameId, member } })
  forgetSurroundings(tx)
}

/** Notes kept for a member of a game: the last ones. */
const NOTES = 5

/** The notes for a member of a game, oldest first. */
export async function notesFor(tx: Tx, gameId: string, member: string): Promise<NoteRow[]> {
  const { notes } = await surroundingsOf(tx, gameId)
  return notes.filter((note) => note.member === member).map(({ prompt, picked }) => ({ prompt, picked }))
}

/** Notes what an order answered for a member, and forgets the oldest notes. */
export async function insertNote(tx: Tx, gameId: string, member: string, note: NoteRow): Promise<void> {
  const { prompt, picked } = note
  await tx.orderNote.create({ data: { gameId, member, prompt: toColumn(prompt), picked: toColumn(picked) } })
  const where = { gameId, member }
  const [old] = await tx.orderNote.findMany({ where, orderBy: { id: 'desc' }, skip: NOTES, take: 1 })
  if (old) await tx.orderNote.deleteMany({ where: { ...where, id: { lte: old.id } } })
  forgetSurroundings(tx)
}

/** Forgets a member's notes of a game. */
export async function deleteNotes(tx: Tx, gameId: string, member: string): Promise<void> {
  if ((await notesFor(tx, gameId, member)).length === 0) return
  await tx.orderNote.deleteMany({ where: { gameId, member } })
  forgetSurroundings(tx)
}
