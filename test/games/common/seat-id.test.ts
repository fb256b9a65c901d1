// Options that name a seat: the id tells which, and no other id is taken for one.
import { expect, it } from 'vitest'
import { isSeatId, seatId, seatOf } from '../../../src/games/common/seat-id.ts'

it('names a seat and finds it again', () => {
  for (const seat of [0, 2, 11]) expect(seatOf(seatId(seat))).toBe(seat)
})

it('takes nothing else for a seat', () => {
  for (const id of ['back', 'pass', 'seat', 'to-seat-2', '']) {
    expect(isSeatId(id)).toBe(false)
    expect(seatOf(id)).toBe(-1)
  }
})
