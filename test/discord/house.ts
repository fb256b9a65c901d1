// A host in memory for the Discord floor's tests: the real kernel, no database, jobs delivered as they come.
import { exportGame } from '../../src/engine/export.ts'
import type { Told } from '../../src/engine/game.ts'
import { awaited, outlook, tokenOf } from '../../src/engine/outlook.ts'
import { decideBy } from '../../src/engine/policy.ts'
import { type Run, type Setting, type Step, startRun } from '../../src/engine/run.ts'
import { newSecret, sealOf, seedOf, sha256 } from '../../src/engine/seal.ts'
import type { Title } from '../../src/games/title.ts'
import type { Host } from '../../src/host/host.ts'
import { refusals, refuse } from '../../src/host/refusals.ts'
import type {
  Clock,
  Delivery,
  Draft,
  GameInfo,
  Job,
  Look,
  Person,
  Post,
  Publisher,
  Result,
  StoryEvent,
} from '../../src/host/types.ts'
import type { Language } from '../../src/text/language.ts'

interface Table {
  info: GameInfo
  secret: string
  contributions: { seat: number; join: string; luck?: string }[]
  setting?: Setting
  run?: Run
  steps: Step[]
  posts: Map<Post['kind'], Post>
}

/** The house: a host, and what a test does to it. */
export interface House {
  readonly host: Host
  /** Where jobs go; `undefined` keeps them. */
  publisher: Publisher | undefined
  /** Every delivery, oldest first. */
  readonly deliveries: { readonly job: Job; readonly delivery: Delivery }[]
  /** Waits until all jobs are delivered. */
  settled(): Promise<void>
}

