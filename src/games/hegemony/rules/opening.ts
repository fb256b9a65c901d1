// Opens a phase (section 2): its player is asked once for all skills of its beginning, whichever moment they work at.
import type { Seat } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import type { Actions } from '../core/actions.ts'
import type { SkillRegistry } from '../core/registry.ts'
import type { Events } from '../table/events.ts'
import type { Turn } from '../table/state.ts'
import { type Besides, happen, isAsked, type Occasion, occasionOf, optionsAt, playAt } from './triggers.ts'

/** What became of a phase's opening. */
export interface Opened {
  readonly before: Events['before-phase']
  readonly start: Events['phase-start']
  /** How many cards are drawn, in a draw phase. */
  readonly draw: Events['draw-count']
}

/** Cards of a draw phase (section 2). */
const DRAWN = 2

/**
 * The moments before and at the start of a phase, and in a draw phase the one at which cards are counted, with one
 * question to the turn's player about all of them. Who uses a skill of a later moment has passed the earlier ones; who
 * goes back from it is asked about all again.
 */
export function* open(actions: Actions, registry: SkillRegistry, turn: Turn): Script<Opened> {
  const { seat, phase } = turn
  const opened: Opened = {
    before: { seat, phase, skipped: false },
    start: { seat, phase, over: false },
    draw: { seat, count: DRAWN },
  }
  const later: Occasion[] = [
    occasionOf(actions, registry, 'phase-start', opened.start) as Occasion,
    ...(phase === 'draw' ? [occasionOf(actions, registry, 'draw-count', opened.draw) as Occasion] : []),
  ]
  const reached: Reached = { moment: -1 }
  yield* happen(occasionOf(actions, registry, 'before-phase', opened.before, besides(seat, later, reached)))
  for (const [index, moment] of later.entries()) {
    if (opened.before.skipped || opened.start.over) break
    // A player who has passed all of them, or has gone on to a later one, is not asked here.
    const isSettled = reached.moment < 0 || index < reached.moment
    yield* happen(moment, isSettled ? seat : undefined)
  }
  return opened
}

/** The moment that the turn's player has gone on to; −1 while it is the first. */
interface Reached {
  moment: number
}

/** Skills of later moments, among those of the first. */
const besides = (seat: Seat, later: readonly Occasion[], reached: Reached): Besides => {
  return {
    seat,
    isAsked: () => later.some((moment) => isAsked(moment, seat)),
    options: () => later.flatMap((moment) => optionsAt(moment, seat)),
    *run(id) {
      const index = later.findIndex((moment) => optionsAt(moment, seat).some((option) => option.id === id))
      const moment = later[index]
      const done = moment !== undefined && (yield* playAt(moment, seat, id))
      if (done) reached.moment = index
      return done
    },
    isOver: () => reached.moment >= 0,
  }
}
