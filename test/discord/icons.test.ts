// Icons: the bot's own emojis in messages, buttons and menus; plain emoji where Discord has none of them.
import { describe, expect, it } from 'vitest'
import { dressedLength, dressedRows, dressedText, undressedText } from '../../src/discord/icons/dress.ts'
import { button, buttons, select } from '../../src/discord/screen/screen.ts'
import { readerOf } from '../../src/discord/words/present.ts'
import type { Policy } from '../../src/engine/game.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { nameRef } from '../../src/engine/phrase.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { TITLES } from '../../src/games/index.ts'
import { ICON_NAMES, ICONS, type Icon, withoutUnseen } from '../../src/text/icons.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { escapeMarkdown } from '../../src/text/markdown.ts'
import { unmarked } from '../../src/text/unmarked.ts'
import { infoOf } from './info.ts'

const ID = '1234567890123456789'
const ids = new Map(ICON_NAMES.map((icon) => [icon, ID]))
const dressed = (text: string) => dressedText(text, ids)

describe('a message', () => {
  it('shows the bot’s emojis in the place of signs', () => {
    expect(dressed('⚔️1 ❤️6')).toBe(`<:attack:${ID}>1 <:hp:${ID}>6`)
    expect(dressed('♠7 Slash 殺')).toBe(`<:spade:${ID}>7 Slash 殺`)
    expect(dressed(`${ICONS.shu} Shu 蜀`)).toBe(`<:shu:${ID}> Shu 蜀`)
  })

  it('shows words and plain emoji without them', () => {
    expect(dressedText(`⚔️1 · ${ICONS.shu} Shu 蜀`, new Map())).toBe('⚔️1 · Shu 蜀')
    expect(dressedText('⚔️1 ❤️6', new Map<Icon, string>([['hp', ID]]))).toBe(`⚔️1 <:hp:${ID}>6`)
  })

  it('leaves code, other emoji and what people wrote as they are', () => {
    const name = escapeMarkdown('Mei ⚔️ ♠')
    for (const text of ['`⚔️1`', '```\n⚔️1\n```', '♠️', '✓ 🏁', `**${name}**`]) expect(dressed(text)).toBe(text)
    expect(dressed(`**${name}** ⚔️1`)).toBe(`**${name}** <:attack:${ID}>1`)
    expect(unmarked(name)).toBe('Mei ⚔️ ♠')
    expect(escapeMarkdown(ICONS.shu)).toBe('')
  })

  it('is read back as it was written', () => {
    const text = `⚔️1 ♠7 ${ICONS.wei} Wei`
    expect(undressedText(dressed(text))).toBe(text)
    expect(undressedText('<:somebody:123>')).toBe('<:somebody:123>')
  })

  it('stays plain where it has no room for all of them, and the room is known before', () => {
    const line = '⚔️1 ❤️6 and some words\n'
    const fitting = line.repeat(Math.floor(2000 / dressedLength(line)))
    expect(dressed(fitting)).toContain('<:attack:')
    expect(dressed(fitting).length).toBeLessThanOrEqual(dressedLength(fitting))
    const long = line.repeat(Math.floor(2000 / line.length))
    expect(dressed(long)).toBe(long)
  })
})

describe('buttons and menus', () => {
  const of = (rows: Parameters<typeof dressedRows>[0], known = ids) => dressedRows(rows, known)[0]

  it('show the sign at the beginning of a label as their emoji', () => {
    const rows = buttons(button('a', '⚔️ Attack'), button('b', '🏁 End the turn'))
    const [attack, end] = (of(rows) as { components: object[] }).components
    expect(attack).toMatchObject({ label: 'Attack', emoji: { id: ID, name: 'attack' } })
    expect(end).toMatchObject({ label: '🏁 End the turn' })
    expect(of(rows, new Map())).toEqual(rows[0])
  })

  it('show the icon that an option was given, and nothing of it without emojis', () => {
    const row = select('a', 'Which?', [{ label: 'Zhang Fei · ⚔️1', value: 'z', icon: 'shu' }])
    expect(of([row])).toMatchObject({
      components: [{ options: [{ label: 'Zhang Fei · ⚔️1', value: 'z', emoji: { id: ID, name: 'shu' } }] }],
    })
    expect(JSON.stringify(of([row], new Map()))).not.toMatch(/icon|emoji/)
  })

  it('keep their label whole on a button that has no room for an icon', () => {
    const long = 'A label that is just as long as it may'
    const row = buttons({ ...button('a', long), icon: 'shu' })
    expect(JSON.stringify(of(row))).not.toContain('emoji')
  })
})

describe('the longest boards and hands', () => {
  it.each(Object.values(TITLES))(
    'of $game.id fit into a message with all their icons, or stay plain',
    (title) => {
      const { game } = title
      const seats = game.seats.max
      const shown = new Set<string>()
      let step = 0
      playOut(game, {
        seed: `icons ${game.id}`,
        options: defaultOptions(game),
        policies: Array<Policy>(seats).fill(randomPolicy),
        forget: true,
        watch({ state }) {
          if (step++ % 40 !== 0 || step > 2_000) return
          for (const language of LANGUAGES) {
            const reader = readerOf(language, infoOf({}), 'markdown')
            const view = game.view(state, 0)
            for (const text of [title.board(view, reader), title.hand(view, reader)]) {
              const message = dressedText(text, ids)
              expect(message.length).toBeLessThanOrEqual(2_000)
              expect(undressedText(message)).toBe(message === withoutUnseen(text) ? message : text)
              for (const [, name = ''] of message.matchAll(/<:(\w+):/g)) shown.add(name)
            }
          }
        },
      })
      expect(shown.size).toBeGreaterThan(0)
    },
  )
})

describe('choices', () => {
  it.each([
    ['meow', 'meow.general', 'zhang-fei', 'shu'],
    ['hegemony', 'hegemony.general-choice', 'cao-cao', 'wei'],
    ['records', 'records.city-of', 'xiangyang', 'city'],
    ['storm', 'storm.unit-at', 'shu-foot-3', 'foot'],
    ['dynasties', 'dynasties.card', 'confucius', 'person'],
  ])('of %s bear the icon of what they name', (id, key, name, icon) => {
    expect(TITLES[id]?.icon?.({ key, args: { of: nameRef(name) } })).toBe(icon)
    expect(TITLES[id]?.icon?.({ key, args: { of: nameRef('pass') } })).toBeUndefined()
  })
})
