// The lobby as its message shows it.

import type { Title } from '../../../games/common/title.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import { listText } from '../../../text/render.ts'
import { paceText } from '../../input/pace.ts'
import { optionNames } from '../../input/switches.ts'
import { customId } from '../../screen/ids.ts'
import { type Button, button, buttons, paragraphs, type Row, type Screen } from '../../screen/screen.ts'
import { lobbyLasting } from '../../words/duration.ts'
import { closedText, placeOf, playerName, winnersText, wordsOf } from '../../words/present.ts'
import { strengthText } from '../../words/strengths.ts'
import { moment } from '../../words/time.ts'

/** The lobby as its channel shows it, in the table's language. */
export function lobbyScreen(title: Title, info: GameInfo): Screen {
  const words = wordsOf(info.language)
  const game = title.words[info.language]
  const original = title.words['zh-TW'].title
  const chinese = info.language === 'en' && !game.title.includes(original) ? original : undefined
  const host = info.players.find((player) => player.member === info.host)
  const options = optionNames(title, info.options, info.language)
  const rules = options.length > 0 ? listText(options, info.language) : words['basic-rules']()
  const head = [
    `**${game.title}**`,
    chinese,
    words['lobby-seats']({ n: info.seats }),
    rules,
    `\`${info.id}\``,
  ]
  const open = info.status === 'lobby'
  return {
    content: paragraphs(
      head.filter((part) => part !== undefined).join(' · '),
      open && `-# ${game.blurb}`,
      [
        host && words['lobby-host']({ name: `**${escapeMarkdown(host.name)}**` }),
        words['lobby-seating']({ seats: seatsText(info, info.language) }),
      ]
        .filter((part) => part)
        .join(' · '),
      [`⏳ ${paceText(info.pace, info.language)}`, open && lobbyLasting(title, info, info.language)]
        .filter((part) => part)
        .join(' · '),
      open && info.ofSeries !== undefined && words['series-game']({ n: info.ofSeries }),
      open && info.inviteOnly && words['invite-only'](),
      open && info.reliability !== undefined && words['lobby-reliability']({ percent: info.reliability }),
      open && info.pace.windows === 'fast' && `-# ${words['fast-tells']()}`,
      !open && `➤ ${stateText(info)}`,
    ),
    rows: open
      ? openButtons(info)
      : info.status === 'cancelled'
        ? []
        : gameButtons(
            info,
            info.status === 'finished' ? undefined : button(customId('watch', info.id), words.watch()),
          ),
  }
}

/** Whether a lobby calls for players: a league seats its members itself, and a table for invited members calls nobody. */
export const isCalled = (info: GameInfo): boolean =>
  info.league === undefined && !info.inviteOnly && info.players.length < info.seats

/**
 * Five lines on a phone are too many: what one needs first stands first, and what one needs seldom behind More. Its custom id
 * carries the hash, so that the message commits the bot to it before anybody sits down.
 */
function openButtons(info: GameInfo): Row[] {
  const { id, title, commitment, league } = info
  const words = wordsOf(info.language)
  const isFree = info.players.length < info.seats
  return [
    ...buttons(
      isFree ? button(customId('join', id), words.join(), 'go') : undefined,
      button(customId('leave', id), words.leave()),
      button(customId('start', id), words.start(), 'main'),
      button(customId('rules', title), words.rules()),
    ),
    ...buttons(
      isFree ? button(customId('computer', id), words['add-computer']()) : undefined,
      // A league seats its members itself.
      isFree && league === undefined ? button(customId('invite', id), words.invite()) : undefined,
      button(customId('form', id), words['lobby-form']()),
      button(customId('more', id, commitment), words['lobby-more']()),
    ),
  ]
}

/** Rules and Fairness, which stay after the start. The hash stands in the button: everybody is shown the same one. */
export const gameButtons = (
  { id, title, commitment, language }: GameInfo,
  ...more: readonly (Button | undefined)[]
): Row[] =>
  buttons(
    button(customId('rules', title), wordsOf(language).rules()),
    ...more,
    button(customId('fairness', id, commitment), wordsOf(language).fairness()),
  )

/** Who sits where, in order, computers with their sign and strength; and how many seats are free. */
export function seatsText(info: GameInfo, language: Language): string {
  const words = wordsOf(language)
  const taken = info.players
    .toSorted((one, other) => one.seat - other.seat)
    .map((player) => {
      const name = playerName(player)
      const { seat, computer } = player
      const who =
        computer === undefined
          ? name
          : words['seat-strength']({ name, strength: strengthText(computer, language) })
      return `${seat + 1} ${who}`
    })
  const free = info.seats - taken.length
  return [...taken, ...(free > 0 ? [words['list-seats-free']({ n: free })] : [])].join(' · ')
}

function stateText(info: GameInfo): string {
  const words = wordsOf(info.language)
  if (info.status === 'cancelled') return closedText(info, info.language) ?? words['lobby-cancelled']()
  if (info.status === 'paused')
    return words['lobby-paused']({ until: info.pausedUntil ? moment(info.pausedUntil, 'f') : '' })
  if (info.status === 'finished')
    return words['lobby-finished']({ winners: winnersText(info, info.language) })
  return words['lobby-play-here']({ where: placeOf(info) })
}
