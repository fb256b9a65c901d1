// The positions that come with the bot: each is played up to again, its answers are legal, one of them is clearly the best, and
// what is shown of it holds nothing that its seat cannot know.
import { describe, expect, it } from 'vitest'
import { answerKey, faultOf } from '../../src/engine/decision.ts'
import { wordsOf } from '../../src/engine/phrase.ts'
import { TITLES } from '../../src/games/index.ts'
import { isBrief } from '../../src/host/daily/brief.ts'
import { builtInPositions } from '../../src/host/daily/built-in.ts'
import { playedUpTo } from '../../src/host/daily/replaying.ts'
import { CLEAR_LEAD } from '../../src/search/review/position.ts'
import type { Reader } from '../../src/text/render.ts'

const reader: Reader = { language: 'en', style: 'plain', seatName: (seat) => `Player ${seat + 1}` }

describe.each(Object.values(TITLES))('positions of $game.id', (title) => {
  const { game, pictures } = title
  const positions = builtInPositions(game.id)

  it('are as many as are wanted, each of a game of its own', () => {
    expect(positions).toHaveLength(12)
    expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length)
  })

  it.each(positions)('$id stands where its seat is asked, with legal answers', (position) => {
    const { seat, answers, given } = position
    const executor = playedUpTo(game, position)
    const decision = executor?.open?.request.decisions.find((each) => each.seat === seat)
    if (!executor || !decision) throw new Error('its seat is not asked')
    expect(isBrief(title, decision, game.view(executor.state, seat))).toBe(true)
    expect(answers.length).toBeGreaterThanOrEqual(3)
    expect(answers.length).toBeLessThanOrEqual(5)
    expect(answers[given]).toBeDefined()
    for (const { choice } of answers) expect(faultOf(decision, choice)).toBeUndefined()
    expect(new Set(answers.map(({ choice }) => answerKey(decision, choice))).size).toBe(answers.length)
    const [best = 0, next = 0] = answers.map(({ share }) => share).sort((one, other) => other - one)
    expect(best - next).toBeGreaterThanOrEqual(CLEAR_LEAD - 0.002)
  })

  it.each(positions)('$id shows nothing that its seat cannot know', (position) => {
    const { seat, answers } = position
    const executor = playedUpTo(game, position)
    if (!executor) throw new Error('it cannot be played up to')
    const { state, open } = executor
    const view = game.view(state, seat)
    const decision = open?.request.decisions.find((each) => each.seat === seat)
    const picture = pictures?.table(view, reader)
    const shown = wordsOf([view, decision, answers, picture?.input, picture?.alt])
    expect(
      game
        .unknown(state, seat)
        .flat()
        .filter((id) => shown.has(id)),
    ).toEqual([])
  })
})
