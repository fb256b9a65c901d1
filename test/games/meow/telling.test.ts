// A battle is read in few lines: what comes of a skill, a bonus or an attack stands on its line, in whole sentences.
import { describe, expect, it } from 'vitest'
import { storyLines } from '../../../src/discord/words/story-lines.ts'
import { playOut } from '../../../src/engine/playout.ts'
import type { Title } from '../../../src/games/common/title.ts'
import { title } from '../../../src/games/meow/index.ts'
import { say } from '../../../src/games/meow/text/say.ts'
import type { StoryEvent } from '../../../src/host/table/types.ts'
import { LANGUAGES } from '../../../src/text/language.ts'
import { infoOf } from '../../discord/info.ts'

const MEOW = title as unknown as Title
const [mei, arjun] = [{ seat: 0 }, { seat: 1 }]
const players = ['Mei', 'Arjun', 'Lena', 'Ming'].map((name, seat) => ({ seat, name }))
const info = infoOf({ players })

const told = (...phrases: readonly StoryEvent['told']['phrase'][]): StoryEvent[] =>
  phrases.map((phrase, index) => ({ number: 1, index, told: { phrase, to: 'all' } }) as unknown as StoryEvent)

const attack = say('strikes', { who: mei, whom: arjun, n: 7, blocked: 0 })
const wound = say('hurt', { who: arjun, n: 7, hp: 0 })
const fall = say('falls', { who: arjun })

/** Which of these sentences a text does not tell in their order; who does something may have been named before. */
function unheard(text: string, sentences: readonly string[]): string[] {
  let from = 0
  return sentences.filter((sentence) => {
    const said = sentence.replace(/^\*\*[^*]+\*\*(?:’s)? ?/, '').slice(0, -1)
    const at = text.indexOf(said, from)
    if (at >= 0) from = at + said.length
    return at < 0
  })
}

describe('the story of a battle', () => {
  it('tells an attack and what comes of it on one line', () => {
    expect(storyLines('en', MEOW, info, told(attack, wound, fall))).toEqual([
      '**Mei** attacks **Arjun** with ⚔️7. **Arjun** loses ❤️7 (0 left) and is defeated.',
    ])
    expect(storyLines('zh-TW', MEOW, info, told(attack, wound))).toEqual([
      '**Mei** 以攻擊力 ⚔️7 攻擊 **Arjun**。**Arjun** 失去 ❤️7，剩 0。',
    ])
  })

  it('tells the bonuses of one side on one line, and each side on its own', () => {
    const kind = { name: 'wei' }
    const lines = storyLines(
      'en',
      MEOW,
      info,
      told(
        say('bonus', { who: mei, kind, n: 2 }),
        say('fish-gained', { who: mei, n: 1, fish: 6 }),
        say('bonus', { who: mei, kind, n: 3 }),
        say('bonus', { who: arjun, kind, n: 2 }),
      ),
    )
    expect(lines.map((line) => line.split('**')[1])).toEqual(['Mei', 'Arjun'])
  })

  it('never mixes what was taken back with what stands', () => {
    const [first, second] = told(attack, wound)
    if (!first || !second) throw new Error('two events were told')
    const lines = storyLines('en', MEOW, info, [first, { ...second, undone: 4 }])
    expect(lines).toEqual(['**Mei** attacks **Arjun** with ⚔️7.', '~~**Arjun** loses ❤️7 (0 left).~~'])
  })

  it.each([2, 4])('tells a whole game of %i in sentences, every event once and in order', (seats) => {
    const { hard } = title.game.computers
    if (!hard) throw new Error('nobody plays')
    const policies = Array.from({ length: seats }, () => hard)
    const { steps } = playOut(title.game as never, { seed: 'told', options: {}, policies: policies as never })
    const phrases = steps.flatMap(({ events }) => events.map(({ phrase }) => phrase))
    for (const language of LANGUAGES) {
      const apart = phrases.flatMap((phrase) => storyLines(language, MEOW, info, told(phrase)))
      const lines = storyLines(language, MEOW, info, told(...phrases))
      expect(unheard(lines.join(' '), apart)).toEqual([])
      expect(lines.length * 3).toBeLessThan(apart.length * 2)
      expect(lines.filter((line) => !/[.!。！]$/.test(line))).toEqual([])
    }
  })
})
