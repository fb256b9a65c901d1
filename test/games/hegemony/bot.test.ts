// The computer players: legal everywhere, sensible where it shows.
import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../src/engine/decision.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { decideBy, randomPolicy } from '../../../src/engine/policy.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { computers } from '../../../src/games/hegemony/bot/index.ts'
import { game as hegemony } from '../../../src/games/hegemony/game.ts'
import type { HegemonyView } from '../../../src/games/hegemony/view/view.ts'
import { fromStart, type Layer, lay, type Play } from './lay.ts'
import { chain, turnOf } from './moves.ts'

const { hard } = computers

/** What the hard player answers for a seat; the same no matter what it draws by lot. */
function chosen(play: Play, seat: number): readonly string[] {
  const decide = (lot: number) =>
    hard.decide(
      { seat, view: play.view(seat), story: play.told, decision: play.decision(seat) },
      sideStream(`lot-${lot}`),
    ) ?? []
  const choices = [1, 2, 3].map(decide)
  return choices.find((choice) => choices.filter((other) => other.join() === choice.join()).length > 1) ?? []
}

/** Lets it play on its own while nobody else is asked; what it chose. */
function playsOn(play: Play, seat: number): string[] {
  const choices: string[] = []
  while (play.asked.join() === `${seat}` && choices.length < 12) {
    const choice = chosen(play, seat)
    choices.push(choice.join('+'))
    if (choice[0] === 'end') break
    play.play(seat, ...choice)
  }
  return choices
}

/** Five seats: 0 and 4 of Wei, 1 of Shu, 2 of Wu, 3 of Qun. */
const table = (plan: (at: Layer) => void): Play => lay({ seats: 5 }, plan)

describe('a computer player', () => {
  it('answers legally wherever random play leads', () => {
    let asked = 0
    playOut(hegemony, {
      seed: 'legal',
      options: {},
      policies: Array(5).fill(randomPolicy),
      forget: true,
      watch(session) {
        for (const decision of session.open?.request.decisions ?? [])
          for (const policy of Object.values(computers)) {
            const choice = decideBy(hegemony, session, decision.seat, policy, [])
            if (!choice) continue // has answered and waits for the others
            expect(faultOf(decision, choice)).toBeUndefined()
            asked++
          }
      },
    })
    expect(asked).toBeGreaterThan(300)
  })

  it('picks generals who do more with the same HP', () => {
    const play = fromStart(2)
    const view = play.view(0)
    const [me, ...others] = view.players
    if (!me) throw new Error('nobody sits there')
    const dealt = ['zhou-tai', 'lu-meng', 'zhao-yun', 'ma-chao'] as const
    const holding: HegemonyView = { ...view, players: [{ ...me, generals: [], dealt }, ...others] }
    const decision = play.decision(0)
    const options = dealt.map((id) => ({ id, text: { key: 'hegemony.card' } }))
    const choice = hard.decide(
      { seat: 0, view: holding, story: play.told, decision: { ...decision, options } },
      sideStream('lot'),
    )
    expect(['zhao-yun', 'ma-chao']).toContain(choice?.[0])
  })

  it('says which general Qingcheng turns down', () => {
    const play = table((at) => {
      at.general(0, 'zou-shi')
      at.hand(0, 'axe-d5')
    })
    for (const choice of ['qingcheng', 'axe-d5', 'seat-1']) play.play(0, choice)
    expect(['head', 'deputy']).toContain(chosen(play, 0)[0])
  })
})

