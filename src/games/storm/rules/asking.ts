// Asks a player in the own turn: one public decision, with private steps that lead back to its menu.
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { areaOf } from '../board/targets.ts'
import type { StormState } from '../table/state.ts'
import { say } from '../text/say.ts'
import { draftOf } from './march.ts'

/** Options of one menu before it is grouped by the cities around which they lie. */
const MOST_OPTIONS = 25
/** So often something may be taken back in a turn; then only forward, so that every turn ends. */
const MOST_CHANGES = 200

/** The main menu of a turn or a step of it. */
export function* askMenu(seat: Seat, prompt: Phrase, options: readonly Option[]): Script<Id> {
  return yield* chooseOne(seat, {
    prompt,
    notice: say('waits-turn', { who: seatRef(seat) }),
    options,
    ownTurn: true,
  })
}

/** Whether something may still be taken back in this turn. */
export const mayGoBack = (state: StormState): boolean => draftOf(state).changes < MOST_CHANGES

/** A step of the turn that nobody knows of yet: one of the options, or back (`undefined`). */
export function* askStep(
  state: StormState,
  seat: Seat,
  prompt: Phrase,
  options: readonly Option[],
  backText: Phrase = say('back'),
): Script<Id | undefined> {
  const back: Option[] = mayGoBack(state) ? [{ id: 'back', text: backText, action: true }] : []
  const picked = yield* chooseOne(seat, {
    prompt,
    notice: say('waits-turn', { who: seatRef(seat) }),
    options: [...options, ...back],
    ownTurn: true,
    step: true,
  })
  if (picked !== 'back') return picked
  draftOf(state).changes++
  return undefined
}

/** A place, or anything else at one: above 25 options the city around which it lies is asked first. */
export function* askPlace(
  state: StormState,
  seat: Seat,
  prompt: Phrase,
  options: readonly (Option & { readonly at: Id })[],
  backText?: Phrase,
): Script<Id | undefined> {
  const bare = options.map(({ at: _at, ...option }) => option)
  if (bare.length <= MOST_OPTIONS) return yield* askStep(state, seat, prompt, bare, backText)
  const areas = [...new Set(options.map(({ at }) => areaOf(at)))]
  const picked = yield* askStep(
    state,
    seat,
    prompt,
    areas.map((city) => ({
      id: `area-${city}`,
      text: say('area', { city: nameRef(city) }),
      hint: say('hint-area', { count: options.filter(({ at }) => areaOf(at) === city).length }),
    })),
    backText,
  )
  if (picked === undefined) return undefined
  const city = picked.slice('area-'.length)
  const inside = options.filter(({ at }) => areaOf(at) === city).map(({ at: _at, ...option }) => option)
  return yield* askStep(state, seat, prompt, inside, backText)
}

/** Several remarks as one line; nothing when there are none. */
export const joined = (phrases: readonly Phrase[]): Phrase | undefined => {
  const [first, ...rest] = phrases
  return first && rest.reduce((a, b) => say('two-things', { a, b }), first)
}
