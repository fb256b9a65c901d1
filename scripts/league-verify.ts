// `npm run league-verify -- league.json [--digests a,b,…] [--json]`: computes an exported league again from its file alone
// (docs/leagues.md, “Verifying a league”); exits 1 if anything comes out otherwise. Shares no code with the league.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readLeague } from './league-verify/file.ts'
import type { Report } from './league-verify/report.ts'
import { verifyLeague } from './league-verify/verify.ts'

const USAGE = 'npm run league-verify -- league.json [--digests a,b,…] [--json]'

/** What the command line asks for; a text that says what is wrong with it where it asks for nothing. */
function asked() {
  try {
    const { values, positionals } = parseArgs({
      options: { digests: { type: 'string', default: '' }, json: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0) return `name one exported file: ${USAGE}`
    const digests = values.digests.split(',').map((digest) => digest.trim().toLowerCase())
    return { name, json: values.json, digests: digests.filter((digest) => digest !== '') }
  } catch (error) {
    return `${reason(error)}\n${USAGE}`
  }
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function read(name: string) {
  try {
    return readLeague(readFileSync(name, 'utf8'))
  } catch (error) {
    return reason(error)
  }
}

function show(name: string, { faults, rounds, tables, checked }: Report): void {
  console.log(`${name}: ${rounds} rounds, ${tables} tables`)
  for (const [what, times] of Object.entries(checked)) console.log(`  ${String(times).padStart(8)}  ${what}`)
  for (const fault of faults) console.log(`✗ ${fault}`)
  console.log(faults.length === 0 ? 'all as it must be' : `${faults.length} faults`)
}

const line = asked()
if (typeof line === 'string') {
  console.error(line)
  process.exitCode = 1
} else {
  const file = read(line.name)
  if (typeof file === 'string') {
    console.error(`${line.name} cannot be verified: ${file}`)
    process.exitCode = 1
  } else {
    const report = verifyLeague(file, line.digests)
    if (line.json) console.log(JSON.stringify(report))
    else show(line.name, report)
    process.exitCode = report.faults.length === 0 ? 0 : 1
  }
}
