// `npm run licences`: the licence of every package that the bot runs with, and which packages bring install scripts.
// Exits 1 where a package names no licence, or one that binds those who redistribute the bot.
import { existsSync, readFileSync } from 'node:fs'
import { commandLine, print } from './common/arguments.ts'

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
}

/** Licences that ask for their own text to be kept and no more. */
const FREE =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|OFL-1\.1|PostgreSQL|WTFPL|Zlib)\b/

/** Looked at by hand: what they are, and why that will do. */
const KNOWN: Readonly<Record<string, string>> = {
  elkjs: 'EPL-2.0, unchanged, in the pages of Prisma Studio, which the bot does not open',
  'seq-queue': 'MIT by its LICENSE file',
}

const { json } = commandLine({})
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const packages = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true)

/** What a package says of its licence: in the lock, or in its own file. */
function licenceOf(path: string, { license }: Locked): string {
  if (license) return license
  const file = `${path}/package.json`
  if (!existsSync(file)) return 'not installed here'
  const own = JSON.parse(readFileSync(file, 'utf8')) as { license?: string; licenses?: { type?: string }[] }
  return own.license ?? own.licenses?.map(({ type }) => type).join(' OR ') ?? 'none'
}

const licences: Record<string, number> = {}
const others: string[] = []
const known: string[] = []
for (const [path, entry] of packages) {
  const licence = licenceOf(path, entry)
  licences[licence] = (licences[licence] ?? 0) + 1
  const name = path.replace(/^.*node_modules\//, '')
  // What another machine alone installs says nothing here.
  if (FREE.test(licence) || (entry.optional && licence === 'not installed here')) continue
  if (KNOWN[name] === undefined) others.push(`${name} ${licence}`)
  else known.push(`${name}: ${KNOWN[name]}`)
}
const scripts = packages.flatMap(([path, { hasInstallScript }]) =>
  hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
)
print({ packages: packages.length, licences, known, others, withInstallScripts: scripts }, json)
process.exitCode = others.length === 0 ? 0 : 1
