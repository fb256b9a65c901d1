// A table that is opened and played by what people do in Discord alone, so that it can be played with a bot of any checkout.
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../../../src/engine/random.ts'
import type { Person, Sandbox } from '../../../src/sandbox/index.ts'
import {
  answerBy,
  asks,
  buttonBy,
  completed,
  offers,
  panelOf,
  promptFor,
} from '../../../test/support/players.ts'

/** A table at which people play. */
export interface Table {
  readonly sandbox: Sandbox
  /** The thread it is played in. */
  readonly place: string
  readonly people: readonly Person[]
}

/** A move on its way: `begun` is called right before the action that gives the answer; a press of several calls it again. */
export type Move = (table: Table, random: Random, begun: () => void) => Promise<void>

/** So quick a table waits for auto-answers for seconds only; no clock of it rings meanwhile. */
const SPEED = '5h'
/** How long a table may wait for auto-answers, in milliseconds; and between two looks. */
const TIMEOUT_MS = 90_000
const LOOK = 100

/** Opens a table at which only members sit, and starts its game. */
export async function openTable(sandbox: Sandbox, game: string, seats: number): Promise<Table> {
  const people = Array.from({ length: seats }, (_, seat) => {
    const name = `Member-${String.fromCharCode('A'.charCodeAt(0) + seat)}`
    sandbox.addMember({ name, locale: 'en-US' })
    return sandbox.as(name)
  })
  const [host, ...guests] = people as [Person, ...Person[]]
  const { id: room } = sandbox.addChannel({ name: 'room' })
  await host.slash(room, 'game new', { game, seats, language: 'en', speed: SPEED })
  for (const guest of guests) await guest.slash(room, 'game join')
  await host.slash(room, 'game start')
  const threadOf = () => sandbox.channels().find(({ parent }) => parent === room)?.id
  const place = await sandbox.until('a thread', threadOf)
  return { sandbox, place, people }
}

/** Whom the table waits for next. */
async function next({ people, place }: Table): Promise<Person> {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await pause(LOOK)) {
    const asked = people.find((person) => promptFor(person, place))
    if (asked) return asked
  }
  throw new Error('nobody is asked')
}

/** Types `/play` with a choice that was suggested. */
export const typed: Move = async (table, random, begun) => {
  const person = await next(table)
  const pick = await completed(person, table.place, random)
  if (!pick) return
  begun()
  await person.slash(table.place, 'play', { choice: String(pick.value) })
}

/** Answers by the buttons and menus of one's panel. */
export const pressed: Move = async (table, random, begun) => {
  const person = await next(table)
  const prompt = promptFor(person, table.place)
  if (!prompt || !offers(prompt, 'move')) return
  const panel = panelOf(await person.click(prompt, buttonBy(prompt, 'move')))
  const noted = <Args extends unknown[], T>(action: (...args: Args) => T) => {
    return (...args: Args): T => {
      begun()
      return action(...args)
    }
  }
  const watched = {
    ...person,
    click: noted(person.click),
    select: noted(person.select),
    submit: noted(person.submit),
  }
  if (asks(panel)) await answerBy(watched, panel, random)
}
