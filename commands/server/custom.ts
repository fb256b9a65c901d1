// `/server custom`: the custom cards and questions of a server, made by forms or taken from a file.
import type { CommandCall } from '../../src/discord/call/call.ts'
import { fileOption, subcommand } from '../../src/discord/call/definition.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { faultText, type SetHere, setFile, setOf } from '../../src/discord/panels/custom/custom.ts'
import { itemsOf, setScreen } from '../../src/discord/panels/custom/set-screen.ts'
import { paragraphs, type Screen } from '../../src/discord/screen/screen.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { fileText } from '../game/file.ts'
import type { Part } from '../game/part.ts'

export const serverCustom: Part = {
  definition: subcommand('custom', 'server custom', fileOption('file', 'server custom file')),
  slow: true,
  async execute(bot, call) {
    const game = Object.values(bot.titles).find(({ custom }) => custom)?.game.id ?? ''
    const place = await setOf(bot, call, game)
    if ('problem' in place) return { content: place.problem }
    return call.file('file') ? take(bot, call, place) : setScreen(place)
  },
}

/** Puts an attached file in the place of the server's set, which is given back as a file; nothing of it where a line is wrong. */
async function take(bot: BotContext, call: CommandCall, place: SetHere): Promise<Screen> {
  const { title, guild, server, language } = place
  const spec = title.game.options.find(({ id }) => id === title.custom?.option)
  if (spec?.kind !== 'file') throw new Error(`${title.game.id} takes no file`)
  const fetched = await fileText(title, spec, call)
  if ('problem' in fetched) return setScreen(place, { refused: fetched.problem })
  const reading = title.custom?.read(fetched.text)
  if (!reading?.ok) return setScreen(place, { refused: faultText(place, reading?.faults ?? []) })
  const { person } = call
  const isKept = await bot.host.custom.save({ guild, title: title.game.id }, reading.set, {
    seen: server.mark,
    person,
  })
  const now = await setOf(bot, call, title.game.id)
  if ('problem' in now) return { content: now.problem }
  const words = wordsOf(language)
  if (!isKept) return setScreen(now, { refused: words['refused-form-old']() })
  const had = itemsOf(place).length > 0
  return {
    ...setScreen(now, paragraphs(words['custom-taken'](), had && words['custom-before']())),
    ...(had && { files: [setFile(place)] }),
  }
}
