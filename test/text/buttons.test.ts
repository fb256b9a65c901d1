// Labels of buttons: clients cut what is longer than 38 characters, or than 34 beside an icon. Every text of the bot's that stands on a
// button is found in the source and looked at in every language, with the longest that can stand in it.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fitsButton } from '../../src/discord/screen/screen.ts'
import { strengthText } from '../../src/discord/words/strengths.ts'
import { STRENGTHS } from '../../src/engine/strength.ts'
import { TITLES } from '../../src/games/index.ts'
import { BOT_WORDS } from '../../src/text/bot/index.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** Labels that the call of a button gives by a name or a pattern, by file: the texts that they can be. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'src/discord/leagues/looks.ts wordsOf(language)[`league-${look}`]()': [
    'join',
    'leave',
    'standings',
    'schedule',
    'mine',
    'rules',
  ].map((look) => `league-${look}`),
  'src/discord/review/expert.ts label': [],
  'src/discord/review/screen.ts label': [
    'review-step',
    'review-tab',
    'review-story',
    'review-card',
    'expert-tab',
  ],
  'src/discord/panels/member/daily-screen.ts letterOf(answer)': [],
  'src/discord/panels/table/history.ts label': [],
  'src/discord/panels/table/branching.ts words[`branch-${deal}`]()': ['branch-same', 'branch-anew'],
  "src/discord/panels/table/what-if.ts words[deal === 'same' ? 'branch-try' : 'branch-try-anew']({ n: index + 1 })":
    ['branch-try', 'branch-try-anew'],
  'src/discord/panels/votes/voting.ts yes': ['offer-take', 'vote-allow', 'vote-yes'],
  'src/discord/panels/votes/voting.ts no': ['offer-decline', 'vote-refuse', 'vote-no'],
  // Options and auto-passes are the games' own: the contract that every game keeps looks at them.
  'src/discord/panels/decision/rows.ts plain(text)': [],
  'src/discord/panels/decision/rows.ts marked(lineOf(asked, index), option)': [],
  // With the name of a pick where that fits.
  'src/discord/panels/decision/rows.ts label': ['confirm'],
  // Pages have the headlines of the games' groups as well.
  'src/discord/panels/lobby/lobby-form.ts name': ['lobby-form', 'lobby-form-table', 'lobby-form-groups'],
  'src/discord/panels/newcomers/rules.ts label': ['back', 'more', 'rules-next', 'rules-rulings'],
  'src/discord/panels/newcomers/helping.ts words[`help-${each}`]()': Object.keys(BOT_WORDS.en.phrases).filter(
    (key) => /^help-[a-z]+$/.test(key) && `${key}-body` in BOT_WORDS.en.phrases,
  ),
}

/** Files in which buttons are made. */
const files = ['src/discord', 'commands'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name !== 'screen.ts')
    .map((name) => `${folder}/${name}`),
)

/** The text from a place in the source to the bracket that closes what was open there. */
function within(source: string, from: number): string {
  let depth = 1
  let end = from
  for (; depth > 0 && end < source.length; end++) {
    if ('([{'.includes(source[end] ?? '')) depth += 1
    if (')]}'.includes(source[end] ?? '')) depth -= 1
  }
  return source.slice(from, end - 1)
}

