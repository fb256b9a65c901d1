// Everything stored about one member, as a file for them alone. Its shape is described in docs/privacy.md.
import { z } from 'zod'
import { rowsAbout } from '../../store/erased-rows.ts'
import type { GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { choicesOf, gamesAbout, tellsTo } from '../../store/person.ts'
import type { HostContext } from '../table/context.ts'
import type { Person } from '../table/types.ts'

const gameShape = z.strictObject({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  server: z.string(),
  channel: z.string(),
  thread: z.string().nullable(),
  host: z.boolean(),
  opened: z.iso.datetime(),
  begun: z.iso.datetime().nullable(),
  ended: z.iso.datetime().nullable(),
  /** Absent where the member hosts and does not sit. */
  seat: z
    .strictObject({
      number: z.number(),
      name: z.string(),
      /** sha256 of the interaction by which they sat down, and of their seed word. */
      join: z.string().nullable(),
      clientSeed: z.string().nullable(),
    })
    .optional(),
  /** What they chose, in order. Log numbers are left out: they would count what others were asked. */
  choices: z.array(z.strictObject({ at: z.iso.datetime(), choice: z.array(z.string()) })),
})

/** The shape of the file. */
export const personShape = z.strictObject({
  version: z.literal(1),
  made: z.iso.datetime(),
  you: z.strictObject({ id: z.string(), name: z.string() }),
  /** Rows about the member alone, by table: settings, unsent picks, the dashboard, auto-answers. */
  kept: z.record(z.string(), z.array(z.record(z.string(), z.json()))),
  games: z.array(gameShape),
  /** Private messages that were to be sent to them. */
  messages: z.array(z.json()),
})

/** A member's file. */
export type PersonFile = z.infer<typeof personShape>

/** Everything stored about a member. */
export async function exportOf(context: HostContext, { id, name }: Person): Promise<PersonFile> {
  return context.store.transaction(async (tx) => {
    const games = await Promise.all((await gamesAbout(tx, id)).map((row) => gameOf(tx, row, id)))
    const file = {
      version: 1,
      made: context.clock.now(),
      you: { id, name },
      kept: await rowsAbout(tx, id),
      games,
      messages: await tellsTo(tx, id),
    }
    return personShape.parse(JSON.parse(JSON.stringify(file, plain)))
  })
}

/** Numbers that JSON has no form for are written as text. */
const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

async function gameOf(tx: Tx, row: GameRow, member: string) {
  const player = row.players.find((each) => each.member === member)
  const { id, title, status, guild: server, channel, thread } = row
  return {
    id,
    title,
    status,
    server,
    channel,
    thread,
    host: row.host === member,
    opened: row.createdAt,
    begun: row.startedAt,
    ended: row.finishedAt,
    ...(player && {
      seat: { number: player.seat + 1, name: player.name, join: player.join, clientSeed: player.clientSeed },
    }),
    choices: player ? await choicesOf(tx, row.id, player.seat) : [],
  }
}
