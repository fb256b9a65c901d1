// Tells a fight in one sentence: who attacks whom, what both sides come to, and whom it destroys or what it takes.
import type { Phrase, Ref } from '../../../engine/phrase.ts'
import { say } from '../text/say.ts'
import { argOf, keyOf, numberOf, type Turn } from './turn.ts'

/** Attacks, and how they are told where they come from is left to the map. */
const PLAIN: Readonly<Record<string, string>> = {
  attacks: 'attacks-at',
  shoots: 'shoots-at',
  'attacks-free': 'attacks-free-at',
  'attacks-again': 'attacks-again',
}
/** A turn with one fight and no more events than these has room for its dice; others have them in picture and step. */
const ROOM = 12

const isKind = (event: Phrase | undefined, key: string) => event !== undefined && keyOf(event) === key
const isAttack = (event: Phrase | undefined) => event !== undefined && keyOf(event) in PLAIN

export function foldFights(turn: Turn): void {
  if (turn.filter((event) => isKind(event, 'throws')).length === 1 && turn.length <= ROOM) return
  for (const [index, attack] of turn.entries()) {
    if (!attack || !isAttack(attack)) continue
    const at = turn.findIndex((other, place) => place > index && isKind(other, 'throws'))
    const next = turn.findIndex((other, place) => place > index && isAttack(other))
    const thrown = next < 0 || at < next ? turn[at] : undefined
    if (!thrown) foldFlight(turn, index, attack)
    if (!thrown) continue
    const fight = fightOf(attack, thrown)
    turn[at] = undefined
    turn[index] = say('fought', fight)
    for (let place = nextTold(turn, at); place >= 0; place = nextTold(turn, place)) {
      const ended = endedBy(turn[index] ?? attack, fight, attack, turn[place])
      if (!ended) break
      turn[index] = ended
      turn[place] = undefined
    }
    for (let place = index + 1; place < at; place++)
      if (isKind(turn[place], 'last-stand')) turn[place] = undefined
  }
}

/** An army that is routed is destroyed without a throw. */
function foldFlight(turn: Turn, index: number, attack: Phrase): void {
  const after = nextTold(turn, index)
  const outcome = turn[after]
  if (!isKind(outcome, 'destroyed') || argOf(outcome, 'unit') !== argOf(attack, 'target')) return
  turn[index] = { ...attack, key: keyLike(attack, 'destroys-at') }
  turn[after] = undefined
}

const nextTold = (turn: Turn, at: number): number =>
  turn.findIndex((other, place) => place > at && other !== undefined)

/** The fight with what comes of it, where one sentence tells both. */
function endedBy(
  told: Phrase,
  fight: Fight,
  attack: Phrase,
  outcome: Phrase | undefined,
): Phrase | undefined {
  if (!outcome) return undefined
  const isOf = (unit: string, who: string) =>
    argOf(outcome, 'unit') === argOf(attack, unit) && argOf(outcome, 'who') === argOf(attack, who)
  const [isTheirs, isOwn] = [isOf('target', 'whom'), isOf('unit', 'who')]
  const to = outcome.args?.to as Ref
  if (isKind(outcome, 'destroyed') && isTheirs)
    return say('fought', { ...fight, attack: { ...attack, key: keyLike(attack, 'destroys-at') } })
  if (isKind(outcome, 'destroyed') && isOwn) return say('fought-dies', fight)
  if (isKind(outcome, 'advances') && isOwn && argOf(outcome, 'to') === argOf(attack, 'place')) {
    const [{ attack: by }, back] = [told.args as unknown as Fight, told.args?.to as Ref | undefined]
    return back
      ? say('fought-routs-advances', { ...fight, to: back })
      : say('fought-advances', { ...fight, attack: by })
  }
  if (isKind(outcome, 'tie-afar') || isKind(outcome, 'tie')) return say('fought-ties', fight)
  if (isKind(outcome, 'pushed-back') && isTheirs) return say('fought-routs', { ...fight, to })
  if (isKind(outcome, 'pushed-back') && isOwn) return say('fought-flees', { ...fight, to })
  if (isKind(outcome, 'takes-free') && isOwn && isKind(attack, 'attacks-free'))
    return say('fought-takes', { ...fight, level: numberOf(outcome, 'level') })
  return undefined
}

type Fight = ReturnType<typeof fightOf>

function fightOf(attack: Phrase, thrown: Phrase) {
  const key = keyLike(attack, PLAIN[keyOf(attack)] ?? keyOf(attack))
  return {
    attack: { ...attack, key },
    total: numberOf(thrown, 'total'),
    foeTotal: numberOf(thrown, 'foeTotal'),
  }
}

const keyLike = ({ key }: Phrase, other: string): string => `${key.slice(0, key.indexOf('.') + 1)}${other}`
