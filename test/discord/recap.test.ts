// A panel begins with what has happened to its reader since they looked last.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { weightiest } from '../../src/discord/panels/decision/recap.ts'
import { newestLines } from '../../src/discord/screen/screen.ts'
import type { Title } from '../../src/games/common/title.ts'
import type { Person } from '../../src/sandbox/index.ts'
import { volleyTitle } from '../support/volley-game.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer(volleyTitle as Title)
})
afterEach(() => server.close())

/** Answers what a person is asked, elsewhere than in a panel: the pass if there is one, else the first option. */
async function answers(person: Person, game: string) {
  const { play } = server.app.host
  const who = { id: person.id, name: person.name }
  const look = await play.getView(game, who)
  const decision = look.ok ? look.value.playerView?.decision : undefined
  if (!look.ok || !decision || look.value.token === undefined) return false
  const choice =
    decision.pass === undefined ? [decision.options[0]?.id ?? ''] : decision.min === 0 ? [] : [decision.pass]
  const interaction = `${person.id} ${look.value.token}`
  const done = await play.answer({ game, person: who, token: look.value.token, choice, interaction })
  await server.app.settled()
  return done.ok
}

it('tells the member who comes back what others did to them, until something new happens', async () => {
  const { mei, arjun, app, sandbox } = server
  const place = await server.begin([mei, arjun])
  const game = (await app.host.games.inChannel(place))?.id ?? ''
  const prompt = () =>
    last(sandbox.transcript({ id: place }).filter(({ buttons }) => buttons.includes('Your move')))
  // Nothing has happened to Mei yet.
  expect(shown(await mei.click(prompt(), 'Your move')).content).not.toContain('你上次看過之後')
  for (let n = 0; n < 2; n++) for (const person of [mei, arjun]) await answers(person, game)
  const panel = shown(await mei.click(prompt(), 'Your move'))
  expect(panel.content).toMatch(/^\*\*你上次看過之後\*\*\n- .*Mei/)
  // What they chose themselves they know.
  expect(panel.content.match(/^- /gm)?.length).toBeLessThanOrEqual(5)
  // Nothing new has happened: it says the same again, to Mei alone and in her language.
  expect(shown(await mei.click(prompt(), 'Your move')).content).toContain('你上次看過之後')
  expect(await server.store.db.visit.count({ where: { gameId: game, member: mei.id } })).toBe(1)
  await answers(mei, game)
  // Who comes for the first time has seen nothing yet that anything could have happened since.
  expect(shown(await arjun.click(prompt(), 'Your move')).content).toMatch(
    /\*\*So far\*\*\n(?:- .*\n)*- .*Arjun/,
  )
  // Onlookers are told nothing.
  expect(shown(await server.lena.click(prompt(), 'Your move')).content).not.toContain('你上次看过之后')
})

describe('lines for which there is no room', () => {
  it('are small things before who took a city', () => {
    const small = ['rage', 'prestige', 'cards', 'march', 'rest'].map((text) => ({ text, isNotice: false }))
    const taken = { text: 'Arjun takes Wu', isNotice: true }
    expect(weightiest([taken, ...small])).toEqual(['Arjun takes Wu', 'prestige', 'cards', 'march', 'rest'])
  })

  it('are left out whole, the oldest first', () => {
    const lines = ['one', 'two', 'three', 'four', 'five', 'six']
    expect(newestLines(lines, 100, 5)).toBe('two\nthree\nfour\nfive\nsix')
    expect(newestLines(lines, 12)).toBe('five\nsix')
    expect(newestLines(['a long line'], 6)).toBe('a lon…')
    expect(newestLines([], 10)).toBe('')
  })
})
