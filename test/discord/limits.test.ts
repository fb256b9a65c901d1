// What Discord takes: https://discord.com/developers/docs/interactions/application-commands and …/components/reference
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.ts'
import { listedOf } from '../../src/discord/choice/labels.ts'
import { isAsked } from '../../src/discord/core/asked-view.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import {
  autoAnswerForm,
  pagesOf as autoAnswerPages,
} from '../../src/discord/panels/auto-answers/auto-answer-form.ts'
import { autoAnswersScreen } from '../../src/discord/panels/auto-answers/auto-answers.ts'
import { askingScreen } from '../../src/discord/panels/decision/decision-panel.ts'
import { layoutOf } from '../../src/discord/panels/decision/layout.ts'
import { lobbyScreen } from '../../src/discord/panels/lobby/lobby-screen.ts'
import { strengthMenu } from '../../src/discord/panels/lobby/strengths.ts'
import { formBody } from '../../src/discord/screen/form.ts'
import type { Screen, Select } from '../../src/discord/screen/screen.ts'
import { strengthsIn } from '../../src/engine/computers.ts'
import type { Decision } from '../../src/engine/decision.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import type { Draft, GameView } from '../../src/host/table/types.ts'
import { commandsRule } from '../../src/sandbox/validate/command.ts'
import { followUpRule } from '../../src/sandbox/validate/message.ts'
import { BOT_WORDS } from '../../src/text/bot/index.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { infoOf } from './info.ts'
import { question, toy } from './toy.ts'

const info = infoOf({})
const empty: Draft = { picks: [], page: 0, version: 0 }

function panel(
  decision: Decision,
  draft: Draft = empty,
  language: (typeof LANGUAGES)[number] = 'en',
): Screen {
  const gameView: GameView = {
    info,
    seat: 0,
    token: '0123456789abcdef',
    awaited: [],
    autoAnswered: [],
    autoAnswerNotes: [],
    deadlines: [],
    playerView: { view: { mine: ['peach'], turn: 0 }, decision },
  }
  if (!isAsked(gameView)) throw new Error('nothing asked')
  return askingScreen(toy, gameView, draft, language)
}

const problems = ({ content, rows = [] }: Screen) => followUpRule({ content, components: rows })

describe('the commands', () => {
  const bodies = commands.map(({ definition }) => definition)

  it('would be registered', () => {
    expect(commandsRule(bodies)).toEqual([])
  })

  it('have ASCII names and descriptions in the four locales that mean our languages', () => {
    const walk = (each: unknown): void => {
      const { name, name_localizations, description_localizations, options } = each as Record<string, unknown>
      expect(name).toMatch(/^[a-z]+(-[a-z]+)?$/)
      expect(name_localizations).toBeUndefined()
      expect(Object.keys(description_localizations ?? {}).sort()).toEqual([
        'en-GB',
        'en-US',
        'zh-CN',
        'zh-TW',
      ])
      for (const option of (options ?? []) as unknown[]) walk(option)
    }
    for (const body of bodies) walk(body)
  })

  it('are for servers, and those that only look or play also for direct messages', () => {
    const anywhere = bodies.filter(({ contexts }) => contexts?.includes(1)).map(({ name }) => name)
    const looks = [
      'board',
      'card',
      'daily',
      'general',
      'hand',
      'help',
      'language',
      'learn',
      'me',
      'rules',
      'stats',
    ]
    expect(anywhere.sort()).toEqual([...looks, 'attack', 'auto', 'move', 'plan', 'play'].sort())
    for (const { integration_types: types } of bodies) expect(types).toContain(0)
  })
})

