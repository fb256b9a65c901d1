// The computer players: legal everywhere, sensible where it shows, and stronger than chance.
import { describe, expect, it } from 'vitest'
import { tablesOf } from '../../../scripts/common/tables.ts'
import { faultOf } from '../../../src/engine/decision.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { decideBy, randomPolicy } from '../../../src/engine/policy.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { computers } from '../../../src/games/records/bot/index.ts'
import { takingChance } from '../../../src/games/records/bot/odds.ts'
import { title as recordsTitle } from '../../../src/games/records/index.ts'
import { allOr } from '../../support/sample.ts'
import { fromStart, type Layer, layOut, type Play } from './kit.ts'

const { game } = recordsTitle
const { normal, hard } = computers
const tables = tablesOf(game)

/** What a policy would answer for a seat of a table in play. */
const chosen = (play: Play, seat: number, policy = hard): string | undefined =>
  policy.decide(
    { seat, view: play.view(seat), story: play.told, decision: play.decision(seat) },
    sideStream('bot'),
  )?.[0]

/** Lets the hard player play a seat until somebody else is asked; what it chose. */
function turnOf(play: Play, seat: number): string[] {
  const choices: string[] = []
  while (play.asked.length === 1 && play.asked[0] === seat && choices.length < 12) {
    const choice = chosen(play, seat) ?? ''
    choices.push(choice)
    if (choice === 'end') break
    play.play(seat, choice)
  }
  return choices
}

const laid = (lay: (at: Layer) => void): Play => layOut({ lay })

describe('a computer player', () => {
  it('takes a lord of those that win most, as far as they are left (R2)', () => {
    const play = fromStart(4)
    const taken: string[] = []
    while (play.state.phase === 'lords') {
      const seat = play.asked[0] ?? -1
      const lord = chosen(play, seat) ?? ''
      taken.push(lord)
      play.play(seat, lord)
    }
    expect(taken[0]).toBe('dong-zhuo')
    expect([...taken].slice(1).sort()).toEqual(['cao-cao', 'ma-teng', 'yuan-shu'])
  })

  it.each(Object.entries(computers))('%s answers legally wherever random play leads', (_, policy) => {
    let asked = 0
    for (const [index, { policies, options }] of allOr(tables, tables.slice(0, 3)).entries())
      playOut(game, {
        seed: `legal-${index}`,
        options,
        policies: policies.map(() => randomPolicy),
        forget: true,
        watch(session) {
          for (const decision of session.open?.request.decisions ?? []) {
            const choice = decideBy(game, session, decision.seat, policy, [])
            if (!choice) continue // has answered and waits for the others
            expect(faultOf(decision, choice)).toBeUndefined()
            expect(choice).not.toEqual(['back'])
            asked++
          }
        },
      })
    expect(asked).toBeGreaterThan(allOr(1000, 100))
  })

  it('answers a question it has never heard of', () => {
    const option = (id: string) => ({ id, text: { key: 'records.back' } })
    const decision = { seat: 0, prompt: { key: 'records.ask-the-moon' }, min: 1, max: 1 }
    const view = laid(() => {}).view(0)
    for (const policy of [normal, hard])
      expect(
        policy.decide(
          { seat: 0, view, story: [], decision: { ...decision, options: [option('back'), option('yes')] } },
          sideStream('moon'),
        ),
      ).toEqual(['yes'])
  })
})

