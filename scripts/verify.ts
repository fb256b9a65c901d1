// `npm run verify -- export.json`: proves an exported game offline; exits 1 and names the first difference if it cannot.
import { readFileSync } from 'node:fs'
import { readExport } from '../src/engine/export-file.ts'
import { verify } from '../src/engine/verify.ts'
import { titleNamed } from './title-named.ts'

const [name] = process.argv.slice(2)
if (!name) throw new Error('name the exported file: npm run verify -- game.json')
const file = readExport(readFileSync(name, 'utf8'))
if (typeof file === 'string') {
  console.error(`${name} is not an export of a game: ${file}`)
  process.exitCode = 1
} else {
  const verdict = verify(titleNamed(file.game).game, file)
  if (verdict.ok) {
    console.log(
      `${name}: ${verdict.checked} entries played again, all as recorded; the secret fits the seal ${file.seal}`,
    )
    for (const { rules, from, to } of verdict.unchecked)
      console.log(`entries ${from} to ${to} need rules version ${rules} and were not played`)
  } else {
    console.error(`${name}: ${verdict.number === undefined ? '' : `entry ${verdict.number}: `}${verdict.why}`)
    process.exitCode = 1
  }
}
