// `/me dashboard`: a private dashboard in direct messages, set up after a test message; `off` removes it.
import { setTimeout as pause } from 'node:timers/promises'
import type { CommandCall } from '../../src/discord/call/call.ts'
import { choiceOption, subcommand } from '../../src/discord/call/definition.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { BOT_WORDS } from '../../src/text/bot/index.ts'
import type { Part } from '../game/part.ts'

/** How long the test message may take, and how often it is looked for, in milliseconds. */
const TIMEOUT_MS = 2_500
const GLANCE = 100

export const dashboard: Part = {
  definition: subcommand(
    'dashboard',
    'me dashboard',
    choiceOption('switch', 'me dashboard switch', [
      { value: 'on', name: (language) => BOT_WORDS[language].phrases['dashboard-on']() },
      { value: 'off', name: (language) => BOT_WORDS[language].phrases['dashboard-off']() },
    ]),
  ),
  slow: true,
  async execute(bot, call) {
    const { host } = bot
    const words = wordsOf(call.language)
    if (call.text('switch') === 'off')
      return {
        content: (await host.dashboard.close(call.person))
          ? words['dashboard-closed']()
          : words['dashboard-none'](),
      }
    const before = await host.dashboard.of(call.person)
    if (before?.status === 'open') return { content: words['dashboard-there']() }
    await host.dashboard.askFor(call.person, call.language)
    return { content: (await tested(bot, call)) ? words['dashboard-asked']() : words['dashboard-refused']() }
  },
}

/** Whether the test message got through; a slow one counts, since it will. */
async function tested({ host }: BotContext, { person }: CommandCall): Promise<boolean> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += GLANCE) {
    const state = await host.dashboard.of(person)
    if (!state) return false
    if (state.posted) return true
    await pause(GLANCE)
  }
  return true
}
