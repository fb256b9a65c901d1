// `npm run backup -- [file]`: the embedded database as one file, with the bot stopped.
import { resolve } from 'node:path'
import { config as loadDotenv } from 'dotenv'
import { readConfig } from '../src/config.ts'
import { backUp } from '../src/store/backup.ts'
import { commandLine, inOneLine, print } from './arguments.ts'

await inOneLine(async () => {
  loadDotenv({ quiet: true })
  const { positionals, json } = commandLine({})
  const { data, database } = readConfig(process.env)
  if (database !== undefined)
    throw new Error('DATABASE_URL names a server: back that up with pg_dump (docs/hosting.md)')
  const stamp = new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '')
  print({ ...(await backUp(data, resolve(positionals[0] ?? `peach-garden-${stamp}.tar.gz`))) }, json)
})
