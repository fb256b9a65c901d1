// Auto-answers: those of members in their games and by default, the stretches they pass, and what was answered.
import type { Phrase } from '../engine/phrase.ts'
import type { AutoAnswerDefault } from './generated/client.ts'
import { toColumn } from './json.ts'
import type { LookTx, MoveTx, Tx } from './open.ts'

/** An auto-answer of a member in one game. */
export interface AutoAnswerRow {
  readonly member: string
  readonly autoAnswer: string
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

/** What an auto-answer answered: the question, and the options picked. */
export interface NoteRow {
  readonly prompt: Phrase
  readonly picked: readonly Phrase[]
}

/** Stores an auto-answer of a game in place of the one before. */
export async function upsertAutoAnswer(
  tx: Tx,
  gameId: string,
  { member, autoAnswer, ...said }: AutoAnswerRow,
): Promise<void> {
  await tx.autoAnswer.upsert({
    where: { gameId_member_autoAnswer: { gameId, member, autoAnswer } },
    create: { gameId, member, autoAnswer, ...said },
    update: said,
  })
}

/** What a member has set in new games of a title, by auto-answer. */
export async function defaultsOf(
  tx: LookTx,
  member: string,
  title: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await tx.$queryRaw<Pick<AutoAnswerDefault, 'autoAnswer' | 'value'>[]>`
    select auto_answer as "autoAnswer", value from auto_answer_defaults
    where member = ${member} and title = ${title}`
  return new Map(found.map(({ autoAnswer, value }) => [autoAnswer, value]))
}

/** Stores what a member has set in new games of a title. */
export async function upsertDefault(
  tx: Tx,
  key: { readonly member: string; readonly title: string; readonly autoAnswer: string },
  value: string,
): Promise<void> {
  await tx.autoAnswerDefault.upsert({
    where: { member_title_autoAnswer: key },
    create: { ...key, value },
    update: { value },
  })
}

/** A member passes a stretch of a game from now on. */
export async function insertAutoPass(
  tx: MoveTx,
  gameId: string,
  { member, scope, text }: AutoPassRow,
): Promise<void> {
  await tx.$executeRaw`
    insert into auto_passes (game_id, member, scope, text)
    values (${gameId}, ${member}, ${scope}, ${JSON.stringify(text)}::jsonb) on conflict do nothing`
}

/** A member passes no stretch of a game any more. */
export async function deleteAutoPasses(tx: Tx, gameId: string, member: string): Promise<void> {
  await tx.autoPass.deleteMany({ where: { gameId, member } })
}

/** Notes kept for a member of a game: the last ones. */
const NOTES = 5

/** Notes what an auto-answer answered for a member, and forgets the oldest notes. */
export async function insertNote(tx: Tx, gameId: string, member: string, note: NoteRow): Promise<void> {
  const { prompt, picked } = note
  await tx.autoAnswerNote.create({
    data: { gameId, member, prompt: toColumn(prompt), picked: toColumn(picked) },
  })
  const where = { gameId, member }
  const [old] = await tx.autoAnswerNote.findMany({ where, orderBy: { id: 'desc' }, skip: NOTES, take: 1 })
  if (old) await tx.autoAnswerNote.deleteMany({ where: { ...where, id: { lte: old.id } } })
}

/** Forgets a member's notes of a game. */
export async function deleteNotes(tx: MoveTx, gameId: string, member: string): Promise<void> {
  await tx.$executeRaw`delete from auto_answer_notes where game_id = ${gameId} and member = ${member}`
}
