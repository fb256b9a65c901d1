// `npm run check lock`: names in package-lock.json the platform packages that the registry at hand did not have, so that
// `npm ci` accepts the lock everywhere; exits 1 where it added any. Their os, cpu and libc are in their names; npm skips those of other platforms.
import { readFileSync, writeFileSync } from 'node:fs'

interface Entry {
  version?: string
  dev?: true
  optional?: true
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const FILE = 'package-lock.json'
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]

/** What a platform package's name says of where it runs; `undefined` for other packages. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | undefined {
  if (name.endsWith('wasm32-wasi')) return { cpu: ['wasm32'] }
  const at = name.split(/[/-]/)
  const index = at.findIndex((part) => SYSTEMS.includes(part))
  const os = at[index]
  const arch = at[index + 1]
  if (index < 0 || os === undefined || arch === undefined) return undefined
  const abi = at[index + 2] ?? ''
  const libc =
    os !== 'linux' ? undefined : abi.startsWith('musl') ? 'musl' : abi.startsWith('gnu') ? 'glibc' : undefined
  return { os: [os], cpu: [arch], ...(libc && { libc: [libc] }) }
}

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, Entry> }
let added = 0
for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`
    const platform = platformOf(name)
    if (lock.packages[key] || !platform || !/^\d+\.\d+\.\d+$/.test(version)) continue
    lock.packages[key] = { version, ...platform, ...(parent.dev && { dev: true }), optional: true }
    added++
  }
}
if (added > 0) {
  const packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
  console.log(`${FILE}: ${added} platform packages added`)
  process.exitCode = 1
}
