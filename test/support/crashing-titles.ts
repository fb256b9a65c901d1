// Titles that crash their thread: a move ends the thread it is played in.
import { nimTitle } from './nim-game.ts'

export const TITLES = { nim: { ...nimTitle, game: { ...nimTitle.game, stage: () => process.exit(1) } } }
