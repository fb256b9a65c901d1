// A computer stands in for a member until they return; for a day it does nothing that they could not have back.
import type { GameRow, PlayerRow } from '../../store/games.ts'
import { DAY } from '../../text/length.ts'
import type { HostContext } from './context.ts'
import { hardStrength } from './seats.ts'

/** A seat that its holder plays. */
export const nobodyStandsIn = { standIn: null, standInSince: null } as const

/** The seat with a computer in its member's stead from now on. */
export const standingIn = (
  context: HostContext,
  row: Pick<GameRow, 'title'>,
  player: PlayerRow,
): PlayerRow => ({ ...player, standIn: hardStrength(context, row), standInSince: context.clock.now() })

/** Whether its member may still be back any hour: a stand-in's first day. */
export const isFirstDay = ({ standIn, standInSince }: PlayerRow, now: Date): boolean =>
  standIn !== null && standInSince !== null && now.getTime() - standInSince.getTime() < DAY
