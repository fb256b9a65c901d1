// All slash commands. Their definitions name the games that are in the house.
import type { Titles } from '../src/discord/desk.ts'
import type { Command } from '../src/discord/reply.ts'
import { TITLES } from '../src/games/index.ts'
import { board } from './board.ts'
import { gameCommand } from './game.ts'
import { hand } from './hand.ts'
import { help } from './help.ts'
import { language } from './language.ts'
import { play } from './play.ts'
import { rules } from './rules.ts'

/** The commands of a bot with these games. */
export const commandsFor = (titles: Titles): Command[] => [
  gameCommand(titles),
  play,
  hand,
  board,
  rules,
  help,
  language,
]

/** The commands of the house. */
export const commands: readonly Command[] = commandsFor(TITLES)
