// Section 17: the skills that newer printings have revised, an option of the lobby.
import { describe, expect, it } from 'vitest'
import type { Options } from '../../../../src/engine/game.ts'
import { GENERAL_IDS, REVISED, skillsIn, skillsOf } from '../../../../src/games/hegemony/cards/generals.ts'
import { title } from '../../../../src/games/hegemony/index.ts'
import { VOCABULARY } from '../../../../src/games/hegemony/text/index.ts'
import { type Layer, lay, type Play, picking } from '../lay.ts'
import { aim, before, chain, onlyDeck, times } from '../moves.ts'

const READER = { language: 'en', style: 'markdown', seatName: (seat: number) => `Seat ${seat}` } as const

/** A table at which they are played with, besides what else it agrees on. */
const revised = (plan: (at: Layer) => void, seats = 3, more: Options = {}): Play =>
  lay({ seats }, (at) => {
    at.options({ revised: true, ...more })
    plan(at)
  })

/** Goes on to the discard phase of seat 0. */
const endPlay = (game: Play): void => game.play(0, 'end')

describe('the option', () => {
  it('changes eight generals and leaves the other 52 as they are (H129)', () => {
    expect(Object.keys(REVISED)).toHaveLength(8)
    for (const id of GENERAL_IDS) {
      expect(skillsIn(id, 'printed')).toEqual(skillsOf(id))
      if (!(id in REVISED)) expect(skillsIn(id, 'revised')).toEqual(skillsOf(id))
    }
    expect(skillsIn('huang-zhong', 'revised')).toEqual(['liegong'])
  })

  it('shows the text that is played by: to who picks, in the hand and in the picture', () => {
    const dealt = ['lu-meng', 'zhou-tai', 'cao-cao', 'guan-yu', 'lu-bu', 'xu-chu', 'zhang-fei'] as const
    const shown = (options: Options) => {
      const game = picking(3, dealt, 'oath', options)
      const texts = [
        title.hand(game.view(0), READER),
        JSON.stringify(title.pictures?.hand?.(game.view(0), READER)),
      ]
      return texts.join('\n')
    }
    expect(shown({})).toContain('skip your discard phase')
    expect(shown({})).not.toContain('謀斷')
    expect(shown({ revised: true })).not.toContain('skip your discard phase')
    expect(shown({ revised: true })).toContain('this turn you may hold 4 more')
    expect(shown({ revised: true })).toContain('謀斷')
  })

  it('is told of by /general beside the text of the first printing', () => {
    for (const language of ['en', 'zh-TW', 'zh-CN'] as const) {
      const { notes, topics } = title.words[language]
      const { length } = notes?.['lu-meng']?.split('\n') ?? []
      expect(length, '克己, and as revised 克己 and 謀斷').toBeGreaterThanOrEqual(4)
      expect(notes?.['huang-zhong']).not.toContain(notes?.keji?.split('\n')[1]?.slice(0, 8) ?? '')
      const lists = topics.filter(({ id }) => id.startsWith('list-')).map(({ body }) => body)
      expect(lists.filter((body) => body.includes(VOCABULARY[language].box.revised))).toHaveLength(3)
    }
  })
})

