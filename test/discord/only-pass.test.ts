// A question to which one can only pass: it is asked so that nobody can tell, and the panel says so.
import { expect, it } from 'vitest'
import { askingScreen } from '../../src/discord/panels/decision/decision-panel.ts'
import type { Title } from '../../src/games/common/title.ts'
import { infoOf } from './info.ts'
import { question, toy } from './toy.ts'

const info = infoOf({ title: 'toy', seats: 3 })
const screen = (options: number, pass: string | undefined, ownTurn?: true): string => {
  const decision = { ...question(0), options: question(0).options.slice(0, options) }
  const look = {
    info,
    seat: 0,
    token: '0123456789abcdef',
    awaited: [],
    autoAnswered: [],
    autoAnswerNotes: [],
  }
  const playerView = {
    view: { mine: [], turn: 0 },
    decision: { ...decision, ...(pass !== undefined && { pass }), ...(ownTurn && { ownTurn }) },
  }
  return askingScreen(
    toy as Title,
    { ...look, deadlines: [], playerView },
    { picks: [], page: 0, version: 1 },
    'en',
  ).content
}

it('says why it is asked where nothing else can be answered, and only there', () => {
  const [first] = question(0).options
  expect(screen(1, first?.id)).toContain('so nobody can tell who does')
  expect(screen(2, first?.id)).not.toContain('so nobody can tell')
  expect(screen(1, undefined), 'a choice that must be made').not.toContain('so nobody can tell')
})

it('names the only thing that can be done at the own turn, where nobody is asked for show', () => {
  const [first] = question(0).options
  expect(screen(1, first?.id, true)).toMatch(/All you can do now: .+\./)
  expect(screen(1, first?.id, true)).not.toContain('nobody can tell')
  expect(screen(2, first?.id, true)).not.toContain('All you can do')
})