describe('the hard player', () => {
  it('builds the city it can pay, and leaves the best general where much is at stake', () => {
    const play = laid((at) => at.hand(0, 'changan', 'liu-shan', 'guan-yu'))
    expect(turnOf(play, 0).slice(0, 3)).toEqual(['build', 'changan', 'guan-yu'])
  })

  it('marches on a garrison that it knows to be weak, with its best general', () => {
    const play = laid((at) => {
      at.hand(0, 'lu-bu', 'hu-zhen')
      at.city(1, 'xinye', 'liu-shan', { up: true })
    })
    expect(turnOf(play, 0)).toEqual(['attack', 'xinye', 'lu-bu', 'pass'])
  })

  it('stays at home where the walls are high and the garrison strong', () => {
    const play = laid((at) => {
      at.hand(0, 'liu-shan')
      at.city(1, 'changan', 'lu-bu', { up: true })
    })
    expect(chosen(play, 0)).toBe('end')
  })

  it('guesses a strength that is still possible', () => {
    const ruledOut = [3, 4, 5, 6, 7, 9, 10]
    const play = laid((at) => {
      at.hand(0, 'win-over-1')
      at.strategist(0, 'zhuge-liang')
      at.city(1, 'changan', 'huang-zhong', { ruledOut })
    })
    expect(turnOf(play, 0)).toEqual(['win-over-1', 'changan', 'strength-8'])
    expect(play.story).toContain('guess-right')
  })

  it('guesses none whom everyone saw go home', () => {
    const play = laid((at) => {
      const ruledOut = [3, 4, 5, 6, 7, 8]
      at.hand(0, 'guan-yu', 'zhang-fei', 'win-over-1', 'two-birds-1')
      at.strategist(0, 'zhuge-liang')
      at.city(1, 'xinye', 'liu-shan', { up: true })
      at.city(2, 'changan', 'lu-bu', { ruledOut })
    })
    const story = (general: string) => [
      {
        to: 'all' as const,
        phrase: { key: 'records.goes-home', args: { general: { name: general }, who: { seat: 1 } } },
      },
    ]
    const asked = play.decision(0)
    const prompt = { key: 'records.ask-guess', args: { city: { name: 'changan' } } }
    const options = [9, 10].map((strength) => ({ id: `strength-${strength}`, text: asked.prompt }))
    const guess = (general: string) =>
      hard.decide(
        { seat: 0, view: play.view(0), story: story(general), decision: { ...asked, prompt, options } },
        sideStream('memory'),
      )
    expect(guess('zhao-yun')).toEqual(['strength-10'])
    expect(guess('lu-bu')).toEqual(['strength-9'])
  })

  it('opens the gates to a rival who is surely outwitted', () => {
    const play = laid((at) => {
      at.hand(0, 'guan-yu')
      at.hand(1, 'empty-fort-1', 'muddy-waters-1')
      at.strategist(1, 'zhuge-liang')
      at.city(1, 'xinye', 'liu-shan')
    })
    for (const choice of ['attack', 'xinye', 'guan-yu', 'pass']) play.play(0, choice)
    expect(chosen(play, 1)).toBe('empty-fort-1')
  })

  it('spends its last coins on points in the last round', () => {
    const lay = (at: Layer) => {
      at.hand(0, 'guan-yu')
      at.city(1, 'changan', 'wen-chou', { up: true })
    }
    expect(chosen(laid(lay), 0)).toBe('end')
    const last = laid((at) => {
      lay(at)
      at.state.first = 2
    })
    expect(chosen(last, 0)).toBe('attack')
  })

  it('wins most games against three players who play at random', () => {
    const games = 40
    let won = 0
    for (let n = 0; n < games; n++) {
      const seat = n % 4
      const policies = [0, 1, 2, 3].map((each) => (each === seat ? hard : randomPolicy))
      const { outcome } = playOut(game, { seed: `arena-${n}`, options: {}, policies, forget: true })
      if (outcome.winners.includes(seat)) won += 1 / outcome.winners.length
    }
    expect(won / games).toBeGreaterThanOrEqual(0.75) // 95 % in `npm run arena`
  })
})

describe('the odds of battle', () => {
  it.each([
    [9, 5, 2],
    [6, 6, 1],
    [11, 3, 3],
    [3, 10, 4],
  ])('R21–R22: attack %i, defence %i, walls %i agree with battles played', (attack, defence, walls) => {
    const random = sideStream('odds', attack, defence, walls)
    const battles = 3000
    let taken = 0
    for (let n = 0; n < battles; n++) {
      const deck = random.shuffle(Array.from({ length: 22 }, (_, index) => index + 1))
      const top = (cards: number[]) => cards.sort((a, b) => b - a).slice(0, 3)
      const line = random.shuffle(top(deck.slice(0, attack)))
      const wall = top(deck.slice(attack, attack + defence))
      if (line.filter((card, index) => card > (wall[index] ?? 0) + walls).length >= 2) taken++
    }
    expect(Math.abs(taken / battles - takingChance(attack, defence, walls))).toBeLessThan(0.03)
  })
})
