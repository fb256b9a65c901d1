// `npm run demo`: three members and a computer play a whole game of records through discord.js and the sandbox, and what
// each of them sees is printed as it happens. Members type `/play`; what to play, a computer player whispers to them.
import { pino } from 'pino'
import { openApp } from '../src/app.ts'
import { ALONE } from '../src/config.ts'
import type { Situation } from '../src/engine/game.ts'
import { sideStream } from '../src/engine/random.ts'
import { TITLES } from '../src/games/index.ts'
import { openSandbox, type Person } from '../src/sandbox/index.ts'
import { transcriptPrinter } from './transcript.ts'

const MEMBERS = { Mei: 'zh-TW', Arjun: 'en-US', Lena: 'en-GB' }
const ROOM = '#game-room'

const sandbox = await openSandbox({ botName: 'Peach Garden' })
for (const [name, locale] of Object.entries(MEMBERS)) sandbox.addMember({ name, locale })
const room = sandbox.addChannel({ name: 'game-room' })
const config = {
  token: sandbox.token,
  api: `${sandbox.url}/api`,
  database: undefined,
  data: '',
  sandboxPort: 0,
  logLevel: 'warn',
  ...ALONE,
}
const { app, close } = await open()
const people = Object.keys(MEMBERS).map((name) => sandbox.as(name))
const [mei, ...guests] = people as [Person, ...Person[]]
const print = transcriptPrinter((place: { id: string }) => sandbox.transcript(place))

await mei.slash(ROOM, 'game new', { game: 'records', seats: 4, language: 'en' })
const [info] = await app.host.games.ofMember(mei.id)
if (!info) throw new Error('no lobby was opened')
for (const guest of guests) await guest.slash(ROOM, 'game join', { 'seed-word': 'peach' })
await app.host.lobby.addComputer(info.id, { id: mei.id, name: 'Mei' }, 'hard')
await mei.slash(ROOM, 'game start')
await app.host.runDue()
print(room)

const { game } = TITLES[info.title] ?? {}
const hard = game?.computers.hard
if (!hard) throw new Error('nobody knows how to play')
for (let moves = 0; ; ) {
  await app.host.runDue()
  const now = await app.host.games.info(info.id)
  const place = now?.thread ?? room.id
  print({ id: place })
  if (now?.status === 'finished') break
  for (const person of people) {
    const looked = await app.host.play.getView(info.id, { id: person.id, name: person.name })
    if (!looked.ok || !looked.value.playerView?.decision) continue
    const { playerView, seat = 0 } = looked.value
    const situation = { seat, view: playerView.view, story: [], decision: playerView.decision } as Situation
    const choice = hard.decide(situation, sideStream('demo', moves++)) ?? []
    await person.slash(place, 'play', { choice: choice.join(' ') })
    print({ id: place })
  }
}
print(room)
await close()

/** Opens the app on a database in memory. */
async function open() {
  const opened = await openApp(config, pino({ level: config.logLevel }), { place: { memory: true } })
  return {
    app: opened,
    close: async () => {
      await opened.close()
      await sandbox.close()
    },
  }
}
