// Tells a turn at a glance: what a card, a skill or a kill brings by its nature is not told apart, and cards kept one by one are
// added up.
import type { Arg, Phrase, Ref } from '../../engine/phrase.ts'
import { CARDS } from './cards/index.ts'
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
  skipUsualDraw(turn)
  foldPairs(turn)
  foldAnswers(turn)
  foldHits(turn)
  foldEach(turn, 'damage-normal', 'whom')
  foldEach(turn, 'recovers', 'who')
  return turn
}

/** Cards of a draw phase, where nothing changes it. */
const USUAL = 2

/** Two cards drawn in the draw phase are not told where more is told of the turn. */
function skipUsualDraw(turn: (Phrase | undefined)[]): void {
  const [begins] = turn
  if (keyOf(begins) !== 'turn-begins') return
  const act = turn.findIndex((event) => event && ACTS.includes(keyOf(event)) && isOfOne(event, begins))
  const drawn = turn
    .slice(0, Math.max(0, act))
    .findLastIndex(
      (event) => keyOf(event) === 'draws' && isOfOne(event, begins) && Number(event?.args?.count) === USUAL,
    )
  if (drawn > 0) turn[drawn] = undefined
}

/** What a player does once the draw phase is over. */
const ACTS = ['uses', 'uses-on', 'uses-on-many', 'uses-against', 'equips', 'recasts', 'discards']

/** A general and the faction it shows are told as one, and so are a half fish and the card drawn for it. */
function foldPairs(turn: (Phrase | undefined)[]): void {
  for (const [index, event] of turn.entries()) {
    const at = turn.findIndex((other, place) => place > index && other !== undefined)
    const next = turn[at]
    if (!event || !next || !isOfOne(event, next)) continue
    const args = { ...event.args, ...next.args }
    if (keyOf(event) === 'reveals' && keyOf(next) === 'faction')
      turn[index] = { ...event, key: `${event.key}-faction`, args }
    else if (keyOf(event) === 'half-fish-rewarded' && keyOf(next) === 'draws' && Number(args.count) === 1)
      turn[index] = { ...event, key: 'hegemony.half-fish-draws', args: { who: args.who as Ref } }
    else continue
    turn[at] = undefined
  }
}

/** Who plays a card against one on many is told once of all. */
function foldAnswers(turn: (Phrase | undefined)[]): void {
  for (const [from, used] of turn.entries()) {
    if (keyOf(used) !== 'uses-on-many') continue
    const next = turn.findIndex((event, at) => at > from && USES.includes(keyOf(event)))
    const stretch = [...turn.keys()].slice(from + 1, next < 0 ? turn.length : next)
    const answers = stretch.filter((at) => keyOf(turn[at]) === 'answers-playing')
    const [first] = answers
    if (first === undefined || answers.length < 2) continue
    const each = answers.map((at) =>
      say('played-by', { who: turn[at]?.args?.who as Ref, card: played(turn[at]) }),
    )
    for (const at of answers) turn[at] = undefined
    turn[first] = say('answers-each', {
      list: each.reduce((before, after) => say('and-left', { list: before, next: after })),
    })
  }
}

/** A card on one player, and what they suffer from it at once. */
function foldHits(turn: (Phrase | undefined)[]): void {
  for (const [index, used] of turn.entries()) {
    const whom = used?.args?.whom
    if (keyOf(used) !== 'uses-on' || !Array.isArray(whom) || whom.length !== 1) continue
    const at = turn.findIndex((event, place) => place > index && event !== undefined)
    const hurt = turn[at]
    const hit = HITS[keyOf(hurt)]
    if (!hit || argOf(hurt, 'whom') !== JSON.stringify(whom[0])) continue
    const { amount, hp } = hurt?.args ?? {}
    const args = { ...used?.args, hit: say(hit, { amount: Number(amount), hp: Number(hp) }) }
    turn[index] = { key: 'hegemony.uses-hitting', args }
    turn[at] = undefined
  }
}

