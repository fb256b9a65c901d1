// `/history verify`: plays a finished game again from its opened secret and says what was compared.

import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import { titleOf } from '../../src/discord/core/context.ts'
import { paragraphs } from '../../src/discord/screen/screen.ts'
import { gameName, wordsOf } from '../../src/discord/words/present.ts'
import type { Verdict } from '../../src/engine/verify.ts'
import type { PlayedOn } from '../../src/host/table/types.ts'
import type { BotPhrases } from '../../src/text/bot/index.ts'
import { escapeMarkdown } from '../../src/text/markdown.ts'
import { lookingBack } from '../game/part.ts'

export const verifyGame = lookingBack(
  { definition: subcommand('verify', 'history verify', gameOption()), slow: true },
  async (bot, call, info) => {
    const words = wordsOf(call.language)
    const found = await bot.host.history.verify(info.id)
    if (!found.ok) return refusalScreen(bot, call, info.id, found.refusal)
    const { file, verdict } = found.value
    const title = titleOf(bot, info)
    const { commitment, secret, contributions } = file
    const seedWords = contributions.filter((each) => each.clientSeed !== undefined).length
    return {
      content: paragraphs(
        gameName(title, info, call.language),
        ...verdictLines(verdict, words),
        info.playedOn && startLine(info.playedOn, await bot.host.branches.startIsSame(file), words),
        `-# ${words[info.playedOn ? 'verify-hash-alone' : 'verify-fairness-hash']({ hash: commitment })}`,
        `-# ${words['verify-server-seed']({ seed: secret })}`,
        `-# ${words['verify-mixed']({ n: contributions.length, seedWords })}`,
      ),
    }
  },
)

/** What is proved of the start of a game that was played on from another. */
function startLine({ table, step, deal }: PlayedOn, isSame: boolean | undefined, words: BotPhrases): string {
  const how = isSame === undefined ? 'unknown' : isSame ? 'same' : 'other'
  return words[`verify-start-${how}`]({ game: table, step, dealt: words[`branch-deal-${deal}`]() })
}

function verdictLines(verdict: Verdict, words: BotPhrases): string[] {
  if (verdict.ok)
    return [
      words['verify-ok']({ n: verdict.checked }),
      ...verdict.unchecked.map((stretch) => words['verify-other'](stretch)),
    ]
  const why = escapeMarkdown(verdict.why)
  return [
    verdict.number === undefined
      ? words['verify-bad']({ why })
      : words['verify-bad-at']({ n: verdict.number, why }),
  ]
}
