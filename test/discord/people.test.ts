// `/general` and `/card` as a picture: one person large, or those of several games who share a name beside each other.
import { describe, expect, it } from 'vitest'
import { pictureOf } from '../../scripts/gallery/position.ts'
import { findCards } from '../../src/discord/input/cards.ts'
import { lookedUpPicture } from '../../src/discord/input/people.ts'
import { TITLES } from '../../src/games/index.ts'
import { faultsIn, type PictureRenderers } from '../../src/picture/paint.ts'
import type { PeopleInput } from '../../src/picture/people-input.ts'
import { LANGUAGES } from '../../src/text/language.ts'

const paintersOf = async (kind: string): Promise<PictureRenderers> =>
  (await import(TITLES[kind.split('.')[0] ?? '']?.pictures?.painters.href ?? '')).PAINTERS

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.values(TITLES))('everyone of $game.id has room for all they can do', async (title) => {
    const ids = Object.keys(title.words.en.cards).filter((id) => title.pictures?.person?.(id, language))
    expect(ids.length).toBeGreaterThanOrEqual(title.generals?.length ?? 1)
    for (const id of ids) {
      const picture = lookedUpPicture([{ title, id }], language)
      if (!picture) throw new Error(`${id} has no picture`)
      expect(faultsIn(await paintersOf(picture.kind), picture)).toEqual([])
      expect(picture.alt).toContain(title.words[language].cards[id])
    }
  })

  it('three Zhang Feis stand beside each other, one of them a cat', async () => {
    const cards = findCards(TITLES, '張飛')
    const picture = lookedUpPicture(cards, language)
    if (!picture) throw new Error('they have no picture')
    expect(faultsIn(await paintersOf(picture.kind), picture)).toEqual([])
    const { people } = picture.input as PeopleInput
    expect(people.map(({ aside }) => aside)).toEqual(cards.map(({ title }) => title.words[language].title))
    expect(people.filter(({ face }) => 'pose' in (face as object))).toHaveLength(1)
  })
})

describe.each(LANGUAGES)('the first decision in %s', (language) => {
  it.each([
    ['records', 'records.ask-lord', 2],
    ['records', 'records.ask-lord', 5],
    ['storm', 'storm.ask-capital', 2],
    ['storm', 'storm.ask-capital', 3],
  ])(
    'of %s (%s, %i seats) shows everyone who may be chosen, with what they can do beside',
    async (id, asks, seats) => {
      const title = TITLES[id]
      if (!title) throw new Error(`no ${id}`)
      const reader = { language, style: 'plain' as const, seatName: (seat: number) => `${seat + 1}` }
      const position = { name: asks, seats, viewer: 0, kind: 'hand' as const, asks, when: () => true }
      const picture = pictureOf(title, position, reader)
      expect(picture.kind).toBe(`${id}.people`)
      expect(faultsIn(await paintersOf(picture.kind), picture)).toEqual([])
      expect((picture.input as PeopleInput).people.length).toBeGreaterThan(1)
    },
  )
})

it('cards that are nobody, and too many at once, have no picture', () => {
  expect(lookedUpPicture(findCards(TITLES, 'wait at ease'), 'en')).toBeUndefined()
  expect(lookedUpPicture(findCards(TITLES, 'zhang'), 'en')).toBeUndefined()
})
