// Lets the computer players of another checkout play: its policies run in a thread of their own, with its own code, and are told
// situations and answer with option ids. Both checkouts must have the same rules and names.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Choice } from '../../src/engine/decision.ts'
import type { GameEvent, Policy, Situation } from '../../src/engine/game.ts'

/** A situation as it is sent: of the story only what the policy has not been told yet. */
export interface Asked extends Omit<Situation, 'story'> {
  /** Events of the story that it knows; it forgets the others. */
  readonly known: number
  readonly added: readonly GameEvent[]
  /** From which its chance follows. */
  readonly seed: number
}

/** What a policy answers, or what went wrong. */
export type Answered = { readonly choice: Choice | undefined } | { readonly error: string }

/** Integers up to this seed the chance of an answer. */
const SEEDS = 2 ** 32
/** Milliseconds until an answer must be there. */
const TIMEOUT_MS = 120_000

/**
 * The computer player of a strength in another checkout.
 * @param root where that lies
 * @throws Error when nothing is checked out there, or it has no such player
 */
export function otherPolicy(root: string, game: string, strength: string): Policy {
  const folder = resolve(root)
  if (!existsSync(join(folder, 'src/games/index.ts'))) throw new Error(`no checkout at ${folder}`)
  const signal = new Int32Array(new SharedArrayBuffer(4))
  const { port1: port, port2 } = new MessageChannel()
  const worker = new Worker(new URL('other-policy.mjs', import.meta.url), {
    workerData: { root: folder, game, strength, signal, port: port2 },
    transferList: [port2],
  })
  worker.unref()
  const told = new Map<number, readonly GameEvent[]>()
  const ask = (asked: Asked | null): Choice | undefined => {
    const before = Atomics.load(signal, 0)
    port.postMessage(asked)
    if (Atomics.wait(signal, 0, before, TIMEOUT_MS) === 'timed-out')
      throw new Error(`${folder} does not answer`)
    const answered = messageOn(port)
    if (!answered || 'error' in answered) throw new Error(`${folder}: ${answered?.error ?? 'no answer'}`)
    return answered.choice
  }
  // Says early what is wrong.
  ask(null)
  return {
    decide({ story, ...situation }, random) {
      const before = told.get(situation.seat) ?? []
      const goesOn = before.length <= story.length && before.at(-1) === story[before.length - 1]
      const known = goesOn ? before.length : 0
      told.set(situation.seat, story)
      return ask({ ...situation, known, added: story.slice(known), seed: random.int(SEEDS) })
    },
  }
}

/** Milliseconds between two looks for a message, and how often one looks. */
const [LOOK_MS, LOOKS] = [2, 500] as const

/** What was posted: on a busy machine the signal may come a moment before its message. */
function messageOn(port: MessagePort): Answered | undefined {
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (let looked = 0; looked < LOOKS; looked++) {
    const received = receiveMessageOnPort(port)
    if (received) return received.message as Answered
    Atomics.wait(never, 0, 0, LOOK_MS)
  }
  return undefined
}
