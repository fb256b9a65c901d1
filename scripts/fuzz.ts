// `npm run fuzz -- --inputs 20000 --json`: mutated interactions on all commands, buttons, menus and forms, leagues included, by
// people at the tables, people beside them and people of another server. Exits 1 unless each was answered in private, nothing
// changed that should not, nobody was rung and nothing secret was told.
import { commandLine, print } from './common/arguments.ts'
import { fuzz } from './fuzz/fuzz.ts'

const line = commandLine({ inputs: '20000', seed: 'fuzz' })
const found = await fuzz(line.count('inputs'), line.text('seed'), console.error)
print({ ...found }, line.json)
const { inputs: _inputs, ...faults } = found
process.exit(Object.values(faults).every((each) => each === 0) ? 0 : 1)
