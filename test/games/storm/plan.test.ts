// A turn as one private plan, whom an attack asks, and what answers in a member's stead.
import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../src/engine/decision.ts'
import { startSession } from '../../../src/engine/lifecycle.ts'
import { openedAt } from '../../../src/engine/player-view.ts'
import { autoAnswers } from '../../../src/games/storm/auto-answers.ts'
import { absent } from '../../../src/games/storm/bot/absent.ts'
import { title as stormTitle } from '../../../src/games/storm/index.ts'
import { newDraft } from '../../../src/games/storm/rules/march.ts'
import { chancesOf } from '../../../src/games/storm/rules/stakes.ts'
import { attackOf } from './field.ts'
import { type Layer, layOut, type Play } from './play.ts'

const field = (more: (at: Layer) => void = () => undefined) =>
  layOut({
    idle: true,
    lay: (at) => {
      at.put(0, 'foot', 'jw')
      at.put(1, 'foot', 'hw')
      more(at)
    },
  })

/** Chance that is none. */
const CHANCE = { int: () => 0, shuffle: <T>(list: T[]) => list }

/** What an order answers to the open decision of a seat. */
function ordered(game: Play, seat: number, id: string, value: string): readonly string[] | undefined {
  const order = autoAnswers.find((each) => each.id === id)
  const decision = game.decision(seat)
  expect(order?.kinds).toContain(decision.kind)
  const situation = { seat, decision, view: game.view(seat), story: [] }
  const choice = order?.policy(value).decide(situation, CHANCE)
  expect(choice && faultOf(decision, choice)).toBe(undefined)
  return choice
}

describe('one private plan', () => {
  it('stays one public decision through every step, until something is told', () => {
    const { run: session } = startSession(stormTitle.game, { seats: 2, options: {}, seed: 'plan' })
    const answer = (choice: string) => {
      const [decision] = session.open?.request.decisions ?? []
      const seat = decision?.seat ?? 0
      const step = session.take({
        kind: 'answer',
        by: 'member',
        seat,
        opened: session.open?.number ?? -1,
        choice: [choice],
      })
      if (typeof step === 'string')
        throw new Error(`${choice}: ${step} of ${decision?.options.map(({ id }) => id)}`)
      return step
    }
    answer('chengdu')
    answer('confirm')
    answer('confirm')
    const opened = openedAt(session)
    const unit = session.open?.request.decisions[0]?.options[0]?.id ?? ''
    answer(unit)
    answer('back')
    answer(unit)
    answer(session.open?.request.decisions[0]?.options[0]?.id ?? '')
    expect(openedAt(session)).toBe(opened)
    expect(answer('end-turn').events.map(({ phrase }) => phrase.key)).toContain('storm.marches')
    expect(openedAt(session)).not.toBe(opened)
  })

  it('commits the march with the first attack, and lets others march afterwards', () => {
    const game = field((at) => void at.put(0, 'foot', 'd3sw'))
    game.play(0, 'unit-idle-foot', 'asw')
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(game.story.slice(0, 2)).toEqual(['marches', 'attacks'])
    expect(game.options(0)).toContain('unit-shu-foot-2')
    expect(game.options(0)).not.toContain('unit-idle-foot')
  })

  it('shows the odds of a target from public facts, whom it harms, and what a city costs permanently', () => {
    const game = field((at) => {
      at.put(0, 'foot', 'jsw')
      at.hand(1, 'hold-fast-1')
    })
    game.play(0, 'attack', 'unit-shu-foot-1')
    const [target] = game.decision(0).options
    const chances = chancesOf(game.state, attackOf(game.unit('shu-foot-1'), game.unit('wei-foot-1')))
    expect(target).toMatchObject({ id: 'wei-foot-1', harms: [1], hint: { args: chances } })
    expect(chances).toEqual({ win: 28, draw: 14, lose: 58 })
    game.play(0, 'back', 'unit-shu-foot-2')
    const city = game.decision(0).options.find(({ id }) => id === 'changsha')
    expect(city?.irrevocable).toMatchObject([{ kind: 'turns-up', id: 'changsha' }])
  })

  it('warns of a city left empty and of a place under threat', () => {
    const game = field((at) => {
      at.put(0, 'foot', 'jianan')
      at.put(1, 'foot', 'ssw')
    })
    game.play(0, 'unit-shu-foot-2')
    const hint = (id: string) =>
      JSON.stringify(game.decision(0).options.find((option) => option.id === id)?.hint)
    expect(hint('jianan-d')).toContain('hint-empties')
    expect(hint('jianan-d')).toContain('hint-threat')
    expect(hint('jianan-v')).not.toContain('hint-threat')
  })

  const march = ['unit-shu-foot-1', 'd3sw']
  const army = ['army', 'foot', 'chengdu']
  it.each([
    ['a step back', ['unit-shu-foot-1', 'back', 'unit-shu-foot-1'], 'back'],
    ['a march that is dropped', [...march, 'back-move', ...march], 'back-move'],
    ['one that is changed', [...march, 'unit-shu-foot-1', 'd3nw'], 'back-move'],
    ['one that comes to nothing', [...march, 'unit-shu-foot-1', 'stay', ...march], 'unit-shu-foot-1'],
    ['a recruit', ['recruit', ...army, 'take-back', ...army], 'take-back'],
  ])('ends: %s is counted, and nothing can be taken back after the 200th', (_, choices, gone) => {
    const after = (changes: number) => {
      const game = field((at) => {
        at.hand(0, 'rest-1', 'rest-2')
        if (choices[0] === 'recruit') at.state.phase = 'recruit'
        at.state.draft = { ...newDraft(0), changes }
      })
      game.play(0, ...choices.filter((choice) => choice !== 'recruit'))
      return game.options(0)
    }
    expect(after(198)).toContain(gone)
    expect(after(199)).not.toContain(gone)
  })

  it('R6 a march is changed only to where the rest of the plan still holds', () => {
    const game = field((at) => {
      at.put(0, 'foot', 'd2sw')
      at.put(0, 'foot', 'd1sw')
    })
    expect(game.options(0)).not.toContain('back-move')
    game.play(0, 'unit-shu-foot-1', 'd3nw', 'unit-shu-foot-3', 'd2sw', 'unit-shu-foot-1')
    // The second place at d2sw is taken by then.
    expect(game.options(0)).toContain('d3sw')
    expect(game.options(0)).not.toContain('d2sw')
  })
})

