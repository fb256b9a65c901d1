// Every printed dynasty card, by name: what it does when it is played alone in its own era.
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/engine/phrase.ts'
import { DYNASTY_CARDS } from '../../../src/games/dynasties/cards/index.ts'
import { layOut, type Play } from './kit.ts'

/** Plays a card of seat 0 in its era; seats 1 and 2 hold two cards each and can be chosen. */
function playCard(card: Id, ...choices: Id[]): Play {
  const game = layOut({
    era: DYNASTY_CARDS[card]?.from ?? 'start',
    lay: (at) => {
      at.hand(0, card)
      at.hand(1, 'raid-1', 'raid-2')
      at.hand(2, 'raid-3', 'raid-4')
      at.deck('siege-1', 'siege-2', 'siege-3', 'siege-4')
      at.stats(2, { grain: 4 })
    },
  })
  game.play(0, card)
  for (const choice of choices) game.play(0, choice)
  return game
}

type Stats = readonly [state: number, grain: number, attack: number, defence: number]
const even: Stats = [5, 5, 5, 5]
const plus = (change: Stats, to: Stats = even): number[] =>
  to.map((value, index) => Math.max(0, Math.min(index === 0 ? 18 : 9, value + (change[index] ?? 0))))

describe('cards that change the own stats', () => {
  it.each<[name: string, card: Id, ...change: [number, number, number, number]]>([
    ['禹', 'yu-the-great', 0, 5, 0, 0],
    ['分封', 'enfeoffment', 0, 0, 0, 1],
    ['井田', 'well-fields', 0, 2, 0, 0],
    ['周王常備軍', 'royal-army', 0, 0, 1, 1],
    ['孔子', 'confucius', 2, -4, 0, 0],
    ['吳王夫差矛', 'spear-of-fuchai', 0, 0, 1, 0],
    ['越王勾踐劍', 'sword-of-goujian', 0, 0, 0, 1],
    ['車戰', 'chariots', 0, 0, 2, 0],
    ['虎符', 'tiger-tally', 0, 0, 1, 1],
    ['騎兵', 'cavalry', 0, 0, 1, 1],
    ['冶鐵技術', 'iron-smelting', 0, 1, 1, 0],
    ['大一統', 'unification', 2, 0, 0, 0],
    ['修築萬里長城', 'great-wall', 0, -2, 0, 6],
    ['司馬遷', 'sima-qian', 1, 0, 0, 0],
    ['以農為本', 'farming-first', 0, 2, 0, 0],
    ['班超', 'ban-chao', 2, 0, 1, 1],
    ['翻車灌溉', 'chain-pumps', 0, 1, 0, 0],
    ['諸葛亮', 'zhuge-liang', 0, -4, 2, 2],
    ['屯田', 'garrison-farms', 1, 0, 0, 0],
    ['鐵騎兵', 'armoured-cavalry', 0, 0, 2, 0],
    ['草市', 'grass-markets', 0, 2, 0, 0],
    ['花木蘭', 'hua-mulan', 0, 0, 1, 1],
    ['開發大運河', 'grand-canal', 1, 1, 0, 0],
    ['科舉初興', 'first-examinations', 1, 0, 1, 1],
    ['三省六部', 'three-departments', 2, 0, 1, 1],
    ['天下一家', 'one-family', 2, 0, 0, 1],
    ['曲轅犁與筒車', 'curved-plough', 0, 3, 0, 0],
    ['火藥武器', 'gunpowder', 0, 0, 5, 0],
    ['圩田', 'polder-fields', 0, 2, 0, 0],
    ['市舶司', 'maritime-trade', 1, 2, 0, 0],
    ['科舉制度', 'examination-system', 2, 2, 0, -1],
    ['夜市', 'night-markets', 1, 2, 0, 0],
    ['建立四大汗國', 'four-khanates', 2, 0, 0, 0],
    ['建立元大都', 'dadu', 1, -3, 0, 1],
    ['廠衛', 'secret-police', 0, 0, 2, 2],
    ['書院', 'academies', 2, 0, 0, 0],
    ['洋務運動', 'self-strengthening', 1, 1, 1, 1],
    ['十三行', 'thirteen-hongs', 0, 3, 0, 0],
    ['禁煙', 'opium-ban', 0, 2, 1, 1],
    ['八旗', 'eight-banners', 0, 0, 3, 3],
  ])('%s changes its player’s values', (_name, card, ...change) => {
    const game = playCard(card)
    expect(game.stats(0)).toEqual(plus(change))
    expect(game.stats(1)).toEqual(even)
    expect(game.state.discards).toContain(card)
    expect(game.asked).toEqual([1])
  })
})

