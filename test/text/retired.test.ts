// No word that the texts gave up comes back, in any catalogue of any language or as the name of a command.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'
import { RETIRED, RETIRED_NAMES } from './retired.ts'

/** Where texts stand: the bot's, the games' with their pictures and question banks, the sandbox page's. */
const catalogues = (language: Language): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`/${language}.ts`))
    .map((file) => `src/${file}`)

/** What a catalogue says: its strings and templates, without keys, imports and what is filled in. */
function sayings(file: string): string[] {
  const said: string[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isPropertyAssignment(node)) {
      walk(node.initializer)
      return
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      said.push(node.text)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return said
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it('say no retired word', () => {
    const files = catalogues(language)
    expect(files.length).toBeGreaterThan(40)
    const found = files.flatMap((file) =>
      sayings(file).flatMap((text) =>
        RETIRED[language]
          .filter(([word]) => word.test(text))
          .map(([word, now]) => `${file}: ${word} is now “${now}”: ${text.slice(0, 80)}`),
      ),
    )
    expect(found).toEqual([])
  })
})

interface Named {
  readonly name: string
  readonly options?: readonly Named[]
}

it('the commands have no retired name', () => {
  const all = ({ options = [], ...each }: Named): Named[] => [each, ...options.flatMap(all)]
  const names = commands.flatMap(({ definition }) => all(definition as Named))
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['auto', 'dashboard', 'seed-word']))
  for (const { name } of names) expect(RETIRED_NAMES).not.toContain(name)
})
