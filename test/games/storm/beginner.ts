// A beginner at Storm, who does what the guide says, tip by tip, and looks no move ahead.
import type { Policy, Situation } from '../../../src/engine/game.ts'
import { isInside } from '../../../src/games/storm/board/look.ts'
import { areaOf } from '../../../src/games/storm/board/targets.ts'
import { sightOf } from '../../../src/games/storm/bot/sight.ts'
import { attacksByOdds, plainMarches } from '../../../src/games/storm/bot/simple.ts'
import { planned } from '../../../src/games/storm/rules/march.ts'
import type { StormView } from '../../../src/games/storm/view/view.ts'

/** Odds from which on the guide says to attack. */
const HALF = 50
/** The same where the target, once gone, opens a city. */
const OPENS = 40

/** What the tips name, the first first: an option is taken that is named. */
function wanted({ view, seat, decision }: Situation<StormView>): readonly string[] {
  const plan = planned(sightOf(view))
  const marches = plainMarches(plan, seat)
  // 1. First the empty cities. 3. Never leave the capital without a garrison.
  const march = marches.find(({ to }) => to.takes !== null) ?? marches[0]
  // 2. Attack in numbers, where the panel shows more than one half.
  const [best] = attacksByOdds(plan, seat).filter(
    ({ win, attack: { at } }) => win > (isInside(at) ? OPENS : HALF),
  )
  const attack = best?.attack
  switch (decision.prompt.key.slice('storm.'.length)) {
    case 'ask-turn':
      return march ? [`unit-${march.unit.id}`] : [...(attack ? ['attack'] : []), 'recruit', 'end-turn']
    case 'ask-march':
      return march ? [`${march.to.to}${march.to.stay ? '+stay' : ''}`, `area-${areaOf(march.to.to)}`] : []
    case 'ask-attacker':
      return attack ? [`unit-${attack.attacker}`, `area-${areaOf(attack.from)}`] : []
    case 'ask-target':
      return attack ? [attack.target ?? attack.at, `area-${areaOf(attack.at)}`] : []
    // 4. Archers attack from two spaces away. 5. Cards are armies.
    case 'ask-type':
      return ['archers', 'foot']
    case 'ask-recruit':
      return [
        ...decision.options.map(({ id }) => id).filter((id) => id.startsWith('levy')),
        'army',
        'general',
        'done',
      ]
    case 'ask-place':
      return [view.players[seat]?.capital ?? '']
    default:
      return ['confirm', 'fight', 'pass', 'accept']
  }
}

export const beginner: Policy<StormView> = {
  decide(situation) {
    const { options, min, max } = situation.decision
    const ids = options.map(({ id }) => id)
    const [picked] = wanted(situation).filter((id) => ids.includes(id))
    if (picked !== undefined) return [picked]
    return ids.filter((id) => id !== 'back').slice(0, Math.max(min, Math.min(max, 1)))
  },
}
