// Auto-answers through the host: nobody waits for who has one, they answer at their moment, and only they know how.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Options } from '../../src/engine/game.ts'
import { verify } from '../../src/engine/verify.ts'
import type { Title } from '../../src/games/common/title.ts'
import type { OpenHost } from '../../src/host/index.ts'
import { type PaceWish, paceOf } from '../../src/host/table/clock/pace.ts'
import type { GameInfo, Person } from '../../src/host/table/types.ts'
import { insertAutoPass, insertNote } from '../../src/store/auto-answers.ts'
import { testStore } from '../support/databases.ts'
import { answerAs, arjun, granted, hostOn, interaction, lena, mei, refused } from '../support/host-table.ts'
import { aimingTitle, volley, volleyTitle } from '../support/volley-game.ts'

const store = await testStore()
let at: ReturnType<typeof hostOn>
let host: OpenHost

beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.autoAnswerDefault.deleteMany()
  at = hostOn(store, { aiming: aimingTitle as Title, ducking: ducking as Title, eager: eager as Title })
  host = at.host
  await host.begin(at.publisher)
})
afterEach(() => host.stop())

const MINUTE = 60_000

/** The volley game with computers that never catch anything. */
const ducking: typeof volleyTitle = {
  ...volleyTitle,
  game: {
    ...volley,
    computers: { normal: { decide: ({ decision }) => [decision.pass ?? decision.options[0]?.id ?? ''] } },
  },
}

/** The volley game as it would suggest to its members to catch nothing. */
const eager: typeof volleyTitle = {
  ...volleyTitle,
  game: {
    ...volley,
    id: 'eager',
    autoAnswers: volley.autoAnswers?.map((spec) => ({ ...spec, fresh: 'never' })) ?? [],
  },
}

/** Mei opens a table of the volley game, the others join. */
async function lobby(
  others: readonly Person[],
  wish: PaceWish = { speed: 'live' },
  options: Options = {},
  computers = 0,
  title = 'volley',
) {
  const opened = granted(
    await host.lobby.open({
      title,
      seats: 1 + others.length + computers,
      language: 'en',
      options,
      pace: paceOf(wish),
      guild: 'guild',
      channel: `channel-${interaction()}`,
      person: mei,
      interaction: interaction(),
    } as Parameters<OpenHost['lobby']['open']>[0]),
  )
  for (const person of others) granted(await host.lobby.join(opened.id, person, interaction()))
  return opened
}

async function started(
  others: readonly Person[],
  wish?: PaceWish,
  computers = 0,
  title = 'volley',
): Promise<GameInfo> {
  const { id } = await lobby(others, wish, {}, computers, title)
  for (let n = 0; n < computers; n++) granted(await host.lobby.addComputer(id, mei, 'normal'))
  return granted(await host.lobby.start(id, mei))
}

const setAutoAnswer = (game: string, person: Person, value: string, once = false) =>
  host.autoAnswers.set(person, { game }, { autoAnswer: 'catch', value, once })

const looked = async (game: string, person: Person) => granted(await host.play.getView(game, person))

const waitedFor = async (game: string) => {
  const { awaited, autoAnswered } = await looked(game, { id: 'nobody', name: 'Nobody' })
  return { awaited: awaited.map(({ seat }) => seat), autoAnswered: autoAnswered.map(({ seat }) => seat) }
}

/** Time goes by, and what is due is done. */
async function pass(ms: number): Promise<void> {
  await host.runDue() // what was to be posted is
  at.pass(ms)
  await host.runDue()
}

const causes = async (game: string) =>
  (await store.db.entry.findMany({ where: { gameId: game }, orderBy: { number: 'asc' } })).map(
    ({ entry }) => (entry as { by: string }).by,
  )

