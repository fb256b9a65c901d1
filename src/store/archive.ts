// Reads an archive of pg_dump from end to end, and says what it holds.
import type { Readable } from 'node:stream'
import { runTool } from './postgres-tools.ts'

/** What an archive holds. */
export interface Archive {
  /** The schema in which its tables lie. */
  readonly schema: string
  readonly tables: readonly string[]
  readonly games: number
  readonly migrations: readonly string[]
}

/** The lines of SQL as PostgreSQL's programs write it: they end with a line feed, and with nothing else. */
export async function* linesOf(stream: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const text = rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
    const lines = text.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/**
 * Reads an archive; all of it is unpacked once.
 * @throws Error where it is damaged, or no archive of pg_dump
 */
export async function readArchive(file: string): Promise<Archive> {
  const found = { schema: '', tables: [] as string[], games: 0, migrations: [] as string[] }
  const read = async (stdout: Readable): Promise<void> => {
    let table = ''
    let columns: readonly string[] = []
    for await (const line of linesOf(stdout)) {
      const copy = table === '' ? /^COPY (\S+)\.(\S+) \((.*)\) FROM stdin;$/.exec(line) : null
      if (copy) {
        const [, schema = '', name = '', list = ''] = copy
        found.schema = schema
        found.tables.push(name)
        table = name
        columns = list.split(', ')
      } else if (line === '\\.') table = ''
      else if (table === 'games') found.games++
      else if (table === '_prisma_migrations')
        found.migrations.push(line.split('\t')[columns.indexOf('migration_name')] ?? '')
    }
  }
  await runTool('pg_restore', { env: {}, args: ['--file=-', file], output: read })
  return found
}
