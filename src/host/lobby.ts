// Lobbies: opened, filled, left, started.
import type { Game } from '../engine/game.ts'
import { defaultOptions, optionFaults } from '../engine/options.ts'
import type { Phrase } from '../engine/phrase.ts'
import { startRun } from '../engine/run.ts'
import { type Contribution, newSecret, sealOf, seedOf, sha256 } from '../engine/seal.ts'
import {
  changeGame,
  findGame,
  type GameRow,
  insertGame,
  insertSitter,
  replaceSitters,
  type SitterRow,
} from '../store/games.ts'
import type { Tx } from '../store/open.ts'
import { enqueue } from '../store/outbox.ts'
import type { Language } from '../text/language.ts'
import { fillOrders } from './covered.ts'
import { type Desk, titleOf, transact } from './desk.ts'
import type { LobbyCall } from './host.ts'
import { hostSeat, infoOf, sitterRow } from './info.ts'
import { record } from './moves.ts'
import { courtier, newGameId } from './names.ts'
import { grant, refusals, refuse } from './refusals.ts'
import type { GameId, GameInfo, Job, Person, Result } from './types.ts'

/** Characters of a luck word. */
export const LUCK_LENGTH = 40

const LOBBY: Job = { kind: 'lobby' }

/** Opens a lobby; its host sits at seat 0. */
export async function openLobby(desk: Desk, call: LobbyCall): Promise<Result<GameInfo>> {
  const game = desk.titles[call.title]?.game
  if (!game) return refuse(refusals.noTitle())
  const options = { ...defaultOptions(game), ...call.options }
  const fault = tableFault(game, call.seats, options) ?? luckFault(call.luck)
  if (fault) return refuse(fault)
  const secret = newSecret()
  const now = desk.clock.now()
  const info = await transact(desk, async (tx) => {
    const id = await freeId(tx)
    const { title, seats, language, guild, channel, person } = call
    await insertGame(tx, {
      ...{ id, title, seats, language, guild, channel, options, secret, pace: call.pace ?? null },
      host: person.id,
      seal: sealOf(secret),
      createdAt: now,
    })
    await insertSitter(tx, id, memberSitter(0, person, call.interaction, call.luck))
    await enqueue(tx, id, [LOBBY], now)
    const row = await findGame(tx, id)
    if (!row) throw new Error(`game ${id} was not stored`)
    return infoOf(row)
  })
  desk.stir(info.id)
  return grant(info)
}

async function freeId(tx: Tx): Promise<string> {
  for (;;) {
    const id = newGameId()
    if (!(await findGame(tx, id))) return id
  }
}

/** What is wrong with so many seats and these options; `undefined` when nothing is. */
function tableFault(game: Game, seats: number, options: GameRow['options']): Phrase | undefined {
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max) return refusals.seats(min, max)
  const [fault] = optionFaults(game, seats, options)
  return fault === undefined ? undefined : refusals.option(fault)
}

const luckFault = (luck: string | undefined): Phrase | undefined =>
  luck !== undefined && [...luck].length > LUCK_LENGTH ? refusals.luck(LUCK_LENGTH) : undefined

const memberSitter = (
  seat: number,
  person: Person,
  interaction: string,
  luck: string | undefined,
): SitterRow => ({
  seat,
  name: person.name,
  member: person.id,
  computer: null,
  standIn: null,
  join: sha256(interaction),
  // Of words too the hash alone is kept: it binds the shuffle as well, and names nobody.
  luck: luck === undefined ? null : sha256(luck),
})

/** Seats a member at the next free seat. */
export async function join(
  desk: Desk,
  game: GameId,
  person: Person,
  interaction: string,
  luck?: string,
): Promise<Result<GameInfo>> {
  const fault = luckFault(luck)
  if (fault) return refuse(fault)
  return inLobby(desk, game, (row) => {
    if (sitterRow(row, person.id)) return refusals.seated()
    if (row.sitters.length >= row.seats) return refusals.full()
    return [...row.sitters, memberSitter(row.sitters.length, person, interaction, luck)]
  })
}

