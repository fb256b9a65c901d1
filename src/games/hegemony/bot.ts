// The computer players of this game by strength, weakest first.
import type { Policy } from '../../engine/game.ts'
import { casual } from './bot/casual.ts'
import { steady } from './bot/steady.ts'
import type { HegemonyView } from './view.ts'

/** Both decide on what their seat knows alone. */
export const computers = { casual, steady } satisfies Readonly<Record<string, Policy<HegemonyView>>>
