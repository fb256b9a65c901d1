// `/rules` as a newcomer reads it: from the first page to the last by Next, rulings behind a button, from anywhere.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rulesScreen } from '../../src/discord/panels/newcomers/rules.ts'
import { readCustomId } from '../../src/discord/screen/ids.ts'
import { LIMITS } from '../../src/discord/screen/limits.ts'
import type { Screen } from '../../src/discord/screen/screen.ts'
import { TITLES } from '../../src/games/index.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const buttonsOf = ({ rows = [] }: Screen) =>
  rows.flatMap(({ components }) => components).flatMap((each) => ('label' in each ? [each] : []))

const leads = (screen: Screen, starts: string): readonly string[] | undefined => {
  const found = buttonsOf(screen).find(({ label }) => label?.startsWith(starts))
  return found && 'custom_id' in found ? readCustomId(found.custom_id).parts : undefined
}

describe.each(Object.values(TITLES))('the rules of $game.id', (title) => {
  it.each(LANGUAGES)('begin with a minute, a first game and a turn played out (%s)', (language) => {
    const { topics } = title.words[language]
    expect(topics.slice(0, 3).map(({ id }) => id)).toEqual(['minute', 'first', 'example'])
    expect(topics.map(({ id }) => id)).toEqual(expect.arrayContaining(['words', 'table', 'rulings']))
    expect(topics.length).toBeLessThanOrEqual(LIMITS.options)
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
    // A minute is one screen of a phone or two.
    expect(topics[0]?.body.length).toBeLessThan(1_000)
  })

  it('lead from each page to the next, and miss none', () => {
    const seen: string[] = []
    for (let named: string | undefined = 'minute'; named !== undefined; ) {
      seen.push(named)
      const screen = rulesScreen(title, 'en', named)
      expect(screen.content.length).toBeLessThanOrEqual(LIMITS.content)
      named = leads(screen, 'Next: ')?.[1]
    }
    expect(seen).toEqual(title.words.en.topics.map(({ id }) => id))
  })

  it('show a picture beside the turn that is played out, and nowhere else', () => {
    for (const language of LANGUAGES) {
      const { illustration } = rulesScreen(title, language, 'example')
      expect(illustration?.picture.kind).toMatch(new RegExp(`^${title.game.id}[.]`))
      expect(illustration?.picture.alt.length).toBeGreaterThan(40)
      expect(illustration?.content.length).toBeLessThanOrEqual(LIMITS.content)
    }
    expect(rulesScreen(title, 'en', 'minute').illustration).toBeUndefined()
  })

  it('have the rulings one press away, also from another topic’s second page', () => {
    for (const { id } of title.words.en.topics.filter((each) => each.id !== 'rulings'))
      expect(leads(rulesScreen(title, 'en', id, 1), 'Rulings')).toEqual([title.game.id, 'rulings'])
    expect(leads(rulesScreen(title, 'en', 'rulings'), 'Rulings')).toBeUndefined()
  })
})

describe('on a server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  it('rules of no game offer those there are', async () => {
    const { arjun } = server
    const asked = await arjun.slash('#room', 'rules', { game: 'chess' })
    expect(asked.text).toContain('No game here is called “chess”')
    expect(asked.text).toContain('The rules of which game?')
    const chosen = await arjun.select(asked, 'rulesof', ['Orchard'])
    expect(chosen.text).toContain('Orchard** · A turn')
  })

  it('Rules stays on the lobby’s message when the game has begun', async () => {
    const { arjun, sandbox } = server
    await server.begin()
    const lobby = sandbox.transcript('#room').findLast(({ buttons }) => buttons.includes('Rules'))
    expect(lobby?.buttons).toContain('Rules')
    expect((await arjun.click(lobby?.id ?? '', 'Rules')).text).toContain('A turn')
  })

  it('and stands beside the board, without taking its place', async () => {
    const { arjun } = server
    const board = await arjun.slash('#room', 'board')
    const rules = await arjun.click(board, 'Rules')
    expect(rules.message?.id).not.toBe(board.message?.id)
    expect(rules.text).toContain('A turn')
  })
})
