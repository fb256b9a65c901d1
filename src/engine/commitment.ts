// Provably fair: a secret committed to before anybody sits down, mixed with what every player brings, opened at the end.
import { createHash, randomBytes } from 'node:crypto'
import type { Seat } from './phrase.ts'
import { hmac } from './random.ts'

/** What a member seat mixes into the shuffle. */
export interface Contribution {
  readonly seat: Seat
  /** sha256 of the interaction by which the member sat down, as hex. */
  readonly join: string
  /** A word brought on joining, or the sha256 of one. */
  readonly clientSeed?: string
}

/** A fresh secret: 32 bytes as hex. */
export const newSecret = (): string => randomBytes(32).toString('hex')

/** The hash of a secret, published when the lobby opens: sha256 of its hex text. */
export const commitmentOf = (secret: string): string => sha256(secret)

/** sha256 as hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The game's seed: HMAC-SHA256 of the secret over all contributions in seat order. */
export const seedOf = (secret: string, contributions: readonly Contribution[]): string =>
  hmac(
    secret,
    ...[...contributions]
      .sort((a, b) => a.seat - b.seat)
      .map(({ seat, join, clientSeed }) => JSON.stringify([seat, join, clientSeed ?? ''])),
  )
