// Auto-answers, at tables that are laid out.
import { describe, expect, it } from 'vitest'
import { type Decision, withoutIrrevocable } from '../../../src/engine/decision.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { autoAnswers } from '../../../src/games/hegemony/auto-answers.ts'
import { hard } from '../../../src/games/hegemony/bot/hard.ts'
import type { Faction } from '../../../src/games/hegemony/table/state.ts'
import { type Layer, lay, type Play } from './lay.ts'
import { aim, turnOf } from './moves.ts'

/** What an auto-answer answers for a seat: asked as the host asks it, and by its policy alone. */
function answered(play: Play, seat: number, autoAnswer: string, value: string) {
  const spec = autoAnswers.find(({ id }) => id === autoAnswer)
  const answer = (decision: Decision) =>
    spec
      ?.policy(value)
      .decide({ seat, view: play.view(seat), story: play.told, decision }, sideStream('orders'))
  const asked = play.decision(seat)
  const answers = [withoutIrrevocable(asked, spec?.irrevocable), asked].map(answer)
  expect(answers[1], 'the policy keeps to its value by itself').toEqual(answers[0])
  return answers[0]
}

/** The auto-answer by which a fresh member is answered for here; none where they are asked. */
const freshFor = (play: Play, seat: number): string | undefined =>
  autoAnswers.find(
    ({ kinds, fresh }) => fresh !== undefined && kinds.includes(play.decision(seat).kind ?? ''),
  )?.id

it('Nullify can be kept for what is aimed at oneself (section 5)', () => {
  const game = lay({ seats: 4 }, (at) => {
    at.hand(0, 'arrow-volley-ha')
    at.hand(2, 'nullify-sj')
  })
  game.play(0, 'arrow-volley-ha')
  expect(game.decision(2).prompt.args?.whom).toEqual({ seat: 1 })
  expect(answered(game, 2, 'nullify', 'self')).toEqual(['pass'])
  game.pass(2)
  game.passUntil(2, 'nullify')
  expect(game.decision(2).prompt.args?.whom).toEqual({ seat: 2 })
  expect(answered(game, 2, 'nullify', 'self')).toEqual(['nullify-sj'])
  expect(answered(game, 2, 'nullify', 'never')).toEqual(['pass'])
})

it('what the hand holds too much goes by its worth, as many as must (section 11)', () => {
  const game = lay({ seats: 4 }, (at) => {
    at.hand(0, 'peach-h4', 'dodge-h2', 'thunder-slash-s6', 'thunder-slash-s7', 'thunder-slash-c6', 'slash-s7')
  })
  game.play(0, 'end')
  expect(game.kind(0)).toBe('discard')
  const { min } = game.decision(0)
  const gone = answered(game, 0, 'discard', 'least') ?? []
  expect(gone).toHaveLength(min)
  expect(gone.join()).not.toContain('peach')
})

describe('an auto-answer turns no hidden general up that it does not name (H65)', () => {
  /** A Slash at seat 1, which hides Wo Long and may hold a Dodge. */
  const struck = (...hand: string[]) => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'slash-s7')
      at.hidden(1, 'wo-long')
      at.hand(1, ...hand)
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'answer-dodge')
    expect(game.options(1)).toContain('eight-trigrams')
    return game
  }

  it('dodges with a Dodge, or not at all: Eight Formations stays hidden', () => {
    expect(answered(struck('dodge-h2'), 1, 'dodge', 'always')).toEqual(['dodge-h2'])
    expect(answered(struck('peach-h4'), 1, 'dodge', 'always')).toEqual(['pass'])
  })

  it('uses open skills and no hidden one, unless it names them', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'guan-yu')
      at.hidden(1, 'xiahou-dun')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'after-suffering')
    expect(answered(game, 1, 'skills', 'open')).toEqual(['pass'])
    expect(answered(game, 1, 'skills', 'unveil')).toEqual(['ganglie'])
  })

  it('saves its member from death by any card they have, what cannot be had back last (H110)', () => {
    const dying = (up: boolean, ...hand: string[]) => {
      const game = lay({ seats: 4 }, (at) => {
        if (up) at.general(1, 'pang-tong')
        else at.hidden(1, 'pang-tong')
        at.hand(0, 'slash-s7')
        at.hand(1, ...hand)
        at.hp(1, 1)
      })
      aim(game, 0, 'slash-s7', 1)
      game.passUntil(1, 'rescue')
      return game
    }
    expect(answered(dying(true, 'wine-s9'), 1, 'rescue', 'self')).toEqual(['wine-s9'])
    expect(answered(dying(true, 'slash-s8'), 1, 'rescue', 'self')).toEqual(['niepan'])
    expect(answered(dying(false, 'slash-s8'), 1, 'rescue', 'self')).toEqual(['niepan'])
    expect(answered(dying(true, 'slash-s8'), 1, 'rescue', 'never')).toEqual(['pass'])
  })

  it('turns nobody up to save another', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hidden(4, 'hua-tuo', 'both')
      at.hand(4, 'duel-sa', 'ex-nihilo-h7')
      at.general(3, 'ma-teng')
      at.hand(0, 'slash-s7')
      at.wear(0, 'qilin-bow-h5')
      at.hp(3, 1)
    })
    aim(game, 0, 'slash-s7', 3)
    game.passUntil(4, 'rescue')
    expect(game.options(4)).toContain('jijiu:ex-nihilo-h7')
    expect(answered(game, 4, 'rescue', 'kin')).toEqual(['pass'])
  })
})