describe('the hard player', () => {
  it('strikes the enemy that is nearest to its end, and no ally (H109)', () => {
    const play = table((at) => {
      at.hand(0, 'slash-s7')
      at.wear(0, 'qilin-bow-h5')
      at.hp(2, 1)
      at.hp(4, 1)
    })
    expect(playsOn(play, 0).slice(0, 2)).toEqual(['slash-s7', 'seat-2'])
  })

  it('leaves its Slash where only an ally is in range', () => {
    const play = table((at) => {
      at.hand(0, 'slash-s7')
      at.wear(1, 'dilu-c5')
    })
    expect(chosen(play, 0)).toEqual(['end'])
  })

  it('borrows a sword where it has thought of whom it strikes, and else leaves it: it never goes back', () => {
    const borrowing = (cards: readonly string[]) =>
      table((at) => {
        at.hand(0, 'borrow-sword-cq')
        at.wear(1, 'crossbow-da')
        at.hand(1, ...cards)
        at.wear(2, 'dilu-c5')
      })
    // Of Shu in seat 1 only seat 0 itself is in range: without a Slash it hands the weapon over.
    expect(playsOn(borrowing([]), 0).slice(0, 3)).toEqual(['borrow-sword-cq', 'seat-1', 'seat-0'])
    const armed = ['slash-s5', 'slash-s7', 'slash-s8', 'slash-c2', 'slash-c3']
    expect(playsOn(borrowing(armed), 0)).toEqual(['end'])
  })

  it('sets no ally on as its tiger: it would only go back', () => {
    const tiger = table((at) => {
      at.general(0, 'xun-yu')
      at.hp(0, 1)
      at.hand(0, 'borrow-sword-cq')
      for (const seat of [1, 2, 3]) at.hp(seat, 1)
      at.hp(4, 4)
      at.hand(4, 'slash-s7')
    })
    expect(playsOn(tiger, 0)).toEqual(['end'])
  })

  it('strikes no ally with Qiangxi, nor a lone neighbour with Lijian', () => {
    const strong = table((at) => {
      at.general(0, 'dian-wei')
      at.wear(1, 'dilu-c5')
    })
    expect(playsOn(strong, 0)).toEqual(['end'])
    const fair = table((at) => {
      at.general(0, 'diao-chan')
      at.hand(0, 'lightning-sa')
      at.general(1, 'sun-shangxiang')
      at.general(2, 'zhen-ji')
    })
    expect(playsOn(fair, 0)).toEqual(['end'])
  })

  it('puts equipment on, and nothing worse over it', () => {
    const play = table((at) => {
      at.hand(0, 'eight-trigrams-s2', 'rattan-c2')
    })
    expect(playsOn(play, 0)).toEqual(['eight-trigrams-s2', 'end'])
  })

  it('frees an ally of a delayed trick', () => {
    const play = table((at) => {
      at.hand(0, 'dismantle-s3')
      at.judgement(4, 'indulgence-h6')
    })
    expect(playsOn(play, 0).slice(0, 2)).toEqual(['dismantle-s3', 'seat-4'])
  })

  it('gives a Peach for itself and for an ally, not for an enemy', () => {
    const asked = (dying: number) => {
      const play = table((at) => {
        at.hand(0, 'slash-s7')
        at.wear(0, 'qilin-bow-h5')
        at.hand(4, 'peach-h4', 'peach-h6')
        at.hp(dying, 1)
      })
      play.play(0, 'slash-s7')
      play.play(0, `seat-${dying}`)
      play.passUntil(4, 'rescue')
      return chosen(play, 4)[0]
    }
    expect(asked(4)).toMatch(/^peach/)
    expect(asked(1)).toBe('pass')
  })

  it('saves a Nullify for its own side', () => {
    const asked = (target: number) => {
      const play = table((at) => {
        at.hand(0, 'duel-sa')
        at.hand(4, 'nullify-sj')
        turnOf(at, 0)
      })
      play.play(0, 'duel-sa')
      play.play(0, `seat-${target}`)
      play.passUntil(4, 'nullify')
      return chosen(play, 4)[0]
    }
    expect(asked(4)).toBe('nullify-sj')
    expect(asked(1)).toBe('pass')
  })

  it('burns nobody with its last Peach', () => {
    const play = table((at) => {
      at.hand(0, 'fire-attack-h2', 'peach-h4', 'peach-h6')
      at.hand(1, 'dodge-h2')
    })
    for (const choice of ['fire-attack-h2', 'seat-1']) play.play(0, choice)
    play.passUntil(1, 'ask-show')
    play.play(1, 'dodge-h2')
    expect(chosen(play, 0)).toEqual(['pass'])
  })

  it('lets fire run along the chain of its enemies', () => {
    const play = table((at) => {
      at.hand(0, 'fire-slash-h4', 'slash-s7')
      at.wear(0, 'qilin-bow-h5')
      chain(at, 2, 3)
    })
    expect(playsOn(play, 0)[0]).toBe('fire-slash-h4')
    expect(play.event('uses-on').whom).not.toEqual([{ seat: 1 }])
  })

  it('attacks an ally for no skill: Xiaoguo waits for an enemy’s turn', () => {
    const asked = (whose: number) => {
      const play = table((at) => {
        at.general(4, 'yue-jin')
        at.hand(4, 'slash-s7')
        turnOf(at, whose)
      })
      play.play(whose, 'end')
      play.passUntil(4, 'phase-start')
      return chosen(play, 4)[0]
    }
    expect(asked(0)).toBe('pass')
    expect(asked(1)).toBe('xiaoguo')
  })

  it('heals an ally and not a stranger: Qingnang', () => {
    const play = (ally: boolean) =>
      table((at) => {
        at.general(0, 'hua-tuo')
        at.hand(0, 'lightning-sa')
        at.hp(1, 2)
        if (ally) at.hp(0, 1)
      })
    expect(chosen(play(true), 0)).toEqual(['qingnang'])
    expect(chosen(play(false), 0)).toEqual(['end'])
  })
})

describe('the hard player answers', () => {
  it('a borrowed sword by handing the weapon over where an ally would be struck', () => {
    const asked = (victim: number) => {
      const play = table((at) => {
        at.hand(1, 'borrow-sword-cq')
        at.wear(0, 'qilin-bow-h5')
        at.hand(0, 'slash-s8')
        turnOf(at, 1)
      })
      for (const choice of ['borrow-sword-cq', 'seat-0', `seat-${victim}`]) play.play(1, choice)
      play.passUntil(0, 'answer-slash')
      return chosen(play, 0)[0]
    }
    expect(asked(4)).toBe('pass')
    expect(asked(2)).toBe('slash-s8')
  })

  it('with a card before what cannot be had back, also when dying', () => {
    const play = table((at) => {
      at.general(1, 'pang-tong')
      at.hand(0, 'slash-s7')
      at.hand(1, 'wine-s9')
      at.hp(1, 1)
    })
    for (const choice of ['slash-s7', 'seat-1']) play.play(0, choice)
    play.passUntil(1, 'rescue')
    expect(chosen(play, 1)).toEqual(['wine-s9'])
  })

  it('with a Dodge and its general hidden', () => {
    const play = table((at) => {
      at.hidden(1, 'wo-long')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
    })
    for (const choice of ['slash-s7', 'seat-1']) play.play(0, choice)
    play.passUntil(1, 'answer-dodge')
    expect(chosen(play, 1)).toEqual(['dodge-h2'])
  })
})
