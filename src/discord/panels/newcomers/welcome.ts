// Welcomes a server that the bot has joined: once, in its system channel or the first one where the bot may write. The
// message follows the server's language.
import { type Language, languageOf } from '../../../text/language.ts'
import type { BotContext, Titles } from '../../core/context.ts'
import { errorFacts } from '../../core/faults.ts'
import type { Wire } from '../../core/wire.ts'
import type { Server } from '../../gateway/index.ts'
import type { Screen } from '../../screen/screen.ts'
import { missingIn } from '../../words/permissions.ts'
import { welcomeScreen } from './trying.ts'

/** A server that the bot came to longer ago is taken for one that knows it (milliseconds). */
const LATELY = 24 * 60 * 60_000
/** The game that a newcomer is offered first, where there is a choice. */
const FIRST = 'records'

/** The setting by which a server is remembered as welcomed: channel and message, or that it needed none. */
const keyOf = (guild: string): string => `welcome ${guild}`

/** Welcomes servers. Never throws and never rejects. */
export interface ServerWelcome {
  /** Welcomes a server that the bot joined lately, also while it was not running. */
  welcome(server: Server): Promise<void>
}

/** Posts welcomes over this wire. */
export function createWelcome(bot: BotContext, wire: Wire): ServerWelcome {
  const under = new Map<string, Promise<void>>()

  /** One welcome of a server at a time, so that two events at once are one message. */
  async function welcome(guild: Server): Promise<void> {
    if (guild.joinedAt.getTime() < bot.clock.now().getTime() - LATELY) return
    const running = under.get(guild.id)
    if (running) return running
    const posting = welcomeOnce(bot, wire, guild)
      .catch((error: unknown) =>
        bot.log.warn({ guild: guild.id, ...errorFacts(error) }, 'a server could not be welcomed'),
      )
      .finally(() => under.delete(guild.id))
    under.set(guild.id, posting)
    return posting
  }

  return { welcome }
}

async function welcomeOnce(bot: BotContext, wire: Wire, guild: Server): Promise<void> {
  const { host, titles, log } = bot
  const key = keyOf(guild.id)
  if (await host.settings.get(key)) return
  // A server with games already needs no welcome.
  if ((await host.games.inGuild(guild.id)).length > 0) return host.settings.save(key, 'known')
  const language = (await host.settings.languageOfGuild(guild.id)) ?? languageOf(guild.locale ?? '')
  const screen = welcomeIn(titles, language)
  if (!screen) return
  for (const channel of placesIn(guild)) {
    try {
      const { id } = await wire.post(channel.id, screen, key)
      return await host.settings.save(key, `${channel.id}/${id}`)
    } catch (error) {
      log.info(
        { guild: guild.id, channel: channel.id, ...errorFacts(error) },
        'no welcome could be posted there',
      )
    }
  }
}

/** The welcome in a language; none where there is no game. */
function welcomeIn(titles: Titles, language: Language): Screen | undefined {
  const first = titles[FIRST] ?? Object.values(titles)[0]
  return first && welcomeScreen(titles, first.game.id, language)
}

/** Sets the language of a server's tables; its welcome follows. */
export async function setServerLanguage(bot: BotContext, guild: string, language: Language): Promise<void> {
  const { host, titles, servers, log } = bot
  await host.settings.setLanguageOfGuild(guild, language)
  const [channel, message] = (await host.settings.get(keyOf(guild)))?.split('/') ?? []
  const screen = welcomeIn(titles, language)
  if (!channel || !message || !screen) return
  try {
    await servers.edit(channel, message, screen)
  } catch (error) {
    log.info({ guild, channel, ...errorFacts(error) }, 'the welcome could not be written anew')
  }
}

/** Text channels where the bot may write. */
const placesIn = ({ texts }: Server): Server['texts'] =>
  texts.filter(({ permissions }) => missingIn(permissions, 'text').every(({ vital }) => !vital))
