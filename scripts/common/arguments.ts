// What the commands have in common: how their lines are read, the server they measure on, and JSON on request.
import { parseArgs } from 'node:util'
import { nearest } from '../../src/text/nearest.ts'

/** The PostgreSQL that commands measure on which need one and are not told of another. */
const LOCAL_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres'

/** The exit code of a command that could not tell what was asked of it. */
const MISUSED = 2

/** The command line `<words> --name value …`. What it can't read ends the command with a line that says what is possible. */
export function commandLine(defaults: Readonly<Record<string, string>>, flags: readonly string[] = []) {
  const { values, positionals } = parsed(defaults, flags)
  const text = (name: string): string => String((values as Record<string, unknown>)[name] ?? '')
  return {
    positionals,
    json: (values as Record<string, unknown>).json === true,
    /** Whether one of the flags stands there. */
    flag: (name: string): boolean => (values as Record<string, unknown>)[name] === true,
    text,
    /** A whole number of at least 1. */
    count(name: string): number {
      const number = Number(text(name))
      return Number.isInteger(number) && number >= 1
        ? number
        : refuse(`--${name} takes a whole number of at least 1`)
    },
    /** The address of the PostgreSQL to measure on: the nth word, `DATABASE_URL`, or the one of this machine. */
    server: (nth = 0): string => positionals[nth] ?? process.env.DATABASE_URL ?? LOCAL_SERVER,
  }
}

function parsed(defaults: Readonly<Record<string, string>>, flags: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
  )
  const switches = Object.fromEntries(
    ['json', 'help', ...flags].map((name) => [name, { type: 'boolean' as const, default: false }]),
  )
  const known = Object.entries(defaults).map(([name, value]) => `--${name}${value && ` (${value})`}`)
  const usage = `This command takes: ${[...known, ...flags.map((name) => `--${name}`), '--json'].join(', ')}`
  try {
    const read = parseArgs({ options: { ...options, ...switches }, allowPositionals: true })
    if (read.values.help !== true) return read
  } catch {
    return refuse(usage)
  }
  console.log(usage)
  process.exit(0)
}

/** “Did you mean …?” with the name that a mistyped one is nearest to, and a space before it; empty where none is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const [near] = nearest(
    name,
    known.map((value) => ({ value, names: [value] })),
  )
  return near === undefined ? '' : ` Did you mean ${near}?`
}

/** Ends a command that was given a name that nothing has. */
export const refuseUnknown = (what: string, name: string, known: readonly string[]): never =>
  refuse(`There is no ${what} ${name}.${didYouMean(name, known)} There are: ${known.join(', ')}`)

/** Ends a command that was not understood. */
export function refuse(message: string): never {
  console.error(message)
  process.exit(MISUSED)
}

/** Prints a result as one line of JSON, or as a table: a line for each figure, rows and columns for what has figures of its own. */
export function print(result: Readonly<Record<string, unknown>>, json: boolean): void {
  if (json) {
    console.log(JSON.stringify(result))
    return
  }
  const width = Math.max(...Object.keys(result).map(({ length }) => length))
  for (const [name, value] of Object.entries(result))
    if (isTable(value)) {
      console.log(name)
      console.table(value)
    } else console.log(`${name.padEnd(width)}  ${typeof value === 'string' ? value : JSON.stringify(value)}`)
}

/** Rows of figures: a list of objects, or an object of objects. */
function isTable(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const rows: readonly unknown[] = Object.values(value)
  return (
    rows.length > 0 && rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
  )
}

/** Runs a command; prints an error as one line and exits with code 1. */
export async function inOneLine(work: () => Promise<void>): Promise<void> {
  const fail = (error: unknown): void => {
    console.error(error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error))
    process.exitCode = 1
  }
  // What fails where nobody waits for it, such as in a library's stream.
  process.once('uncaughtException', (error) => {
    fail(error)
    process.exit()
  })
  await work().catch(fail)
}