describe('an auto-answer', () => {
  it('answers in its member’s stead, who is not waited for; that they have one is public', async () => {
    const { id } = await started([arjun, lena])
    granted(await setAutoAnswer(id, lena, 'never'))
    granted(await answerAs(host, id, mei))
    expect(await waitedFor(id)).toEqual({ awaited: [1], autoAnswered: [2] })
    expect((await looked(id, lena)).token).toBeUndefined()
    expect((await looked(id, lena)).playerView?.decision?.kind).toBe('catch')
    await pass(MINUTE)
    expect(await waitedFor(id)).toEqual({ awaited: [1], autoAnswered: [] })
    expect(await causes(id)).toEqual(['host', 'member', 'auto-answer'])
  })

  it('closes a window of auto-answers alone, within seconds at a live table', async () => {
    const { id } = await started([arjun, lena])
    for (const person of [arjun, lena]) granted(await setAutoAnswer(id, person, 'never'))
    granted(await answerAs(host, id, mei))
    expect(await waitedFor(id)).toEqual({ awaited: [], autoAnswered: [1, 2] })
    await pass(1_000)
    expect((await host.history.story(id)).map(({ told }) => told.phrase.key)).not.toContain('volley.hits')
    await pass(6_000)
    expect((await host.history.story(id)).map(({ told }) => told.phrase.key)).toContain('volley.hits')
    expect(await waitedFor(id)).toEqual({ awaited: [1], autoAnswered: [] })
  })

  it('takes up to a minute at a daily table, and waits while the game is paused', async () => {
    const { id } = await started([arjun], { speed: 'daily' })
    granted(await setAutoAnswer(id, arjun, 'never'))
    granted(await answerAs(host, id, mei))
    await pass(MINUTE / 3 - 1)
    expect(await causes(id)).not.toContain('auto-answer')
    await store.db.game.update({ where: { id }, data: { status: 'paused', pausedWhy: 'channel' } })
    await pass(10 * MINUTE)
    expect(await causes(id)).not.toContain('auto-answer')
    granted(await host.play.resume(id, mei, { guild: 'guild', channel: 'elsewhere' }))
    await pass(MINUTE)
    expect(await causes(id)).toContain('auto-answer')
  })

  it('tells its member alone what it answered, until they answer themselves', async () => {
    const { id } = await started([arjun])
    granted(await setAutoAnswer(id, arjun, 'always'))
    granted(await answerAs(host, id, mei))
    await pass(MINUTE)
    const [note] = (await looked(id, arjun)).autoAnswerNotes
    expect(note?.prompt.key).toBe('volley.ask-catch')
    expect(note?.picked).toHaveLength(1)
    expect((await looked(id, mei)).autoAnswerNotes).toEqual([])
    granted(await answerAs(host, id, arjun))
    expect((await looked(id, arjun)).autoAnswerNotes).toEqual([])
  })

  it('tells the last answers alone, however many there were', async () => {
    const { id } = await started([arjun])
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      const note = { prompt: { key: 'volley.ask-catch' }, picked: [{ key: `volley.${n}` }] }
      await store.transaction((tx) => insertNote(tx, id, arjun.id, note))
    }
    const told = (await looked(id, arjun)).autoAnswerNotes.map(({ picked }) => picked[0]?.key)
    expect(told).toEqual(['volley.3', 'volley.4', 'volley.5', 'volley.6', 'volley.7'])
  })

  it('given once decides once, also where it can only pass, and the permanent one is back', async () => {
    const { id } = await started([arjun])
    granted(await setAutoAnswer(id, arjun, 'never', true))
    expect(granted(await host.autoAnswers.of(arjun, { game: id })).autoAnswers).toEqual([
      { id: 'catch', value: 'ask', once: 'never' },
    ])
    granted(await answerAs(host, id, mei))
    await pass(MINUTE)
    expect(granted(await host.autoAnswers.of(arjun, { game: id })).autoAnswers).toEqual([
      { id: 'catch', value: 'ask' },
    ])
    granted(await answerAs(host, id, arjun))
    granted(await answerAs(host, id, mei, ['pass']))
    granted(await answerAs(host, id, mei))
    expect(await waitedFor(id)).toEqual({ awaited: [1], autoAnswered: [] })
  })

  it('given or taken back while the table waits counts at once', async () => {
    const { id } = await started([arjun, lena])
    granted(await answerAs(host, id, mei))
    expect(await waitedFor(id)).toEqual({ awaited: [1, 2], autoAnswered: [] })
    granted(await setAutoAnswer(id, arjun, 'never'))
    expect(await waitedFor(id)).toEqual({ awaited: [2], autoAnswered: [1] })
    granted(await setAutoAnswer(id, arjun, 'ask'))
    expect(await waitedFor(id)).toEqual({ awaited: [1, 2], autoAnswered: [] })
    await pass(MINUTE)
    expect(await causes(id)).toEqual(['host', 'member'])
  })

  it('is a member’s own: strangers see none, and there are none but the game’s', async () => {
    const { id } = await started([arjun])
    granted(await setAutoAnswer(id, arjun, 'never'))
    expect(refused(await host.autoAnswers.of(lena, { game: id }))).toBe('bot.refused-not-seated')
    expect(granted(await host.autoAnswers.of(mei, { game: id })).autoAnswers).toEqual([
      { id: 'catch', value: 'ask' },
    ])
    for (const title of ['__proto__', 'constructor', 'toString'])
      expect(refused(await host.autoAnswers.of(arjun, { title }))).toBe('bot.refused-no-title')
    expect(refused(await setAutoAnswer(id, arjun, 'sometimes'))).toBe('bot.refused-no-auto-answer')
    expect(
      refused(await host.autoAnswers.set(arjun, { game: id }, { autoAnswer: 'throw', value: 'ask' })),
    ).toBe('bot.refused-no-auto-answer')
  })

  it('leaves a story that proves itself', async () => {
    const { id } = await started([arjun])
    for (const person of [mei, arjun]) granted(await setAutoAnswer(id, person, 'always'))
    for (let turn = 0; turn < 6; turn++) {
      granted(await answerAs(host, id, turn % 2 === 0 ? mei : arjun))
      await pass(MINUTE)
    }
    expect((await host.games.info(id))?.status).toBe('finished')
    expect(verify(volley, granted(await host.history.exportOf(id)))).toMatchObject({ ok: true })
  })
})

