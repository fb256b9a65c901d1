// A card of a person reads from top to bottom: who, from which game, what is told of a life, facts, abilities by their name.
import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { peoplePicture, personCard, TITLES } from '../../src/games/index.ts'
import { PAINTERS } from '../../src/games/meow/picture/painters.ts'
import { type Brush, brushOn } from '../../src/picture/brush.ts'
import type { PictureRenderer } from '../../src/picture/paint.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'

/** The lines of a general of Meow Wars under the name of a game, one of several side by side; what is drawn, and what is wrong. */
function written(language: Language, game: string) {
  const [lines, faults]: [string[], string[]] = [[], []]
  const title = TITLES.meow
  const looks = title?.pictures?.person?.('zhang-fei', language)
  if (!title || !looks) throw new Error('no such general')
  const card = personCard(title.words[language], 'zhang-fei', looks, game)
  const picture = peoplePicture('meow', 'meow', language, { title: 'x', people: [card, card, card] })
  const size = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }
  const context = createCanvas(1, 1).getContext('2d')
  const brush = brushOn(context, language, size, faults)
  const text = brush.text.bind(brush)
  brush.text = (...args: Parameters<Brush['text']>) => {
    lines.push(args[0])
    return text(...args)
  }
  // What is drawn of them: the brush cuts what has no room.
  const drawn: string[] = []
  const fillText = context.fillText.bind(context)
  context.fillText = (...args: Parameters<typeof fillText>) => {
    drawn.push(args[0])
    fillText(...args)
  }
  ;(PAINTERS.people as PictureRenderer)(picture?.input as never, brush).draw(brush)
  return { lines, drawn: drawn.join(' '), faults }
}

it.each(LANGUAGES)('the year of a death stands above what the general can do: %s', (language) => {
  const { lines, faults } = written(language, '')
  expect(faults).toEqual([])
  const died = lines.findIndex((line) => line.includes('221'))
  const can = lines.findIndex((line) => line.includes('−2'))
  expect(died).toBeGreaterThan(0)
  expect(died).toBeLessThan(can)
})

it('facts are not parted from each other by a sign that begins a line', () => {
  for (const language of LANGUAGES)
    expect(written(language, '').lines.filter((line) => line.startsWith('·'))).toEqual([])
})

it('the name of a game is written whole', () => {
  expect(written('en', 'Record of the Three Kingdoms').drawn).toContain('Record of the Three Kingdoms')
})
