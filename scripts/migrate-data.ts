// `npm run migrate-data -- <from> <to>`: everything from one database into an empty one, with the bot stopped. Each is a
// PostgreSQL server, `postgres://…`, or a folder of the embedded database, such as `./data`.
import { resolve } from 'node:path'
import { moveData } from '../src/store/moving.ts'
import type { Place } from '../src/store/open.ts'
import { hasDatabase } from '../src/store/swapping.ts'
import { commandLine, inOneLine, print } from './arguments.ts'

const placeOf = (text: string): Place =>
  /^postgres(ql)?:/.test(text) ? { url: text } : { folder: resolve(text) }

await inOneLine(async () => {
  const { positionals, json } = commandLine({})
  const [from, to] = positionals
  if (from === undefined || to === undefined || positionals.length > 2)
    throw new Error(
      'name where from and where to: npm run migrate-data -- ./data postgres://user:password@host:5432/name',
    )
  const source = placeOf(from)
  if ('folder' in source && !hasDatabase(source.folder))
    throw new Error(`there is no embedded database in ${source.folder}`)
  const moved = await moveData(source, placeOf(to))
  const filled = moved.filter(({ rows }) => rows > 0)
  const tables = Object.fromEntries(filled.map(({ table, rows }) => [table, rows]))
  print({ moved: filled.reduce((sum, { rows }) => sum + rows, 0), tables }, json)
})
