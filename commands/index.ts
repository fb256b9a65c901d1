// All slash commands. Their definitions name the games that are in the house.
import type { Titles } from '../src/discord/desk.ts'
import type { Command } from '../src/discord/reply.ts'
import { TITLES } from '../src/games/index.ts'
import { board } from './board.ts'
import { card } from './card.ts'
import { gameCommand } from './game.ts'
import { general } from './general.ts'
import { hand } from './hand.ts'
import { help } from './help.ts'
import { language } from './language.ts'
import { me } from './me.ts'
import { orders } from './orders.ts'
import { play } from './play.ts'
import { rules } from './rules.ts'

/** The commands of a bot with these games. */
export const commandsFor = (titles: Titles): Command[] => [
  gameCommand(titles),
  play,
  hand,
  board,
  rules,
  card,
  general,
  help,
  language,
  orders,
  me,
]

/** The commands of the house. */
export const commands: readonly Command[] = commandsFor(TITLES)
