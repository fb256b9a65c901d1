// Pictures of the first minute: the welcome with every game, and the name plate of a table with everyone who sits there.
import { describe, expect, it } from 'vitest'
import { NAMES } from '../../scripts/gallery/names.ts'
import { welcomePicture } from '../../src/discord/panels/newcomers/welcome-picture.ts'
import { PAINTERS } from '../../src/discord/pictures/painters.ts'
import { platePicture } from '../../src/discord/words/plate.ts'
import { TITLES } from '../../src/games/index.ts'
import { faultsIn, type PictureRenderers } from '../../src/picture/paint.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { infoOf } from './info.ts'
import { toy } from './toy.ts'

describe.each(LANGUAGES)('in %s', (language) => {
  it('the welcome names every game whole, in the picture and in its description', () => {
    const picture = welcomePicture(TITLES, language)
    expect(faultsIn(PAINTERS, picture)).toEqual([])
    for (const { words } of Object.values(TITLES)) expect(picture.alt).toContain(words[language].title)
  })

  it.each(Object.values(TITLES))('the plate of $game.id has room for each number of seats', async (title) => {
    const painters: PictureRenderers = (await import(title.pictures?.painters.href ?? '')).PAINTERS
    const { min, max } = title.game.seats
    for (let seats = min; seats <= max; seats++)
      for (const taken of [1, seats]) {
        const players = NAMES.slice(0, taken).map((name, seat) => ({ seat, name, member: `${seat}` }))
        const picture = platePicture(title, infoOf({ title: title.game.id, language, seats, players }))
        if (!picture) throw new Error('it has no faces')
        expect(faultsIn(painters, picture)).toEqual([])
        for (const { name } of players) expect(picture.alt).toContain(name)
      }
  })
})

it('a game without faces has no plate', () => {
  expect(platePicture(toy, infoOf({ title: 'toy' }))).toBeUndefined()
})
