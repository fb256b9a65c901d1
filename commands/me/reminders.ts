// `/me reminders`: where reminders go, and whether one is told that one is likely next.
import { choiceOption, subcommand } from '../../src/discord/call/definition.ts'
import { paragraphs } from '../../src/discord/screen/screen.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { Part } from '../game/part.ts'

export const reminders: Part = {
  definition: subcommand(
    'reminders',
    'me reminders',
    choiceOption('where', 'me reminders where', [
      { value: 'thread', name: (language) => wordsOf(language)['choice-thread']() },
      { value: 'dm', name: (language) => wordsOf(language)['choice-dm']() },
    ]),
    choiceOption('next', 'me reminders next', [
      { value: 'yes', name: (language) => wordsOf(language)['choice-yes']() },
      { value: 'no', name: (language) => wordsOf(language)['choice-no']() },
    ]),
  ),
  async execute({ host }, call) {
    const [where, next] = [call.text('where'), call.text('next')]
    if (where !== undefined || next !== undefined)
      await host.clock.setReminders(call.person, {
        ...(where !== undefined && { reminders: where === 'dm' ? 'dm' : 'thread' }),
        ...(next !== undefined && { likely: next === 'yes' }),
      })
    const words = wordsOf(call.language)
    const now = await host.clock.timesOf(call.person.id)
    return {
      content: paragraphs(
        words[`reminders-${now.reminders}`](),
        now.likely ? words['likely-on']() : words['likely-off'](),
      ),
    }
  },
}
