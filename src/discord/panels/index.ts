// Every button, menu and form by its verb.
import type { Panel } from '../reply.ts'
import { ORDERING } from './auto-answers.ts'
import { CALLING } from './calling.ts'
import { CANCELLING } from './cancelling.ts'
import { CHOOSING } from './choosing.ts'
import { PRIVATE_DASHBOARD } from './dashboard.ts'
import { DECIDING } from './deciding.ts'
import { FORGETTING } from './forgetting.ts'
import { HELPING } from './helping.ts'
import { HISTORY } from './history.ts'
import { INVITING } from './inviting.ts'
import { LEAGUES } from './leagues.ts'
import { LEARNING } from './lessons.ts'
import { LOBBY } from './lobby.ts'
import { LOBBY_FORM } from './lobby-form.ts'
import { LOBBY_MORE } from './lobby-more.ts'
import { LOOKING } from './looking.ts'
import { PLANNING } from './planning.ts'
import { RESIGNING } from './resigning.ts'
import { REVIEW } from './review.ts'
import { RULES } from './rules.ts'
import { SERVER } from './server.ts'
import { SITTING } from './sitting.ts'
import { STARTING } from './starting.ts'
import { SUGGESTING } from './suggesting.ts'
import { TRYING } from './trying.ts'
import { VOTING } from './voting.ts'
import { WATCHING } from './watching.ts'

export const PANELS: Readonly<Record<string, Panel>> = {
  ...DECIDING,
  ...LOOKING,
  ...LEARNING,
  ...LOBBY,
  ...LOBBY_FORM,
  ...LOBBY_MORE,
  ...ORDERING,
  ...PLANNING,
  ...RULES,
  ...SITTING,
  ...STARTING,
  ...SUGGESTING,
  ...TRYING,
  ...CHOOSING,
  ...VOTING,
  ...FORGETTING,
  ...HELPING,
  ...HISTORY,
  ...RESIGNING,
  ...CANCELLING,
  ...REVIEW,
  ...PRIVATE_DASHBOARD,
  ...LEAGUES,
  ...INVITING,
  ...CALLING,
  ...WATCHING,
  ...SERVER,
}