const HITS: Readonly<Record<string, 'hit-normal' | 'hit-fire' | 'hit-thunder'>> = {
  'damage-normal': 'hit-normal',
  'damage-fire': 'hit-fire',
  'damage-thunder': 'hit-thunder',
}

/** What somebody plays: the card as it is laid down. */
const played = (event: Phrase | undefined): Phrase =>
  say('used-card', { card: event?.args?.card as Ref, cards: event?.args?.cards as Phrase })

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
  if (keyOf(event) === 'draws' && keyOf(before) === 'rewarded')
    return isOfOne(before, event) && isAlike(before, event, 'count')
  // So are those of Wait at Ease, two for each of its targets.
  if (keyOf(event) === 'draws' && Number(event?.args?.count) === USUAL) {
    const used = events.slice(0, index).findLast((other) => keyOf(other) !== 'draws')
    return keyOf(used).startsWith('uses-on') && kindOf(used?.args?.card) === 'await-exhausted'
  }
  // A delayed trick is put in front of its target, also where a skill has made it.
  if (keyOf(event) === 'laid-down') {
    const used = events.slice(0, index).findLast((other) => !BESIDE.includes(keyOf(other)))
    return ['uses', 'uses-on'].includes(keyOf(used)) && isAlike(used, event, 'card')
  }
  // A skill is used for the judgement that follows, and more than once against the same card.
  if (keyOf(event) === 'uses-skill') {
    if (keyOf(after) === 'judges' && argOf(after, 'reason') === argOf(event, 'skill')) return true
    if (event && (isMade(before, event) || isMade(nextBy(events, index), event))) return true
    const card = events.slice(0, index).findLastIndex((other) => USES.includes(keyOf(other)))
    return events.slice(card + 1, index).some((other) => isSameSkill(other, event))
  }
  // Who has no HP left is dying, until saved or dead.
  if (keyOf(event) === 'is-dying')
    return isWounded(before, event) && ['rescues-using', 'dies'].includes(keyOf(after))
  return false
}

/** What a player does after an event, but for showing a general for it. */
const nextBy = (events: readonly Phrase[], index: number): Phrase | undefined =>
  events.slice(index + 1).find((other) => !['reveals', 'faction'].includes(keyOf(other)))

/** Whether a player uses or plays a card made of others, as by a skill: the cards beside it show that. */
function isMade(event: Phrase | undefined, skill: Phrase): boolean {
  const cards = event?.args?.cards as Phrase | undefined
  const [kind, from] = [event?.args?.card, cards?.args?.card]
  const isCard = ['uses', 'uses-on', 'uses-against', ...ANSWERS].includes(keyOf(event))
  if (!isCard || !isOfOne(event, skill) || keyOf(cards) !== 'card') return false
  return JSON.stringify(kind) !== JSON.stringify(from) && kindOf(from) !== kindOf(kind)
}

/** The kind of a card, or the kind that is named. */
const kindOf = (named: Arg | undefined): string =>
  typeof named === 'object' && 'name' in named ? (CARDS.get(named.name)?.kind ?? named.name) : ''

/** What may be told between a card and where it is laid down. */
const BESIDE = ['uses-skill', 'reveals', 'faction']
const ANSWERS = ['answers-using', 'answers-against', 'answers-playing', 'rescues-using']
const USES = ['turn-begins', 'uses', 'uses-on', 'uses-against', 'equips']

const isSameSkill = (one: Phrase, other: Phrase | undefined): boolean =>
  keyOf(one) === 'uses-skill' && isOfOne(one, other) && isAlike(one, other, 'skill')

const isWounded = (one: Phrase | undefined, dying: Phrase | undefined): boolean =>
  Number(one?.args?.hp) <= 0 && argOf(one, 'whom') === argOf(dying, 'who')

const isAlike = (one: Phrase | undefined, other: Phrase | undefined, name: string): boolean =>
  argOf(one, name) === argOf(other, name)

const isOfOne = (one: Phrase | undefined, other: Phrase | undefined): boolean =>
  argOf(one, 'who') === argOf(other, 'who')
