// Section 20: the expansion 變: its generals, the pile of generals nobody has, and changing the deputy.
import { describe, expect, it } from 'vitest'
import { COMPANIONS } from '../../../../src/games/hegemony/cards/companions.ts'
import {
  expansionOf,
  GENERAL_IDS,
  type General,
  generalFacts,
  KINGDOMS,
} from '../../../../src/games/hegemony/cards/generals.ts'
import { TRANSFORMATION } from '../../../../src/games/hegemony/cards/transformation.ts'
import { possibleGenerals } from '../../../../src/games/hegemony/core/registry.ts'
import { game as hegemony } from '../../../../src/games/hegemony/game.ts'
import { title } from '../../../../src/games/hegemony/index.ts'
import { playerAt, setup } from '../../../../src/games/hegemony/table/state.ts'
import { changeDeputy, changed, souls } from '../changed.ts'
import { fromStart, type Layer } from '../lay.ts'
import { aim, before, times } from '../moves.ts'

const isOfTransformation = (id: General): boolean => expansionOf(id) === 'transformation'

describe('the option', () => {
  it('adds eight generals, two to a kingdom, to a box that has none of them without it (H182)', () => {
    expect(Object.keys(TRANSFORMATION)).toHaveLength(8)
    for (const kingdom of KINGDOMS)
      expect(
        GENERAL_IDS.filter((id) => isOfTransformation(id) && generalFacts(id).kingdom === kingdom),
      ).toHaveLength(2)
    expect(setup(4, { transformation: true }).box).toHaveLength(68)
    expect(setup(4, { transformation: true, formation: true }).box).toHaveLength(76)
    expect(setup(4, {}).box.filter(isOfTransformation)).toEqual([])
    expect(setup(4, { transformation: true, banned: ['zuo-ci'] }).box).not.toContain('zuo-ci')
  })

  it('lets more be dealt: 9 each to 7 players (H126, H182)', () => {
    expect(hegemony.misfit?.(7, { dealt: '9' })).toMatchObject({ args: { needed: 63, left: 60 } })
    expect(hegemony.misfit?.(7, { dealt: '9', transformation: true })).toBeUndefined()
  })

  it('has five pairs of companions more, and is told of by /general in three languages (H182)', () => {
    expect(COMPANIONS.filter((pair) => pair.some(isOfTransformation))).toHaveLength(5)
    for (const language of ['en', 'zh-TW', 'zh-CN'] as const) {
      const { notes, topics, names } = title.words[language]
      expect(notes?.['lu-fan']).toContain(names.diancai?.replace(/[「」]/g, ''))
      const told = topics.filter(({ body }) => body.includes(names['sha-moke'] ?? '—'))
      expect(told.map(({ id }) => id)).toEqual(['list-shu'])
    }
  })

  it('keeps its generals out of what may lie face down elsewhere (H182)', () => {
    const game = (option: boolean) =>
      changed((at) => {
        at.pair(0, 'xun-you', 'guo-jia', [])
        if (!option) at.state.variants = []
      }).state
    expect(possibleGenerals(game(true), 0)).toEqual(expect.arrayContaining(['xun-you', 'bian-furen']))
    expect(possibleGenerals(game(false), 0).filter(isOfTransformation)).toEqual([])
  })

  it('puts the generals that were dealt and not kept back into the box (H182)', () => {
    for (const draft of [false, true]) {
      const game = fromStart(3, 'oath', { transformation: true, draft })
      for (let n = 0; n < 40 && game.state.phase === 'pick'; n++)
        for (const seat of [...game.asked])
          if (game.asked.includes(seat) && game.state.phase === 'pick')
            game.play(seat, game.options(seat)[0] ?? '')
      expect(game.state.phase).toBe('play')
      expect(game.state.box, 'all but three pairs').toHaveLength(68 - 6)
      expect(game.view(0).players[0]?.dealt).toEqual([])
    }
  })
})

