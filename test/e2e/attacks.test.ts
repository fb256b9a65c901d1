// What people do to a table by mistake or on purpose: it goes on as if nothing had happened, and tells only them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import type { Outcome, Person } from '../../src/sandbox/index.ts'
import { keptTestDatabase } from '../support/databases.ts'
import {
  addComputer,
  answerBy,
  asks,
  buttonBy,
  newestWith,
  offers,
  panelOf,
  publicly,
} from '../support/players.ts'
import { expectStory } from './checks.ts'
import {
  answersOf,
  expectPrivate,
  firstChoice,
  lookOf,
  openTable,
  promptOf,
  promptsOf,
  type Table,
} from './table.ts'

let table: Table
let [mei, arjun, lena] = [] as unknown as [Person, Person, Person]

beforeAll(async () => {
  table = await openTable({ Mei: 'zh-TW', Arjun: 'en-US', Lena: 'zh-CN' }, keptTestDatabase())
  mei = table.person('Mei')
  arjun = table.person('Arjun')
  lena = table.person('Lena')
})
afterAll(async () => {
  expect(lena.pings).toEqual([]) // she never sits anywhere
  await table.close()
})

/** Presses "Your move". */
const moveOf = async (person: Person, place: string) => {
  const prompt = promptOf(person, place)
  return person.click(prompt, buttonBy(prompt, 'move'))
}

describe('a hasty hand', () => {
  it('that presses Start twice starts one game', async () => {
    const room = await table.lobby(mei, { seats: 2 })
    const lobby = newestWith(mei, room, 'start')
    await arjun.click(lobby, buttonBy(lobby, 'join'))
    await Promise.all([1, 2].map(() => mei.click(lobby, buttonBy(lobby, 'start'))))
    await table.settled()
    const info = await table.app.host.games.inChannel(room)
    expect(info?.players).toHaveLength(2)
    await expectStory(table.app.host, info?.id ?? '', lena, [info?.thread ?? ''])
    expect(promptsOf(lena, info?.thread ?? '')).toHaveLength(1)
  })

  it('that presses Confirm, or a choice, twice gives one answer', async () => {
    const { id, place } = await table.begin([mei, arjun], { game: 'toy', seats: 2 })
    const panel = panelOf(await moveOf(mei, place))
    const both = await Promise.all([1, 2].map(() => mei.click(panel, buttonBy(panel, 'pick'))))
    for (const outcome of both) expectPrivate(outcome, mei)
    expect(await answersOf(table, id)).toBe(1)
    const arranging = panelOf(await moveOf(mei, place))
    const picked = panelOf(await mei.select(arranging, 'Front / Middle / Rear', ['梨 / 桃 / 李']))
    await Promise.all([1, 2, 3].map(() => mei.click(picked, buttonBy(picked, 'ok'))))
    expect(await answersOf(table, id)).toBe(2)
    await table.settled()
    await expectStory(table.app.host, id, lena, [place])
  })

  it('that answers twice while all are asked has its first answer taken', async () => {
    const { id, place } = await table.begin([mei, arjun])
    const random = sideStream('twice')
    const areAsked = async () =>
      (await Promise.all([mei, arjun].map((person) => lookOf(table, id, person)))).every(({ token }) => token)
    for (let turn = 0; !(await areAsked()); turn++) {
      const person = turn % 2 === 0 ? mei : arjun
      const panel = panelOf(await moveOf(person, place))
      if (asks(panel)) await answerBy(person, panel, random)
      await table.settled()
    }
    const before = await answersOf(table, id)
    const [hers, his] = await Promise.all([mei, arjun].map((person) => firstChoice(table, id, person)))
    const outcomes = await Promise.all([
      mei.slash(place, 'play', { choice: hers ?? '' }),
      mei.slash(place, 'play', { choice: hers ?? '' }),
      arjun.slash(place, 'play', { choice: his ?? '' }),
    ])
    for (const [index, person] of [mei, mei, arjun].entries())
      expectPrivate(outcomes[index] as Outcome, person)
    expect(await answersOf(table, id)).toBe(before + 2)
  })
})