/** Opens a house with these titles. */
export function openHouse(titles: Readonly<Record<string, Title>>, clock: Clock): House {
  const tables = new Map<string, Table>()
  const languages = new Map<string, Language>()
  const settings = new Map<string, string>()
  const drafts = new Map<string, Draft>()
  const claims = new Set<string>()
  const deliveries: House['deliveries'] = []
  let line: Promise<void> = Promise.resolve()
  let jobs = 0

  const ok = <T>(value: T): Result<T> => ({ ok: true, value })
  const infos = () => [...tables.values()].map((table) => table.info).reverse()
  const isOpen = (info: GameInfo) => ['lobby', 'playing', 'paused'].includes(info.status)
  const gameOf = (table: Table) => {
    const title = titles[table.info.title]
    if (!title) throw new Error('no title')
    return title.game
  }

  function enqueue(table: Table, ...list: Job[]): void {
    for (const job of list) {
      const id = `job ${++jobs}`
      line = line.then(async () => {
        const posting = { id, game: table.info, job, doubtful: false }
        const delivery = await house.publisher?.deliver(posting)
        if (delivery) deliveries.push({ job, delivery })
      })
    }
  }

  function change(game: string, deed: (table: Table) => Result<void> | void): Result<GameInfo> {
    const table = tables.get(game)
    if (!table) return refuse(refusals.noGame())
    const done = deed(table)
    return done && !done.ok ? done : ok(table.info)
  }

  function sit(table: Table, who: { name: string; member?: string; computer?: string }): number {
    const taken = table.info.sitters.map(({ seat }) => seat)
    const seat =
      Array.from({ length: table.info.seats }, (_, index) => index).find((each) => !taken.includes(each)) ?? 0
    const sitters = [...table.info.sitters, { seat, ...who }].sort((a, b) => a.seat - b.seat)
    table.info = { ...table.info, sitters }
    return seat
  }

  function publish(table: Table, step: Step): void {
    table.steps.push(step)
    const told = step.events
      .map((event, index) => ({ event, index }))
      .filter(({ event }) => event.to === 'all')
    for (const { event, index } of told)
      enqueue(table, {
        kind: 'story',
        number: step.entry.number,
        from: index,
        to: index,
        fresh: event.mark !== undefined,
      })
    const outcome = table.run?.outcome
    if (outcome) table.info = { ...table.info, status: 'finished', outcome }
    enqueue(table, { kind: outcome ? 'end' : 'prompt' })
  }

  function take(table: Table, seat: number, choice: readonly string[]): Result<void> {
    const step = table.run?.take({
      kind: 'answer',
      by: 'member',
      seat,
      opened: table.run.open?.number ?? -1,
      choice,
    })
    if (!step || typeof step === 'string') return refuse({ key: `bot.refused-${step ?? 'stale'}` })
    publish(table, step)
    return ok(undefined)
  }

  function letComputersMove(table: Table): void {
    for (let moved = true; moved; ) {
      moved = false
      for (const { seat, computer } of table.info.sitters) {
        const policy = computer === undefined ? undefined : gameOf(table).computers[computer]
        const choice = policy && table.run && decideBy(gameOf(table), table.run, seat, policy, [])
        if (choice) moved = take(table, seat, choice).ok
      }
    }
  }

  function lookAt(table: Table, person: Person): Look {
    const { info, run, setting } = table
    const seat = info.sitters.find(({ member }) => member === person.id)?.seat
    const view = run && outlook(gameOf(table), run, seat ?? 'public')
    const token =
      seat !== undefined && view?.decision && setting
        ? tokenOf(setting.seed, run?.open?.number ?? -1, seat)
        : undefined
    return {
      info,
      ...(seat !== undefined && { seat }),
      ...(view && { outlook: view }),
      ...(token !== undefined && { token }),
      awaited: run ? awaited(run) : [],
    }
  }

  const host: Host = {
    async openLobby({ person, interaction, luck, ...call }) {
      const secret = newSecret()
      const id = `g${tables.size + 1}abc`
      const info: GameInfo = {
        id,
        status: 'lobby',
        host: person.id,
        sitters: [],
        seal: sealOf(secret),
        ...call,
      }
      const table: Table = { info, secret, contributions: [], steps: [], posts: new Map() }
      tables.set(id, table)
      const seat = sit(table, { name: person.name, member: person.id })
      table.contributions.push({ seat, join: sha256(interaction), ...(luck !== undefined && { luck }) })
      enqueue(table, { kind: 'lobby' })
      return ok(table.info)
    },
    async join(game, person, interaction, luck) {
      return change(game, (table) => {
        if (table.info.sitters.some(({ member }) => member === person.id)) return refuse(refusals.seated())
        if (table.info.sitters.length >= table.info.seats) return refuse(refusals.full())
        const seat = sit(table, { name: person.name, member: person.id })
        table.contributions.push({ seat, join: sha256(interaction), ...(luck !== undefined && { luck }) })
        enqueue(table, { kind: 'lobby' })
      })
    },
    async leave(game, person) {
      return change(game, (table) => {
        const sitters = table.info.sitters.filter(({ member }) => member !== person.id)
        table.info = { ...table.info, sitters }
        enqueue(table, { kind: 'lobby' })
      })
    },
    async addComputer(game, person, strength) {
      return change(game, (table) => {
        if (table.info.host !== person.id) return refuse(refusals.notHost(0))
        sit(table, { name: 'Cao Pi', computer: strength })
        enqueue(table, { kind: 'lobby' })
      })
    },
    async start(game, person) {
      return change(game, (table) => {
        if (table.info.host !== person.id) return refuse(refusals.notHost(0))
        const { options, sitters } = table.info
        const setting = { seats: sitters.length, options, seed: seedOf(table.secret, table.contributions) }
        const { run, step } = startRun(gameOf(table), setting)
        table.setting = setting
        table.run = run
        table.info = { ...table.info, status: 'playing', seats: sitters.length, startedAt: clock.now() }
        enqueue(table, { kind: 'lobby' }, { kind: 'thread' })
        publish(table, step)
        letComputersMove(table)
      })
    },
    async cancel(game) {
      return change(game, (table) => {
        table.info = { ...table.info, status: 'cancelled' }
        enqueue(table, { kind: 'lobby' })
      })
    },
    async resign() {
      return refuse(refusals.notPlaying())
    },
    async resume() {
      return refuse(refusals.notPaused())
    },
    async answer({ game, person, token, choice }) {
      const table = tables.get(game)
      if (!table) return refuse(refusals.noGame())
      const look = lookAt(table, person)
      if (look.seat === undefined || look.token !== token) return refuse(refusals.stale())
      const done = take(table, look.seat, choice)
      if (!done.ok) return done
      letComputersMove(table)
      return ok(lookAt(table, person))
    },
    async look(game, person) {
      const table = tables.get(game)
      return table ? ok(lookAt(table, person)) : refuse(refusals.noGame())
    },
    async story(game, from = 0) {
      const told = (tables.get(game)?.steps ?? []).flatMap(({ entry, events }) =>
        events.map((event: Told, index): StoryEvent => ({ number: entry.number, index, told: event })),
      )
      return told.filter((event) => event.number >= from && event.told.to === 'all')
    },
    async storyOf() {
      return []
    },
    async export(game) {
      const table = tables.get(game)
      const { run, setting } = table ?? {}
      if (!table || !setting || !run?.outcome) return refuse(refusals.notFinished())
      const { seats, options } = setting
      const { secret, contributions, steps } = table
      const outcome = run.outcome
      return ok(exportGame({ game: table.info.title, seats, options, secret, contributions, steps, outcome }))
    },
    info: async (game) => tables.get(game)?.info,
    gameIn: async (channel, over = false) =>
      infos().find((info) => (info.thread ?? info.channel) === channel && isOpen(info) !== over),
    gamesOf: async (member, guild) =>
      infos().filter(
        (info) =>
          isOpen(info) &&
          info.sitters.some((sitter) => sitter.member === member) &&
          (guild === undefined || info.guild === guild),
      ),
    gamesHere: async (guild) => infos().filter((info) => isOpen(info) && info.guild === guild),
    draft: async (member, token) => drafts.get(`${member} ${token}`) ?? { picks: [], page: 0, version: 0 },
    async saveDraft(member, token, draft) {
      const key = `${member} ${token}`
      if ((drafts.get(key)?.version ?? 0) !== draft.version) return undefined
      const saved = { ...draft, version: draft.version + 1 }
      drafts.set(key, saved)
      return saved
    },
    post: async (game, kind) => structuredClone(tables.get(game)?.posts.get(kind)),
    async savePost(game, post) {
      tables.get(game)?.posts.set(post.kind, structuredClone(post))
    },
    async saveThread(game, thread) {
      const table = tables.get(game)
      if (table) table.info = { ...table.info, thread }
    },
    languageOfMember: async (member) => languages.get(`member ${member}`),
    async setLanguageOfMember({ id }, language) {
      languages.set(`member ${id}`, language)
    },
    languageOfGuild: async (guild) => languages.get(`guild ${guild}`),
    async setLanguageOfGuild(guild, language) {
      languages.set(`guild ${guild}`, language)
    },
    async claim(interaction) {
      const fresh = !claims.has(interaction)
      claims.add(interaction)
      return fresh
    },
    setting: async (key) => settings.get(key),
    async saveSetting(key, value) {
      settings.set(key, value)
    },
    lease: async () => true,
    release: async () => undefined,
  }
  const house: House = {
    host,
    publisher: undefined,
    deliveries,
    async settled() {
      for (let before: unknown; before !== line; ) {
        before = line
        await line
      }
    },
  }
  return house
}
