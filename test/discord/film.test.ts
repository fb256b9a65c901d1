// `/history film`: the film of a game, words first; of a running game for one viewer alone; shared only when it is over.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filmedGame } from '../../scripts/gallery/filmed-games.ts'
import type { FilmStripInput } from '../../src/discord/pictures/film-strip-input.ts'
import { PAINTERS } from '../../src/discord/pictures/painters.ts'
import { filmPicture } from '../../src/discord/review/film.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { TITLES } from '../../src/games/index.ts'
import type { FilmInput } from '../../src/picture/film-input.ts'
import { faultsIn } from '../../src/picture/paint.ts'
import { digestOf } from '../../src/picture/picture.ts'
import type { Person, Seen } from '../../src/sandbox/index.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { pictured, type TestRenderPool, testRenderPool } from './test-render-pool.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
let renderPool: TestRenderPool
beforeEach(async () => {
  renderPool = testRenderPool()
  server = await openTestServer(pictured, renderPool)
})
afterEach(() => server.close())

const TURN = ['plum', '1 2 3', 'none', 'rain']

/** A game in which these members have each played so many answers; where it is played. */
async function played(...answers: readonly [Person, number][]): Promise<{ readonly id: string }> {
  const thread = { id: await server.begin() }
  for (const [person, many] of answers)
    for (const choice of TURN.slice(0, many)) await person.slash(thread, 'play', { choice })
  await server.app.settled()
  return thread
}

const finished = () => played([server.mei, 4], [server.arjun, 4])

/** The films that were asked for, oldest first: what each picture shows, and its caption. */
const films = () =>
  renderPool.asked
    .filter(({ kind }) => kind === 'film.reel')
    .map((film) => ({
      digest: digestOf(film),
      alt: film.alt,
      frames: (film.input as FilmInput).frames.map(({ above, below }) => ({
        shown: above.input,
        caption: (below.input as FilmStripInput).caption,
      })),
    }))

const filmFor = async (person: Person, thread: { readonly id: string }): Promise<Seen> =>
  shown(await person.slash(thread, 'history film'))

const withFilm = ({ id, channel }: Seen) =>
  server.sandbox.until('a film', () => {
    const now = server.sandbox.transcript({ id: channel }).find((each) => each.id === id)
    return now && now.attachments.length > 0 ? now : undefined
  })

const gameOf = async () => last(await server.store.db.game.findMany()).id

describe('the film of a finished game', () => {
  it('is announced in words by a button of the result, and comes with alt text that tells the story', async () => {
    const { lena, sandbox } = server
    const thread = await finished()
    const result = last(sandbox.transcript(thread).filter(({ ephemeral }) => !ephemeral))
    renderPool.held = true
    const panel = shown(await lena.click(result, 'Film'))
    expect(panel).toMatchObject({ ephemeralFor: 'Lena', attachments: [] })
    expect(panel.content).toContain('正在用 8 张图')
    renderPool.release()
    const film = await withFilm(panel)
    expect(film.attachments[0]?.filename).toMatch(/^film-reel-[0-9a-f]+\.gif$/)
    expect(film.attachments[0]?.description).toMatch(/^果園.*\n1\. .*Mei.*Arjun[\s\S]*\n8\. .*Mei/)
    // Who did not play shares nothing.
    expect(film.buttons).toEqual([])
  })

  it('shows everybody what everybody saw, and is the same for all who read the same language', async () => {
    const { arjun, lena } = server
    const thread = await finished()
    await lena.slash('#room', 'language', { mine: 'en' })
    for (const person of [arjun, lena]) await withFilm(await filmFor(person, thread))
    const [one, other] = films()
    expect(one?.digest).toBe(other?.digest)
    expect(JSON.stringify(one?.frames)).not.toContain('"mine":["')
    expect(one?.frames.map(({ caption }) => caption)).toEqual([
      'Orchard begins, with Mei and Arjun at the table.',
      ...['Plum 李', 'Peach 桃, Plum 李, and Pear 梨'].map((fruit) => `Mei picked ${fruit}.`),
      expect.stringMatching(/^Mei /),
      expect.stringMatching(/./),
      expect.stringMatching(/./),
      expect.stringMatching(/^Arjun /),
      'Mei wins!',
    ])
  })

  it('is shared by one who sat there, once, and asked again is hung where it is missing', async () => {
    const { mei, arjun, lena, app, sandbox } = server
    const thread = await finished()
    const panel = await withFilm(await filmFor(arjun, thread))
    renderPool.fault = 'no ink'
    expect((await arjun.click(panel, 'Share in the channel')).text).toContain('#room')
    await app.settled()
    const posted = () => sandbox.transcript('#room').filter(({ content }) => content.startsWith('🎞'))
    expect(posted()).toMatchObject([{ ephemeral: false, attachments: [] }])
    renderPool.fault = undefined
    await arjun.click(panel, 'Share in the channel')
    await app.settled()
    await withFilm(last(posted()))
    expect(posted()).toHaveLength(1)
    // A forged press of one who did not sit there.
    const game = await gameOf()
    expect(await app.host.reviews.share(game, { id: lena.id, name: 'Lena' }, 'film')).toMatchObject({
      ok: false,
    })
    expect(await app.host.reviews.share(game, { id: mei.id, name: 'Mei' }, 'film')).toMatchObject({
      ok: true,
    })
  })

  it('speaks of an erased member by the name that is left, also where it was posted before', async () => {
    const { arjun, app, sandbox } = server
    const thread = await finished()
    await arjun.click(await withFilm(await filmFor(arjun, thread)), 'Share in the channel')
    await app.settled()
    const post = await withFilm(
      last(sandbox.transcript('#room').filter(({ content }) => content.startsWith('🎞'))),
    )
    const before = post.attachments[0]
    expect(before?.description).toContain('Arjun')
    await arjun.click(await arjun.slash('#room', 'me erase'), 'Erase everything')
    await app.settled()
    const after = await sandbox.until('a film without the name', () => {
      const now = sandbox.transcript('#room').find(({ id }) => id === post.id)
      return now?.attachments[0]?.filename === before?.filename ? undefined : now
    })
    expect(after.attachments[0]?.description).not.toContain('Arjun')
    expect(JSON.stringify(films().at(-1)?.frames)).not.toContain('Arjun')
  })
})

