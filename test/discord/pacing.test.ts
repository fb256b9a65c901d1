// `/game new speed: reactions: timeout: reaction-timing: away:` as people type them, and the line the lobby shows.
import { describe, expect, it } from 'vitest'
import { paceText, readPacing, speedText, suggestPacing } from '../../src/discord/input/pace.ts'
import { type Pace, paceOf } from '../../src/host/table/clock/pace.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { DAY, HOUR, MINUTE } from '../../src/text/length.ts'

const read = (typed: Readonly<Record<string, string>>) =>
  readPacing({ text: (option) => typed[option], language: 'en' })
function pace(typed: Readonly<Record<string, string>>): Pace {
  const reading = read(typed)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.pace
}

describe('a speed', () => {
  it.each([
    ['live', 5 * MINUTE],
    ['daily', 24 * HOUR],
    ['Relaxed (3 days per decision)', 3 * DAY],
    ['從容', 3 * DAY],
    ['每日（每個決定 24 小時）', DAY],
  ])('%s gives each decision its time and keeps nothing over', (speed, each) =>
    expect(pace({ speed })).toMatchObject({ bank: 0, increment: each, cap: each, reactions: each / 4 }),
  )

  it('left out is daily', () => expect(pace({}).speed).toBe('daily'))

  it.each([
    ['2d+8h', 2 * DAY, 8 * HOUR, 2 * DAY + 8 * HOUR],
    ['2 days + 8 hours max 3 days', 2 * DAY, 8 * HOUR, 3 * DAY],
    ['2天+8小時 上限 3天', 2 * DAY, 8 * HOUR, 3 * DAY],
    ['12h', 0, 12 * HOUR, 12 * HOUR],
  ])('of one’s own is a bank and an increment, capped: %s', (speed, bank, increment, cap) =>
    expect(pace({ speed })).toMatchObject({ speed: 'custom', bank, increment, cap }),
  )

  it('may stand behind a colon, since it has none itself', () => {
    for (const speed of ['live', 'daily', 'relaxed', 'none', '2d + 8h'])
      for (const language of LANGUAGES) expect(speedText(pace({ speed }), language)).not.toMatch(/[:：]/)
  })

  it('that is none is completed to nothing, since clients take the first offer', () => {
    for (const typed of ['very fast', 'weekly']) expect(suggestPacing('speed', typed, 'en')).toEqual([])
    expect(suggestPacing('speed', '', 'en').length).toBeGreaterThan(3)
    expect(suggestPacing('speed', 'rel', 'en').map(({ value }) => value)).toEqual(['relaxed'])
  })

  it.each(['quick', '2d+', '+8h', '90 days', '2d+8h max', '0 min'])('that is none is named: %s', (speed) =>
    expect(read({ speed })).toHaveProperty('problem'),
  )
})

