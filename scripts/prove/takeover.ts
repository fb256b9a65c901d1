// `npm run prove -- takeover --runs 5 --json`: two bots on one PostgreSQL and one sandbox. The one that holds the gateway is
// stopped in order (SIGTERM), and another time killed (-9): how long commands stay unanswered until the other answers.
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openSandbox, type Person, type Sandbox } from '../../src/sandbox/index.ts'
import { type BotProcess, botProcess } from '../../test/support/bot-process.ts'
import { commandLine, print } from '../common/arguments.ts'

/** Between two commands that are typed, in milliseconds. */
const PACE = 100
/** How long the other bot may take, in milliseconds. */
const TIMEOUT_MS = 60_000
/** How long a bot runs before it is stopped, in milliseconds: the start of its session is no longer counted by Discord. */
const SETTLED = 6_000

const line = commandLine({ runs: '5' })
const url = line.server()

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

async function until(what: string, isTrue: () => boolean): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; !isTrue(); await pause(10))
    if (performance.now() > end) throw new Error(`${what} took longer than ${TIMEOUT_MS / 1_000} s`)
}

/** How long nobody answers Mei, in milliseconds: from the first command that stays unanswered to the next that is answered. */
async function silenceOf(
  mei: Person,
  end: (bot: BotProcess) => unknown,
  holder: BotProcess,
): Promise<number> {
  const typed: { readonly at: number; answered: boolean }[] = []
  const type = () => {
    const command = { at: performance.now(), answered: false }
    typed.push(command)
    mei.slash('#room', 'help').then(
      ({ kind }) => (command.answered = kind === 'message'),
      () => undefined,
    )
  }
  /** The first answered command after the first that was not; commands of the last three seconds may still be answered. */
  const silence = (): number | undefined => {
    const known = typed.filter(({ at, answered }) => answered || at < performance.now() - 3_500)
    const lost = known.find(({ answered }) => !answered)
    const next = lost && known.find(({ at, answered }) => answered && at > lost.at)
    if (lost && next) return next.at - lost.at
    return !lost && !holder.runs && typed.at(-40)?.answered ? 0 : undefined
  }
  void end(holder)
  for (const start = performance.now(); silence() === undefined; await pause(PACE)) {
    if (performance.now() - start > TIMEOUT_MS) throw new Error('nobody answers any more')
    type()
  }
  return Math.round(silence() ?? 0)
}

async function run(sandbox: Sandbox, env: Record<string, string>, end: (bot: BotProcess) => unknown) {
  const bots = [botProcess(sandbox, env), botProcess(sandbox, env)] as const
  const [holder, other] = bots
  try {
    holder.go()
    await until('the start', () => sandbox.gateway.connected === 1 && sandbox.commands.length > 0)
    other.go()
    await pause(SETTLED)
    return await silenceOf(sandbox.as('Mei'), end, holder)
  } finally {
    await Promise.all(bots.map((bot) => bot.kill()))
    await until('the end', () => sandbox.gateway.connected === 0)
    for (const fault of bots.flatMap(({ faults }) => faults)) console.error(fault)
  }
}

const name = `takeover_${randomBytes(4).toString('hex')}`
await onServer(`create database "${name}"`)
const sandbox = await openSandbox({ limits: { identifies: true, timeoutMs: 3_500 } })
try {
  sandbox.addMember({ name: 'Mei' })
  sandbox.addChannel({ name: 'room' })
  const env = { DATABASE_URL: Object.assign(new URL(url), { pathname: `/${name}` }).href }
  const silences: Record<'stopped' | 'killed', number[]> = { stopped: [], killed: [] }
  for (let runs = 0; runs < line.count('runs'); runs++) {
    silences.stopped.push(await run(sandbox, env, (bot) => bot.stop()))
    silences.killed.push(await run(sandbox, env, (bot) => bot.kill()))
  }
  const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]
  const { stopped, killed } = silences
  print({ stoppedMs: middle(stopped), killedMs: middle(killed), stopped, killed }, line.json)
} finally {
  await sandbox.close()
  await onServer(`drop database "${name}" with (force)`)
}
process.exit()
