// The words of Kingdom Wars: whole in three languages, saying the same, and within Discord's limits.
import { describe, expect, it } from 'vitest'
import { COMPANIONS } from '../../../src/games/hegemony/cards/companions.ts'
import {
  expansionOf,
  GENERAL_IDS,
  KINGDOMS,
  skillsIn,
  skillsOf,
} from '../../../src/games/hegemony/cards/generals.ts'
import { CARD_IDS, card, KINDS, type Kind } from '../../../src/games/hegemony/cards/index.ts'
import { game as hegemony } from '../../../src/games/hegemony/game.ts'
import { words as hegemonyWords, VOCABULARY } from '../../../src/games/hegemony/text/index.ts'
import { CATALOGUES } from '../../../src/games/hegemony/text/phrases.ts'
import { simplifiedText } from '../../../src/program/simplified.mjs'
import { LANGUAGES } from '../../../src/text/language.ts'

const kinds = Object.keys(KINDS) as Kind[]
const skills = [...new Set(GENERAL_IDS.flatMap(skillsOf))]
const newer = [...new Set(GENERAL_IDS.flatMap((id) => skillsIn(id, 'revised')))]

/** A phrase filled with arguments that say their own name, and which of them it asked for. */
function filled(text: unknown): { said: string; asked: string[] } {
  const asked = new Set<string>()
  const args = new Proxy(
    {},
    {
      get(_, name) {
        asked.add(String(name))
        return `<${String(name)}>`
      },
    },
  )
  return { said: (text as (args: object) => string)(args), asked: [...asked].sort() }
}

describe.each(LANGUAGES)('%s', (language) => {
  it('names who uses a Peach on themselves once', () => {
    const { phrases } = hegemonyWords[language]
    const text = phrases['rescues-using'] as unknown as (args: object) => string
    const card = hegemonyWords[language].names.peach ?? ''
    expect(text({ who: 'Mei', whom: 'Mei', card, cards: '' }).match(/Mei/g)).toHaveLength(1)
    expect(text({ who: 'Mei', whom: 'Arjun', card, cards: '' })).toContain('Arjun')
  })

  const words = hegemonyWords[language]
  const { cards, skills: skillWords } = VOCABULARY[language]

  it('names everything in the box, and different things differently', () => {
    const ids = [...kinds, ...GENERAL_IDS, ...new Set([...skills, ...newer]), ...KINGDOMS, 'ambitionist']
    for (const id of [...ids, ...CARD_IDS]) expect(words.names[id], id).toBeTruthy()
    expect(new Set(ids.map((id) => words.names[id])).size).toBe(ids.length)
    expect(words.names['slash-s8']).toBe(words.names['slash-s8-b'])
    expect(words.names['slash-s8']).toContain('♠8')
  })

  it('says in one line of 100 characters what each card and each of the 92 skills does', () => {
    for (const kind of kinds) expect(cards[kind].brief.length, kind).toBeLessThanOrEqual(100)
    for (const skill of new Set([...skills, ...newer]))
      expect(skillWords[skill].brief.length, skill).toBeLessThanOrEqual(100)
    for (const [skill, { brief }] of Object.entries(VOCABULARY[language].revised))
      expect(brief.length, skill).toBeLessThanOrEqual(100)
    for (const id of [...kinds, ...GENERAL_IDS, ...skills]) {
      expect(words.cards[id], id).toBeTruthy()
      expect(words.cards[id], id).not.toContain('\n')
    }
  })

  it('explains each at length in what fits a message, a general with both skills', () => {
    for (const id of [...kinds, ...GENERAL_IDS, ...skills]) {
      expect(words.notes[id], id).toBeTruthy()
      expect(words.notes[id]?.length, id).toBeLessThanOrEqual(1500)
    }
    for (const id of GENERAL_IDS)
      for (const skill of skillsOf(id)) expect(words.notes[id]).toContain(skillWords[skill].full)
    expect(words.notes.slash).toContain('♦Q')
  })

  it('has the same phrases as English, made of the same arguments', () => {
    expect(Object.keys(words.phrases).sort()).toEqual(Object.keys(hegemonyWords.en.phrases).sort())
    for (const [key, text] of Object.entries(words.phrases)) {
      const { said, asked } = filled(text)
      expect(said, key).not.toMatch(/undefined|NaN|^$/)
      expect(asked, key).toEqual(filled(hegemonyWords.en.phrases[key]).asked)
    }
  })

  it('says each thing in one catalogue only', () => {
    const keys = CATALOGUES[language].flatMap((catalogue) => Object.keys(catalogue))
    expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([])
  })

  it('explains the same topics, each within what one message holds', () => {
    expect(words.topics.map(({ id }) => id)).toEqual(hegemonyWords.en.topics.map(({ id }) => id))
    expect(words.topics.length).toBeLessThanOrEqual(25)
    for (const { id, title, body } of words.topics) {
      expect(title.length).toBeLessThanOrEqual(100)
      expect(body.length, id).toBeLessThanOrEqual(3800)
      expect(body, 'Discord shows no tables').not.toMatch(/^\|/m)
    }
  })

  it('says under `online` which auto-answers everybody begins with (H110)', () => {
    const online = words.topics.find(({ id }) => id === 'online')?.body
    for (const { id, fresh } of hegemony.autoAnswers ?? []) {
      const order = words.autoAnswers?.[id]
      if (fresh === undefined) continue
      expect(online).toContain(`**${order?.name}**`)
      expect(online).toContain(order?.values[fresh])
    }
  })

  it('lists every card, every general with all skills, and every pair of companions in its topics', () => {
    const text = words.topics.map(({ body }) => body).join('\n')
    for (const kind of kinds) expect(text).toContain(`- **${cards[kind].name}** ${cards[kind].brief}`)
    for (const id of GENERAL_IDS)
      for (const skill of skillsOf(id))
        expect(text).toContain(expansionOf(id) === null ? skillWords[skill].brief : words.names[skill])
    for (const [a, b] of COMPANIONS) expect(text).toContain(`- ${words.names[a]} · ${words.names[b]}`)
  })
})

