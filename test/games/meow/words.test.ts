// What cards and events say: a number is never exact where it is a least, nor whole where more comes on top.
import { describe, expect, it } from 'vitest'
import { nameRef, nameRefs, type Phrase, seatRef } from '../../../src/engine/phrase.ts'
import { BATTLES } from '../../../src/games/meow/cards/battles.ts'
import { boonOf } from '../../../src/games/meow/cards/index.ts'
import { STRATAGEMS } from '../../../src/games/meow/cards/stratagems.ts'
import { boonSets } from '../../../src/games/meow/rules/bonus.ts'
import { words as WORDS } from '../../../src/games/meow/text/index.ts'
import { say } from '../../../src/games/meow/text/say.ts'
import { LANGUAGES, type Language } from '../../../src/text/language.ts'
import { render } from '../../../src/text/render.ts'

const text = (language: Language, card: string): string => WORDS[language].names[`${card}-text`] ?? ''

/** The longest label or hint of an option that Discord shows whole. */
const SHOWN_WHOLE = 100

describe('the text of a card', () => {
  it.each(LANGUAGES)(
    'fits whole beside an option, and so does every set of a battle’s effects (%s)',
    (language) => {
      const names = WORDS[language].names
      const sets = Object.keys(BATTLES)
        .flatMap((battle) => boonSets(battle, 6))
        .filter((set) => set.length > 0)
      const said = sets.map((boons) =>
        render({ meow: WORDS[language] }, say('boons', { boons: nameRefs(boons) }), {
          language,
          style: 'plain',
          seatName: String,
        }),
      )
      const stratagems = Object.keys(STRATAGEMS).map((card) => names[`${card}-text`] ?? '')
      expect([...said, ...stratagems].filter((each) => each.length > SHOWN_WHOLE)).toEqual([])
      expect(said.length).toBeGreaterThan(15)
    },
  )

  it('says “at least” and “or more” where a count is a least', () => {
    expect(text('en', 'sun-ce')).toContain('if you have at least 3 Wu 吳 cards, attack +1')
    expect(text('zh-TW', 'sun-ce')).toContain('若我方至少有 3 張「吳」，攻擊力 +1')
    expect(text('en', 'green-dragon')).toContain('For a general with attack 3 or more')
    expect(text('zh-TW', 'green-dragon')).toContain('攻擊力 3 以上的武將')
    expect(text('en', 'loot-the-fire')).toContain('if you have at least as much HP as the target')
  })

  it('says how a half is rounded', () => {
    expect(text('en', 'lu-bu')).toBe('deal 50% of your attack as damage (rounded down)')
    expect(text('zh-TW', 'lu-bu')).toBe('造成攻擊力 50% 的傷害（小數捨去）')
  })

  it.each([
    ['xiahou-yuan', 'deal 1 more damage', '再造成 1 點傷害'],
    ['sima-yi', 'deal 4 more damage', '再造成 4 點傷害'],
    ['zhou-tai', 'heal 2 more', '再回復 2 點血量'],
    ['dilu', 'also heal 2 more', '另外再回復 2 點血量'],
    ['sky-halberd', 'also attack +1 more', '另外攻擊力再 +1'],
  ])('%s says that it does more of the same', (card, en, zh) => {
    expect(text('en', card)).toContain(en)
    expect(text('zh-TW', card)).toContain(zh)
  })

  it('says more only where something came before', () => {
    for (const card of ['sun-jian', 'xiahou-dun', 'zhao-yun', 'zhang-he'])
      expect(text('en', card)).not.toContain('more')
    expect(WORDS.en.names[boonOf('yiling', 3)]).toContain('deal 1 more damage')
  })

  it('adds up damage by a count in the order in which it is reckoned', () => {
    expect(text('en', 'borrowed-arrows')).toContain(
      'deal 1 damage, plus 1 for each bow 弓 card the target has',
    )
  })

  it('says when a stratagem is used, and who is a lord', () => {
    expect(text('en', 'empty-fort')).toMatch(/^Planning: /)
    expect(text('en', 'fire-ploy')).toMatch(/^Battle: /)
    expect(text('en', 'fish-scale')).toMatch(/^Planning: Art of War; /)
    expect(WORDS.en.cards['liu-bei']).toContain('lord')
    expect(WORDS['zh-TW'].cards['liu-bei']).toContain('君主')
    expect(WORDS.en.cards['guan-yu']).not.toContain('lord')
  })
})

describe('alone', () => {
  const reader = (language: Language) => ({ language, style: 'plain' as const, seatName: () => 'Mei' })
  const told = (language: Language, phrase: Phrase): string =>
    render({ meow: WORDS[language] }, phrase, reader(language))

  it('a lost game says that it is lost', () => {
    const lost = say('solo-lost', { who: seatRef(0) })
    expect(told('en', lost)).toBe('Mei loses this game.')
    expect(told('zh-TW', lost)).toBe('Mei 本局落敗。')
  })

  it('a sentence begins with a capital, also where the opponent begins it', () => {
    const who = nameRef('rival')
    expect(told('en', say('battle-won', { who, hp: 5, clash: 3 }))).toBe(
      'The opponent wins the battle in clash 3.',
    )
    expect(told('en', say('clash', { who, n: 2 }))).toBe('Clash 2 of 4. The opponent acts first.')
    const strikes = say('strikes', { who: seatRef(0), whom: who, n: 5, blocked: 0 })
    expect(told('en', strikes)).toBe('Mei attacks the opponent with ⚔️5.')
  })
})
