// Checks this machine for the doctor.
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Config, readConfig } from '../../src/config.ts'
import { type Examined, examine } from '../../src/store/examining.ts'
import { addressOf, reasonFor, remedyFor } from '../../src/store/faults.ts'
import { InUse } from '../../src/store/lock.ts'
import { hasDatabase } from '../../src/store/swapping.ts'
import { discordFindings } from './discord.ts'
import type { Finding } from './finding.ts'

const NODE = [20, 19] as const
/** Since when PostgreSQL knows what the bot asks of it. */
const POSTGRES = 130_000

/** Looks at everything. */
export async function findings(env: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  const found: Finding[] = [nodeFinding(process.versions.node), ...envFindings('.env')]
  let config: Config
  try {
    config = readConfig(env)
    found.push({ how: 'fine', what: 'the settings can be read' })
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    return [...found, { how: 'wrong', what, todo: 'the settings and what they take: README.md, “Settings”' }]
  }
  return [...found, ...(await databaseFindings(config)), ...(await discordFindings(config))]
}

function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isNew = major > NODE[0] || (major === NODE[0] && minor >= NODE[1])
  if (!isNew)
    return {
      how: 'wrong',
      what: `Node.js is ${version}`,
      todo: `install ${NODE.join('.')} or later, best 24`,
    }
  if (major > 20) return { how: 'fine', what: `Node.js is ${version}` }
  return { how: 'worth', what: `Node.js is ${version}`, todo: '20 gets no more security updates: 24 does' }
}

/** What is to be said of the file with the settings. */
export function envFindings(file: string): Finding[] {
  if (!existsSync(file)) return []
  try {
    readFileSync(file)
  } catch {
    return [
      {
        how: 'worth',
        what: `${file} cannot be read by this user: what follows leaves it out`,
        todo: 'give it to the user who runs the bot (chown), and run this as that user',
      },
    ]
  }
  const open = (statSync(file).mode & 0o077) !== 0
  return open
    ? [{ how: 'worth', what: `others on this machine can read ${file}`, todo: `chmod 600 ${file}` }]
    : [{ how: 'fine', what: `${file} is its owner’s alone` }]
}

async function databaseFindings({ database, data }: Config): Promise<Finding[]> {
  if (database === undefined) return embeddedFindings(data)
  const where = addressOf(database)
  try {
    return [
      { how: 'fine', what: `the database at ${where} answers` },
      ...examinedFindings(await examine({ url: database })),
    ]
  } catch (error) {
    return [{ how: 'wrong', what: `the database at ${where}: ${reasonFor(error)}`, todo: remedyFor(error) }]
  }
}

/** A full disk or files of another user are no reason to put an older database in the place of this one. */
function faultRemedy(error: unknown): string {
  const { code } = error as { code?: string }
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'make room on the disk of DATA_DIR'
  if (code === 'EACCES' || code === 'EPERM')
    return 'give DATA_DIR to the user who runs the bot (chown -R), and run this as that user'
  return 'restore a backup: npm run db -- restore <file>'
}

/** The folder, or the nearest above it that is there. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)))

async function embeddedFindings(data: string): Promise<Finding[]> {
  const parent = existing(data)
  try {
    if (!statSync(parent).isDirectory()) throw new Error(`${parent} is no folder`)
    accessSync(parent, constants.W_OK)
  } catch {
    const todo = `give it to the user who runs the bot, or set DATA_DIR to another folder`
    return [{ how: 'wrong', what: `${parent} cannot be written to`, todo }]
  }
  if (!hasDatabase(data)) return [{ how: 'fine', what: `the embedded database will be made in ${data}` }]
  const open = openFolderFindings(data)
  try {
    const found = await examine({ folder: data })
    return [
      { how: 'fine', what: `the embedded database in ${data} opens` },
      ...open,
      ...examinedFindings(found),
    ]
  } catch (error) {
    return [embeddedFault(error), ...open]
  }
}

/** What is to be said of a data folder that others can enter: hands and server seeds lie in it. */
const openFolderFindings = (data: string): Finding[] =>
  (statSync(data).mode & 0o077) === 0
    ? []
    : [
        {
          how: 'worth',
          what: `others on this machine can read the database in ${data}`,
          todo: `chmod 700 ${data}`,
        },
      ]

/** What is to be said of a folder that does not open. */
export function embeddedFault(error: unknown): Finding {
  const what = reasonFor(error)
  if (!(error instanceof InUse)) return { how: 'wrong', what, todo: faultRemedy(error) }
  const todo = error.passing
    ? 'nothing is wrong with it: wait a few seconds and run this again. Where it stays so, something starts the bot over and over: stop that (systemctl stop peach-garden, docker compose stop) and read its log'
    : 'that is so while the bot runs; stop it to have this looked at'
  return { how: 'worth', what, todo }
}

function examinedFindings({ version, encoding, mayCreate, migrations }: Examined): Finding[] {
  const { applied, missing, foreign } = migrations
  const found: Finding[] = []
  const number = `PostgreSQL is ${Math.floor(version / 10_000)}`
  if (version < POSTGRES) found.push({ how: 'wrong', what: number, todo: 'install 13 or later' })
  else found.push({ how: 'fine', what: number })
  if (encoding !== 'UTF8')
    found.push({
      how: 'wrong',
      what: `the database is encoded in ${encoding}`,
      todo: 'create one with encoding UTF8',
    })
  if (foreign.length > 0)
    found.push({
      how: 'wrong',
      what: `the database has migrations that this version does not know: ${foreign.join(', ')}`,
      todo: 'install the version that made them, or restore the backup made before the update',
    })
  else if (missing.length > 0)
    found.push({
      how: mayCreate ? 'fine' : 'wrong',
      what: `${applied} migrations are applied and ${missing.length} will be at the next start`,
      ...(!mayCreate && {
        todo: 'let the user of DATABASE_URL make tables: grant create on schema public to …',
      }),
    })
  else found.push({ how: 'fine', what: `all ${applied} migrations are applied` })
  return found
}
