// `npm run preflight -- <channel id>`: tries on a test server what the bot does (commands, messages, edits, pictures, a thread, a
// direct message to its owner), deletes all of it and prints a report. Without a token it says what it would do.
import { readConfig } from '../src/config.ts'
import { loadEnvFile } from '../src/env-file.ts'
import { commandLine, inOneLine } from './common/arguments.ts'
import { printFindings } from './doctor/printing.ts'
import { plannedSteps, preflight } from './preflight/preflight.ts'

const BY_EYE = 'What only people can see, on phones too, is in docs/real-discord.md.'

await inOneLine(async () => {
  const { positionals, json, text } = commandLine({ operator: '' })
  loadEnvFile()
  const config = readConfig(process.env)
  const [channel] = positionals
  if (config.token === undefined) {
    console.log(
      'There is no DISCORD_TOKEN. With one, and the id of a channel on a test server, this command would:',
    )
    for (const step of plannedSteps()) console.log(`- ${step}`)
    console.log(BY_EYE)
    return
  }
  if (channel === undefined)
    throw new Error(
      'name a channel of a test server: npm run preflight -- <channel id> [--operator <user id>]',
    )
  printFindings(await preflight(config, channel, text('operator') || undefined), json)
  if (!json) console.log(BY_EYE)
})