describe('waiting for auto-answers', () => {
  it('is for the sake of others: a member alone with computers waits for none', async () => {
    const { id } = await started([], { speed: 'daily' }, 1)
    granted(await setAutoAnswer(id, mei, 'never'))
    granted(await answerAs(host, id, mei))
    await pass(0)
    // The computer has thrown, the auto-answer has ducked, and Mei throws again.
    expect((await looked(id, mei)).awaited.map(({ seat }) => seat)).toEqual([0])
    expect(await causes(id)).toEqual(['host', 'member', 'computer', 'computer', 'auto-answer'])
  })

  it('is done once for all windows that follow a move with no member asked between', async () => {
    // Arjun throws, then the computer: two windows in which auto-answers alone have something to say.
    const { id } = await started([arjun], { speed: 'daily' }, 1, 'ducking')
    granted(await setAutoAnswer(id, mei, 'never'))
    granted(await answerAs(host, id, mei))
    granted(await answerAs(host, id, arjun, ['pass']))
    granted(await setAutoAnswer(id, arjun, 'never'))
    await pass(0)
    granted(await answerAs(host, id, arjun))
    await pass(0)
    expect(await waitedFor(id)).toEqual({ awaited: [], autoAnswered: [0] })
    const until = (await looked(id, mei)).autoAnswersDue
    expect(until?.getTime()).toBeGreaterThan(at.clock.now().getTime())
    await pass((until?.getTime() ?? 0) - at.clock.now().getTime() - 1)
    expect(await causes(id)).not.toContain('auto-answer')
    await pass(1)
    // The computer's own throw finds the moment past.
    expect(await waitedFor(id)).toEqual({ awaited: [0], autoAnswered: [] })
    expect((await causes(id)).filter((cause) => cause === 'auto-answer')).toHaveLength(3)
  })
})

describe('an auto-answer set in the middle of private steps', () => {
  it('answers the decision that everyone saw, and what was begun is dropped', async () => {
    const { id } = await started([arjun], { speed: 'daily' }, 0, 'aiming')
    const before = await waitedFor(id)
    const card = (await looked(id, mei)).playerView?.decision?.options[1]?.id ?? ''
    granted(await answerAs(host, id, mei, [card]))
    expect((await looked(id, mei)).playerView?.decision?.step).toBe(true)
    expect(await waitedFor(id)).toEqual(before)
    granted(await host.autoAnswers.set(mei, { game: id }, { autoAnswer: 'throw', value: 'first' }))
    await pass(0)
    const story = (await host.history.story(id)).map(({ told }) => told.phrase)
    expect(story.at(-1)).toMatchObject({ key: 'volley.throws' })
    expect(JSON.stringify(story)).not.toContain(`"${card}"`)
    expect(await waitedFor(id)).toEqual({ awaited: [1], autoAnswered: [] })
  })
})

