// The sandbox: a stand-in for Discord on this machine's loopback, HTTP API v10 and gateway in one process.
//
// The unmodified discord.js Client connects to it; people are driven through `as`:
//
//   const clock = testClock()
//   const sandbox = await openSandbox({ clock, openapi: '../shared/data/discord/openapi.json' })
//   const client = new Client({ intents, rest: { api: `${sandbox.url}/api` } })
//   await client.login(sandbox.token)
//
//   sandbox.addMember({ name: 'Mei', locale: 'zh-TW' })
//   sandbox.addChannel({ name: 'game-room' })
//   const mei = sandbox.as('Mei')
//   const lobby = await mei.slash('#game-room', 'game new', { game: 'records', seats: 3 })   // waits for the answer
//   const panel = await mei.click(lobby, 'Join')              // by label or custom_id
//   await mei.select(panel, 'card', ['Zhang Fei'])            // by value or label
//   const modal = await mei.click(panel, 'Seed word')         // modal.kind === 'modal'
//   await mei.submit(modal, { Word: 'peach' })
//   await mei.complete('#game-room', 'play', { choice: 'zh' }, 'choice')
//   mei.messages('#game-room'); mei.pings; mei.notices; sandbox.transcript('#game-room')
//   clock.advance(3_000)                                      // "The application did not respond"
//   sandbox.fault({ route: 'POST /channels/*/messages', status: 503, times: 2 })
//   sandbox.violations                                        // [] or the bodies Discord would have refused
//   await sandbox.close()
//
// An action resolves with an `Outcome` (message, update, modal or silence), rejects with `CannotDo` where a client
// would not let the person do it, and with an error when nothing comes within `limits.timeoutMs` real milliseconds.
// From another process: `connectSandbox(url)`, the same over HTTP under /sandbox. For people: the page at `url`.

import { type Admin, createAdmin } from './admin.ts'
import { addControl } from './control.ts'
import type { Person } from './driver/person.ts'
import type { Outcome } from './driver/view.ts'
import { forge } from './forging.ts'
import { type Gateway, openGateway } from './gateway.ts'
import { addPage } from './page.ts'
import { openLive } from './page-live.ts'
import { routes } from './routes/index.ts'
import { type SeedData, seed } from './seed.ts'
import { fileShelf, keepSaving, loadState, saveState } from './storage.ts'
import { openUpgrades } from './upgrades.ts'
import { loadOracle } from './validate/openapi.ts'
import type { Clock } from './world/clock.ts'
import { realClock } from './world/clock.ts'
import { type Fault, type FaultOrder, faultFrom } from './world/faults.ts'
import { addRoutes, createApp, isLoopback } from './world/http.ts'
import { watchInteraction } from './world/interactions.ts'
import { type Channel, type Emoji, type Guild, type Id, isThread, type State } from './world/model.ts'
import { watchThread } from './world/threads.ts'
import {
  defaultLimits,
  type Limits,
  type RequestRecord,
  until,
  type Violation,
  type World,
} from './world/world.ts'

export type { FieldValue } from './driver/components.ts'
export type { ChannelRef, MessageRef } from './driver/find.ts'
export type { OptionValue, OptionValues, Suggestion, UploadedFile } from './driver/options.ts'
export type { Person } from './driver/person.ts'
export type { Outcome, Seen, SeenField, SeenFile, SeenModal } from './driver/view.ts'
export { CannotDo } from './refusals/index.ts'
export { connectSandbox, type RemotePerson, type RemoteSandbox } from './remote.ts'
export type { SeedData } from './seed.ts'
export { type Clock, realClock, type TestClock, testClock } from './world/clock.ts'
export type { Fault, FaultOrder } from './world/faults.ts'
export type { PermissionName } from './world/permissions.ts'
export type { Limits, RequestRecord, Violation } from './world/world.ts'

/** How to open a sandbox; everything may be left out. */
export interface SandboxOptions {
  /** The port on 127.0.0.1; a free one by default. */
  port?: number
  /** The bot's token. */
  token?: string
  /** The bot's name; used when there is no saved state. */
  botName?: string
  /** Where time comes from; the machine's clock by default. */
  clock?: Clock
  /** A JSON file that keeps the server across restarts. */
  file?: string
  /** What is in it when there is no saved state; a bare server by default. */
  seedData?: SeedData
  /** Path of Discord's OpenAPI description, for the strict check of bodies. */
  openapi?: string
  /** Numbers to change, such as `{ activeThreads: 3 }`. */
  limits?: Partial<Limits>
  /** Privileged intents the bot has been given (a bit field); none by default. */
  privileged?: number
}

