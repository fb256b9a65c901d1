// A private game against computers in which a server's set is tried; it is counted for nothing, and one at a time.
import { newSecret, seedOf, sha256 } from '../../engine/commitment.ts'
import { startSession } from '../../engine/lifecycle.ts'
import { defaultOptions, optionFaults } from '../../engine/options.ts'
import type { CustomSet, Title } from '../../games/common/title.ts'
import { changeGame, type PlayerRow, privateGames } from '../../store/games.ts'
import { type HostContext, transact } from '../table/context.ts'
import { isTrial } from '../table/origin.ts'
import { type PrivateCall, storePrivateGame } from '../table/private-game.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import { computerPlayer, hardStrength, seatedMember } from '../table/seats.ts'
import type { GameInfo, Result } from '../table/types.ts'

/** A request to try a set. */
export interface TrialCall extends PrivateCall {
  readonly title: string
  readonly set: CustomSet
  /** Id of the interaction; its sha256 is mixed into the shuffle. */
  readonly interaction: string
}

/** Where the member sits. */
const SEAT = 0
/** Shuffles that are looked at for one which shows something of the set at once. */
const SHUFFLES = 60

/** Begins a game with a set, in the place of the member's last one. */
export async function tryOut(context: HostContext, call: TrialCall): Promise<Result<GameInfo>> {
  const title = context.titles[call.title]
  if (!title?.custom) return refuse(refusals.noTitle())
  const { seats } = title.introduction ?? { seats: title.game.seats.min }
  const options = {
    ...defaultOptions(title.game),
    [title.custom.option]: title.custom.write({ ...call.set, author: undefined }),
  }
  const [fault] = optionFaults(title.game, seats, options)
  if (fault !== undefined) return refuse(refusals.option(fault))
  const dealt = deal(title, { seats, options, interaction: call.interaction })
  const begun = await transact(context, async (tx) => {
    const before = (await privateGames(tx, call.person.id)).find(isTrial)
    if (before) await changeGame(tx, before, { status: 'cancelled', finishedAt: context.clock.now() })
    const players: PlayerRow[] = [seatedMember(SEAT, call.person, sha256(call.interaction))]
    const strength = hardStrength(context, { title: call.title })
    while (players.length < seats) players.push(computerPlayer(call, players, strength, players.length))
    return storePrivateGame(tx, context, call, {
      ...{ title: call.title, options, lesson: { trial: true }, players },
      ...dealt,
    })
  })
  context.notify(begun.id)
  return grant(begun)
}

/** A game that begins with something of the set before the member, where one of some shuffles does. */
function deal(
  { game, custom }: Title,
  { seats, options, interaction }: { seats: number; options: GameInfo['options']; interaction: string },
) {
  for (let tried = 1; ; tried++) {
    const secret = newSecret()
    const seed = seedOf(secret, [{ seat: SEAT, join: sha256(interaction) }])
    const { run: session, step } = startSession(game, { seats, options, seed })
    if (tried === SHUFFLES || custom?.isShown(game.view(session.state, SEAT)))
      return { secret, seed, session, steps: [step] }
  }
}
