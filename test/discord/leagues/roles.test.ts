// A league's roles: given and taken by the bot, which touches none but those it made for this league.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SeasonStandings } from '../../../src/host/leagues/index.ts'
import { byByes, lineOf } from './fake-leagues.ts'
import { openTeller, type Teller } from './teller.ts'

let teller: Teller

beforeEach(async () => {
  teller = await openTeller({
    roles: true,
    season: { number: 2, status: 'entry', rounds: 1, paired: 0, entered: 0 },
  })
  teller.server.sandbox.setServerPermissions('bot', ['ViewChannel', 'SendMessages', 'ManageRoles'])
  crown('Mei')
})
afterEach(() => teller.close())

const updateRoles = (more = {}) => teller.tell({ kind: 'league-roles' }, more)
const idOf = (name: string) => teller.server.sandbox.as(name).id
const line = (place: number, name: string) => lineOf(place, name, { member: idOf(name) })

/** The season before was won by somebody. */
function crown(name: string, season = 1): void {
  teller.leagues.standing = { season, groups: [{ lines: [line(1, name)] }] }
}
/** Who has a role, by the role's name. */
function held(): Record<string, string[]> {
  const { guild } = teller.server.sandbox
  const own = guild.roles.filter(({ id, managed }) => id !== guild.id && !managed)
  const names = ['Mei', 'Arjun', 'Lena']
  const holders = (role: string) =>
    names.filter((name) => guild.members.find(({ user }) => user === idOf(name))?.roles.includes(role))
  return Object.fromEntries(own.map(({ id, name }) => [name, holders(id)]))
}

it('the champion’s passes from one to the next with each ceremony', async () => {
  expect(await updateRoles()).toEqual({ done: true })
  expect(held()).toEqual({ 'Peach League champion': ['Mei'] })
  const role = teller.server.sandbox.guild.roles.find(({ name }) => name === 'Peach League champion')
  expect(role?.permissions).toBe('0')
  const before = teller.server.sandbox.requests.length
  await updateRoles()
  expect(teller.server.sandbox.requests).toHaveLength(before)
  teller.set({ season: { number: 3, status: 'entry', rounds: 1, paired: 0, entered: 0 } })
  crown('Arjun', 2)
  await updateRoles()
  expect(held()).toEqual({ 'Peach League champion': ['Arjun'] })
})

it('the champion’s goes to nobody who has won nothing', async () => {
  for (const first of [lineOf(1, 'Mei', { points: 0, wins: 0 }), byByes(1, 'Mei')]) {
    teller.leagues.standing = { season: 1, groups: [{ lines: [{ ...first, member: idOf('Mei') }] }] }
    expect(await updateRoles()).toEqual({ done: true })
    expect(held()).toEqual({})
  }
})

it('those of the tiers are given as a season begins and taken as it ends', async () => {
  const groups: SeasonStandings['groups'] = [
    { tier: 1, group: 1, lines: [line(1, 'Mei')] },
    { tier: 2, group: 1, lines: [line(1, 'Arjun')] },
    { tier: 2, group: 2, lines: [{ ...line(1, 'Lena'), out: true }] },
  ]
  teller.leagues.standing = { season: 1, groups }
  const running = { number: 1, status: 'running', rounds: 1, paired: 1, entered: 3 } as const
  teller.leagues.standings = async () => teller.leagues.standing
  teller.set({ season: running })
  await updateRoles()
  expect(held()).toEqual({ 'Peach League tier 1': ['Mei'], 'Peach League tier 2': ['Arjun'] })
  teller.set({ season: { ...running, number: 2, status: 'entry' } })
  await updateRoles()
  expect(held()).toEqual({
    'Peach League tier 1': [],
    'Peach League tier 2': [],
    'Peach League champion': ['Mei'],
  })
})

it('go with the league, and with the wish for them; nobody else’s of the same name is touched', async () => {
  const { sandbox } = teller.server
  const namesake = sandbox.addRole({ name: 'Peach League champion' })
  await updateRoles()
  const own = sandbox.guild.roles.filter(({ name }) => name === 'Peach League champion')
  expect(own).toHaveLength(2)
  teller.set({ status: 'archived' })
  await updateRoles()
  expect(sandbox.guild.roles.map(({ id }) => id)).toContain(namesake.id)
  expect(held()).toEqual({ 'Peach League champion': [] })
})

it('whose making got through unanswered is found again: there is one role in the end', async () => {
  const { sandbox } = teller.server
  const made = sandbox.guild.roles.length + 1
  sandbox.fault({ route: 'POST /guilds/*/roles', drop: 'after', times: 2 })
  while (!(await updateRoles({ doubtful: true })).done);
  expect(held()).toEqual({ 'Peach League champion': ['Mei'] })
  expect(sandbox.guild.roles).toHaveLength(made)
})

it('that a killed bot had made and not named gets its name', async () => {
  const { sandbox } = teller.server
  sandbox.fault({ route: 'PATCH /guilds/*/roles/*', status: 400, code: 12_345, message: 'No' })
  expect(await updateRoles()).toMatchObject({ done: false })
  teller.leagues.memory.clear()
  await updateRoles({ doubtful: true })
  expect(held()).toEqual({ 'Peach League champion': ['Mei'] })
})

it('that somebody has deleted is made anew for the next champion', async () => {
  const { guild } = teller.server.sandbox
  await updateRoles()
  guild.roles = guild.roles.filter(({ name }) => name !== 'Peach League champion')
  teller.set({ season: { number: 3, status: 'entry', rounds: 1, paired: 0, entered: 0 } })
  crown('Lena', 2)
  expect(await updateRoles()).toEqual({ done: true })
  expect(held()).toEqual({ 'Peach League champion': ['Lena'] })
})

it('go to nobody who is not in the server, and that holds nobody up', async () => {
  teller.leagues.standing = { season: 1, groups: [{ lines: [lineOf(1, 'Guest', { member: '987654321' })] }] }
  expect(await updateRoles()).toEqual({ done: true })
  expect(held()).toEqual({ 'Peach League champion': [] })
})

it('that cannot be: no permission, a role above the bot’s, no room', async () => {
  const { sandbox, clock } = teller.server
  sandbox.setServerPermissions('bot', ['ViewChannel', 'SendMessages'])
  expect(await updateRoles()).toEqual({ done: true, fault: 'permission' })
  sandbox.setServerPermissions('bot', ['ViewChannel', 'SendMessages', 'ManageRoles'])
  clock.advance(3_600_000)
  sandbox.limits.roles = 1
  expect(await updateRoles()).toEqual({ done: true, fault: 'full' })
  sandbox.limits.roles = 250
  clock.advance(3_600_000)
  expect(await updateRoles()).toEqual({ done: true })
  // Somebody moves the champions above the bot: nobody can be given the role any more.
  const role = sandbox.guild.roles.find(({ name }) => name === 'Peach League champion')
  if (!role) throw new Error('there is no role')
  role.position = 99
  crown('Arjun')
  expect(await updateRoles()).toEqual({ done: true, fault: 'permission' })
  expect(held()).toEqual({ 'Peach League champion': ['Mei'] })
})
