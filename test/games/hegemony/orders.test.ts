// Standing orders, at tables that are laid out.
import { expect, it } from 'vitest'
import { sideStream } from '../../../src/engine/random.ts'
import { orders } from '../../../src/games/hegemony/orders.ts'
import { lay, type Play } from './lay.ts'

/** What an order answers for a seat. */
const ordered = (play: Play, seat: number, order: string, value: string) =>
  orders
    .find(({ id }) => id === order)
    ?.policy(value)
    .decide(
      { seat, view: play.view(seat), story: play.told, decision: play.decision(seat) },
      sideStream('orders'),
    )

it('Nullify can be kept for what is aimed at oneself (section 5)', () => {
  const game = lay({ seats: 4 }, (at) => {
    at.hand(0, 'arrow-volley-ha')
    at.hand(2, 'nullify-sj')
  })
  game.play(0, 'arrow-volley-ha')
  expect(game.decision(2).prompt.args?.whom).toEqual({ seat: 1 })
  expect(ordered(game, 2, 'nullify', 'self')).toEqual(['pass'])
  game.pass(2)
  game.passUntil(2, 'nullify')
  expect(game.decision(2).prompt.args?.whom).toEqual({ seat: 2 })
  expect(ordered(game, 2, 'nullify', 'self')).toEqual(['nullify-sj'])
  expect(ordered(game, 2, 'nullify', 'never')).toEqual(['pass'])
})

it('what the hand holds too much goes by its worth, as many as must (section 11)', () => {
  const game = lay({ seats: 4 }, (at) => {
    at.hand(0, 'peach-h4', 'dodge-h2', 'thunder-slash-s6', 'thunder-slash-s7', 'thunder-slash-c6', 'slash-s7')
  })
  game.play(0, 'end')
  expect(game.kind(0)).toBe('discard')
  const { min } = game.decision(0)
  const gone = ordered(game, 0, 'discard', 'least') ?? []
  expect(gone).toHaveLength(min)
  expect(gone.join()).not.toContain('peach')
})
