// Welcomes a server that the bot has joined: once, in its system channel or the first one where the bot may write. The
// message follows the server's language, and stays to be found: it is pinned, or else posted again when chat has pushed it away.
import { type Language, languageOf } from '../../../text/language.ts'
import type { BotContext, Titles } from '../../core/context.ts'
import { errorFacts } from '../../core/faults.ts'
import { fileNameOf, type Renderer } from '../../core/renderer.ts'
import type { Wire } from '../../core/wire.ts'
import type { Server } from '../../gateway/index.ts'
import type { Screen } from '../../screen/screen.ts'
import { missingIn } from '../../words/permissions.ts'
import { welcomeScreen } from './trying.ts'
import { welcomePicture } from './welcome-picture.ts'

/** A server that the bot came to longer ago is taken for one that knows it (milliseconds). */
const LATELY = 24 * 60 * 60_000
/** The game that a newcomer is offered first, where there is a choice. */
const FIRST = 'records'

/** A welcome is posted again after so long at the earliest, in milliseconds. */
const AGAIN = 24 * 60 * 60_000

/** The setting by which a server is remembered as welcomed: channel, message and since when or `pinned`; or that it needed none. */
const keyOf = (guild: string): string => `welcome ${guild}`

/** The setting by which the server of a channel with a welcome that could not be pinned is found. */
const placeKey = (channel: string): string => `welcome-at ${channel}`

/** A welcome where it stands. */
interface Standing {
  readonly channel: string
  readonly message: string
  /** When it was posted; absent while it is pinned. */
  readonly since?: number
}

function standingOf(setting: string | undefined): Standing | undefined {
  const [channel, message, since] = setting?.split('/') ?? []
  if (!channel || !message) return undefined
  return { channel, message, ...(since !== 'pinned' && { since: Number(since ?? 0) }) }
}

/** Welcomes servers. Never throws and never rejects. */
export interface ServerWelcome {
  /** Welcomes a server that the bot joined lately, also while it was not running. */
  welcome(server: Server): Promise<void>
  /** Much was written in a channel, and now it is quiet: a welcome that stands far above is posted again, once a day at most. */
  quiet(channel: string): Promise<void>
}

/** Posts welcomes over this wire; their pictures are drawn by the renderer. */
export function createWelcome(bot: BotContext, wire: Wire, renderer: Renderer): ServerWelcome {
  const under = new Map<string, Promise<void>>()

  /** One message of a server at a time, so that two events at once are one. */
  function once(guild: string, post: () => Promise<void>): Promise<void> {
    const running = under.get(guild)
    if (running) return running
    const posting = post()
      .catch((error: unknown) =>
        bot.log.warn({ guild, ...errorFacts(error) }, 'a server could not be welcomed'),
      )
      .finally(() => under.delete(guild))
    under.set(guild, posting)
    return posting
  }

  return {
    async welcome(server) {
      if (server.joinedAt.getTime() < bot.clock.now().getTime() - LATELY) return
      return once(server.id, () => welcomeOnce(bot, wire, renderer, server))
    },
    quiet: (channel) => once(channel, () => welcomeAgain(bot, wire, renderer, channel)),
  }
}

async function welcomeOnce(bot: BotContext, wire: Wire, renderer: Renderer, guild: Server): Promise<void> {
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
      const standing = { channel: channel.id, message: id }
      if (!bot.icons.areKnown) void dressLater(bot, standing, screen)
      await keep(bot, wire, guild.id, standing)
      return hang(bot, wire, renderer, standing, language)
    } catch (error) {
      log.info(
        { guild: guild.id, channel: channel.id, ...errorFacts(error) },
        'no welcome could be posted there',
      )
    }
  }
}

/** Shows the icons of a welcome that was posted before Discord had the bot's emojis. */
async function dressLater(
  { icons, servers, log }: BotContext,
  { channel, message }: Standing,
  screen: Screen,
): Promise<void> {
  await icons.sought
  if (!icons.areKnown) return
  await servers
    .edit(channel, message, screen)
    .catch((error: unknown) =>
      log.info({ channel, ...errorFacts(error) }, 'the icons of a welcome could not be shown'),
    )
}

/** Posts the welcome of a server again as the last message of its channel, where it is not pinned and a day old. */
async function welcomeAgain(bot: BotContext, wire: Wire, renderer: Renderer, channel: string): Promise<void> {
  const { host, titles, clock } = bot
  const guild = await host.settings.get(placeKey(channel))
  const old = guild === undefined ? undefined : standingOf(await host.settings.get(keyOf(guild)))
  if (guild === undefined || old?.channel !== channel || old.since === undefined) return
  if (old.since > clock.now().getTime() - AGAIN) return
  const language = (await host.settings.languageOfGuild(guild)) ?? 'en'
  const screen = welcomeIn(titles, language)
  if (!screen) return
  const { id } = await wire.post(channel, screen, `${keyOf(guild)} after ${old.message}`, [], true)
  await host.settings.save(keyOf(guild), `${channel}/${id}/${clock.now().getTime()}`)
  hang(bot, wire, renderer, { channel, message: id }, language)
  await wire.remove(channel, old.message).catch((error: unknown) => {
    // Somebody has removed it, or it stands twice.
    bot.log.info({ guild, channel, ...errorFacts(error) }, 'an old welcome could not be removed')
  })
}

/** Remembers a welcome; it is pinned where the bot may, else found again by its channel. */
async function keep(
  bot: BotContext,
  wire: Wire,
  guild: string,
  { channel, message }: Standing,
): Promise<void> {
  const { host, clock, log } = bot
  await host.settings.save(keyOf(guild), `${channel}/${message}/${clock.now().getTime()}`)
  try {
    await wire.pin(channel, message)
    await host.settings.save(keyOf(guild), `${channel}/${message}/pinned`)
  } catch (error) {
    log.info({ guild, channel, ...errorFacts(error) }, 'a welcome could not be pinned')
    await host.settings.save(placeKey(channel), guild)
  }
}

/** Hangs the picture on a welcome when it is drawn. */
function hang(
  { titles }: BotContext,
  wire: Wire,
  renderer: Renderer,
  { channel, message }: Standing,
  language: Language,
): void {
  const picture = welcomePicture(titles, language)
  renderer.draw(picture, (drawn) => wire.hang(channel, message, fileNameOf(picture), drawn))
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
  const standing = standingOf(await host.settings.get(keyOf(guild)))
  const screen = welcomeIn(titles, language)
  if (!standing || !screen) return
  try {
    await servers.edit(standing.channel, standing.message, screen)
  } catch (error) {
    log.info(
      { guild, channel: standing.channel, ...errorFacts(error) },
      'the welcome could not be written anew',
    )
  }
}

/** Text channels where the bot may write. */
const placesIn = ({ texts }: Server): Server['texts'] =>
  texts.filter(({ permissions }) => missingIn(permissions, 'text').every(({ vital }) => !vital))
