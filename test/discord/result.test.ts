// The result card of every game: all of it has room, nobody who won is left out, and the ladder goes on after a win.
import { describe, expect, it } from 'vitest'
import { NAMES } from '../../scripts/gallery/names.ts'
import { resultPictures } from '../../scripts/gallery/reviewed-games.ts'
import { nextStrength } from '../../src/discord/panels/lobby/ladder.ts'
import { PAINTERS } from '../../src/discord/pictures/painters.ts'
import { resultPicture } from '../../src/discord/review/result-picture.ts'
import { TITLES } from '../../src/games/index.ts'
import { title as records } from '../../src/games/records/index.ts'
import { faultsIn, type PictureRenderers } from '../../src/picture/paint.ts'
import type { ResultInput } from '../../src/picture/result-input.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { infoOf } from './info.ts'

const paintersOf = async (kind: string): Promise<PictureRenderers> => {
  const url = TITLES[kind.split('.')[0] ?? '']?.pictures?.painters
  return url ? (await import(url.href)).PAINTERS : PAINTERS
}

describe.each(LANGUAGES)('the result card in %s', (language) => {
  it.each(resultPictures(language, NAMES))('%s has room for everything', async (_name, make) => {
    const picture = make()
    expect(faultsIn(await paintersOf(picture.kind), picture)).toEqual([])
    const { name, others, ridge } = picture.input as ResultInput
    for (const other of others) expect(picture.alt).toContain(other.name)
    for (const winner of name.split(' · ')) expect(picture.alt).toContain(winner)
    // Those who won together climb together, to the whole of the win.
    if (ridge && others.length > 0) expect(ridge.points.at(-1)).toEqual({ at: 1, share: expect.closeTo(1) })
  })

  it('says so where nobody wins, or a game can be made no more', async () => {
    const outcome = { winners: [], ranks: [1, 1, 1], facts: {} }
    const picture = resultPicture({ info: infoOf({ title: 'records', outcome }), title: records }, language)
    expect(faultsIn(await paintersOf(picture.kind), picture)).toEqual([])
    const { seal: signs, faces, outcome: ended } = picture.input as ResultInput
    expect(signs).toMatch(/終局|终局/)
    expect(ended).toBe(language === 'en' ? 'The end' : signs)
    expect(picture.alt).toContain(ended)
    expect(faces).toEqual([])
  })
})

describe('after a win against computers alone', () => {
  const after = (strength: string, winners: readonly number[], more = {}) =>
    nextStrength(
      records,
      infoOf({
        title: 'records',
        players: [
          { seat: 0, name: 'Mei', member: '1' },
          { seat: 1, name: 'Cao Pi', computer: strength, ...more },
        ],
        outcome: { winners, ranks: [1, 2], facts: {} },
      }),
    )

  it.each([
    ['easy', 'normal'],
    ['normal', 'hard'],
    ['hard', 'expert'],
    ['expert', undefined],
  ])('of %s the next is %s', (strength, next) => {
    expect(after(strength, [0])).toBe(next)
  })

  it('nothing is offered to who has lost, or played with others', () => {
    expect(after('easy', [1])).toBeUndefined()
    expect(after('easy', [0], { member: '2', computer: undefined })).toBeUndefined()
  })
})
