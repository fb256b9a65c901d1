// `/league info`: what a league is, how it stands, and how whoever asks stands in it.
import { infoScreen } from '../../src/discord/leagues/info.ts'
import { look } from './part.ts'

export const leagueInfo = look('info', 'league info', infoScreen)