describe('buttons of others', () => {
  it('are answered in private and move nothing', async () => {
    const { id, place } = await table.begin([mei, arjun], { game: 'toy', seats: 2 })
    const wrong = await arjun.click(promptOf(arjun, place), 'Your move')
    expectPrivate(wrong, arjun)
    expect(wrong.text).toContain('**Mei** must choose this, not you.')
    const outsider = await lena.click(promptOf(lena, place), 'Your move')
    expectPrivate(outsider, lena)
    expectPrivate(await lena.slash(place, 'play', { choice: '1' }), lena)
    expectPrivate(await lena.slash(place, 'game resign'), lena)
    expectPrivate(await lena.slash(place, 'game cancel'), lena)
    expect(await answersOf(table, id)).toBe(0)
    expect((await table.app.host.games.info(id))?.status).toBe('playing')
  })

  it('in a lobby too, and a full lobby says so', async () => {
    const room = await table.lobby(mei, { seats: 3 })
    const lobby = () => newestWith(mei, room, 'start')
    await arjun.click(lobby(), buttonBy(lobby(), 'join'))
    for (const [person, verb, said] of [
      [lena, 'leave', ''],
      [arjun, 'start', '**Mei**'],
      [arjun, 'computer', '**Mei**'],
      [arjun, 'join', 'a seat already'],
    ] as const) {
      const outcome = await person.click(lobby(), buttonBy(lobby(), verb))
      expectPrivate(outcome, person)
      expect(outcome.text).toContain(said)
    }
    const info = await table.app.host.games.inChannel(room)
    expect(info).toMatchObject({ status: 'lobby', players: [{ name: 'Mei' }, { name: 'Arjun' }] })
    await addComputer(mei, lobby())
    await table.settled()
    expect(offers(lobby(), 'join')).toBe(false)
    const late = await lena.slash(room, 'game join')
    expectPrivate(late, lena)
    expect(late.text).toContain('已经满座')
  })
})

describe('old menus', () => {
  it('of last week and from before a restart lead to the present', async () => {
    const { id, place } = await table.begin([mei, arjun], { game: 'toy', seats: 2, speed: 'none' })
    const old = panelOf(await moveOf(mei, place))
    await mei.slash(place, 'play', { choice: '桃' })
    const arranging = panelOf(await moveOf(mei, place))
    table.clock.advance(6 * 24 * 60 * 60_000)
    await table.restart()
    const present = await mei.click(old, buttonBy(old, 'pick'))
    expectPrivate(present, mei)
    expect(present.text).toContain('這個選單已經失效')
    expect(present.text).toContain('Arrange three fruits')
    expect(await answersOf(table, id)).toBe(1)
    const picked = panelOf(await mei.select(arranging, 'Front / Middle / Rear', ['梨 / 桃 / 李']))
    await mei.click(picked, buttonBy(picked, 'ok'))
    expect(await answersOf(table, id)).toBe(2)
    await table.settled()
    await expectStory(table.app.host, id, lena, [place])
  })

  it('whose token expires while the answer is under way still play', async () => {
    const { id, place } = await table.begin([mei, arjun], { game: 'toy', seats: 2 })
    const panel = panelOf(await moveOf(mei, place))
    const late = table.sandbox.fault({ route: 'PATCH /webhooks/**', delay: 300 })
    void mei.click(panel, buttonBy(panel, 'pick')).catch(() => undefined)
    while (late.times > 0) await new Promise((done) => setTimeout(done, 10))
    table.clock.advance(16 * 60_000)
    await new Promise((done) => setTimeout(done, 600))
    expect(await answersOf(table, id)).toBe(1)
    await table.settled()
    expectPrivate(await moveOf(mei, place), mei)
    await expectStory(table.app.host, id, lena, [place])
  })
})

