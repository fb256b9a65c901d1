// `/league info`: a league's settings and standings, and how the user stands in it.
import { infoScreen } from '../../src/discord/leagues/info.ts'
import { look } from './part.ts'

export const leagueInfo = look('info', 'league info', infoScreen)
