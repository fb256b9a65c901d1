// All slash commands, and the commands of a message's menu. Their definitions name the installed games.
//
// A new command or subcommand, in this order:
// 1. What it does: a service's function in `src/host/<service>`, with its refusals as phrases; a table in `prisma/` where it keeps
//    something, and what erases that with a person (`src/host/people/erasing.ts`, docs/privacy.md).
// 2. What it shows: a screen in `src/discord/panels/<group>`, and its buttons in `panels/index.ts`.
// 3. Its texts: `src/text/bot/<group>/en.ts` and `zh-TW.ts`; names and descriptions of commands in `src/text/bot/commands`.
// 4. The command here, or the subcommand beside its others (`game/`, `me/`, `server/`), and in README's list.
// 5. Tests: `test/host` for the service, `test/discord` for the command in three languages and who may use it. `test/text/commands` and
//    `buttons` and `test/discord/limits` and `personal` notice what is missing.

import type { Command, MessageCommand } from '../src/discord/call/reply.ts'
import type { Titles } from '../src/discord/core/context.ts'
import { TITLES } from '../src/games/index.ts'
import { attack } from './attack.ts'
import { auto } from './auto.ts'
import { board } from './board.ts'
import { card } from './card.ts'
import { daily } from './daily.ts'
import { gameCommand } from './game.ts'
import { general } from './general.ts'
import { hall } from './hall.ts'
import { hand } from './hand.ts'
import { help } from './help.ts'
import { history } from './history.ts'
import { language } from './language.ts'
import { leagueCommand } from './league.ts'
import { leagueAdmin } from './league-admin.ts'
import { learn } from './learn.ts'
import { me } from './me.ts'
import { quoteMessage } from './message/quote.ts'
import { move } from './move.ts'
import { plan } from './plan.ts'
import { play } from './play.ts'
import { rules } from './rules.ts'
import { server } from './server.ts'
import { stats } from './stats.ts'

/** The commands of a bot with these games. */
export const commandsFor = (titles: Titles): Command[] => [
  gameCommand(titles),
  history,
  play,
  plan,
  move,
  attack,
  hand,
  board,
  rules,
  learn(titles),
  card,
  general,
  help,
  language,
  auto,
  me,
  leagueCommand(titles),
  leagueAdmin,
  stats,
  hall(titles),
  daily,
  server,
]

/** The bot's commands. */
export const commands: readonly Command[] = commandsFor(TITLES)

/** The commands of a message's menu; Discord takes five at most. */
export const messageCommands: readonly MessageCommand[] = [quoteMessage]
