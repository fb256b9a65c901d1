// A game that was begun before whereabouts were known goes on, and its experts think as before.
import { expect, it } from 'vitest'
import { resume, type Snapshot, snapshotAfter } from '../../../src/engine/lifecycle.ts'
import { defaultOptions } from '../../../src/engine/options.ts'
import { answerMove, awaited } from '../../../src/engine/player-view.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { anyChoice, randomPolicy } from '../../../src/engine/policy.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { game as records } from '../../../src/games/records/game.ts'

it('a game of version 7 is played on to its end', () => {
  const setting = { seats: 3, options: defaultOptions(records), seed: 'older' }
  const stages: Snapshot[] = []
  let rest: Snapshot | undefined
  playOut(records, {
    ...{ ...setting, policies: [0, 1, 2].map(() => randomPolicy), forget: true },
    watch: (_session, step) => {
      rest = snapshotAfter(setting, rest, step)
      if (step.checkpoint !== undefined) stages.push(rest)
    },
  })
  const stage = stages[Math.floor(stages.length / 2)]
  if (!stage) throw new Error('a game has stages')
  const { whereabouts: _, ...older } = JSON.parse(stage.checkpoint)
  const [first] = stage.log
  const session = resume(records, {
    ...{ ...stage, checkpoint: JSON.stringify(older) },
    log: [{ ...first, rules: 7 }],
  })
  const random = sideStream('older', 'answers')
  for (let n = 0; n < 3000 && !session.outcome; n++) {
    const seat = awaited(session)[0]?.seat ?? 0
    const decision = session.open?.request.decisions.find((each) => each.seat === seat)
    if (!decision) throw new Error('nobody is asked')
    expect(typeof session.take(answerMove(session, seat, anyChoice(decision, random), 'computer'))).toBe(
      'object',
    )
  }
  expect(session.outcome?.winners.length).toBeGreaterThan(0)
})
