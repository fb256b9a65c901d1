// `/game list`: all lobbies and running games of the server; open ones can be joined there and then.

import { subcommand } from '../../src/discord/call/definition.ts'
import { customId } from '../../src/discord/screen/ids.ts'
import { button, buttons, paragraphs } from '../../src/discord/screen/screen.ts'
import { addressOf, gameName, placeOf, seatNames, wordsOf } from '../../src/discord/words/present.ts'
import type { Title } from '../../src/games/common/title.ts'
import type { GameInfo } from '../../src/host/table/types.ts'
import type { BotPhrases } from '../../src/text/bot/index.ts'
import type { Language } from '../../src/text/language.ts'
import type { Part } from './part.ts'

/** Games listed at most; the message holds no more. */
const LISTED = 12
/** Lobbies with a button: one row of them. */
const JOINABLE = 5

export const list: Part = {
  definition: subcommand('list', 'game list'),
  async execute(bot, call) {
    const words = wordsOf(call.language)
    const games = call.guild === undefined ? [] : await bot.host.games.inGuild(call.guild)
    if (games.length === 0) return { content: words['list-none']() }
    // Tables that can still be joined stand first.
    const sorted = [
      ...games.filter((info) => mayJoin(info, call.person.id)),
      ...games.filter((info) => !mayJoin(info, call.person.id)),
    ].slice(0, LISTED)
    const lines = sorted.map((info) => {
      const title = bot.titles[info.title]
      if (!title) return `- \`${info.id}\` · ${words['not-in-version']()}`
      return `- ${whereOf(title, info, call.language)} · ${stateOf(info, words, call.language)}`
    })
    const more = games.length > LISTED ? words['and-more']({ n: games.length - LISTED }) : undefined
    const joins = sorted
      .filter((info) => bot.titles[info.title] && mayJoin(info, call.person.id))
      .slice(0, JOINABLE)
      .map(({ id }) => button(customId('sit', id), words['join-which']({ game: id }), 'go'))
    return { content: paragraphs(words['list-head'](), ...lines, more), rows: buttons(...joins) }
  },
}

/** A game and the way to it. A thread is called by the game's name and id, which need not be said twice. */
function whereOf(title: Title, info: GameInfo, language: Language): string {
  if (info.thread === undefined) return `${gameName(title, info, language)} · ${placeOf(info)}`
  return `**${title.words[language].title}** · [\`${info.id}\`](${addressOf(info.guild, info.thread)})`
}

const mayJoin = ({ status, seats, players }: GameInfo, person: string): boolean =>
  status === 'lobby' && players.length < seats && players.every(({ member }) => member !== person)

function stateOf(info: GameInfo, words: BotPhrases, language: Language): string {
  const names = seatNames(
    info,
    info.players.map(({ seat }) => seat),
    language,
  )
  if (info.status === 'lobby')
    return [
      names,
      words['list-seats-free']({ n: info.seats - info.players.length }),
      ...(info.inviteOnly ? [words['invite-only-short']()] : []),
    ].join(' · ')
  return info.status === 'paused' ? `${names} · ${words['list-paused']()}` : names
}
