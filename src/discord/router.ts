// The router: acknowledges each interaction, claims it by its id, calls its command or panel, and always answers.
import {
  ApplicationCommandType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
} from 'discord.js'
import { NotInstalled } from '../engine/not-installed.ts'
import { unstorableAt } from '../engine/storable.ts'
import type { Claim, GameId } from '../host/table/types.ts'
import { isLost } from '../store/lost.ts'
import { type Language, languageOf } from '../text/language.ts'
import { gameIdOf, type PanelCall } from './call/call.ts'
import type { Command, MessageCommand, Panel, Reply } from './call/reply.ts'
import type { Suggestion } from './choice/suggest.ts'
import type { BotContext } from './core/context.ts'
import { CODE, errorFacts } from './core/faults.ts'
import { type InteractionKind, type Measures, type Outcome, UNMEASURED } from './core/measures.ts'
import { noteFault } from './core/note-fault.ts'
import type { Renderer } from './core/renderer.ts'
import { codeOf } from './core/wire.ts'
import type { Received } from './gateway/index.ts'
import { Icons } from './icons/icons.ts'
import { isStranger } from './input/find-game.ts'
import { answerInTime, suggestInTime } from './interaction/acknowledge.ts'
import { commandCallOf, completionCallOf, messageCallOf, panelCallOf, textsOf } from './interaction/caller.ts'
import { type Illustrator, illustratorOf } from './interaction/illustrator.ts'
import { type Answerable, mayBeTaken, Responder } from './interaction/responder.ts'
import { isOnDashboard, show } from './interaction/show.ts'
import { PANELS } from './panels/index.ts'
import { layOut } from './panels/member/dashboard.ts'
import { readCustomId } from './screen/ids.ts'
import { wordsOf } from './words/present.ts'

/** Answers interactions. */
export interface Router {
  /** Never throws and never rejects. */
  route(interaction: Received): Promise<void>
  /** Waits for the answers under way. */
  settled(): Promise<void>
}

/** A router over these commands; pictures for its answers are drawn by the renderer. */
export const routerOf = (
  bot: BotContext,
  commands: readonly (Command | MessageCommand)[],
  renderer: Renderer,
  measures: Measures = UNMEASURED,
  icons = new Icons(),
): Router => new InteractionRouter(bot, commands, renderer, measures, icons)

class InteractionRouter implements Router {
  readonly #bot: BotContext
  readonly #commands: ReadonlyMap<string, Command>
  readonly #messageCommands: ReadonlyMap<string, MessageCommand>
  readonly #illustrator: Illustrator
  readonly #icons: Icons
  readonly #measures: Measures
  readonly #under = new Set<Promise<void>>()

  constructor(
    bot: BotContext,
    commands: readonly (Command | MessageCommand)[],
    renderer: Renderer,
    measures: Measures,
    icons: Icons,
  ) {
    this.#icons = icons
    this.#measures = measures
    this.#bot = bot
    this.#commands = byName(commands.filter(isSlash))
    this.#messageCommands = byName(commands.filter(isOfMessages))
    this.#illustrator = illustratorOf(renderer)
  }

