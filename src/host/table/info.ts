// From a stored game to its public facts.
import type { GameRow, PlayerRow } from '../../store/games.ts'
import type { Language } from '../../text/language.ts'
import { normal } from '../../text/normal.ts'
import { firstVisible } from '../../text/visible.ts'
import { readPace } from './clock/pace.ts'
import { isTrial, originOf } from './origin.ts'
import { sittingFacts } from './sitting.ts'
import type { GameInfo, Player } from './types.ts'
import { closedFacts, readyFacts, seriesFacts } from './upkeep.ts'

/** The public facts of a game. */
export const infoOf = (row: GameRow): GameInfo => ({
  id: row.id,
  title: row.title,
  status: row.status,
  guild: row.guild,
  channel: row.channel,
  ...(row.thread !== null && { thread: row.thread }),
  host: row.host,
  language: row.language as Language,
  options: row.options,
  pace: readPace(row.pace),
  seats: row.seats,
  players: playersOf(row.players),
  commitment: row.commitment,
  ...(row.pausedWhy !== null && { pausedWhy: row.pausedWhy }),
  ...(row.pausedUntil && { pausedUntil: row.pausedUntil }),
  ...(row.outcome && { outcome: row.outcome }),
  ...(row.startedAt && { startedAt: row.startedAt }),
  ...(row.league !== null && { league: row.league }),
  ...privateFacts(row),
  ...(row.inviteOnly && { inviteOnly: true }),
  ...(row.reliability !== null && { reliability: row.reliability }),
  ...closedFacts(row),
  ...readyFacts(row),
  ...seriesFacts(row),
  ...sittingFacts(row),
})

function privateFacts(row: GameRow): Pick<GameInfo, 'isLesson' | 'isTrial' | 'playedOn'> {
  const playedOn = originOf(row)
  if (playedOn) return { playedOn }
  return row.lesson === null ? {} : isTrial(row) ? { isTrial: true } : { isLesson: true }
}

/** Digits of a member's id that tell two of one name apart, and more where those are the same. */
const TAG = { first: 4, step: 4, most: 20 }

/** Names of players in seat order, each its own: members of one name, or whose name reads as a seat's number, have a tag. */
function namesOf(players: readonly PlayerRow[]): string[] {
  // Names may have been stored before anybody looked at what can be seen of them.
  const names = players.map(
    ({ name, member, seat }) => firstVisible(name) ?? (member === null ? `${seat + 1}` : ''),
  )
  const isShared = (name: string) => names.filter((each) => normal(each) === normal(name)).length > 1
  return players.map(({ member }, at) => {
    const name = names[at] ?? ''
    if (member === null || !(isShared(name) || /^\d*$/.test(normal(name)))) return name
    let length = TAG.first
    const tag = () => member.slice(-length)
    while (length < TAG.most && players.filter((each) => each.member?.endsWith(tag())).length > 1)
      length += TAG.step
    return `${name} #${tag()}`.trim()
  })
}

const playerOf = ({ seat, member, computer, standIn }: PlayerRow, name: string): Player => ({
  seat,
  name,
  ...(member !== null && { member }),
  ...(computer !== null && { computer }),
  ...(standIn !== null && { standIn }),
})

function playersOf(players: readonly PlayerRow[]): Player[] {
  const names = namesOf(players)
  return players.map((player, at) => playerOf(player, names[at] ?? ''))
}

/** The name by which a seat is known at its table. */
export const nameAt = ({ players }: Pick<GameRow, 'players'>, seat: number): string =>
  playersOf(players).find((player) => player.seat === seat)?.name ?? `${seat + 1}`

/** Where a person sits. */
export const playerRow = (row: GameRow, member: string): PlayerRow | undefined =>
  row.players.find((player) => player.member === member)

/** The seat of the member who opened the game; 0 when they have left it. */
export const hostSeat = (row: GameRow): number => playerRow(row, row.host)?.seat ?? 0
