// `npm run league -- verify league.json [--digests a,b,…] [--json]`: verifies an exported league from its file alone
// (docs/leagues.md, “Verifying a league”); exits 1 if anything comes out otherwise.
import { readFileSync } from 'node:fs'
import { commandLine, inOneLine, refuse } from '../common/arguments.ts'
import { readLeague } from './verify/file.ts'
import type { Report } from './verify/report.ts'
import { verifyLeague } from './verify/verify.ts'

const line = commandLine({ digests: '' })
const [name, ...more] = line.positionals
if (name === undefined || more.length > 0) refuse('Name one exported file.')
const digests = line
  .text('digests')
  .split(',')
  .map((digest) => digest.trim().toLowerCase())

await inOneLine(async () => {
  const file = readLeague(readFileSync(name, 'utf8'))
  if (typeof file === 'string') throw new Error(`${name} cannot be verified: ${file}`)
  const report = verifyLeague(
    file,
    digests.filter((digest) => digest !== ''),
  )
  if (line.json) console.log(JSON.stringify(report))
  else show(name, report)
  process.exitCode = report.faults.length === 0 ? 0 : 1
})

function show(file: string, { faults, rounds, tables, checked }: Report): void {
  console.log(`${file}: ${rounds} rounds, ${tables} tables`)
  for (const [what, times] of Object.entries(checked)) console.log(`  ${String(times).padStart(8)}  ${what}`)
  for (const fault of faults) console.log(`✗ ${fault}`)
  console.log(
    faults.length === 0 ? 'verified: nothing differs' : `not verified: ${faults.length} differences`,
  )
}
