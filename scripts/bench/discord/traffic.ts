// Members who do what members do, so many times a second, and how soon each of them was answered.
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../../../src/engine/random.ts'
import type { OpenHost } from '../../../src/host/index.ts'
import type { Person, Sandbox } from '../../../src/sandbox/index.ts'
import { timeOf } from '../../../src/sandbox/world/snowflake.ts'
import { choiceOf, type Table } from '../../chaos/crowd.ts'

/** What was measured of some interactions, in milliseconds. */
export interface Traffic {
  /** From the person's act until the bot's first word reached Discord. */
  readonly acks: readonly number[]
  /** From the person's act until they saw the answer. */
  readonly finals: readonly number[]
  /** Acts that saw no answer within three seconds, or that the bot refused to take. */
  readonly silent: number
  /** Acts that this process itself was too busy to begin: the rate is too high for the machine. */
  readonly unbegun: number
  /** The acts that were answered, by kind. */
  readonly acts: Readonly<Record<string, number>>
  /** Seconds from the first act to the last answer. */
  readonly seconds: number
}

/** Of ten acts so many are of each kind. */
const MIX = [
  'answer',
  'answer',
  'answer',
  'answer',
  'look',
  'look',
  'complete',
  'board',
  'hand',
  'game',
] as const
/** Between two readings of what reached the sandbox, in milliseconds; it keeps the latest ten thousand requests. */
const READING = 500
const CALLBACK = /\/interactions\/(\d+)\/[^/]+\/callback$/

interface Crowd {
  readonly host: OpenHost
  readonly sandbox: Sandbox
  readonly tables: readonly Table[]
  readonly random: Random
}

/** Lets members act `rate` times a second for so many seconds, whether they are answered or not. */
export async function traffic(crowd: Crowd, rate: number, seconds: number): Promise<Traffic> {
  const acks = acksOf(crowd.sandbox)
  const finals: number[] = []
  const acts: Record<string, number> = {}
  let [silent, unbegun] = [0, 0]
  const act = async (): Promise<void> => {
    const begun = await next(crowd).catch(() => undefined)
    if (!begun) {
      unbegun++
      return
    }
    const [kind, action] = begun
    const began = performance.now()
    const outcome = await action().catch(() => undefined)
    if (!outcome || (!Array.isArray(outcome) && outcome.kind === 'silence')) {
      silent++
      return
    }
    finals.push(performance.now() - began)
    acts[kind] = (acts[kind] ?? 0) + 1
  }
  const began = performance.now()
  const under: Promise<void>[] = []
  for (let number = 0; number < rate * seconds; number++) {
    const due = began + (number * 1_000) / rate
    if (due > performance.now()) await pause(due - performance.now())
    under.push(act())
  }
  await Promise.all(under)
  const took = (performance.now() - began) / 1_000
  return { acks: await acks.close(), finals, silent, unbegun, acts, seconds: took }
}

/** The next act of somebody at some table. */
async function next({ host, tables, random }: Crowd) {
  const table = tables[random.int(tables.length)]
  const people = table?.people.filter((each) => each !== table.vanished) ?? []
  const person = people[random.int(people.length)]
  if (!table || !person) throw new Error('nobody plays')
  const kind = MIX[random.int(MIX.length)] ?? 'look'
  const { room, game } = table
  const typed = kind === 'answer' ? (await choiceOf(host, game, person, random))?.typed : undefined
  if (typed !== undefined) return [kind, () => person.slash(room, 'play', { choice: typed, game })] as const
  if (kind === 'complete')
    return [kind, () => person.complete(room, 'play', { choice: '', game }, 'choice')] as const
  return [kind, () => looking(person, table, kind)] as const
}

/** Looks that change nothing; who was to answer and is not asked looks at their panel. */
function looking(person: Person, { room, game }: Table, kind: (typeof MIX)[number]) {
  if (kind === 'board' || kind === 'hand') return person.slash(room, kind, { game })
  if (kind === 'game') return person.slash(room, 'game status', { game })
  const prompt = person.messages(room).findLast(({ components }) => moveButton(components) !== undefined)
  const button = prompt && moveButton(prompt.components)
  return prompt && button !== undefined ? person.click(prompt, button) : person.slash(room, 'hand', { game })
}

/** The id of the button under a prompt that opens a member's own panel. */
const moveButton = (components: unknown): string | undefined =>
  /"custom_id":"(move\|[^"]*)"/.exec(JSON.stringify(components))?.[1]

/** Reads from the sandbox when the first word of each interaction came; its id says when it was sent. */
function acksOf(sandbox: Sandbox) {
  const took = new Map<string, number>()
  const read = (): void => {
    for (const { path, at, status } of sandbox.requests) {
      const id = CALLBACK.exec(path.split('?')[0] ?? '')?.[1]
      if (id !== undefined && status < 300 && !took.has(id)) took.set(id, at - timeOf(id))
    }
  }
  read()
  const before = new Set(took.keys())
  const timer = setInterval(read, READING)
  return {
    async close(): Promise<number[]> {
      clearInterval(timer)
      read()
      return [...took].flatMap(([id, ms]) => (before.has(id) ? [] : [ms]))
    },
  }
}
