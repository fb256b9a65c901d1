// An action of Records planned ahead: with the draw before it, of which one says by what rule a card is kept.
import { expect, it } from 'vitest'
import type { Seat } from '../../../src/engine/phrase.ts'
import { beginRehearsal } from '../../../src/engine/planning.ts'
import { game as records } from '../../../src/games/records/game.ts'
import { layOut, type Play } from './kit.ts'

const rehearsing = (game: Play, seat: Seat) => {
  const { setting, state } = game.run
  const begun = beginRehearsal(records, { setting, state }, seat)
  if (!begun) throw new Error('there is no turn to plan')
  return begun
}

it('begins with a rule for two cards that nobody has seen, and goes on without them', () => {
  const game = layOut({
    lay: (at) => {
      at.hand(0, 'guan-yu', 'xuchang')
      at.hand(1, 'zhang-fei', 'xinye')
      at.deck('all', 'liu-shan', 'gan-ning', 'muddy-waters-1')
    },
  })
  const begun = rehearsing(game, 1)
  const { decision } = begun.now.shown
  expect(decision).toMatchObject({ kind: 'keep', byRule: true, ownTurn: true })
  expect(decision?.prompt.key).toBe('records.ask-keep-rule')
  expect(decision?.options.map(({ id, text }) => [id, text.key])).toEqual(
    ['general', 'city', 'scheme', 'ask'].map((id) => [id, `records.keep-${id}`]),
  )
  begun.take(['general'])
  expect(begun.now.steps).toMatchObject([{ rule: true, declines: true, choice: ['general'] }])
  expect(begun.now.shown.decision?.prompt.key).toBe('records.ask-act')
  expect(JSON.stringify(begun.now.shown)).not.toContain('liu-shan')
})

it('R28 does not take a deck for empty whose last cards lie turned up', () => {
  const game = layOut({
    lay: (at) => {
      at.hand(0, 'peach-garden-1', 'guan-yu')
      at.hand(1, 'zhang-fei', 'xinye')
      at.deck('all', 'lu-bu', 'tianshui')
    },
  })
  game.play(0, 'peach-garden-1')
  expect(rehearsing(game, 1).now.shown.view).toMatchObject({ ending: false })
})

it('has its income, and the coins for two decks, before it acts', () => {
  const game = layOut({
    options: { advanced: true },
    lay: (at) => {
      at.hand(0, 'guan-yu', 'xuchang')
      at.hand(1, 'zhang-fei', 'xiaopei')
    },
  })
  const begun = rehearsing(game, 1)
  expect(begun.now.shown.decision?.prompt.key).toBe('records.ask-draw')
  begun.take(['both'])
  const { prompt } = begun.now.shown.decision ?? {}
  expect(prompt).toMatchObject({ key: 'records.ask-act', args: { coins: 4 } })
  expect(begun.now.steps).toMatchObject([{ past: true, choice: ['both'] }])
})

it('is no plan while its own draw is asked', () => {
  const game = layOut()
  expect(game.prompt(1)).toBe('ask-keep')
  const { setting, state } = game.run
  expect(beginRehearsal(records, { setting, state }, 1)).toBeUndefined()
})

it('goes on with the own action while others answer it', () => {
  const game = layOut({
    lay: (at) => {
      at.city(1, 'xinye', 'gan-ning')
      at.hand(0, 'zhang-fei', 'guan-yu', 'xiaopei')
      at.hand(1, 'empty-fort-1')
    },
  })
  for (const choice of ['attack', 'xinye', 'zhang-fei', 'pass']) game.play(0, choice)
  const { decision } = rehearsing(game, 0).now.shown
  expect(decision?.prompt.key).toBe('records.ask-act')
  expect(
    decision?.options.map(({ id }) => id),
    'one attack an action',
  ).not.toContain('attack')
})
