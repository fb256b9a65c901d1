// `/me desk`: a private desk in direct messages, opened after a test message; `off` closes it.
import { setTimeout as pause } from 'node:timers/promises'
import type { CommandCall } from '../../src/discord/call.ts'
import { choiceOption, subcommand } from '../../src/discord/definition.ts'
import type { Desk } from '../../src/discord/desk.ts'
import { wordsOf } from '../../src/discord/present.ts'
import { BOT_WORDS } from '../../src/text/bot/index.ts'
import type { Part } from '../game/part.ts'

/** How long the test message may take, and how often it is looked for, in milliseconds. */
const PATIENCE = 2_500
const GLANCE = 100

export const deskPart: Part = {
  definition: subcommand(
    'desk',
    'me desk',
    choiceOption('switch', 'me desk switch', [
      { value: 'on', name: (language) => BOT_WORDS[language].phrases['desk-on']() },
      { value: 'off', name: (language) => BOT_WORDS[language].phrases['desk-off']() },
    ]),
  ),
  slow: true,
  async execute(desk, call) {
    const { host } = desk
    const words = wordsOf(call.language)
    if (call.text('switch') === 'off')
      return { content: (await host.closeDesk(call.person)) ? words['desk-closed']() : words['desk-none']() }
    const before = await host.deskOf(call.person)
    if (before?.status === 'open') return { content: words['desk-there']() }
    await host.askForDesk(call.person, call.language)
    return { content: (await tested(desk, call)) ? words['desk-asked']() : words['desk-refused']() }
  },
}

/** Whether the test message got through; a slow one counts, since it will. */
async function tested({ host }: Desk, { person }: CommandCall): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += GLANCE) {
    const state = await host.deskOf(person)
    if (!state) return false
    if (state.posted) return true
    await pause(GLANCE)
  }
  return true
}
