// Typed questions and answers (D17): in which script a computer answers, and what it takes to be right.
import { describe, expect, it } from 'vitest'
import { answerId, LETTERS, questionsOf, rightLetter } from '../../../src/games/dynasties/bank/ids.ts'
import { BANK } from '../../../src/games/dynasties/bank/texts.ts'
import { answerTo, isRight } from '../../../src/games/dynasties/bot/scholar.ts'
import { LANGUAGES, type Language } from '../../../src/text/language.ts'

const all = questionsOf(null, null)
const text = (language: Language, id: string): string => BANK[language][id] ?? ''

/** A question as it is asked, its right answer and its wrong ones. */
const asked = (language: Language, id: string) => {
  const right = rightLetter(id)
  const wrong = LETTERS.filter((letter) => letter !== right)
  return {
    question: text(language, id),
    right: text(language, answerId(id, right)),
    wrong: wrong.map((letter) => text(language, answerId(id, letter))),
  }
}

/** Answers of one kind to all questions that are judged otherwise than they should be. */
const misjudged = (
  language: Language,
  should: boolean,
  answers: (right: string, wrong: readonly string[]) => readonly string[],
) =>
  all.flatMap((id) => {
    const { question, right, wrong } = asked(language, id)
    return answers(right, wrong).filter((answer) => isRight(question, answer) !== should)
  })

const SAID: Readonly<Record<Language, (name: string) => readonly string[]>> = {
  en: (name) => [name, name.toUpperCase(), `It was ${name}.`, `${name}, I believe`, name.normalize('NFD')],
  'zh-TW': (name) => [name, `「${name}」！`, `我想應該是${name}吧`, `答案是${name}。`],
  'zh-CN': (name) => [name, `“${name}”！`, `我觉得应该是${name}吧`, `就是${name}啊`],
}

const DENIED: Readonly<Record<Language, (name: string) => readonly string[]>> = {
  en: (name) => [
    ...[`not ${name}`, `Not ${name}!`, `anyone but ${name}`, `anything except ${name}`, `It isn’t ${name}`],
    ...[`never ${name}`, `I don't think it was ${name}`, `someone other than ${name}`, `${name}? No.`],
    ...[`the father of ${name}`, `${name}’s teacher`, `Little ${name} Junior`],
  ],
  'zh-TW': (name) => [
    ...[`不是${name}`, `我不認為是${name}`, `除了${name}`, `${name}以外的人`, `絕非${name}`, `沒有${name}`],
    ...[`${name}的父親`, `${name}的敵人`, `小${name}堂`],
  ],
  'zh-CN': (name) => [
    ...[`不是${name}`, `我不认为是${name}`, `除了${name}`, `${name}以外的人`, `绝非${name}`, `没有${name}`],
    ...[`${name}的父亲`, `${name}的敌人`],
  ],
}

describe.each(LANGUAGES)('typed in %s', (language) => {
  it('D17 a computer answers each question of the bank in the language and script it was asked in', () => {
    const answers = all.map((id) => answerTo(text(language, id)))
    expect(answers).toEqual(all.map((id) => asked(language, id).right))
  })

  it('D17 the right answer counts, however it is said', () => {
    expect(misjudged(language, true, SAID[language])).toEqual([])
  })

  it('D17 an answer that is denied, or is of somebody else, does not count', () => {
    expect(misjudged(language, false, DENIED[language])).toEqual([])
  })

  it('D17 no wrong answer counts, nor the right one beside a wrong one', () => {
    const answers = (right: string, wrong: readonly string[]) =>
      wrong.flatMap((each) => [each, `${right} / ${each}`, `${each}, ${right}`])
    expect(misjudged(language, false, answers)).toEqual([])
  })
})

describe('a typed answer', () => {
  const [flood, founder, kingdoms, rebels, voyages] = [
    text('en', 'q-xia-shang-1'),
    text('zh-TW', 'q-xia-shang-9'),
    text('en', 'q-three-kingdoms-1'),
    text('zh-CN', 'q-qin-8'),
    text('en', 'q-ming-2'),
  ]

  it.each([
    ['with tone marks', flood, 'Yú'],
    ['in full width', flood, '　ＹＵ　'],
    ['with a title', flood, 'King Yu the Great'],
    ['in a whole sentence', flood, 'It was Yu who tamed the flood!'],
    ['in two languages', flood, 'Yu (禹)'],
    ['in another language than the question', founder, 'Tāng'],
    ['with its dynasty', founder, '商湯'],
    ['with its syllables apart', voyages, 'zheng  HE'],
    ['with its syllables together', voyages, 'Zhènghé'],
    ['without what joins the names', kingdoms, 'Wei, Shu, Wu'],
    ['with another word that joins the names', rebels, '陈胜和吴广'],
    ['without a word for its kind', text('zh-TW', 'q-western-zhou-6'), '牧野'],
    ['with a word for its kind', text('zh-TW', 'q-xia-shang-4'), '商朝'],
    ['without its apostrophe', text('en', 'q-western-han-5'), 'Changan'],
    ['without the character that tells it from others', text('en', 'q-xia-shang-5'), 'King Zhou'],
  ])('D17 counts %s', (_, question, answer) => expect(isRight(question, answer)).toBe(true))

  it.each([
    ['a name that begins with the right one', founder, '湯顯祖'],
    ['a name that ends with the right one', flood, 'Han Yu'],
    ['a part of the right name', voyages, '鄭'],
    ['a son of the right one', flood, 'the son of Yu'],
    ['two of whom one is right', text('en', 'q-xia-shang-4'), 'Shang and Zhou'],
    ['nothing', flood, ' '],
    ['words that name nobody', flood, 'I think it was the great king'],
  ])('D17 does not count %s', (_, question, answer) => expect(isRight(question, answer)).toBe(false))

  it('D17 to a question that the bank has not is not judged', () => {
    expect(isRight('What is my cat called?', 'Yu')).toBeUndefined()
  })

  it('D17 answers a question that is typed with other tone marks, width and case', () => {
    expect(isRight('ＷＨＯ, by tradition, tamed the flood in the énd', 'Yu')).toBe(true)
  })
})
