// `/server settings`: who opens tables and where, how many, how fast: a panel, and what can be said in one word as options.
import { choiceOption, numberOption, subcommand } from '../../src/discord/call/definition.ts'
import { speedText, usualPace } from '../../src/discord/input/pace.ts'
import { serverToSet } from '../../src/discord/input/server-to-set.ts'
import { serverScreen } from '../../src/discord/panels/server.ts'
import { tablesChange } from '../../src/discord/panels/server-form.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { SPEED_NAMES } from '../../src/host/clock/index.ts'
import { MOST_TABLES, MOST_VOTE_DAYS, type ServerChange } from '../../src/host/settings/index.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'
import { languageChoices } from '../game/new.ts'
import { type Part, SWITCH } from '../game/part.ts'

const SPEEDS = SPEED_NAMES.filter((name) => name !== 'custom')

const speedChoices = () =>
  SPEEDS.map((value) => ({ value, name: (language: Language) => speedText(usualPace(value), language) }))

export const serverSettings: Part = {
  definition: subcommand(
    'settings',
    'server settings',
    numberOption('tables', 'server settings tables', { min: 0, max: MOST_TABLES }),
    numberOption('vote-days', 'server settings vote-days', { min: 1, max: MOST_VOTE_DAYS }),
    choiceOption('speed', 'server settings speed', speedChoices()),
    choiceOption('language', 'server settings language', languageChoices()),
    numberOption('reliability', 'server settings reliability', { min: 0, max: 100 }),
    choiceOption('looking', 'server settings looking', SWITCH),
  ),
  slow: true,
  async execute(bot, call) {
    const allowed = serverToSet(call)
    if ('problem' in allowed) return { content: allowed.problem }
    const { settings } = bot.host
    const language = LANGUAGES.find((each) => each === call.text('language'))
    if (language) await settings.setLanguageOfGuild(allowed.guild, language)
    const tables = call.number('tables')
    const voteDays = call.number('vote-days')
    const speed = SPEEDS.find((each) => each === call.text('speed'))
    const looking = call.text('looking')
    const reliability = call.number('reliability')
    const change: ServerChange = {
      ...(tables !== undefined && tablesChange(tables)),
      ...(voteDays !== undefined && { voteDays }),
      ...(speed && { speed }),
      ...(reliability !== undefined && { reliability: reliability || undefined }),
      ...(looking !== undefined && { calls: looking === 'on' }),
    }
    const isKept =
      Object.keys(change).length === 0 || (await settings.changeServer(allowed.guild, change)) !== undefined
    const note = isKept ? undefined : { refused: wordsOf(call.language)['server-fault']() }
    return serverScreen(bot, { ...call, ...allowed }, note)
  },
}
