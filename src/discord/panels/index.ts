// Every button, menu and form by its verb.
import type { Panel } from '../call/reply.ts'
import { ORDERING } from './auto-answers/auto-answers.ts'
import { SUGGESTING } from './auto-answers/suggesting.ts'
import { CUSTOM } from './custom/custom.ts'
import { DECIDING } from './decision/deciding.ts'
import { PLANNING } from './decision/plan-panel.ts'
import { LEAGUES } from './leagues.ts'
import { CALLING } from './lobby/calling.ts'
import { CHOOSING } from './lobby/game-chooser.ts'
import { INVITING } from './lobby/invite-menus.ts'
import { LOBBY } from './lobby/lobby.ts'
import { LOBBY_FORM } from './lobby/lobby-form.ts'
import { LOBBY_MORE } from './lobby/lobby-more.ts'
import { CHECKING } from './lobby/ready.ts'
import { STARTING } from './lobby/start-question.ts'
import { DAILY } from './member/daily.ts'
import { PRIVATE_DASHBOARD } from './member/dashboard.ts'
import { FORGETTING } from './member/erase-panel.ts'
import { FOLLOWING } from './member/following.ts'
import { NOTES } from './member/notes.ts'
import { HELPING } from './newcomers/helping.ts'
import { LEARNING } from './newcomers/lessons.ts'
import { RULES } from './newcomers/rules.ts'
import { TRYING } from './newcomers/trying.ts'
import { SERVER } from './server.ts'
import { BRANCHING } from './table/branching.ts'
import { CANCELLING } from './table/cancelling.ts'
import { CLAIMING } from './table/claiming.ts'
import { HALL } from './table/hall.ts'
import { HISTORY } from './table/history.ts'
import { KEEPING } from './table/keeping.ts'
import { LOOKING } from './table/looking.ts'
import { RESIGNING } from './table/resigning.ts'
import { REVIEW } from './table/review.ts'
import { WATCHING } from './table/watch-buttons.ts'
import { WHAT_IF } from './table/what-if.ts'
import { WORTH_WATCHING } from './table/worth-watching.ts'
import { SITTING } from './votes/sitting.ts'
import { VOTING } from './votes/voting.ts'

/** The panels of each folder; no two have a verb in common. */
export const PANEL_GROUPS: readonly Readonly<Record<string, Panel>>[] = [
  DECIDING,
  LOOKING,
  LEARNING,
  LOBBY,
  LOBBY_FORM,
  LOBBY_MORE,
  ORDERING,
  PLANNING,
  RULES,
  SITTING,
  CHECKING,
  STARTING,
  SUGGESTING,
  TRYING,
  CHOOSING,
  VOTING,
  FORGETTING,
  NOTES,
  DAILY,
  HELPING,
  HALL,
  HISTORY,
  BRANCHING,
  WHAT_IF,
  RESIGNING,
  CANCELLING,
  KEEPING,
  CLAIMING,
  REVIEW,
  PRIVATE_DASHBOARD,
  LEAGUES,
  INVITING,
  CALLING,
  WATCHING,
  FOLLOWING,
  WORTH_WATCHING,
  SERVER,
  CUSTOM,
]

export const PANELS: Readonly<Record<string, Panel>> = Object.assign({}, ...PANEL_GROUPS)
