// `/auto`: auto-answers as a panel; typed, one is set at once.
import type { Call, CommandCall, CompletionCall } from '../src/discord/call/call.ts'
import { command, completedOption, gameOption } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import type { Suggestion } from '../src/discord/choice/suggest.ts'
import type { BotContext } from '../src/discord/core/context.ts'
import { findGame, suggestGames } from '../src/discord/input/find-game.ts'
import { ASK, autoAnswerWords, valueName } from '../src/discord/panels/auto-answers/auto-answer-words.ts'
import { give, openAutoAnswers } from '../src/discord/panels/auto-answers/auto-answers.ts'
import { LIMITS } from '../src/discord/screen/limits.ts'
import type { Screen } from '../src/discord/screen/screen.ts'
import { channelOf, wordsOf } from '../src/discord/words/present.ts'
import type { AutoAnswerSpec } from '../src/engine/game.ts'
import type { Title } from '../src/games/common/title.ts'
import type { AutoAnswerScope } from '../src/host/table/types.ts'
import { LANGUAGES, type Language } from '../src/text/language.ts'
import { clip, echo } from '../src/text/markdown.ts'
import { normal } from '../src/text/normal.ts'
import { listText } from '../src/text/render.ts'

export const auto: Command = {
  definition: command(
    'auto',
    [completedOption('kind', 'auto kind'), completedOption('value', 'auto value'), gameOption()],
    'direct',
  ),
  slow: () => true,
  execute: async (bot, call) => {
    const found = await scopeFor(bot, call)
    if ('problem' in found) return { content: found.problem }
    return call.text('kind') === undefined
      ? openAutoAnswers(bot, call, found.scope)
      : giveTyped(bot, call, found)
  },
  complete: async (bot, call) =>
    call.focused === 'game' ? suggestGames(bot, call, call.typed) : suggestAutoAnswers(bot, call),
}

interface For {
  readonly scope: AutoAnswerScope
  readonly title: Title
}

/** What auto-answers are for: the running game that is named or played right here, else new games of the title at hand. */
async function scopeFor(
  bot: BotContext,
  call: Call & CommandCall,
): Promise<For | { readonly problem: string }> {
  const named = call.text('game')
  const found = await findGame(bot, call, { mine: true, named })
  const [first] = Object.values(bot.titles).filter(({ game }) => (game.autoAnswers ?? []).length > 0)
  if ('problem' in found) {
    if (named !== undefined || found.here || !first) return found
    return { scope: { title: first.game.id }, title: first }
  }
  const { info } = found
  const title = bot.titles[info.title]
  if (!title) return { problem: wordsOf(call.language)['no-game-here']() }
  const sits = info.players.some(({ member }) => member === call.person.id)
  const runs = info.status === 'playing' || info.status === 'paused'
  // Beside the thread of a game one speaks of all games; in direct messages there is no beside.
  const here = named !== undefined || call.guild === undefined || channelOf(info) === call.channel
  return { title, scope: sits && runs && here ? { game: info.id } : { title: info.title } }
}

/** Typed auto-answers; what is typed may be an id or a name in any language, whole or the only one that contains it. */
async function giveTyped(bot: BotContext, call: CommandCall, { scope, title }: For): Promise<Screen> {
  const words = wordsOf(call.language)
  const specs = title.game.autoAnswers ?? []
  const kind = call.text('kind') ?? ''
  const spec = meant(specs, kind, ({ id }, language) => [id, autoAnswerWords(title, id, language).name])
  if (!spec) {
    const names = specs.map(({ id }) => autoAnswerWords(title, id, call.language).name)
    return {
      content: words['auto-answer-unknown']({ text: echo(kind), names: listText(names, call.language) }),
    }
  }
  const value = call.text('value')
  if (value === undefined) return openAutoAnswers(bot, call, scope)
  const choices = choicesOf(spec)
  const choice = meant(choices, value, (each, language) => [
    choiceId(each),
    choiceName(title, spec, each, language),
  ])
  if (!choice) {
    const names = choices
      .filter(({ once }) => !once)
      .map((each) => choiceName(title, spec, each, call.language))
    return {
      content: words['auto-answer-value-unknown']({
        text: echo(value),
        values: listText(names, call.language),
      }),
    }
  }
  if (choice.once && 'title' in scope) return { content: words['auto-answer-once-in-game']() }
  return give(bot, call, scope, { autoAnswer: spec.id, ...choice })
}

interface Choice {
  readonly value: string
  readonly once: boolean
}

/** All that can be said of an auto-answer: ask me, each value, each value once. */
const choicesOf = ({ values }: AutoAnswerSpec): Choice[] => [
  ...[ASK, ...values].map((value) => ({ value, once: false })),
  ...values.map((value) => ({ value, once: true })),
]

const choiceId = ({ value, once }: Choice): string => (once ? `once:${value}` : value)

function choiceName(
  title: Title,
  { id }: AutoAnswerSpec,
  { value, once }: Choice,
  language: Language,
): string {
  const name = valueName(autoAnswerWords(title, id, language), value, language)
  return once ? wordsOf(language)['auto-answer-next']({ value: name }) : name
}

/** What a typed text means: what it names whole, else the only thing whose name contains it. */
function meant<T>(
  all: readonly T[],
  typed: string,
  namesIn: (each: T, language: Language) => readonly string[],
): T | undefined {
  const text = normal(typed)
  const names = (each: T) => LANGUAGES.flatMap((language) => namesIn(each, language)).map(normal)
  const exact = all.find((each) => names(each).includes(text))
  const [only, ...more] = all.filter((each) => text !== '' && names(each).some((name) => name.includes(text)))
  return exact ?? (more.length === 0 ? only : undefined)
}

async function suggestAutoAnswers(bot: BotContext, call: CompletionCall): Promise<Suggestion[]> {
  const found = await scopeFor(bot, call)
  if ('problem' in found) return []
  const { title, scope } = found
  const specs = title.game.autoAnswers ?? []
  if (call.focused === 'kind')
    return fitting(
      specs.map(({ id }) => ({ name: autoAnswerWords(title, id, call.language).name, value: id })),
      call.typed,
    )
  const kind = call.text('kind') ?? ''
  const spec = meant(specs, kind, ({ id }, language) => [id, autoAnswerWords(title, id, language).name])
  if (!spec) return []
  const choices = choicesOf(spec).filter(({ once }) => !once || 'game' in scope)
  return fitting(
    choices.map((each) => ({ name: choiceName(title, spec, each, call.language), value: choiceId(each) })),
    call.typed,
  )
}

const fitting = (all: readonly Suggestion[], typed: string): Suggestion[] => {
  const text = normal(typed)
  return all
    .filter(({ name, value }) => normal(name).includes(text) || value.includes(text))
    .map(({ name, value }) => ({ name: clip(name, LIMITS.label), value }))
    .slice(0, LIMITS.options)
}