/** A running sandbox. */
export interface Sandbox extends Admin {
  /** `http://127.0.0.1:PORT`; the REST API is at `/api`. */
  readonly url: string
  /** What the bot logs in with. */
  readonly token: string
  /** The bot's user id and application id. */
  readonly botId: Id
  /** The first server. */
  readonly guild: Guild
  /** The channels and threads of all servers. */
  channels(): readonly Channel[]
  /** The emojis of the application. */
  emojis(): readonly Emoji[]
  readonly gateway: Gateway
  /** Bodies that were refused; a test fails when there are any it did not mean. */
  readonly violations: Violation[]
  /** Every REST request that was answered. */
  readonly requests: RequestRecord[]
  readonly limits: Limits
  /** Plans a mishap: see `FaultOrder`. */
  fault(order: FaultOrder): Fault
  /** Drops all planned mishaps. */
  calm(): void
  /** A person by name or id, on the first server or on the one that is named. */
  as(name: string, guild?: { readonly id: Id }): Person
  /** Sends the bot an interaction as it stands, unseen by any client; resolves with what comes of it. */
  forge(interaction: Forged): Promise<Outcome>
  /** Waits until `look` finds something, looking after every change. @throws after `limits.timeoutMs` real ms */
  until<T>(what: string, look: () => T | undefined): Promise<T>
  /** Writes the state to a file. */
  save(file: string): void
  close(): Promise<void>
}

/** An interaction that no client would send. */
export interface Forged {
  readonly kind: number
  readonly user: Id
  readonly channel: Id
  readonly data: Record<string, unknown>
  /** The message whose component it claims to be of. */
  readonly source?: Id
}

const EMPTY_STATE = (now: number): State => ({
  version: 1,
  lastId: String(BigInt(Math.max(0, now - 1_420_070_400_000)) << 22n),
  application: '',
  guild: '',
  users: [],
  guilds: [],
  channels: [],
  messages: [],
  commands: [],
  commandCreates: [],
  emojis: [],
  interactions: [],
  notices: [],
  reads: [],
})

/** Another program listens on the port. */
export class PortTaken extends Error {}

/**
 * Opens a sandbox.
 * @throws PortTaken, and an error when the saved file is not one of ours
 */
export async function openSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock = options.clock ?? realClock
  const saved = options.file === undefined ? undefined : loadState(options.file)
  const world: World = {
    state: saved ?? EMPTY_STATE(clock.now()),
    clock,
    limits: { ...defaultLimits, ...options.limits },
    token: options.token ?? 'sandbox.loopback.token',
    privileged: options.privileged ?? 0,
    files: fileShelf(options.file),
    violations: [],
    requests: [],
    faults: [],
    starts: [],
    invalidated: 0,
    outages: new Set(),
    url: '',
    revision: 0,
    listeners: new Set(),
    emit: () => undefined,
  }
  if (saved === undefined) seed(world, options.botName ?? 'Bot', options.seedData)
  for (const interaction of world.state.interactions) watchInteraction(world, interaction)
  for (const thread of world.state.channels.filter(isThread)) watchThread(world, thread)

  const oracle = options.openapi === undefined ? () => [] : await loadOracle(options.openapi)
  const app = createApp()
  const admin = createAdmin(world)
  addRoutes(app, world, routes, oracle)
  const upgrades = openUpgrades(app.server, isLoopback)
  const gateway = openGateway(world, upgrades)
  addControl(app, world, admin, gateway)
  addPage(app)
  const closeLive = openLive(world, gateway, upgrades)
  const port = options.port ?? 0
  await app.listen({ host: '127.0.0.1', port }).catch((error: unknown) => {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw taken ? new PortTaken(`port ${port} on 127.0.0.1 is taken`) : error
  })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the sandbox has no port')
  world.url = `http://127.0.0.1:${address.port}`
  const stopSaving = options.file === undefined ? () => undefined : keepSaving(options.file, world)

  return Object.assign(admin, {
    url: world.url,
    token: world.token,
    botId: world.state.application,
    guild: admin.guildNamed(world.state.guild),
    channels: () => world.state.channels,
    emojis: () => world.state.emojis,
    gateway,
    violations: world.violations,
    requests: world.requests,
    limits: world.limits,
    fault(order: FaultOrder) {
      const fault = faultFrom(order)
      world.faults.push(fault)
      return fault
    },
    calm() {
      world.faults.length = 0
    },
    as: (name: string, guild?: { readonly id: Id }) => admin.person(name, guild),
    forge: ({ channel, source, ...forged }: Forged) => forge(world, { ...forged, channel, source }),
    until: <T>(what: string, look: () => T | undefined) => until(world, what, look),
    save: (file: string) => saveState(file, world.state),
    async close() {
      closeLive()
      gateway.close()
      stopSaving()
      await app.close()
    },
  })
}
