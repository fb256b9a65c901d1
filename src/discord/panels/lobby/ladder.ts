// The ladder of computer players: easy first, and after a win the next stronger ones.
import { strengthsIn } from '../../../engine/computers.ts'
import type { Strength } from '../../../engine/strength.ts'
import type { Title } from '../../../games/common/title.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import { strengthAfter } from '../../words/strengths.ts'

/** How strong the others were where a member played against computers alone; the weakest of them counts. */
export function facedStrength(title: Title, { players }: Pick<GameInfo, 'players'>): Strength | undefined {
  const others = players.filter(({ member }) => member === undefined)
  if (others.length === 0 || others.length !== players.length - 1) return undefined
  return strengthsIn(title.game).find((strength) => others.some(({ computer }) => computer === strength))
}

/** The strength to offer next to a member who has beaten computers alone; nothing above the strongest. */
export function nextStrength(title: Title, info: GameInfo): Strength | undefined {
  const member = info.players.find((player) => player.member !== undefined)
  const faced = facedStrength(title, info)
  if (!member || faced === undefined || !info.outcome?.winners.includes(member.seat)) return undefined
  return strengthAfter(title, faced)
}
