// A member comes back to a seat that a computer plays for them.
import { personRef } from '../../engine/phrase.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { returned, takeOver } from '../play/reseating.ts'
import { change } from '../table/change.ts'
import type { HostContext } from '../table/context.ts'
import { ownSeatBack } from '../table/former-seats.ts'
import { playerRow } from '../table/info.ts'
import { loadGame } from '../table/load.ts'
import { refusals } from '../table/refusals.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'

const say = sayer<typeof en>('bot')

/**
 * A member takes their seat back from a computer, also one that it was to keep to the end; a member who has it already keeps
 * it.
 */
export const comeBack = (context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row) => {
    const player = playerRow(row, person.id)
    if (!player) {
      const sitting = await ownSeatBack(tx, row, person.id)
      if ('key' in sitting) return sitting
      const phrase = say('seat-taken', {
        who: personRef(person),
        old: personRef({ id: null, name: sitting.name }),
      })
      return (await takeOver(tx, context, row, sitting, person, phrase, 'given')) ?? refusals.notPlaying()
    }
    if (row.status !== 'playing') return refusals.notPlaying()
    if (player.standIn === null) return row
    return (await returned(tx, context, await loadGame(tx, context, row), player)).row
  })
