// Input of the welcome's picture as plain data: the games with their crests, and some of those one meets in them.
import type { Crest } from '../../picture/crest.ts'
import type { Input } from '../../picture/paint.ts'
import type { BustFace } from '../../picture/result.ts'

export interface WelcomeInput extends Input {
  readonly title: string
  readonly games: readonly {
    readonly crest: Crest
    readonly name: string
    /** How many play it. */
    readonly players: string
  }[]
  readonly faces: readonly BustFace[]
}
