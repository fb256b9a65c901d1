// A league on a server, from `/league create` to its ceremony: it runs by itself, in its channel and in threads of its own.
import { expect, it, onTestFinished } from 'vitest'
import { readLeague } from '../../scripts/league/verify/file.ts'
import { verifyLeague } from '../../scripts/league/verify/verify.ts'
import type { Person } from '../../src/sandbox/index.ts'
import { buttonBy, newestWith, publicly } from '../support/players.ts'
import { expectManners } from './checks.ts'
import { openTable, promptsOf } from './table.ts'

const DAY = 24 * 60 * 60_000

it('a league of one round', { timeout: 600_000 }, async () => {
  const names = { Mei: 'zh-TW', Arjun: 'en-US', Lena: 'zh-CN', Tao: 'en-US', Ines: 'en-US' }
  const table = await openTable(names)
  onTestFinished(table.close)
  const { sandbox, clock, settled, app } = table
  const people = Object.keys(names).map((name) => table.person(name))
  const [mei, arjun] = people as [Person, Person]
  sandbox.addRole({ name: 'organisers', permissions: ['ManageEvents'] })
  sandbox.giveRole('Arjun', 'organisers')
  const room = sandbox.addChannel({ name: 'league' }).id
  const call = { name: 'Spring', game: 'records', format: 'season', seats: 4, rounds: 1, language: 'en' }
  expect((await mei.slash(room, 'league create', call)).text).not.toContain('Spring')
  await arjun.slash(room, 'league create', call)
  await settled()

  // Everybody enters by the button under the league's page, which tells how many they are.
  for (const person of people) {
    const page = newestWith(person, room, 'league-join')
    await person.click(page, buttonBy(page, 'league-join'))
  }
  await settled()
  const pages = () => publicly(mei, room).filter(({ content }) => content.includes('**Spring**'))
  expect(pages()).toHaveLength(1)
  expect(pages()[0]?.content).toContain('5')

  clock.advance(7 * DAY)
  await settled()
  await settled()
  const [info] = await app.host.leagues.at(sandbox.guild.id)
  if (!info) throw new Error('there is no league')
  const schedule = await app.host.leagues.schedule(info.id)
  const [begun] = schedule?.rounds[0]?.tables ?? []
  expect(begun).toMatchObject({ status: 'running', seats: [{}, {}, {}, {}] })
  const place = begun?.thread ?? ''
  const seated = people.filter(({ id }) => begun?.seats.some(({ member }) => member === id))
  const rests = people.find((person) => !seated.includes(person))
  if (!rests) throw new Error('somebody has a bye')
  expect(rests.pings.at(-1)?.content).toContain('bye')
  expect(publicly(mei, place).some(({ content }) => content.includes('round 1 · table 1'))).toBe(true)
  expect(promptsOf(mei, place)).toHaveLength(1)
  expect(seated.some(({ pings }) => pings.length > 0)).toBe(true)

  // Nobody plays: when the table's days are over, computers finish it for everyone, and the season ends.
  for (let days = 0; days < 40 && (await app.host.leagues.find(info.id))?.season?.number === 1; days++) {
    clock.advance(DAY)
    await settled()
  }
  await settled()
  clock.advance(60_000)
  await settled()
  expect((await app.host.leagues.find(info.id))?.season).toMatchObject({ number: 2, status: 'entry' })
  const said = publicly(mei, room).map(({ content }) => content)
  const result = said.findLastIndex((content) => content.includes('Spring** · results'))
  expect(result).toBeGreaterThan(0)
  expect(said[result]?.match(/ 0 points \(absent\)/g)).toHaveLength(4)
  // A member who decided nothing at a table was absent and scores nothing; points of a bye alone win no medal.
  const ceremony = said.findIndex((content) => content.includes('🏆 **Spring**: season 1 is over'))
  expect(ceremony).toBeGreaterThan(result)
  expect(said[ceremony]).toContain(`1. **${rests.name}** ·`)
  expect(said[ceremony]).not.toContain('🥇')
  const standings = await arjun.slash(room, 'league standings', { season: 1 })
  expect(standings.text).toContain(rests.name)
  expect(standings.message?.ephemeralFor).toBe('Arjun')

  const json = (await app.host.leagues.exportOf(info.id)) ?? ''
  const file = readLeague(json)
  if (typeof file === 'string') throw new Error(file)
  expect(verifyLeague(file).faults).toEqual([])
  expectManners(sandbox)
  expect(sandbox.violations).toEqual([])
  expect(table.faults).toEqual([])
})