describe('the film of a running game', () => {
  it('shows a seat what it saw, and everybody else what all saw; nobody shares it', async () => {
    const { mei, lena, app } = server
    const thread = await played([mei, 2])
    const own = await withFilm(await filmFor(mei, thread))
    await lena.slash(thread, 'game watch')
    await withFilm(await filmFor(lena, thread))
    const [meis, lenas] = films()
    expect(meis?.frames.at(-1)?.shown).toEqual({ mine: ['plum'], turn: 0 })
    expect(lenas?.frames.at(-1)?.shown).toEqual({ mine: [], turn: 0 })
    expect(own).toMatchObject({ ephemeralFor: 'Mei', buttons: [] })
    const shared = await app.host.reviews.share(await gameOf(), { id: mei.id, name: 'Mei' }, 'film')
    expect(shared).toMatchObject({ ok: false })
  })

  it('of two moves has three pictures; without a move there is none', async () => {
    const { mei } = server
    const thread = { id: await server.begin() }
    expect((await filmFor(mei, thread)).content).toContain('還做不成影片')
    for (const choice of TURN.slice(0, 2)) await mei.slash(thread, 'play', { choice })
    await withFilm(await filmFor(mei, thread))
    expect(films()[0]?.frames).toHaveLength(3)
  })

  it('that was taken back since is made anew, without what was taken back', async () => {
    const { mei } = server
    const thread = await played([mei, 1])
    await withFilm(await filmFor(mei, thread))
    await mei.slash(thread, 'game undo')
    await server.app.settled()
    expect((await filmFor(mei, thread)).content).toContain('還做不成影片')
    await mei.slash(thread, 'play', { choice: 'pear' })
    await withFilm(await filmFor(mei, thread))
    const [before, after] = films()
    expect(JSON.stringify(before?.frames)).toContain('plum')
    expect(JSON.stringify(after?.frames)).not.toContain('plum')
  })

  it('that was abandoned stays each viewer’s own', async () => {
    const { mei, arjun, lena, app } = server
    const thread = await played([mei, 4], [arjun, 2])
    await mei.click(await mei.slash(thread, 'game resign'), '退出對局')
    await arjun.click(await arjun.slash(thread, 'game cancel'), 'End it as unfinished')
    await app.settled()
    expect((await app.host.games.info(await gameOf()))?.status).toBe('cancelled')
    expect((await withFilm(await filmFor(arjun, thread))).buttons).toEqual([])
    await withFilm(await filmFor(lena, thread))
    const [arjuns, lenas] = films()
    expect(arjuns?.frames.at(-1)?.shown).toMatchObject({ mine: ['plum'] })
    expect(lenas?.frames.at(-1)?.shown).toMatchObject({ mine: [] })
  })
})

it('a film that cannot be made says so, and is made when asked again', async () => {
  const { arjun, sandbox } = server
  const thread = await finished()
  renderPool.fault = 'the thread that makes films has ended'
  const panel = await filmFor(arjun, thread)
  const failed = await sandbox.until('a word', () => {
    const now = arjun.look(panel)
    return now?.content.includes('could not be made') ? now : undefined
  })
  renderPool.fault = undefined
  await withFilm(shown(await arjun.click(failed, 'Refresh')))
  expect(server.mishaps).toContain('no picture')
})

describe.each(Object.values(TITLES).map((title) => [title.game.id, title] as const))(
  'a film of %s',
  (_, title) => {
    const names = ['Mei', '龍'.repeat(32), 'W'.repeat(32), 'Lena']
    const effort = { games: 1, answers: 100, fewest: 4, most: 4 }
    const { reel } = filmedGame({ title, seed: 'film', policy: randomPolicy, names, effort })

    it.each(LANGUAGES)('has 8 to 20 pictures in %s, on which all has room', async (language) => {
      const film = await filmPicture(reel, language)
      if (!film) throw new Error('there is no film')
      const { frames } = film.input as FilmInput
      expect(frames.length).toBeGreaterThanOrEqual(8)
      expect(frames.length).toBeLessThanOrEqual(20)
      expect(film.alt.length).toBeLessThanOrEqual(1_024)
      const { PAINTERS: own } = await import(title.pictures?.painters.href ?? '')
      for (const { above, below } of frames) {
        expect(faultsIn(PAINTERS, below)).toEqual([])
        expect(faultsIn(own, above)).toEqual([])
      }
      // A battle is shown from its first clash, however much was told in it.
      const battles = frames.flatMap(({ above }) =>
        above.kind === 'meow.battle' ? [above.input as { clashes: string[] }] : [],
      )
      expect(battles.length > 0).toBe(title.game.id === 'meow')
      for (const { clashes } of battles) expect(clashes[0]).toContain('1')
      const lengths = frames.map(({ below }) => (below.input as FilmStripInput).lines[0]?.points.length ?? 0)
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
      expect(lengths.at(-1)).toBeGreaterThan(lengths[0] ?? 0)
    })
  },
)
