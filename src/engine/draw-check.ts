// Checks the draws of a game against its fairness hash. It runs in browsers as well: of this project it imports types alone.
import type { Contribution } from './commitment.ts'

/** One use of chance: where it began in the game's stream, how many words it took, and what it gave. */
export interface Draw {
  /** The log entry in which it was made. */
  readonly entry: number
  readonly epoch: number
  readonly counter: number
  readonly words: number
  /** A number below `sides`, or a list before and after it was shuffled. */
  readonly gave:
    | { readonly sides: number; readonly value: number }
    | readonly [before: string[], after: string[]]
}

/** What it takes to check a game's draws. */
export interface DrawProof {
  /** Published before the game. */
  readonly commitment: string
  readonly secret: string
  readonly contributions: readonly Contribution[]
  /** In the order in which they were made first. */
  readonly draws: readonly Draw[]
  /** Whether these are all of the game: otherwise some lie in stretches of other rules. */
  readonly complete: boolean
}

/** What checking found: the secret is another, or the draw at this place differs or one before it is missing. */
export type DrawVerdict = { readonly ok: true } | { readonly ok: false; readonly draw?: number }

const WORDS = 2 ** 48
const WORD_BYTES = 6

const utf8 = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The draws against the hash, each computed again with the browser's own HMAC. */
export async function checkDraws({
  commitment,
  secret,
  contributions,
  draws,
  complete,
}: DrawProof): Promise<DrawVerdict> {
  if (hex(await crypto.subtle.digest('SHA-256', utf8(secret))) !== commitment) return { ok: false }
  const brought = contributions
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, join, clientSeed }) => JSON.stringify([seat, join, clientSeed ?? '']))
  const seed = hex(await signerOf(secret)(brought.join('\n')))
  const sign = signerOf(seed)
  const next = new Map<number, number>()
  for (const [index, draw] of draws.entries()) {
    const { epoch, counter, words } = draw
    const isNext = counter === (next.get(epoch) ?? 0) || (!complete && counter > (next.get(epoch) ?? 0))
    if (!isNext || !(await isFair(draw, sign))) return { ok: false, draw: index }
    next.set(epoch, counter + words)
  }
  return { ok: true }
}

type Sign = (text: string) => Promise<ArrayBuffer>

function signerOf(key: string): Sign {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = crypto.subtle.importKey('raw', utf8(key), algorithm, false, ['sign'])
  return async (text) => crypto.subtle.sign('HMAC', await imported, utf8(text))
}

/** Whether a draw gave what the stream gives at its place, and took as many words. */
async function isFair({ epoch, counter, words, gave }: Draw, sign: Sign): Promise<boolean> {
  let at = counter
  const int = async (sides: number): Promise<number> => {
    const fair = WORDS - (WORDS % sides)
    for (;;) {
      const signed = new Uint8Array(await sign(`chance\n${epoch}\n${at++}`)).slice(0, WORD_BYTES)
      const drawn = signed.reduce((sum, byte) => sum * 256 + byte, 0)
      if (drawn < fair) return drawn % sides
    }
  }
  if ('sides' in gave) {
    const { sides, value } = gave
    const isDie = Number.isInteger(sides) && sides >= 1 && sides <= WORDS
    return isDie && (await int(sides)) === value && at === counter + words
  }
  const [before, after] = gave
  const list = [...before]
  for (let last = list.length - 1; last > 0; last--) {
    const other = await int(last + 1)
    const [a, b] = [list[last] ?? '', list[other] ?? '']
    list[last] = b
    list[other] = a
  }
  return JSON.stringify(list) === JSON.stringify(after) && at === counter + words
}
