// A turn is read at a glance: the draft has one line, and so have the lords.
import { expect, it } from 'vitest'
import { storyLines } from '../../../src/discord/words/story-lines.ts'
import { nameRef, type Phrase, seatRef } from '../../../src/engine/phrase.ts'
import type { Title } from '../../../src/games/common/title.ts'
import { title } from '../../../src/games/records/index.ts'
import { say } from '../../../src/games/records/text/say.ts'
import type { StoryEvent } from '../../../src/host/table/types.ts'
import { infoOf } from '../../discord/info.ts'

const info = infoOf({ players: ['Mei', 'Arjun'].map((name, seat) => ({ seat, name })) })
const linesOf = (...phrases: readonly Phrase[]): string[] =>
  storyLines(
    'en',
    title as unknown as Title,
    info,
    phrases.map(
      (phrase, index) => ({ number: 1, index, told: { phrase, to: 'all' } }) as unknown as StoryEvent,
    ),
  )

it('says how far the draft has come, and who rules, on a line each', () => {
  const kept = (n: number) => say('draft-kept', { count: n })
  const rules = (seat: number) => say('lords-up', { who: seatRef(seat), lords: [nameRef('cao-cao')] })
  expect(linesOf(kept(1), kept(2), kept(3))).toEqual([expect.stringContaining('3 of 5')])
  expect(linesOf(rules(0), rules(1))).toHaveLength(1)
})
