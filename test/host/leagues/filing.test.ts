// The league as a file, made while the league goes on.
import { describe, expect, it } from 'vitest'
import { readLeague } from '../../../scripts/league/verify/file.ts'
import { verifyLeague } from '../../../scripts/league/verify/verify.ts'
import { type Club, clubOn } from './club.ts'
import { storeForLeagues } from './store.ts'

let club: Club
const store = storeForLeagues(() => club)

describe('an export', () => {
  it('that is made while a round closes and its season ends is of one moment', async () => {
    club = await clubOn(store(), { rules: { rounds: 1 } }, 4)
    await club.pass(7)
    await club.pass(0.05)
    const files: string[] = []
    let isOver = false
    const making = (async () => {
      while (!isOver) files.push((await club.leagues.exportOf(club.id)) ?? '')
    })()
    await club.play()
    isOver = true
    await making
    const statuses = new Set<string | undefined>()
    for (const text of new Set(files)) {
      const file = readLeague(text)
      if (typeof file === 'string') expect.fail(file)
      statuses.add(file.seasons[0]?.status)
      expect(verifyLeague(file).faults).toEqual([])
    }
    expect(statuses, 'some are from before the end and some from after it').toEqual(
      new Set(['running', 'over']),
    )
  })
})