/** The arguments of a call. */
function argumentsOf(call: string): string[] {
  const found = ['']
  let depth = 0
  for (const sign of call) {
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (sign === ',' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found.map((each) => each.replace(/\s+/g, ' ').trim())
}

/** The labels of all buttons as the source writes them: their texts, or the file and the words of a label that is named. */
const labels = files.flatMap((file) => {
  const source = readFileSync(`${ROOT}${file}`, 'utf8')
  return [...source.matchAll(/(?<!\w)(?<!(?<!\.\.)\.)button\(/g)].map(({ index, 0: { length } }) => {
    const label = argumentsOf(within(source, index + length))[1] ?? ''
    const keys = [...label.matchAll(/(?:words|wordsOf\([^)]*\))(?:\['([\w-]+)'\]|\.(\w+)\()/g)]
    return { named: `${file} ${label}`, keys: keys.map(([, quoted, plain]) => quoted ?? plain ?? '') }
  })
})

/** The longest title, and the longest topic of a rulebook, in a language. */
const longest = (texts: readonly string[]): string => texts.toSorted((a, b) => b.length - a.length)[0] ?? ''
const titles = (language: Language) => Object.values(TITLES).map(({ words }) => words[language])

/** The longest that can stand in a label, by the name of the argument. */
const LONGEST: Readonly<Record<string, (language: Language) => unknown>> = {
  n: () => 99,
  from: () => 96,
  to: () => 99,
  step: () => 9_999,
  game: () => 'v8gdk',
  title: (language) => longest(titles(language).map(({ title }) => title)),
  strength: (language) => longest(STRENGTHS.map((each) => strengthText(each, language))),
  topic: (language) => longest(titles(language).flatMap(({ topics }) => topics.map(({ title }) => title))),
}

function rendered(key: string, language: Language): string {
  const phrase = (
    BOT_WORDS[language].phrases as unknown as Readonly<Record<string, (args: object) => string>>
  )[key]
  if (!phrase) throw new Error(`no text ${key}`)
  const args = new Proxy(
    {},
    {
      get(_, name) {
        const value = LONGEST[String(name)]
        if (!value) throw new Error(`how long can ${String(name)} of ${key} be?`)
        return value(language)
      },
    },
  )
  return phrase(args)
}

it('the source says of every button what can stand on it', () => {
  expect(labels.length).toBeGreaterThan(100)
  expect(
    labels.filter(({ named, keys }) => keys.length === 0 && !NAMED[named]).map(({ named }) => named),
  ).toEqual([])
  const there = new Set(labels.map(({ named }) => named))
  expect(Object.keys(NAMED).filter((named) => !there.has(named))).toEqual([])
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('no label of a button is cut', () => {
    const keys = new Set(labels.flatMap(({ named, keys }) => [...keys, ...(NAMED[named] ?? [])]))
    const long = [...keys]
      .map((key) => `${key}: ${rendered(key, language)}`)
      .filter((line) => !fitsButton(line.replace(/^[\w-]+: /, '')))
    expect(long).toEqual([])
  })
})

/** Texts of a game that its source gives to actions, passes and auto-passes as they stand; the contract looks at all that come up. */
function fixedLabels(game: string): string[] {
  const folder = `${ROOT}src/games/${game}`
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  const options = sources.flatMap((source) => [
    ...source.matchAll(/\{[^{}]*\btext: say\('([\w-]+)'\)[^{}]*\}/g),
  ])
  const isFixed = /action: true|id: '(?:pass|back|end|done|none)'|scope:/
  return options.flatMap(([option, key]) => (isFixed.test(option) && key ? [key] : []))
}

it.each(Object.values(TITLES))('actions and passes of $game.id are shown whole', ({ game, words }) => {
  const keys = fixedLabels(game.id)
  expect(keys).toContain(game.id === 'storm' ? 'auto-pass-capital' : 'back')
  const texts = LANGUAGES.flatMap((language) =>
    keys.map((key) => String(Reflect.apply(words[language].phrases[key] ?? (() => key), undefined, [{}]))),
  )
  expect(texts.filter((text) => !fitsButton(text))).toEqual([])
})

it('an icon takes its room', () => {
  expect(fitsButton('x'.repeat(38))).toBe(true)
  expect(fitsButton('x'.repeat(39))).toBe(false)
  expect(fitsButton(`⚠ ${'x'.repeat(32)}`)).toBe(true)
  expect(fitsButton(`⚠ ${'x'.repeat(33)}`)).toBe(false)
  expect(fitsButton('🏆'.repeat(34))).toBe(true)
})
