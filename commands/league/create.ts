// `/league create`: opens a league in this channel, for members with Manage Events or the role that the server names.
import { type CommandCall, languageOfTables } from '../../src/discord/call/call.ts'
import {
  choiceOption,
  completedOption,
  forumOption,
  numberOption,
  roleOption,
  subcommand,
  textOption,
} from '../../src/discord/call/definition.ts'
import type { BotContext, Titles } from '../../src/discord/core/context.ts'
import { readOptions, suggestOptions } from '../../src/discord/input/options.ts'
import { mayOpenLeagues } from '../../src/discord/leagues/organiser-check.ts'
import { POINTS_LENGTH, readPoints } from '../../src/discord/leagues/points.ts'
import { leagueName } from '../../src/discord/leagues/words.ts'
import type { Screen } from '../../src/discord/screen/screen.ts'
import { cannotPlayHere } from '../../src/discord/words/permissions.ts'
import { sayIn, wordsOf } from '../../src/discord/words/present.ts'
import { FORMATS, type LeagueRules } from '../../src/host/leagues/index.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'
import { echo } from '../../src/text/markdown.ts'
import { firstVisible } from '../../src/text/visible.ts'
import { gameChoices, languageChoices, optionsProblem, seatRange } from '../game/new.ts'
import type { Part } from '../game/part.ts'

/** Characters of a league's name. */
const NAME = 60

/** What an organiser may set about time, by option, in whole rounds or days. */
const RULES = {
  rounds: { rule: 'rounds', min: 1, max: 30 },
  'round-days': { rule: 'roundDays', min: 1, max: 60 },
  'table-days': { rule: 'tableDays', min: 1, max: 90 },
  'entry-days': { rule: 'entryDays', min: 1, max: 60 },
} as const

const RULE_NAMES = ['rounds', 'round-days', 'table-days', 'entry-days'] as const

/** `/league create` for the installed games. */
export const createLeague = (titles: Titles): Part => ({
  definition: subcommand(
    'create',
    'league create',
    textOption('name', 'league create name', { required: true, maxLength: NAME }),
    choiceOption('game', 'league create game', gameChoices(titles), { required: true }),
    choiceOption('format', 'league create format', formatChoices(), { required: true }),
    numberOption('seats', 'league create seats', { ...seatRange(titles), required: true }),
    choiceOption('language', 'league create language', languageChoices()),
    ...RULE_NAMES.map((name) => numberOption(name, `league create ${name}`, RULES[name])),
    textOption('points', 'league create points', { maxLength: POINTS_LENGTH }),
    numberOption('reliability', 'league create reliability', { min: 1, max: 100 }),
    roleOption('role', 'league create role'),
    forumOption('forum', 'league create forum'),
    completedOption('options', 'game new options'),
  ),
  slow: true,
  execute: create,
  async complete(bot, call) {
    const title = bot.titles[call.text('game') ?? '']
    if (!title || call.focused !== 'options') return []
    const basic = wordsOf(call.language)['basic-rules']()
    return suggestOptions(title, call.typed, call.number('seats'), call.language, basic)
  },
})

const formatChoices = () =>
  FORMATS.map((format) => ({
    value: format,
    name: (language: Language) => wordsOf(language)[`league-format-${format}`](),
  }))

async function create(bot: BotContext, call: CommandCall): Promise<Screen> {
  const words = wordsOf(call.language)
  const title = bot.titles[call.text('game') ?? '']
  const format = FORMATS.find((each) => each === call.text('format'))
  const name = firstVisible(call.text('name'))
  const seats = call.number('seats') ?? 0
  if (call.guild === undefined || !title || !format || name === undefined)
    return { content: words['guild-only']() }
  if (!(await mayOpenLeagues(bot, call))) return { content: words['league-create-lacks']() }
  if (call.place === 'thread') return { content: words['league-create-thread']() }
  const missing = cannotPlayHere(call)
  if (missing !== undefined) return { content: missing }
  const reading = readOptions(title, call.text('options'), seats, call.language)
  if (reading.kind !== 'options') return { content: optionsProblem(title, reading, call.language) }
  const typed = call.text('points')
  const scale = typed === undefined ? undefined : readPoints(typed)
  if (typed !== undefined && !scale) return { content: words['league-points-unread']({ text: echo(typed) }) }
  const role = call.role('role')
  const forum = call.forum('forum')
  if (role === call.guild) return { content: words['league-create-everyone']() }
  const reliability = call.number('reliability')
  const opened = await bot.host.leagues.create({
    name,
    format,
    seats,
    title: title.game.id,
    options: reading.options,
    rules: { ...rulesOf(call), ...(scale && { scale }), ...(reliability && { reliability }) },
    language: LANGUAGES.find((each) => each === call.text('language')) ?? (await languageOfTables(bot, call)),
    guild: call.guild,
    channel: call.channel,
    person: call.person,
    ...(role !== undefined && { role }),
    ...(forum !== undefined && { forum }),
  })
  if (!opened.ok) return { content: sayIn(call.language, opened.refusal) }
  return { content: words['league-created']({ name: leagueName(opened.value), id: opened.value.id }) }
}

/** What was set about time; the host knows the rest. */
const rulesOf = ({ number }: CommandCall): Partial<LeagueRules> =>
  Object.fromEntries(
    RULE_NAMES.flatMap((name) => {
      const set = number(name)
      return set === undefined ? [] : [[RULES[name].rule, set]]
    }),
  )
