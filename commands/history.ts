// `/history …`: what happened in a game, and how it is proved. Each subcommand is a file of its own.
import { suggestZones } from '../src/discord/input/moment.ts'
import { family, GAMES } from './family.ts'
import { exportFile } from './history/export.ts'
import { film } from './history/film.ts'
import { follow } from './history/follow.ts'
import { log } from './history/log.ts'
import { quote } from './history/quote.ts'
import { review } from './history/review.ts'
import { show } from './history/show.ts'
import { verifyGame } from './history/verify.ts'

export const history = family('history', [show, log, review, film, exportFile, verifyGame, quote, follow], {
  suggest: { ...GAMES, zone: async (_bot, { typed }) => suggestZones(typed) },
})
