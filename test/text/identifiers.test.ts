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

/** Parts of names, as `lull` of `lullsOf`, that were given up: what took their place, and where they mean what they say. */
const RETIRED_PARTS: ReadonlyMap<string, readonly [now: string, meant?: RegExp]> = new Map([
  ['brisk', ['fast']],
  ['covered', ['isAutoAnswered', /^scripts\/golden\//]],
  ['lull', ['autoPass']],
  ['lulls', ['autoPasses']],
  // Chance against skill.
  [
    'luck',
    ['clientSeed', /^src\/(?:games\/meow|discord\/(?:leagues|review)|search\/review|text\/bot\/reviews)\//],
  ],
  // Drawn ones.
  ['seal', ['commitment', /^src\/(?:picture|games|discord\/pictures)\//]],
  // A general's skill.
  ['sealed', ['hidden', /^src\/games\/meow\//]],
  // Orders of what is picked or played, and what threads are told to do.
  [
    'orders',
    ['autoAnswers', /^(?:src\/(?:discord\/(?:choice|panels)|games\/(?:meow|records))|scripts\/mutation)\//],
  ],
  ['sitters', ['players']],
])

/** The parts of a name in small letters: of `playersSeated` and `PLAYERS_SEATED` players and seated. */
const partsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase())

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
  const nowOf = (name: string, file: string): string | undefined => {
    if (Object.hasOwn(RETIRED, name)) return RETIRED[name]
    const gone = partsOf(name).map((part) => RETIRED_PARTS.get(part))
    return gone.find((part) => part && !part[1]?.test(file))?.[0]
  }
  const found = files.flatMap((file) =>
    declared(file)
      .map((name) => ({ name, now: nowOf(name, file) }))
      .filter(({ now }) => now !== undefined)
      .map(({ name, now }) => `${file}: ${name} is now ${now}`),
  )
  expect(found).toEqual([])
})
