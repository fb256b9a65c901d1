// A hash chain that runs out: the next one is announced in a round of the old one, and anybody can follow.
import { describe, expect, it } from 'vitest'
import { readLeague } from '../../../scripts/league/verify/file.ts'
import { verifyLeague } from '../../../scripts/league/verify/verify.ts'
import { linkAt } from '../../../src/league/chain.ts'
import type { LeagueFile } from '../../../src/league/export-file.ts'
import { type Club, clubOn } from './club.ts'
import { storeForLeagues } from './store.ts'

let club: Club
const store = storeForLeagues(() => club)

/** A chain of two links, for four rounds. */
async function shortChain(): Promise<void> {
  club = await clubOn(store(), { seats: 2, rules: { rounds: 4, roundDays: 1 } }, 2)
  for (const n of [1, 2]) await club.enter(n, 10)
  const { secret } = await store().db.league.findUniqueOrThrow({ where: { id: club.id } })
  const data = { links: 2, end: linkAt(secret, 2, 0) }
  await store().db.league.update({ where: { id: club.id }, data })
}

const faults = (file: LeagueFile): readonly string[] => {
  const read = readLeague(JSON.stringify(file))
  return typeof read === 'string' ? [read] : verifyLeague(read).faults
}

describe('a chain that runs out', () => {
  it('is followed by one whose end was drawn into a round before, and stands in the log', async () => {
    await shortChain()
    const before = (await club.info()).end
    await club.pass(7)
    const [round] = (await club.exported()).rounds
    const next = round?.draw.input.next
    expect(next).toMatchObject({ links: 10_000 })
    const announced = (await club.leagues.acts(club.id, 9)).find(
      ({ phrase }) => phrase.key === 'bot.league-act-chain',
    )
    expect(announced?.phrase.args).toMatchObject({ left: 1, end: { typed: next?.end } })
    expect((await club.info()).end).toBe(before)
    await club.playSeason()
    const file = await club.exported()
    expect(file.rounds.map(({ draw }) => draw.input.next !== undefined)).toEqual([true, false, false, false])
    expect((await club.info()).end).toBe(next?.end)
    expect(faults(file)).toEqual([])
    expect(JSON.stringify(file)).not.toContain('secret')
  })

  it('is followed by no other, and by none that was not announced', async () => {
    await shortChain()
    await club.playSeason()
    const file = await club.exported()
    const forged = structuredClone(file) as unknown as {
      rounds: { draw: { input: { next?: { end: string } } } }[]
    }
    const input = forged.rounds[0]?.draw.input
    if (input?.next) input.next.end = 'a'.repeat(64)
    expect(faults(forged as unknown as LeagueFile).join()).toContain('does not lead to the published end')
    delete input?.next
    expect(faults(forged as unknown as LeagueFile).join()).toContain('does not lead to the published end')
  })
})