describe('what is planned at one’s own turn is asked (H106)', () => {
  it.each([
    ['liu-shan', 'play', 'fangquan'],
    ['xu-chu', 'draw', 'luoyi'],
    ['lu-su', 'draw', 'haoshi'],
    ['guo-jia', 'prepare', ''],
  ] as const)('%s in the %s phase', (general, phase, skill) => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, general)
      at.phase(phase)
    })
    if (skill !== '') expect(game.options(0)).toContain(skill)
    expect(freshFor(game, 0)).toBeUndefined()
    if (skill !== '') expect(game.decision(0).ownTurn).toBe(true)
  })

  it('also what a weapon does with one’s own Slash: Frost Sword, Feather Fan', () => {
    for (const [weapon, card] of [
      ['ice-sword', 'ice-sword-s2'],
      ['feather-fan', 'feather-fan-da'],
    ] as const) {
      const game = lay({ seats: 4 }, (at) => {
        at.hand(0, 'slash-s7')
        at.hand(1, 'peach-h4')
        at.wear(0, card)
        at.wear(1, 'dilu-c5')
        at.general(0, 'huang-zhong')
      })
      aim(game, 0, 'slash-s7', 1)
      while (!game.asked.includes(0) || !game.options(0).includes(weapon)) game.pass()
      expect(freshFor(game, 0)).toBeUndefined()
      expect(game.decision(0).ownTurn).toBe(true)
    }
  })

  it('while another’s turn that only begins or ends a phase calls nobody away: Yue Jin', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'yue-jin')
      at.phase('end')
      at.hand(1, 'slash-s7')
    })
    expect(game.kind(1)).toBe('phase-start')
    expect(freshFor(game, 1)).toBe('skills')
    expect(answered(game, 1, 'skills', 'never')).toEqual(['pass'])
  })

  it('while an answer in another’s turn is left to the auto-answer', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'xiahou-dun')
      at.hand(0, 'slash-s7')
      turnOf(at, 0)
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'after-suffering')
    expect(freshFor(game, 1)).toBe('skills')
    expect(game.decision(1).ownTurn).toBeUndefined()
  })
})

describe('a borrowed sword (section 3)', () => {
  /** Seat 0 borrows the sword of seat 1 against seat 2 of five seats: 0 and 4 of Wei, 1 of Shu. */
  const borrowed = (victim: number, ...hand: string[]) => {
    const game = lay({ seats: 6 }, (at) => {
      at.hand(0, 'borrow-sword-cq')
      at.wear(1, 'qilin-bow-h5')
      at.hand(1, ...hand)
    })
    for (const choice of ['borrow-sword-cq', 'seat-1', `seat-${victim}`]) game.play(0, choice)
    game.passUntil(1, 'answer-slash')
    return game
  }

  it('strikes no ally: seat 5 is of Shu like seat 1 (H108)', () => {
    expect(answered(borrowed(5, 'slash-s8'), 1, 'slash', 'always')).toEqual(['pass'])
    expect(answered(borrowed(2, 'slash-s8'), 1, 'slash', 'always')).toEqual(['slash-s8'])
  })

  it('nor does Descent into Chaos: of two allies that are nearest neither, the member is asked then (H108)', () => {
    const chaos = (faction: Faction, plan: (at: Layer) => void = () => {}) => {
      const game = lay({ seats: 4 }, (at) => {
        at.general(0, 'jia-xu')
        at.hand(1, 'slash-s8')
        for (const seat of [0, 2]) Object.assign(at.state.players[seat] ?? {}, { faction })
        plan(at)
      })
      game.play(0, 'luanwu')
      return game
    }
    const one = chaos('shu', (at) => at.wear(2, 'jueying-s5'))
    expect(answered(one, 1, 'slash', 'always'), 'seat 0 alone is nearest').toEqual(['pass'])
    const carefully = (game: Play) => {
      expect(answered(game, 1, 'slash', 'always')).toEqual(['slash-s8'])
      game.play(1, 'slash-s8')
      const situation = { seat: 1, view: game.view(1), story: game.told, decision: game.decision(1) }
      return hard.decide(situation, sideStream('orders'))?.[0] ?? ''
    }
    expect(carefully(chaos('qun'))).toMatch(/^seat-/)
    const two = chaos('shu')
    two.play(1, carefully(two))
    expect(two.options(1), 'back at the question').toEqual(['slash-s8', 'pass'])
    expect(freshFor(two, 1)).toBeUndefined()
  })

  it('burns no two cards where one will do: Serpent Spear', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'barbarians-sk')
      at.wear(1, 'spear-sq')
      at.hand(1, 'slash-s8', 'dodge-h2', 'lightning-sa')
    })
    game.play(0, 'barbarians-sk')
    game.passUntil(1, 'answer-slash')
    expect(answered(game, 1, 'slash', 'always')).toEqual(['slash-s8'])
  })
})
