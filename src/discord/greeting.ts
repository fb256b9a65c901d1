// Greeting a server that the bot has come to: once, in its system channel or the first one where the bot may write.
import { ChannelType, type Guild, type GuildBasedChannel } from 'discord.js'
import { languageOf } from '../text/language.ts'
import type { BotContext } from './context.ts'
import { welcomeScreen } from './panels/trying.ts'
import { missingIn } from './permissions.ts'
import { errorFacts } from './publisher/faults.ts'
import type { Wire } from './publisher/wire.ts'

/** A server that the bot came to longer ago is taken for one that knows it (milliseconds). */
const LATELY = 24 * 60 * 60_000
/** The game that a newcomer is offered first, where there is a choice. */
const FIRST = 'records'

/** The setting by which a server is remembered as greeted: where, or that it needed none. */
const keyOf = (guild: string): string => `welcome ${guild}`

/** Greets servers. Never throws and never rejects. */
export interface Greeter {
  /** The bot has just come to a server. */
  greet(guild: Guild): Promise<void>
  /** Servers that the bot is in already; those are greeted to which it came while it was not running. */
  greetNew(guilds: Iterable<Guild>): Promise<void>
}

/** A greeter that posts over this wire. */
export function greeterOf(bot: BotContext, wire: Wire): Greeter {
  const under = new Map<string, Promise<void>>()

  /** One greeting of a server at a time, so that two events at once are one message. */
  function greet(guild: Guild): Promise<void> {
    const running = under.get(guild.id)
    if (running) return running
    const greeting = greetOnce(bot, wire, guild)
      .catch((error: unknown) =>
        bot.log.warn({ guild: guild.id, ...errorFacts(error) }, 'a server could not be greeted'),
      )
      .finally(() => under.delete(guild.id))
    under.set(guild.id, greeting)
    return greeting
  }

  return {
    greet,
    async greetNew(guilds) {
      const since = bot.clock.now().getTime() - LATELY
      for (const guild of guilds) if (guild.joinedTimestamp >= since) await greet(guild)
    },
  }
}

async function greetOnce(bot: BotContext, wire: Wire, guild: Guild): Promise<void> {
  const { host, titles, log } = bot
  const key = keyOf(guild.id)
  if (await host.settings.get(key)) return
  // Whoever plays there already needs no welcome.
  if ((await host.games.inGuild(guild.id)).length > 0) return host.settings.save(key, 'known')
  const first = titles[FIRST] ?? Object.values(titles)[0]
  if (!first) return
  const screen = welcomeScreen(titles, first.game.id, languageOf(guild.preferredLocale))
  for (const channel of placesIn(guild)) {
    try {
      await wire.post(channel.id, screen, key)
      return await host.settings.save(key, channel.id)
    } catch (error) {
      log.info(
        { guild: guild.id, channel: channel.id, ...errorFacts(error) },
        'no welcome could be posted there',
      )
    }
  }
}

/** Text channels where the bot may write, the system channel first, then as the server orders them. */
function placesIn(guild: Guild): GuildBasedChannel[] {
  const { me } = guild.members
  if (!me) return []
  const texts = [...guild.channels.cache.values()].filter(({ type }) => type === ChannelType.GuildText)
  const position = (channel: GuildBasedChannel) => ('rawPosition' in channel ? channel.rawPosition : 0)
  return texts
    .sort(
      (a, b) =>
        Number(b.id === guild.systemChannelId) - Number(a.id === guild.systemChannelId) ||
        position(a) - position(b) ||
        (BigInt(a.id) < BigInt(b.id) ? -1 : 1),
    )
    .filter((channel) => missingIn(channel.permissionsFor(me).bitfield, 'text').every(({ vital }) => !vital))
}
