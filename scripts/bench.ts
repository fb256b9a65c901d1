// `npm run bench -- kernel --json`, `npm run bench -- store postgres://…`: what things cost, each beside what it is compared
// to in the same run.
import { commandLine, print } from './arguments.ts'
import { kernelBench } from './bench/kernel.ts'
import { storeBench } from './bench/store.ts'

const line = commandLine({ rounds: '5' })
const benches: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> = {
  kernel: () => kernelBench(line.count('rounds')),
  store: () => storeBench(serverNamed(), line.count('rounds')),
}

function serverNamed(): string {
  const url = line.positionals[1] ?? process.env.DATABASE_URL
  if (url === undefined) throw new Error('name a PostgreSQL server: npm run bench -- store postgres://…')
  return url
}

const bench = benches[line.positionals[0] ?? '']
if (!bench) throw new Error(`name a benchmark: ${Object.keys(benches).join(', ')}`)
print(await bench(), line.json)
