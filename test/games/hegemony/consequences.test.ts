// What every option says of itself: hidden generals it turns up, limited skills and phases it gives away, cost, harm.
import { describe, expect, it } from 'vitest'
import type { Decision, Option } from '../../../src/engine/decision.ts'
import type { Policy } from '../../../src/engine/game.ts'
import type { Id, Phrase, Seat } from '../../../src/engine/phrase.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { game as hegemony } from '../../../src/games/hegemony/game.ts'
import { type Layer, lay, type Play } from './lay.ts'
import { chain, turnOf } from './moves.ts'

/** An option's permanent effects, as `kind id`. */
const goodBye = ({ irrevocable = [] }: Option): string[] => irrevocable.map(({ kind, id }) => `${kind} ${id}`)

const optionOf = (game: Play, seat: Seat, id: Id): Option => {
  const found = game.decision(seat).options.find((option) => option.id === id)
  if (!found) throw new Error(`${id} is not among ${game.options(seat)}`)
  return found
}

const meaning = (game: Play, seat: Seat, id: Id): string[] => goodBye(optionOf(game, seat, id))

const costs = (game: Play, seat: Seat, id: Id): string[] =>
  (optionOf(game, seat, id).cost ?? []).map(({ of, amount }) => `${amount} ${of}`)

const harms = (game: Play, seat: Seat, id: Id): readonly Seat[] => optionOf(game, seat, id).harms ?? []

const table = (plan: (at: Layer) => void, seats = 4): Play => lay({ seats }, plan)

describe('a hidden general (H64)', () => {
  it('turns up by its skill after a Slash: Iron Cavalry of Ma Chao', () => {
    const game = table((at) => {
      at.hidden(0, 'ma-chao')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
    })
    for (const choice of ['slash-s7', 'seat-1']) game.play(0, choice)
    expect(meaning(game, 0, 'tieqi')).toEqual(['turns-up ma-chao'])
    expect(meaning(game, 0, 'pass')).toEqual([])
  })

  it('turns up by a lent armor: Eight Formations of Wo Long', () => {
    const game = table((at) => {
      at.hand(0, 'slash-s7')
      at.hidden(1, 'wo-long')
      at.hand(1, 'dodge-h2')
    })
    for (const choice of ['slash-s7', 'seat-1']) game.play(0, choice)
    game.passUntil(1, 'answer-dodge')
    expect(meaning(game, 1, 'eight-trigrams')).toEqual(['turns-up wo-long'])
    expect(meaning(game, 1, 'dodge-h2')).toEqual([])
  })

  it('turns up by a card turned into another, and by each step of it', () => {
    const game = table((at) => {
      at.hidden(0, 'gan-ning')
      at.hand(0, 'nullify-sj')
      at.hand(1, 'dodge-h2')
    })
    expect(meaning(game, 0, 'qixi:dismantle')).toEqual(['turns-up gan-ning'])
    game.play(0, 'qixi:dismantle')
    expect(meaning(game, 0, 'nullify-sj')).toEqual(['turns-up gan-ning'])
    game.play(0, 'nullify-sj')
    expect(meaning(game, 0, 'seat-1')).toEqual(['turns-up gan-ning'])
    expect(meaning(game, 0, 'back')).toEqual([])
  })

  it('turns up by a target alone where the card reaches nobody else without it: Horsemanship', () => {
    const far = table((at) => {
      at.hidden(0, 'ma-chao')
      at.hand(0, 'slash-s7')
    })
    far.play(0, 'slash-s7')
    expect(meaning(far, 0, 'seat-1')).toEqual([])
    expect(meaning(far, 0, 'seat-2')).toEqual(['turns-up ma-chao'])
  })

  it('turns up by the card itself where no target can be had without it', () => {
    const game = table((at) => {
      at.hidden(0, 'ma-chao')
      at.hand(0, 'slash-s7')
      at.wear(1, 'dilu-c5')
      at.wear(3, 'jueying-s5')
    })
    expect(meaning(game, 0, 'slash-s7')).toEqual(['turns-up ma-chao'])
  })

  it('turns up at preparation', () => {
    const game = table((at) => {
      at.hidden(0, 'zhang-fei', 'both')
      at.phase('prepare')
    })
    expect(meaning(game, 0, 'reveal-head')).toEqual(['turns-up zhang-fei'])
  })

  it('turns up by what a skill asks before it is announced', () => {
    const game = table((at) => {
      at.hidden(0, 'huang-gai')
      at.hidden(1, 'da-qiao')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
      at.wear(1, 'chitu-h5')
    })
    for (const choice of ['slash-s7', 'seat-1']) game.play(0, choice)
    game.passUntil(1, 'becoming-target')
    expect(meaning(game, 1, 'liuli')).toEqual(['turns-up da-qiao'])
    game.play(1, 'liuli')
    expect(meaning(game, 1, 'dodge-h2')).toEqual(['turns-up da-qiao'])
    expect(costs(game, 1, 'back')).toEqual([])
  })
})

