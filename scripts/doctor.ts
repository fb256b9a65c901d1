// `npm run doctor`: looks at settings, database, migrations, Discord and permissions before or while the bot runs, and says
// of each what is wrong and what to do. Changes nothing. Exits 1 when something keeps the bot from working.
import { loadEnvFile } from '../src/env-file.ts'
import { commandLine } from './common/arguments.ts'
import { findings } from './doctor/findings.ts'
import { printFindings } from './doctor/printing.ts'

const { json } = commandLine({})
loadEnvFile({ mustRead: false })
printFindings(await findings(process.env), json)
