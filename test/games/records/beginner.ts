// A beginner at Record of the Three Kingdoms, who does what the guide says, tip by tip, and looks no move ahead.
import type { Policy, Situation } from '../../../src/engine/game.ts'
import type { Id } from '../../../src/engine/phrase.ts'
import { takingChance } from '../../../src/games/records/bot/odds.ts'
import { CITIES, GENERALS, STRATEGISTS, schemeOf } from '../../../src/games/records/cards/index.ts'
import type { RecordsView } from '../../../src/games/records/view/view.ts'

const FREE = ['muddy-waters', 'two-birds', 'peach-garden', 'brick-for-jade']
const LORDS = ['cao-cao', 'yuan-shu', 'dong-zhuo']
/** An unknown garrison. */
const USUAL = 6.5

/** The odds of the best attack on a city, by the table of the guide. */
function odds(view: RecordsView, city: Id, leader: number): number {
  const owned = view.players.flatMap(({ cities }) => cities).find(({ card }) => card === city)
  const guard = owned?.garrison ? (GENERALS[owned.garrison] ?? USUAL) : (owned?.strength ?? USUAL)
  return takingChance(leader, Math.round(guard), CITIES[city]?.walls ?? 1)
}

/** What an option is worth by the first tip that speaks of it. */
function worthOf({ view, seat, decision }: Situation<RecordsView>, id: Id): number {
  const own = view.players[seat]
  const hand = own?.hand ?? []
  const leader = Math.max(0, ...hand.map((card) => GENERALS[card] ?? 0))
  const rivals = view.players.filter((player) => player.seat !== seat)
  const key = decision.prompt.key.slice('records.'.length)
  // 1. Coins first: no extra strategist; of several the one that brings most.
  if (key === 'ask-extra') return id === 'extra-0' ? 1 : 0
  if (key === 'ask-strategist') return STRATEGISTS[id]?.income ?? 0
  if (key === 'ask-lord') return -[...LORDS, id].indexOf(id)
  // 2. Keep every city you can pay for soon; 4. then a strong general to march with; then Muddy the Waters.
  if (key === 'ask-draft' || key === 'ask-keep') {
    const scheme = schemeOf(id)
    return CITIES[id] ? 20 - CITIES[id].price : (GENERALS[id] ?? (scheme && FREE.includes(scheme) ? 8 : 3))
  }
  // 4. The strongest marches, the next guards.
  if (key === 'ask-garrison') return GENERALS[id] === leader && hand.length > 1 ? 0 : (GENERALS[id] ?? 0)
  if (key === 'ask-attacker' || key === 'ask-general') return GENERALS[id] ?? 0
  // 3. Medium and large cities pay.
  if (key === 'ask-build') return CITIES[id]?.price ?? 0
  if (key === 'ask-discard') return -(GENERALS[id] ?? 9)
  if (key === 'ask-attack') return odds(view, id, leader)
  if (key === 'ask-act') {
    // Building cannot fail; attack when the odds are above one half.
    const best = Math.max(
      0,
      ...rivals.flatMap(({ cities }) => cities.map(({ card }) => odds(view, card, leader))),
    )
    if (id === 'attack') return best > 0.5 ? 5 : -1
    const scheme = schemeOf(id)
    if (scheme)
      return FREE.includes(scheme) ? 9 : (STRATEGISTS[own?.strategist ?? '']?.wits ?? 0) > 7 ? 6 : -1
    return id === 'build' ? 8 : id === 'liu-bei' || id === 'yuan-shu' ? 7 : id === 'end' ? 0 : -1
  }
  return id === 'pass' ? -1 : 0
}

export const beginner: Policy<RecordsView> = {
  decide(situation) {
    const ids = situation.decision.options.map(({ id }) => id).filter((id) => id !== 'back')
    const [best = ''] = ids.toSorted((a, b) => worthOf(situation, b) - worthOf(situation, a))
    return [best]
  },
}
