// Names and typed words as others see them: no invite, no turned words, nothing that cannot be seen.
import { describe, expect, it } from 'vitest'
import { escapeMarkdown } from '../../src/text/markdown.ts'
import { firstVisible, visible } from '../../src/text/visible.ts'

/** What Discord's clients make a card of. */
const INVITE = /discord(?:(?:app)?\.com\/invite|\.gg(?:\/invite)?)\/([\w-]{2,255})/i
/** What they make a link of. */
const LINK = /https?:\/\//i

describe('a text that a person chose', () => {
  it.each([
    'discord.gg/peach',
    'https://discord.gg/peach',
    'discord.com/invite/peach',
    'DiscordApp.com/invite/peach',
    'discord\u200b.gg/peach',
    'Mei | discord.gg/peach',
  ])('that is an invite stays text: %s', (name) => {
    const text = escapeMarkdown(name)
    expect(text).not.toMatch(INVITE)
    expect(text).not.toMatch(LINK)
    expect(text.replaceAll('\\', '')).toBe(visible(name))
  })

  it.each([
    ['is not turned around', '\u202eiem\u202c', 'iem'],
    ['is not set apart', '\u2066Mei\u2069\u200f', 'Mei'],
    ['has no blanks without width', 'M\u200be\u2060i\ufeff', 'Mei'],
    ['has no soft hyphens, fillers and tags', 'M\u00ad\u3164ei\u{e0041}\u{e007f}', 'Mei'],
    ['has no joiners in letters that do not join', 'M\u200dei', 'Mei'],
    ['has no line breaks', 'Mei\n# wins', 'Mei # wins'],
    ['has no heaps of marks', `M${'\u0335'.repeat(30)}ei`, `M${'\u0335'.repeat(3)}ei`],
  ])('%s', (_, typed, seen) => expect(visible(typed)).toBe(seen))

  it.each([
    ['emoji that are joined', '👩‍🚀 Mei ❤️'],
    ['Persian words', 'می‌خواهم'],
    ['Hindi words', 'क्‍ष'],
    ['letters with marks', 'Nguyễn Đức é'],
    ['Chinese names', '諸葛亮'],
  ])('keeps %s', (_, name) => expect(visible(name)).toBe(name))
})

describe('a person', () => {
  it('is called by the first of their names of which anything can be seen', () => {
    expect(firstVisible('\u3164', '\u200b \u202e', 'mei_1')).toBe('mei_1')
    expect(firstVisible(null, undefined, '  Mei   Lan ')).toBe('Mei Lan')
    expect(firstVisible('\u2800', '')).toBeUndefined()
  })
})
