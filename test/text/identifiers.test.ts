// No name that the code gave up comes back (docs/glossary.md): one word for one thing, the field's where it has one.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** A retired name, and the name that took its place. */
const RETIRED: Readonly<Record<string, string>> = {
  Desk: 'HostContext, BotContext or Dashboard',
  desk: 'bot or dashboard',
  Hall: 'GatewayContext',
  Hearing: 'Heard',
  Regret: 'UndoableAnswer',
  Regrets: 'UndoCounts',
  Rest: 'Snapshot',
  Motion: 'GameSession or LoadedGame',
  Outlook: 'PlayerView',
  Told: 'GameEvent',
  Telling: 'EventOptions',
  Lull: 'AutoPass',
  Laid: 'AutoAnswers',
  Sitter: 'Player',
  OrderSpec: 'AutoAnswerSpec',
  Workshop: 'Runner',
  Easel: 'Renderer',
  easel: 'renderer',
  outlook: 'playerView',
  Studio: 'RenderPool',
  Furnishing: 'SeedData',
  courseOf: 'Executor',
  motionOf: 'Session',
  restOf: 'loadSnapshot',
  restAfter: 'snapshotAfter',
  startRun: 'startSession',
  windBack: 'rollback',
  courtier: 'botName',
  noting: 'memoize',
  stir: 'notify',
}

/** What a file declares: types, functions, classes, variables and members. */
function declared(file: string): string[] {
  const names: string[] = []
  const walk = (node: ts.Node): void => {
    const { name } = node as ts.Node & { readonly name?: ts.Node }
    if (name && ts.isIdentifier(name) && !ts.isImportSpecifier(node)) names.push(name.text)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return names
}

it('nothing is declared under a retired name', () => {
  const files = ['src', 'commands', 'scripts']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
    )
    .filter((file) => file.endsWith('.ts') && !/generated|games\/[^/]+\/picture/.test(file))
  expect(files.length).toBeGreaterThan(900)
  const found = files.flatMap((file) =>
    declared(file)
      .filter((name) => Object.hasOwn(RETIRED, name))
      .map((name) => `${file}: ${name} is now ${RETIRED[name]}`),
  )
  expect(found).toEqual([])
})
