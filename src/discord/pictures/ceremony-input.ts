// Input of the picture of a final ceremony, as plain data.
import type { BustFace } from '../../picture/result.ts'
import type { PageInput } from './page.ts'

export interface CeremonyInput extends PageInput {
  /** The first three of the first group who have points, the champion first; byes alone win no medal. */
  readonly podium: readonly {
    readonly face: BustFace
    readonly name: string
    readonly points: string
    readonly hasMedal: boolean
  }[]
  /** What somebody is honoured for, and who: champions of other groups, the luckiest, the most stubborn. */
  readonly honours: readonly { readonly what: string; readonly name: string }[]
}
