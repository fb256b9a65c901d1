// `/server custom`: custom cards and questions of a server, made by forms, taken from files, tried, shared and put into lobbies.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TITLES } from '../../src/games/index.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  const { dynasties } = TITLES
  if (!dynasties) throw new Error('there are no Dynasties')
  server = await openTestServer(dynasties)
  server.sandbox.addRole({ name: 'stewards', permissions: ['ManageGuild'] })
  for (const name of ['Arjun', 'Mei']) server.sandbox.giveRole(name, 'stewards')
})
afterEach(() => server.close())

const open = async (options = {}) => shown(await server.arjun.slash('#room', 'server custom', options))
const attached = (value: unknown) => ({
  file: { name: 'set.json', data: JSON.stringify(value, null, 1), contentType: 'application/json' },
})
const stored = async () =>
  (
    await server.app.host.custom.find(server.sandbox.guild.id, 'dynasties', {
      name: '',
      person: { id: '0', name: '' },
    })
  )?.set as { name: string; version: number; author?: string; cards: object[]; questions: object[] }

const tea = { question: 'Who made tea?', right: 'Mei', wrong: ['Arjun', 'Lena', 'Nobody'] }
const raid = { kind: 'attack', name: 'Night raid', loss: 2 }

it('a card is made by a form, its effects are changed, added and removed by others', async () => {
  const { arjun } = server
  const made = shown(
    await arjun.submit(await arjun.select(await open(), 'Add …', ['Dynasty card']), {
      Name: 'Tea',
      Type: 'invention',
      Eras: ['tang', 'song'],
      'What it does': 'draw',
    }),
  )
  expect(made.text).toContain('“Custom cards”, version 2, by Arjun')
  expect(made.text).toContain('**Tea**: Tang 唐 – Song 宋 · draw 1 card')
  const card = shown(await arjun.select(made, 'Look at or change a card …', ['Tea']))
  const drawing = await arjun.select(card, 'Change or remove an effect …', ['Change: draw 1 card'])
  const more = shown(await arjun.submit(drawing, { 'Cards, at most': '3' }))
  expect(more.text).toContain('draw 1–3 cards')
  const added = shown(
    await arjun.submit(await arjun.select(more, 'Add an effect …', ['an opponent: State +1']), {
      Change: 'State -2, grain −1',
    }),
  )
  expect(added.text).toContain('draw 1–3 cards; an opponent: State −2, Grain −1')
  // What nothing can be said of is added at once.
  const silent = shown(await arjun.select(added, 'Add an effect …', ['an opponent can only draw next turn']))
  expect(silent.text).toContain('an opponent can only draw next turn')
  const less = shown(await arjun.select(silent, 'Change or remove an effect …', ['Remove: draw 1–3 cards']))
  expect(less.text).not.toContain('draw 1–3')
  expect((await stored()).cards).toEqual([
    {
      kind: 'dynasty',
      name: 'Tea',
      type: 'invention',
      from: 'tang',
      to: 'song',
      crossing: true,
      effects: [{ do: 'opponent', change: { state: -2, grain: -1 } }, { do: 'silence' }],
    },
  ])
  const none = shown(await arjun.click(less, 'Remove'))
  expect(none.text).toContain('There is nothing here yet')
})

it('what a form says wrong is refused with the reason in the reader’s language, and nothing of it is kept', async () => {
  const { arjun, mei } = server
  const lord = await arjun.select(await open(), 'Add …', ['Lord'])
  const wrong = shown(
    await arjun.submit(lord, { Name: 'Yang Jian', Eras: ['sui'], 'Stats at the start': 'State lots' }),
  )
  expect(wrong.text).toContain('“State lots” cannot be read. Write it like this: State +2, Grain −1.')
  const panel = shown(await mei.slash('#room', 'server custom'))
  const hers = await mei.select(panel, '新增……', ['君主'])
  const much = shown(
    await mei.submit(hers, {
      名稱: '楊堅',
      朝代: ['sui'],
      起始實力值: '國力值 40、錢糧值 6、攻擊力 6、防守力 6',
    }),
  )
  expect(much.text).toContain('最多 18')
  const question = await mei.select(panel, '新增……', ['題目'])
  const three = shown(await mei.submit(question, { 題目: '誰泡茶？', '4 個答案': '甲\n乙\n丙' }))
  expect(three.text).toContain('wrong')
  expect((await stored()).cards).toEqual([])
})

