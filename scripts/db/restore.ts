// `npm run db -- restore <file>`: a backup back into the database of the settings, with the bot stopped. What is there is moved aside.
import { resolve } from 'node:path'
import { restore } from '../../src/store/backup.ts'
import { addressOf } from '../../src/store/faults.ts'
import { restoreServer } from '../../src/store/server-backup.ts'
import { commandLine, inOneLine, print } from '../common/arguments.ts'
import { readSettings } from './settings.ts'

await inOneLine(async () => {
  const { positionals, json } = commandLine({})
  const { data, database } = readSettings()
  const [file] = positionals
  if (file === undefined) throw new Error('name a backup: npm run db -- restore peach-garden-…')
  const now = new Date()
  if (database === undefined) print({ folder: data, ...(await restore(data, resolve(file), now)) }, json)
  else print({ database: addressOf(database), ...(await restoreServer(database, resolve(file), now)) }, json)
})
