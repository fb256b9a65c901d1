// Chance: HMAC-SHA256 of a secret key over a counted message, as unbiased integers. The only source of chance in rules.
import { createHmac } from 'node:crypto'

/** A source of chance. */
export interface Random {
  /** An integer from 0 to `sides` − 1, each as likely. Throws unless `sides` is a whole number of at least 1. */
  int(sides: number): number
  /** Shuffles the list in place (Fisher–Yates) and returns it. */
  shuffle<T>(list: T[]): T[]
}

/** Where a game's one stream of chance stands; part of the state. A wind-back opens a new epoch. */
export interface Chance {
  epoch: number
  counter: number
  /** Of a game that is played on from the middle of a stage: what chance gave in it before. It comes first, in order. */
  given?: Drawn[]
}

/** What chance gave: a number, or the order in which a list came to lie. */
export type Drawn = number | readonly string[]

/** The game's stream: HMAC(seed, 'chance', epoch, counter); every draw advances the counter in the state. */
export function chanceStream(seed: string, chance: () => Chance): Random {
  const own = randomOf(() => {
    const at = chance()
    return word(seed, 'chance', at.epoch, at.counter++)
  })
  /** The next that was given, if it is the answer to what is drawn now; it counts as chance that is used. */
  function takeGiven<T>(fits: (drawn: Drawn) => T | undefined): T | undefined {
    const at = chance()
    const next = at.given?.shift()
    if (at.given?.length === 0) delete at.given
    const fitting = next === undefined ? undefined : fits(next)
    if (fitting !== undefined) at.counter++
    return fitting
  }
  return {
    int: (sides) =>
      takeGiven((drawn) => (typeof drawn === 'number' && drawn < sides ? drawn : undefined)) ??
      own.int(sides),
    shuffle: (list) =>
      takeGiven((drawn) => (typeof drawn === 'number' ? undefined : putInOrder(list, drawn))) ??
      own.shuffle(list),
  }
}

/** Puts a list in this order of its members as texts; `undefined` when it is another list. */
export function putInOrder<T>(list: T[], order: readonly string[]): T[] | undefined {
  const by = new Map(list.map((each) => [String(each), each]))
  const found = order.flatMap((id) => by.get(id) ?? [])
  if (found.length !== list.length) return undefined
  list.splice(0, list.length, ...found)
  return list
}

/** A stream of its own for what is not the game's chance (policies, waiting times): HMAC(seed, ...label, n). */
export const sideStream = (seed: string, ...label: readonly (string | number)[]): Random => {
  let counter = 0
  return randomOf(() => word(seed, ...label, counter++))
}

/** 32 bytes of HMAC-SHA256(seed, label) as 64 hex digits. */
export const hmac = (seed: string, ...label: readonly (string | number)[]): string =>
  createHmac('sha256', seed).update(label.join('\n')).digest('hex')

/** 48 bits of the HMAC as a number; enough for every die a table game throws. */
const word = (seed: string, ...label: readonly (string | number)[]): number =>
  createHmac('sha256', seed).update(label.join('\n')).digest().readUIntBE(0, 6)

const WORDS = 2 ** 48

function randomOf(next: () => number): Random {
  const int = (sides: number): number => {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORDS) throw new Error(`no die has ${sides} sides`)
    const fair = WORDS - (WORDS % sides)
    let drawn = next()
    while (drawn >= fair) drawn = next() // drop what would make low numbers likelier
    return drawn % sides
  }
  const shuffle = <T>(list: T[]): T[] => {
    for (let last = list.length - 1; last > 0; last--) {
      const other = int(last + 1)
      const [a, b] = [list[last], list[other]] as [T, T]
      list[last] = b
      list[other] = a
    }
    return list
  }
  return { int, shuffle }
}
