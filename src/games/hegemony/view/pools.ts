// Places where hidden cards and generals may lie for all that a viewer knows: searches deal their tables from them.
import type { Id, Viewer } from '../../../engine/phrase.ts'
import { hiddenIn, type Pool, sees } from '../../../engine/zones.ts'
import { hasSeen } from '../../common/seen.ts'
import { generalFacts, halvesOf, isGeneral } from '../cards/generals.ts'
import type { HegemonyState, Person, Place, Player } from '../table/state.ts'
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
    const isHidden = ({ id }: Person) => hidden.some((each) => each === id)
    const known = player.generals.find((person) => !isHidden(person))?.id
    return player.generals.filter(isHidden).map(({ id, place }) => ({ id, place, player, known }))
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
      return at === undefined || fellow === undefined || isPair(state, at, id, fellow)
    },
  }
}

/** Whether a general at a place, and a fellow at the other, could be those of a player. */
function isPair(
  { phase }: HegemonyState,
  { player, place }: { readonly player: Player; readonly place: Place },
  one: Id,
  fellow: Id,
): boolean {
  if (!isGeneral(one) || !isGeneral(fellow)) return false
  if (generalFacts(one).kingdom !== generalFacts(fellow).kingdom) return false
  const halves = halvesOf(one, place) + halvesOf(fellow, place === 'head' ? 'deputy' : 'head')
  return phase !== 'play' || Math.floor(halves / 2) === player.maxHp
}
