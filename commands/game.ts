// `/game …`: lobbies and games. Each subcommand is a file of its own.

import type { Command } from '../src/discord/call/reply.ts'
import type { Titles } from '../src/discord/core/context.ts'
import { family } from './family.ts'
import { back } from './game/back.ts'
import { cancel } from './game/cancel.ts'
import { clock } from './game/clock.ts'
import { doctor } from './game/doctor.ts'
import { giveTime } from './game/give-time.ts'
import { join } from './game/join.ts'
import { leave } from './game/leave.ts'
import { list } from './game/list.ts'
import { newGame } from './game/new.ts'
import { pause } from './game/pause.ts'
import { replace } from './game/replace.ts'
import { resign } from './game/resign.ts'
import { resume } from './game/resume.ts'
import { sitting } from './game/sitting.ts'
import { start } from './game/start.ts'
import { status } from './game/status.ts'
import { undo } from './game/undo.ts'
import { watch } from './game/watch.ts'
import { worthWatching } from './game/worth-watching.ts'

/** `/game` for the installed games. */
export const gameCommand = (titles: Titles): Command =>
  family('game', [
    newGame(titles),
    join,
    leave,
    start,
    status,
    watch,
    clock,
    giveTime,
    sitting,
    list,
    worthWatching,
    cancel,
    resign,
    back,
    undo,
    pause,
    resume,
    replace,
    doctor,
  ])
