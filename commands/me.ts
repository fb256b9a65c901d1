// `/me …`: what concerns one person alone, wherever they play. Each subcommand is a file of its own.
import type { Command } from '../src/discord/call/reply.ts'
import { family } from './family.ts'
import { away } from './me/away.ts'
import { block } from './me/block.ts'
import { dashboard } from './me/dashboard.ts'
import { eraseMe } from './me/erase.ts'
import { exportMe } from './me/export.ts'
import { followers } from './me/followers.ts'
import { games } from './me/games.ts'
import { note } from './me/note.ts'
import { positions } from './me/positions.ts'
import { quiet } from './me/quiet.ts'
import { reminders } from './me/reminders.ts'
import { ownStats } from './me/stats.ts'

export const me: Command = family(
  'me',
  [
    ...[games, note, ownStats, dashboard, away, quiet, reminders],
    ...[followers, block, positions, exportMe, eraseMe],
  ],
  { reach: 'personal' },
)
