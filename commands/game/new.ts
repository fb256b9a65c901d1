// `/game new`: opens a lobby in this channel.
import { type CommandCall, languageOfTables, openerOf } from '../../src/discord/call/call.ts'
import {
  choiceOption,
  completedOption,
  fileOption,
  numberOption,
  subcommand,
  textOption,
} from '../../src/discord/call/definition.ts'
import type { BotContext, Titles } from '../../src/discord/core/context.ts'
import { nameProblemText } from '../../src/discord/input/named.ts'
import {
  allOptionNames,
  type OptionsReading,
  readOptions,
  suggestOptions,
} from '../../src/discord/input/options.ts'
import { readPacing, suggestPacing } from '../../src/discord/input/pace.ts'
import { suggestionsFor } from '../../src/discord/panels/auto-answers/suggesting.ts'
import { chooserScreen } from '../../src/discord/panels/lobby/game-chooser.ts'
import type { Screen } from '../../src/discord/screen/screen.ts'
import { usualSeats } from '../../src/discord/words/introduction.ts'
import { cannotPlayHere } from '../../src/discord/words/permissions.ts'
import { sayIn, wordsOf } from '../../src/discord/words/present.ts'
import type { Title } from '../../src/games/common/title.ts'
import { REACTION_TIMINGS } from '../../src/host/clock/index.ts'
import { CLIENT_SEED_LENGTH } from '../../src/host/lobby/index.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../src/text/language.ts'
import { echo } from '../../src/text/markdown.ts'
import { listText, seriesText } from '../../src/text/render.ts'
import { readFile } from './file.ts'
import type { Part } from './part.ts'

/** `/game new` for the installed games. */
export const newGame = (titles: Titles): Part => ({
  definition: subcommand(
    'new',
    'game new',
    choiceOption('game', 'game new game', gameChoices(titles)),
    numberOption('seats', 'game new seats', seatRange(titles)),
    choiceOption('language', 'game new language', languageChoices()),
    completedOption('options', 'game new options'),
    textOption('seed-word', 'game new seed-word', { maxLength: CLIENT_SEED_LENGTH }),
    completedOption('speed', 'game new speed'),
    completedOption('reactions', 'game new reactions'),
    choiceOption('timeout', 'game new timeout', timeoutChoices()),
    choiceOption('reaction-timing', 'game new reaction-timing', timingChoices()),
    completedOption('away', 'game new away'),
    completedOption('longest', 'game new longest'),
    completedOption('days-off', 'game new days-off'),
    choiceOption('join', 'game new join', joinChoices()),
    numberOption('reliability', 'game new reliability', { min: 1, max: 100 }),
    fileOption('file', 'game new file'),
  ),
  slow: true,
  execute: open,
  async complete(bot, call) {
    if (PACED.includes(call.focused)) return suggestPacing(call.focused, call.typed, call.language)
    const title = bot.titles[call.text('game') ?? '']
    if (!title || call.focused !== 'options') return []
    const basic = wordsOf(call.language)['basic-rules']()
    return suggestOptions(title, call.typed, call.number('seats'), call.language, basic)
  },
})

/** The games by their names. */
export const gameChoices = (titles: Titles) =>
  Object.values(titles).map(({ game, words }) => ({
    value: game.id,
    name: (language: Language) =>
      language === 'en' ? `${words.en.title} ${words['zh-TW'].title}` : words[language].title,
  }))

/** Options that are completed with lengths of time. */
const PACED = ['speed', 'reactions', 'away', 'longest', 'days-off']

/** What may follow when time is out; for a stand-in, after how many misses. */
const timeoutChoices = () => [
  { value: 'auto', name: (language: Language) => wordsOf(language)['timeout-auto']() },
  ...[1, 2, 3].map((n) => ({
    value: `stand-in:${n}`,
    name: (language: Language) => wordsOf(language)['timeout-stand-in']({ n }),
  })),
  { value: 'forfeit', name: (language: Language) => wordsOf(language)['timeout-forfeit']() },
]

const timingChoices = () =>
  REACTION_TIMINGS.map((value) => ({
    value,
    name: (language: Language) => wordsOf(language)[`windows-${value}`](),
  }))

const joinChoices = () =>
  (['everyone', 'invited'] as const).map((value) => ({
    value,
    name: (language: Language) => wordsOf(language)[`join-${value}`](),
  }))

/** The languages by their own names. */
export const languageChoices = () =>
  LANGUAGES.map((language) => ({ value: language, name: () => LANGUAGE_NAMES[language] }))

/** The fewest and the most seats of any game. */
export function seatRange(titles: Titles): { min: number; max: number } {
  const seats = Object.values(titles).map(({ game }) => game.seats)
  return { min: Math.min(...seats.map(({ min }) => min)), max: Math.max(...seats.map(({ max }) => max)) }
}

async function open(bot: BotContext, call: CommandCall): Promise<Screen> {
  const words = wordsOf(call.language)
  const title = bot.titles[call.text('game') ?? '']
  if (call.guild === undefined) return { content: words['guild-only']() }
  if (!title) return chooserScreen(bot, call)
  const seats = call.number('seats') ?? usualSeats(title)
  const missing = cannotPlayHere(call)
  if (missing !== undefined) return { content: missing }
  const { min, max } = title.game.seats
  if (seats < min || seats > max)
    return { content: words['new-seats']({ title: title.words[call.language].title, min, max }) }
  const reading = readOptions(title, call.text('options'), seats, call.language)
  if (reading.kind !== 'options') return { content: optionsProblem(title, reading, call.language) }
  const { quiet } = await bot.host.clock.timesOf(call.person.id)
  const pacing = readPacing(call, (await bot.host.settings.server(call.guild)).speed, quiet?.zone)
  if ('problem' in pacing) return { content: pacing.problem }
  const file = await readFile(title, call)
  if ('problem' in file) return { content: file.problem }
  const clientSeed = call.text('seed-word')?.trim().slice(0, CLIENT_SEED_LENGTH)
  const opened = await bot.host.lobby.open({
    title: title.game.id,
    seats,
    language: LANGUAGES.find((each) => each === call.text('language')) ?? (await languageOfTables(bot, call)),
    options: { ...reading.options, ...file.options },
    pace: pacing.pace,
    guild: call.guild,
    channel: call.channel,
    person: call.person,
    interaction: call.id,
    ...(clientSeed && { clientSeed }),
    opener: openerOf(call),
    inviteOnly: call.text('join') === 'invited',
    reliability: call.number('reliability') ?? 0,
  })
  if (!opened.ok) return { content: sayIn(call.language, opened.refusal, title) }
  const { inviteOnly, id, players } = opened.value
  const free = seats - players.length
  const content =
    inviteOnly && free > 0
      ? words['lobby-opened-invited']({ game: id })
      : words['lobby-opened']({ game: id, free })
  return (await suggestionsFor(bot, call, opened.value, content)) ?? { content }
}

/** What is wrong with the options that were typed. */
export function optionsProblem(
  title: Title,
  reading: Exclude<OptionsReading, { kind: 'options' }>,
  language: Language,
): string {
  const words = wordsOf(language)
  if (reading.kind === 'seats')
    return words['new-option-seats']({
      option: reading.name,
      seats: seriesText(reading.seats.map(String), language),
    })
  if (reading.kind === 'range') return words['new-option-range'](reading.range)
  if (reading.kind === 'name') return nameProblemText(title, reading.problem, language)
  const names = allOptionNames(title, language)
  return words['new-option-unknown']({
    text: echo(reading.text),
    options: names.length > 0 ? listText(names, language) : words['new-no-options'](),
  })
}
