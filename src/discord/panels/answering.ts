// Taking an answer, and leading on: what follows is shown in the same panel until nothing is left for this person.
import { setTimeout as pause } from 'node:timers/promises'
import type { Choice } from '../../engine/decision.ts'
import type { Id } from '../../engine/phrase.ts'
import { TIMING } from '../../host/timing.ts'
import type { GameId, Look } from '../../host/types.ts'
import type { Call } from '../call.ts'
import type { Desk } from '../desk.ts'
import { wordsOf } from '../present.ts'
import { refusalText } from '../refusing.ts'
import type { Screen } from '../screen.ts'
import { isAsked } from './asking.ts'
import { standing, standingOf } from './standing.ts'

/** Between two looks of a panel that waits for computer players, in milliseconds. */
const GLANCE = 120

/** Answers a decision, or passes it with the whole stretch `lull`; the screen of what follows, or of where the game stands and why it was not taken. */
export async function answer(
  desk: Desk,
  call: Call,
  game: GameId,
  token: string,
  choice: Choice,
  lull?: Id,
): Promise<Screen> {
  const { person, id: interaction } = call
  const taken = await desk.host.answer({ game, person, token, choice, interaction, ...(lull && { lull }) })
  if (!taken.ok) return standing(desk, call, game, await refusalText(desk, call, game, taken.refusal))
  const look = await afterComputers(desk, call, taken.value)
  return standingOf(desk, call, look, isAsked(look) ? wordsOf(call.language).thanks() : undefined)
}

/** The look once computer players have had their moment, if the game waits for nobody else. */
async function afterComputers(desk: Desk, call: Call, look: Look): Promise<Look> {
  let latest = look
  const end = performance.now() + TIMING.panel
  while (onlyComputers(latest) && performance.now() < end) {
    await pause(GLANCE)
    const next = await desk.host.look(look.info.id, call.person)
    if (!next.ok) return latest
    latest = next.value
  }
  return latest
}

const onlyComputers = ({ info, awaited }: Look): boolean =>
  info.status === 'playing' &&
  awaited.length > 0 &&
  awaited.every(({ seat }) =>
    info.sitters.some((each) => each.seat === seat && (each.computer ?? each.standIn) !== undefined),
  )
