// The members of `npm run chaos`: they type what their game's computer would choose, and type it again until they are answered.
import { setTimeout as pause } from 'node:timers/promises'
import { computerNamed, strengthsIn } from '../../src/engine/computers.ts'
import type { Situation } from '../../src/engine/game.ts'
import type { Random } from '../../src/engine/random.ts'
import { TITLES } from '../../src/games/index.ts'
import type { OpenHost } from '../../src/host/index.ts'
import { paceOf } from '../../src/host/table/clock/pace.ts'
import type { GameId } from '../../src/host/table/types.ts'
import type { Person, Sandbox } from '../../src/sandbox/index.ts'
import { MINUTE } from '../../src/text/length.ts'

/** A game under way, and who plays it. */
export interface Table {
  readonly game: GameId
  /** Where commands about it are typed. */
  readonly room: string
  readonly people: readonly Person[]
  /** The one who never answers; time decides for them. */
  readonly vanished: Person | undefined
  /** By member: the decisions that were answered, and those of which Discord showed that the answer is taken. */
  readonly sent: Map<string, Set<string>>
  readonly acknowledged: Map<string, Set<string>>
}

/** Of so many tables one has a member who never answers. */
const VANISH = 5
/** Between two looks of a member, in milliseconds. */
const LOOK = 400
/** How long a member waits for an answer, in milliseconds. */
const TIMEOUT_MS = 20_000
const TAKEN = /You have chosen|Thanks\. Next:/

/** Opens tables of all kinds. */
export async function openTables(host: OpenHost, sandbox: Sandbox, games: number): Promise<Table[]> {
  const titles = Object.keys(TITLES)
  const tables: Table[] = []
  for (let number = 0; number < games; number++) {
    const title = TITLES[titles[number % titles.length] ?? '']
    if (!title) throw new Error('no game')
    const seats = Math.max(2, title.game.seats.min)
    const people = ['a', 'b', 'c'].slice(0, seats).map((letter) => {
      const name = `${letter}${number}`
      sandbox.addMember({ name, locale: 'en-US' })
      return sandbox.as(name)
    })
    const [first, ...guests] = people
    if (!first) throw new Error('nobody plays')
    const room = sandbox.addChannel({ name: `room-${number}` }).id
    const isLeft = number % VANISH === VANISH - 1
    const pace = isLeft
      ? paceOf({ speed: 'custom', bank: 0, increment: MINUTE, cap: MINUTE, misses: 10 })
      : paceOf({ speed: 'none' })
    const lobby = await host.lobby.open({
      title: title.game.id,
      seats,
      language: 'en',
      options: {},
      guild: sandbox.guild.id,
      channel: room,
      interaction: `open ${number}`,
      ...(isLeft && pace && { pace }),
      person: { id: first.id, name: first.name },
    })
    if (!lobby.ok) throw new Error(`no lobby: ${JSON.stringify(lobby.refusal)}`)
    const { id } = lobby.value
    for (const guest of guests)
      await host.lobby.join(id, { id: guest.id, name: guest.name }, `join ${number} ${guest.name}`)
    await host.lobby.start(id, { id: first.id, name: first.name })
    const marks = () => new Map(people.map((person) => [person.id, new Set<string>()]))
    tables.push({
      game: id,
      room,
      people,
      vanished: isLeft ? guests[0] : undefined,
      sent: marks(),
      acknowledged: marks(),
    })
  }
  return tables
}

/** What a member would type now; `undefined` when they are not asked. */
export async function choiceOf(host: OpenHost, game: GameId, person: Person, random: Random) {
  const look = await host.play.getView(game, { id: person.id, name: person.name })
  if (!look.ok || look.value.info.status !== 'playing') return undefined
  const { token, playerView, seat, info } = look.value
  const decision = playerView?.decision
  const title = TITLES[info.title]
  if (token === undefined || !decision || seat === undefined || !title) return undefined
  const computer = computerNamed(title.game, strengthsIn(title.game)[0] ?? 'easy')
  const situation: Situation = { seat, view: playerView.view, story: [], decision }
  const choice = computer?.decide(situation, random) ?? []
  return { token, typed: `${token}=${choice.join(',')}` }
}

/** Answers once if they are asked, again and again until they are told something; whether their answer was taken. */
export async function answerOnce(
  host: OpenHost,
  table: Table,
  person: Person,
  random: Random,
  going: () => boolean,
): Promise<boolean> {
  const found = await choiceOf(host, table.game, person, random)
  if (!found) return false
  table.sent.get(person.id)?.add(found.token)
  while (going()) {
    const asked = person.slash(table.room, 'play', { choice: found.typed, game: table.game })
    const outcome = await Promise.race([asked.catch(() => undefined), pause(TIMEOUT_MS)])
    if (outcome && outcome.kind !== 'silence') {
      const isTaken = TAKEN.test(outcome.text)
      if (isTaken) table.acknowledged.get(person.id)?.add(found.token)
      if (!/My database is away|went wrong/.test(outcome.text)) return isTaken
    }
    await pause(LOOK)
  }
  return false
}

/** A member who plays until the end. */
export async function play(
  host: OpenHost,
  table: Table,
  person: Person,
  random: Random,
  going: () => boolean,
): Promise<void> {
  while (going()) {
    await answerOnce(host, table, person, random, going).catch(() => undefined)
    await pause(LOOK * (1 + random.int(8)))
  }
}
