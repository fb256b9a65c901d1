// Recorded games that together pass all rules: events, every seat's view, options and the end are as they were.
import { game } from '../../../src/games/hegemony/game.ts'
import { replayAll } from '../../support/golden.ts'

replayAll(game)
