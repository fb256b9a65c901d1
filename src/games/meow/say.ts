// The way these rules name their texts: keys and arguments are checked against the English catalogue.
import type { Option } from '../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Ref, seatRef } from '../../engine/phrase.ts'
import { sayer } from '../../text/catalogue.ts'
import { general } from './cards.ts'
import type { MeowState, Side } from './state.ts'
import type { phrases } from './text/en.ts'

/** A phrase of this game. */
export const say = sayer<typeof phrases>('meow')

/** How a side is called: its player, or the solo opponent. */
export const sideRef = ({ rival }: MeowState, side: Side): Ref =>
  rival && side === 1 ? nameRef('rival') : seatRef(side)

/** The seat that decides for a side: in solo the one player, also where the opponent has a choice (R45). */
export const deciderOf = ({ rival }: MeowState, side: Side): number => (rival ? 0 : side)

/** A general as a choice, with its numbers and its skill beneath. */
export function generalOption(id: Id, extra?: Phrase): Option {
  const { faction, troop, attack, hp, speed, skill } = general(id)
  const text = say('general', {
    general: nameRef(id),
    faction: nameRef(faction),
    troop: nameRef(troop),
    attack,
    hp,
    speed,
  })
  return {
    id,
    text,
    hint: extra ?? say('general-skill', { clash: skill.clash, skill: nameRef(`${id}-text`) }),
  }
}

/** The way back out of a choice that nobody else knows of yet. */
export const BACK: Option = { id: 'back', text: say('back'), hint: say('back-hint') }

/** Any named card as a choice. */
export const cardOption = (id: Id): Option => ({
  id,
  text: say('card', { card: nameRef(id) }),
  hint: say('card-text', { text: nameRef(`${id}-text`) }),
})
