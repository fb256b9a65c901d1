// A beginner at Kingdom Wars, who does what the guide says, tip by tip, and looks no move ahead.
import type { Option } from '../../../src/engine/decision.ts'
import type { Policy, Situation } from '../../../src/engine/game.ts'
import { inReach, isAimed } from '../../../src/games/hegemony/bot/reach.ts'
import { kingdomOf, playerOf } from '../../../src/games/hegemony/bot/table.ts'
import {
  ambitionistFrom,
  generalFacts,
  isGeneral,
  skillsOf,
} from '../../../src/games/hegemony/cards/generals.ts'
import {
  card as cardOf,
  factsOf,
  isCard,
  isSlash,
  type Kind,
} from '../../../src/games/hegemony/cards/index.ts'
import type { HegemonyView } from '../../../src/games/hegemony/view/view.ts'

const KEPT = 'slash nullify-state nullify wine dodge peach'.split(' ')
const FIRST = 'ex-nihilo peach await-exhausted'.split(' ')
const TRICKS = 'snatch dismantle indulgence supply-shortage duel barbarians arrow-volley'.split(' ')

/** What an option is worth by the first tip that speaks of it; passing is worth 0. */
function worthOf({ decision, view, seat }: Situation<HegemonyView>, option: Option): number {
  const { id, cost, irrevocable = [] } = option
  const [own, { kind }] = [playerOf(view, seat), decision]
  const isFriend = (other: number) =>
    other === seat || (kingdomOf(own) && playerOf(view, other).faction === kingdomOf(own))
  if (['pass', 'end', 'done', 'back'].includes(id)) return id === 'back' ? -20 : 0
  const card = isCard(id) ? cardOf(id).kind : (id.split(':')[1] as Kind | undefined)
  // 1. Prefer a pair with 4 HP and simple skills.
  if (isGeneral(id)) return generalFacts(id).halfHp + 1 / skillsOf(id).length
  // 2. First what draws, then equipment, then tricks, the Slash last.
  if (kind === 'play') {
    if (id === 'recast' || card === undefined) return id === 'recast' ? 8 : -1
    const facts = factsOf(card)
    if (facts.type === 'equipment') return own.equipment[facts.slot] === null ? 7 : -1
    const reached = !isAimed(card) || inReach(view, seat, card).some((other) => !isFriend(other))
    return FIRST.includes(card) ? 9 : !reached ? -1 : TRICKS.includes(card) ? 5 : isSlash(card) ? 1 : -1
  }
  // 3. Reveal before the last place of your kingdom is taken; otherwise wait, unless it gains you something now.
  const shown = view.players.filter(({ faction }) => faction === kingdomOf(own)).length
  const isTime = own.faction !== null || shown + 2 === ambitionistFrom(view.players.length)
  if (id.startsWith('reveal')) return isTime ? 1 : -1
  // 4. End your turn with a Dodge and a Peach.
  if (kind === 'discard') return -KEPT.indexOf(card && isSlash(card) ? 'slash' : (card ?? 'slash'))
  // 5. The defaults of auto-answers: save yourself, and nullify what is used on you or your own; but use your skills.
  const now = view.happening.at(-1)
  if (kind === 'rescue') return now?.is === 'dying' && isFriend(now.seat) ? 1 : -1
  if (kind === 'nullify') return now?.is === 'use' && isFriend(now.at ?? seat) && !isFriend(now.user) ? 1 : -1
  if (cost || irrevocable.some((each) => each.kind === 'gives-up')) return -1
  // When to Slash whom? A revealed enemy with few cards; somebody hidden may be a friend.
  if (!/^seat-\d/.test(id)) return 1
  const target = playerOf(view, Number.parseInt(id.slice(5), 10))
  return isFriend(target.seat) ? -9 : (target.faction === null ? 3 : 6) - target.handSize / 3
}

export const beginner: Policy<HegemonyView> = {
  decide(situation) {
    const { min, max, options } = situation.decision
    const ranked = options
      .map((each) => ({ id: each.id, worth: worthOf(situation, each) }))
      .sort((a, b) => b.worth - a.worth)
    const wanted = ranked.filter(({ worth }) => worth > 0).length
    return ranked.slice(0, Math.max(min, Math.min(max, wanted, 1))).map(({ id }) => id)
  },
}
