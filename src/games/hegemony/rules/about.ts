// Public words for the subject of a timing's question.
import { nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { cardPhrase } from '../core/labels.ts'
import type { Events, Timing } from '../table/events.ts'
import { say } from '../text/say.ts'

type Words = { readonly [T in Timing]: (event: Events[T]) => Phrase }

const WORDS: Words = {
  'before-phase': ({ seat, phase }) =>
    say('at-before-phase', { who: seatRef(seat), phase: say(`phase-${phase}`) }),
  'phase-start': ({ seat, phase }) =>
    say('at-phase-start', { who: seatRef(seat), phase: say(`phase-${phase}`) }),
  'draw-count': ({ seat, count }) => say('at-draw-count', { who: seatRef(seat), count }),
  drawn: ({ seat }) => say('at-drawn', { who: seatRef(seat) }),
  'phase-end': ({ seat, phase }) => say('at-phase-end', { who: seatRef(seat), phase: say(`phase-${phase}`) }),
  'turn-end': ({ seat }) => say('at-turn-end', { who: seatRef(seat) }),
  saved: ({ seat }) => say('at-saved', { who: seatRef(seat) }),
  parting: ({ by, victim, open, card }) =>
    open
      ? say('at-parting-open', { who: seatRef(by), whom: seatRef(victim), card: cardPhrase(card) })
      : say('at-parting', { who: seatRef(by), whom: seatRef(victim) }),
  'turn-over': ({ seat }) => say('at-turn-end', { who: seatRef(seat) }),
  'card-used': ({ user, kind }) => say('at-card-used', { who: seatRef(user), card: nameRef(kind) }),
  'becoming-target': ({ use, target }) =>
    say('at-becoming-target', { who: seatRef(use.user), card: nameRef(use.kind), whom: seatRef(target) }),
  'targets-fixed': ({ user, kind }) => say('at-card-used', { who: seatRef(user), card: nameRef(kind) }),
  'after-targeting': ({ use, target }) =>
    say('at-after-targeting', { who: seatRef(use.user), card: nameRef(use.kind), whom: seatRef(target) }),
  'card-effect': ({ use, target }) =>
    say('at-card-effect', { card: nameRef(use.kind), whom: seatRef(target) }),
  dodged: ({ use, target }) => say('at-dodged', { who: seatRef(use.user), whom: seatRef(target) }),
  responded: ({ seat, kind }) => say('at-responded', { who: seatRef(seat), card: nameRef(kind) }),
  'card-resolved': ({ kind }) => say('at-card-resolved', { card: nameRef(kind) }),
  dealing: ({ victim, amount }) => say('at-damage', { whom: seatRef(victim), amount }),
  suffering: ({ victim, amount }) => say('at-damage', { whom: seatRef(victim), amount }),
  'hp-reduced': ({ seat, amount }) => say('at-hp-reduced', { whom: seatRef(seat), amount }),
  'after-dealing': ({ victim, amount }) => say('at-after-damage', { whom: seatRef(victim), amount }),
  'after-suffering': ({ victim, amount }) => say('at-after-damage', { whom: seatRef(victim), amount }),
  recovered: ({ seat, amount }) => say('at-recovered', { whom: seatRef(seat), amount }),
  dying: ({ seat }) => say('at-dying', { whom: seatRef(seat) }),
  death: ({ seat }) => say('at-death', { whom: seatRef(seat) }),
  judging: ({ seat, reason }) => say('at-judgement', { whom: seatRef(seat), reason: nameRef(reason) }),
  'judge-fixed': ({ seat, reason }) => say('at-judgement', { whom: seatRef(seat), reason: nameRef(reason) }),
  judged: ({ seat, reason }) => say('at-judged', { whom: seatRef(seat), reason: nameRef(reason) }),
  'cards-lost': ({ seat }) => say('at-cards-lost', { whom: seatRef(seat) }),
  revealed: ({ seat, general }) => say('at-revealed', { who: seatRef(seat), general: nameRef(general) }),
  'points-shown': ({ sides: [who, whom] }) => say('at-points', { who: seatRef(who), whom: seatRef(whom) }),
  discarded: ({ seat }) => say('at-discarded', { whom: seatRef(seat) }),
}

/** What a timing's question is about. */
export const askedAbout = <T extends Timing>(timing: T, event: Events[T]): Phrase => WORDS[timing](event)

/** The same as it is said to the player whom it is about, where that is no other's doing. */
const OWN = {
  'at-before-phase': 'own-before-phase',
  'at-phase-start': 'own-phase-start',
  'at-phase-end': 'own-phase-end',
  'at-draw-count': 'own-draw-count',
  'at-drawn': 'own-drawn',
  'at-turn-end': 'own-turn-end',
  'at-card-used': 'own-card-used',
  'at-damage': 'own-damage',
  'at-after-damage': 'own-after-damage',
  'at-hp-reduced': 'own-hp-reduced',
  'at-recovered': 'own-recovered',
  'at-judgement': 'own-judgement',
  'at-judged': 'own-judged',
  'at-cards-lost': 'own-cards-lost',
  'at-discarded': 'own-discarded',
} as const

/** What a question is about as the player at a seat reads it: “your play phase”. */
export function saidTo(seat: Seat, about: Phrase): Phrase {
  const whose = about.args?.who ?? about.args?.whom
  const isTheirs = JSON.stringify(whose) === JSON.stringify(seatRef(seat))
  const own = isTheirs ? Object.entries(OWN).find(([key]) => about.key === `hegemony.${key}`)?.[1] : undefined
  return own === undefined ? about : { ...about, key: `hegemony.${own}` }
}
