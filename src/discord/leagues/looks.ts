// The buttons that lead from one look at a league to the next.
import type { LeagueInfo } from '../../host/leagues/index.ts'
import type { Language } from '../../text/language.ts'
import { customId } from '../screen/ids.ts'
import { type Button, button } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'

/** What buttons of a league do. */
type Look = 'join' | 'leave' | 'standings' | 'schedule' | 'mine' | 'rules'

const TONES = { join: 'go', mine: 'main' } as const

/** A button for each of these looks, at most five in a row. */
export const lookButtons = (
  { id }: Pick<LeagueInfo, 'id'>,
  language: Language,
  ...looks: readonly Look[]
): Button[] =>
  looks.map((look) =>
    button(
      customId(`league-${look}`, id),
      wordsOf(language)[`league-${look}`](),
      TONES[look as keyof typeof TONES],
    ),
  )
