// `npm run verify -- game.json`: proves an exported game offline; exits 1 and names the first difference if it cannot.
import { readFileSync } from 'node:fs'
import type { GameExport } from '../src/engine/export.ts'
import { readExport } from '../src/engine/export-file.ts'
import { verify } from '../src/engine/verify.ts'
import { commandLine, inOneLine, refuse } from './common/arguments.ts'
import { titleNamed } from './common/title-named.ts'

const name = commandLine({}).positionals[0] ?? refuse('Name an exported file: npm run verify -- game.json')

function prove(file: GameExport): void {
  const verdict = verify(titleNamed(file.game).game, file)
  if (!verdict.ok) {
    const where = verdict.number === undefined ? '' : `entry ${verdict.number}: `
    throw new Error(`${name}: ${where}${verdict.why}`)
  }
  console.log(
    `${name}: ${verdict.checked} entries played again, all as recorded; the server seed fits the fairness hash ${file.commitment}`,
  )
  if (file.from)
    console.log(
      `it begins after entry ${file.from.number} of game ${file.from.table}; that is not proved here`,
    )
  for (const { rules, from, to } of verdict.unchecked)
    console.log(`entries ${from} to ${to} need rules version ${rules} and were not played`)
}

await inOneLine(async () => {
  const file = readExport(readFileSync(name, 'utf8'))
  if (typeof file === 'string') throw new Error(`${name} is not an export of a game: ${file}`)
  prove(file)
})
