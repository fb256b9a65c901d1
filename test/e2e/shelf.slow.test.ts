// Whole games of the other titles through discord.js and the sandbox: by typing, by pressing, and alone.
import { expect, it, onTestFinished } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import { clicker, type Player, typist } from '../support/players.ts'
import { openTable, promptsOf } from './table.ts'
import { expectEnd, playOut } from './whole.ts'

/** Types what is suggested, and words of their own where nothing is: a question, or its answer. */
function writer(words: string): Player {
  const typing = typist(sideStream(words))
  return async (person, place) => {
    const moves = await typing(person, place)
    const isAsked = promptsOf(person, place).some(({ text }) => text.includes(`@${person.name}`))
    if (moves > 0 || !isAsked) return moves
    await person.slash(place, 'play', { choice: words })
    return 1
  }
}

it('Dynasties by slash commands alone, questions typed too where they come (D17)', {
  timeout: 600_000,
}, async () => {
  const table = await openTable({ Mei: 'zh-TW', Arjun: 'en-US', Lena: 'zh-CN' })
  onTestFinished(table.close)
  const [mei, arjun, lena] = [table.person('Mei'), table.person('Arjun'), table.person('Lena')]
  const play = await table.begin([mei, arjun], {
    game: 'dynasties',
    options: 'ending=clock, rounds=18, questions=free',
  })
  const moves = await playOut(table, play, [
    [mei, writer('Which dynasty built the Grand Canal?')],
    [arjun, writer('Was it Sui?')],
  ])
  expect(moves).toBeGreaterThan(0)
  await expectEnd(table, play, lena)
  expect((await lena.slash(play.place, 'card', { name: '孔子' })).text).toContain('桌游识中国历史')
  expect((await lena.slash(play.place, 'history verify')).text).toContain('✓')
})

it('Meow Wars alone, by typing: a lobby of one starts at once (R37)', { timeout: 600_000 }, async () => {
  const table = await openTable({ Mei: 'zh-TW' })
  onTestFinished(table.close)
  const mei = table.person('Mei')
  const play = await table.begin([mei], { game: 'meow', seats: 1, options: 'difficulty=hell' })
  expect(await playOut(table, play, [[mei, typist(sideStream('solo'))]])).toBeGreaterThan(0)
  await expectEnd(table, play, mei)
})

it('Meow Wars for two with every expansion, one typing and one pressing', { timeout: 600_000 }, async () => {
  const table = await openTable({ Mei: 'zh-TW', Arjun: 'en-US' })
  onTestFinished(table.close)
  const [mei, arjun] = [table.person('Mei'), table.person('Arjun')]
  const play = await table.begin([mei, arjun], {
    game: 'meow',
    seats: 2,
    options: 'treasures, stratagems, battles',
  })
  const moves = await playOut(table, play, [
    [mei, typist(sideStream('cats'))],
    [arjun, clicker(sideStream('cats'))],
  ])
  expect(moves).toBeGreaterThan(0)
  await expectEnd(table, play, arjun)
})
