// The settings of a lobby, changed by its host until the game starts: game, seats, pace, options, language.
import type { Game, Options } from '../../engine/game.ts'
import { defaultOptions, misfitOf, optionFaults } from '../../engine/options.ts'
import type { Phrase } from '../../engine/phrase.ts'
import {
  changeGame,
  type GameChange,
  type GameRow,
  type PlayerRow,
  replacePlayers,
} from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import type { Language } from '../../text/language.ts'
import { standingInOf } from '../table/bot-choice.ts'
import { change, checkChange } from '../table/change.ts'
import type { Pace } from '../table/clock/pace.ts'
import type { HostContext } from '../table/context.ts'
import { hostSeat, infoOf } from '../table/info.ts'
import { markOf } from '../table/mark.ts'
import { refusals } from '../table/refusals.ts'
import { strengthsOf } from '../table/seats.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'
import { upkeepWith } from '../table/upkeep.ts'
import { afterPress, scheduleCheck } from './ready-check.ts'
import { waitForHost } from './waiting-host.ts'

/** What is to be changed. Nothing in it is trusted. */
export interface LobbySettings {
  readonly title?: string
  readonly seats?: number
  readonly pace?: Pace
  readonly options?: Options
  readonly inviteOnly?: boolean
  readonly language?: Language
}

/** A mark of all the settings of a lobby: another as soon as one of them changes. */
export const settingsMark = ({
  title,
  seats,
  pace,
  options,
  inviteOnly,
  language,
}: Pick<GameInfo, keyof LobbySettings & keyof GameInfo>): string =>
  markOf({ title, seats, pace, options, inviteOnly, language })

/** A lobby for the one who may change it: its host, until the game starts. */
export const toConfigure = (context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> =>
  checkChange(context, game, (row) => hostFault(row, person))

/** Why somebody may not change a game's settings. */
function hostFault(row: GameRow, { id }: Person): Phrase | undefined {
  if (row.status !== 'lobby') return refusals.notLobby()
  return row.host === id ? undefined : refusals.notHost(hostSeat(row))
}

/**
 * Changes game, seats, pace, options or language of a lobby; host only. What another game or number of seats does not have goes back to its default.
 * @param seen the mark of the settings that the host saw: nothing is changed where others hold by now
 */
export const configure = (
  context: HostContext,
  game: GameId,
  person: Person,
  settings: LobbySettings,
  seen?: string,
): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row) => {
    const fault = hostFault(row, person)
    if (fault) return fault
    if (seen !== undefined && seen !== settingsMark(infoOf(row))) return refusals.formOld()
    const rules = context.titles[settings.title ?? row.title]?.game
    if (!rules) return refusals.noTitle()
    const changed = changesOf(row, rules, settings)
    if ('key' in changed) return changed
    const after: GameRow = { ...row, ...changed }
    const players = row.players.map((player) => fitted(context, after, player))
    await replacePlayers(tx, row.id, players)
    const { pressed = {} } = afterPress(row, players, person.id, context.clock.now().getTime())
    // With a seat free nobody is asked who is ready.
    const isFree = after.seats > players.length
    const upkeep = upkeepWith(row, { pressed, ...(isFree && { ready: undefined }) })
    await changeGame(tx, row, { ...changed, ...upkeep })
    await scheduleCheck(tx, { ...row, ...upkeep })
    await enqueue(tx, row.id, [{ kind: 'lobby' }], context.clock.now())
    await waitForHost(tx, { ...after, players }, context.clock.now())
    return { ...after, players }
  })

/** The changes that settings come to, or why they cannot be. */
function changesOf(row: GameRow, rules: Game, settings: LobbySettings): GameChange | Phrase {
  const isOther = rules.id !== row.title
  const min = Math.max(rules.seats.min, row.players.length)
  const { max } = rules.seats
  const seats = settings.seats ?? (isOther ? Math.min(Math.max(row.seats, min), max) : row.seats)
  if (!Number.isInteger(seats) || seats < min || seats > max) return refusals.seats(min, max)
  const kept = isOther ? {} : row.options
  const wished: Options = { ...defaultOptions(rules), ...kept, ...settings.options }
  const faults = optionFaults(rules, seats, wished)
  const asked = faults.find((id) => settings.options?.[id] !== undefined && settings.seats === undefined)
  if (asked !== undefined) return refusals.option(asked)
  const defaults = defaultOptions(rules)
  const options = Object.fromEntries(
    Object.entries(wished).flatMap(([id, value]) => {
      const known = defaults[id]
      if (known === undefined) return []
      return [[id, faults.includes(id) ? known : value]]
    }),
  )
  const misfit = misfitOf(rules, seats, options)
  if (misfit) return misfit
  return {
    title: rules.id,
    seats,
    options,
    ...(settings.pace && { pace: settings.pace }),
    ...(settings.language && { language: settings.language }),
    ...whoJoins(settings),
  }
}

const whoJoins = ({ inviteOnly }: LobbySettings): Pick<GameChange, 'inviteOnly'> =>
  inviteOnly === undefined ? {} : { inviteOnly }

/** A computer player of a strength that the game does not have plays as well as may be. */
function fitted(context: HostContext, row: GameRow, player: PlayerRow): PlayerRow {
  const strengths = strengthsOf(context, row)
  const { computer } = player
  return computer === null || strengths.includes(computer)
    ? player
    : { ...player, computer: standingInOf(strengths) }
}
