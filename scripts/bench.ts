// `npm run bench -- kernel --json`, `store`, `discord`, `picture`, `growth`, `disk`, `erasing`: what things cost, most of them
// beside what they are compared to in the same run.
import { commandLine, print, refuse } from './arguments.ts'
import { discordBench } from './bench/discord.ts'
import { diskBench } from './bench/disk.ts'
import { erasingBench } from './bench/erasing.ts'
import { growthBench } from './bench/growth.ts'
import { kernelBench } from './bench/kernel.ts'
import { pictureBench } from './bench/picture.ts'
import { storeBench } from './bench/store.ts'

const line = commandLine({
  rounds: '5',
  ...{ finished: '100000', running: '5000' },
  ...{ rate: '100', seconds: '30', games: '200', touched: '10000' },
})
const benches: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> = {
  kernel: () => kernelBench(line.count('rounds')),
  picture: () => pictureBench(line.count('rounds')),
  discord: () =>
    discordBench(line.server(1), {
      ...{ rate: line.count('rate'), seconds: line.count('seconds') },
      ...{ games: line.count('games'), touched: line.count('touched') },
    }),
  disk: () => diskBench(line.server(1)),
  erasing: () => erasingBench(line.server(1), line.count('finished')),
  growth: () => growthBench(line.server(1), line.count('finished'), line.count('running')),
  store: () => storeBench(line.server(1), line.count('rounds')),
}

const bench =
  benches[line.positionals[0] ?? ''] ?? refuse(`Name a benchmark: ${Object.keys(benches).join(', ')}`)
print(await bench(), line.json)
