// All slash commands. Their definitions name the installed games.

import type { Command } from '../src/discord/call/reply.ts'
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