describe('toggling whether one is asked', () => {
  const HOUR = 60 * MINUTE
  // What is set at a daily table answers no sooner than this after the question.
  const SOON = MINUTE / 4
  const leftFor = async (game: string, seat: number) => {
    const until = (await looked(game, mei)).deadlines.find((each) => each.seat === seat)?.until
    return until && until.getTime() - at.clock.at.getTime()
  }

  it('refills no clock: a reaction runs on with what was left of it', async () => {
    const { id } = await started([arjun, lena], { speed: 'daily' })
    granted(await answerAs(host, id, mei))
    expect(await leftFor(id, 1)).toBe(6 * HOUR)
    at.pass(SOON)
    for (const value of ['never', 'ask', 'always', 'ask']) granted(await setAutoAnswer(id, arjun, value))
    expect(await leftFor(id, 1)).toBe(6 * HOUR - SOON)
    await pass(6 * HOUR - SOON)
    expect(await causes(id)).toContain('time')
  })

  it('grants no increment again on one’s own turn', async () => {
    const bank = { speed: 'custom', bank: 2 * HOUR, increment: HOUR, cap: 9 * HOUR } as const
    const { id } = await started([arjun], bank, 0, 'aiming')
    // What one is asked on one's own turn would be answered at once.
    await host.stop()
    const aim = (value: string) =>
      host.autoAnswers.set(mei, { game: id }, { autoAnswer: 'throw', value, once: false })
    for (let n = 0; n < 3; n++) for (const value of ['first', 'ask']) granted(await aim(value))
    expect(await leftFor(id, 0)).toBe(3 * HOUR)
  })

  it('nor does passing a stretch and ending it', async () => {
    const { id } = await started([arjun, lena], { speed: 'daily' })
    granted(await answerAs(host, id, mei))
    at.pass(SOON)
    const autoPass = (await looked(id, arjun)).playerView?.decision?.autoPasses?.[0]?.scope ?? ''
    await store.transaction((tx) =>
      insertAutoPass(tx, id, { member: arjun.id, scope: autoPass, text: { key: 'volley.duck-round' } }),
    )
    granted(await setAutoAnswer(id, arjun, 'ask'))
    expect(await waitedFor(id)).toEqual({ awaited: [2], autoAnswered: [1] })
    granted(await host.autoAnswers.endPasses(arjun, id))
    expect(await leftFor(id, 1)).toBe(6 * HOUR - SOON)
  })

  it('gives the next reaction all its time', async () => {
    const { id } = await started([arjun, lena], { speed: 'daily' })
    granted(await answerAs(host, id, mei))
    at.pass(SOON)
    for (const value of ['never', 'ask']) granted(await setAutoAnswer(id, arjun, value))
    for (const person of [arjun, lena]) granted(await answerAs(host, id, person, ['pass']))
    granted(await answerAs(host, id, arjun))
    granted(await answerAs(host, id, mei, ['pass']))
    granted(await answerAs(host, id, lena, ['pass']))
    granted(await answerAs(host, id, lena))
    expect(await leftFor(id, 1)).toBe(6 * HOUR)
  })

  it('also after time has dropped private steps', async () => {
    const { id } = await started([arjun, lena], { speed: 'daily' }, 0, 'aiming')
    for (const _ of ['aim', 'throw']) granted(await answerAs(host, id, mei))
    at.pass(5 * HOUR)
    for (const person of [lena, arjun]) granted(await answerAs(host, id, person, ['pass']))
    granted(await answerAs(host, id, arjun))
    await pass(24 * HOUR)
    expect((await causes(id)).slice(-2)).toEqual(['time', 'time'])
    expect(await leftFor(id, 2)).toBe(6 * HOUR)
  })

  it('in a pause counts once the game goes on', async () => {
    const { id } = await started([arjun, lena], { speed: 'daily' })
    granted(await answerAs(host, id, mei))
    at.pass(SOON)
    granted(await setAutoAnswer(id, arjun, 'never'))
    await store.db.game.update({ where: { id }, data: { status: 'paused', pausedWhy: 'channel' } })
    granted(await setAutoAnswer(id, arjun, 'ask'))
    granted(await host.play.resume(id, mei, { guild: 'guild', channel: 'elsewhere' }))
    expect(await leftFor(id, 1)).toBe(6 * HOUR - SOON)
  })
})