describe('English', () => {
  it('has the Chinese beside every name', () => {
    for (const kind of kinds)
      expect(VOCABULARY.en.cards[kind].name.endsWith(` ${VOCABULARY['zh-TW'].cards[kind].name}`), kind).toBe(
        true,
      )
    for (const id of GENERAL_IDS)
      expect(hegemonyWords.en.names[id]?.endsWith(` ${hegemonyWords['zh-TW'].names[id]}`), id).toBe(true)
    for (const id of new Set([...skills, ...newer]))
      expect(VOCABULARY.en.skills[id].name.endsWith(` ${VOCABULARY['zh-TW'].skills[id].name}`), id).toBe(true)
  })
})

describe('Traditional Chinese', () => {
  it('sets off cards and skills in a sentence', () => {
    expect(hegemonyWords['zh-TW'].names.slash).toBe('【殺】')
    expect(hegemonyWords['zh-TW'].names[card('slash-s7').id]).toBe('♠7【殺】')
    expect(hegemonyWords['zh-TW'].names.jianxiong).toBe('「奸雄」')
  })
})

describe('Simplified Chinese', () => {
  it('has no traditional character left', () => {
    const { names, cards, notes, topics, options, phrases, title, blurb } = hegemonyWords['zh-CN']
    const said = Object.values(phrases).map((text) => filled(text).said)
    const all = JSON.stringify([names, cards, notes, topics, options, said, title, blurb])
    expect(simplifiedText(all)).toBe(all)
    expect(all).not.toMatch(/[「」『』]/)
  })

  it('writes the names as the mainland prints them', () => {
    const { names } = hegemonyWords['zh-CN']
    expect(names.guanxing).toBe('“观星”')
    expect([names['wo-long'], names['yan-liang-wen-chou'], names['zhang-he']]).toEqual([
      '卧龙诸葛亮',
      '颜良文丑',
      '张郃',
    ])
    expect([names.qinggang, names.dilu, names.zixing]).toEqual(['【青釭剑】', '【的卢】', '【紫骍】'])
  })
})
