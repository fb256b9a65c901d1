// Record of the Three Kingdoms from the lobby on, through database, host, bot and the unmodified discord.js.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import type { Seen } from '../../src/sandbox/index.ts'
import { answerBy, asks, openHouse } from './house.ts'

let house: Awaited<ReturnType<typeof openHouse>>
beforeAll(async () => {
  house = await openHouse()
  house.sandbox.addMember({ name: 'Mei', locale: 'zh-TW' })
  house.sandbox.addMember({ name: 'Arjun', locale: 'en-GB' })
  house.sandbox.addMember({ name: 'Lena', locale: 'zh-CN' })
})
afterAll(() => house.close())

const last = (list: readonly Seen[]): Seen => {
  const found = list.at(-1)
  if (!found) throw new Error('no message')
  return found
}

describe('a game of two and a computer', () => {
  it('goes from the lobby through its first rounds by panels and /play', async () => {
    const { sandbox, host, publicly } = house
    const [mei, arjun, lena] = [sandbox.as('Mei'), sandbox.as('Arjun'), sandbox.as('Lena')]
    await mei.slash('#room', 'game new', { game: 'records', seats: 3, language: 'en', luck: 'peach' })
    await host.runDue()
    const lobby = last(publicly(sandbox.channel('#room').id))
    await arjun.click(lobby, 'Join')
    const added = await mei.click(lobby, 'Add computer player')
    await mei.select(added, '要多強？', ['steady'])
    await mei.click(lobby, 'Start')
    await host.runDue()
    const thread = lobby.id
    expect(mei.look(lobby).content).toContain('🤖')
    expect(sandbox.channel({ id: thread }).name).toMatch(/^Record of the Three Kingdoms · /)

    const any = sideStream('end to end', 'people').int
    let answered = 0
    for (let turns = 0; turns < 60; turns++) {
      await host.runDue()
      const prompt = last(publicly(thread).filter(({ buttons }) => buttons.includes('Your move')))
      expect(last(publicly(thread)).id).toBe(prompt.id)
      for (const person of [mei, arjun]) {
        if (!prompt.text.includes(`@${person.name}`)) continue
        let panel = (await person.click(prompt, 'Your move')).message
        for (let more = 0; panel && asks(panel) && more < 30; more++) {
          panel = await answerBy(person, panel, any)
          answered++
        }
      }
      const suggestion = (await mei.complete({ id: thread }, 'play', { choice: '' }, 'choice'))[0]
      if (suggestion) {
        const played = await mei.slash({ id: thread }, 'play', { choice: String(suggestion.value) })
        expect(played.message?.ephemeralFor).toBe('Mei')
        answered++
      }
      if (answered > 40) break
    }
    expect(answered).toBeGreaterThan(40)
    await host.runDue()

    const wrong = await lena.click(last(publicly(thread)), 'Your move')
    expect(wrong.message?.ephemeralFor).toBe('Lena')
    expect((await lena.slash({ id: thread }, 'board')).text).toContain('三国志')
    expect((await arjun.slash({ id: thread }, 'hand')).text).not.toContain('no seat')
    expect((await lena.slash({ id: thread }, 'game log')).text).toMatch(/第 \d+ 页/)
    expect((await arjun.slash({ id: thread }, 'game verify')).text).toContain('only after the end')
    for (const message of publicly(thread)) expect(message.content.length).toBeLessThanOrEqual(2000)
  }, 180_000)
})
