// `npm run check floors`: each layer imports only from below and by the public APIs of its folders, neither files nor folders go round in
// circles, every file was looked at, the rooms of the games are the same, and no function is too long.
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { circleFaults, folderCircles } from './folders.ts'
import { longFunctions } from './functions.ts'
import { roomFaults } from './rooms.ts'

/** The layers, top first. Each may import from any below, never from above. */
const LAYERS = [
  '^src/(main|app|config|local)[.]ts$',
  '^src/metrics/',
  '^commands/',
  '^src/discord/',
  '^src/host/',
  '^src/league/',
  '^src/jobs/',
  '^src/store/',
  '^src/search/',
  '^src/games/',
  '^src/(text|picture)/',
  '^src/engine/',
  '^src/threads/',
]

/** Folders with a public API: the files that others may import; the rest is private. */
const PUBLIC_API: Readonly<Record<string, readonly string[]>> = {
  'src/host': ['index', 'table/types', '[^/]+/index'],
  'src/games': ['index', 'common/title'],
  'src/sandbox': ['index'],
  'src/discord/gateway': ['index'],
}

/** Folders inside which folders still import each other in circles. */
const CIRCLED: readonly string[] = []

const rules: IForbiddenRuleType[] = [
  ...LAYERS.slice(1).map((layer, index) => ({
    name: `${layer} imports nothing from above`,
    severity: 'error' as const,
    from: { path: layer },
    to: { path: LAYERS.slice(0, index + 1).join('|') },
  })),
  ...Object.entries(PUBLIC_API).map(([folder, files]) => ({
    name: `of ${folder} others import its public API alone`,
    severity: 'error' as const,
    from: { path: '^(src|commands)/', pathNot: `^${folder}/` },
    to: { path: `^${folder}/`, pathNot: files.map((file) => `^${folder}/${file}[.]ts$`) },
  })),
  {
    name: 'the kernel imports nothing of ours',
    severity: 'error',
    from: { path: '^src/engine/' },
    to: { path: '^(src|commands)/', pathNot: '^src/engine/' },
  },
  {
    name: 'threads know nothing of what they do',
    severity: 'error',
    from: { path: '^src/threads/' },
    to: { path: '^(src|commands)/|node_modules/', pathNot: '^src/threads/|node_modules/(@types|tsx)/' },
  },
  {
    name: 'the league computes from plain data alone',
    severity: 'error',
    from: { path: '^src/league/' },
    to: {
      path: '^(src|commands)/|node_modules/',
      pathNot: '^src/(league|engine)/|node_modules/(openskill|@types)/',
    },
  },
  {
    name: 'a search knows rules as the kernel does, and computes from plain data alone',
    severity: 'error',
    from: { path: '^src/search/' },
    to: { path: '^(src|commands)/|node_modules/', pathNot: '^src/(search|engine|threads)/' },
  },
  {
    name: 'no game imports another',
    severity: 'error',
    from: { path: '^src/games/([^/]+)/' },
    to: { path: '^src/games/([^/]+)/', pathNot: '^src/games/(common|$1)/' },
  },
  {
    name: 'the sandbox knows nothing of the bot',
    severity: 'error',
    from: { path: '^src/sandbox/' },
    to: { path: '^(src|commands)/', pathNot: '^src/sandbox/' },
  },
  {
    name: 'only the top knows the sandbox',
    severity: 'error',
    from: { path: '^(src|commands)/', pathNot: '^src/sandbox/|^src/(main|app|local)[.]ts$' },
    to: { path: '^src/sandbox/' },
  },
  {
    name: 'the bot of a real server loads no sandbox',
    severity: 'error',
    from: { path: '^(src|commands)/', pathNot: '^src/(sandbox/|local[.]ts)' },
    to: { path: '^src/(sandbox/|local[.]ts)', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only the store speaks to the database',
    severity: 'error',
    from: { path: '^(src|commands)/', pathNot: '^src/store/' },
    to: { path: 'node_modules/(@prisma|prisma|pg|@electric-sql)/|src/store/generated' },
  },
  {
    // Imports of types count as well: what goes round by them can be read in no order either.
    name: 'no circles',
    severity: 'error',
    from: { pathNot: '^src/store/generated/' },
    to: { circular: true },
  },
]

const files = ['src', 'commands', 'scripts']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
  )
  .filter((file) => file.endsWith('.ts') && !file.includes('/generated/'))
const { output } = await cruise(
  files,
  {
    ruleSet: { forbidden: rules },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
  { fileName: 'tsconfig.json' } as never,
  { tsConfig: extractConfig('tsconfig.json') },
)
const result = output as ICruiseResult
const seen = result.modules.filter(({ source }) => files.includes(source)).length
for (const { rule, from, to } of result.summary.violations) console.error(`${from} → ${to}: ${rule.name}`)
if (seen !== files.length) console.error(`looked at ${seen} of ${files.length} files`)
const imports = result.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
)
const circles = folderCircles(imports.filter(({ from, to }) => files.includes(from) && files.includes(to)))
const faults = [
  ...circleFaults(circles, CIRCLED),
  ...roomFaults(),
  ...longFunctions(['src', 'commands', 'scripts', 'test']),
]
for (const fault of faults) console.error(fault)
const fine = result.summary.violations.length === 0 && seen === files.length && faults.length === 0
console.log(`floors: ${seen} modules, ${result.summary.violations.length} violations`)
const folders = new Set(files.map((file) => dirname(file))).size
console.log(`folders in circles: ${circles.flat().length} of ${folders}`)
for (const circle of circles) console.log(`  ${circle.length} in ${circle[0]}`)
process.exitCode = fine ? 0 : 1
