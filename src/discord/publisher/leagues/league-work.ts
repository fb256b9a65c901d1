// Dependencies of a league's posts and extras.
import type { LeagueExtraKind, LeagueFault, LeagueInfo } from '../../../host/leagues/index.ts'
import type { BotContext } from '../../core/context.ts'
import { CODE } from '../../core/faults.ts'
import { codeOf, type Posted, type Wire } from '../../core/wire.ts'
import type { LeaguePictures } from './league-pictures.ts'

/** What one posting works with. */
export interface LeagueWork {
  readonly bot: BotContext
  readonly wire: Wire
  readonly pictures: LeaguePictures
  readonly league: LeagueInfo
  /** Names what is posted: the same key is the same message. */
  readonly key: string
  /** When an earlier try of the same may have got through. */
  readonly doubtSince?: Date
  /** Why Discord did not do it the last time. */
  readonly fault?: LeagueFault
}

/** What was refused, and when: the same is not asked for again before an hour has passed. */
export interface Refused {
  readonly key: string
  readonly at: number
}

const HOUR = 3_600_000

/** Whether the same has just been refused. */
export const isRefusedStill = (
  { bot, fault }: LeagueWork,
  refused: Refused | undefined,
  key: string,
): boolean => fault !== undefined && refused?.key === key && bot.clock.now().getTime() - refused.at < HOUR

/** Why the league has to do without; nothing where the error is another one. */
export function whyWithout(error: unknown): LeagueFault | undefined {
  switch (codeOf(error)) {
    case CODE.missingAccess:
    case CODE.missingPermissions:
      return 'permission'
    case CODE.tooManyRoles:
    case CODE.tooManyEvents:
      return 'full'
    default:
      return undefined
  }
}

/** Remembers something that a league has beside its posts; asks first whether it is still this process's to do. */
export function rememberFor({ bot, wire, league }: LeagueWork, kind: LeagueExtraKind, value: unknown) {
  // Touching a guarded wire throws where another process has the job by now.
  void wire.post
  return bot.host.leagues.remember(league.id, kind, value)
}

/** Whether a message was posted by the bot and stands in this list of its latest. */
export const firstLine = ({ content }: Pick<Posted, 'content'>): string => content.split('\n')[0] ?? ''
