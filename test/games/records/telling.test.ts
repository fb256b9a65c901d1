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

const [mei, arjun] = [seatRef(0), seatRef(1)]
const attack = say('attacks-scheming', { who: mei, whom: arjun, city: nameRef('xinye'), coins: 4 })
const scheme = nameRef('empty-fort-1')

it('says that a scheme lies face down only until it is revealed', () => {
  const answers = say('answers', { who: arjun })
  expect(
    linesOf(attack, answers)
      .join(' ')
      .match(/face-down scheme/g),
  ).toHaveLength(2)
  const up = say('scheme-up', { who: arjun, scheme })
  expect(
    linesOf(attack, answers, up)
      .join(' ')
      .match(/face-down scheme/g),
  ).toHaveLength(1)
  expect(linesOf(attack, answers, up).join(' ')).toContain('**Arjun**’s scheme: Empty Fort')
})

it('names the scheme of a contest once', () => {
  const contest = say('contest-won', {
    ...{ who: arjun, scheme, strategist: nameRef('zhou-yu'), wits: 8 },
    ...{ whom: mei, other: nameRef('ma-su'), otherWits: 3 },
  })
  expect(linesOf(contest).join(' ')).toContain('Empty Fort 空城計 succeeds.')
  expect(linesOf(say('scheme-up', { who: arjun, scheme }), contest).join(' ')).toMatch(/3\. It succeeds\.$/)
})

it('tells together what several give, and what the strategists bring', () => {
  const gives = (whom: number, coins: number) => say('gives', { who: mei, whom: seatRef(whom), coins })
  expect(linesOf(gives(1, 2), gives(0, 2))).toEqual(['**Arjun** and **Mei** each give **Mei** 2 coins.'])
  expect(linesOf(gives(1, 2), gives(0, 1)).join(' ')).toContain('**Arjun** gives **Mei** 2 coins.')
  const earns = (who: number, coins: number) =>
    say('strategist-income', { who: seatRef(who), coins, total: 9 })
  expect(linesOf(earns(0, 1), earns(1, 3), say('strategists-return'))).toEqual([
    'The strategists bring **Mei** 1 coin (9), **Arjun** 3 coins (9).',
  ])
})