describe('cards that change an opponent’s stats', () => {
  it.each<[name: string, card: Id, own: Stats, other: Stats]>([
    ['焚書坑儒', 'books-burned', [0, 0, 0, 0], [-1, 0, 0, 0]],
    ['王莽', 'wang-mang', [0, 0, 0, 0], [-3, -3, -2, -2]],
    ['劉聰', 'liu-cong', [0, -2, 0, 0], [-1, 0, -1, -1]],
    ['滅佛', 'temples-closed', [0, 0, 0, 0], [0, -2, -1, 0]],
    ['安祿山', 'an-lushan', [0, 0, 0, 0], [0, 0, -1, -1]],
    ['魏忠賢', 'wei-zhongxian', [0, 0, 0, 0], [-1, -1, -1, -1]],
  ])('%s changes the values of an opponent who is chosen', (_name, card, own, other) => {
    const game = playCard(card, 'seat-1')
    expect(game.stats(0)).toEqual(plus(own))
    expect(game.stats(1)).toEqual(plus(other))
    expect(game.stats(2)).toEqual([5, 4, 5, 5])
  })

  it('十常侍 weakens an opponent and forbids one, perhaps another, to play a card next turn (D26)', () => {
    const game = playCard('ten-attendants', 'seat-1', 'seat-2')
    expect(game.stats(1)).toEqual([3, 5, 3, 3])
    expect(game.options(1)).toContain('raid-1')
    game.play(1, 'draw')
    expect(game.hand(2)).toHaveLength(3) // it drew, as nothing else was allowed
  })

  it('武則天 weakens an opponent, sees a hand and discards a card of it', () => {
    const game = playCard('wu-zetian', 'seat-1', 'seat-2', 'raid-4')
    expect(game.stats(1)).toEqual([5, 5, 4, 4])
    expect(game.hand(2)).toEqual(['raid-3'])
    expect(game.view(0).players[2]?.known).toEqual(['raid-3'])
    expect(game.view(1).players[2]?.known).toEqual([])
  })

  it('石崇 stops a poorer opponent for three turns', () => {
    const game = playCard('shi-chong')
    expect(game.state.players[2]?.skip).toBe(3) // seat 2 alone has less grain
  })

  it('人殉與人祭 takes a person or 2 grain of every opponent', () => {
    const game = playCard('human-offerings')
    expect(game.asked).toEqual([1, 2])
    game.play(1, 'grain')
    game.play(2, 'grain')
    expect(game.stats(1)).toEqual([5, 3, 5, 5])
    expect(game.stats(2)).toEqual([5, 2, 5, 5])
  })
})

describe('cards that attack', () => {
  it.each([
    ['孫武', 'sun-wu', 4],
    ['岳飛', 'yue-fei', 3],
    ['八國聯軍', 'eight-nations', 3],
  ])('%s attacks one opponent with a bonus', (_name, card, bonus) => {
    const against = (defence: number) => {
      const game = layOut({
        era: DYNASTY_CARDS[card]?.from ?? 'start',
        lay: (at) => {
          at.hand(0, card)
          at.stats(0, { attack: 2 })
          at.stats(1, { defence })
        },
      })
      for (const choice of [card, 'seat-1']) game.play(0, choice)
      expect(game.stats(0), 'for this attack alone').toEqual([5, 5, 2, 5])
      return game.stats(1)
    }
    expect(against(2 + bonus)).toEqual([2, 5, 5, 1 + bonus])
    expect(against(3 + bonus)).toEqual([5, 5, 5, 3 + bonus])
  })

  it.each([
    ['春秋五霸', 'five-hegemons', 1],
    ['五胡', 'five-peoples', 2],
  ])(
    '%s attacks all opponents at once, and costs those state whose defence it reaches',
    (_name, card, loss) => {
      const game = layOut({
        seats: 4,
        era: DYNASTY_CARDS[card]?.from ?? 'start',
        lay: (at) => {
          at.hand(0, card)
          for (const seat of [1, 2, 3]) at.hand(seat, `raid-${seat}`)
          at.stats(3, { defence: 6 })
        },
      })
      game.play(0, card)
      expect(game.asked).toEqual([1, 2])
      game.play(2, 'pass')
      game.play(1, 'pass')
      expect([1, 2, 3].map((seat) => game.stats(seat)[0])).toEqual([5 - loss, 5 - loss, 5])
    },
  )

  it.each([
    ['墨翟', 'mo-di', 'warring-states' as const],
    ['戚繼光', 'qi-jiguang', 'ming' as const],
  ])('%s cancels an attack on the holder, in the own era or with a crossing card', (_name, card, era) => {
    for (const marker of [era, 'sui' as const]) {
      const game = layOut({
        era: marker,
        lay: (at) => {
          at.hand(0, 'siege-1')
          at.hand(1, card, 'crossing-1', 'raid-1')
        },
      })
      game.play(0, 'siege-1')
      game.play(0, 'seat-1')
      expect(game.prompt(1)).toBe('ask-react')
      game.play(1, marker === era ? card : `crossing-1+${card}`)
      expect(game.stats(1)).toEqual(even)
      expect(game.hand(1)).toEqual(marker === era ? ['crossing-1', 'raid-1'] : ['raid-1'])
    }
  })
})

