// `npm run bench -- kernel --rounds 5 --json`: what things cost, each beside what it is compared to in the same run.
import { commandLine, print } from './arguments.ts'
import { kernelBench } from './bench/kernel.ts'

const line = commandLine({ rounds: '5' })
const benches: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> = {
  kernel: () => kernelBench(line.count('rounds')),
}
const bench = benches[line.positionals[0] ?? '']
if (!bench) throw new Error(`name a benchmark: ${Object.keys(benches).join(', ')}`)
print(await bench(), line.json)
