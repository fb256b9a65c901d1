// A seat of a running game as people name it: by a suggestion, its player or its number.
import type { CommandCall, CompletionCall } from '../../src/discord/call/call.ts'
import type { Suggestion } from '../../src/discord/choice/suggest.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { findGame } from '../../src/discord/input/find-game.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { GameInfo, Player } from '../../src/host/table/types.ts'
import { escapeMarkdown } from '../../src/text/markdown.ts'
import { normal } from '../../src/text/normal.ts'
import { listText } from '../../src/text/render.ts'

/** Completion of `seat:`. */
export async function suggestSeats(bot: BotContext, call: CompletionCall): Promise<readonly Suggestion[]> {
  const found = await findGame(bot, call as CommandCall, { named: call.text('game') })
  if ('problem' in found) return []
  return found.info.players
    .map((player) => ({ name: seatLabel(player), value: seatToken(found.info, player.seat) }))
    .filter(({ name }) => normal(name).includes(normal(call.typed)))
}

/** The seat that was typed, or what is wrong with it. */
export function readSeat(info: GameInfo, { text, language }: CommandCall): number | string {
  const words = wordsOf(language)
  const meant = seatsMeant(info, text('seat') ?? '')
  const [seat, ...others] = meant.map((player) => player.seat)
  if (seat === undefined) return words['refused-no-seat']({ seats: info.seats })
  return others.length === 0
    ? seat
    : words['refused-two-seats']({ seats: listText(meant.map(seatMark), language) })
}

/** A seat as it is suggested. */
const seatLabel = ({ seat, name, computer }: Player): string =>
  `${seat + 1} ${computer === undefined ? '' : '🤖 '}${name}`

const seatMark = (player: Player): string => `**${escapeMarkdown(seatLabel(player))}**`

/** What a suggestion sends: a seat of this game and no other. */
const seatToken = ({ id }: GameInfo, seat: number): string => `@${id}/${seat + 1}`

/** The seats that a suggestion, a name, a number or the beginning of a name means; more than one where that fits several. */
function seatsMeant(info: GameInfo, typed: string): readonly Player[] {
  const { players } = info
  const text = normal(typed)
  const named = players.find(({ seat }) => seatToken(info, seat) === text)
  if (named || text === '') return named ? [named] : []
  const exact = players.filter((player) =>
    [player.name, String(player.seat + 1), seatLabel(player)].some((each) => normal(each) === text),
  )
  return exact.length > 0 ? exact : players.filter(({ name }) => normal(name).startsWith(text))
}