describe('許褚 裸衣', () => {
  const drawn = (plan: (at: Layer) => void = () => undefined, options: Options = { revised: true }) =>
    lay({}, (at) => {
      at.options(options)
      at.general(0, 'xu-chu')
      at.hand(0, 'slash-s7', 'dodge-h2')
      at.phase('draw')
      plan(at)
    })

  it('takes a card after the draw, and Slash deals 1 more in this turn (H130)', () => {
    const game = drawn()
    game.passUntil(0, 'phase-end')
    expect(game.hand(0), 'two were drawn').toHaveLength(4)
    game.play(0, 'luoyi')
    game.play(0, 'dodge-h2')
    expect(game.hand(0)).toHaveLength(3)
    game.passUntil(0, 'play')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(2)
  })

  it('is let be, and Slash deals 1', () => {
    const game = drawn()
    game.passUntil(0, 'phase-end')
    game.pass(0)
    game.passUntil(0, 'play')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
  })

  it('draws one fewer without the option (H95)', () => {
    const game = drawn(undefined, {})
    game.passUntil(0)
    game.play(0, 'luoyi')
    game.passUntil(0, 'play')
    expect(game.hand(0)).toHaveLength(3)
  })

  it('clashes with the chain: what runs along it is not raised again (H130)', () => {
    const game = drawn((at) => {
      at.hand(0, 'fire-slash-h4')
      chain(at, 1, 2)
    })
    game.passUntil(0, 'phase-end')
    game.play(0, 'luoyi')
    game.play(0, 'dodge-h2')
    game.passUntil(0, 'play')
    aim(game, 0, 'fire-slash-h4', 1)
    game.passUntil(0, 'play')
    expect([game.hp(1), game.hp(2)]).toEqual([2, 2])
  })
})

describe('呂蒙 克己', () => {
  const held = (plan: (at: Layer) => void, options: Options = { revised: true }) =>
    lay({}, (at) => {
      at.options(options)
      at.general(0, 'lu-meng')
      at.hp(0, 2)
      at.hand(0, 'dodge-h2', 'dodge-d2', 'dodge-d3', 'dodge-d6', 'peach-h4')
      plan(at)
    })

  it('holds 4 more where nothing was used, and cards of one colour (H131)', () => {
    const game = held(() => undefined)
    endPlay(game)
    expect(times(game, 'discards')).toBe(0)
    expect(game.hand(0)).toHaveLength(5)
    const red = held((at) => at.hand(0, 'fire-slash-h4', 'axe-d5'))
    aim(red, 0, 'fire-slash-h4', 1)
    red.passUntil(0, 'play')
    red.play(0, 'axe-d5')
    endPlay(red)
    expect(times(red, 'discards')).toBe(0)
  })

  it('does not work after cards of two colours, nor without the option where a Slash was used', () => {
    const game = held((at) => {
      at.hand(0, 'slash-s7')
      at.wear(0, 'chitu-h5')
    })
    game.play(0, 'peach-h4')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    endPlay(game)
    expect(game.kind(0)).toBe('discard')
  })

  it('is over the limit all the same beyond those four', () => {
    const game = held((at) => at.hand(0, 'dodge-d7', 'dodge-d8'))
    endPlay(game)
    expect(game.kind(0)).toBe('discard')
    expect(game.decision(0).min).toBe(1)
  })

  it('clashes with a half fish that is kept: both add up (H116, H131)', () => {
    const game = held(
      (at) => {
        at.hand(0, 'dodge-d7', 'dodge-d8')
        before({ state: at.state } as Play, 0).markers = ['half-fish']
      },
      { revised: true, markers: 'kept' },
    )
    endPlay(game)
    expect(game.prompt(0)).toBe('ask-limit')
  })
})

