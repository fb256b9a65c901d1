// Every button, menu and form by its verb.
import type { Panel } from '../reply.ts'
import { ORDERING } from './auto-answers.ts'
import { CHOOSING } from './choosing.ts'
import { PRIVATE_DESK } from './dashboard.ts'
import { DECIDING } from './deciding.ts'
import { FORGETTING } from './forgetting.ts'
import { HISTORY } from './history.ts'
import { LEAGUES } from './leagues.ts'
import { LEARNING } from './lessons.ts'
import { LOBBY } from './lobby.ts'
import { LOBBY_FORM } from './lobby-form.ts'
import { LOOKING } from './looking.ts'
import { RULES } from './rules.ts'
import { STARTING } from './starting.ts'
import { TRYING } from './trying.ts'
import { VOTING } from './voting.ts'

export const PANELS: Readonly<Record<string, Panel>> = {
  ...DECIDING,
  ...LOOKING,
  ...LEARNING,
  ...LOBBY,
  ...LOBBY_FORM,
  ...ORDERING,
  ...RULES,
  ...STARTING,
  ...TRYING,
  ...CHOOSING,
  ...VOTING,
  ...FORGETTING,
  ...HISTORY,
  ...PRIVATE_DESK,
  ...LEAGUES,
}
