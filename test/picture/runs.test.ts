// Signs that fonts have in bright colours alone are drawn in ink; other emoji stay as people wrote them.
import { expect, it } from 'vitest'
import { runsOf } from '../../src/picture/runs.ts'

const drawnIn = (text: string, face: 'kai' | 'sans') =>
  runsOf(text, { language: 'en', face, weight: 400, size: 40 })
    .filter(({ drawn }) => drawn)
    .map(({ text: sign }) => sign.replace('\ufe0f', ''))

it.each(['kai', 'sans'] as const)('draws computers, attack, HP and speed in %s', (face) => {
  expect(drawnIn('🤖 Mei ⚔️3 ❤️5 ⚡1', face)).toEqual(['🤖', '⚔', '❤', '⚡'])
  expect(drawnIn('⚔3❤5', face)).toEqual(['⚔', '❤'])
})

it('leaves larger emoji whole', () => {
  expect(drawnIn('👩\u200d❤\ufe0f\u200d👨 ❤\ufe0f\u200d🔥 👑', 'kai')).toEqual([])
})
