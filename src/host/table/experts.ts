// Experts take their time: what one is asked is thought about elsewhere, and answered when its time is over.
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Choice } from '../../engine/decision.ts'
import type { Known } from '../../search/known.ts'
import type { Thought } from '../../search/think.ts'
import type { Thinkers } from '../../search/thinkers.ts'

/** How thoughts went since the process began. */
export interface ThoughtFacts {
  readonly waiting: number
  readonly underWay: number
  /** Answers that were thought about, and those that were not: no world fits, no thread was free, a thread failed. */
  readonly thought: number
  readonly unthought: number
  readonly playouts: number
  readonly dealt: number
  readonly rejected: number
}

/** Where experts think. */
export interface Experts {
  /**
   * What an expert answers: `thinking` until its time is over, then its choice, or none where nothing was thought.
   * The first call begins the thought; `ready` is called when its time is over.
   */
  ask(question: Question, ready: () => void): 'thinking' | { readonly choice: Choice | undefined }
  readonly facts: ThoughtFacts
  close(): Promise<void>
}

/** What an expert is asked. */
export interface Question {
  /** Names what is asked: the game, its seat, the entry that asked it. */
  readonly key: string
  /** How long it takes, in milliseconds: the same for any result, so that nobody can tell by the time. */
  readonly ms: number
  readonly known: () => Known | undefined
}

interface Pending {
  over: boolean
  choice: Choice | undefined
}

/** How long an answer is kept that nobody asks for: its game went on without it. Milliseconds. */
const KEPT = 5 * 60_000

/** @param most no thought takes longer than so many milliseconds */
export function openExperts(
  thinkers: Thinkers,
  log: Pick<Logger, 'warn'>,
  most: number = Number.POSITIVE_INFINITY,
): Experts {
  const pending = new Map<string, Pending>()
  const counts = { thought: 0, unthought: 0, playouts: 0, dealt: 0, rejected: 0 }

  function count({ choice, playouts, dealt, rejected }: Thought): void {
    counts[choice ? 'thought' : 'unthought']++
    counts.playouts += playouts
    counts.dealt += dealt
    counts.rejected += rejected
  }

  function begin({ key, ms: wished, known: knows }: Question, ready: () => void): void {
    const ms = Math.min(wished, most)
    const mine: Pending = { over: false, choice: undefined }
    pending.set(key, mine)
    const unthought = (why: string) => {
      counts.unthought++
      log.warn({ why }, 'an expert answers without having thought')
    }
    const known = knows()
    if (known)
      thinkers.think(known, performance.now() + ms, randomUUID()).then(
        (thought) => {
          count(thought)
          if (!mine.over) mine.choice = thought.choice
        },
        (error: unknown) => unthought(error instanceof Error ? error.message : 'it failed'),
      )
    else unthought('hidden cards fit nowhere else')
    setTimeout(() => {
      mine.over = true
      ready()
      setTimeout(() => pending.get(key) === mine && pending.delete(key), KEPT).unref()
    }, ms).unref()
  }

  return {
    ask(question, ready) {
      const mine = pending.get(question.key)
      if (!mine) begin(question, ready)
      if (!mine?.over) return 'thinking'
      pending.delete(question.key)
      return { choice: mine.choice }
    },
    get facts() {
      return { ...thinkers.load, ...counts }
    },
    close: () => thinkers.close(),
  }
}
