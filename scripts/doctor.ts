// `npm run doctor`: looks at settings, database, migrations, Discord and permissions before or while the bot runs, and says
// of each what is wrong and what to do. Changes nothing. Exits 1 when something keeps the bot from working.
import { loadEnvFile } from '../src/env-file.ts'
import { commandLine } from './arguments.ts'
import { type Finding, findings } from './doctor/findings.ts'

const { json } = commandLine({})
loadEnvFile({ mustRead: false })
const found = await findings(process.env)
const SIGNS: Readonly<Record<Finding['how'], string>> = { fine: '✓', worth: '!', wrong: '✗' }
if (json) console.log(JSON.stringify(found))
else
  for (const { how, what, todo } of found)
    console.log(`${SIGNS[how]} ${what}${todo === undefined ? '' : `\n    ${todo}`}`)
process.exitCode = found.some(({ how }) => how === 'wrong') ? 1 : 0
