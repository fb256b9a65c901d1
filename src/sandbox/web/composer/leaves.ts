// The bot's commands as one types them: every subcommand is a line of its own, named in the member's language.
import { type CommandShape, localized, type OptionShape } from '../scene/scene.ts'

const SUBCOMMAND = 1
const GROUP = 2

/** A command that can be sent. */
export interface Leaf {
  /** `game new`, as the bot registered it. */
  readonly line: string
  /** The same as the member reads it. */
  readonly shown: string
  readonly description: string
  readonly options: readonly OptionShape[]
}

function leavesBelow(node: OptionShape, line: string, shown: string, locale: string): Leaf[] {
  const inner = (node.options ?? []).filter((each) => each.type === SUBCOMMAND || each.type === GROUP)
  if (inner.length === 0) {
    const description = localized(node.description_localizations, locale, node.description)
    return [{ line, shown, description, options: node.options ?? [] }]
  }
  return inner.flatMap((each) => {
    const name = localized(each.name_localizations, locale, each.name)
    return leavesBelow(each, `${line} ${each.name}`, `${shown} ${name}`, locale)
  })
}

/** All commands in a language. Only slash commands: those of type 1. */
export const leavesOf = (commands: readonly CommandShape[], locale: string): Leaf[] =>
  commands
    .filter((each) => each.type === 1)
    .flatMap((each) =>
      leavesBelow(each, each.name, localized(each.name_localizations, locale, each.name), locale),
    )
    .sort((a, b) => (a.line < b.line ? -1 : 1))

/** The commands that what was typed after `/` may mean, those that begin so first. */
export function matching(leaves: readonly Leaf[], typed: string): Leaf[] {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  const begins = (leaf: Leaf) => [leaf.line, leaf.shown].some((name) => name.toLowerCase().startsWith(wanted))
  const has = (leaf: Leaf) =>
    [leaf.line, leaf.shown, leaf.description].some((text) => text.toLowerCase().includes(wanted))
  return [...leaves.filter(begins), ...leaves.filter((leaf) => !begins(leaf) && has(leaf))]
}

/** The command that a typed line names in full, and what follows it. */
export function named(leaves: readonly Leaf[], typed: string): { leaf: Leaf; rest: string } | undefined {
  const found = leaves
    .flatMap((leaf) => [leaf.line, leaf.shown].map((name) => ({ leaf, name })))
    .filter(({ name }) => typed.toLowerCase().startsWith(`${name.toLowerCase()} `))
    .sort((a, b) => b.name.length - a.name.length)[0]
  return found && { leaf: found.leaf, rest: typed.slice(found.name.length + 1) }
}
