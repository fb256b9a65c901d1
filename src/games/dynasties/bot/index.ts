// Computer players: `normal` plays what helps at a glance, `hard` weighs every card.
import type { Choice } from '../../../engine/decision.ts'
import type { Policy } from '../../../engine/game.ts'
import type { Id } from '../../../engine/phrase.ts'
import type { DynastiesView } from '../view/view.ts'
import { answer, asked, type Look, lookAt, ranked } from './choices.ts'
import { easy } from './easy.ts'
import { roundsLeft } from './standing.ts'
import { FULL, worthOfPlay } from './worth.ts'

/** Rounds that a drawn card takes to bring all of what it is worth. */
const TO_USE = 4

/** A draw is worth less the fuller the hand, and in the last rounds, when little of it can still be played. */
function worthOfDraw({ view, own }: Look): number {
  if (own.handSize >= FULL) return 0
  const used = Math.min(1, Math.max(0, roundsLeft(view) - 1) / TO_USE)
  return used * (own.handSize >= 9 ? 0.4 : 0.5)
}

function worth(look: Look, id: Id): number {
  const { view, own, decision } = look
  if (id === 'draw') return worthOfDraw(look)
  if (id === 'pass') return 0
  const option = decision.options.find((each) => each.id === id)
  const spent = option?.cost?.find(({ of }) => of === 'cards')?.amount ?? 0
  return worthOfPlay(view, own, id.split('+').at(-1) ?? id, spent > 0)
}

/** The action worth most. */
const best = (look: Look): Choice => ranked(look, (id) => worth(look, id)).slice(0, 1)

/** Any action that is worth something, else a draw or any other. */
function fair(look: Look): Choice {
  const good = look.decision.options.map(({ id }) => id).filter((id) => worth(look, id) > 0.3)
  const picked = good[look.random.int(Math.max(1, good.length))]
  return picked === undefined ? best(look) : [picked]
}

/** Plays by ear; knows about half of the answers. */
const normal: Policy<DynastiesView> = {
  decide(situation, random) {
    const look = lookAt(situation, random, 45)
    return asked(look) === 'ask-act' ? fair(look) : answer(look)
  },
}

/** Weighs every card; knows most of the answers. */
const hard: Policy<DynastiesView> = {
  decide(situation, random) {
    const look = lookAt(situation, random, 75)
    return asked(look) === 'ask-act' ? best(look) : answer(look)
  },
}

/** By strength, weakest first; both decide on what their seat knows alone. */
export const computers = { easy, normal, hard }