/** Seats a computer player; host only. */
export async function addComputer(
  desk: Desk,
  game: GameId,
  person: Person,
  strength: string,
): Promise<Result<GameInfo>> {
  return inLobby(desk, game, (row) => {
    if (row.host !== person.id) return refusals.notHost(hostSeat(row))
    if (!strengthsOf(desk, row).includes(strength)) return refusals.noStrength()
    if (row.sitters.length >= row.seats) return refusals.full()
    const name = courtier(
      row.language as Language,
      row.sitters.map((sitter) => sitter.name),
    )
    return [
      ...row.sitters,
      {
        ...{ seat: row.sitters.length, name, member: null, computer: strength },
        ...{ standIn: null, join: null, luck: null },
      },
    ]
  })
}

/** The strengths of computer players of a game, weakest first. */
export const strengthsOf = (desk: Desk, { title }: Pick<GameRow, 'title'>): readonly string[] => [
  'random',
  ...Object.keys(titleOf(desk, title).game.computers),
]

/** The computer player that decides for a member whose time is out. */
export function steadyOf(desk: Desk, row: Pick<GameRow, 'title'>): string {
  const strengths = strengthsOf(desk, row)
  return strengths.includes(STEADY) ? STEADY : (strengths.at(-1) ?? 'random')
}

const STEADY = 'steady'

/** Changes who sits in a lobby. */
function inLobby(
  desk: Desk,
  game: GameId,
  seated: (row: GameRow) => readonly SitterRow[] | Phrase,
): Promise<Result<GameInfo>> {
  return change(desk, game, async (tx, row) => {
    if (row.status !== 'lobby') return refusals.notLobby()
    const sitters = seated(row)
    if ('key' in sitters) return sitters
    await replaceSitters(tx, row.id, sitters)
    await changeGame(tx, row, {})
    await enqueue(tx, row.id, [LOBBY], desk.clock.now())
    return { ...row, sitters }
  })
}

/** A member leaves the lobby; the next member hosts it, and with the last one it is cancelled. */
export function leave(desk: Desk, game: GameId, person: Person): Promise<Result<GameInfo>> {
  return change(desk, game, async (tx, row) => {
    if (row.status !== 'lobby') return refusals.notLobby()
    if (!sitterRow(row, person.id)) return refusals.notSeated()
    const sitters = row.sitters
      .filter(({ member }) => member !== person.id)
      .map((sitter, seat) => ({ ...sitter, seat }))
    const next = sitters.find(({ member }) => member !== null)?.member
    const changed = next
      ? { host: row.host === person.id ? next : row.host }
      : { status: 'cancelled' as const }
    await replaceSitters(tx, row.id, sitters)
    await changeGame(tx, row, changed)
    await enqueue(tx, row.id, [LOBBY], desk.clock.now())
    return { ...row, ...changed, sitters }
  })
}

/** Starts the game with those who sit; host only. */
export function start(desk: Desk, game: GameId, person: Person): Promise<Result<GameInfo>> {
  return change(desk, game, async (tx, row) => {
    if (row.status !== 'lobby') return refusals.notLobby()
    if (row.host !== person.id) return refusals.notHost(hostSeat(row))
    const rules = titleOf(desk, row.title).game
    const seats = row.sitters.length
    if (seats < rules.seats.min) return refusals.tooFew(rules.seats.min)
    const fault = tableFault(rules, seats, row.options)
    if (fault) return fault
    const seed = seedOf(row.secret, contributionsOf(row))
    const { run, step } = startRun(rules, { seats, options: row.options, seed })
    for (const { member } of row.sitters) if (member !== null) await fillOrders(tx, desk, row, member)
    const begun = { status: 'playing', seats, seed, startedAt: desk.clock.now() } as const
    return record(tx, desk, { row, run }, [step], { notes: [LOBBY, { kind: 'thread' }], change: begun })
  })
}

/** What the members mixed into the shuffle when they sat down. */
export const contributionsOf = (row: GameRow): Contribution[] =>
  row.sitters.flatMap(({ seat, join: joined, luck }) =>
    joined === null ? [] : [{ seat, join: joined, ...(luck !== null && { luck }) }],
  )

/** Changes a game in one transaction, or refuses; the outbox and the computers see to what follows. */
export async function change(
  desk: Desk,
  game: GameId,
  work: (tx: Tx, row: GameRow) => Promise<GameRow | Phrase>,
): Promise<Result<GameInfo>> {
  const result = await transact(desk, async (tx): Promise<Result<GameInfo>> => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    const changed = await work(tx, row)
    return 'key' in changed ? refuse(changed) : grant(infoOf(changed))
  })
  if (result.ok) desk.stir(game)
  return result
}
