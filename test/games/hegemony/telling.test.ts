// A turn is read at a glance: what a kill or a card brings by its nature is told once.
import { expect, it } from 'vitest'
import { storyLines } from '../../../src/discord/words/story-lines.ts'
import { nameRef, type Phrase, seatRef } from '../../../src/engine/phrase.ts'
import type { Title } from '../../../src/games/common/title.ts'
import { title } from '../../../src/games/hegemony/index.ts'
import { say } from '../../../src/games/hegemony/text/say.ts'
import type { StoryEvent } from '../../../src/host/table/types.ts'
import { infoOf } from '../../discord/info.ts'

const [mei, arjun] = [seatRef(0), seatRef(1)]
const info = infoOf({ players: ['Mei', 'Arjun'].map((name, seat) => ({ seat, name })) })
const linesOf = (...phrases: readonly Phrase[]): string =>
  storyLines(
    'en',
    title as unknown as Title,
    info,
    phrases.map(
      (phrase, index) => ({ number: 1, index, told: { phrase, to: 'all' } }) as unknown as StoryEvent,
    ),
  ).join(' ')

it('does not tell the draw of a reward, but any other', () => {
  const [rewarded, draws] = [say('rewarded', { who: mei, count: 3 }), say('draws', { who: mei, count: 3 })]
  expect(linesOf(rewarded, draws)).not.toContain('draws')
  expect(linesOf(rewarded, say('draws', { who: arjun, count: 3 }))).toContain('**Arjun** draws 3 cards.')
})

it('says once that a delayed trick lies in front of its target', () => {
  const card = nameRef('lightning')
  const used = say('uses-on', { who: mei, whom: [arjun], card, cards: say('no-cards') })
  const laid = say('laid-down', { card, whom: arjun })
  expect(linesOf(used, laid)).not.toContain('placed')
  expect(linesOf(laid)).toContain('placed in front of')
})

it('adds up cards that are kept one by one', () => {
  const kept = say('keeps-cards', { who: mei, count: 1 })
  expect(linesOf(kept, kept)).toBe('**Mei** keeps 2 cards.')
})

it('says of a skill used for a judgement, and twice against one card, only once', () => {
  const skill = say('uses-skill', { who: mei, skill: nameRef('eight-trigrams') })
  const judges = say('judges', { who: mei, reason: nameRef('eight-trigrams'), card: nameRef('lightning') })
  expect(linesOf(skill, judges)).not.toContain('uses')
  const other = say('draws', { who: arjun, count: 1 })
  expect(linesOf(skill, other, skill).match(/uses/g)).toHaveLength(1)
  const card = say('uses', { who: arjun, card: nameRef('lightning'), cards: say('no-cards') })
  expect(linesOf(skill, card, skill).match(/Mei\*\* uses/g)).toHaveLength(2)
})

it('says that somebody is dying while nobody knows what becomes of them', () => {
  const [hurt, dying] = [say('damage-normal', { whom: mei, amount: 1, hp: 0 }), say('is-dying', { who: mei })]
  expect(linesOf(hurt, dying)).toContain('is dying')
  expect(linesOf(hurt, dying, say('dies', { who: mei }))).toBe(
    '**Mei** suffers 1 damage (0 HP left) and dies.',
  )
})

it('counts the targets of a card on many', () => {
  const uses = (count: number) =>
    say('uses-on', {
      ...{ who: mei, whom: Array.from({ length: count }, () => arjun) },
      ...{ card: nameRef('lightning'), cards: say('no-cards') },
    })
  expect(linesOf(uses(2))).toContain('on **Arjun** and **Arjun**.')
  expect(linesOf(uses(5))).toContain('on 5 players.')
})

it('tells a card and what it does to its only target in one sentence', () => {
  const uses = say('uses-on', { who: mei, whom: [arjun], card: nameRef('slash'), cards: say('no-cards') })
  const hurt = say('damage-normal', { whom: arjun, amount: 1, hp: 2 })
  expect(linesOf(uses, hurt)).toContain('on **Arjun**: 1 damage, 2 HP left.')
  expect(linesOf(uses, say('damage-normal', { whom: mei, amount: 1, hp: 2 }))).toContain(
    'and suffers 1 damage (2 HP left)',
  )
})

it('does not tell the usual draw of a turn in which more happens', () => {
  const [begins, draws] = [say('turn-begins', { who: mei, round: 1 }), say('draws', { who: mei, count: 2 })]
  const discards = say('discards', { who: mei, cards: say('no-cards') })
  expect(linesOf(begins, draws)).toContain('draws 2 cards')
  expect(linesOf(begins, draws, discards)).not.toContain('draws')
  expect(linesOf(begins, say('draws', { who: mei, count: 3 }), discards)).toContain('draws 3 cards')
})

it('tells a general with the faction it shows, and a half fish with its card', () => {
  const reveals = say('reveals', { who: mei, general: nameRef('zhao-yun') })
  expect(linesOf(reveals, say('faction', { who: mei, faction: nameRef('shu') }))).toMatch(
    /reveals .* and joins /,
  )
  const fish = say('half-fish-rewarded', { who: mei })
  expect(linesOf(fish, say('draws', { who: mei, count: 1 }))).toBe(
    '**Mei** draws 1 card for a half fish 陰陽魚.',
  )
})

it('tells once of all who play a card against one on many', () => {
  const [card, cards] = [nameRef('barbarians'), say('no-cards')]
  const uses = say('uses-on', { who: mei, whom: Array.from({ length: 4 }, () => arjun), card, cards })
  const plays = (who: typeof mei) => say('answers-playing', { who, card: nameRef('slash'), cards })
  expect(linesOf(uses, plays(arjun), plays(mei))).toMatch(/Played: .* by \*\*Arjun\*\*, .* by \*\*Mei\*\*/)
})
