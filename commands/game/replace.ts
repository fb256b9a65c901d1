// `/game replace seat: member:`: offers a seat of a running game to another member.
import type { CommandCall } from '../../src/discord/call/call.ts'
import { completedOption, gameOption, memberOption, subcommand } from '../../src/discord/call/definition.ts'
import { findGame } from '../../src/discord/input/find-game.ts'
import { putToTable } from '../../src/discord/panels/votes/voting.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { GameInfo, Player } from '../../src/host/table/types.ts'
import { type Part, withGame } from './part.ts'

export const replace: Part = {
  definition: subcommand(
    'replace',
    'game replace',
    completedOption('seat', 'game replace seat', { required: true }),
    memberOption('member', 'game replace member'),
    gameOption(),
  ),
  slow: true,
  execute: (bot, call) =>
    withGame(bot, call, {}, async (info) => {
      const words = wordsOf(call.language)
      const newcomer = call.member('member')
      if (!newcomer || newcomer.bot) return { content: words['refused-bot']() }
      const seat = seatOf(info, call.text('seat') ?? '')
      if (seat === undefined) return { content: words['refused-no-seat']({ seats: info.seats }) }
      return putToTable(bot, call, info.id, { kind: 'replace', seat, newcomer }, (said) =>
        said['offer-posted']({ name: newcomer.name }),
      )
    }),
  async complete(bot, call) {
    const found = await findGame(bot, call as CommandCall, { named: call.text('game') })
    if ('problem' in found || call.focused !== 'seat') return []
    return found.info.players
      .map((player) => ({ name: seatLabel(player), value: String(player.seat + 1) }))
      .filter(({ name }) => name.toLowerCase().includes(call.typed.toLowerCase().trim()))
  },
}

/** A seat as it is suggested. */
const seatLabel = ({ seat, name, computer }: Player): string =>
  `${seat + 1} ${computer === undefined ? '' : '🤖 '}${name}`

/** The seat that a name, a number or a suggestion means. A name may begin with digits: it goes first. */
function seatOf({ players }: GameInfo, typed: string): number | undefined {
  const text = typed.trim().toLowerCase()
  const named = players.find(({ name }) => name.toLowerCase() === text)
  const numbered = (player: Player) =>
    text === String(player.seat + 1) || text === seatLabel(player).toLowerCase()
  return (named ?? players.find(numbered))?.seat
}
