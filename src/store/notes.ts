// Notes that members write to their games, each at an entry of the log: private ones, and quotes that everybody may read.
import type { MoveTx, Tx } from './tx.ts'

/** A note of a member. */
export interface GameNote {
  /** The entry after which the game stood so when it was written. */
  readonly number: number
  /** Whether it is a quote: everybody who may see the game's past sees it there. */
  readonly shared: boolean
  readonly text: string
  readonly at: Date
}

/** A member's notes to a game, in the order of the game. */
export const notesOf = (tx: Tx, gameId: string, member: string): Promise<GameNote[]> =>
  tx.note.findMany({
    where: { gameId, member },
    orderBy: [{ number: 'asc' }, { shared: 'asc' }],
    select: { number: true, shared: true, text: true, at: true },
  })

/** What a member may read of a game's notes between two entries, the second left out: their own, and everybody's quotes. */
export const notesBetween = (
  tx: Tx,
  gameId: string,
  member: string,
  { from, until }: { readonly from: number; readonly until: number | undefined },
): Promise<{ readonly member: string; readonly text: string; readonly shared: boolean }[]> =>
  tx.note.findMany({
    where: {
      ...{ gameId, OR: [{ member }, { shared: true }] },
      number: { gte: from, ...(until !== undefined && { lt: until }) },
    },
    orderBy: { at: 'asc' },
    select: { member: true, text: true, shared: true },
  })

/** Stores a note; one of its kind that was written at the same entry is replaced. */
export async function saveNote(tx: Tx, gameId: string, member: string, note: GameNote): Promise<void> {
  const { number, shared, ...said } = note
  await tx.note.upsert({
    where: { gameId_member_number_shared: { gameId, member, number, shared } },
    create: { gameId, member, ...note },
    update: said,
  })
}

/** Deletes a note; `false` where there was none. */
export const deleteNote = async (
  tx: Tx,
  gameId: string,
  member: string,
  { number, shared }: Pick<GameNote, 'number' | 'shared'>,
): Promise<boolean> => (await tx.note.deleteMany({ where: { gameId, member, number, shared } })).count === 1

/** The latest private note of a member to each of their games that are not over. */
export const latestNotes = (
  tx: Tx,
  member: string,
): Promise<readonly { readonly game: string; readonly text: string }[]> => tx.$queryRaw`
  select distinct on (n.game_id) n.game_id as game, n.text from notes n join players p
    on p.game_id = n.game_id and p.member = n.member
    where n.member = ${member} and not n.shared and not p.over order by n.game_id, n.number desc`

/** A member's dashboard no longer shows what it should. */
export const forgetDrawn = (tx: MoveTx, member: string): Promise<unknown> =>
  tx.$executeRaw`update dashboards set seen = '' where member = ${member}`
