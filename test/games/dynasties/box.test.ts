// What is printed on the track, the lords and the dynasty cards, and where the eras of cards and lords count in play.
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/engine/phrase.ts'
import { ERAS, type Space } from '../../../src/games/dynasties/cards/eras.ts'
import { EVENTS } from '../../../src/games/dynasties/cards/events.ts'
import { copiesOf, FUNCTION_CARDS, FUNCTION_KINDS } from '../../../src/games/dynasties/cards/functions.ts'
import { DYNASTY_CARDS, eventOf, lordOf } from '../../../src/games/dynasties/cards/index.ts'
import { LORDS } from '../../../src/games/dynasties/cards/lords.ts'
import { game as dynasties } from '../../../src/games/dynasties/game.ts'
import { words } from '../../../src/games/dynasties/text/index.ts'
import { fromStart, layOut } from './kit.ts'

const { names } = words['zh-TW']
const SPACES: readonly Space[] = ['start', ...ERAS]
/** The space from which the marker comes to another. */
const before = (space: Space): Space => SPACES.at(SPACES.indexOf(space) - 1) ?? 'start'

describe('the box', () => {
  it('is for 3 to 8 players, and holds 8 lords, 15 events, 76 dynasty cards and 61 function cards', () => {
    expect(dynasties.seats).toEqual({ min: 3, max: 8 })
    expect([LORDS, EVENTS, DYNASTY_CARDS, FUNCTION_CARDS].map((box) => Object.keys(box).length)).toEqual([
      8, 15, 76, 61,
    ])
    expect(FUNCTION_KINDS.map((kind) => copiesOf(kind).length)).toEqual([12, 6, 4, 22, 8, 9])
    const types = Object.values(DYNASTY_CARDS).map(({ type }) => type)
    expect(
      ['person', 'policy', 'armament', 'invention'].map(
        (type) => types.filter((each) => each === type).length,
      ),
    ).toEqual([33, 27, 8, 8])
    for (const cardOf of [lordOf, eventOf]) expect(() => cardOf({ house: [] }, 'raid-1')).toThrow()
  })

  it('the marker walks from the start through 18 eras and comes back to the start', () => {
    const track =
      '夏商 西周 東周（春秋） 東周（戰國） 秦 西漢 東漢 三國 西晉 東晉與十六國 南北朝 隋 唐 五代十國 宋 元 明 清'
    expect(ERAS.map((era) => names[era]).join(' ')).toBe(track)
    for (const space of SPACES) {
      const game = layOut({ era: before(space), lay: (at) => at.hand(0, 'crossing-1') })
      game.play(0, 'draw')
      expect(game.state).toMatchObject({ marker: space, laps: space === 'start' ? 1 : 0 })
    }
  })
})

describe('the beginning', () => {
  it.each([3, 8])(
    'D1 %i players draw a lord each, take its values, and 7 cards of the shuffled pile',
    (seats) => {
      const game = fromStart(seats)
      const { players, lords, deck, discards, events, marker, round } = game.state
      expect({ marker, round, discards, events: events.length }).toEqual({
        marker: 'start',
        round: 1,
        discards: [],
        events: 15,
      })
      expect([...players.map(({ lord }) => lord), ...lords].sort()).toEqual(Object.keys(LORDS).sort())
      for (const { lord, stats, hand, shown } of players) {
        expect(LORDS[lord ?? '']).toMatchObject(stats)
        expect(hand.length + shown.length).toBe(7)
      }
      expect(deck).toHaveLength(137 - 7 * seats)
      const other = fromStart(seats, {}, 'jade').state
      for (const pile of ['lords', 'deck', 'events'] as const)
        if (pile !== 'lords' || seats < 8) expect(other[pile], pile).not.toEqual(game.state[pile])
    },
  )
})

