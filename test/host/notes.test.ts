// Private notes to one's own games: kept with where the game stood, read by their author alone, and gone with them.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newTestDatabase } from '../support/databases.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  lena,
  lobbyOf,
  mei,
  refused,
} from '../support/host-table.ts'

const testDatabase = newTestDatabase()
const store = await testDatabase.open()
const { host } = hostOn(store)
afterAll(async () => {
  await host.stop()
  await store.close()
})
beforeEach(() => store.db.game.deleteMany())

const texts = async (game: string, person = mei) =>
  (await host.people.notesOf(game, person.id)).map(({ text }) => text)

describe('a note', () => {
  it('stands in its author’s own history where the game stood, and in nobody else’s', async () => {
    const { id } = await gameOf(host, [arjun])
    granted(await host.people.writeNote(id, mei, '  keep the high one '))
    for (const person of [mei, arjun]) granted(await answerAs(host, id, person))
    granted(await host.people.writeNote(id, mei, 'he has nothing'))
    const at = async (step: number, person = mei) =>
      granted(await host.history.page(id, person, { viewer: 'public', step })).notes.map(({ text }) => text)
    expect([await at(1), await at(2)]).toEqual([['keep the high one'], ['he has nothing']])
    expect([await at(1, arjun), await at(2, lena)]).toEqual([[], []])
    // Nor is it told to anybody: the game is as it was.
    expect(JSON.stringify(await host.history.story(id))).not.toContain('nothing')
    expect(await host.people.latestNotesOf(mei.id)).toEqual(new Map([[id, 'he has nothing']]))
    expect(await host.people.latestNotesOf(arjun.id)).toEqual(new Map())
  })

  it('takes the place of one that was written at the same moment, and is deleted by its author alone', async () => {
    const { id } = await gameOf(host, [arjun])
    granted(await host.people.writeNote(id, mei, 'first'))
    granted(await host.people.writeNote(id, mei, 'second'))
    granted(await host.people.writeNote(id, arjun, 'third'))
    expect([await texts(id), await texts(id, arjun)]).toEqual([['second'], ['third']])
    const [{ number } = { number: -1 }] = await host.people.notesOf(id, arjun.id)
    expect(await host.people.dropNote(id, lena, { number, shared: false })).toEqual([])
    expect(await texts(id, arjun)).toEqual(['third'])
    expect(await host.people.dropNote(id, arjun, { number: 99, shared: false })).toHaveLength(1)
  })

  it('is refused without a seat, before the game begins, and when there are too many', async () => {
    const lobby = await lobbyOf(host, [arjun])
    expect(refused(await host.people.writeNote(lobby.id, mei, 'x'))).toBe('bot.refused-not-playing')
    expect(refused(await host.people.writeNote('zzzzz', mei, 'x'))).toBe('bot.refused-no-game')
    const { id } = await gameOf(host, [arjun])
    expect(refused(await host.people.writeNote(id, lena, 'x'))).toBe('bot.refused-not-seated')
    await store.db.note.createMany({
      data: Array.from({ length: 25 }, (_, n) => ({
        ...{ gameId: id, member: mei.id, number: 100 + n, shared: false, text: `${n}`, at: new Date(0) },
      })),
    })
    expect(refused(await host.people.writeNote(id, mei, 'x'))).toBe('bot.refused-notes-full')
    expect(await texts(id)).toHaveLength(25)
  })

  it('stays its author’s when they give up their seat, after the end, and until they are erased', async () => {
    const { id } = await gameOf(host, [arjun])
    granted(await host.people.writeNote(id, mei, '長'.repeat(400)))
    expect(await texts(id)).toEqual(['長'.repeat(300)])
    granted(await host.people.writeNote(id, arjun, 'mine'))
    granted(await host.play.resign(id, mei))
    expect(await texts(id)).toHaveLength(1)
    expect(refused(await host.people.writeNote(id, mei, 'more'))).toBe('bot.refused-not-seated')
    expect((await host.people.exportOf(mei)).kept.notes).toMatchObject([{ text: '長'.repeat(300) }])
    await host.people.erase(mei.id)
    expect(await texts(id)).toEqual([])
    expect(await texts(id, arjun)).toEqual(['mine'])
  })
})

describe('a quote', () => {
  it('stands in the game’s past for everybody, beside its author’s notes, and is deleted by its author alone', async () => {
    const { id } = await gameOf(host, [arjun])
    granted(await host.people.writeNote(id, mei, 'I have him'))
    granted(await host.people.writeNote(id, mei, 'Well met', true))
    for (const person of [mei, arjun]) granted(await answerAs(host, id, person))
    const at = async (step: number, person = lena) =>
      granted(await host.history.page(id, person, { viewer: 'public', step })).notes
    expect(await at(1)).toEqual([{ text: 'Well met', quoted: 'Mei' }])
    expect(await at(2)).toEqual([])
    expect(await at(1, mei)).toHaveLength(2)
    expect(await host.people.latestNotesOf(mei.id)).toEqual(new Map([[id, 'I have him']]))
    const [{ number } = { number: -1 }] = await host.people.notesOf(id, mei.id)
    await host.people.dropNote(id, arjun, { number, shared: true })
    expect(await at(1)).toHaveLength(1)
    expect(await host.people.dropNote(id, mei, { number, shared: true })).toMatchObject([{ shared: false }])
    expect(await at(1)).toEqual([])
    expect(refused(await host.people.writeNote(id, lena, 'me too', true))).toBe('bot.refused-not-seated')
  })

  it('keeps no name of who has left the table, and goes with an erasure', async () => {
    const { id } = await gameOf(host, [arjun])
    granted(await host.people.writeNote(id, mei, 'Goodbye', true))
    granted(await host.play.resign(id, mei))
    const at = async () => granted(await host.history.page(id, lena, { viewer: 'public', step: 1 })).notes
    expect(await at()).toEqual([{ text: 'Goodbye', quoted: '' }])
    await host.people.erase(mei.id)
    expect(await at()).toEqual([])
  })
})
