// Names of an earlier release. They stay for one release and answer with the name that took their place.
import type { CommandCall } from '../src/discord/call.ts'
import { choiceOption, command, subcommand, textOption } from '../src/discord/definition.ts'
import { wordsOf } from '../src/discord/present.ts'
import type { Command } from '../src/discord/reply.ts'
import type { Screen } from '../src/discord/screen.ts'
import type { Part } from './game/part.ts'

const says =
  (from: string, to: string) =>
  async (_: unknown, { language }: CommandCall): Promise<Screen> => ({
    content: wordsOf(language).renamed({ from, to }),
  })

/** `/orders`, now `/auto`. Discord can hide it from members only by refusing it to them, so it stays in the list. */
export const orders: Command = {
  definition: command('orders', [], { anywhere: true }),
  execute: says('/orders', '/auto'),
}

/** `/me desk`, now `/me dashboard`. */
export const oldDashboard: Part = {
  definition: subcommand('desk', 'me desk'),
  execute: says('/me desk', '/me dashboard'),
}

/** `luck:`, now `seed-word:`. What is typed into it counts all the same. */
export const luckOption = (path: 'game new luck' | 'game join luck', maxLength: number) =>
  textOption('luck', path, { maxLength })

/** `windows:`, now `reaction-timing:`. */
export const windowsOption = () =>
  choiceOption('windows', 'game new windows', [
    { value: 'sealed', name: (language) => wordsOf(language)['windows-sealed']() },
    { value: 'brisk', name: (language) => wordsOf(language)['windows-brisk']() },
  ])

const OPTIONS = { luck: 'seed-word', windows: 'reaction-timing' } as const

/** A line for each option that was given by its old name. */
export const renamedOptions = ({ text, language }: Pick<CommandCall, 'text' | 'language'>): string[] =>
  Object.entries(OPTIONS)
    .filter(([from]) => text(from) !== undefined)
    .map(([from, to]) => `-# ${wordsOf(language).renamed({ from: `${from}:`, to: `${to}:` })}`)
