// Tells a turn at a glance: what a card, a skill or a kill brings by its nature is not told apart, and cards kept one by one are
// added up.
import type { Phrase, Ref } from '../../engine/phrase.ts'
import { say } from './text/say.ts'

const keyOf = (phrase: Phrase | undefined): string => phrase?.key.slice('hegemony.'.length) ?? ''
const argOf = (phrase: Phrase | undefined, name: string): string => JSON.stringify(phrase?.args?.[name])

/** In the place of each event of a turn the phrase that tells it, if it is told. */
export function condense(events: readonly Phrase[]): readonly (Phrase | undefined)[] {
  const turn: (Phrase | undefined)[] = [...events]
  for (const [index, event] of events.entries()) {
    const before = turn[index - 1]
    if (isImplied(events, index)) turn[index] = undefined
    else if (keyOf(event) === 'uses-on') turn[index] = countedTargets(event)
    else if (keyOf(event) === 'keeps-cards' && keyOf(before) === 'keeps-cards' && isOfOne(before, event)) {
      const count = Number(before?.args?.count) + Number(event.args?.count)
      turn[index] = { ...event, args: { ...event.args, count } }
      turn[index - 1] = undefined
    }
  }
  foldEach(turn, 'damage-normal', 'whom')
  foldEach(turn, 'recovers', 'who')
  return turn
}

/** What several suffer or recover one after the other, as much each, is told once of all. */
function foldEach(
  turn: (Phrase | undefined)[],
  key: 'damage-normal' | 'recovers',
  name: 'who' | 'whom',
): void {
  for (const [index, event] of turn.entries()) {
    if (keyOf(event) !== key) continue
    const run = [index]
    for (const at of turn.keys()) {
      if (at <= index || turn[at] === undefined) continue
      if (keyOf(turn[at]) !== key || !isAlike(turn[at], event, 'amount')) break
      run.push(at)
    }
    const each = run.map((at) => {
      const args = turn[at]?.args ?? {}
      return say('left-with', { who: args[name] as Ref, hp: Number(args.hp) })
    })
    if (each.length < 2) continue
    for (const at of run) turn[at] = undefined
    const list = each.reduce((before, next) => say('and-left', { list: before, next }))
    turn[index] = say(`${key}-each`, { amount: Number(event?.args?.amount), list })
  }
}

/** A card on so many players is one on all others or all of a kingdom: what it does to each is told after it. */
const MANY = 4

function countedTargets(event: Phrase): Phrase {
  const whom = event.args?.whom
  return Array.isArray(whom) && whom.length >= MANY
    ? { ...event, key: `${event.key}-many`, args: { ...event.args, whom: whom.length } }
    : event
}

/** Whether what stands around an event says it as well. */
function isImplied(events: readonly Phrase[], index: number): boolean {
  const [before, event, after] = [events[index - 1], events[index], events[index + 1]]
  // The cards of a reward are drawn.
  if (keyOf(event) === 'draws')
    return keyOf(before) === 'rewarded' && isOfOne(before, event) && isAlike(before, event, 'count')
  // A delayed trick is put in front of its target, also where a skill has made it.
  if (keyOf(event) === 'laid-down') {
    const used = events.slice(0, index).findLast((other) => !BESIDE.includes(keyOf(other)))
    return ['uses', 'uses-on'].includes(keyOf(used)) && isAlike(used, event, 'card')
  }
  // A skill is used for the judgement that follows, and more than once against the same card.
  if (keyOf(event) === 'uses-skill') {
    if (keyOf(after) === 'judges' && argOf(after, 'reason') === argOf(event, 'skill')) return true
    const card = events.slice(0, index).findLastIndex((other) => CARDS.includes(keyOf(other)))
    return events.slice(card + 1, index).some((other) => isSameSkill(other, event))
  }
  // Who has no HP left is dying, until saved or dead.
  if (keyOf(event) === 'is-dying')
    return isWounded(before, event) && ['rescues-using', 'dies'].includes(keyOf(after))
  return false
}

/** What may be told between a card and where it is laid down. */
const BESIDE = ['uses-skill', 'reveals', 'faction']
const CARDS = ['turn-begins', 'uses', 'uses-on', 'uses-against', 'equips']

const isSameSkill = (one: Phrase, other: Phrase | undefined): boolean =>
  keyOf(one) === 'uses-skill' && isOfOne(one, other) && isAlike(one, other, 'skill')

const isWounded = (one: Phrase | undefined, dying: Phrase | undefined): boolean =>
  Number(one?.args?.hp) <= 0 && argOf(one, 'whom') === argOf(dying, 'who')

const isAlike = (one: Phrase | undefined, other: Phrase | undefined, name: string): boolean =>
  argOf(one, name) === argOf(other, name)

const isOfOne = (one: Phrase | undefined, other: Phrase | undefined): boolean =>
  argOf(one, 'who') === argOf(other, 'who')