describe('what is had once (H64)', () => {
  it('a limited skill: Nirvana, with every card its owner has', () => {
    const game = table((at) => {
      at.hand(0, 'slash-s7')
      at.general(1, 'pang-tong')
      at.hand(1, 'peach-h4', 'dodge-h2')
      at.hp(1, 1)
    })
    for (const choice of ['slash-s7', 'seat-1']) game.play(0, choice)
    game.passUntil(1, 'rescue')
    expect(meaning(game, 1, 'niepan')).toEqual(['uses-up niepan'])
    expect(costs(game, 1, 'niepan')).toEqual(['2 cards'])
    expect(optionOf(game, 1, 'peach-h4').cost).toBeUndefined()
  })

  it('a phase: Delegate gives up the play phase, Bare-Chested a card of the draw', () => {
    const shan = table((at) => {
      at.general(0, 'liu-shan')
      at.phase('play')
    })
    expect(meaning(shan, 0, 'fangquan')).toEqual(['gives-up play'])
    const chu = table((at) => {
      at.general(0, 'xu-chu')
      at.phase('draw')
    })
    expect(meaning(chu, 0, 'luoyi')).toEqual(['gives-up one-drawn'])
  })

  it('the damage of a Slash: Frost Sword', () => {
    const game = table((at) => {
      at.hand(0, 'slash-s7')
      at.wear(0, 'ice-sword-s2')
      at.hand(1, 'dodge-h2')
    })
    for (const choice of ['slash-s7', 'seat-1']) game.play(0, choice)
    game.pass(1)
    expect(meaning(game, 0, 'ice-sword')).toEqual(['gives-up damage'])
  })
})

describe('cost and harm (H64)', () => {
  it('two cards for Serpent Spear; the Slash itself has no price', () => {
    const game = table((at) => {
      at.hand(0, 'barbarians-sk')
      at.wear(1, 'spear-sq')
      at.hand(1, 'slash-s8', 'dodge-h2', 'peach-h4')
    })
    game.play(0, 'barbarians-sk')
    game.passUntil(1, 'answer-slash')
    expect(costs(game, 1, 'spear')).toEqual(['2 cards'])
    expect(costs(game, 1, 'slash-s8')).toEqual([])
  })

  it('1 HP for Self-Injury', () => {
    const game = table((at) => at.general(0, 'huang-gai'))
    expect(costs(game, 0, 'kurou')).toEqual(['1 hp'])
  })

  it('a borrowed sword strikes one player, and the option says whom', () => {
    const game = table((at) => {
      at.hand(0, 'borrow-sword-cq')
      at.wear(1, 'qilin-bow-h5')
      at.hand(1, 'slash-s8')
    })
    for (const choice of ['borrow-sword-cq', 'seat-1']) game.play(0, choice)
    expect(harms(game, 0, 'seat-2')).toEqual([2, 1])
    game.play(0, 'seat-2')
    game.passUntil(1, 'answer-slash')
    expect(harms(game, 1, 'slash-s8')).toEqual([2])
  })

  it('a Feather Fan burns along the chain, also its owner', () => {
    const game = table((at) => {
      at.hand(0, 'slash-s7')
      at.wear(0, 'feather-fan-da')
      chain(at, 0, 1)
    })
    for (const choice of ['slash-s7', 'seat-1']) game.play(0, choice)
    expect([...harms(game, 0, 'feather-fan')].sort()).toEqual([0, 1])
  })

  it('Barbarian Invasion harms all others, Ex Nihilo nobody', () => {
    const game = table((at) => at.hand(0, 'barbarians-sk', 'ex-nihilo-h7'))
    expect(harms(game, 0, 'barbarians-sk')).toEqual([1, 2, 3])
    expect(harms(game, 0, 'ex-nihilo-h7')).toEqual([])
  })

  it('a skill says whom it strikes back at', () => {
    const game = table((at) => {
      at.general(1, 'xiahou-dun')
      at.hand(0, 'slash-s7')
      turnOf(at, 0)
    })
    for (const choice of ['slash-s7', 'seat-1']) game.play(0, choice)
    game.passUntil(1, 'after-suffering')
    expect(harms(game, 1, 'ganglie')).toEqual([0])
  })
})

/** The seat and the id that a phrase's arguments name. */
const argsOf = ({ args = {} }: Phrase) => {
  const { who, general, skill } = args as {
    who?: { seat: Seat }
    general?: { name: Id }
    skill?: { name: Id }
  }
  return { seat: who?.seat ?? -1, general: general?.name ?? '', skill: skill?.name ?? '' }
}

const LIMITED: ReadonlySet<Id> = new Set(['niepan', 'luanwu', 'xiongyi'])

/** What a seat picked just before: paying for a skill may ask it something else before its general turns up. */
const RECENT = 3

describe('in whole games nothing is turned up or used up that the option picked had not said (H64)', () => {
  it.each([3, 8])('%i players at random', (seats) => {
    const unsaid: string[] = []
    let said = 0
    for (let seed = 0; seed < 4; seed++) {
      const last = new Map<Seat, string[]>()
      const policy: Policy = {
        decide(situation, random) {
          const choice = randomPolicy.decide(situation, random) ?? []
          const { decision, seat }: { decision: Decision; seat: Seat } = situation
          const now = decision.options.filter(({ id }) => choice.includes(id)).flatMap(goodBye)
          last.set(seat, [...now, ...(last.get(seat) ?? [])].slice(0, RECENT))
          return choice
        },
      }
      playOut(hegemony, {
        seed: `said ${seed}`,
        options: {},
        policies: Array<Policy>(seats).fill(policy),
        forget: true,
        watch(session, { events }) {
          const dead = new Set<Seat>()
          for (const { phrase } of events) {
            const { seat, general, skill } = argsOf(phrase)
            if (phrase.key === 'hegemony.dies') dead.add(seat)
            const byRule = dead.has(seat) || (session.state as { stalled?: boolean }).stalled
            const done =
              phrase.key === 'hegemony.reveals' && !byRule
                ? `turns-up ${general}`
                : phrase.key === 'hegemony.uses-skill' && LIMITED.has(skill)
                  ? `uses-up ${skill}`
                  : undefined
            if (done === undefined) continue
            said++
            if (!last.get(seat)?.includes(done)) unsaid.push(`seed ${seed}, seat ${seat}: ${done}`)
          }
        },
      })
    }
    expect(unsaid).toEqual([])
    expect(said).toBeGreaterThan(20)
  })
})