describe('cards that move cards', () => {
  it.each<[name: string, card: Id, change: Stats]>([
    ['造紙術', 'papermaking', [1, 0, 0, 0]],
    ['指南針', 'compass', [2, 0, 0, 0]],
    ['授時曆', 'shoushi-calendar', [1, 0, 0, 0]],
  ])('%s raises and draws 1', (_name, card, change) => {
    const game = playCard(card)
    expect(game.stats(0)).toEqual(plus(change))
    expect(game.hand(0)).toEqual(['siege-1'])
  })

  it.each([
    ['法顯', 'faxian', 'take-3', 3],
    ['印刷術', 'printing', 'take-2', 3],
    ['利瑪竇', 'matteo-ricci', 'take-2', 2],
  ])('%s draws as many as chosen', (_name, card, choice, most) => {
    const counts = ['take-1', 'take-2', 'take-3'].slice(0, most)
    expect(playCard(card).options(0)).toEqual([...counts, 'back'])
    const game = playCard(card, choice)
    expect(game.hand(0)).toHaveLength(Number(choice.at(-1)))
    expect(game.stats(0)).toEqual(card === 'matteo-ricci' ? [6, 6, 6, 6] : even)
  })

  it('天竺僧人 costs 2 grain and takes cards out of an opponent’s hand', () => {
    const game = playCard('indian-monks', 'seat-1', 'take-2')
    expect(game.stats(0)).toEqual([5, 3, 5, 5])
    expect([...game.hand(0)].sort()).toEqual(['raid-1', 'raid-2'])
  })

  it('慈禧太后 discards one to three cards of an opponent’s hand', () => {
    const game = layOut({
      era: 'qing',
      lay: (at) => {
        at.hand(0, 'cixi')
        at.hand(2, 'raid-1', 'raid-2', 'raid-3', 'raid-4')
        at.deck('siege-1', 'siege-2')
      },
    })
    game.play(0, 'cixi') // seat 1 has no cards: seat 2 needs no choice
    expect(game.options(0)).toEqual(['take-1', 'take-2', 'take-3', 'back'])
    game.play(0, 'take-3')
    expect(game.hand(2)).toHaveLength(1)
    expect(game.hand(0)).toEqual([])
  })

  it('廣設驛站 gives everyone 2 grain once and draws 1 (D28)', () => {
    const game = playCard('post-stations')
    expect([0, 1, 2].map((seat) => game.stats(seat)[1])).toEqual([7, 7, 6])
    expect(game.hand(0)).toEqual(['siege-1'])
  })

  it('鄭和 gives everyone 2 grain once and its player 2 state (D28)', () => {
    const game = playCard('zheng-he')
    expect([0, 1, 2].map((seat) => game.stats(seat)[1])).toEqual([7, 7, 6])
    expect(game.stats(0)[0]).toBe(7)
  })

  it('于謙 buys defence for grain, one way or the other', () => {
    expect(playCard('yu-qian', 'one').stats(0)).toEqual([5, 2, 5, 7])
    expect(playCard('yu-qian', 'other').stats(0)).toEqual([5, 0, 5, 8])
  })
})
