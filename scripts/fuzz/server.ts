// Where `npm run fuzz` happens: two servers, games of all kinds, a lobby, a league, and people who have no business there.
import { pino } from 'pino'
import { type App, openApp } from '../../src/app.ts'
import { ALONE } from '../../src/config.ts'
import { TITLES } from '../../src/games/index.ts'
import { paceOf } from '../../src/host/table/clock/pace.ts'
import { openSandbox, type Person, type Sandbox } from '../../src/sandbox/index.ts'
import type { Material } from './inputs.ts'

/** People, tables, and what the bot noted as faults. */
export interface FuzzServer {
  readonly sandbox: Sandbox
  readonly app: App
  readonly faults: string[]
  /** Who sits at the tables; the strangers sit nowhere; one of them is of another server. */
  readonly players: readonly Person[]
  readonly strangers: readonly Person[]
  readonly material: () => Material
  /** Reads anew which tokens stand open. */
  refresh(): Promise<void>
  close(): Promise<void>
}

const PINO_ERROR = 50

/** Opens it all on a database in memory. */
export async function openFuzzServer(): Promise<FuzzServer> {
  const sandbox = await openSandbox({ limits: { timeoutMs: 20_000 } })
  const faults: string[] = []
  const write = (line: string) => {
    if (JSON.parse(line).level >= PINO_ERROR) faults.push(line)
  }
  const config = {
    token: sandbox.token,
    api: `${sandbox.url}/api`,
    database: undefined,
    data: './data',
    sandboxPort: 0,
    logLevel: 'warn',
    ...ALONE,
  }
  const titles = Object.fromEntries(
    Object.entries(TITLES).map(([id, { pictures: _, ...title }]) => [id, title] as const),
  )
  const app = await openApp(config, pino({ level: 'error' }, { write }), { place: { memory: true }, titles })
  const elsewhere = sandbox.addGuild('Elsewhere')
  const member = (name: string, guild = sandbox.guild) => {
    sandbox.addMember({ name, locale: 'en-US', guild })
    return sandbox.as(name, guild)
  }
  const players = ['Mei', 'Arjun', 'Lena'].map((name) => member(name))
  const strangers = [member('Stranger'), member('Faraway', elsewhere)]
  const rooms = [] as string[]
  for (const title of Object.keys(TITLES)) {
    const room = sandbox.addChannel({ name: `room-${title}` }).id
    rooms.push(room)
    await begin(app, { title, guild: sandbox.guild.id, room, players })
  }
  const hall = sandbox.addChannel({ name: 'hall' }).id
  const far = sandbox.addChannel({ name: 'far', guild: elsewhere }).id
  await openLobby(app, { title: 'records', guild: sandbox.guild.id, room: hall, players })
  const pace = paceOf({ speed: 'daily' })
  if (pace) sandbox.addRole({ name: 'organisers', permissions: ['ManageEvents'] })
  sandbox.addMember({ name: 'Organiser', roles: ['organisers'] })
  const call = { name: 'Fuzzed', game: 'records', format: 'season', seats: 3 }
  await sandbox.as('Organiser').slash(hall, 'league create', call)
  await app.host.runDue()
  let tokens: string[] = []
  const people = [
    ...[...players, ...strangers.slice(0, 1)].map(({ id }) => ({ id, channels: [...rooms, hall] })),
    { id: strangers[1]?.id ?? '', channels: [far] },
  ]
  const refresh = async () => {
    const found: string[] = []
    for (const { id, league } of await app.store.db.game.findMany()) {
      found.push(id, ...(league ? [league] : []))
      for (const { id: who, name } of players) {
        const look = await app.host.play.getView(id, { id: who, name })
        if (!look.ok) continue
        const { token, playerView } = look.value
        found.push(
          ...(token ? [token] : []),
          ...(playerView?.decision?.options.map((option) => option.id) ?? []),
        )
      }
    }
    for (const { id } of await app.store.db.league.findMany()) found.push(id)
    tokens = [...new Set([...found, ...players.map(({ id }) => id), ...strangers.map(({ id }) => id)])]
  }
  await refresh()
  return {
    sandbox,
    app,
    faults,
    players,
    strangers,
    refresh,
    material: () => ({ people, ids: tokens }),
    async close() {
      await app.close()
      await sandbox.close()
    },
  }
}

interface Seating {
  readonly title: string
  readonly guild: string
  readonly room: string
  readonly players: readonly Person[]
}

async function openLobby(app: App, { title, guild, room, players }: Seating): Promise<string> {
  const [first] = players
  const lobby = await app.host.lobby.open({
    title,
    seats: 3,
    language: 'en',
    options: {},
    guild,
    channel: room,
    interaction: `open ${room}`,
    person: { id: first?.id ?? '', name: first?.name ?? '' },
  })
  if (!lobby.ok) throw new Error(`no lobby for ${title}`)
  return lobby.value.id
}

async function begin(app: App, seating: Seating): Promise<void> {
  const id = await openLobby(app, seating)
  const [first, ...guests] = seating.players
  for (const { id: who, name } of guests)
    await app.host.lobby.join(id, { id: who, name }, `join ${id} ${name}`)
  await app.host.lobby.start(id, { id: first?.id ?? '', name: first?.name ?? '' })
  await app.host.runDue()
}
