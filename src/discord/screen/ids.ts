// Names of buttons and menus: verb, game and what else it takes, so that they mean the same after any restart.

const SIGN = '|'

/** The custom id of a button or menu: `verb|game|…`. */
export const customId = (verb: string, ...parts: readonly (string | number)[]): string =>
  [verb, ...parts].join(SIGN)

/** The parts of a custom id as it came back. Nothing in it is trusted, and no sign that no id of ours has is kept. */
export function readCustomId(id: string): { readonly verb: string; readonly parts: readonly string[] } {
  const [verb = '', ...parts] = id.replace(/\p{Cc}/gu, '').split(SIGN)
  return { verb, parts }
}
