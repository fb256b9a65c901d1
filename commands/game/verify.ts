// `/game verify`: plays a finished game again from its opened secret and says what was compared.

import { titleOf } from '../../src/discord/context.ts'
import { gameOption, subcommand } from '../../src/discord/definition.ts'
import { gameName, wordsOf } from '../../src/discord/present.ts'
import { refusalScreen } from '../../src/discord/refusing.ts'
import { paragraphs } from '../../src/discord/screen.ts'
import type { Verdict } from '../../src/engine/verify.ts'
import type { BotPhrases } from '../../src/text/bot/index.ts'
import { escapeMarkdown } from '../../src/text/markdown.ts'
import { lookingBack } from './part.ts'

export const verifyGame = lookingBack(
  { definition: subcommand('verify', 'game verify', gameOption()), slow: true },
  async (bot, call, info) => {
    const words = wordsOf(call.language)
    const found = await bot.host.history.verify(info.id)
    if (!found.ok) return refusalScreen(bot, call, info.id, found.refusal)
    const { file, verdict } = found.value
    const title = titleOf(bot, info)
    const { seal, secret, contributions } = file
    const luck = contributions.filter((each) => each.luck !== undefined).length
    return {
      content: paragraphs(
        gameName(title, info, call.language),
        ...verdictLines(verdict, words),
        `-# ${words['verify-fairness-hash']({ hash: seal })}`,
        `-# ${words['verify-server-seed']({ seed: secret })}`,
        `-# ${words['verify-mixed']({ n: contributions.length, luck })}`,
      ),
    }
  },
)

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
