// Reviews of the games that take long to play on.
import { describe, it } from 'vitest'
import { expectSound, titleOf } from '../support/reviewed.ts'

describe('a review', () => {
  it.each([
    ['hegemony', 4],
    ['storm', 2],
  ])(
    'of %s begins with the deal and ends with the result',
    (id, seats) => {
      expectSound(titleOf(id), seats)
    },
    1_200_000,
  )
})
