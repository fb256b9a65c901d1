// `/learn`: a first game in private, from its first panel to what has been learnt; posted nowhere, counted for nothing.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customId } from '../../src/discord/screen/ids.ts'
import { TITLES } from '../../src/games/index.ts'
import type { GameView } from '../../src/host/table/types.ts'
import type { Outcome, Person } from '../../src/sandbox/index.ts'
import { inline } from '../../src/sandbox/web/markdown/inline.ts'
import type { Inline } from '../../src/sandbox/web/markdown/tree.ts'
import { PACK } from '../../src/store/packed-log.ts'
import { openTestServer, shown, type TestServer } from './test-server.ts'

const { records } = TITLES
if (!records?.lesson) throw new Error('records has a lesson')
const { steps } = records.lesson

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(records)
})
afterAll(() => server.close())

const lessonOf = async (person: Person, at = server) => {
  const info = await at.app.host.lessons.current(person.id)
  if (!info) throw new Error('no lesson')
  return info
}

const viewOf = async (person: Person, at = server): Promise<GameView> => {
  const look = await at.app.host.play.getView((await lessonOf(person, at)).id, { id: person.id, name: 'x' })
  if (!look.ok) throw new Error('no look')
  return look.value
}

/** Answers the lesson's decision as the lesson recommends, by typing. */
const follow = async (person: Person, place: '#room' | '@bot' = '#room'): Promise<Outcome> => {
  const { info, lesson } = await viewOf(person)
  return person.slash(place, 'play', { game: info.id, choice: (lesson?.pick ?? []).join(' ') })
}

/** Marks that a reader of Discord sees as they are written. */
const rawMarks = (text: string): string[] => {
  const plain = (nodes: readonly Inline[]): string =>
    nodes
      .map((node) => ('inside' in node ? plain(node.inside) : node.kind === 'text' ? node.text : ''))
      .join('')
  return text
    .split('\n')
    .flatMap((line) => plain(inline(line)).match(/.{0,20}(?:\*\*|__|~~|\|\|).{0,20}/g) ?? [])
}

