// A league's hash chains: a round opens a link, and before a chain runs out the end of the next one is drawn into a round.
import { newSecret } from '../../engine/commitment.ts'
import { linkAt } from '../../league/chain.ts'
import type { ChainEnd } from '../../league/entrants.ts'
import type { LeagueRow } from '../../store/leagues.ts'
import { LINKS } from './rules.ts'

/** With so many links left the next chain is announced. */
const ANNOUNCED = 100

/** A chain and the first round that it is for. */
interface Chain extends ChainEnd {
  readonly secret: string
  readonly from: number
}

type Stored = Pick<LeagueRow, 'secret' | 'links' | 'end' | 'chains'>

/** All chains of a league, in order; each begins where the one before has run out. */
function chainsOf({ secret, links, end, chains }: Stored): readonly Chain[] {
  let from = 1
  return [{ secret, links, end }, ...chains].map((chain) => {
    const own = { ...chain, from }
    from += chain.links
    return own
  })
}

/** The published end of the chain from which a round's link comes. */
export const endAt = (row: Stored, round: number): string =>
  chainsOf(row).findLast(({ from }) => from <= round)?.end ?? row.end

/** The link that the next round opens; with it the chain that is announced now, if one is. */
export interface NextLink {
  readonly link: string
  /** Part of what the round is drawn from. */
  readonly announced: { readonly next?: ChainEnd }
  readonly chain?: LeagueRow['chains'][number]
  /** Links of the present chain that are left after this round. */
  readonly left: number
}

/** The next round's link. */
export function nextLink({ row }: { readonly row: Stored & Pick<LeagueRow, 'round'> }): NextLink {
  const round = row.round + 1
  const chains = chainsOf(row)
  const own = chains.findLast(({ from }) => from <= round)
  if (!own) throw new Error(`there is no chain for round ${round}`)
  const at = round - own.from + 1
  const left = own.links - at
  const link = linkAt(own.secret, own.links, at)
  if (left > ANNOUNCED || own !== chains.at(-1)) return { link, announced: {}, left }
  const secret = newSecret()
  const next = { end: linkAt(secret, LINKS, 0), links: LINKS }
  return { link, announced: { next }, chain: { secret, ...next }, left }
}
