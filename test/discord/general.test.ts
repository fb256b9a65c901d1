// `/general`: generals by a name in any language, those of the game that is played first; of Kingdom Wars all there is to know.
import { describe, expect, it } from 'vitest'
import { cardMeant, cardText, isGeneral, suggestCards } from '../../src/discord/input/cards.ts'
import type { Title } from '../../src/games/common/title.ts'
import { GENERAL_IDS, skillsOf } from '../../src/games/hegemony/cards/generals.ts'
import { title as hegemonyTitle } from '../../src/games/hegemony/index.ts'
import { VOCABULARY } from '../../src/games/hegemony/text/index.ts'
import { TITLES } from '../../src/games/index.ts'
import { LANGUAGES } from '../../src/text/language.ts'

const title = hegemonyTitle as unknown as Title
const titles = { ...TITLES, hegemony: title }
const meant = (typed: string, here?: string) => cardMeant(titles, typed, here, isGeneral)

describe('a general is found', () => {
  it('by the whole name in each of the three languages, and is nobody else', () => {
    for (const language of LANGUAGES)
      for (const id of GENERAL_IDS)
        expect(meant(VOCABULARY[language].generals[id], 'hegemony'), `${id} in ${language}`).toMatchObject({
          id,
        })
  })

  it('in every game that has one of this name, while none of them is being played', () => {
    const found = [meant('Cao Cao')].flat().map((each) => each.title.game.id)
    expect(new Set(found)).toEqual(new Set(['records', 'meow', 'hegemony', 'storm']))
  })

  it.each(['meow', 'records', 'hegemony'])('of the game that is played, in %s', (here) => {
    expect(meant('張飛', here)).toMatchObject({ id: 'zhang-fei', title: { game: { id: here } } })
    expect(suggestCards(titles, '張飛', 'en', here, isGeneral)[0]?.value).toBe(`${here}:zhang-fei`)
  })

  it.each(['曹操', 'Cao Cao', 'cao cao', '曹操 '])('of the game that is played, lords too: %s', (typed) => {
    for (const here of ['meow', 'records', 'hegemony', 'storm'])
      expect(meant(typed, here)).toMatchObject({ id: 'cao-cao', title: { game: { id: here } } })
  })

  it('among the strategists of Record too', () => {
    expect(meant('諸葛亮', 'records')).toMatchObject({
      id: 'zhuge-liang',
      title: { game: { id: 'records' } },
    })
  })

  it('among generals alone: neither a card nor a person of another game', () => {
    expect(meant('confucius')).toEqual([])
    expect(meant('peach')).toEqual([])
    expect(meant('muddy-waters', 'records')).toEqual([])
    expect(cardMeant(titles, 'hegemony:peach')).toMatchObject({ id: 'peach' })
  })
})

it('suggestions are in the language of the member, typed in another', () => {
  const names = suggestCards(titles, 'zhuge', 'zh-CN', undefined, isGeneral).map(({ name }) => name)
  expect(names.some((name) => name.startsWith('诸葛亮'))).toBe(true)
  expect(suggestCards(titles, '', 'en', undefined, isGeneral)).toHaveLength(25)
})

it.each(LANGUAGES)('shows kingdom, gender, HP, companions and both skills in full in %s', (language) => {
  const { box, generals, skills } = VOCABULARY[language]
  for (const id of GENERAL_IDS) {
    const text = cardText({ title, id }, language)
    expect(text.length).toBeLessThanOrEqual(1900)
    for (const skill of skillsOf(id)) expect(text).toContain(skills[skill].full)
    expect(
      text
        .split('\n')
        .slice(2)
        .every((line) => line.startsWith('> ')),
    ).toBe(true)
  }
  const caoCao = cardText({ title, id: 'cao-cao' }, language)
  expect(caoCao).toContain(box.facts({ faction: box.factions.wei, gender: box.genders.male, hp: '2' }))
  expect(caoCao).toContain(generals['dian-wei'])
})
