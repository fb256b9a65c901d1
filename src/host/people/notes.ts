// Notes to one's own games, written from a seat: private ones, which their author alone reads, also once the seat is lost; and quotes,
// which stand in the game's past for all.
import { scheduleDashboards } from '../../store/dashboards.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import { entryNumberAt } from '../../store/log.ts'
import {
  deleteNote,
  forgetDrawn,
  type GameNote,
  latestNotes,
  notesOf as notesIn,
  saveNote,
} from '../../store/notes.ts'
import { inTurn, type Tx } from '../../store/tx.ts'
import { clip } from '../../text/markdown.ts'
import { type HostContext, transact } from '../table/context.ts'
import { playerRow } from '../table/info.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, Person, Result } from '../table/types.ts'

export type { GameNote } from '../../store/notes.ts'

/** Characters of a note, and notes and quotes of a member to a game. */
export const NOTE_LENGTH = 300
const NOTES = 25

/** Writes a note to where a game stands now, or a quote; all that the member wrote to it. */
export const writeNote = (
  context: HostContext,
  game: GameId,
  person: Person,
  typed: string,
  shared = false,
): Promise<Result<readonly GameNote[]>> =>
  keepNote(context, game, person, shared, async (_, { number }) => ({
    number,
    text: [...typed.trim()].slice(0, NOTE_LENGTH).join(''),
  }))

/**
 * Keeps a line that a member said at a moment as a quote where the game stood then, below what they have quoted there; all that the
 * member wrote to it. What is too long is cut.
 */
export const quoteLine = (
  context: HostContext,
  game: GameId,
  person: Person,
  said: { readonly text: string; readonly at: Date },
): Promise<Result<readonly GameNote[]>> =>
  keepNote(context, game, person, true, async (tx, _, before) => {
    const number = await entryNumberAt(tx, game, said.at)
    const line = clip(said.text.replace(/\s+/g, ' ').trim(), NOTE_LENGTH)
    const there = before.find((note) => note.shared && note.number === number)?.text
    if (there === undefined || there.split('\n').includes(line)) return { number, text: there ?? line }
    const text = `${there}\n${line}`
    return [...text].length > NOTE_LENGTH ? undefined : { number, text }
  })

/** Stores what a member wrote, where there is room for it. */
async function keepNote(
  context: HostContext,
  game: GameId,
  { id }: Person,
  shared: boolean,
  noteFor: (
    tx: Tx,
    row: GameRow,
    before: readonly GameNote[],
  ) => Promise<Pick<GameNote, 'number' | 'text'> | undefined>,
): Promise<Result<readonly GameNote[]>> {
  const kept = await transact(context, async (tx): Promise<Result<readonly GameNote[]>> => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    if (row.seed === null) return refuse(refusals.notPlaying())
    if (!playerRow(row, id)) return refuse(refusals.notSeated())
    await inTurn(tx, `notes ${id}`)
    const before = await notesIn(tx, game, id)
    const note = await noteFor(tx, row, before)
    if (!note) return refuse(refusals.quoteFull())
    const isNew = before.every((each) => each.number !== note.number || each.shared !== shared)
    if (isNew && before.length >= NOTES) return refuse(refusals.notesFull(NOTES))
    await saveNote(tx, game, id, { ...note, shared, at: context.clock.now() })
    await redraw(tx, context, id)
    return grant(await notesIn(tx, game, id))
  })
  if (kept.ok) context.lookForDue()
  return kept
}

/** What a member wrote to a game. */
export const notesOf = ({ store }: HostContext, game: GameId, member: string): Promise<readonly GameNote[]> =>
  notesIn(store.db, game, member)

/** Deletes one of a member's notes or quotes; those that are left. */
export async function dropNote(
  context: HostContext,
  game: GameId,
  { id }: Person,
  note: Pick<GameNote, 'number' | 'shared'>,
): Promise<readonly GameNote[]> {
  const left = await transact(context, async (tx) => {
    if (await deleteNote(tx, game, id, note)) await redraw(tx, context, id)
    return notesIn(tx, game, id)
  })
  context.lookForDue()
  return left
}

/** The latest private note of a member to each of their games that are not over, by game. */
export const latestNotesOf = async (
  { store }: HostContext,
  member: string,
): Promise<ReadonlyMap<GameId, string>> =>
  new Map((await latestNotes(store.db, member)).map(({ game, text }) => [game, text]))

/** Has the member's dashboard drawn anew, where they have one. */
async function redraw(tx: Tx, context: HostContext, member: string): Promise<void> {
  await forgetDrawn(tx, member)
  await scheduleDashboards(tx, context.clock.now(), { member })
}
