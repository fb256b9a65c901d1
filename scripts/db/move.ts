// `npm run db -- move <from> <to>`: everything from one database into an empty one, with the bot stopped. Each is a folder of
// the embedded database, such as `./data`, or a PostgreSQL server: the word `DATABASE_URL`, or an address without a password.
import { resolve } from 'node:path'
import { moveData } from '../../src/store/moving.ts'
import type { Place } from '../../src/store/open.ts'
import { hasDatabase } from '../../src/store/swapping.ts'
import { commandLine, inOneLine, print } from '../common/arguments.ts'
import { readSettings } from './settings.ts'

function placeOf(text: string): Place {
  if (text === 'DATABASE_URL') {
    const { database } = readSettings()
    if (database === undefined)
      throw new Error('DATABASE_URL is not set: put the address of the server into .env')
    return { url: database }
  }
  if (!/^postgres(ql)?:/.test(text)) return { folder: resolve(text) }
  if (new URL(text).password !== '')
    throw new Error(
      'others on this machine can read command lines: put the address with its password into .env after DATABASE_URL=, and write the word DATABASE_URL here',
    )
  return { url: text }
}

await inOneLine(async () => {
  const { positionals, json } = commandLine({})
  const [from, to] = positionals
  if (from === undefined || to === undefined || positionals.length > 2)
    throw new Error('name where from and where to: npm run db -- move ./data DATABASE_URL')
  const [source, target] = [placeOf(from), placeOf(to)]
  if ('folder' in source && !hasDatabase(source.folder))
    throw new Error(`there is no embedded database in ${source.folder}`)
  const moved = await moveData(source, target)
  const filled = moved.filter(({ rows }) => rows > 0)
  const tables = Object.fromEntries(filled.map(({ table, rows }) => [table, rows]))
  print({ moved: filled.reduce((sum, { rows }) => sum + rows, 0), tables }, json)
})
