// The hard computer player's good sense: positions small enough to read.
import type { Policy } from '../../../src/engine/game.ts'
import { computers } from '../../../src/games/storm/bot/index.ts'
import { expectSense } from '../../support/expect-sense.ts'
import { positions } from './sense/index.ts'

expectSense(positions, computers.hard as Policy, 30)
