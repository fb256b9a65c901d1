// Digests of a game's story: chained from entry to entry, so that none can be changed, left out or put in unnoticed.
import { createHash, hash } from 'node:crypto'
import type { Decision, Request } from './decision.ts'
import type { GameEvent, Outcome } from './game.ts'
import { canonical, type Move } from './log.ts'
import type { Chance } from './random.ts'

/**
 * What of a request goes into a digest. `brief`, as entries are written: who is asked what, and the ids of what they may
 * choose, which with the state say all else. `whole`, as older entries were: every word of it, also its hints.
 */
export type DigestForm = 'brief' | 'whole'

/** The form in which a digest was made: older ones are hexadecimal. */
export const formOf = (digest: string): DigestForm => (digest.length === 64 ? 'whole' : 'brief')

/** Who is asked what, or how it ended, and where chance stands: what a digest covers besides what was told. */
export interface Asked {
  readonly request: Request | undefined
  readonly outcome: Outcome | undefined
  readonly chance: Chance
}

/** What an entry's digest covers. */
export interface Sealed {
  readonly before: string
  readonly number: number
  readonly rules: number
  readonly move: Move
  readonly told: readonly GameEvent[]
  readonly asked: Asked
  readonly checkpoint: string | undefined
}

/** The digest of an entry, chained to the one before. */
export function entryDigest(form: DigestForm, sealed: Sealed): string {
  const { before, number, rules, move, told, asked, checkpoint } = sealed
  if (form === 'brief')
    return digestOf(
      before,
      `${number} ${rules}`,
      moveBriefly(move),
      canonical(told),
      askedBriefly(asked),
      checkpoint ?? '',
    )
  const parts = [before, number, rules, move, told].map(canonical)
  return wholeDigestOf(...parts, askedWholly(asked), canonical(checkpoint ?? null))
}

/** The digest of what was told and asked since a checkpoint. */
export const tailDigest = (form: DigestForm, told: readonly GameEvent[], asked: Asked): string =>
  form === 'brief'
    ? digestOf(canonical(told), askedBriefly(asked))
    : wholeDigestOf(canonical(told), askedWholly(asked))

/** SHA-256 of some texts, each after its length, so that no other texts give the same: 43 characters of base64url. */
const digestOf = (...texts: readonly string[]): string => {
  let all = ''
  for (const text of texts) all += `${text.length}:${text}`
  return hash('sha256', all, 'base64url')
}

/** SHA-256 of parts in canonical JSON as one list: 64 hexadecimal digits. */
const wholeDigestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(`[${parts.join()}]`).digest('hex')

const askedWholly = ({ request, outcome, chance }: Asked): string =>
  `[${canonical(request ?? outcome ?? null)},${canonical(chance)}]`

const askedBriefly = ({ request, outcome, chance: { epoch, counter } }: Asked): string =>
  `${epoch} ${counter} ${request ? brieflyOnce(request) : canonical(outcome ?? null)}`

/** The request written last: an entry and its tail are digested one after the other, and answers to one request too. */
let last: { readonly request: Request; readonly text: string } | undefined

function brieflyOnce(request: Request): string {
  if (last?.request !== request) last = { request, text: briefly(request) }
  return last.text
}

const briefly = ({ mode, decisions }: Request): string => `${mode}${decisions.map(decisionBriefly).join('')}`

/** A move as text, whatever the order in which its fields were stored. Nearly all are answers. */
const moveBriefly = (move: Move): string =>
  move.kind === 'answer'
    ? `answer ${move.by} ${move.seat} ${move.opened} ${JSON.stringify(move.choice)}`
    : canonical(move)

/** A decision without the words of its options. Ids hold none of the characters between them. */
function decisionBriefly(decision: Decision): string {
  const { seat, min, max, options, ordered, slots, text, pass, kind, ownTurn, step, lulls } = decision
  const { prompt, notice } = decision
  let ids = ''
  for (const { id } of options) ids += ` ${id}`
  const shape = [seat, min, max, ordered, slots?.length, text?.maxLength, pass, kind, ownTurn, step]
  const words = [prompt, notice, lulls?.map(({ scope }) => scope)]
  return `\n${shape.join(';')}${ids}\n${canonical(words)}`
}
