// Lessons through the host: every game's is followed to its end on a database, and leaves nothing to count or to post.

import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TITLES } from '../../src/games/index.ts'
import { openHost } from '../../src/host/index.ts'
import type { GameView, Person } from '../../src/host/table/types.ts'
import { testStore } from '../support/databases.ts'
import { granted, interaction, refused } from '../support/host-table.ts'

const store = await testStore()
let host: ReturnType<typeof openHost>
beforeAll(async () => {
  host = openHost({ store, titles: TITLES, clock: { now: () => new Date() }, log: pino({ level: 'silent' }) })
})
afterAll(() => host.stop())

const nobody: Person = { id: '900', name: 'Nobody' }
let people = 0
const somebody = (): Person => ({ id: `7${++people}`, name: `Pupil ${people}` })

const begun = async (title: string, person: Person) => {
  const info = granted(await host.lessons.begin({ title, language: 'en', guild: '1', channel: '2', person }))
  return granted(await host.lessons.proceed(info.id, person))
}

const choose = async (person: Person, { info, token = '' }: GameView, choice: readonly string[]) =>
  host.play.answer({ game: info.id, person, token, choice, interaction: interaction() })

/** Follows what is recommended until the lesson is over; the ids of its steps. */
async function followed(title: string, person: Person): Promise<{ steps: string[]; last: GameView }> {
  const steps: string[] = []
  let look = await begun(title, person)
  while (look.info.status === 'playing') {
    expect(look.token).toBeDefined()
    steps.push(look.lesson?.step ?? '?')
    granted(await choose(person, look, look.lesson?.pick ?? []))
    look = granted(await host.lessons.proceed(look.info.id, person))
  }
  return { steps, last: look }
}

describe.each(Object.values(TITLES))('the lesson of $game.id', ({ game, lesson }) => {
  it('teaches all it has, and then is no game that counts', async () => {
    const person = somebody()
    const { steps, last } = await followed(game.id, person)
    expect(steps).toEqual(lesson?.steps.map(({ id }) => id))
    expect(last.info).toMatchObject({ status: 'cancelled', isLesson: true })
    expect(await host.games.ofMember(person.id)).toEqual([])
    expect(await host.games.inGuild('1')).toEqual([])
    expect(await host.games.inChannel('2', true)).toBeUndefined()
    // Nothing is posted of it, and no clock runs; its log is packed like any other.
    const jobs = await store.db.job.findMany({ where: { subjectId: last.info.id } })
    expect(jobs.map(({ kind }) => kind)).toEqual(['pack'])
    expect(await store.db.member.findUnique({ where: { id: person.id } })).toBeNull()
  })
})

describe('a lesson', () => {
  it('refuses what would lead away from what it teaches, and stays where it is', async () => {
    const person = somebody()
    const first = await begun('storm', person)
    expect(refused(await choose(person, first, ['jianye']))).toBe('bot.refused-lesson-only')
    const again = granted(await host.play.getView(first.info.id, person))
    expect(again.lesson?.number).toBe(1)
    expect(again.token).toBe(first.token)
  })

  it('teaches nothing of a table to which a short cut led past a step', async () => {
    const person = somebody()
    let look = await begun('storm', person)
    granted(await choose(person, look, ['chengdu']))
    look = granted(await host.lessons.proceed(look.info.id, person))
    expect(look.lesson?.step).toBe('plan')
    const { info, token = '' } = look
    const both = { steps: [look.lesson?.pick ?? []], choice: ['asw'] }
    granted(await host.play.answer({ game: info.id, person, token, ...both, interaction: interaction() }))
    look = granted(await host.lessons.proceed(info.id, person))
    expect(look.lesson).toMatchObject({ of: 14, pick: expect.anything() })
    expect(look.lesson?.step).toBeUndefined()
  })

  it('is nobody else’s to answer or to leave', async () => {
    const person = somebody()
    const look = await begun('meow', person)
    expect(refused(await choose(nobody, look, ['pass']))).toBe('bot.refused-not-seated')
    expect(refused(await host.lessons.leave(look.info.id, nobody))).toBe('bot.refused-not-seated')
    expect((await host.lessons.current(person.id))?.id).toBe(look.info.id)
  })

  it('is resumed, makes place for that of another game, and is one however often it is asked for', async () => {
    const person = somebody()
    const first = await begun('records', person)
    const all = await Promise.all([begun('records', person), begun('records', person)])
    expect(all.map(({ info }) => info.id)).toEqual([first.info.id, first.info.id])
    const other = await begun('dynasties', person)
    expect((await host.games.info(first.info.id))?.status).toBe('cancelled')
    expect((await host.lessons.current(person.id))?.id).toBe(other.info.id)
  })

  it('ends when its member resigns, and does not play on by itself', async () => {
    const person = somebody()
    const look = await begun('hegemony', person)
    granted(await host.play.resign(look.info.id, person))
    expect((await host.games.info(look.info.id))?.status).toBe('cancelled')
  })

  it('does not go back: there is nothing to undo', async () => {
    const person = somebody()
    const look = await begun('records', person)
    granted(await choose(person, look, ['cao-cao']))
    expect(granted(await host.play.getView(look.info.id, person)).undo).toBeUndefined()
  })
})
