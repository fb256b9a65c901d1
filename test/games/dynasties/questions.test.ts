// Questions (D17): from the bank with four answers, or typed and judged, between people and computers.
import { describe, expect, it } from 'vitest'
import type { Policy } from '../../../src/engine/game.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { answerId, LETTERS, rightLetter } from '../../../src/games/dynasties/bank/ids.ts'
import { computers } from '../../../src/games/dynasties/bot/index.ts'
import { game as dynasties } from '../../../src/games/dynasties/game.ts'
import { words } from '../../../src/games/dynasties/text/index.ts'
import { layOut } from './kit.ts'

const { normal, hard } = computers

describe('questions between people and computers', () => {
  const ask = (options: object, seed = 'silk') => {
    const game = layOut({
      seed,
      options: options as Record<string, string>,
      lay: (at) => at.hand(0, 'question-card-1'),
    })
    for (const choice of ['question-card-1', 'seat-1']) game.play(0, choice)
    return game
  }
  const nameIn = (game: ReturnType<typeof ask>, letter: string) => {
    const answer = game.decision(1).options.find(({ id }) => id === letter)?.text.args?.answer
    return typeof answer === 'object' && 'name' in answer ? answer.name : ''
  }
  /** What `hard` says; by `luck` it knows or does not. */
  const computer = (game: ReturnType<typeof ask>, seat: number, luck = 0) =>
    hard.decide(
      { seat, view: game.view(seat), story: game.told, decision: game.decision(seat) },
      { ...sideStream('q', seat), int: () => luck },
    ) ?? []
  /** The letter of the right answer at this table. */
  const rightAt = (game: ReturnType<typeof ask>): string => {
    const id = game.state.question?.id ?? ''
    return LETTERS.find((letter) => nameIn(game, letter) === answerId(id, rightLetter(id))) ?? ''
  }

  it('D17 the right answer has another letter from game to game, and the same one in the same game', () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((seed) => {
      const game = ask({}, seed)
      expect(ask({}, seed).decision(1)).toEqual(game.decision(1))
      const id = game.state.question?.id ?? ''
      expect(game.options(1)).toEqual(['a', 'b', 'c', 'd', 'pass'])
      const names = ['a', 'b', 'c', 'd'].map((letter) => nameIn(game, letter))
      expect(new Set(names).size).toBe(4)
      // What each question has as its own letter in the bank does not say where it stands at the table.
      return [names.indexOf(answerId(id, rightLetter(id))), rightLetter(id)].join()
    })
    expect(new Set(letters.map((each) => each[0])).size).toBeGreaterThan(2)
    expect(letters.some((each) => 'abcd'[Number(each[0])] !== each.at(-1))).toBe(true)
  })

  it('D17 no question comes twice before all have come, and each is noted once', () => {
    const hard = [11, 12, 13, 14].map((number) => `q-tang-${number}`)
    const notedAfter = (...asked: string[]) => {
      const game = layOut({
        options: { questions: 'hard', 'era-questions': true },
        era: 'tang',
        lay: (at) => {
          at.hand(0, 'question-card-1')
          at.state.asked = asked
        },
      })
      for (const choice of ['question-card-1', 'seat-1']) game.play(0, choice)
      return { now: game.state.question?.id, noted: game.state.asked }
    }
    for (const last of hard) {
      const others = hard.filter((id) => id !== last)
      expect(notedAfter('q-sui-11', ...others)).toEqual({ now: last, noted: ['q-sui-11', ...others, last] })
    }
    // All of this era have come: they come anew, and those of another era are still out.
    const anew = notedAfter('q-sui-11', ...hard)
    expect(anew.noted).toEqual(['q-sui-11', anew.now])
    expect(hard).toContain(anew.now)
  })

  it('D17 a computer that knows the answer finds its letter, and one that does not picks any', () => {
    const game = ask({})
    expect(computer(game, 1)).toEqual([rightAt(game)])
    expect(LETTERS).toContain(computer(game, 1, 99)[0] ?? 'a')
  })

  it('D17 what was answered is told by its words, once, and counts by them', () => {
    const game = ask({})
    game.play(1, rightAt(game))
    expect(game.stats(1)).toEqual([5, 5, 5, 5])
    const all = ['turn', 'plays', 'asks', 'question-was', 'answered', 'solution', 'answer-right', 'turn']
    expect(game.story.slice(0, all.length)).toEqual(all)
    const wrong = ask({})
    const other = LETTERS.find((letter) => letter !== rightAt(wrong)) ?? ''
    const said = nameIn(wrong, other)
    wrong.play(1, other)
    expect(wrong.stats(1)).toEqual([4, 4, 4, 4])
    const told = wrong.told.find(({ phrase }) => phrase.key === 'dynasties.answered')
    expect(told?.phrase.args?.answer).toEqual({ name: said })
  })

  it('D17 free: a computer asks a question of the bank, with four answers and nobody to judge', () => {
    const game = ask({ questions: 'free' })
    expect(game.decision(0).text).toBeDefined()
    game.play(0, ...computer(game, 0))
    expect(game.story).not.toContain('asks-typed')
    expect(game.options(1)).toEqual(['a', 'b', 'c', 'd', 'pass'])
    game.play(1, 'pass')
    expect(game.story).toEqual(expect.arrayContaining(['solution', 'answer-wrong']))
  })

  it.each(['—', '-', ' – '])('D17 free: a person may leave the question to the bank, too: “%s”', (dash) => {
    const game = ask({ questions: 'free' })
    game.play(0, dash)
    expect(game.options(1)).toHaveLength(5)
  })

  it('D17 free: a computer knows a question of the bank in any language, and answers in that language', () => {
    const answers = [
      'Who was the only woman to rule China as emperor in her own name?',
      words['zh-TW'].names['q-tang-1'] ?? '',
    ].map((question) => {
      const game = ask({ questions: 'free' })
      game.play(0, question)
      return computer(game, 1)[0]
    })
    expect(answers).toEqual(['Wu Zetian', '武則天'])
  })

  it('D17 free: a computer that does not know gives up; so may a person', () => {
    const game = ask({ questions: 'free' })
    game.play(0, 'What is my cat called?')
    const answer = computer(game, 1, 99)
    expect(answer).toEqual(['—'])
    game.play(1, ...answer)
    expect(game.story).toContain('no-answer')
    expect(game.story).not.toContain('answered')
    expect(game.stats(1)).toEqual([4, 4, 4, 4])
  })

  it('D17 free: a computer judges by the bank; where it cannot, the asker accepts and a third stands by the asker', () => {
    const judged = (question: string, answer: string) => {
      const game = ask({ questions: 'free' })
      game.play(0, question)
      game.play(1, answer)
      return computer(game, 0)
    }
    expect(judged('Who founded Later Liang?', 'zhu wen')).toEqual(['right'])
    expect(judged('Who founded Later Liang?', 'Li Keyong')).toEqual(['wrong'])
    expect(judged('Who founded Later Liang', 'It was Zhu Wen.')).toEqual(['right'])
    expect(judged('What is my cat called?', 'Mimi')).toEqual(['right'])
    const called = (question: string, answer: string) => {
      const game = ask({ questions: 'free' })
      for (const [seat, choice] of [
        [0, question],
        [1, answer],
        [0, 'wrong'],
        [1, 'appeal'],
      ] as const)
        game.play(seat, choice)
      return computer(game, 2)
    }
    expect(called('Who founded Later Liang?', 'Zhu Wen')).toEqual(['right'])
    expect(called('What is my cat called?', 'Mimi')).toEqual(['wrong'])
  })

  it('D17 free: a computer takes to a third only what it knows', () => {
    const refused = (question: string) => {
      const game = ask({ questions: 'free' })
      for (const [seat, choice] of [
        [0, question],
        [1, 'Zhu Wen'],
        [0, 'wrong'],
      ] as const)
        game.play(seat, choice)
      return computer(game, 1)
    }
    expect(refused('Who founded Later Liang?')).toEqual(['appeal'])
    expect(refused('What is my cat called?')).toEqual(['accept'])
  })

  it('D17 free: games of any mix of people and computers end, and a computer never types in one language alone', () => {
    // People who ask and answer from the bank in Chinese, and people who type anything.
    const scholar: Policy = {
      decide: (situation, random) => {
        if (!situation.decision.text) return randomPolicy.decide(situation, random)
        const id = `q-tang-${1 + random.int(14)}`
        return [words['zh-TW'].names[random.int(2) === 0 ? id : answerId(id, rightLetter(id))] ?? '']
      },
    }
    const kinds: Policy[] = [hard, normal, randomPolicy, scholar]
    const seen = new Set<string>()
    const typed = new Set<string>()
    for (let n = 0; n < 8; n++) {
      const policies = [0, 1, 2].map((seat) => kinds[(seat + n + seat * (n >> 2)) % 4] ?? hard)
      playOut(dynasties, {
        seed: `mix-${n}`,
        options: { questions: 'free', laps: 2 },
        policies,
        forget: true,
        observe: ({ phrase }) => {
          seen.add(phrase.key.replace('dynasties.', ''))
          const said = phrase.args?.answer ?? phrase.args?.question
          if (phrase.key.startsWith('dynasties.a') && typeof said === 'object' && 'typed' in said)
            typed.add(said.typed)
        },
      })
    }
    for (const key of [
      'asks',
      'asks-typed',
      'answered',
      'no-answer',
      'judged-wrong',
      'appeals',
      'answer-right',
    ])
      expect([...seen], key).toContain(key)
    for (const text of typed) expect(text).toMatch(/^luck|\p{Script=Han}/u)
  })
})
