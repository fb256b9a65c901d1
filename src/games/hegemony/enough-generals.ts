// Whether the generals suffice for a table that deals as many as its options say (section 17).
import type { Options } from '../../engine/game.ts'
import type { Phrase } from '../../engine/phrase.ts'
import { TAKEN } from './rules/draft.ts'
import { dealtTo, generalsIn, variantsOf } from './table/options.ts'
import { say } from './text/say.ts'

/** Why there are too few for so many players; `undefined` where there are enough. */
export function misfit(seats: number, options: Options): Phrase | undefined {
  const each = dealtTo(seats, options)
  const needed = variantsOf(options).includes('draft') ? each + TAKEN * (seats - 1) : each * seats
  const left = generalsIn(options).length
  return needed > left ? say('too-few-generals', { seats, needed, left }) : undefined
}
