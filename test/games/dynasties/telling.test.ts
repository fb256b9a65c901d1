// A turn is read at a glance: why a round ended before all had their turn.
import { expect, it } from 'vitest'
import { storyLines } from '../../../src/discord/words/story-lines.ts'
import { nameRef, type Phrase, seatRef } from '../../../src/engine/phrase.ts'
import type { Title } from '../../../src/games/common/title.ts'
import { title } from '../../../src/games/dynasties/index.ts'
import { say } from '../../../src/games/dynasties/text/say.ts'
import type { StoryEvent } from '../../../src/host/table/types.ts'
import { infoOf } from '../../discord/info.ts'

const info = infoOf({ players: [{ seat: 0, name: 'Mei' }] })
const linesOf = (...phrases: readonly Phrase[]): string =>
  storyLines(
    'en',
    title as unknown as Title,
    info,
    phrases.map(
      (phrase, index) => ({ number: 1, index, told: { phrase, to: 'all' } }) as unknown as StoryEvent,
    ),
  ).join(' ')

it('says that an event ends the round, and of other rounds only that they begin', () => {
  const who = seatRef(0)
  const round = say('round', { round: 8, who })
  const [event] = Object.keys(title.words.en.names).filter((id) => id.startsWith('event-'))
  expect(linesOf(say('event', { who, event: nameRef(event ?? '') }), round)).toMatch(
    /That ends the round at once: round 8 begins with \*\*Mei\*\*/,
  )
  expect(linesOf(round)).toBe('Round 8 begins with **Mei**.')
})
