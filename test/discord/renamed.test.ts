// Names of an earlier release: commands and options that were renamed, and buttons of messages posted long ago.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PANELS } from '../../src/discord/panels/index.ts'
import type { Title } from '../../src/games/title.ts'
import { volleyTitle } from '../support/volley-game.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

/** Every verb that a message posted by 0.1.0 may carry in a custom id. */
const OLD_VERBS =
  `again board computer dashboard-close dashboard-keep erase fill fillwith goto hand hist hist-as hist-ask
  hist-first hist-go hist-last join keep leave log lull lullsend mine move now ok order ordered orderkeep ordernew
  orderonce orders ordertitle page pick rules sel sit start startnow strength take takeback topic try undo vote wait
  write wrote`.split(/\s+/)

let server: TestServer
beforeEach(async () => {
  server = await openTestServer(volleyTitle as Title)
})
afterEach(() => server.close())

const lobby = () => last(server.sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))

describe('an old command', () => {
  it.each([
    ['orders', '`/orders` is now `/auto`.'],
    ['me desk', '`/me desk` is now `/me dashboard`.'],
  ])('says privately where it went: %s', async (command, where) => {
    const { arjun, sandbox } = server
    const posted = sandbox.transcript('#room').length
    expect((await arjun.slash('#room', command)).text).toBe(where)
    expect(sandbox.transcript('#room').slice(posted)).toMatchObject([{ ephemeral: true }])
  })
})

describe('an old option', () => {
  it('works as before and says its new name: luck: and windows:', async () => {
    const { mei, arjun, house } = server
    await mei.slash('#room', 'language', { mine: 'en' })
    const settings = { game: 'volley', seats: 3, language: 'en', luck: 'peach', windows: 'brisk' }
    const { text } = await mei.slash('#room', 'game new', settings)
    await house.settled()
    expect(text).toContain('`luck:` is now `seed-word:`.')
    expect(text).toContain('`windows:` is now `reaction-timing:`.')
    expect(lobby().content).toContain('Fast reactions:')
    const joined = (await arjun.slash('#room', 'game join', { luck: 'garden' })).text
    expect(joined).toContain('Your seed word is mixed into the shuffle.')
    expect(joined).toContain('`luck:` is now `seed-word:`.')
  })

  it('gives way to the new one', async () => {
    const { mei, house } = server
    const settings = {
      game: 'volley',
      seats: 3,
      language: 'en',
      'reaction-timing': 'hidden',
      windows: 'brisk',
    }
    await mei.slash('#room', 'game new', settings)
    await house.settled()
    expect(lobby().content).not.toContain('Fast reactions:')
  })
})

describe('a message posted by an earlier release', () => {
  it('has no button that does not answer', () => {
    expect(OLD_VERBS.filter((verb) => !(verb in PANELS))).toEqual([])
  })
})

describe('the Fairness button of a lobby', () => {
  it('explains the hash to whoever presses it, in private', async () => {
    const { mei, arjun, house } = server
    await mei.slash('#room', 'game new', { game: 'volley', seats: 3, language: 'en' })
    await house.settled()
    expect(lobby().content).not.toMatch(/[0-9a-f]{64}/)
    const hash = last(await house.host.games.ofMember(mei.id)).seal
    // The public message carries it, folded into the button.
    expect(JSON.stringify(lobby().components)).toContain(`|${hash}"`)
    const told = await arjun.click(shown(await arjun.click(lobby(), 'More')), 'Fairness')
    expect(told.text).toContain(`Fairness hash: \`${hash}\``)
    expect(told.text).toContain('`/game join seed-word:` mixes in a seed word of yours')
  })
})
