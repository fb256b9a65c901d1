// The shape of a command that is a typed short cut through private steps.
import type { APIApplicationCommandOption } from 'discord.js'
import { command, gameOption } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import { isAsked } from '../src/discord/core/asked-view.ts'
import { findGame, suggestGames } from '../src/discord/input/find-game.ts'
import { completeShortcut, type Typed, takeShortcut } from '../src/discord/shortcut/shortcut.ts'
import { withGame } from './game/part.ts'

/** A short cut's command with its typed options. */
export const shortcutCommand = (typed: Typed, options: readonly APIApplicationCommandOption[]): Command => ({
  definition: command(typed.name, [...options, gameOption()], 'direct'),
  slow: () => true,
  execute: (bot, call) => withGame(bot, call, { mine: true }, ({ id }) => takeShortcut(bot, call, id, typed)),
  async complete(bot, call) {
    if (call.focused === 'game') return suggestGames(bot, call, call.typed)
    const found = await findGame(bot, call, { named: call.text('game'), mine: true })
    const look = 'problem' in found ? undefined : await bot.host.play.getView(found.info.id, call.person)
    return look?.ok && isAsked(look.value) ? completeShortcut(bot, call, look.value, typed) : []
  },
})
