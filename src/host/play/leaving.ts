// Leaving a running game, calling it off, and going on after a pause.
import { type Phrase, personRef } from '../../engine/phrase.ts'
import { changeGame, type GameRow, replacePlayers } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import { lostPlace } from '../../store/pause-reason.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { change, checkChange } from '../table/change.ts'
import type { HostContext } from '../table/context.ts'
import { seatLost } from '../table/former-seats.ts'
import { hostSeat, nameAt, playerRow } from '../table/info.ts'
import { loadGame } from '../table/load.ts'
import { record, resumeGame } from '../table/record.ts'
import { refusals } from '../table/refusals.ts'
import { computerName, hardStrength } from '../table/seats.ts'
import { nobodyStandsIn } from '../table/stand-ins.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'

const say = sayer<typeof en>('bot')

/** Whether a member may leave a game that runs, and which it is; nothing is changed. */
export const checkResign = (context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> =>
  checkChange(context, game, (row) => seatedInPlay(row, person))

/**
 * The hard computer player takes the seat of a member who leaves a running game.
 * @param isNamed whether the seat still has their name, and not what stands for it once they are erased
 */
export function resign(
  context: HostContext,
  game: GameId,
  person: Pick<Person, 'id'>,
  isNamed = true,
): Promise<Result<GameInfo>> {
  return change(context, game, async (tx, row) => {
    const fault = seatedInPlay(row, person)
    if (fault) return fault
    const leaving = playerRow(row, person.id)
    if (!leaving) return refusals.notSeated()
    if (row.lesson !== null) {
      const left = { status: 'cancelled', finishedAt: context.clock.now() } as const
      await changeGame(tx, row, left)
      return { ...row, ...left }
    }
    const loaded = await loadGame(tx, context, row)
    const step = loaded.run.take({ kind: 'replace', by: 'member', seat: leaving.seat })
    if (typeof step === 'string') return refusals.notPlaying()
    const name = computerName(row, row.players)
    const computer = hardStrength(context, row)
    const players = row.players.map((player) =>
      player === leaving ? { ...player, name, member: null, computer, ...nobodyStandsIn } : player,
    )
    await replacePlayers(tx, row.id, players)
    // With computers alone nobody is left in the lurch.
    const isMissed = row.players.some(({ member }) => member !== null && member !== leaving.member)
    if (isNamed) await seatLost(tx, context, row, leaving, isMissed ? 'resigned' : 'given')
    const who = isNamed
      ? personRef({ id: leaving.member, name: nameAt(row, leaving.seat) })
      : { typed: leaving.name }
    const phrase = say('seat-replaced', { who, computer: { typed: name } })
    const seated = { row: { ...loaded.row, players }, run: loaded.run }
    return record(tx, context, seated, [...loaded.unsaved, step], {
      notes: [{ kind: 'note', phrase }, { kind: 'lobby' }],
    })
  })
}

/** Calls a game off: its host in the lobby, in play a member who is the last one left. */
export function cancel(context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> {
  return change(context, game, async (tx, row) => {
    if (row.status === 'lobby') {
      if (row.host !== person.id) return refusals.notHost(hostSeat(row))
    } else {
      const fault = seatedInPlay(row, person)
      if (fault) return fault
      if (row.league !== null) return refusals.inLeague()
      if (row.players.some(({ member }) => member !== null && member !== person.id))
        return refusals.notAlone()
    }
    const cancelled = { status: 'cancelled', finishedAt: context.clock.now() } as const
    await changeGame(tx, row, cancelled)
    const lobby = { kind: 'lobby' } as const
    const note = { kind: 'note', phrase: say('game-cancelled') } as const
    await enqueue(
      tx,
      row.id,
      row.status === 'lobby' ? [lobby] : [lobby, note, { kind: 'prompt' }],
      context.clock.now(),
    )
    return { ...row, ...cancelled }
  })
}

/** Where somebody asks to go on with a game; a direct message is in no server. */
export interface ResumePlace {
  readonly guild: string | undefined
  readonly channel: string
}

/** Goes on with a paused game in the channel of its server where this was asked; its host or any player. */
export function resume(
  context: HostContext,
  game: GameId,
  person: Person,
  { guild, channel }: ResumePlace,
): Promise<Result<GameInfo>> {
  return change(context, game, async (tx, row) => {
    // What the table agreed on it ends together.
    if (!lostPlace(row)) return refusals.notPaused()
    if (row.host !== person.id && !playerRow(row, person.id)) return refusals.notSeated()
    // Not everyone at the table can see another server, and that one's settings never let the game in.
    if (guild !== row.guild) return refusals.otherServer()
    const place = channel === row.thread ? {} : { channel, thread: null }
    return resumeGame(tx, context, row, { change: place })
  })
}

function seatedInPlay(row: GameRow, person: Pick<Person, 'id'>): Phrase | undefined {
  if (row.status !== 'playing' && row.status !== 'paused') return refusals.notPlaying()
  return playerRow(row, person.id) ? undefined : refusals.notSeated()
}
