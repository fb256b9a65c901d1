// What lasts on a player by skills of the expansion 勢 (section 19): skills gained permanently, hand cards withheld this turn.
import { skillIn } from '../table/owner.ts'
import type { HegemonyView, PersonView, PlayerView } from '../view/view.ts'
import type { Voice } from './voice.ts'

/** A text for each. */
export function lastingTexts({ turn }: HegemonyView, player: PlayerView, { words, skill }: Voice): string[] {
  const gained = (player.gained ?? []).map((key) => skill(skillIn(key), 'plain'))
  const withheld = (['red', 'black'] as const).filter((colour) =>
    turn?.marks.some(({ key, value }) => key === 'ma-dai:qianxi' && value === `${player.seat} ${colour}`),
  )
  return [...gained, ...withheld.map((colour) => words.withheld(words.colours[colour]))]
}

/** That a general is out of the game, or has no skills any more. */
export const goneText = ({ lost, removed }: PersonView, { words }: Voice): string | null =>
  removed ? words.removed : lost ? words.lost : null
