// A queue: who waits for whom, and for how long.
import { describe, expect, it } from 'vitest'
import { nextTable, sharedHours, type Waiting, widthAfter } from '../../src/league/queue.ts'

const waits = (member: number, rating: number, since = 0, from = 8, to = 23): Waiting => ({
  member,
  rating,
  since,
  waking: { from, to },
})
const rules = { seats: 3, forbidden: [], past: [] }

describe('a queue', () => {
  it('starts a table when enough wait who are alike', () => {
    expect(nextTable([waits(1, 1200), waits(2, 1250)], 0, rules)).toBeUndefined()
    expect(nextTable([waits(1, 1200), waits(2, 1250), waits(3, 1180)], 0, rules)).toEqual([1, 3, 2])
  })

  it('looks further every eight hours', () => {
    expect([0, 7, 8, 16, 48].map(widthAfter)).toEqual([100, 100, 200, 300, 700])
    const queue = [waits(1, 1200), waits(2, 1250), waits(3, 1480)]
    expect(nextTable(queue, 15, rules)).toBeUndefined()
    expect(nextTable(queue, 16, rules)).toEqual([1, 2, 3])
  })

  it('seats those together who are awake together for eight hours', () => {
    const night = waits(3, 1200, 0, 20, 11)
    expect(sharedHours([waits(1, 1200), night])).toBe(6)
    expect(nextTable([waits(1, 1200), waits(2, 1200), night], 100, rules)).toBeUndefined()
    expect(nextTable([waits(1, 1200), waits(2, 1200), night, waits(4, 1290)], 100, rules)).toEqual([1, 2, 4])
    expect(sharedHours([waits(1, 1200, 0, 6, 6), night])).toBe(15)
  })

  it('takes the member who has waited longest first, and loses nobody’s place', () => {
    const odd = waits(1, 2400)
    const queue = [odd, waits(2, 1200, 5), waits(3, 1210, 4), waits(4, 1220, 3), waits(5, 1230, 2)]
    expect(nextTable(queue, 6, rules)).toEqual([5, 4, 3])
    expect(nextTable([odd, waits(2, 1200, 5)], 6, rules)).toBeUndefined()
    expect(nextTable([odd, waits(2, 1200, 90), waits(6, 1300, 99)], 100, rules)).toEqual([1, 6, 2])
  })

  it('keeps apart who must not meet', () => {
    const queue = [waits(1, 1200), waits(2, 1200), waits(3, 1200), waits(4, 1200)]
    expect(nextTable(queue, 0, { ...rules, forbidden: [[2, 1]] })).toEqual([1, 3, 4])
    expect(nextTable(queue.slice(0, 3), 0, { ...rules, forbidden: [[2, 1]] })).toBeUndefined()
  })

  describe('of people who have just played each other', () => {
    const two = { seats: 2, forbidden: [], past: [[1, 2]] }

    it('seats somebody else first, be they less alike', () => {
      expect(nextTable([waits(1, 1200), waits(2, 1200), waits(3, 1290)], 0, two)).toEqual([1, 3])
      const four = { ...rules, past: [[1, 2, 3]] }
      const queue = [waits(1, 1200), waits(2, 1200), waits(3, 1210), waits(4, 1290)]
      expect(nextTable(queue, 0, four)).toEqual([1, 4, 2])
    })

    it('does not put them together again at once, whether others wait for whom there is no table yet or nobody', () => {
      const queue = [waits(1, 1200), waits(2, 1200), waits(3, 1900)]
      expect(nextTable(queue, 7, two)).toBeUndefined()
      expect(nextTable(queue, 8, two)).toEqual([1, 2])
      expect(nextTable([...queue, waits(4, 1890)], 7, two)).toEqual([3, 4])
      expect(nextTable(queue.slice(0, 2), 7, two)).toBeUndefined()
      expect(nextTable(queue.slice(0, 2), 8, two)).toEqual([1, 2])
    })

    it('puts them together at once after a table with others', () => {
      const queue = [waits(1, 1200), waits(2, 1200), waits(3, 1900)]
      const others = [
        [1, 2],
        [1, 5],
        [2, 6],
      ]
      expect(nextTable(queue, 0, { ...two, past: others })).toEqual([1, 2])
    })
  })

  it('answers at once, however many wait and however little they share', () => {
    const queue = Array.from({ length: 120 }, (_, at) =>
      waits(at + 1, 1200, at, (at * 8) % 24, (at * 8 + 8) % 24),
    )
    expect(nextTable(queue, 200, { ...rules, seats: 8 })).toHaveLength(8)
    const apart = queue.map((each, at) => ({ ...each, waking: { from: at % 24, to: (at + 7) % 24 } }))
    expect(nextTable(apart, 200, { ...rules, seats: 8 })).toBeUndefined()
  })
})
