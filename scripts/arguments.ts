// What the measuring commands have in common: the title they name, seeds, and JSON on request.
import { parseArgs } from 'node:util'
import { TITLES } from '../src/games/index.ts'
import type { Title } from '../src/games/title.ts'

/** The command line `<title> --name value …`. Throws with a line that says what is possible. */
export function commandLine(defaults: Readonly<Record<string, string>>) {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
  )
  const { values, positionals } = parseArgs({
    options: { ...options, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const text = (name: string): string => String((values as Record<string, unknown>)[name] ?? '')
  return {
    positionals,
    json: values.json === true,
    text,
    /** A whole number of at least 1. */
    count(name: string): number {
      const number = Number(text(name))
      if (!Number.isInteger(number) || number < 1)
        throw new Error(`--${name} takes a whole number of at least 1`)
      return number
    },
  }
}

/** The title a command names. */
export function titleNamed(id: string | undefined): Title {
  const title = TITLES[id ?? '']
  if (!title) throw new Error(`name a game: ${Object.keys(TITLES).join(', ')}`)
  return title
}

/** Prints a result as JSON, or line by line. */
export function print(result: Readonly<Record<string, unknown>>, json: boolean): void {
  if (json) console.log(JSON.stringify(result))
  else for (const [name, value] of Object.entries(result)) console.log(`${name}: ${JSON.stringify(value)}`)
}

/** Does what a command is for; what goes wrong is one line for whoever typed it, and exit code 1. */
export async function inOneLine(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error))
    process.exitCode = 1
  }
}
