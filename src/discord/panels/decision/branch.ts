// A game that is played on from a finished one: the ways out of it, and what happened then beside what happens now.
import type { Comparison } from '../../../host/branches/index.ts'
import type { GameId, GameInfo } from '../../../host/table/types.ts'
import { percent } from '../../../search/review/percent.ts'
import type { Language } from '../../../text/language.ts'
import type { Call } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { BotContext } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Said, type Screen, withRow } from '../../screen/screen.ts'
import { seatName, winnersText, wordsOf } from '../../words/present.ts'

/** A panel with the ways to the comparison and out of the game; one of a game that is over has its own. */
export function withWaysOut(screen: Screen, { id, status }: GameInfo, language: Language): Screen {
  if (status !== 'playing') return screen
  const words = wordsOf(language)
  return withRow(
    screen,
    button(customId('on-then', id), words['branch-compare']()),
    button(customId('on-leave', id), words['branch-leave']()),
  )
}

/** What happened then, and what has happened since; `said` stands first and last. */
export async function comparisonScreen(
  bot: BotContext,
  who: Pick<Call, 'person' | 'language'>,
  game: GameId,
  { first, last }: Said = {},
): Promise<Screen> {
  const compared = await bot.host.branches.compare(game, who.person)
  if (!compared.ok) return refusalScreen(bot, who, game, compared.refusal)
  const { info, playedOn } = compared.value
  const words = wordsOf(who.language)
  return {
    content: paragraphs(first, ...comparisonLines(compared.value, who.language), last),
    rows: buttons(
      info.status === 'playing'
        ? button(customId('now', game), words['branch-go-on'](), 'main')
        : button(
            customId('on', playedOn.table, playedOn.number, playedOn.seat),
            words['branch-button'](),
            'main',
          ),
      button(customId('on-then', game), words['look-again']()),
      button(customId('hist', playedOn.table, 'public', playedOn.step), words['branch-back']()),
    ),
  }
}

function comparisonLines(
  { info, playedOn, before, shareBefore, shareNow }: Comparison,
  language: Language,
): string[] {
  const words = wordsOf(language)
  const who = seatName(before, playedOn.seat)
  const now = info.outcome
    ? words['branch-now-over']({ winners: winnersText(info, language) })
    : shareNow === undefined
      ? words['branch-now-busy']()
      : words['branch-now-share']({ percent: percent(shareNow) })
  return [
    words['branch-head']({ game: playedOn.table, step: playedOn.step, who }),
    words['branch-then']({ winners: winnersText(before, language) }),
    ...(shareBefore === undefined
      ? []
      : [words['branch-then-share']({ who, percent: percent(shareBefore) })]),
    now,
  ]
}
