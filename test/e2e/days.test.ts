// Ten days pass between two moves: the thread sleeps by then, wakes, and the game goes on.
// https://discord.com/developers/docs/topics/threads#active-archived-threads
import { expect, it, onTestFinished } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import { answerBy, buttonBy, panelOf, publicly, typist } from '../support/players.ts'
import { expectStory } from './checks.ts'
import { answersOf, openTable, promptOf, promptsOf } from './table.ts'

const DAY = 24 * 60 * 60_000

it('ten days between two moves', { timeout: 600_000 }, async () => {
  const table = await openTable({ Mei: 'zh-TW', Arjun: 'en-US', Lena: 'zh-CN' })
  onTestFinished(table.close)
  const { sandbox, clock, settled, app } = table
  const [mei, arjun, lena] = [table.person('Mei'), table.person('Arjun'), table.person('Lena')]
  const { id, place } = await table.begin([mei, arjun], { speed: 'none' })
  const random = sideStream('days')
  const isAsleep = () => sandbox.channel({ id: place }).thread?.archived
  const typing = typist(random)
  for (const person of [mei, arjun]) await typing(person, place)
  await settled()
  const before = publicly(lena, place).length

  // One presses the button under the old prompt: that alone works in a sleeping thread.
  for (let day = 0; day < 10; day++) {
    clock.advance(DAY)
    await settled()
  }
  expect(isAsleep()).toBe(true)
  expect(publicly(lena, place)).toHaveLength(before) // nobody was bothered meanwhile
  const prompt = promptOf(lena, place)
  const mover = [mei, arjun].find(({ name }) => prompt.text.includes(`@${name}`))
  if (!mover) throw new Error('nobody is asked')
  await expect(mover.slash(place, 'play', { choice: '1' })).rejects.toThrow('archived')
  const answers = await answersOf(table, id)
  await answerBy(mover, panelOf(await mover.click(prompt, buttonBy(prompt, 'move'))), random)
  await settled()
  expect(await answersOf(table, id)).toBe(answers + 1)

  // The other one moves from elsewhere, after ten days more.
  for (let round = 0; round < 6; round++) {
    clock.advance(10 * DAY)
    await settled()
    const asked = promptOf(lena, place)
    const person = [mei, arjun].find(({ name }) => asked.text.includes(`@${name}`)) ?? mei
    const [suggestion] = await person.complete('#room-1', 'play', { choice: '', game: id }, 'choice')
    if (suggestion) await person.slash('#room-1', 'play', { choice: suggestion, game: id })
    await settled()
    expect(promptsOf(lena, place)).toHaveLength(1)
  }
  expect(isAsleep()).toBe(false)
  await expectStory(app.host, id, lena, [place])
})
