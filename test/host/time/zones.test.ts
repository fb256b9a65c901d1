// Time zones as people write them.
import { describe, expect, it } from 'vitest'
import { zoneNamed, zoneShown, zonesLike } from '../../../src/host/clock/index.ts'
import { momentOf } from '../../../src/host/table/clock/standstill.ts'

/** Minutes that a zone is ahead of UTC on a winter's day. */
const aheadOf = (zone: string): number =>
  (Date.UTC(2026, 0, 15, 12) - momentOf(Date.UTC(2026, 0, 15, 12), zone)) / 60_000

describe('a time zone', () => {
  it.each([
    ['Asia/Taipei', 'Asia/Taipei'],
    ['taipei', 'Asia/Taipei'],
    ['New York', 'America/New_York'],
    ['utc', 'UTC'],
    ['Europe/berlin', 'Europe/Berlin'],
    ['北京', 'Asia/Shanghai'],
    ['上海', 'Asia/Shanghai'],
    ['台北', 'Asia/Taipei'],
    ['臺北', 'Asia/Taipei'],
    ['香港', 'Asia/Hong_Kong'],
    ['Beijing', 'Asia/Shanghai'],
    ['Kolkata', 'Asia/Kolkata'],
    ['Calcutta', 'Asia/Calcutta'],
    ['Kyiv', 'Europe/Kyiv'],
    ['Kiev', 'Europe/Kiev'],
    ['Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
    ['ho chi minh city', 'Asia/Ho_Chi_Minh'],
    ['san francisco', 'America/Los_Angeles'],
    ['Atlantis', undefined],
    ['', undefined],
  ])('written %s is %s', (typed, zone) => {
    expect(zoneNamed(typed)).toBe(zone)
  })

  it.each([
    'US/Eastern',
    'PRC',
    'ROC',
    'Asia/Chongqing',
    'asia/saigon',
    'Europe/Kiev',
    'GB',
    'America/Buenos_Aires',
  ])('may have its former name %s', (typed) => {
    const zone = zoneNamed(typed)
    expect(zone).toBeDefined()
    expect(aheadOf(zone ?? '')).toBe(aheadOf(typed))
  })

  it.each([
    ['UTC+8', 480, 'UTC+8'],
    ['utc -3', -180, 'UTC-3'],
    ['GMT+1', 60, 'UTC+1'],
    ['+05:30', 330, 'Asia/Kolkata'],
    ['UTC+5:45', 345, 'Asia/Kathmandu'],
    ['UTC+0', 0, 'UTC'],
    ['+14', 840, 'UTC+14'],
  ])('may be the offset %s', (typed, minutes, shown) => {
    const zone = zoneNamed(typed) ?? ''
    expect(aheadOf(zone)).toBe(minutes)
    expect(zoneShown(zone)).toBe(shown)
    // What is shown can be typed.
    expect(zoneNamed(shown)).toBe(zone)
  })

  it.each(['UTC+15', 'UTC-13', 'UTC+8:17', '+8:75'])('is not the offset %s', (typed) => {
    expect(zoneNamed(typed)).toBeUndefined()
  })

  it('is completed by the beginning of a city or a zone first, in English and Chinese', () => {
    expect(zonesLike('tai')[0]).toBe('Asia/Taipei')
    expect(zonesLike('北')).toContain('Asia/Shanghai')
    expect(zonesLike('kolk')).toEqual(['Asia/Kolkata'])
    expect(zonesLike('utc+8')[0]).toBe('UTC+8')
    expect(zonesLike('').length).toBeGreaterThan(400)
  })
})
