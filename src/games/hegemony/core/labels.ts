// Options as the rules offer them: cards with suit and number, seats, skills, ways to pass.
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { seatId } from '../../common/seat-id.ts'
import { say } from '../text/say.ts'

/** A card as a phrase, by its id: the proofs of secrecy look for ids (its name says suit and number). */
export const cardPhrase = (card: Id): Phrase => say('card', { card: nameRef(card) })

/** A list of cards as phrases joined; at least one. */
export const cardList = (cards: readonly Id[]): Phrase => {
  const [first, ...rest] = cards
  if (first === undefined) return say('no-cards')
  return rest.reduce<Phrase>(
    (list, card) => say('and-card', { list, card: cardPhrase(card) }),
    cardPhrase(first),
  )
}

/** A card to choose. */
export const cardOption = (card: Id): Option => ({ id: card, text: cardPhrase(card) })

/** A player to choose. */
export const seatOption = (seat: Seat): Option => ({
  id: seatId(seat),
  text: say('seat', { whom: seatRef(seat) }),
})

/** A skill or the power of an equipment to choose. */
export const skillOption = (skill: Id): Option => ({
  id: skill,
  text: say('skill', { skill: nameRef(skill) }),
})

/** Declines. */
export const PASS: Option = { id: 'pass', text: say('pass') }

/** Goes back to what was asked before. */
export const BACK: Option = { id: 'back', text: say('back') }

/** Ends the play phase. */
export const END: Option = { id: 'end', text: say('end-play') }