describe('呂蒙 謀斷', () => {
  const used = (plan: (at: Layer) => void) =>
    revised((at) => {
      at.general(0, 'lu-meng')
      at.hp(0, 3)
      at.wear(1, 'renwang-c2')
      plan(at)
    })

  it('moves a card after a basic card, a trick and equipment (H132)', () => {
    const game = used((at) => at.hand(0, 'peach-h4', 'duel-ca', 'crossbow-da'))
    game.play(0, 'peach-h4')
    game.play(0, 'crossbow-da')
    aim(game, 0, 'duel-ca', 2)
    game.passUntil(0, 'play')
    endPlay(game)
    game.passUntil(0)
    game.play(0, 'mouduan')
    game.play(0, 'renwang-c2')
    game.play(0, 'to-seat-0')
    expect(game.worn(0)).toContain('renwang-c2')
    expect(game.worn(1)).toEqual([])
  })

  it('is not offered after two types and three suits', () => {
    const game = used((at) => at.hand(0, 'peach-h4', 'duel-ca', 'slash-s7'))
    game.play(0, 'peach-h4')
    aim(game, 0, 'duel-ca', 2)
    game.passUntil(0, 'play')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    endPlay(game)
    game.passUntil(1)
    expect(JSON.stringify(game.told)).not.toContain('mouduan')
  })

  it('counts four suits, and what is used in answer there, not what is played (H132)', () => {
    const game = used((at) => at.hand(0, 'peach-h4', 'duel-ca', 'slash-s7', 'slash-c2'))
    game.play(0, 'peach-h4')
    aim(game, 0, 'duel-ca', 2)
    game.passUntil(0, 'play')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(game.state.turn?.used).toEqual({
      suits: ['heart', 'club', 'spade'],
      colours: ['red', 'black'],
      types: ['basic', 'trick'],
    })
  })

  it('shows on the board and its picture what was used, to who sees him (H131, H132)', () => {
    const shown = (deputy: 'up' | 'down', viewer: number | 'public') => {
      const game = revised((at) => {
        at.pair(0, 'gan-ning', 'lu-meng', deputy === 'up' ? ['head', 'deputy'] : ['head'])
        at.hand(0, 'peach-h4', 'duel-ca')
        at.hp(0, 3)
      })
      game.play(0, 'peach-h4')
      aim(game, 0, 'duel-ca', 2)
      game.passUntil(0, 'play')
      const view = game.view(viewer)
      const own = title.hand(view, READER) + JSON.stringify(title.pictures?.hand?.(view, READER))
      return [title.board(view, READER), JSON.stringify(title.pictures?.table?.(view, READER)), own]
    }
    const used = expect.stringContaining('used ♥ ♣, basic, trick')
    expect(shown('up', 1).slice(0, 2)).toEqual([used, used])
    expect(shown('down', 0), 'his own player').toEqual([used, used, used])
    const not = expect.not.stringContaining('used')
    expect(shown('down', 1)).toEqual([not, not, not])
  })

  it('names the colour of a card made of two, which has no suit', () => {
    const game = revised((at) => {
      at.pair(0, 'lu-meng', 'gan-ning')
      at.wear(0, 'spear-sq')
      at.hand(0, 'dodge-h2', 'dodge-d2')
    })
    game.play(0, game.options(0).find((id) => id.startsWith('spear')) ?? '')
    while (game.asked.includes(0) && game.kind(0) !== 'play')
      game.play(0, game.options(0).find((id) => id !== 'back') ?? '')
    game.passUntil(0, 'play')
    expect(title.board(game.view(1), READER)).toContain('used red, basic')
  })

  it('clashes with converted cards: they count as what they are used as, by their own suit (H132)', () => {
    const game = revised((at) => {
      at.pair(0, 'lu-meng', 'gan-ning')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
    })
    game.play(0, 'qixi:dismantle')
    while (game.asked.includes(0) && game.kind(0) !== 'nullify') game.play(0, game.options(0)[0] ?? '')
    expect(game.state.turn?.used).toMatchObject({ suits: ['spade'], types: ['trick'] })
  })
})

