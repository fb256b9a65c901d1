// `npm run db -- backup [file]`: the database of the settings as one file. The embedded one with the bot stopped, a server's while it
// may run.
import { resolve } from 'node:path'
import { backUp } from '../../src/store/backup.ts'
import { backUpServer } from '../../src/store/server-backup.ts'
import { commandLine, inOneLine, print } from '../common/arguments.ts'
import { readSettings } from './settings.ts'

await inOneLine(async () => {
  const { positionals, json } = commandLine({})
  const { data, database } = readSettings()
  const stamp = new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '')
  const fileOf = (ending: string) => resolve(positionals[0] ?? `peach-garden-${stamp}.${ending}`)
  const made =
    database === undefined
      ? await backUp(data, fileOf('tar.gz'))
      : await backUpServer(database, fileOf('dump'))
  print({ ...made }, json)
})
