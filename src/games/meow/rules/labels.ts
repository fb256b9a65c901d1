// Options as the rules offer them, and how a side of the table is called.
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Ref, seatRef } from '../../../engine/phrase.ts'
import { general } from '../cards/index.ts'
import { isRival, type MeowState, type Side } from '../table/state.ts'
import { say } from '../text/say.ts'

/** How a side is called: its player, or the solo opponent. */
export const sideRef = (state: MeowState, side: Side): Ref =>
  isRival(state, side) ? nameRef('rival') : seatRef(side)

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