describe('黃蓋 苦肉', () => {
  it('takes a card and 1 HP for three cards and one more Slash, once in a phase (H133)', () => {
    const game = revised((at) => {
      at.general(0, 'huang-gai')
      at.hand(0, 'slash-s7', 'slash-s8', 'dodge-h2')
      at.deck('dodge-d2', 'dodge-d3', 'dodge-d6')
    })
    game.play(0, 'kurou')
    game.play(0, 'dodge-h2')
    expect(game.hp(0)).toBe(3)
    expect(game.hand(0)).toHaveLength(5)
    expect(game.options(0)).not.toContain('kurou')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    aim(game, 0, 'slash-s8', 1)
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(2)
  })

  it('is not offered without a card, and leads back before it costs anything', () => {
    expect(revised((at) => at.general(0, 'huang-gai')).options(0)).not.toContain('kurou')
    const game = revised((at) => {
      at.general(0, 'huang-gai')
      at.hand(0, 'dodge-h2')
    })
    game.play(0, 'kurou')
    game.play(0, 'back')
    expect(game.hp(0)).toBe(4)
    expect(game.options(0)).toContain('kurou')
  })

  it('clashes with dying: who dies of it draws nothing (H133)', () => {
    const game = revised((at) => {
      at.general(0, 'huang-gai')
      at.hp(0, 1)
      at.hand(0, 'dodge-h2')
    })
    game.play(0, 'kurou')
    game.play(0, 'dodge-h2')
    game.passUntil(1)
    expect(game.alive(0)).toBe(false)
    expect(times(game, 'draws')).toBe(1)
  })
})

