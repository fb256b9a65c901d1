// Replies of a handler: a screen, a form, or the pressed message drawn again.
import type { GameId } from '../../host/table/types.ts'
import type { Suggestion } from '../choice/suggest.ts'
import type { BotContext } from '../core/context.ts'
import type { Form } from '../screen/form.ts'
import type { Screen } from '../screen/screen.ts'
import type { CommandCall, CompletionCall, MessageCall, PanelCall } from './call.ts'
import type { CommandDefinition, MessageCommandDefinition } from './definition.ts'

/**
 * An answer to a button, menu or form. A screen replaces the panel it was pressed on, and is a private message of
 * its own when it was pressed on a public one, or when it is `fresh`. A form can only be the first answer: where something
 * has been said, `late` is shown in its place. What is said `aloud` is then posted for everyone in the channel.
 */
export type Reply =
  | { readonly screen: Screen; readonly fresh?: true; readonly aloud?: Screen }
  | { readonly form: Form; readonly late: Screen }
  /** The public message it was pressed on, drawn anew until that changes nothing any more; and a private word beside it. */
  | { readonly redraw: () => Promise<Screen>; readonly aside?: Screen | undefined }

/** Answers a button, menu or form. A panel that changes a game is `slow`: acknowledged before it runs. */
export interface Panel {
  readonly slow?: true
  /** The game it is about, where its custom id does not begin with that; what names no game is about none. */
  readonly game?: (bot: BotContext, call: PanelCall) => Promise<GameId | undefined>
  /** Its own look at the game hides it from users who may not know it; else that is checked before it runs. */
  readonly discreet?: true
  run(bot: BotContext, call: PanelCall): Promise<Reply>
}

/** A slash command: what Discord registers, and what it does. Answers are always private. */
export interface Command {
  readonly definition: CommandDefinition
  /** Acknowledged before it runs, because it changes a game or computes much. */
  readonly slow?: (call: CommandCall) => boolean
  execute(bot: BotContext, call: CommandCall): Promise<Screen>
  complete?(bot: BotContext, call: CompletionCall): Promise<readonly Suggestion[]>
}

/** A command in the menu of every message: acknowledged before it runs, and answered in private. */
export interface MessageCommand {
  readonly definition: MessageCommandDefinition
  execute(bot: BotContext, call: MessageCall): Promise<Screen>
}
