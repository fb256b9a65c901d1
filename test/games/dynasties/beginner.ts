// A beginner at Dynasties, who does what the guide says, tip by tip, and looks no move ahead.
import type { Policy, Situation } from '../../../src/engine/game.ts'
import type { Id } from '../../../src/engine/phrase.ts'
import { isSeatId, seatOf } from '../../../src/games/common/seat-id.ts'
import { computers } from '../../../src/games/dynasties/bot/index.ts'
import { dynastyOf, functionOf } from '../../../src/games/dynasties/cards/index.ts'
import type { DynastiesView } from '../../../src/games/dynasties/view/view.ts'

/** Points of a change: State and Grain count, the others help. */
const points = ({ state = 0, grain = 0, attack = 0, defence = 0 }: Partial<Record<string, number>>): number =>
  state + 0.8 * grain + 0.3 * attack + 0.9 * defence

/** What an option is worth by the first tip that speaks of it. */
function worthOf({ view, seat, decision }: Situation<DynastiesView>, id: Id): number {
  const own = view.players[seat]
  if (!own || id === 'back') return -9
  const rivals = view.players.filter((player) => player.alive && player.seat !== seat)
  // 4. Attack one who yields, of those the leader.
  if (isSeatId(id)) {
    const { stats, meets } = view.players[seatOf(id)] ?? own
    return (own.stats.attack >= meets ? 50 : 0) + stats.state + stats.grain
  }
  if (id === 'draw') return 0.6
  if (/^take-/.test(id)) return Number(id.slice(5))
  const card = id.split('+').at(-1) ?? id
  const dynasty = dynastyOf(view, card)
  if (decision.prompt.key !== 'dynasties.ask-act') {
    // 3. Keep a Grain card, and what holds attacks off.
    const keeps = dynasty ? 2 : functionOf(view, card)?.kind === 'crossing' ? 1 : 0
    return /discard|give|tribute/.test(decision.prompt.key) ? -keeps : id === 'pass' ? -1 : 0
  }
  // 5. State + Grain is the score: a card that gives 2 State is worth 2 points.
  if (dynasty)
    return dynasty.effects.reduce(
      (sum, effect) => {
        if (effect.do === 'self') {
          const hungry = own.stats.grain + (effect.change.grain ?? 0) <= 0
          return sum + points(effect.change) - (hungry ? 4 : 0)
        }
        return sum + (effect.do === 'opponent' ? -0.5 * points(effect.change) : 1)
      },
      id.includes('+') ? -1 : 0,
    )
  const kind = functionOf(view, card)
  if (kind?.kind === 'attack') {
    const open = rivals.some(({ meets, stats }) => own.stats.attack >= meets && stats.state >= kind.loss)
    return open ? 0.5 * kind.loss + 0.3 : -1
  }
  return kind?.kind === 'question' ? 1 : own.stats.state > 8 ? 0.5 : 0
}

export const beginner: Policy<DynastiesView> = {
  decide(situation, random) {
    const { options, min, prompt, text } = situation.decision
    if (text) return ['—']
    // Half of the questions are known.
    if (prompt.key === 'dynasties.ask-answer' && random.int(2) === 0)
      return computers.normal.decide(situation, random)
    const ids = options.map(({ id }) => id)
    return ids.toSorted((a, b) => worthOf(situation, b) - worthOf(situation, a)).slice(0, Math.max(1, min))
  },
}
