// No word that the code gave up comes back (docs/glossary.md): one word for one thing, the field's where it has one.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { NAMES, PARTS, PHRASES, type Retired } from './retired-code.ts'

/** Made by a program, words for players, drawings, and this check itself. */
const LEFT_OUT = /\/generated\/|games\/[^/]+\/(?:picture|bank)\/|^test\/text\//
/** What players read; its keys are names, its comments are few. */
const FOR_PLAYERS = /\/text\//

const files = ['src', 'commands', 'scripts', 'test']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
  )
  .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const docs = ['README.md', ...readdirSync('docs').map((file) => `docs/${file}`)]
  .concat(readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`))
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The parts of a name in small letters: of `playersSeated` and `PLAYERS_SEATED` players and seated. */
const partsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase())

/** What took the place of a retired name; `undefined` for any other. */
function replacementOf(name: string, file: string): string | undefined {
  const part = partsOf(name)
    .map((each) => PARTS.get(each) ?? PARTS.get(each.replace(/s$/, '')))
    .find((each) => each && !each.meant?.test(file))
  return NAMES.get(name) ?? part?.now
}

/** What a file declares: types, functions, classes, variables and members. */
function declaredIn(file: string, text: string): ReadonlySet<string> {
  const names = new Set<string>()
  const walk = (node: ts.Node): void => {
    const { name } = node as ts.Node & { readonly name?: ts.Node }
    if (name && ts.isIdentifier(name) && !ts.isImportSpecifier(node)) names.add(name.text)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return names
}

const RETIRED = new RegExp([...NAMES.keys(), ...PARTS.keys()].join('|'), 'i')
/** Words that have a retired part in some letters: each is looked at once. */
const suspicious = new Map<string, boolean>()

function isSuspicious(word: string): boolean {
  const known = suspicious.get(word)
  if (known !== undefined) return known
  const is = RETIRED.test(word)
  suspicious.set(word, is)
  return is
}

/** The retired names that a file declares. Only a file that has one in any place is parsed. */
function retiredNames(file: string, text: string): readonly string[] {
  const found = new Map<string, string>()
  for (const word of text.match(/[A-Za-z]\w*/g) ?? []) {
    const now = isSuspicious(word) ? replacementOf(word, file) : undefined
    if (now !== undefined) found.set(word, now)
  }
  if (found.size === 0) return []
  return [...declaredIn(file, text)]
    .filter((name) => found.has(name))
    .map((name) => `${file}: ${name} is now ${found.get(name)}`)
}

const phrases = [...PHRASES].map(([words, retired]): readonly [RegExp, Retired] => [
  new RegExp(`\\b${words}\\b`, 'i'),
  retired,
])
const ANY_PHRASE = new RegExp(`\\b(?:${[...PHRASES.keys()].join('|')})\\b`, 'i')
const COMMENT = /(?:^|\s)(?:\/\/|\/?\*\*?)\s(.*)$/

/** The retired phrases of a page, or of those parts of its lines that `read` takes. */
const retiredPhrases = (
  file: string,
  text: string,
  read: (line: string) => string | undefined,
): readonly string[] =>
  ANY_PHRASE.test(text)
    ? text
        .split('\n')
        .flatMap((line, index) =>
          phrases
            .filter(([words, { meant }]) => words.test(read(line) ?? '') && !meant?.test(file))
            .map(([, { now }]) => `${file}:${index + 1}: ${line.trim()} (${now})`),
        )
    : []

const comment = (line: string): string | undefined => COMMENT.exec(line)?.[1]
const whole = (line: string): string => line

it('nothing is declared under a retired name', () => {
  expect(files.length).toBeGreaterThan(1_500)
  expect(files.flatMap(({ file, text }) => retiredNames(file, text))).toEqual([])
})

it('no comment, test title or page of docs uses a retired phrase', () => {
  expect(docs.length).toBeGreaterThan(20)
  const inCode = files
    .filter(({ file }) => !FOR_PLAYERS.test(file))
    .flatMap(({ file, text }) => retiredPhrases(file, text, file.startsWith('test/') ? whole : comment))
  expect(inCode).toEqual([])
  expect(docs.flatMap(({ file, text }) => retiredPhrases(file, text, whole))).toEqual([])
})

it('finds a retired word in any part of a name, and in comments alone', () => {
  expect(retiredNames('src/a.ts', 'const BRISK_WINDOWS = 1, mendAll = 2\nbrisk(mend)')).toEqual([
    'src/a.ts: BRISK_WINDOWS is now fast',
    'src/a.ts: mendAll is now repair',
  ])
  expect(retiredPhrases('src/a.ts', "say('Whoever') // whoever asks\n  * for good", comment)).toHaveLength(2)
  expect(retiredPhrases('src/a.ts', "say('Whoever')", comment)).toEqual([])
})
