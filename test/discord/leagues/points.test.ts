// Points as somebody types them, and as a league shows them.
import { describe, expect, it } from 'vitest'
import { pointsRules, pointsShort, readPoints } from '../../../src/discord/leagues/points.ts'
import { leagueOf } from './fake-leagues.ts'

describe('points as typed', () => {
  it('are numbers by place, one list for each size', () => {
    expect(readPoints('10,4,2,0')).toEqual({ 4: [10, 4, 2, 0] })
    expect(readPoints(' 10 4 2 0 / 8、4，0 ')).toEqual({ 4: [10, 4, 2, 0], 3: [8, 4, 0] })
    expect(readPoints('4.5,2,-1')).toEqual({ 3: [4.5, 2, -1] })
  })

  it.each(['', ' / ', 'ten', '10,4,two', '4,2,0 / 3,2,1', '99999,0'])('“%s” are none', (typed) => {
    expect(readPoints(typed)).toBeUndefined()
  })
})

describe('points as shown', () => {
  const { rules } = leagueOf()
  const league = { seats: 4, rules: { ...rules, scale: { 4: [10, 4, 2, 0], 3: [8, 4, 0] } } }

  it('are a league’s own where it has its own', () => {
    expect(pointsShort(league, 'en')).toContain('10, 4, 2, 0 (at a table of 3: 8, 4, 0)')
    expect(pointsRules(league, 'en')).toContain('The mean is 4 at every size')
    expect(pointsRules(league, 'zh-TW')).toContain('10、4、2、0（3 人桌：8、4、0）')
  })

  it('are the usual ones elsewhere', () => {
    expect(pointsShort({ seats: 3, rules }, 'en')).toContain('6 × the share of opponents beaten')
    expect(pointsRules({ seats: 3, rules }, 'zh-CN')).toContain('9、3、0')
  })
})
