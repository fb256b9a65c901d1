// The review of a finished game: made from its log alone, the same whenever and however often it is made.
import { describe, expect, it } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import { stopsOf } from '../../src/search/review/course.ts'
import { nobodyKnows, withFreshChance } from '../../src/search/review/fresh.ts'
import { makeReview, reviewSteps } from '../../src/search/review/review.ts'
import type { Judgements } from '../../src/search/review/types.ts'
import { highCardTitle } from '../support/example-game.ts'
import { EFFORT, expectSound, played, titleOf } from '../support/reviewed.ts'

describe('a review', () => {
  it.each([
    ['records', 3],
    ['dynasties', 3],
    ['meow', 2],
  ])(
    'of %s begins with the deal and ends with the result; luck and decisions make up the rest',
    (id, seats) => {
      expectSound(titleOf(id), seats)
    },
  )

  it('is the same whenever it is made, also by who goes on where another was stopped', () => {
    const { game } = titleOf('records')
    const finished = played(titleOf('records'), 2)
    const whole = makeReview(game, finished, EFFORT)
    for (const stoppedAfter of [2, 5, 8]) {
      const steps = reviewSteps(game, finished, {}, EFFORT)
      let known: Judgements = {}
      for (let step = 0; step < stoppedAfter; step++) {
        const { value } = steps.next()
        if (value && 'judged' in value) known = JSON.parse(JSON.stringify(value.judged)) as Judgements
      }
      const again = reviewSteps(game, finished, known, EFFORT)
      let end = again.next()
      while (!end.done) end = again.next()
      expect(end.value).toEqual(whole)
    }
    expect(whole?.rules).toBe(game.version)
  })

  it('is made of a small game with few checkpoints, and of none whose rules have changed', () => {
    const { game } = highCardTitle
    const finished = played(highCardTitle, 2)
    expect(makeReview(game, finished, EFFORT)?.checkpoints).toBeGreaterThan(2)
    expect(makeReview({ ...game, version: 2 }, finished, EFFORT)).toBeUndefined()
    expect(
      makeReview({ ...game, version: 2, upgrade: (state) => state as never }, finished, EFFORT)?.rules,
    ).toBe(2)
  })
})

describe('chance made anew', () => {
  it('moves what nobody knows, and nothing that anybody at the table does', () => {
    const { game } = titleOf('records')
    const finished = played(titleOf('records'), 3)
    const stop = stopsOf(game, finished)[60]
    if (!stop) throw new Error('the game is too short')
    const before = JSON.parse(stop.checkpoint)
    const hidden = nobodyKnows(game, before, 3)
    expect(hidden.flat().length).toBeGreaterThan(5)
    const after = withFreshChance<typeof before>(stop.checkpoint, hidden, sideStream('x', 'test'))
    expect(JSON.stringify(after)).not.toBe(stop.checkpoint)
    for (const seat of [0, 1, 2]) expect(game.view(after, seat)).toEqual(game.view(before, seat))
    for (const { kind, ids } of game.zones(before))
      if (kind === 'hand') for (const id of ids) expect(hidden.flat()).not.toContain(id)
  })

  it('counts a card off a deck as luck, and a choice from one’s hand as a decision', () => {
    const { game } = titleOf('records')
    const finished = played(titleOf('records'), 2)
    const stops = stopsOf(game, finished)
    const told = (key: string) =>
      finished.pages.filter(({ events }) => events.some(({ phrase }) => phrase.key === `records.${key}`))
    // A draw begins a stage; a city is built at the end of one. Later on cards come round that somebody has put back.
    const drawn = told('draws-two')
      .slice(0, 10)
      .map(({ entry }) => stops.find(({ number }) => number === entry.number))
    expect(drawn.length).toBe(10)
    expect(drawn.every((stop) => stop?.luck)).toBe(true)
    // The last one may end the round as well, which shuffles strategists.
    const built = told('built')
      .filter(({ events }) => events.every(({ phrase }) => phrase.key !== 'records.strategists-return'))
      .map(({ entry }) => stops.findLast(({ number }) => number < entry.number))
    expect(built.every((stop) => stop?.luck === false)).toBe(true)
  })
})
