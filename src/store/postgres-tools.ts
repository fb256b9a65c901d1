// Runs PostgreSQL's own programs on a server. The address goes to them by the environment: command lines can be read by others.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'

/** A program of PostgreSQL's client. */
export type Tool = 'pg_dump' | 'pg_restore' | 'psql'

/** Query parameters of an address, and what they are called for libpq. */
const PARAMETERS: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  options: 'PGOPTIONS',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
}

/** The environment in which libpq finds the server of an address, password included. */
export function libpqEnv(url: string): Record<string, string> {
  const { username, password, hostname, port, pathname, searchParams } = new URL(url)
  const database = pathname.slice(1)
  const parts = {
    PGUSER: username,
    PGPASSWORD: password,
    PGHOST: hostname,
    PGPORT: port,
    PGDATABASE: database,
  }
  const env = Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => (part === '' ? [] : [[name, decodeURIComponent(part)]])),
  )
  for (const [name, variable] of Object.entries(PARAMETERS)) {
    const value = searchParams.get(name)
    // What the driver calls no-verify is what libpq does by `require`.
    if (value) env[variable] = value === 'no-verify' ? 'require' : value
  }
  return env
}

/**
 * Makes sure that a program is installed and speaks with a server.
 * @param server PostgreSQL's number of the server, such as 150020
 * @throws Error that says what to install
 */
export function requireTool(tool: Tool, server: number): void {
  const needed = Math.floor(server / 10_000)
  const install = `install PostgreSQL’s client of version ${needed} or later (Debian and Ubuntu: apt install postgresql-client-${needed}), or use the one beside the server: docs/hosting.md, “Backup and restore”`
  const { error, stdout } = spawnSync(tool, ['--version'], { encoding: 'utf8' })
  if (error) throw new Error(`${tool} is not to be found on this machine: ${install}`)
  const version = Number(/(\d+)(?:\.\d+)*/.exec(stdout.replace(/^\S+/, ''))?.[1])
  if (version < needed)
    throw new Error(`${tool} is of version ${version} and the server of version ${needed}: ${install}`)
}

/** How a program is run. */
interface Run {
  readonly env: Readonly<Record<string, string>>
  readonly args: readonly string[]
  /** Where its output goes: an open file, or a function that reads it. */
  readonly output: number | ((stdout: Readable) => Promise<void>)
  /** Writes what it reads. */
  readonly input?: (stdin: Writable) => Promise<void>
}

/**
 * Runs a program to its end.
 * @throws Error with the first line of what went wrong
 */
export async function runTool(tool: Tool, { env, args, output, input }: Run): Promise<void> {
  const child = spawn(tool, args, {
    env: { ...process.env, ...env, LC_ALL: 'C' },
    stdio: [input ? 'pipe' : 'ignore', typeof output === 'number' ? output : 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (said.length < SAID_MAX) said += text
  })
  // A program that ends early reads no more: what it said is the reason.
  child.stdin?.on('error', () => {})
  const failures: unknown[] = []
  await Promise.all([
    typeof output === 'number' || !child.stdout ? undefined : output(child.stdout),
    input && child.stdin ? input(child.stdin) : undefined,
  ]).catch((error: unknown) => {
    failures.push(error)
    child.kill()
  })
  const [code] = (await ended) as [number | null]
  if (code !== 0 && said !== '') throw new Error(`${tool}: ${lineOf(said).replace(`${tool}: `, '')}`)
  if (failures.length > 0) throw failures[0]
  if (code !== 0) throw new Error(`${tool} was ended`)
}

/** How much of what a program complains of is kept, in characters. */
const SAID_MAX = 10_000

/** The line that says what went wrong. */
function lineOf(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '')
  return lines.find((line) => /error|fatal/i.test(line))?.trim() ?? lines[0]?.trim() ?? ''
}