describe('a lesson', () => {
  beforeEach(async () => {
    for (const person of [server.mei, server.arjun]) {
      const info = await server.app.host.lessons.current(person.id)
      if (info) await server.app.host.lessons.leave(info.id, { id: person.id, name: 'x' })
    }
  })

  it('begins with its first decision, in private, says why and what to choose', async () => {
    const { arjun, sandbox } = server
    const before = sandbox.transcript('#room').length
    const panel = await arjun.slash('#room', 'learn', { game: 'records' })
    expect(panel.text).toContain(`Decision 1 of ${steps.length}`)
    expect(panel.text).toContain('Choose **Cao Cao 曹操**')
    expect(panel.message?.ephemeral).toBe(true)
    expect(panel.message?.buttons).toContain('Leave the lesson')
    await server.app.settled()
    const public_ = sandbox
      .transcript('#room')
      .slice(before)
      .filter(({ ephemeral }) => !ephemeral)
    expect(public_).toEqual([])
  })

  it('is answered with the real panel, and tells what the others did', async () => {
    const { arjun } = server
    const panel = await arjun.slash('#room', 'learn', { game: 'records' })
    await arjun.select(panel, '', ['Cao Cao 曹操'])
    const next = await arjun.click(panel, 'Confirm: Cao Cao 曹操')
    expect(next.text).toContain(`Decision 2 of ${steps.length}`)
    expect(next.text).toContain('You take Cao Cao')
    expect(next.text).toContain('takes a lord, face down')
  })

  it('tells what happened once, without a recap of the same', async () => {
    const { arjun } = server
    const begun = await arjun.slash('#room', 'learn', { game: 'records' })
    expect(begun.text).not.toContain('So far')
    for (let step = 1; step < 6; step++) {
      const { text } = await follow(arjun)
      expect(text).toContain(`Decision ${step + 1} of`)
      expect(text).not.toContain('Since your last visit')
    }
  })

  it('comes to its end by what it recommends, says what has been learnt, and is no game of anybody’s', async () => {
    const { arjun, app } = server
    await arjun.slash('#room', 'learn', { game: 'records' })
    const { id } = await lessonOf(arjun)
    let last: Outcome | undefined
    for (const [index] of steps.entries()) {
      expect((await viewOf(arjun)).lesson).toMatchObject({ number: index + 1, of: steps.length })
      last = await follow(arjun)
    }
    expect(last?.text).toContain('takes Tianshui 天水')
    expect(last?.text).toContain('What you have learnt')
    expect(last?.message?.buttons).toEqual(['Start a real game', 'Share', 'Play it again', 'Rules'])
    expect((await app.host.games.info(id))?.status).toBe('cancelled')
    expect(await app.host.lessons.current(arjun.id)).toBeUndefined()
    expect(await app.host.games.ofMember(arjun.id)).toEqual([])
    expect(await server.store.db.job.findMany({ where: { subjectId: id }, select: { kind: true } })).toEqual([
      { kind: PACK },
    ])
    const member = await server.store.db.member.findUnique({ where: { id: arjun.id } })
    expect(member?.answers ?? 0).toBe(0)
  })

  it('shares what it has led to with the channel, once, and nobody else does', async () => {
    const { arjun, mei, sandbox, app } = server
    await arjun.slash('#room', 'learn', { game: 'records' })
    const { id: game, channel } = await lessonOf(arjun)
    let last: Outcome | undefined
    for (const _ of steps) last = await follow(arjun)
    if (!last) throw new Error('no end')
    const spoken = () =>
      sandbox.transcript('#room').filter(({ ephemeral, text }) => !ephemeral && text.includes('🎓'))
    const press = (user: string) =>
      sandbox.forge({
        kind: 3,
        user,
        channel,
        source: last?.message?.id ?? '',
        data: { component_type: 2, custom_id: customId('learnshare', game) },
      })
    // Nobody else knows of it at all.
    expect((await press(mei.id)).text).toContain('這一局')
    sandbox.setPermissions('#room', { deny: ['SendMessages'] })
    expect((await arjun.click(last, 'Share')).text).toContain('You may not write in this channel')
    sandbox.setPermissions('#room', { allow: ['SendMessages'] })
    expect(spoken()).toEqual([])
    // Pressed twice at once.
    const both = await Promise.all([arjun.click(last, 'Share'), press(arjun.id)])
    expect(both.map(({ text }) => text.includes('has been posted already')).filter(Boolean)).toHaveLength(1)
    await app.settled()
    const [post, ...others] = spoken()
    expect(others).toEqual([])
    expect(post?.text).toContain('**Arjun** has played a first game of **Record of the Three Kingdoms**')
    expect(post?.text).toContain('takes Tianshui 天水')
    expect(post?.buttons).toEqual(['My first game', 'Play this'])
  })

  it('ends without the way to a real game in direct messages, where none can be opened', async () => {
    const { arjun } = server
    await arjun.slash('@bot', 'learn', { game: 'records' })
    let last: Outcome | undefined
    for (const _ of steps) last = await follow(arjun, '@bot')
    expect(last?.text).toContain('What you have learnt')
    expect(last?.message?.buttons).toEqual(['Play it again', 'Rules'])
  })

  it('allows another choice where any leads on', async () => {
    const { arjun } = server
    await arjun.slash('#room', 'learn', { game: 'records' })
    const free = steps.findIndex(({ only }) => !only)
    for (let step = 0; step < free; step++) await follow(arjun)
    const { info, playerView } = await viewOf(arjun)
    const other = playerView?.decision?.options.find(({ id }) => id !== steps[free]?.pick[0])
    const next = await arjun.slash('#room', 'play', { game: info.id, choice: other?.id ?? '' })
    expect(next.text).toContain(`Decision ${free + 2} of ${steps.length}`)
    expect(next.text).toContain('Held. Now you have 2 coins.')
  })

  it('keeps to the lord whose coins the next steps count', async () => {
    const { arjun } = server
    await arjun.slash('#room', 'learn', { game: 'records' })
    const { info } = await viewOf(arjun)
    const refused = await arjun.slash('#room', 'play', { game: info.id, choice: 'Sun Quan' })
    expect(refused.text).toContain('Not yet: here the lesson goes on only with what it recommends')
    expect(refused.text).toContain(`Decision 1 of ${steps.length}`)
  })

  it('says why not where it cannot, and asks again', async () => {
    const { arjun } = server
    await arjun.slash('#room', 'learn', { game: 'records' })
    await follow(arjun)
    await follow(arjun)
    const { info } = await viewOf(arjun)
    const refused = await arjun.slash('#room', 'play', { game: info.id, choice: 'Luoyang' })
    expect(refused.text).toContain('Not yet')
    expect(refused.text).toContain(`Decision 3 of ${steps.length}`)
  })

  it('is gone on with where it was left off, in any channel; there is one at a time', async () => {
    const { arjun } = server
    await arjun.slash('#room', 'learn', { game: 'records' })
    const { id } = await lessonOf(arjun)
    await follow(arjun)
    server.sandbox.addChannel({ name: 'elsewhere' })
    const again = await arjun.slash('#elsewhere', 'learn', { game: 'records' })
    expect(again.text).toContain(`Decision 2 of ${steps.length}`)
    expect((await lessonOf(arjun)).id).toBe(id)
    const [one, two] = await Promise.all([
      arjun.slash('#room', 'learn', { game: 'records' }),
      arjun.slash('#elsewhere', 'learn', { game: 'records' }),
    ])
    expect([one.text, two.text].every((text) => text.includes('Decision 2'))).toBe(true)
    expect(await server.store.db.game.count({ where: { host: arjun.id, status: 'playing' } })).toBe(1)
  })

  it('is left by its button, and by nobody else', async () => {
    const { arjun, mei } = server
    const panel = await arjun.slash('#room', 'learn', { game: 'records' })
    const { id } = await lessonOf(arjun)
    const refused = await server.app.host.lessons.leave(id, { id: mei.id, name: 'Mei' })
    expect(refused.ok).toBe(false)
    const left = await arjun.click(panel, 'Leave the lesson')
    expect(left.text).toContain('You have left the lesson')
    expect(await server.app.host.lessons.current(arjun.id)).toBeUndefined()
  })

  it('speaks its member’s language', async () => {
    const { mei } = server
    const panel = await mei.slash('#room', 'learn', { game: 'records' })
    expect(panel.text).toContain('第 1 個決定')
    expect(panel.text).toContain('請選**曹操**')
  })

  it('is offered on the lobby, and chosen from the games there are', async () => {
    const { mei, arjun, sandbox } = server
    await mei.slash('#room', 'game new', { game: 'records', seats: 2, language: 'en' })
    await server.app.settled()
    const lobby = sandbox.transcript('#room').findLast(({ buttons }) => buttons.includes('Join'))
    const more = shown(await arjun.click(lobby?.id ?? '', 'More'))
    const panel = await arjun.click(more, 'My first game')
    expect(panel.text).toContain(`Decision 1 of ${steps.length}`)
    const which = await arjun.slash('#room', 'learn')
    expect(which.message?.buttons).toEqual(['Continue Record of the Three Kingdoms'])
  })
})

describe('the story that a lesson tells between two decisions', () => {
  const { storm } = TITLES
  if (!storm?.lesson) throw new Error('storm has a lesson')
  const all = storm.lesson.steps
  let other: TestServer
  beforeAll(async () => {
    other = await openTestServer(storm)
  })
  afterAll(() => other.close())

  it('keeps its marks whole however much happens', async () => {
    const { arjun } = other
    let { text } = await arjun.slash('#room', 'learn', { game: 'storm' })
    for (const _ of all) {
      expect(rawMarks(text)).toEqual([])
      const { info, lesson } = await viewOf(arjun, other)
      const said = await arjun.slash('#room', 'play', {
        game: info.id,
        choice: (lesson?.pick ?? []).join(' '),
      })
      text = said.text
    }
  })
})
