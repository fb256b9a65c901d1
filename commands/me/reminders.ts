// `/me reminders`: where reminders go and when, and whether one is told that one is likely next.
import { choiceOption, subcommand } from '../../src/discord/call/definition.ts'
import { paragraphs } from '../../src/discord/screen/screen.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { Language } from '../../src/text/language.ts'
import type { Part } from '../game/part.ts'

/** Hours before the end that can be chosen. */
const HOURS = [1, 2, 3, 6, 12, 24]

/** What was chosen, which a forged command may have made up. */
const hoursOf = (when: string): number | null => [0, ...HOURS].find((n) => String(n) === when) ?? null

export const reminders: Part = {
  definition: subcommand(
    'reminders',
    'me reminders',
    choiceOption('where', 'me reminders where', [
      { value: 'thread', name: (language) => wordsOf(language)['choice-thread']() },
      { value: 'dm', name: (language) => wordsOf(language)['choice-dm']() },
    ]),
    choiceOption('when', 'me reminders when', [
      { value: 'usual', name: (language) => wordsOf(language)['choice-usual']() },
      ...HOURS.map((n) => ({
        value: String(n),
        name: (language: Language) => wordsOf(language)['choice-before']({ n }),
      })),
      { value: '0', name: (language) => wordsOf(language)['choice-never']() },
    ]),
    choiceOption('next', 'me reminders next', [
      { value: 'yes', name: (language) => wordsOf(language)['choice-yes']() },
      { value: 'no', name: (language) => wordsOf(language)['choice-no']() },
    ]),
  ),
  async execute({ host }, call) {
    const [where, when, next] = ['where', 'when', 'next'].map((option) => call.text(option))
    if (where !== undefined || when !== undefined || next !== undefined)
      await host.clock.setReminders(call.person, {
        ...(where !== undefined && { reminders: where === 'dm' ? 'dm' : 'thread' }),
        ...(when !== undefined && { remindBefore: hoursOf(when) }),
        ...(next !== undefined && { likely: next === 'yes' }),
      })
    const words = wordsOf(call.language)
    const now = await host.clock.timesOf(call.person.id)
    return {
      content: paragraphs(
        now.remindBefore === 0 ? words['reminders-never']() : words[`reminders-${now.reminders}`](),
        now.remindBefore === undefined && words['reminders-usual'](),
        now.remindBefore !== undefined &&
          now.remindBefore > 0 &&
          words['reminders-before']({ n: now.remindBefore }),
        now.likely ? words['likely-on']() : words['likely-off'](),
      ),
    }
  },
}
