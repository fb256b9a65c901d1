// The best moment of a player: the boldest action that the public story tells of them, as it was told.
import { expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/game.ts'
import { nameRef, type Phrase, seatRef } from '../../../src/engine/phrase.ts'
import { moment } from '../../../src/games/records/moment.ts'
import { say } from '../../../src/games/records/text/say.ts'

const told = (phrase: Phrase): GameEvent => ({ phrase, to: 'all' })
const builds = (seat: number, city: string) =>
  say('built', { who: seatRef(seat), city: nameRef(city), coins: 4 })
const takes = (city: string) => say('city-falls', { who: seatRef(0), whom: seatRef(1), city: nameRef(city) })

it('is a city taken rather than a city built, the larger city, and the later of two', () => {
  const story = [
    builds(0, 'luoyang'),
    takes('chengdu'),
    takes('xiaopei'),
    takes('xuchang'),
    builds(1, 'xinye'),
  ].map(told)
  expect(moment(story, 0)).toEqual(takes('xuchang'))
  expect(moment(story, 1)).toEqual(builds(1, 'xinye'))
})

it('is the defender’s where the gates stood open', () => {
  const open = say('fort-empty', { who: seatRef(0), whom: seatRef(1), city: nameRef('xinye') })
  expect(moment([told(open)], 1)).toEqual(open)
  expect(moment([told(open)], 0)).toBeUndefined()
})

it('is nothing where nothing was taken', () => {
  const stolen = (coins: number) => say('sheep-taken', { who: seatRef(0), whom: seatRef(1), coins })
  expect(moment([stolen(2), stolen(0)].map(told), 0)).toEqual(stolen(2))
  expect(moment([told(stolen(0))], 0)).toBeUndefined()
})
