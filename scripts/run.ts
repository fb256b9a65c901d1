// `npm run prove`, `league`, `db` and `bench -- <subcommand> …`: runs a subcommand, which reads what follows its name.
import { chooseSubcommand } from './subcommands.ts'

const [command = '', ...words] = process.argv.slice(2)
const { say, load, code } = chooseSubcommand(command, words)
if (say !== undefined) console[code === 0 ? 'log' : 'error'](say)
process.exitCode = code
process.argv.splice(2, 2)
await load?.()