describe('小喬 天香', () => {
  const struck = (plan: (at: Layer) => void = () => undefined) => {
    const game = revised((at) => {
      at.general(1, 'xiao-qiao')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
      at.hp(2, 3)
      plan(at)
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'suffering')
    game.play(1, 'tianxiang')
    game.play(1, 'peach-h4')
    game.play(1, 'seat-2')
    return game
  }

  it('prevents damage: another suffers 1 of its source and draws for what is missing (H134)', () => {
    const game = struck()
    expect(game.options(1)).toEqual(['hurt', 'lose'])
    game.play(1, 'hurt')
    expect([game.hp(1), game.hp(2)]).toEqual([3, 2])
    expect(game.hand(2)).toHaveLength(2)
    expect(game.event('damage-normal')).toMatchObject({ amount: 1 })
  })

  it('or loses 1 HP and gains the card (H134)', () => {
    const game = struck()
    game.play(1, 'lose')
    expect(game.hp(2)).toBe(2)
    expect(game.hand(2)).toEqual(['peach-h4'])
    expect(game.story).toContain('loses-hp')
  })

  it('is let be: she suffers it herself', () => {
    const game = revised((at) => {
      at.general(1, 'xiao-qiao')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(2)
    expect(game.hand(1)).toEqual(['peach-h4'])
  })

  it('clashes with damage of nobody: HP are lost then, without a question (H134)', () => {
    const game = revised((at) => {
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.hand(0, 'peach-h4')
      at.deck('slash-s7')
      at.pair(0, 'xiao-qiao', 'lu-su', ['deputy'])
    })
    game.passUntil(0, 'suffering')
    game.play(0, 'tianxiang')
    game.play(0, 'peach-h4')
    game.play(0, 'seat-2')
    expect([game.hp(0), game.hp(2)]).toEqual([3, 3])
    expect(game.hand(2)).toEqual(['peach-h4'])
  })

  it('clashes with a reshuffle between: the card is taken out of the deck (H134)', () => {
    const game = struck((at) => {
      at.pair(2, 'hua-tuo', 'pang-de', ['deputy'])
      at.hp(2, 1)
      at.hand(2, 'dodge-d2')
      onlyDeck(at)
    })
    game.play(1, 'lose')
    game.passUntil(2, 'rescue')
    const { reshuffles } = game.state
    game.play(2, game.options(2).find((id) => id.startsWith('jijiu')) ?? '')
    game.play(2, 'draw')
    expect(game.state.reshuffles, 'the half fish draws a card').toBe(reshuffles + 1)
    expect(game.hand(2)).toContain('peach-h4')
    expect(game.state.deck).not.toContain('peach-h4')
  })

  it('clashes with chains: prevented damage takes no chain off and runs nowhere (H46, H134)', () => {
    const game = revised((at) => {
      at.general(1, 'xiao-qiao')
      chain(at, 1, 2)
      at.hand(0, 'fire-slash-h4')
      at.hand(1, 'peach-h6')
    })
    aim(game, 0, 'fire-slash-h4', 1)
    game.passUntil(1, 'suffering')
    game.play(1, 'tianxiang')
    game.play(1, 'peach-h6')
    game.play(1, 'seat-2')
    game.play(1, 'hurt')
    expect([game.hp(1), game.hp(2)]).toEqual([3, 3])
    expect([1, 2].map((seat) => before(game, seat).chained)).toEqual([true, true])
  })
})

describe('周泰 不屈', () => {
  const dying = (wounds: readonly string[], ...deck: string[]) => {
    const game = revised((at) => {
      at.general(1, 'zhou-tai')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
      for (const card of wounds) {
        at.state.deck = at.state.deck.filter((each) => each !== card)
        Object.assign(before({ state: at.state } as Play, 1).piles, { buqu: [...wounds] })
      }
      at.deck(...deck)
    })
    aim(game, 0, 'slash-s7', 1)
    return game
  }

  it('lays a wound when dying, and has 1 HP (H135)', () => {
    const game = dying([], 'dodge-h2')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(1)
    expect(before(game, 1).piles.buqu).toEqual(['dodge-h2'])
    expect(game.story).toContain('is-dying')
  })

  it('discards a number that lies there already: he must be saved (H135)', () => {
    const game = dying(['dodge-d2'], 'dodge-h2')
    game.passUntil(0, 'play')
    expect(game.alive(1)).toBe(false)
    expect(game.discard).toContain('dodge-h2')
  })

  it('may be used while he is hidden, and need not (H60, H135)', () => {
    const hidden = () => {
      const game = revised((at) => {
        at.hidden(1, 'zhou-tai')
        at.hp(1, 1)
        at.hand(0, 'slash-s7')
        at.deck('dodge-h2')
      })
      aim(game, 0, 'slash-s7', 1)
      game.passUntil(1, 'dying')
      return game
    }
    const saved = hidden()
    saved.play(1, 'buqu')
    expect(saved.hp(1)).toBe(1)
    const lost = hidden()
    lost.passUntil(0, 'play')
    expect(lost.alive(1)).toBe(false)
  })

  it('clashes with Qingcheng 傾城: turned down he loses his wounds, and lives on (H66, H135)', () => {
    const game = revised((at) => {
      at.general(0, 'zou-shi')
      at.pair(1, 'zhou-tai', 'gan-ning')
      at.hand(0, 'axe-d5')
      at.state.deck = at.state.deck.filter((card) => card !== 'dodge-h2')
      Object.assign(before({ state: at.state } as Play, 1).piles, { buqu: ['dodge-h2'] })
    })
    for (const choice of ['qingcheng', 'axe-d5', 'seat-1', 'head']) game.play(0, choice)
    expect(before(game, 1).generals[0]?.up).toBe(false)
    expect(before(game, 1).piles.buqu ?? []).toEqual([])
    expect(game.discard).toContain('dodge-h2')
    expect(game.alive(1)).toBe(true)
  })
})

describe('周泰 奮激', () => {
  const ended = (plan: (at: Layer) => void = () => undefined) =>
    revised((at) => {
      at.general(1, 'zhou-tai')
      at.phase('end')
      plan(at)
    })

  it('lets who ends a turn without a hand draw 2, for 1 HP of his (H136)', () => {
    const game = ended()
    game.passUntil(1, 'phase-start')
    game.play(1, 'fenji')
    expect(game.hand(0)).toHaveLength(2)
    expect(game.hp(1)).toBe(3)
  })

  it('is not offered where that player holds a card', () => {
    const game = ended((at) => at.hand(0, 'dodge-h2'))
    game.passUntil(1)
    expect(game.options(1)).not.toContain('fenji')
  })

  it('clashes with his last HP: he is dying by it, and Buqu 不屈 works (H135, H136)', () => {
    const game = ended((at) => {
      at.hp(1, 1)
      at.deck('slash-c3', 'slash-c4', 'dodge-h2')
    })
    game.passUntil(1, 'phase-start')
    game.play(1, 'fenji')
    expect(game.hp(1)).toBe(1)
    expect(before(game, 1).piles.buqu).toEqual(['dodge-h2'])
  })
})

describe('華佗 除癘', () => {
  const purging = (plan: (at: Layer) => void = () => undefined) =>
    revised((at) => {
      at.general(0, 'hua-tuo')
      at.hand(0, 'slash-s7', 'dodge-h2')
      at.hand(1, 'slash-s8')
      at.hand(2, 'dodge-d3')
      plan(at)
    }, 4)

  it('discards his card and one each of others; who lost a spade draws (H137)', () => {
    const game = purging()
    game.play(0, 'chuli')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(0, 'seat-2')
    expect(game.hand(0)).toHaveLength(2)
    expect(game.hand(1)).toHaveLength(1)
    expect(game.hand(2)).toEqual([])
    expect(game.discard).toEqual(expect.arrayContaining(['slash-s7', 'slash-s8', 'dodge-d3']))
    expect(game.options(0)).not.toContain('chuli')
  })

  it('names no two of one faction, and takes those of none for different (H137)', () => {
    const game = purging((at) => {
      at.general(1, 'cao-pi')
      at.general(3, 'xun-yu')
      at.hand(3, 'dodge-d9')
    })
    game.play(0, 'chuli')
    game.play(0, 'dodge-h2')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'seat-3', 'back'])
    game.play(0, 'seat-1')
    expect(game.options(0)).toEqual(['seat-2', 'done'])
  })

  it('is not offered where no other has a card, and leads back before it costs anything', () => {
    const game = revised((at) => {
      at.general(0, 'hua-tuo')
      at.hand(0, 'dodge-h2')
    })
    expect(game.options(0)).not.toContain('chuli')
    const back = purging()
    back.play(0, 'chuli')
    back.play(0, 'dodge-h2')
    back.play(0, 'back')
    expect(back.hand(0)).toHaveLength(2)
    expect(back.options(0)).toContain('chuli')
  })

  it('clashes with Remonstration 死諫: who has lost the last card meanwhile loses no other (H137)', () => {
    const game = purging((at) => at.general(1, 'tian-feng'))
    game.play(0, 'chuli')
    game.play(0, 'dodge-h2')
    game.play(0, 'seat-1')
    game.play(0, 'seat-2')
    game.passUntil(1, 'cards-lost')
    game.play(1, 'sijian')
    game.play(1, 'seat-2')
    expect(game.hand(2)).toEqual([])
    expect(game.kind(0)).toBe('play')
  })

  it('clashes with Rosy Cheeks 紅顏: a spade of hers is a heart, and she draws nothing (H137)', () => {
    const game = purging((at) => at.general(1, 'xiao-qiao'))
    game.play(0, 'chuli')
    game.play(0, 'dodge-h2')
    game.play(0, 'seat-1')
    expect(game.discard).toContain('slash-s8')
    expect(game.hand(1)).toEqual([])
  })
})

describe('袁紹 亂擊', () => {
  const volleys = (plan: (at: Layer) => void = () => undefined) =>
    revised((at) => {
      at.general(0, 'yuan-shao')
      at.hand(0, 'slash-s7', 'dodge-h2', 'slash-s8', 'dodge-d3', 'slash-c2')
      plan(at)
    }, 4)
  const volley = (game: Play, ...cards: string[]) => {
    game.play(0, 'luanji:arrow-volley')
    for (const card of cards) game.play(0, card)
    game.passUntil(0, 'play')
  }

  it('takes any two hand cards, each suit once in a turn (H138)', () => {
    const game = volleys()
    volley(game, 'slash-s7', 'dodge-h2')
    expect([game.hp(1), game.hp(2)]).toEqual([3, 3])
    game.play(0, 'luanji:arrow-volley')
    expect(game.options(0)).toEqual(['dodge-d3', 'slash-c2', 'back'])
  })

  it('is not offered with one card of a suit that is left', () => {
    const game = volleys()
    volley(game, 'slash-s7', 'dodge-d3')
    expect(game.options(0), 'a heart and a club are left').toContain('luanji:arrow-volley')
    volley(game, 'dodge-h2', 'slash-c2')
    expect(game.options(0)).not.toContain('luanji:arrow-volley')
  })

  it('lets an ally who dodges draw, once for each Dodge, and nobody else (H138)', () => {
    const game = volleys((at) => {
      at.general(3, 'ji-ling')
      at.hand(3, 'dodge-d9')
      at.hand(1, 'dodge-d10')
    })
    game.play(0, 'luanji:arrow-volley')
    game.play(0, 'slash-s7')
    game.play(0, 'slash-c2')
    game.passUntil(1, 'answer-dodge')
    game.play(1, 'dodge-d10')
    game.passUntil(3, 'answer-dodge')
    game.play(3, 'dodge-d9')
    expect(game.hand(3)).toHaveLength(1)
    expect(game.hand(1)).toEqual([])
  })
})

describe('龐德 鞬出', () => {
  const charge = (plan: (at: Layer) => void) => {
    const game = revised((at) => {
      at.general(0, 'pang-de')
      at.hand(0, 'slash-s7')
      plan(at)
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'after-targeting')
    return game
  }

  it('discards equipment of the target, who cannot dodge then (H139)', () => {
    const game = charge((at) => {
      at.wear(1, 'chitu-h5')
      at.hand(1, 'dodge-h2')
    })
    game.play(0, 'jianchu')
    game.play(0, 'chitu-h5')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
    expect(game.hand(1)).toEqual(['dodge-h2'])
  })

  it('gives the Slash to who lost another card; it takes effect all the same (H139)', () => {
    const game = charge((at) => at.hand(1, 'peach-h4'))
    game.play(0, 'jianchu')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
    expect(game.hand(1)).toEqual(['slash-s7'])
  })

  it('is let be, and not offered where the target has no card', () => {
    const game = charge((at) => at.hand(1, 'dodge-h2'))
    game.pass(0)
    game.passUntil(1, 'answer-dodge')
    const bare = revised((at) => {
      at.general(0, 'pang-de')
      at.hand(0, 'slash-s7')
    })
    aim(bare, 0, 'slash-s7', 1)
    bare.passUntil(0, 'play')
    expect(bare.story).not.toContain('uses-skill')
  })

  it('clashes with Villainous Hero 奸雄: the Slash is gone to its target already (H139)', () => {
    const game = charge((at) => {
      at.general(1, 'cao-cao')
      at.hand(1, 'peach-h4')
    })
    game.play(0, 'jianchu')
    game.passUntil(0, 'play')
    expect(game.hand(1)).toEqual(['slash-s7'])
    expect(game.story.filter((key) => key === 'gains')).toHaveLength(1)
  })

  it('clashes with two targets: the first who loses no equipment gets the cards (H139)', () => {
    const game = revised((at) => {
      at.pair(0, 'pang-de', 'ding-feng')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
      at.hand(2, 'peach-h6')
    })
    aim(game, 0, 'slash-s7', 1)
    if (game.options(0).includes('seat-2')) game.play(0, 'seat-2')
    while (!(game.asked.includes(0) && game.kind(0) === 'play'))
      if (game.asked.includes(0) && game.options(0).includes('jianchu')) game.play(0, 'jianchu')
      else game.pass()
    const all = [...game.hand(1), ...game.hand(2)]
    expect(all.filter((card) => card === 'slash-s7')).toHaveLength(1)
    expect(game.hand(1)).toEqual(['slash-s7'])
  })
})