describe('forgeries', () => {
  it('of custom ids are answered in private and move nothing', async () => {
    const other = await table.begin([mei, arjun], { game: 'toy', seats: 2 })
    const { id, place } = await table.begin([arjun, mei], { game: 'toy', seats: 2 })
    const [his, elsewhere] = [await lookOf(table, id, arjun), await lookOf(table, other.id, mei)]
    const forged = [
      `pick|${id}|${his.token}|0|peach`,
      `pick|${id}|${elsewhere.token}|0|peach`,
      `pick|${other.id}|${his.token}|0|peach`,
      `pick|${id}|0123456789abcdef|0|peach`,
      `ok|${id}|${his.token}|0`,
      `sel|${id}|${his.token}|0`,
      `page|${id}|${his.token}|0|-7`,
      `undo|${id}|${his.token}|0`,
      `write|${id}|${his.token}|0`,
      `wrote|${id}|${his.token}|0`,
      `pick||||`,
      `move|nobody`,
      `start|${other.id}`,
      `strength|${id}`,
      `leave|${id}`,
      'goto',
      'log|nobody|-99999999999999999999',
      '__proto__|x',
      'constructor',
      '@everyone **x**',
    ]
    const url = `${table.sandbox.url}/api/v10/channels/${place}/messages`
    const rows = [0, 5, 10, 15].map((from) => ({
      type: 1,
      components: forged
        .slice(from, from + 5)
        .map((custom_id, n) => ({ type: 2, style: 2, label: `${from + n}`, custom_id })),
    }))
    const body = { content: 'Press me', components: rows, allowed_mentions: { parse: [] } }
    const headers = { authorization: `Bot ${table.sandbox.token}`, 'content-type': 'application/json' }
    expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).ok).toBe(true)
    const bait = publicly(lena, place).at(-1)
    for (const custom of forged)
      for (const person of [mei, lena]) expectPrivate(await person.click(bait?.id ?? '', custom), person)
    expect(await answersOf(table, id)).toBe(0)
    expect(await answersOf(table, other.id)).toBe(0)
  })

  it('of /play are answered in private and move nothing', { timeout: 600_000 }, async () => {
    const other = await table.begin([mei, arjun], { game: 'toy', seats: 2 })
    const { id, place } = await table.begin([arjun, mei], { game: 'toy', seats: 2 })
    const [his, elsewhere] = [await lookOf(table, id, arjun), await lookOf(table, other.id, mei)]
    const forged = [
      `${elsewhere.token}=peach`,
      `${his.token}=peach,plum`,
      `${his.token}=#77`,
      `${his.token}=__proto__`,
      '0123456789abcdef=peach',
      '3>9>7',
      '1,2,3',
      '0',
      '99',
      '-1',
      'nonsense',
      '@everyone <@1> **bold** `code` ||x|| [a](http://b.c)',
      `<@${lena.id}>`,
      'p'.repeat(6_000),
      '桃'.repeat(3_000),
      '​',
      ',,,>>>',
      '=',
      '$(rm -rf /)',
      "'; drop table games; --",
    ]
    for (const choice of forged) {
      const outcome = await arjun.slash(place, 'play', { choice })
      expectPrivate(outcome, arjun)
      expect(JSON.stringify(outcome.message)).toContain('Peach') // what is possible
      expect(outcome.message?.content).not.toMatch(/@everyone|<@\d/)
    }
    for (const game of [id, `${id} ${other.id}`, 'x'.repeat(6_000), '@everyone', '; drop table games'])
      expectPrivate(await mei.slash(place, 'play', { choice: `${his.token}=peach`, game }), mei)
    expect(await answersOf(table, id)).toBe(0)
    expect(await answersOf(table, other.id)).toBe(0)
  })

  it('of words are shown as they are, and reach nobody', async () => {
    const { id, place } = await table.begin([mei, arjun], { game: 'toy', seats: 2 })
    for (const choice of ['1', '1 2 3', 'none']) await mei.slash(place, 'play', { choice })
    await mei.slash(place, 'play', { choice: `@everyone <@${lena.id}> *x*` })
    await table.settled()
    const told = publicly(lena, place).find(({ content }) => content.includes('wished'))
    expect(told?.content).not.toMatch(/@everyone|<@\d/)
    expect(told?.mentions).toEqual([])
    await expectStory(table.app.host, id, lena, [place])
  })
})

describe('clients', () => {
  it('may send the name of a suggestion, an old suggestion, numbers or words of any language', async () => {
    const { id, place } = await table.begin([mei, arjun], { game: 'toy', seats: 2 })
    mei.device.sendsNames = true
    const [plum] = await mei.complete(place, 'play', { choice: '李' }, 'choice')
    if (!plum) throw new Error('nothing is suggested')
    await mei.slash(place, 'play', { choice: plum })
    mei.device.sendsNames = false
    expect(await answersOf(table, id)).toBe(1)
    const stale = await mei.slash(place, 'play', { choice: String(plum.value) })
    expect(stale.text).toContain('沒有生效')
    expect(await answersOf(table, id)).toBe(1)
    expectPrivate(await mei.slash(place, 'play', { choice: '3>9>7' }), mei)
    expect(await answersOf(table, id)).toBe(1)
    await mei.slash(place, 'play', { choice: 'pear＞PEACH> 李' })
    expect(await answersOf(table, id)).toBe(2)
    await table.settled()
    expect(publicly(lena, place).some(({ content }) => /Pear 梨.*Peach 桃.*Plum 李/s.test(content))).toBe(
      true,
    )
  })

  it('find more than 25 options on pages whose picks are kept', async () => {
    const { id, place } = await table.begin([mei, arjun], { game: 'toy', seats: 2 })
    for (const choice of ['1', '1 2 3']) await mei.slash(place, 'play', { choice })
    let panel = panelOf(await moveOf(mei, place))
    panel = panelOf(await mei.select(panel, '最多選 3 項', ['Stone 3', 'Stone 5']))
    panel = panelOf(await mei.click(panel, '下一頁'))
    panel = panelOf(await mei.select(panel, '最多選 3 項', ['Stone 30']))
    await mei.click(panel, buttonBy(panel, 'ok'))
    const [last] = (await table.app.host.history.story(id)).slice(-1)
    expect(last?.told.phrase.args).toMatchObject({ n: 3 })
  })
})
