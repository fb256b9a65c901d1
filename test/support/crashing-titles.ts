// Titles for a thread that does not live to tell of them: whoever plays ends the thread it is played in.
import { nimTitle } from './nim-game.ts'

export const TITLES = {
  nim: { ...nimTitle, game: { ...nimTitle.game, stage: () => process.exit(1) } },
}