describe('changing the deputy', () => {
  /** Xun You at seat 0 has used his one card as a trick, and is asked. */
  const asked = (plan: (at: Layer) => void = () => undefined) => {
    const game = changed((at) => {
      at.general(0, 'xun-you')
      at.hand(0, 'slash-s7')
      plan(at)
    })
    game.play(0, 'qice')
    game.play(0, 'ex-nihilo')
    game.passUntil(0, 'change')
    return game
  }

  it('offers three of the main general’s kingdom, for the player’s eyes, and all others go back (H183)', () => {
    const game = asked()
    const old = before(game, 0).generals[1]?.id
    game.play(0, 'change')
    const three = game.options(0)
    expect(three).toHaveLength(3)
    for (const id of three) expect(generalFacts(id as 'cao-cao').kingdom).toBe('wei')
    expect([game.view(0).offered, game.view(1).offered]).toEqual([three, undefined])
    const [id = ''] = three
    game.play(0, id)
    expect(before(game, 0).generals[1]).toMatchObject({ id, up: true, shown: true, lost: false })
    expect(game.state.box).toEqual(expect.arrayContaining([...three.filter((each) => each !== id), old]))
    expect(game.state.offered).toBeUndefined()
    expect(game.kind(0)).toBe('play')
  })

  it('is asked once by each skill of a player (H183, noname #195, #2859)', () => {
    const game = asked()
    changeDeputy(game, 0)
    expect(game.view(0).players[0]?.generals[1]?.lost).toBe(false)
    expect(before(game, 0).changed).toEqual(['qice'])
    game.play(0, 'end')
    for (const seat of [1, 2, 3]) {
      game.passUntil(seat, 'play')
      game.play(seat, 'end')
    }
    game.passUntil(0, 'play')
    game.play(0, 'qice')
    game.play(0, 'ex-nihilo')
    game.passUntil(0, 'play')
    expect(times(game, 'changes-deputy')).toBe(1)
  })

  it('turns up what is hidden first, with its reward, and changes no HP (H183)', () => {
    const game = asked((at) => at.pair(0, 'xun-you', 'xun-yu', ['head']))
    game.play(0, 'change')
    expect(times(game, 'reveals')).toBe(1)
    expect(game.prompt(0), 'they are companions').toBe('ask-companions')
    game.play(0, 'draw')
    const { hp, maxHp } = before(game, 0)
    game.passUntil(0, 'deputy')
    game.play(0, game.options(0)[0] ?? '')
    expect(before(game, 0)).toMatchObject({ hp, maxHp })
  })

  it('is refused to who hides a general and may not reveal it (H183)', () => {
    const game = (banned: boolean) => {
      const play = changed((at) => {
        at.general(0, banned ? 'zou-shi' : 'pan-feng')
        at.pair(1, 'lu-fan', 'sun-quan', ['head'])
        at.hp(1, 1)
        at.hand(0, 'dismantle-s3')
        at.hand(1, 'dodge-h2')
      })
      aim(play, 0, 'dismantle-s3', 1)
      play.passUntil(0, 'play')
      play.play(0, 'end')
      play.passUntil(1, 'phase-end')
      play.play(1, 'diancai')
      return play.kind(1)
    }
    expect(game(false)).toBe('change')
    expect(game(true), 'in a turn of 禍水').not.toBe('change')
  })

  it('is refused to who has no deputy any more: a soldier is not changed (H180, H183)', () => {
    const game = changed((at) => {
      at.options({ transformation: true, momentum: true })
      at.general(0, 'xun-you')
      at.hand(0, 'slash-s7')
      Object.assign(playerAt(at.state, 0).generals[1] ?? {}, { removed: true, lost: true })
    })
    game.play(0, 'qice')
    game.play(0, 'ex-nihilo')
    while (game.kind(0) !== 'play' && game.kind(0) !== 'change') game.pass()
    expect(game.kind(0)).toBe('play')
  })

  it('says so where no general of the kingdom is left (H183)', () => {
    const game = asked((at) => {
      const ids = GENERAL_IDS.filter((id) => generalFacts(id).kingdom === 'wei' && at.state.box.includes(id))
      souls(at, 3, ...ids)
    })
    game.play(0, 'change')
    expect(times(game, 'no-deputy')).toBe(1)
    expect(game.kind(0)).toBe('play')
  })

  it('lets go of what lies on the old deputy (H95, H183)', () => {
    const game = changed((at) => {
      at.pair(0, 'lu-fan', 'zhou-tai')
      at.hp(0, 1)
      at.hand(1, 'dismantle-s3')
      at.hand(0, 'dodge-h2')
      Object.assign(at.state.players[0] ?? {}, { piles: { buqu: ['slash-s8'] } })
      at.state.deck = at.state.deck.filter((card) => card !== 'slash-s8')
      at.state.turn = at.state.turn && { ...at.state.turn, seat: 1 }
    })
    aim(game, 1, 'dismantle-s3', 0)
    game.passUntil(1, 'play')
    game.play(1, 'end')
    game.passUntil(0, 'phase-end')
    game.play(0, 'diancai')
    changeDeputy(game, 0)
    expect(Object.values(before(game, 0).piles).flat()).toEqual([])
    expect(game.discard).toContain('slash-s8')
  })

  it('changes a deputy that has lost its skills, with which nothing goes (H183)', () => {
    const game = asked((at) => Object.assign(playerAt(at.state, 0).generals[1] ?? {}, { lost: true }))
    const id = changeDeputy(game, 0)
    expect(before(game, 0).generals[1]).toMatchObject({ id, lost: false })
  })
})
