// The lobby's message, edited in place; and the thread that grows from it.

import type { Title } from '../../games/title.ts'
import type { GameInfo } from '../../host/types.ts'
import type { Language } from '../../text/language.ts'
import { clip, escapeMarkdown } from '../../text/markdown.ts'
import { listText } from '../../text/render.ts'
import { customId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { optionNames } from '../options.ts'
import { paceText } from '../pacing.ts'
import { placeOf, playerName, winnersText, wordsOf } from '../present.ts'
import { type Button, button, buttons, paragraphs, type Row, type Screen } from '../screen.ts'
import { strengthText } from '../strengths.ts'
import { CODE, deliveryOf, errorFacts, isGone, isRefusal } from './faults.ts'
import { closeFull } from './full.ts'
import { postOnce, type Work } from './job.ts'
import { codeOf } from './wire.ts'

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
  const full = info.players.length >= info.seats
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
      `⏳ ${paceText(info.pace, info.language)}`,
      open && info.pace.windows === 'brisk' && `-# ${words['fast-tells']()}`,
      !open && `➤ ${stateText(info)}`,
    ),
    rows: open
      ? [
          ...buttons(
            full ? undefined : button(customId('join', info.id), words.join(), 'go'),
            button(customId('leave', info.id), words.leave()),
            full ? undefined : button(customId('computer', info.id), words['add-computer']()),
            button(customId('start', info.id), words.start(), 'main'),
          ),
          ...gameButtons(
            info,
            button(customId('form', info.id), words['lobby-form']()),
            title.lesson && button(customId('learn', info.title), words['my-first-game']()),
          ),
        ]
      : info.status === 'cancelled'
        ? []
        : gameButtons(info),
  }
}

/** Rules and Fairness, which stay after the start. The hash stands in the button: everybody is shown the same one. */
export const gameButtons = (
  { id, title, seal, language }: GameInfo,
  ...more: readonly (Button | undefined)[]
): Row[] =>
  buttons(
    button(customId('rules', title), wordsOf(language).rules()),
    ...more,
    button(customId('fairness', id, seal), wordsOf(language).fairness()),
  )

/** The seats in order with who sits there; computers with their sign and strength. */
export function seatsText(info: GameInfo, language: Language): string {
  const words = wordsOf(language)
  return Array.from({ length: info.seats }, (_, seat) => {
    const player = info.players.find((each) => each.seat === seat)
    if (!player) return `${seat + 1} —`
    const name = playerName(player)
    const { computer } = player
    const who =
      computer === undefined
        ? name
        : words['seat-strength']({ name, strength: strengthText(computer, language) })
    return `${seat + 1} ${who}`
  }).join(' · ')
}

function stateText(info: GameInfo): string {
  const words = wordsOf(info.language)
  if (info.status === 'cancelled') return words['lobby-cancelled']()
  if (info.status === 'paused') return words['lobby-paused']()
  if (info.status === 'finished')
    return words['lobby-finished']({ winners: winnersText(info, info.language) })
  return words['lobby-play-here']({ where: placeOf(info) })
}

/** Draws the lobby anew; posts it when there is none yet. */
export async function drawLobby(work: Work): Promise<void> {
  await drawMessage(work)
  await closeFull(work)
}

async function drawMessage(work: Work): Promise<void> {
  const { desk: bot, wire, info, title } = work
  const screen = lobbyScreen(title, info)
  const post = await bot.host.posts.find(info.id, 'lobby')
  if (post) {
    try {
      return await wire.edit(post.channel, post.message, screen)
    } catch (error) {
      // A lobby that has served its purpose is not missed when it, or its place, is gone.
      if (info.status !== 'lobby' && (isGone(error) || 'lost' in deliveryOf(error))) return
      if (!isGone(error)) throw error
    }
  }
  const key = post ? `after ${post.message}` : ''
  const [head] = screen.content.split('\n')
  const isSame = (content: string) => content.split('\n')[0] === head // somebody may have joined meanwhile
  // A league's channel is told of its tables all at once; the lobby of each stands in its thread.
  const channel = info.league === undefined ? info.channel : (info.thread ?? info.channel)
  const { id, at, content } = await postOnce(work, channel, screen, key, isSame)
  await bot.host.posts.save(info.id, { kind: 'lobby', channel, message: id, postedAt: at, data: null })
  if (content !== screen.content.trim()) await wire.edit(channel, id, screen)
}

/** Opens the game's thread and brings every member to it; where that cannot be, the game stays in the channel. */
export async function openThread(work: Work): Promise<void> {
  const thread = work.info.thread ?? (await makeThread(work))
  if (thread === undefined) return
  for (const { member } of work.info.players)
    if (member !== undefined)
      await work.wire.addToThread(thread, member).catch((error: unknown) => {
        // Somebody who left the server; prompts will show it.
        work.desk.log.warn(
          { game: work.info.id, ...errorFacts(error) },
          'a member could not be added to the thread',
        )
      })
  if (work.info.league === undefined) await drawLobby({ ...work, info: { ...work.info, thread } })
}

/** Opens the thread of a league's table, once, with no line in its channel. */
async function tableThread({ desk: bot, wire, info, doubtSince }: Work, name: string): Promise<string> {
  const opened = doubtSince && (await wire.threadNamed(info.guild, info.channel, name))
  const thread = opened ?? (await wire.openThread(info.channel, name))
  await bot.host.posts.saveThread(info.id, thread)
  await wire.removeThreadNotice(info.channel, name).catch((error: unknown) => {
    // It tells nothing wrong.
    bot.log.info({ game: info.id, ...errorFacts(error) }, 'the line about a thread could not be removed')
  })
  return thread
}

/** Opens the game's thread; where Discord refuses one, for whatever reason, the game is played in its channel. */
async function makeThread(work: Work): Promise<string | undefined> {
  const { desk: bot, wire, info, title } = work
  if ((await wire.place(info.channel)).isThread) return undefined
  const words = wordsOf(info.language)
  const name = words['thread-name']({ title: title.words[info.language].title, game: info.id })
  const lobby = await bot.host.posts.find(info.id, 'lobby')
  const open = (message?: string) => wire.openThread(info.channel, clip(name, LIMITS.threadName), message)
  try {
    if (info.league !== undefined) return await tableThread(work, clip(name, LIMITS.threadName))
    const thread = await open(lobby?.message).catch((error: unknown) => {
      // A message's thread has the message's id: an earlier try got through.
      if (lobby && codeOf(error) === CODE.threadExists) return lobby.message
      if (isGone(error)) return open()
      throw error
    })
    await bot.host.posts.saveThread(info.id, thread)
    return thread
  } catch (error) {
    // Also what is not known by name: better in the channel than not at all.
    if (codeOf(error) === CODE.unknownChannel || !isRefusal(error)) throw error
    bot.log.info({ game: info.id, ...errorFacts(error) }, 'no thread could be opened: playing in the channel')
    return undefined
  }
}