describe('auto-answers for new games', () => {
  it('fill a game when it starts, and change nothing in one that runs', async () => {
    const before = await started([arjun])
    granted(await host.autoAnswers.set(arjun, { title: 'volley' }, { autoAnswer: 'catch', value: 'never' }))
    expect(granted(await host.autoAnswers.of(arjun, { game: before.id })).autoAnswers[0]?.value).toBe('ask')
    const after = await started([arjun])
    expect(granted(await host.autoAnswers.of(arjun, { game: after.id })).autoAnswers[0]?.value).toBe('never')
    granted(await answerAs(host, after.id, mei))
    expect(await waitedFor(after.id)).toEqual({ awaited: [], autoAnswered: [1] })
  })

  it('are as the game suggests them until the member has said otherwise', async () => {
    const shown = async () => granted(await host.autoAnswers.of(arjun, { title: 'eager' })).autoAnswers[0]
    expect(await shown()).toEqual({ id: 'catch', value: 'never', isDefault: true })
    granted(await host.autoAnswers.set(arjun, { title: 'eager' }, { autoAnswer: 'catch', value: 'never' }))
    expect(await shown()).toEqual({ id: 'catch', value: 'never' })
  })

  it('can be those of a game', async () => {
    const { id } = await started([arjun])
    granted(await setAutoAnswer(id, arjun, 'always'))
    granted(await host.autoAnswers.keep(arjun, id))
    expect(granted(await host.autoAnswers.of(arjun, { title: 'volley' })).autoAnswers).toEqual([
      { id: 'catch', value: 'always' },
    ])
    expect(granted(await host.autoAnswers.of(mei, { title: 'volley' })).autoAnswers).toEqual([
      { id: 'catch', value: 'ask' },
    ])
  })
})

describe('a stretch that is passed', () => {
  const duck = async (game: string, person: Person) => {
    const { token = '', playerView } = await looked(game, person)
    const autoPass = playerView?.decision?.autoPasses?.[0]?.scope ?? ''
    return host.play.answer({ game, person, token, choice: [], autoPass, interaction: interaction() })
  }

  it('passes now, and later windows of the same stretch, but not of the next', async () => {
    const { id } = await started([arjun, lena])
    granted(await answerAs(host, id, mei))
    granted(await duck(id, lena))
    expect(await waitedFor(id)).toEqual({ awaited: [1], autoAnswered: [] })
    granted(await answerAs(host, id, arjun, ['pass']))
    granted(await answerAs(host, id, arjun))
    expect(await waitedFor(id)).toEqual({ awaited: [0], autoAnswered: [2] })
    granted(await answerAs(host, id, mei, ['pass']))
    await pass(MINUTE)
    granted(await answerAs(host, id, lena))
    for (const person of [mei, arjun]) granted(await answerAs(host, id, person, ['pass']))
    granted(await answerAs(host, id, mei)) // the second round
    expect(await waitedFor(id)).toEqual({ awaited: [1, 2], autoAnswered: [] })
  })

  it('can be ended, and cannot be begun where none is offered', async () => {
    const { id } = await started([arjun])
    expect(refused(await duck(id, mei))).toBe('bot.refused-stale')
    granted(await answerAs(host, id, mei))
    granted(await duck(id, arjun))
    expect(granted(await host.autoAnswers.of(arjun, { game: id })).autoPasses).toEqual([
      { key: 'volley.duck-round' },
    ])
    expect(granted(await host.autoAnswers.endPasses(arjun, id)).autoPasses).toEqual([])
  })
})

describe('a table with fast reactions', () => {
  it('passes at once who can only pass, and asks who could do more', async () => {
    const { id } = await started([arjun, lena], { speed: 'live', windows: 'fast' })
    granted(await answerAs(host, id, mei))
    const shields = async (person: Person) => {
      const view = (await looked(id, person)).playerView?.view as { hand: string[] }
      return view.hand.some((card) => card.startsWith('shield'))
    }
    const able = [(await shields(arjun)) && 1, (await shields(lena)) && 2].filter((seat) => seat !== false)
    const { awaited } = await waitedFor(id)
    expect(awaited).toEqual(able.length > 0 ? able : [1])
    expect((await causes(id)).filter((cause) => cause === 'host')).toHaveLength(1 + 2 - able.length)
  })
})
