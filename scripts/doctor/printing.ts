// Prints findings for an operator, with a sign for each.
import type { Finding } from './finding.ts'

const SIGNS: Readonly<Record<Finding['how'], string>> = { fine: '✓', worth: '!', wrong: '✗' }

/** Prints findings, as JSON where that is asked for; exit code 1 when something is wrong. */
export function printFindings(found: readonly Finding[], json: boolean): void {
  if (json) console.log(JSON.stringify(found))
  else
    for (const { how, what, todo } of found)
      console.log(`${SIGNS[how]} ${what}${todo === undefined ? '' : `\n    ${todo}`}`)
  process.exitCode = found.some(({ how }) => how === 'wrong') ? 1 : 0
}
