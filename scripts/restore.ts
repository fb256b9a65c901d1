// `npm run restore -- <file>`: a backup back into the data folder, with the bot stopped. What is there is moved aside.
import { resolve } from 'node:path'
import { config as loadDotenv } from 'dotenv'
import { readConfig } from '../src/config.ts'
import { restore } from '../src/store/backup.ts'
import { commandLine, inOneLine, print } from './arguments.ts'

await inOneLine(async () => {
  loadDotenv({ quiet: true })
  const { positionals, json } = commandLine({})
  const { data, database } = readConfig(process.env)
  if (database !== undefined)
    throw new Error('DATABASE_URL names a server: restore that with pg_restore (docs/hosting.md)')
  const [file] = positionals
  if (file === undefined) throw new Error('name a backup: npm run restore -- peach-garden-….tar.gz')
  print({ folder: data, ...(await restore(data, resolve(file), new Date())) }, json)
})
