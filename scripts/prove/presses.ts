// `npm run prove -- presses --games 2 --json`: plays each title against computers through the panels, as a careful person would,
// and counts: presses from the welcome to the first decision, presses for each kind of decision, lines that tell a turn (nine of ten),
// the bot's messages in a game. The most presses are those of the kind whose median is highest. Kinds of decision that never came up are named.
import { defaultOptions } from '../../src/engine/options.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { commandLine, print } from '../common/arguments.ts'
import { median } from '../common/cost.ts'
import { ninthOf } from './presses/lines.ts'
import { kindOf, playTitle } from './presses/playing.ts'

/** Games of computers whose lines are counted, and of random players whose decisions are to come up. */
const TOLD = 4
const RANDOM = 3

const line = commandLine({ games: '2', only: '' })
const found = {
  pressesToFirstDecision: 0,
  pressesMedian: 0,
  pressesMax: 0,
  most: {} as Record<string, number>,
  linesPerTurn: {} as Record<string, number>,
  messagesPerGame: {} as Record<string, number>,
  uncovered: [] as string[],
}
const medians: number[] = []
for (const [id, title] of Object.entries(TITLES) as [string, Title][]) {
  if (line.text('only') !== '' && line.text('only') !== id) continue
  const presses = new Map<string, number[]>()
  const messages: number[] = []
  for (let game = 0; game < line.count('games'); game++) {
    const counted = await playTitle(id, `${id} ${game}`)
    found.pressesToFirstDecision = Math.max(found.pressesToFirstDecision, counted.untilFirst)
    messages.push(counted.messages)
    for (const [kind, each] of counted.byKind) presses.set(kind, [...(presses.get(kind) ?? []), ...each])
  }
  for (const [kind, each] of presses) {
    const usual = median(each)
    medians.push(usual)
    if (usual > 2) found.most[`${id}.${kind}`] = usual
    found.pressesMax = Math.max(found.pressesMax, usual)
  }
  const seats = title.introduction?.seats ?? title.game.seats.max
  found.linesPerTurn[id] = ninthOf(title, seats, TOLD)
  found.messagesPerGame[id] = median(messages)
  found.uncovered.push(
    ...kindsOf(title, seats)
      .filter((kind) => !presses.has(kind))
      .map((kind) => `${id}.${kind}`),
  )
}
found.pressesMedian = medians.length > 0 ? median(medians) : 0
print(found, line.json)

/** What random players are asked in some games. */
function kindsOf({ game }: Title, seats: number): string[] {
  const kinds = new Set<string>()
  for (let n = 0; n < RANDOM; n++)
    playOut(game, {
      seed: `kinds ${n}`,
      options: defaultOptions(game),
      policies: Array(seats).fill(randomPolicy),
      forget: true,
      watch: (session) => {
        for (const decision of session.open?.request.decisions ?? [])
          if (!decision.step) kinds.add(kindOf(decision))
      },
    })
  return [...kinds].toSorted()
}
