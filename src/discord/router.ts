// The router: every interaction is claimed by its id, led to its command or panel, and answered whatever happens.
import { type Interaction, RESTJSONErrorCodes } from 'discord.js'
import { languageOf } from '../text/language.ts'
import { type Answerable, answerInTime, isOnDesk, show } from './acknowledge.ts'
import { commandCallOf, completionCallOf, panelCallOf } from './caller.ts'
import type { Desk } from './desk.ts'
import type { Easel } from './easel.ts'
import { readCustomId } from './ids.ts'
import { illustratorOf } from './illustrating.ts'
import { PANELS } from './panels/index.ts'
import { layOut } from './panels/private-desk.ts'
import { wordsOf } from './present.ts'
import { errorFacts } from './publisher/faults.ts'
import { codeOf } from './publisher/wire.ts'
import type { Command, Reply } from './reply.ts'

/** Answers interactions. */
export interface Router {
  /** Never throws and never rejects. */
  route(interaction: Interaction): Promise<void>
  /** Waits for the answers under way. */
  settled(): Promise<void>
}

/** A router over these commands; pictures for its answers are drawn on the easel. */
export function routerOf(desk: Desk, commands: readonly Command[], easel: Easel): Router {
  const illustrator = illustratorOf(easel)
  const byName = new Map(commands.map((command) => [command.definition.name, command]))
  const under = new Set<Promise<void>>()

  async function dispatch(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) {
      const command = byName.get(interaction.commandName)
      const call = await completionCallOf(desk, interaction)
      const suggestions = (await command?.complete?.(desk, call)) ?? []
      return interaction.respond([...suggestions])
    }
    if (!isAnswerable(interaction) || !(await desk.host.claim(interaction.id))) return
    if (interaction.isChatInputCommand()) {
      const command = byName.get(interaction.commandName)
      const call = await commandCallOf(desk, interaction)
      if (command)
        await answerInTime(interaction, illustrator, command.slow?.(call) === true, async () => ({
          screen: await command.execute(desk, call),
        }))
      return
    }
    const { verb, parts } = readCustomId(interaction.customId)
    const panel = Object.hasOwn(PANELS, verb) ? PANELS[verb] : undefined
    await answerInTime(interaction, illustrator, panel?.slow === true, async (): Promise<Reply> => {
      const call = await panelCallOf(desk, interaction, parts)
      if (!panel) return { screen: { content: wordsOf(call.language)['unknown-button']() }, fresh: true }
      const reply = await panel.run(desk, call)
      return isOnDesk(interaction) ? layOut(desk, call, verb, reply) : reply
    })
  }

  async function route(interaction: Interaction): Promise<void> {
    try {
      await dispatch(interaction)
    } catch (error) {
      await fail(interaction, error)
    }
  }

  /** Notes a fault once and tells the person, who can go on. */
  async function fail(interaction: Interaction, error: unknown): Promise<void> {
    const facts = { interaction: interaction.id, ...placeOf(interaction), ...errorFacts(error) }
    if (LOST.includes(codeOf(error))) return desk.log.warn(facts, 'an interaction was lost')
    desk.log.error(facts, 'an interaction failed')
    if (!isAnswerable(interaction)) return
    const code = interaction.id.slice(-6)
    const content = wordsOf(languageOf(interaction.locale)).failed({ code })
    await show(interaction, illustrator, { screen: { content }, fresh: true }).catch((again: unknown) =>
      desk.log.warn({ ...facts, ...errorFacts(again) }, 'and the person could not be told'),
    )
  }

  return {
    route(interaction) {
      const routed = route(interaction).finally(() => under.delete(routed))
      under.add(routed)
      return routed
    },
    async settled() {
      await Promise.all(under)
    },
  }
}

/** Codes of interactions that someone else has answered, or that came too late, at the start or after 15 minutes. */
const LOST: readonly unknown[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
  RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
]

const isAnswerable = (interaction: Interaction): interaction is Extract<Interaction, Answerable> =>
  interaction.isChatInputCommand() || interaction.isMessageComponent() || interaction.isModalSubmit()

/** Which game and which part, for the log; never what was chosen. */
function placeOf(interaction: Interaction): object {
  if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
    const { verb, parts } = readCustomId(interaction.customId)
    return { verb, game: parts[0] }
  }
  return interaction.isCommand() || interaction.isAutocomplete() ? { command: interaction.commandName } : {}
}
