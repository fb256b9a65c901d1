// `npm run sense -- storm --strength hard --json`: positions small enough to read, how many a computer player answers rightly,
// and its blunders. The positions of a game are in test/games/<id>/sense/.
import { existsSync } from 'node:fs'
import { computerNamed, strengthsIn } from '../src/engine/computers.ts'
import { judged, type Position } from '../test/support/sense.ts'
import { commandLine, print, refuse, refuseUnknown } from './common/arguments.ts'
import { titleNamed } from './common/title-named.ts'

const line = commandLine({ strength: 'hard' })
const { game } = titleNamed(line.positionals[0])
const strength = line.text('strength')
const policy = computerNamed(game, strength) ?? refuseUnknown('strength', strength, strengthsIn(game))
const file = new URL(`../test/games/${game.id}/sense/index.ts`, import.meta.url)
if (!existsSync(file)) refuse(`There are no positions of ${game.id}.`)

const { positions } = (await import(file.href)) as { readonly positions: readonly Position[] }
const verdicts = positions.map((position) => ({ ...judged(position, policy), why: position.why }))
const figures = {
  game: game.id,
  strength,
  positions: verdicts.length,
  right: verdicts.filter(({ right }) => right).length,
  blunders: verdicts
    .filter(({ blunders }) => blunders.length > 0)
    .map(({ name, blunders: [answer], why }) => ({ name, answer, why })),
  others: verdicts
    .filter(({ right, blunders }) => !right && blunders.length === 0)
    .map(({ name, answers, why }) => ({ name, answers, why })),
}
if (line.json) print(figures, true)
else {
  console.log(`${figures.right} of ${figures.positions} right, ${figures.blunders.length} blunders`)
  for (const { name, answer, why } of figures.blunders) console.log(`blunder: ${name}: ${answer} (${why})`)
  for (const { name, answers, why } of figures.others)
    console.log(`wrong: ${name}: ${answers.join(', ')} (${why})`)
}
