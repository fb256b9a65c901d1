// Custom questions of a host's set (D34): asked first, shown to their target alone, never to be seen in a view before.
import { describe, expect, it } from 'vitest'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { game as dynasties } from '../../../src/games/dynasties/game.ts'
import { HOUSE_EXAMPLE } from '../../../src/games/dynasties/house/example.ts'
import { readHouse, readSet, writeSet } from '../../../src/games/dynasties/house/sets.ts'
import { words } from '../../../src/games/dynasties/text/index.ts'
import { render } from '../../../src/text/render.ts'
import { layOut } from './kit.ts'

const river = {
  question: 'Which river?',
  right: 'The Wu',
  wrong: ['The Huai', 'The Han', 'The Wei'],
  why: 'So they say.',
  era: 'tang',
  level: 'hard',
}
const tea = { question: 'Who made tea?', right: 'Mei', wrong: ['Arjun', 'Lena', 'Nobody'] }
const text = JSON.stringify({ name: 'Tea house', author: 'Mei', version: 3, questions: [river, tea] })

const optionOf = (written: string): string => {
  const reading = readHouse(written)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}
const faults = (value: unknown): string[] => {
  const reading = readSet(JSON.stringify(value, null, 1))
  return reading.ok
    ? []
    : reading.faults.map((fault) =>
        render({ dynasties: words.en }, fault, { language: 'en', style: 'plain', seatName: String }),
      )
}

const table = (options: object = {}, asked: readonly string[] = []) => {
  const game = layOut({
    era: 'song',
    options: { house: optionOf(text), ...options } as Record<string, string>,
    lay: (at) => {
      at.hand(0, 'question-card-1', 'question-card-2')
      at.state.asked = [...asked]
    },
  })
  for (const choice of ['question-card-1', 'seat-1']) game.play(0, choice)
  return game
}
const askedFor = (options: object, ...asked: string[]) => table(options, asked).state.question?.id

describe('custom questions', () => {
  it('D34 come before those of the bank, each once, where level and era fit', () => {
    expect(['q-own-1', 'q-own-2']).toContain(askedFor({}))
    expect(askedFor({}, 'q-own-1')).toBe('q-own-2')
    expect(askedFor({}, 'q-own-1', 'q-own-2')).toMatch(/^q-(?!own)/)
    expect(askedFor({ questions: 'hard' })).toBe('q-own-1')
    expect(askedFor({ questions: 'easy' })).toMatch(/^q-(?!own)/)
    // One of no era counts as of every era; that of 唐 does not in 宋.
    expect(askedFor({ 'era-questions': true })).toBe('q-own-2')
  })

  it('D34 the right answer costs nothing, and everybody reads it with its explanation', () => {
    const game = table({ questions: 'hard' })
    const offered = game.decision(1).options.map(({ text: said }) => JSON.stringify(said.args))
    expect(offered.filter((each) => each?.includes('typed'))).toHaveLength(4)
    const right = game.decision(1).options.find(({ text: said }) => JSON.stringify(said).includes('The Wu'))
    const before = game.state.players[1]?.stats
    game.play(1, right?.id ?? '')
    expect(game.state.players[1]?.stats).toEqual(before)
    const told = JSON.stringify(game.told.map(({ phrase }) => phrase))
    for (const each of ['Which river?', 'The Wu', 'So they say.']) expect(told).toContain(each)
  })

  it('D34 a wrong answer costs 1 of each stat, and the right one needs no explanation', () => {
    const game = table({}, ['q-own-1'])
    const wrong = game.decision(1).options.find(({ text: said }) => JSON.stringify(said).includes('Lena'))
    const before = game.state.players[1]?.stats.state ?? 0
    game.play(1, wrong?.id ?? '')
    expect(game.state.players[1]?.stats.state).toBe(before - 1)
    expect(game.told.map(({ phrase }) => phrase.key)).toContain('dynasties.solution-alone')
  })

  it('D34 no view holds a question that nobody has answered yet, but its target’s decision', () => {
    const game = table()
    for (const viewer of [0, 1, 2, 'public'] as const)
      expect(JSON.stringify(dynasties.view(game.state, viewer))).not.toMatch(/river|tea\?|The Wu|Arjun/)
    const told = JSON.stringify(game.told)
    expect(told).not.toMatch(/Which river|Who made/)
  })

  it('D34 computers that search are not given which answer is right', () => {
    const { state } = table()
    const rights = new Set(dynasties.knownBy?.(state, 1).questions?.map(({ right }) => right))
    expect([...rights]).toEqual([0])
    expect(state.questions?.map(({ answers, right }) => answers[right])).toEqual(['The Wu', 'Mei'])
  })

  it('D34 a game with them can be played to its end at random', () => {
    const { outcome } = playOut(dynasties, {
      options: { house: HOUSE_EXAMPLE, laps: 1 },
      seed: 'own',
      policies: [randomPolicy, randomPolicy, randomPolicy],
    })
    expect(outcome).toBeDefined()
  })
})

describe('the file of a set', () => {
  it('D34 is read as it was written; in a game it names no author', () => {
    const reading = readSet(text)
    if (!reading.ok) throw new Error('unread')
    expect(readSet(writeSet(reading.set))).toEqual(reading)
    expect(reading.set).toMatchObject({ name: 'Tea house', author: 'Mei', version: 3, cards: [] })
    const value = optionOf(text)
    expect(optionOf(value)).toBe(value)
    expect(value).not.toContain('author')
  })

  it('D34 names line and reason of every fault', () => {
    expect(faults({ questions: [] })).toEqual(['Line 1: The field name: must be of the type string.'])
    expect(
      faults({ name: 'X', questions: [{ ...tea, right: 'Arjun' }, { ...tea, level: 'odd' }, tea] }),
    ).toEqual([
      'Line 4: Question 1: the four answers must differ.',
      'Line 21: Question 2, level: must be one of easy, medium, hard.',
    ])
    expect(faults({ name: 'X', questions: [tea, tea] })).toEqual(['Line 13: “Who made tea?” is there twice.'])
    expect(faults({ name: 'X', questions: Array.from({ length: 26 }, () => tea) })[0]).toBe(
      'Line 3: The field questions: at most 25.',
    )
  })
})
