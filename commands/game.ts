// `/game …`: lobbies and games. Each subcommand is a file of its own.

import { command } from '../src/discord/definition.ts'
import type { Titles } from '../src/discord/desk.ts'
import { suggestGames } from '../src/discord/finding.ts'
import type { Command } from '../src/discord/reply.ts'
import { cancel } from './game/cancel.ts'
import { doctor } from './game/doctor.ts'
import { exportFile } from './game/export.ts'
import { join } from './game/join.ts'
import { leave } from './game/leave.ts'
import { list } from './game/list.ts'
import { log } from './game/log.ts'
import { newGame } from './game/new.ts'
import { resign } from './game/resign.ts'
import { resume } from './game/resume.ts'
import { start } from './game/start.ts'
import { status } from './game/status.ts'
import { verifyGame } from './game/verify.ts'

/** `/game` for the games in the house. */
export function gameCommand(titles: Titles): Command {
  const parts = [
    newGame(titles),
    join,
    leave,
    start,
    status,
    list,
    log,
    cancel,
    resign,
    resume,
    exportFile,
    verifyGame,
    doctor,
  ]
  const partOf = (name: string | undefined) => {
    const part = parts.find(({ definition }) => definition.name === name)
    if (!part) throw new Error(`no subcommand ${name}`)
    return part
  }
  return {
    definition: command(
      'game',
      parts.map(({ definition }) => definition),
    ),
    slow: ({ subcommand }) => partOf(subcommand).slow === true,
    execute: (desk, call) => partOf(call.subcommand).execute(desk, call),
    complete: async (desk, call) =>
      call.focused === 'game'
        ? suggestGames(desk, call, call.typed)
        : ((await partOf(call.subcommand).complete?.(desk, call)) ?? []),
  }
}
