// The context of commands, panels and the publisher: the host, the games, the time, and the log.
import { NotInstalled } from '../../engine/not-installed.ts'
import type { Title } from '../../games/common/title.ts'
import type { Host } from '../../host/index.ts'
import type { Clock, GameInfo } from '../../host/table/types.ts'
import type { Wire } from './wire.ts'

/** The games by id. */
export type Titles = Readonly<Record<string, Title>>

/** Where the bot notes what happened; a `pino` logger fits. Facts never contain hands, choices or views. */
export interface Log {
  info(facts: object, what: string): void
  warn(facts: object, what: string): void
  error(facts: object, what: string): void
}

/** What commands and panels are answered with. */
export interface BotContext {
  readonly host: Host
  readonly titles: Titles
  readonly clock: Clock
  readonly log: Log
  /** The bot's emojis: whether Discord has them, and why it did not take them, if it did not. */
  readonly icons: {
    readonly trouble: string | undefined
    readonly areKnown: boolean
    readonly sought: Promise<void> | undefined
  }
  /** What can be done in a server at once: its roles, and the bot's own messages. */
  readonly servers: Pick<
    Wire,
    'roles' | 'channels' | 'addRole' | 'giveRole' | 'takeRole' | 'post' | 'edit' | 'directWith' | 'sees'
  >
}

/**
 * The title of a game.
 * @throws NotInstalled when a stored game names a title that the app does not have
 */
export function titleOf(bot: BotContext, info: Pick<GameInfo, 'title' | 'id'>): Title {
  const title = bot.titles[info.title]
  if (!title) throw new NotInstalled(info.title)
  return title
}