  route(interaction: Received): Promise<void> {
    const responder = isAnswerable(interaction) ? new Responder(interaction, this.#icons) : undefined
    const routed = this.#dispatch(interaction, responder)
      .catch((error: unknown) => this.#fail(interaction, responder, error))
      .then((outcome) => this.#measures.interaction(kindOf(interaction), outcome))
      .finally(() => this.#under.delete(routed))
    this.#under.add(routed)
    return routed
  }

  async settled(): Promise<void> {
    await Promise.all(this.#under)
  }

  async #dispatch(interaction: Received, responder?: Responder): Promise<Outcome> {
    const receivedAt = performance.now()
    const acknowledged = () => this.#measures.acknowledged(performance.now() - receivedAt)
    if (interaction.isAutocomplete()) {
      const suggestions = await suggestInTime(this.#completed(interaction))
      await suggest(interaction, suggestions)
      acknowledged()
      return 'answered'
    }
    if (!responder) return 'elsewhere'
    // Acknowledging waits for nothing: neither for the claim nor for the person's language.
    const { interaction: answerable } = responder
    let claim: Claim | undefined
    const answered = await answerInTime(responder, this.#illustrator, {
      acknowledged,
      claim: async () => {
        claim = await this.#bot.host.processes.claim(interaction.id, interaction.user.id)
        return claim !== undefined
      },
      action: (acknowledge) =>
        answerable.isChatInputCommand()
          ? this.#executed(answerable, acknowledge, claim)
          : answerable.isMessageContextMenuCommand()
            ? this.#calledOnMessage(answerable, acknowledge, claim)
            : this.#pressed(answerable, acknowledge, claim),
    })
    return answered ? 'answered' : 'elsewhere'
  }

  async #completed(interaction: Received<AutocompleteInteraction>): Promise<readonly Suggestion[]> {
    const bot = this.#bot
    if (textsOf(interaction).some(({ text }) => unstorableAt(text) !== undefined)) return []
    try {
      const call = await completionCallOf(bot, interaction)
      return (await this.#commands.get(interaction.commandName)?.complete?.(bot, call)) ?? []
    } catch (error) {
      if (!(error instanceof NotInstalled))
        noteFault(bot, 'error', error, FAILED, { interaction: interaction.id, ...placeOf(interaction) })
      return []
    }
  }

  async #executed(
    interaction: Received<ChatInputCommandInteraction>,
    acknowledge: () => Promise<void>,
    claim: Claim | undefined,
  ): Promise<Reply> {
    const command = this.#commands.get(interaction.commandName)
    const call = await commandCallOf(this.#bot, interaction, claim)
    if (!command) return { screen: { content: wordsOf(call.language)['unknown-command']() } }
    const damaged = damagedText(interaction, call.language)
    if (damaged !== undefined) return { screen: { content: damaged } }
    if (command.slow?.(call)) await acknowledge()
    return { screen: await command.execute(this.#bot, call) }
  }

  async #calledOnMessage(
    interaction: Received<MessageContextMenuCommandInteraction>,
    acknowledge: () => Promise<void>,
    claim: Claim | undefined,
  ): Promise<Reply> {
    await acknowledge()
    const command = this.#messageCommands.get(interaction.commandName)
    const call = await messageCallOf(this.#bot, interaction, claim)
    if (!command) return { screen: { content: wordsOf(call.language)['unknown-command']() } }
    const damaged = damagedText(interaction, call.language)
    return { screen: damaged !== undefined ? { content: damaged } : await command.execute(this.#bot, call) }
  }

  async #pressed(
    interaction: Received<MessageComponentInteraction | ModalSubmitInteraction>,
    acknowledge: () => Promise<void>,
    claim: Claim | undefined,
  ): Promise<Reply> {
    const bot = this.#bot
    const { verb, parts } = readCustomId(interaction.customId)
    const panel: Panel | undefined = Object.hasOwn(PANELS, verb) ? PANELS[verb] : undefined
    if (panel?.slow) await acknowledge()
    const call = await panelCallOf(bot, interaction, parts, claim)
    const words = wordsOf(call.language)
    if (!panel) return { screen: { content: words['unknown-button']() }, fresh: true }
    const damaged = damagedText(interaction, call.language)
    if (damaged !== undefined) return { screen: { content: damaged }, fresh: true }
    const stranger = await strangeGame(bot, call, panel)
    if (stranger !== undefined)
      return { screen: { content: words['no-such-game']({ game: stranger }) }, fresh: true }
    const reply = await panel.run(bot, call)
    return isOnDashboard(interaction) ? layOut(bot, call, verb, reply) : reply
  }

  /** Notes a fault once and tells the person, who can go on. */
  async #fail(interaction: Interaction, responder: Responder | undefined, error: unknown): Promise<Outcome> {
    const { log } = this.#bot
    const facts = { interaction: interaction.id, ...placeOf(interaction) }
    if (LOST.includes(codeOf(error)) || mayBeTaken(error)) {
      log.warn({ ...facts, ...errorFacts(error) }, 'an interaction was lost')
      return 'lost'
    }
    const words = wordsOf(languageOf(interaction.locale))
    if (SHUT.includes(codeOf(error))) return this.#tellElsewhere(interaction, words['answer-shut'](), facts)
    const isMissing = error instanceof NotInstalled
    const outcome = isMissing ? 'answered' : isLost(error) ? 'away' : 'failed'
    if (!isMissing) noteFault(this.#bot, 'error', error, FAILED, facts)
    if (!responder) return outcome
    const content = isMissing
      ? words['refused-not-installed']()
      : outcome === 'away'
        ? words.away()
        : words.failed({ code: interaction.id.slice(-6) })
    const reply: Reply = { screen: { content }, fresh: true }
    await show(responder, this.#illustrator, reply).catch((again: unknown) =>
      log.warn({ ...facts, ...errorFacts(again) }, 'and the person could not be told'),
    )
    return outcome
  }

  /** Tells a person in private what could not be said where they asked. */
  async #tellElsewhere({ id, user }: Interaction, content: string, facts: object): Promise<Outcome> {
    const { servers, log } = this.#bot
    try {
      await servers.post(await servers.directWith(user.id), { content }, `answer ${id}`)
      return 'answered'
    } catch (error) {
      log.warn({ ...facts, ...errorFacts(error) }, 'and the person could not be told')
      return 'lost'
    }
  }
}

/** Codes of an answer in a thread that was locked, or archived, since it was asked for there. */
const SHUT: readonly unknown[] = [CODE.threadLocked, CODE.archivedThread]

const FAILED = 'an interaction failed'

/** What a person is told of whom a text cannot be stored: which, and which character of it. */
function damagedText(interaction: Parameters<typeof textsOf>[0], language: Language): string | undefined {
  const words = wordsOf(language)
  for (const { field, text } of textsOf(interaction)) {
    const at = unstorableAt(text)
    if (at !== undefined)
      return field === undefined
        ? words['text-unstorable-here']({ at })
        : words['text-unstorable']({ field: `\`${field}\``, at })
  }
  return undefined
}

/** The game of a press that the user may not know: one of another server. */
async function strangeGame(bot: BotContext, call: PanelCall, panel: Panel): Promise<GameId | undefined> {
  if (panel.discreet) return undefined
  const game = gameIdOf(panel.game ? await panel.game(bot, call) : call.parts[0])
  const info = game === undefined ? undefined : await bot.host.games.info(game)
  return info && (await isStranger(bot, call, info)) ? info.id : undefined
}

/** Codes of interactions that someone else has answered, or that came too late, at the start or after 15 minutes. */
const LOST: readonly unknown[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
]

/** Offers suggestions; they are gone by the next letter typed, so that nobody is told where Discord's answer was lost. */
const suggest = (interaction: AutocompleteInteraction, suggestions: readonly Suggestion[]): Promise<void> =>
  interaction.respond([...suggestions]).catch((error: unknown) => {
    if (!mayBeTaken(error)) throw error
  })

const byName = <T extends Command | MessageCommand>(commands: readonly T[]): ReadonlyMap<string, T> =>
  new Map(commands.map((command) => [command.definition.name, command]))

const isSlash = (command: Command | MessageCommand): command is Command => !isOfMessages(command)

const isOfMessages = (command: Command | MessageCommand): command is MessageCommand =>
  command.definition.type === ApplicationCommandType.Message

const isAnswerable = (interaction: Interaction): interaction is Extract<Interaction, Answerable> =>
  interaction.isChatInputCommand() ||
  interaction.isMessageContextMenuCommand() ||
  interaction.isMessageComponent() ||
  interaction.isModalSubmit()

function kindOf(interaction: Interaction): InteractionKind {
  if (interaction.isAutocomplete()) return 'suggestion'
  if (interaction.isCommand()) return 'command'
  if (interaction.isMessageComponent()) return 'component'
  return interaction.isModalSubmit() ? 'form' : 'other'
}

/** Which game and which part, for the log; never what was chosen. */
function placeOf(interaction: Interaction): object {
  if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
    const { verb, parts } = readCustomId(interaction.customId)
    return { verb, game: parts[0] }
  }
  return interaction.isCommand() || interaction.isAutocomplete() ? { command: interaction.commandName } : {}
}
