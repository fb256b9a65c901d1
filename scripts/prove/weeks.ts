// `npm run prove -- weeks --games 200 --json`: tables of all games over weeks in virtual time, on a whole host with an embedded
// database. Members leave, fall silent, stall and try to take seats; Discord is away for hours. Exits 1 unless every table comes
// to an end and nothing goes wrong.
import { openStore } from '../../src/store/open.ts'
import { commandLine, print } from '../common/arguments.ts'
import { addUp, type Findings } from './weeks/findings.ts'
import { tablesOf } from './weeks/tables.ts'
import { World } from './weeks/world.ts'

/** Tables that are played side by side. */
const TOGETHER = 10

const line = commandLine({ games: '200', seed: 'weeks' })
const wishes = tablesOf(line.count('games'), line.text('seed'))
const all: Findings[] = []
for (let from = 0; from < wishes.length; from += TOGETHER - 1) {
  const store = await openStore({ memory: true })
  all.push(
    await new World(store, `${line.text('seed')} ${from}`).play(wishes.slice(from, from + TOGETHER - 1)),
  )
  await store.close()
}
const { faults, ...found } = addUp(all)
print(found, line.json)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 || found.ended < found.games ? 1 : 0
