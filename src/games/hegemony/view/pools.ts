// Places where hidden cards and generals may lie for all that a viewer knows: searches deal their tables from them.
import type { Id, Viewer } from '../../../engine/phrase.ts'
import { hiddenIn, type Pool, sees } from '../../../engine/zones.ts'
import { hasSeen } from '../../common/seen.ts'
import { type General, generalFacts, isGeneral } from '../cards/generals.ts'
import type { HegemonyState, Player } from '../table/state.ts'
import { zones } from './zones.ts'

/** Cards among themselves; generals as pairs of any kingdom that could be theirs. */
export function pools(state: HegemonyState, viewer: Viewer): readonly Pool[] {
  const all = zones(state)
  const cards = hiddenIn(all, viewer).filter((card) => !hasSeen(state, card, viewer))
  return [{ places: cards }, generals(state, viewer)]
}

/**
 * Hidden generals first, pair by pair, then those dealt and not kept and the box. Both of a pair are of one kingdom, and
 * the HP card shows the sum of their half fish once play has begun.
 */
function generals(state: HegemonyState, viewer: Viewer): Pool {
  const all = zones(state).filter(({ group }) => group === 'generals')
  const hidden = hiddenIn(all, viewer, 'generals')
  const pairs = state.players.flatMap((player) => {
    const ids: readonly Id[] = player.generals.map(({ id }) => id)
    const known = ids.filter((id) => !hidden.includes(id))
    return ids.filter((id) => hidden.includes(id)).map((id) => ({ id, player, known: known[0] }))
  })
  const paired = pairs.map(({ id }) => id)
  const fellows = pairs.map(({ player }, place) =>
    pairs.findIndex((each, at) => at < place && each.player === player),
  )
  const left = all.filter((zone) => !sees(zone, viewer) && zone.kind !== 'board').flatMap(({ ids }) => ids)
  return {
    places: [...paired, ...left],
    fits: (place, id, laid) => {
      const at = pairs[place]
      const fellow = at?.known ?? laid[fellows[place] ?? -1]
      return at === undefined || fellow === undefined || isPair(state, at.player, id, fellow)
    },
  }
}

/** Whether two generals could be those of a player. */
function isPair({ phase }: HegemonyState, player: Player, one: Id, other: Id): boolean {
  if (!isGeneral(one) || !isGeneral(other)) return false
  const half = (id: General) => generalFacts(id).halfHp
  if (generalFacts(one).kingdom !== generalFacts(other).kingdom) return false
  return phase !== 'play' || Math.floor((half(one) + half(other)) / 2) === player.maxHp
}
