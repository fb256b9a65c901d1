// Options of real games as a host chooses them: numbers, several of a list, and groups under a headline.
import { afterEach, expect, it } from 'vitest'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
afterEach(() => server.close())

const theLobby = () =>
  last(server.sandbox.transcript('#room').filter(({ bot, ephemeral }) => bot && !ephemeral)).content
const gameOf = async (who: { readonly id: string }) => last(await server.app.host.games.ofMember(who.id))

/** Arjun, who reads English, opens a lobby and its options. */
async function optionsOf(game: string, seats: number) {
  server = await openTestServer(TITLES[game] as Title)
  const { arjun, app, sandbox } = server
  await arjun.slash('#room', 'game new', { game, seats, language: 'en' })
  await app.settled()
  const form = shown(await arjun.click(last(sandbox.transcript('#room')), 'Options'))
  return { form, id: (await gameOf(arjun)).id }
}

it('stand in groups: each opens under its headline, and what is chosen in one leaves the others', async () => {
  const { form, id } = await optionsOf('dynasties', 5)
  const { arjun, app } = server
  const length = shown(await arjun.select(form, `optgroup|${id}`, ['Length']))
  expect(length.content).toMatch(/^\*\*Length\*\*/)
  expect(length.buttons).toEqual(['Laps: a number', 'Rounds: a number', 'Back'])
  const chosen = shown(await arjun.select(length, `setoptions|${id}|length`, ['ending=deck', 'laps=3']))
  expect(chosen.content).toContain('Ending: Dynasty cards used up')
  const back = shown(await arjun.click(chosen, 'Back'))
  const questions = shown(await arjun.select(back, `optgroup|${id}`, ['Questions']))
  await arjun.select(questions, `setoptions|${id}|questions`, ['questions=hard'])
  await app.settled()
  expect((await gameOf(arjun)).options).toMatchObject({ ending: 'deck', laps: 3, questions: 'hard' })
  expect(theLobby()).toContain('Laps: 3 laps')
})

it('that are numbers may be any of their range: others are refused to their host alone', async () => {
  const { form, id } = await optionsOf('dynasties', 5)
  const { arjun, app } = server
  const length = shown(await arjun.select(form, `optgroup|${id}`, ['Length']))
  const typed = async (text: string) =>
    shown(
      await arjun.submit(await arjun.click(length, 'Laps: a number'), { 'A whole number from 1 to 9': text }),
    )
  for (const wrong of ['10', '-1', '2.5', 'two']) {
    const said = await typed(wrong)
    expect(said.content).toContain('Laps: give a whole number from 1 to 9, or “No limit, as printed')
    expect(said.ephemeralFor).toBe('Arjun')
  }
  expect((await gameOf(arjun)).options.laps).toBe(1)
  const page = await typed('４')
  await app.settled()
  expect((await gameOf(arjun)).options.laps).toBe(4)
  expect(theLobby()).toContain('Laps: 4')
  // A menu offers the number that was typed as well, so that another pick leaves it.
  await arjun.select(page, `setoptions|${id}|length`, ['laps=4', 'ending=first-fall'])
  expect((await gameOf(arjun)).options).toMatchObject({ laps: 4, ending: 'first-fall' })
})

it('are typed with a new game, in any language, and what cannot be is said in the reader’s', async () => {
  server = await openTestServer(TITLES.dynasties as Title)
  const { arjun, mei } = server
  const open = (who: typeof mei, options: string) =>
    who.slash('#room', 'game new', { game: 'dynasties', seats: 5, options })
  expect((await open(mei, '圈數 12')).text).toBe(
    '圈數請填 1 到 9 的整數，或「不限，照原版規則（只剩 1 人：114–255 輪）」。',
  )
  for (const wrong of ['laps=0', 'laps -1', 'Laps: １００'])
    expect((await open(arjun, wrong)).text).toContain('Laps: give a whole number from 1 to 9')
  expect(await server.app.host.games.ofMember(mei.id)).toEqual([])
  await open(mei, '圈數 4、首位玩家出局')
  expect((await gameOf(mei)).options).toMatchObject({ laps: 4, ending: 'first-fall' })
  await open(arjun, 'laps 7, test of honesty')
  expect((await gameOf(arjun)).options).toMatchObject({ laps: 7, honesty: true })
})

it('of which several may be chosen are picked one by one, and typed in any order', async () => {
  const { form, id } = await optionsOf('meow', 3)
  const { arjun, mei, app } = server
  await arjun.select(form, `setoptions|${id}`, [
    'expansions=battles',
    'expansions=treasures',
    'advanced=true',
  ])
  await app.settled()
  const { options } = await gameOf(arjun)
  expect(options).toMatchObject({ expansions: ['treasures', 'battles'], advanced: true })
  expect(theLobby()).toContain('Expansions: Treasures, Expansions: Battles')
  await mei.slash('#room', 'game new', { game: 'meow', seats: 2, options: '謀略、寶物' })
  expect((await gameOf(mei)).options).toMatchObject({ expansions: ['treasures', 'stratagems'] })
  // None again, and none alone against the box.
  await arjun.select(form, `setoptions|${id}`, [])
  expect((await gameOf(arjun)).options).toMatchObject({ expansions: [], advanced: false })
  const alone = await app.host.lobby.configure(
    id,
    { id: arjun.id, name: 'Arjun' },
    { seats: 1, options: { expansions: ['treasures'] } },
  )
  expect(alone).toMatchObject({ ok: true, value: { options: { expansions: [] } } })
  const twice = { options: { expansions: ['battles', 'treasures'] } }
  expect((await app.host.lobby.configure(id, { id: arjun.id, name: 'Arjun' }, twice)).ok).toBe(false)
})