it('R97 a turn ends by itself when everybody can see that nothing is left', () => {
  const asked = (more: (at: Layer) => void = () => undefined) =>
    layOut({
      lay(at) {
        at.put(1, 'foot', 'xiangping')
        more(at)
      },
    }).asked
  expect(asked()).toEqual([1])
  expect(asked((at) => at.rage(0, 1))).toEqual([0])
  expect(asked((at) => at.hand(0, 'ambush-1'))).toEqual([0])
  expect(asked((at) => void at.put(0, 'foot', 'b1sw'))).toEqual([0])
})

describe('R99 whom an attack asks, and what answers for a member', () => {
  it('nobody, where public facts allow no answer; else the attacked player, cards or not', () => {
    const none = field()
    none.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(none.story).toContain('throws')
    const useless = field((at) => at.hand(1, 'rest-1'))
    useless.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(useless.asked).toEqual([1])
    expect(useless.options(1)).toEqual(['pass'])
  })

  it('a field army by a kind that is answered with nothing unless its member says otherwise', () => {
    const game = field((at) => at.hand(1, 'hold-fast-1', 'ambush-1'))
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(game.decision(1)).toMatchObject({ kind: 'defend-field', pass: 'pass' })
    expect(autoAnswers.find(({ id }) => id === 'defend-field')?.fresh).toBe('nothing')
    expect(ordered(game, 1, 'defend-field', 'nothing')).toEqual(['pass'])
    expect(ordered(game, 1, 'defend-field', 'hold-fast')).toEqual(['hold-fast-1'])
    expect(ordered(game, 1, 'defend-field', 'best')).toEqual(['hold-fast-1'])
  })

  it('a city by another kind; the stretch “until my capital is attacked” ends with the capital', () => {
    const at = (place: string, gate: string) => {
      const game = layOut({
        idle: true,
        lay: (layer) => {
          layer.put(0, 'foot', gate)
          layer.put(1, 'foot', place)
          layer.hand(1, 'ambush-1')
        },
      })
      game.attack(0, 'shu-foot-1', 'wei-foot-1')
      return game
    }
    const small = at('beiping', 'beiping-d')
    expect(small.decision(1).kind).toBe('defend-city')
    expect(small.decision(1).autoPasses?.map(({ scope }) => scope)).toEqual(['turn-5-1', 'calm-1-0'])
    expect(ordered(small, 1, 'defend-city', 'capital')).toEqual(['pass'])
    const capital = at('xiangping', 'xiangping-h')
    expect(capital.decision(1).autoPasses?.map(({ scope }) => scope)).toEqual(['turn-5-1'])
    expect(capital.state.alarms).toEqual([0, 1])
    expect(ordered(capital, 1, 'defend-city', 'capital')).toEqual(['ambush-1'])
  })

  it('a third attack: stay, or withdraw a frail general', () => {
    const lay = (what: string, stamina: number) => {
      const game = layOut({
        idle: true,
        lay: (at) => {
          at.put(0, 'foot', 'jw')
          at.put(1, what, 'hw', { stamina }).now.suffered = 2
        },
      })
      game.attack(0, 'shu-foot-1', what === 'foot' ? 'wei-foot-1' : what)
      return game
    }
    expect(ordered(lay('foot', 0), 1, 'third-attack', 'careful')).toEqual(['pass'])
    expect(ordered(lay('zhang-liao', 2), 1, 'third-attack', 'careful')).toEqual(['withdraw'])
    expect(ordered(lay('zhang-liao', 4), 1, 'third-attack', 'careful')).toEqual(['pass'])
  })

  it('a duel: refused while 2 rage pay for it', () => {
    const lay = (rage: number) => {
      const game = layOut({
        idle: true,
        lay: (at) => {
          at.put(0, 'guan-yu', 'jw')
          at.put(1, 'zhang-liao', 'hw')
          at.rage(1, rage)
        },
      })
      game.play(0, 'attack', 'unit-guan-yu', 'zhang-liao', 'duel', 'fight')
      return game
    }
    expect(ordered(lay(2), 1, 'duel', 'careful')).toEqual(['refuse'])
    expect(ordered(lay(1), 1, 'duel', 'careful')).toEqual(['accept'])
  })

  it('R77 a turn whose time is out: it ends, with no march, no attack and no recruit', () => {
    const game = layOut({
      idle: true,
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
        at.hand(0, 'assault-1', 'levy-1', 'rest-1', 'rest-2', 'ladders-1')
      },
    })
    const away = (): void => {
      const decision = game.decision(0)
      const choice = absent.decide({ seat: 0, decision, view: game.view(0), story: [] }, CHANCE)
      expect(choice && faultOf(decision, choice)).toBe(undefined)
      game.play(0, choice ?? [])
    }
    away()
    expect(game.decision(0).prompt.key).toBe('storm.ask-discard')
    away()
    expect(game.state.discards).toEqual(['assault-1', 'levy-1'])
    expect(game.asked).toEqual([1])
    expect(game.story.filter((key) => ['marches', 'attacks', 'recruits'].includes(key))).toEqual([])
  })

  it('R77 the hard computer decides what the rules force besides: the second fight of an attack', () => {
    const game = layOut({
      idle: true,
      dice: [6, 1],
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
        at.put(1, 'foot', 'hw')
        at.rage(0, 3)
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    const decision = game.decision(0)
    expect(decision.prompt.key).toBe('storm.ask-second')
    const situation = { seat: 0, decision, view: game.view(0), story: [] }
    expect(stormTitle.game.absent?.decide(situation, CHANCE)).toBe(undefined)
  })

  it('遺策: no, unless its member says otherwise', () => {
    const game = layOut({
      idle: true,
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
        at.put(1, 'guo-jia', 'hanzhong-in')
        at.rage(1, 2)
        at.hand(0, 'assault-1')
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1', 'assault-1')
    expect(ordered(game, 1, 'last-counsel', 'never')).toEqual(['pass'])
    expect(ordered(game, 1, 'last-counsel', 'always')).toEqual(['guo-jia'])
  })
})