describe('a panel', () => {
  it('of things and actions is a menu that answers at once, with a button for each action', () => {
    const text = { key: 'toy.pick' }
    const things = Array.from({ length: 40 }, (_, index) => ({ id: `thing-${index}`, text }))
    const actions = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((id) => ({
      id,
      text,
      action: true as const,
    }))
    const decision: Decision = { seat: 0, prompt: text, options: [...things, ...actions], min: 1, max: 1 }
    expect(layoutOf(decision, listedOf(decision, 'en', toy, info)).kind).toBe('actions')
    const screen = panel(decision)
    expect(problems(screen)).toEqual([])
    const shown = (screen.rows ?? []).map(({ components }) => components.length)
    expect(shown).toEqual([1, 5, 2, 3])
    expect(JSON.stringify(screen.rows)).toContain('thing-24')
    expect(JSON.stringify(screen.rows)).not.toContain('thing-25')
    expect(JSON.stringify(panel(decision, { ...empty, page: 1 }).rows)).toContain('thing-39')
  })

  it('has the shape that fits its decision', () => {
    const kind = (shape: number) => layoutOf(question(shape), listedOf(question(shape), 'en', toy, info)).kind
    expect([0, 1, 2, 3].map(kind)).toEqual(['buttons', 'orders', 'some', 'words'])
    const five = {
      ...question(1),
      options: question(0).options,
      min: 4,
      max: 4,
      slots: undefined,
      ordered: true as const,
    }
    const { slots: _, ...ordered } = five
    expect(layoutOf(ordered, listedOf(ordered, 'en', toy, info)).kind).toBe('places')
  })

  it('keeps to the limits no matter what is asked and picked', () => {
    const decision = fc.record({
      count: fc.integer({ min: 1, max: 80 }),
      min: fc.integer({ min: 0, max: 4 }),
      max: fc.integer({ min: 1, max: 6 }),
      ordered: fc.boolean(),
      length: fc.integer({ min: 1, max: 140 }),
      page: fc.integer({ min: -1, max: 9 }),
      picked: fc.integer({ min: 0, max: 6 }),
      pass: fc.boolean(),
    })
    fc.assert(
      fc.property(
        decision,
        fc.constantFrom(...LANGUAGES),
        ({ count, length, picked, page, ...rest }, language) => {
          const text = (n: number) => ({
            key: 'toy.wished',
            args: { who: { typed: `${n}` }, wish: { typed: '桃'.repeat(length) } },
          })
          const options = Array.from({ length: count }, (_, n) => ({
            id: `a-long-name-of-something-${'x'.repeat(length)}-${n}`,
            text: text(n),
            hint: text(n),
            ...(n % 3 === 0 && { irrevocable: [{ kind: 'uses-up' as const, id: 'peach', text: text(n) }] }),
            ...(n % 2 === 0 && { cost: [{ of: 'cards', amount: 2, text: text(n) }], harms: [0, 1, 2] }),
          }))
          const max = Math.min(rest.max, count)
          const asked: Decision = {
            seat: 0,
            prompt: { key: 'toy.pick' },
            options,
            min: Math.min(rest.min, max),
            max,
            ...(rest.ordered && { ordered: true }),
            ...(rest.pass && options[0] && { pass: options[0].id }),
          }
          const picks = options.slice(0, Math.min(picked, max)).map(({ id }) => id)
          expect(problems(panel(asked, { picks, page, version: 999 }, language))).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })

  it('marks what is picked already, since an update resets menus to what was sent (#3441)', () => {
    const screen = panel(question(2), { picks: ['stone-2', 'stone-30'], page: 0, version: 3 })
    expect(JSON.stringify(screen.rows)).toContain('"value":"stone-2","default":true')
    expect(screen.content).toContain('**Stone 30**')
  })
})

describe('a lobby', () => {
  it('stands with names of 32 signs, Markdown and emoji in them', () => {
    const screen = lobbyScreen(toy, { ...info, status: 'lobby' })
    expect(problems(screen)).toEqual([])
    expect(screen.content).toContain('\\*the\\* \\`bold\\` 🐉 \\_32 signs\\_')
  })
})

describe('the menu of computer players', () => {
  it.each(LANGUAGES)('has a word and a line for each strength of every game in %s', (language) => {
    const strengths = ['random', ...Object.values(TITLES).flatMap(({ game }) => strengthsIn(game))]
    const menu = strengthMenu('strength|abcde', [...new Set(strengths)], language)
    expect(problems({ content: 'x', rows: [menu] })).toEqual([])
    for (const option of (menu.components[0] as Select).options) {
      expect(option.label).not.toBe(option.value)
      expect(option.description).toBeTruthy()
    }
  })

  it('calls the strengths of stored games Normal and Hard', () => {
    const { components } = strengthMenu('strength|abcde', ['normal', 'hard', 'clever'], 'en')
    expect((components[0] as Select).options.map(({ label }) => label)).toEqual(['Normal', 'Hard', 'Random'])
  })
})

describe('the words', () => {
  it('are the same keys in all languages', () => {
    const keys = LANGUAGES.map((language) => Object.keys(BOT_WORDS[language].phrases).sort())
    expect(keys[1]).toEqual(keys[0])
    expect(keys[2]).toEqual(keys[0])
  })
})

describe('the panel of auto-answers', () => {
  const bot = { titles: TITLES } as BotContext
  const pages = Object.values(TITLES).map(({ game }) => ({
    title: game.id,
    game: { ...info, title: game.id },
    autoAnswers: (game.autoAnswers ?? []).map(({ id, values: [value = 'ask', next] }) => ({
      id,
      value,
      ...(next !== undefined && { once: next }),
    })),
    autoPasses: [],
  }))

  it.each(LANGUAGES)('fits for every order of every game in %s', (language) => {
    for (const { game, ...page } of pages)
      for (const shown of [page, { ...page, game }])
        expect(problems(autoAnswersScreen(bot, { language }, shown, { note: 'note' }))).toEqual([])
  })

  it.each(LANGUAGES)('has forms that Discord takes whole in %s', (language) => {
    for (const { game, ...page } of pages)
      for (const shown of [page, { ...page, game }]) {
        const title = TITLES[page.title] as Title
        for (let n = 0; n < autoAnswerPages(shown); n++) {
          const form = autoAnswerForm(title, shown, n, language)
          expect(form.fields.length).toBeGreaterThan(0)
          expect(JSON.stringify(formBody(form).components), page.title).not.toContain('…')
        }
      }
  })
})