describe('the rest of a pace', () => {
  it('may be a length, a share, or left out', () => {
    expect(pace({ reactions: '2h' }).reactions).toBe(2 * HOUR)
    expect(pace({ reactions: 'half' }).reactions).toBe(12 * HOUR)
    expect(pace({ reactions: '5 days' }).reactions).toBe(DAY) // never longer than a decision
    expect(pace({ speed: 'live', reactions: '1 min' }).reactions).toBe(MINUTE)
    expect(read({ reactions: 'soon' })).toHaveProperty('problem')
    expect(read({ reactions: '61 days' })).toMatchObject({ problem: expect.stringContaining('“61 days”') })
  })

  it('says what follows when time is out', () => {
    expect(pace({})).toMatchObject({ timeout: 'auto', windows: 'hidden' })
    expect(pace({ timeout: 'stand-in:3', 'reaction-timing': 'fast' })).toMatchObject({
      timeout: 'stand-in',
      misses: 3,
      windows: 'fast',
    })
    expect(pace({ timeout: 'forfeit' }).timeout).toBe('forfeit')
    for (const timeout of ['never', 'stand-in:0', 'stand-in:x'])
      expect(read({ timeout })).toHaveProperty('problem')
  })

  it('pauses clocks for a week at a daily table, and never at a live one', () => {
    expect([pace({}).away, pace({ speed: 'relaxed' }).away, pace({ speed: 'live' }).away]).toEqual([
      ...[7 * DAY, 14 * DAY, 0],
    ])
    expect(pace({ away: '2 weeks' }).away).toBe(14 * DAY)
    expect(read({ away: '90d' })).toMatchObject({ problem: expect.stringContaining('“90d”') })
    expect(pace({ away: 'none' }).away).toBe(0)
  })

  it('may have days off, in the zone of its host', () => {
    expect(pace({ 'days-off': 'weekends' }).off).toEqual({ days: [0, 6], zone: 'UTC' })
    expect(pace({ 'days-off': '週末' }).off?.days).toEqual([0, 6])
    expect(pace({ 'days-off': 'Fri, saturday and 週日' }).off?.days).toEqual([0, 5, 6])
    expect(pace({ 'days-off': 'none' })).not.toHaveProperty('off')
    for (const typed of ['someday', 'mon tue wed thu fri sat'])
      expect(read({ 'days-off': typed })).toMatchObject({ problem: expect.stringContaining(typed) })
    const reading = readPacing(
      { text: (option) => (option === 'days-off' ? 'sun' : undefined), language: 'en' },
      'daily',
      'Asia/Taipei',
    )
    if ('problem' in reading) return expect.unreachable()
    expect(LANGUAGES.map((language) => paceText(reading.pace, language))).toEqual([
      expect.stringMatching(/Clocks do not run on Sunday \(.*Taipei\)\.$/),
      expect.stringMatching(/星期日不計時（.*Taipei）。$/),
      expect.stringMatching(/星期日不计时（.*Taipei）。$/),
    ])
  })

  it('bounds a decision by its vacation and two times its time, or by what is said', () => {
    expect([pace({}).longest, pace({ speed: '6h' }).longest, pace({ speed: 'live' }).longest]).toEqual([
      ...[9 * DAY, 7 * DAY + 12 * HOUR, 5 * MINUTE],
    ])
    expect(pace({ longest: '3 days' }).longest).toBe(3 * DAY)
    expect(pace({ longest: '1h' }).longest).toBe(DAY) // never shorter than a decision
    expect(read({ longest: 'soon' })).toMatchObject({ problem: expect.stringContaining('“soon”') })
  })
})

describe('completion', () => {
  it('offers what can be typed, and what it offers can be sent, by value or by name', () => {
    for (const language of LANGUAGES)
      for (const option of ['speed', 'reactions', 'away', 'longest'])
        for (const typed of ['', '2d', '90 min']) {
          const offered = suggestPacing(option, typed, language)
          expect(offered.length).toBeGreaterThan(0)
          for (const { name, value } of offered) {
            expect(read({ [option]: value })).toHaveProperty('pace')
            if (!name.includes(language === 'en' ? 'per move' : '基本時間') && option !== 'speed')
              expect(pace({ [option]: name })).toEqual(pace({ [option]: value }))
          }
        }
  })
})

describe('a lobby', () => {
  it('says its pace in one line in three languages', () => {
    const line = (wish: object) =>
      LANGUAGES.map((language) => paceText(paceOf(wish) ?? expect.unreachable(), language))
    expect(line({ speed: 'daily' })).toEqual([
      'Daily (24 hours per decision), 6 hours per reaction. When time is up, a computer player decides. Vacations and quiet hours pause clocks, but no decision takes longer than 9 days.',
      '每日（每個決定 24 小時），回應 6 小時。逾時由電腦玩家決定。休假與勿擾時段會停錶，但一個決定最長 9 天。',
      '每日（每个决定 24 小时），响应 6 小时。超时由电脑玩家决定。休假与免打扰时段会停表，但一个决定最长 9 天。',
    ])
    expect(line({ speed: 'none' })[0]).toBe('No clock')
    const own = { speed: 'custom', bank: 2 * DAY, increment: 8 * HOUR, cap: 3 * DAY, timeout: 'stand-in' }
    expect(line(own)[0]).toBe(
      '2 days + 8 hours per move (max. 3 days), 18 hours per reaction. When time is up 2 times in a row, a computer player takes over until the player returns. Vacations and quiet hours pause clocks, but no decision takes longer than 20 days.',
    )
    for (const text of line(own)) expect(text).not.toContain('\n')
  })
})
