// `npm run bench -- kernel --json`, `store`, `discord`, `picture`, `growth`, `disk`, `erasing`, `start`: what things cost, most of them
// beside what they are compared to in the same run.

import { discordBench } from './bench/discord.ts'
import { diskBench } from './bench/disk.ts'
import { erasingBench } from './bench/erasing.ts'
import { growthBench } from './bench/growth.ts'
import { kernelBench } from './bench/kernel.ts'
import { pictureBench } from './bench/picture.ts'
import { startBench } from './bench/start.ts'
import { storeBench } from './bench/store.ts'
import { turnBench } from './bench/turn.ts'
import { commandLine, print, refuse } from './common/arguments.ts'

const line = commandLine(
  {
    rounds: '5',
    ...{ finished: '100000', running: '5000' },
    ...{ rate: '100', seconds: '30', games: '200', touched: '10000' },
    ...{ moves: '16', before: '' },
  },
  ['list'],
)
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
  start: () => startBench(line.server(1), line.count('running')),
  store: () => storeBench(line.server(1), line.count('rounds')),
  turn: () =>
    turnBench(line.server(1), {
      ...{ moves: line.count('moves'), before: line.text('before'), listed: line.flag('list') },
    }),
}

const bench =
  benches[line.positionals[0] ?? ''] ?? refuse(`Name a benchmark: ${Object.keys(benches).join(', ')}`)
print(await bench(), line.json)
