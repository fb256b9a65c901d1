// What a handler answers: a screen, a form, or the message it was pressed on drawn anew.
import type { CommandCall, CompletionCall, PanelCall } from './call.ts'
import type { Suggestion } from './choice/suggest.ts'
import type { CommandDefinition } from './definition.ts'
import type { Desk } from './desk.ts'
import type { Modal, Screen } from './screen.ts'

/**
 * An answer to a button, menu or form. A screen replaces the panel it was pressed on, and is a private message of
 * its own when it was pressed on a public one, or when it is `fresh`.
 */
export type Reply =
  | { readonly screen: Screen; readonly fresh?: true }
  | { readonly modal: Modal }
  /** The public message it was pressed on, drawn anew until that changes nothing any more. */
  | { readonly redraw: () => Promise<Screen> }

/** Answers a button, menu or form. `slow` ones are acknowledged before they run. */
export interface Panel {
  readonly slow?: true
  run(desk: Desk, call: PanelCall): Promise<Reply>
}

/** A slash command: what Discord registers, and what it does. Answers are always private. */
export interface Command {
  readonly definition: CommandDefinition
  /** Acknowledged before it runs, because it takes an answer or computes much. */
  readonly slow?: (call: CommandCall) => boolean
  execute(desk: Desk, call: CommandCall): Promise<Screen>
  complete?(desk: Desk, call: CompletionCall): Promise<readonly Suggestion[]>
}
