// `npm run floors`: each floor imports only from below, nothing goes round in circles, and every file was looked at.
import { readdirSync } from 'node:fs'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-ts-config'

/** From the top of the house to its ground. Each may import from any below, never from above. */
const FLOORS = [
  '^src/(main|app|config)[.]ts$',
  '^commands/',
  '^src/discord/',
  '^src/host/',
  '^src/league/',
  '^src/store/',
  '^src/games/',
  '^src/(text|picture)/',
  '^src/engine/',
]

const rules: IForbiddenRuleType[] = [
  ...FLOORS.slice(1).map((floor, index) => ({
    name: `${floor} imports nothing from above`,
    severity: 'error' as const,
    from: { path: floor },
    to: { path: FLOORS.slice(0, index + 1).join('|') },
  })),
  {
    name: 'the kernel imports nothing of ours',
    severity: 'error',
    from: { path: '^src/engine/' },
    to: { path: '^(src|commands)/', pathNot: '^src/engine/' },
  },
  {
    name: 'no game imports another',
    severity: 'error',
    from: { path: '^src/games/([^/]+)/' },
    to: { path: '^src/games/([^/]+)/', pathNot: '^src/games/$1/' },
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
    from: { path: '^(src|commands)/', pathNot: '^src/sandbox/|^src/(main|app)[.]ts$' },
    to: { path: '^src/sandbox/' },
  },
  {
    name: 'only the store speaks to the database',
    severity: 'error',
    from: { path: '^(src|commands)/', pathNot: '^src/store/' },
    to: { path: 'node_modules/(@prisma|prisma|pg|@electric-sql)/|src/store/generated' },
  },
  {
    name: 'no circles',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
]

const files = ['src', 'commands']
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
const fine = result.summary.violations.length === 0 && seen === files.length
console.log(`floors: ${seen} modules, ${result.summary.violations.length} violations`)
process.exitCode = fine ? 0 : 1
