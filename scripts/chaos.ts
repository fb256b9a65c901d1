// `npm run chaos -- --kills 50 --games 100 --json`: two bots on one database and games of all kinds, played by
// members who type, while either bot is killed (-9), connections are cut, the database is away for 30 seconds, Discord answers
// 429 and 500 or not at all, the gateway drops, and interactions are lost or come twice. All the time each fifth answer to an edit
// or to a picture's upload is lost, and some of the others; nonces find no double. Exits 1 unless every answer that was
// acknowledged counts once, every line was posted once and in order, every clock rang once, and nothing is left over.

import { chaos } from './chaos/chaos.ts'
import { commandLine, print } from './common/arguments.ts'

const line = commandLine({ kills: '50', games: '100', outage: '30', seed: 'chaos' })
const { counted, words } = await chaos({
  url: line.server(),
  kills: line.count('kills'),
  games: line.count('games'),
  outage: line.count('outage') * 1_000,
  seed: line.text('seed'),
  tell: line.json ? () => {} : (what) => console.error(what),
})
for (const word of words) console.error(word)
print({ ...counted }, line.json)
const { kills: _kills, answersAcknowledged, ...faults } = counted
process.exit(Object.values(faults).every((each) => each === 0) && answersAcknowledged > 0 ? 0 : 1)