it('a later form than the set it was opened on is refused whole', async () => {
  const { arjun } = server
  const panel = await open()
  const [one, other] = [
    await arjun.select(panel, 'Add …', ['Attack card']),
    await arjun.select(panel, 'Add …', ['Lord']),
  ]
  await arjun.submit(one, { Name: 'One' })
  expect(
    (
      await arjun.submit(other, {
        Name: 'Yu',
        Eras: ['sui'],
        'Stats at the start': 'State 9, Grain 5, Attack 5, Defence 5',
      })
    ).text,
  ).toContain('nothing in it was saved')
  expect((await stored()).cards).toHaveLength(1)
})

it('a file takes the place of the set, which is given back; each wrong line is named, and nothing is taken then', async () => {
  const { arjun } = server
  const first = await open(attached({ name: 'Tea house', author: 'Lu Yu', version: 7, questions: [tea] }))
  expect(first.text).toContain('“Tea house”, version 7, by Lu Yu')
  expect(first.text).toContain('Questions: 1')
  expect(first.text).not.toContain('Nobody')
  const bad = await open(
    attached({ name: 'X', cards: [{ ...raid, loss: 9 }], questions: [{ ...tea, wrong: [] }] }),
  )
  expect(bad.text).toContain('Line 7: Card 1, loss: at most 5.')
  expect(bad.text).toContain('Line 14: Question 1, wrong: at least 3.')
  expect(await stored()).toMatchObject({ name: 'Tea house', version: 7 })
  const next = await open(attached([raid]))
  expect(next.text).toContain('The set that it replaces is in the file below.')
  expect(next.attachments).toHaveLength(1)
  // What was saved as a file is what another server takes.
  const saved = shown(await arjun.click(next, 'Save as a file'))
  expect(saved.attachments).toHaveLength(1)
  expect((await stored()).cards).toEqual([raid])
})

it('a set is put into a lobby with its version and author, and taken out; a game keeps what it began with', async () => {
  const { arjun, app, sandbox } = server
  await open(attached({ name: 'Tea house', author: 'Lu Yu', version: 7, cards: [raid], questions: [tea] }))
  await arjun.slash('#room', 'game new', { game: 'dynasties', seats: 3, language: 'en' })
  await app.settled()
  const lobby = () => last(sandbox.transcript('#room').filter(({ ephemeral, bot }) => bot && !ephemeral))
  const settings = shown(await arjun.click(lobby(), 'Options'))
  expect(settings.text).toContain('“Tea house”, version 7, by Lu Yu')
  const on = shown(await arjun.click(settings, 'Add custom cards'))
  await app.settled()
  expect(lobby().text).toContain('“Tea house” version 7 (custom cards: 1, questions: 1)')
  const [info] = await app.host.games.inGuild(sandbox.guild.id)
  expect(info?.options.house).not.toContain('Lu Yu')
  await open(attached([raid]))
  expect((await app.host.games.info(info?.id ?? ''))?.options.house).toContain('Tea house')
  await arjun.click(on, 'Without custom cards')
  await app.settled()
  expect(lobby().text).not.toContain('Tea house')
})

it('a set is tried in a private game that shows it at once, and that nobody else knows of', async () => {
  const { arjun, app, sandbox, mei } = server
  const eight = Array.from({ length: 8 }, (_, n) => ({ ...raid, name: `Raid ${n}` }))
  const panel = await open(attached(eight))
  const before = sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral).length
  const game = shown(await arjun.click(panel, 'Try it'))
  expect(game.ephemeralFor).toBe('Arjun')
  expect(game.text).toContain('A private game against computers')
  await app.settled()
  expect(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral)).toHaveLength(before)
  expect(await app.host.games.inGuild(sandbox.guild.id)).toEqual([])
  const left = shown(await arjun.click(game, 'Leave this game'))
  expect(left.text).toContain('You have left the private game.')
  expect(mei.commands('#room').map(({ name }) => name)).toContain('server')
})