describe('lords', () => {
  it.each<[name: string, lord: Id, values: readonly number[], eras: string]>([
    ['周·姬發', 'ji-fa', [10, 5, 5, 6], '西周 東周（春秋） 東周（戰國）'],
    ['秦·嬴政', 'ying-zheng', [10, 4, 5, 7], '秦'],
    ['漢·劉邦', 'liu-bang', [12, 5, 5, 5], '西漢 東漢'],
    ['唐·李世民', 'li-shimin', [15, 5, 6, 8], '唐'],
    ['宋·趙匡胤', 'zhao-kuangyin', [10, 8, 4, 7], '宋'],
    ['元·忽必烈', 'khubilai', [15, 5, 8, 4], '元'],
    ['明·朱元璋', 'zhu-yuanzhang', [10, 5, 5, 4], '明'],
    ['清·愛新覺羅·玄燁', 'xuanye', [15, 7, 7, 7], '清'],
  ])(
    'D2 %s: values to begin with, and 1 state and 1 grain when an own era comes',
    (name, lord, values, eras) => {
      expect(names[lord]).toBe(name)
      const { state, grain, attack, defence } = LORDS[lord] ?? {}
      expect([state, grain, attack, defence]).toEqual(values)
      const gains = SPACES.filter((era) => {
        const game = layOut({
          era: before(era),
          lay: (at) => {
            at.hand(0, 'crossing-1')
            at.lord(1, lord)
          },
        })
        game.play(0, 'draw')
        const gained = game.stats(1)[0] !== 5
        expect(game.stats(1), era).toEqual(gained ? [6, 6, 5, 5] : [5, 5, 5, 5])
        return gained
      })
      expect(gains.map((era) => names[era]).join(' ')).toBe(eras)
    },
  )
})

/** Every dynasty card under its era and its kind, as the source lists them. */
const PRINTED = [
  '夏商：人物 禹；政策 人殉與人祭',
  '西周：政策 分封、井田；軍備 周王常備軍',
  '東周（春秋）：人物 春秋五霸、孔子、孫武；軍備 吳王夫差矛、越王勾踐劍、車戰',
  '東周（戰國）：人物 墨翟；軍備 虎符、騎兵；發明 冶鐵技術',
  '秦：政策 大一統、修築萬里長城、焚書坑儒',
  '西漢：人物 王莽、司馬遷、霍光、王昭君、項羽；政策 以農為本',
  '東漢：人物 班超、天竺僧人、十常侍；發明 造紙術、翻車灌溉',
  '三國：人物 諸葛亮；政策 屯田',
  '西晉：人物 石崇、劉聰；軍備 鐵騎兵',
  '東晉與十六國：人物 五胡、法顯；政策 草市',
  '南北朝：人物 花木蘭、蕭衍；政策 滅佛',
  '隋：政策 開發大運河、科舉初興',
  '隋至宋：政策 三省六部',
  '唐：人物 武則天、安祿山、外國使節；政策 天下一家；發明 曲轅犁與筒車',
  '唐至明：發明 火藥武器',
  '五代十國：人物 石敬塘；政策 圩田',
  '宋：人物 岳飛；政策 市舶司、科舉制度、歲幣換和平、夜市；發明 印刷術、指南針',
  '元：政策 建立四大汗國、建立元大都、廣設驛站；發明 授時曆',
  '明：人物 鄭和、于謙、戚繼光、利瑪竇、魏忠賢；政策 廠衛、書院',
  '清：人物 八國聯軍、慈禧太后、溥儀；政策 洋務運動、十三行、禁煙；軍備 八旗',
]

describe('dynasty cards', () => {
  it('each has the era and the kind that the source lists', () => {
    const listed = Object.entries(DYNASTY_CARDS).map(([id, { type, from, to }]) => {
      const era = from === to ? names[from] : `${names[from]}至${names[to]}`
      return `${era} ${names[`type-${type}`]} ${names[id]}`
    })
    const printed = PRINTED.flatMap((line) => {
      const [era, kinds = ''] = line.split('：')
      return kinds.split('；').flatMap((kind) => {
        const [type, all = ''] = kind.split(' ')
        return all.split('、').map((name) => `${era} ${type} ${name}`)
      })
    })
    expect(listed.sort()).toEqual(printed.sort())
  })

  it('D3 D19 each is played in its own eras alone, or elsewhere with a Crossing where it allows that; the start is no era', () => {
    const bound = ['yu-the-great', 'great-wall', 'wang-mang', 'gunpowder', 'eight-banners']
    const unplayed = ['mo-di', 'qi-jiguang', 'xiang-yu', 'xiao-yan', 'shi-jingtang', 'puyi']
    for (const era of SPACES) {
      const game = layOut({
        era,
        lay: (at) => {
          at.hand(0, ...Object.keys(DYNASTY_CARDS), 'crossing-1')
          at.hand(1, 'raid-1')
          at.stats(2, { grain: 4 })
        },
      })
      const at = SPACES.indexOf(era)
      const expected = Object.entries(DYNASTY_CARDS).flatMap(([id, { from, to }]) => {
        if (unplayed.includes(id)) return []
        if (at >= SPACES.indexOf(from) && at <= SPACES.indexOf(to)) return [id]
        return bound.includes(id) ? [] : [`crossing-1+${id}`]
      })
      expect(game.options(0), era).toEqual(['draw', ...expected])
    }
  })
})
