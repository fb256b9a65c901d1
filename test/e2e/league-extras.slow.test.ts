// What a league has on a server that permits it all: a pinned page, posts about its tables, an event, roles; also over restarts.
import { expect, it, onTestFinished } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import type { Person } from '../../src/sandbox/index.ts'
import { keptTestDatabase } from '../support/databases.ts'
import { buttonBy, clicker, newestWith, offers, publicly } from '../support/players.ts'
import { expectManners } from './checks.ts'
import { openTable, type Table } from './table.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000

/** Enters the league by the button under its page. */
async function enter({ settled }: Table, room: string, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const page = newestWith(person, room, 'league-join')
    await person.click(page, buttonBy(page, 'league-join'))
  }
  await settled()
}

/** Each in turn answers by the panels what they are asked, if anything. */
async function playALittle({ settled }: Table, place: string, people: readonly Person[]): Promise<void> {
  const playing = clicker(sideStream('a league'))
  for (const person of people) {
    await playing(person, place)
    await settled()
  }
}

it('a league where everything is permitted', { timeout: 600_000 }, async () => {
  const table = await openTable({ Mei: 'zh-TW', Arjun: 'en-US' }, keptTestDatabase())
  onTestFinished(table.close)
  const { sandbox, clock, settled } = table
  const [mei, arjun] = ['Mei', 'Arjun'].map((name) => table.person(name)) as [Person, Person]
  sandbox.addRole({ name: 'organisers', permissions: ['ManageEvents'] })
  sandbox.giveRole('Arjun', 'organisers')
  sandbox.addRole({ name: 'helpful', permissions: ['CreateEvents', 'ManageRoles', 'PinMessages'] })
  sandbox.giveRole('@bot', 'helpful')
  const room = sandbox.addChannel({ name: 'league' }).id
  const call = { name: 'Spring', game: 'records', format: 'season', seats: 2, rounds: 1, language: 'en' }
  await arjun.slash(room, 'league create', { ...call, 'table-days': 1 })
  await settled()
  const all = () => publicly(mei, room).filter(({ type }) => type === 0)
  const said = () => all().map(({ content }) => content)
  const events = () => sandbox.guild.events.map(({ body }) => body.name)
  expect(all().map(({ pinned }) => pinned)).toEqual([true])
  expect(events()).toEqual(['Spring: season 1 starts'])
  const id = (await table.app.host.leagues.at(sandbox.guild.id))[0]?.id ?? ''
  const asked = await arjun.slash(room, 'league-admin roles', { give: 'on', reason: 'for glory', league: id })
  expect(asked.text).toContain('gives its champion a role')
  await enter(table, room, [mei, arjun])
  await table.restart()

  // The round begins: the page is posted anew and pinned, and one message tells of the table, which has a thread alone.
  sandbox.fault({ route: 'POST /channels/*/threads', drop: 'after' })
  clock.advance(7 * DAY)
  await settled()
  await settled()
  clock.advance(MINUTE / 2)
  await settled()
  clock.advance(MINUTE)
  await settled()
  expect(said()).toHaveLength(2)
  expect(all().map(({ pinned }) => pinned)).toEqual([true, false])
  expect(said()[1]).toMatch(
    /^\*\*Spring\*\* · new tables\n- Round 1, table 1: 1 \*\*\w+\*\* · 2 \*\*\w+\*\* · <#\d+> `\w+` · ⏳ <t:\d+:R>$/,
  )
  expect(events()).toEqual([])
  const [thread, another] = sandbox.channels().filter(({ parent, thread: facts }) => parent === room && facts)
  expect(another).toBeUndefined()
  expect(said()[1]).toContain(`<#${thread?.id}>`)
  const place = thread?.id ?? ''
  expect(offers(newestWith(mei, place, 'watch'), 'fairness')).toBe(true)
  expect(publicly(mei, room).filter(({ type }) => type === 18)).toEqual([])

  // Both play a little, either of them first, so that neither is absent.
  await playALittle(table, place, [mei, arjun, mei])

  // Computers finish it after its day, and the season ends; a restart in between says nothing twice.
  await table.restart()
  for (let days = 0; days < 5; days++) {
    clock.advance(DAY)
    await settled()
  }
  clock.advance(MINUTE)
  await settled()
  const results = said().filter((content) => content.startsWith('**Spring** · results'))
  expect(results).toHaveLength(1)
  expect(results[0]).toMatch(
    /Round 1, table 1: 1\. \*\*\w+\*\* 8 points( \([^)]*\))? · 2\. \*\*\w+\*\* 0 points/,
  )
  expect(said().filter((content) => content.includes('new tables'))).toHaveLength(1)
  expect(events()).toEqual(['Spring: season 2 starts'])
  const role = sandbox.guild.roles.find(({ name }) => name === 'Spring champion')
  const champions = sandbox.guild.members.filter(({ roles }) => roles.includes(role?.id ?? ''))
  expect(champions).toHaveLength(1)
  const { name: champion } = sandbox.as(champions[0]?.user ?? '')
  expect(results[0]).toContain(`1. **${champion}**`)
  const wins = `🥇 **${champion}** wins with 8 points`
  expect(said().filter((content) => content.includes(wins))).toHaveLength(1)
  expect((await arjun.slash(room, 'game doctor')).text).not.toContain('Leagues of this server')

  await arjun.slash(room, 'league-admin archive', { reason: 'that was it', league: id })
  await settled()
  expect(events()).toEqual([])
  expect(sandbox.guild.roles.some(({ name }) => name.startsWith('Spring'))).toBe(false)
  expectManners(sandbox)
  expect(table.faults).toEqual([])
})