it('only those who manage the server make and read a set, at every press', async () => {
  const { arjun, sandbox } = server
  const panel = await open(attached([raid]))
  const form = await arjun.select(panel, 'Add …', ['Attack card'])
  const member = sandbox.guild.members.find(({ user }) => user === arjun.id)
  if (member) member.roles = []
  for (const press of [
    () => arjun.submit(form, { Name: 'One' }),
    () => arjun.click(panel, 'Save as a file'),
    () => arjun.click(panel, 'Delete all'),
    () => arjun.click(panel, 'Try it'),
  ])
    expect((await press()).text).toContain('Only members with Manage Server')
  expect((await stored()).cards).toHaveLength(1)
})

it('who is erased is named as an author no more; the set stays', async () => {
  const { arjun, app } = server
  await arjun.submit(await arjun.select(await open(), 'Add …', ['Attack card']), { Name: 'One' })
  expect(await stored()).toMatchObject({ author: 'Arjun' })
  await app.host.people.erase(arjun.id)
  expect((await stored()).author).toBeUndefined()
  expect((await stored()).cards).toHaveLength(1)
})

it('who is erased is named no more in copies that came from a file, also where the first set is gone or theirs alone is left', async () => {
  const { arjun, app, store, sandbox } = server
  await arjun.submit(await arjun.select(await open(), 'Add …', ['Attack card']), { Name: 'One' })
  const place = (guild: string) => ({ guild, title: 'dynasties' })
  const steward = { id: '7', name: 'Steward' }
  const copied = { name: 'Copy', author: 'Arjun', version: 2, cards: [], questions: [] }
  const saved = (guild: string) => app.host.custom.save(place(guild), copied, { seen: '-', person: steward })
  expect(await saved('one')).toBe(true)
  await store.db.customSet.deleteMany({ where: { guild: sandbox.guild.id } })
  // Nobody knows by now whose that is, but for what they are called at a table.
  await server.begin([arjun, server.mei, server.lena])
  await store.db.customSet.updateMany({ where: { guild: 'one' }, data: { author: null } })
  expect(await saved('two')).toBe(true)
  await app.host.custom.save(place('three'), { ...copied, author: 'Lu Yu' } as typeof copied, {
    seen: '-',
    person: steward,
  })
  await app.host.people.erase(arjun.id)
  const named = await store.db.customSet.findMany({ orderBy: { guild: 'asc' } })
  expect(named.map(({ guild, authorName, author }) => [guild, authorName, author])).toEqual([
    ['one', '', null],
    ['three', 'Lu Yu', null],
    ['two', '', null],
  ])
})

it('a copy from a file is known to be of who made the set here', async () => {
  const { arjun, app, store, sandbox } = server
  await arjun.submit(await arjun.select(await open(), 'Add …', ['Attack card']), { Name: 'One' })
  const copied = { name: 'Copy', author: 'Arjun', version: 2, cards: [], questions: [] }
  await app.host.custom.save({ guild: 'one', title: 'dynasties' }, copied, {
    seen: '-',
    person: { id: '7', name: 'Steward' },
  })
  await store.db.customSet.deleteMany({ where: { guild: sandbox.guild.id } })
  await app.host.people.erase(arjun.id)
  expect(await store.db.customSet.findMany()).toMatchObject([{ authorName: '', author: null }])
})

it('a set is deleted after a question', async () => {
  const { arjun } = server
  const asked = shown(await arjun.click(await open(attached([raid])), 'Delete all'))
  expect(asked.text).toContain('Save it as a file first')
  const gone = shown(await arjun.click(asked, 'Delete all'))
  expect(gone.text).toContain('Deleted.')
  expect(gone.text).toContain('There is nothing here yet')
})
