// The easy computer player: a training partner that plays what it sees at first sight and errs as newcomers do. It overlooks
// hunger and threats, spends a crossing card on anything, and attacks without a look at the defence.
import type { Choice } from '../../../engine/decision.ts'
import type { Policy } from '../../../engine/game.ts'
import type { Id } from '../../../engine/phrase.ts'
import { isSeatId, seatOf } from '../../common/seat-id.ts'
import { dynastyOf, functionOf } from '../cards/index.ts'
import { type Effect, STATS } from '../cards/types.ts'
import type { DynastiesView } from '../view/view.ts'
import { answer, asked, type Look, lookAt, ranked } from './choices.ts'

/** Of 100 questions, how many it answers rightly; of 100 turns, in how many it draws before it looks at its hand. */
const [KNOWN, DRAWS] = [20, 25]

/** Of a hundred attacks and cards that it could answer, how many it lets be. */
const SILENT = 80

/** What an effect looks like at first sight: the largest gain of its player. */
function glance(effect: Effect): number {
  if (effect.do === 'self') return Math.max(...STATS.map((stat) => effect.change[stat] ?? 0))
  return effect.do === 'attack' ? effect.loss : 1
}

function seems({ view, decision }: Look, id: Id): number {
  if (id === 'pass' || id === 'draw') return 0
  const card = id.split('+').at(-1) ?? id
  const dynasty = dynastyOf(view, card)
  if (dynasty) return Math.max(0, ...dynasty.effects.map(glance))
  const kind = functionOf(view, card)?.kind
  if (kind === 'attack') return 1.5
  return decision.options.some((each) => each.id === id) ? 0.5 : 0
}

/** Any of what looks good, or a draw. */
function act(look: Look): Choice {
  const ids = look.decision.options.map(({ id }) => id)
  if (ids.includes('draw') && look.random.int(100) < DRAWS) return ['draw']
  const good = ids.filter((id) => seems(look, id) >= 1)
  const picked = good[look.random.int(Math.max(1, good.length))]
  return picked === undefined
    ? ranked(look, (id) => (id === 'draw' ? 1 : seems(look, id))).slice(0, 1)
    : [picked]
}

/** Whom it aims at: who has most, however well defended. */
const richest = (look: Look): Choice =>
  ranked(look, (id) => look.view.players[seatOf(id)]?.stats.state ?? 0).slice(0, 1)

export const easy: Policy<DynastiesView> = {
  decide(situation, random) {
    const look = lookAt(situation, random, KNOWN)
    if (asked(look) === 'ask-act') return act(look)
    if (asked(look) === 'ask-react' && random.int(100) < SILENT) return ['pass']
    if (asked(look) === 'ask-attack' && look.decision.options.every(({ id }) => isSeatId(id)))
      return richest(look)
    return answer(look)
  },
}
