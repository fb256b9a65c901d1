// What a player has used this turn, where a skill of a general that the viewer sees there goes by it (H131, H132).
import { suitSign } from '../cards/index.ts'
import type { HegemonyView, PlayerView } from '../view/view.ts'
import type { Voice } from './voice.ts'

/** `used ♥ ♠, basic, trick`; empty where nothing was used or no skill asks for it. */
export function usedText({ turn }: HegemonyView, player: PlayerView, { words, listed }: Voice): string {
  const counted = player.generals.some(({ id, lost }) => id === 'lu-meng' && !lost)
  if (!turn?.used || turn.seat !== player.seat || !counted) return ''
  const { suits, colours, types } = turn.used
  // Cards made of two have a colour and no suit.
  const shown = suits.map((suit) => (suit === 'heart' || suit === 'diamond' ? 'red' : 'black'))
  const bare = colours.filter((colour) => !shown.includes(colour))
  return words.used(
    listed([
      suits.map(suitSign).join(' '),
      ...bare.map((colour) => words.colours[colour]),
      ...types.map((type) => words.types[type]),
    ]),
  )
}
