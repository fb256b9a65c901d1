// Lines of a thread by what they tell: rounds are headings, upkeep is small, turns and what is done have icons.
import { describe, expect, it } from 'vitest'
import { unmarkedLines } from '../../src/discord/words/line-marks.ts'
import { storyLines, threadLines } from '../../src/discord/words/story-lines.ts'
import { type Arg, nameRef, type Phrase, seatRef } from '../../src/engine/phrase.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { title as meowTitle } from '../../src/games/meow/index.ts'
import { title as recordsTitle } from '../../src/games/records/index.ts'
import { title as stormTitle } from '../../src/games/storm/index.ts'
import type { StoryEvent } from '../../src/host/table/types.ts'
import { infoOf } from './info.ts'

const phrase = (key: string, args: Readonly<Record<string, Arg>>): Phrase => ({ key, args })
const [records, meow, storm] = [recordsTitle, meowTitle, stormTitle] as unknown as [Title, Title, Title]
const info = infoOf({ players: ['Mei', 'Arjun'].map((name, seat) => ({ seat, name })) })
const told = (...phrases: readonly Phrase[]): StoryEvent[] =>
  phrases.map(
    (each, index) => ({ number: 1, index, told: { to: 'all', phrase: each } }) as unknown as StoryEvent,
  )
const who = seatRef(0)

const round = phrase('records.round', { round: 2, who })
const acts = phrase('records.acts', { round: 2, who })
const income = phrase('records.income', { who, coins: 1, total: 3 })
const draws = phrase('records.draws-two', { who })
const built = phrase('records.built', { who, city: nameRef('xinye'), coins: 6 })

describe('a thread', () => {
  it('has a heading for a round, small type for upkeep and an icon for what is done', () => {
    const lines = threadLines('en', records, info, told(round, acts, income, draws, built))
    expect(lines[0]).toBe('### Round 2. **Mei** is the start player.')
    expect(lines[1]).toMatch(/^-# ▶️ \*\*Mei\*\* /)
    expect(lines[2]).toMatch(/^🏯 \*\*Mei\*\* builds/)
    expect(lines).toHaveLength(3)
  })

  it('says the round of a turn where no heading does', () => {
    const turn = phrase('storm.turn', { round: 2, who })
    expect(threadLines('en', storm, info, told(turn))[0]).toBe('▶️ Round 2: **Mei**’s turn.')
  })

  it('keeps its marks outside of what was taken back', () => {
    const undone = told(income).map((event) => ({ ...event, undone: 4 }))
    expect(threadLines('en', records, info, undone)[0]).toMatch(/^-# ~~\*\*Mei\*\*.*~~$/)
  })

  it('marks all lines of what is told together by what it begins with', () => {
    const bonus = phrase('meow.bonus', { who, kind: nameRef('wei'), n: 2 })
    const gains = phrase('meow.fish-gained', { who, n: 1, fish: 6 })
    const lines = threadLines('en', meow, info, told(bonus, ...Array.from({ length: 6 }, () => gains)))
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(/^-# /)
  })

  it('says the same without its marks', () => {
    const story = told(income, draws, built)
    const lines = threadLines('zh-TW', records, info, story)
    expect(unmarkedLines(lines.join('\n'))).toBe(storyLines('zh-TW', records, info, story).join('\n'))
  })

  it('marks only events that the games tell', () => {
    for (const { game, words, lineMarks } of Object.values(TITLES))
      for (const key of Object.keys(lineMarks ?? {}))
        expect(words.en.phrases, `${game.id}.${key}`).toHaveProperty([key])
  })
})
