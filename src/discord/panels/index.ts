// Every button, menu and form by its verb.
import type { Panel } from '../reply.ts'
import { DECIDING } from './deciding.ts'
import { LOBBY } from './lobby.ts'
import { LOOKING } from './looking.ts'
import { RULES } from './rules.ts'
import { TRYING } from './trying.ts'

export const PANELS: Readonly<Record<string, Panel>> = {
  ...DECIDING,
  ...LOOKING,
  ...LOBBY,
  ...RULES,
  ...TRYING,
}
