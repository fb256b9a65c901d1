// The menu of one's own turn: whom a card is for is chosen before it is played, unseen, with a way back.
import { describe, expect, it } from 'vitest'
import { DYNASTY_CARDS } from '../../../src/games/dynasties/cards/index.ts'
import { layOut, type Play } from './kit.ts'

/** Four players of whom all can be hit; seat 0 holds a card in its era. */
const holding = (card: string, era = DYNASTY_CARDS[card]?.from): Play =>
  layOut({
    seats: 4,
    ...(era && { era }),
    lay: (at) => {
      at.hand(0, card, 'raid-12')
      for (const seat of [0, 1, 2, 3]) at.stats(seat, { state: 9, grain: 9 - seat, attack: 5, defence: 4 })
      for (const seat of [1, 2, 3]) at.hand(seat, `raid-${seat}`, `crossing-${seat}`, `siege-${seat}`)
    },
  })

/** All that the others are shown. */
const seen = (game: Play) =>
  JSON.stringify([game.story, game.view('public'), game.view(1), game.decision(0).notice])

/** The prompts of the steps that a card takes until it is played, each gone back from once. */
function stepsOf(card: string): string[] {
  const found: string[] = []
  for (let depth = 1; ; depth++) {
    const game = holding(card)
    const before = seen(game)
    const menu = game.options(0)
    for (let at = 0; at < depth; at++) {
      game.play(0, at === 0 ? card : (game.options(0)[0] ?? ''))
      if (!game.asked.includes(0) || game.decision(0).step !== true) return found
    }
    found.push(game.prompt(0))
    expect(seen(game), `${card}: nobody else sees a step`).toBe(before)
    expect(game.state.chance, `${card}: no chance is used for a step`).toEqual(holding(card).state.chance)
    expect(game.decision(0)).toMatchObject({ seat: 0, ownTurn: true })
    game.play(0, 'back')
    expect(game.options(0)).toEqual(menu)
    expect(game.prompt(0)).toBe('ask-act')
    expect(game.decision(0)).toMatchObject({ ownTurn: true })
    expect(seen(game)).toBe(before)
  }
}

describe('D3 a card is played when all that it leaves to its player is chosen', () => {
  it.each([
    ['raid-5', ['ask-attack']],
    ['question-card-1', ['ask-whom']],
    ['sun-wu', ['ask-attack']],
    ['books-burned', ['ask-opponent']],
    ['liu-cong', ['ask-opponent']],
    ['huo-guang', ['ask-exposed']],
    ['wang-zhaojun', ['ask-truce']],
    ['shi-chong', ['ask-halt']],
    ['indian-monks', ['ask-take', 'ask-count']],
    ['cixi', ['ask-strip', 'ask-count']],
    ['faxian', ['ask-count']],
    ['matteo-ricci', ['ask-count']],
    ['yu-qian', ['ask-either']],
    ['wu-zetian', ['ask-opponent']],
    ['ten-attendants', ['ask-opponent']],
    ['five-hegemons', []],
    ['event-card-1', []],
    ['confucius', []],
  ])('%s: %j, and back', (card, steps) => {
    expect(stepsOf(card)).toEqual(steps)
  })

  it('no card tells anything before its steps are done', () => {
    for (const [card, { use }] of Object.entries(DYNASTY_CARDS)) if (use === 'play') stepsOf(card)
  })

  it('after the last step the card is played at whom was chosen', () => {
    const game = holding('indian-monks')
    for (const choice of ['indian-monks', 'seat-2', 'back', 'indian-monks', 'seat-3', 'take-2'])
      game.play(0, choice)
    expect(game.hand(3)).toHaveLength(1)
    expect(game.state.discards).toContain('indian-monks')
    expect(game.story.filter((key) => key === 'plays')).toHaveLength(1)
  })

  it('a second choice of the same card comes when its first half is done, and is final (D26)', () => {
    const game = holding('ten-attendants')
    for (const choice of ['ten-attendants', 'seat-1']) game.play(0, choice)
    expect(game.prompt(0)).toBe('ask-silence')
    expect(game.options(0)).not.toContain('back')
    expect(game.decision(0).step).toBeUndefined()
    expect(game.stats(1)).toEqual([7, 8, 3, 2])
  })
})
