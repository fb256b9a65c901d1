// Digests of a game's story: chained from entry to entry, so that none can be changed, left out or put in unnoticed.
import { hash } from 'node:crypto'
import type { Decision, Request } from './decision.ts'
import type { GameEvent, Outcome } from './game.ts'
import { canonical, type Move, moveOf } from './log.ts'
import type { Phrase } from './phrase.ts'
import type { Chance } from './random.ts'

/** Who is asked what, or how it ended, and where chance stands: what a digest covers besides what was told. */
export interface Asked {
  readonly request: Request | undefined
  readonly outcome: Outcome | undefined
  readonly chance: Chance
}

/** What an entry's digest covers. */
export interface DigestInput {
  readonly before: string
  readonly number: number
  readonly rules: number
  /** The move, or its entry: what else that holds is not covered. */
  readonly move: Move
  readonly told: readonly GameEvent[]
  readonly asked: Asked
  readonly checkpoint: string | undefined
}

/**
 * The digest of an entry, chained to the one before. Of a request it covers who is asked what, and the ids of what they may
 * choose, which with the state say all else.
 */
export const entryDigest = ({ before, number, rules, move, told, asked, checkpoint }: DigestInput): string =>
  digestOf(
    before,
    `${number} ${rules}`,
    moveBriefly(move),
    canonical(told),
    askedBriefly(asked),
    checkpoint ?? '',
  )

/** The digest of what was told and asked since a checkpoint. */
export const tailDigest = (told: readonly GameEvent[], asked: Asked): string =>
  digestOf(canonical(told), askedBriefly(asked))

/** SHA-256 of some texts, each after its length, so that no other texts give the same: 43 characters of base64url. */
const digestOf = (...texts: readonly string[]): string => {
  let all = ''
  for (const text of texts) all += `${text.length}:${text}`
  return hash('sha256', all, 'base64url')
}

const askedBriefly = ({ request, outcome, chance: { epoch, counter } }: Asked): string =>
  `${epoch} ${counter} ${request ? brieflyOnce(request) : canonical(outcome ?? null)}`

/** The request written last: an entry and its tail are digested one after the other, and answers to one request too. */
let last: { readonly request: Request; readonly text: string } | undefined

function brieflyOnce(request: Request): string {
  if (last?.request !== request) last = { request, text: briefly(request) }
  return last.text
}

function briefly({ mode, decisions }: Request): string {
  const words = new Map<Phrase, string>()
  let text: string = mode
  for (const decision of decisions) text += decisionBriefly(decision, words)
  return text
}

/** A move as text, independent of the order in which its fields were stored. Nearly all are answers. */
const moveBriefly = (move: Move): string =>
  move.kind === 'answer'
    ? `answer ${move.by} ${move.seat} ${move.opened} ${JSON.stringify(move.choice)}`
    : canonical(moveOf(move))

/**
 * A decision without the words of its options. Ids hold none of the characters between them.
 * @param words phrases of the request that are written already: its decisions share some
 */
function decisionBriefly(decision: Decision, words: Map<Phrase, string>): string {
  const { seat, min, max, options, ordered, slots, text, pass, kind, ownTurn, step, autoPasses } = decision
  const { prompt, notice } = decision
  let ids = ''
  for (const { id } of options) ids += ` ${id}`
  const shape = [seat, min, max, ordered, slots?.length, text?.maxLength, pass, kind, ownTurn, step]
  const said = `${phraseOnce(prompt, words)},${notice ? phraseOnce(notice, words) : 'null'}`
  return `\n${shape.join(';')}${ids}\n[${said},${canonical(autoPasses?.map(({ scope }) => scope))}]`
}

function phraseOnce(phrase: Phrase, words: Map<Phrase, string>): string {
  const known = words.get(phrase)
  if (known !== undefined) return known
  const text = canonical(phrase)
  words.set(phrase, text)
  return text
}
