// Playing on from a moment of a finished game: which seat, which cards.
import type { GameInfo } from '../../../host/table/types.ts'
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Screen, select } from '../../screen/screen.ts'
import { gameName, plainSeatName, wordsOf } from '../../words/present.ts'
import { comparisonScreen } from '../decision/branch.ts'
import { standingOf } from '../decision/game-status.ts'

/** A number in a custom id; −1 for what is none. */
export const numberOf = (text: string | undefined): number =>
  /^\d{1,7}$/.test(text ?? '') ? Number(text) : -1

/** Asks which seat and which cards; the seat looked through, one's own or the first is proposed. */
async function ask(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', number, picked] = call.parts
  const info = await bot.host.games.info(game)
  if (info?.status !== 'finished') return { screen: await refusedScreen(bot, call, game) }
  const own = info.players.find(({ member }) => member === call.person.id)
  const named = info.players.find(({ seat }) => String(seat) === (call.values[0] ?? picked))
  const seat = (named ?? own ?? info.players[0])?.seat ?? 0
  return { screen: await questionScreen(bot, call, info, { number: numberOf(number), seat }) }
}

const refusedScreen = (bot: BotContext, call: PanelCall, game: string): Promise<Screen> =>
  refusalScreen(bot, call, game, { key: 'bot.refused-not-branched' })

async function questionScreen(
  bot: BotContext,
  { person, language }: PanelCall,
  info: GameInfo,
  { number, seat }: { readonly number: number; readonly seat: number },
): Promise<Screen> {
  const words = wordsOf(language)
  const current = await bot.host.branches.current(person.id)
  const seats = info.players.map((player) => ({
    label: plainSeatName(info, player.seat),
    value: String(player.seat),
    ...(player.seat === seat && { default: true }),
  }))
  const start = (deal: 'same' | 'anew') =>
    button(
      customId('on-go', info.id, number, seat, deal),
      words[`branch-${deal}`](),
      deal === 'same' ? 'main' : 'quiet',
    )
  const step = await bot.host.branches.stepOf(info.id, number)
  return {
    content: paragraphs(
      words['branch-ask']({ game: gameName(titleOf(bot, info), info, language).replaceAll('**', ''), step }),
      words['branch-cards'](),
    ),
    rows: [
      select(customId('on-seat', info.id, number), words['branch-seat'](), seats),
      ...buttons(
        start('same'),
        start('anew'),
        current && button(customId('now', current.id), words['branch-go-on']()),
      ),
    ],
  }
}

/** Begins, or goes on with what was begun; asks first where another private game would end. */
async function go(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', number, seat, deal, answer = '', instead] = call.parts
  const { person, language, id: interaction } = call
  const words = wordsOf(language)
  const begun = await bot.host.branches.begin({
    origin: {
      table: game,
      number: numberOf(number),
      seat: numberOf(seat),
      deal: deal === 'anew' ? 'anew' : 'same',
    },
    ...(answer !== '' && { answer: numberOf(answer) }),
    ...(instead !== undefined && { instead }),
    language,
    guild: call.guild ?? '0',
    channel: call.channel,
    person,
    interaction,
  })
  if (!begun.ok) return { screen: await refusalScreen(bot, call, game, begun.refusal) }
  const { info, how } = begun.value
  const { playedOn } = info
  if (!playedOn) throw new Error(`${info.id} is no branch`)
  if (how === 'other')
    return {
      screen: {
        content: words['branch-other']({ game: playedOn.table, step: playedOn.step }),
        rows: buttons(
          button(customId('now', info.id), words['branch-go-on'](), 'main'),
          button(
            customId('on-go', game, number ?? '', seat ?? '', deal ?? '', answer, info.id),
            words['branch-instead'](),
          ),
        ),
      },
    }
  const look = await bot.host.lessons.proceed(info.id, person)
  if (!look.ok) return { screen: await refusalScreen(bot, call, info.id, look.refusal) }
  const dealt = words[`branch-deal-${playedOn.deal}`]()
  const note = paragraphs(
    words['branch-begun']({ game: playedOn.table, step: playedOn.step, dealt }),
    how === 'new' && `-# ${words['branch-hash']({ hash: info.commitment })}`,
  )
  return { screen: await standingOf(bot, call, look.value, note) }
}

const compare = async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
  screen: await comparisonScreen(bot, call, call.parts[0] ?? ''),
})

async function leave(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const info = await bot.host.games.info(game)
  if (!info?.playedOn) return { screen: { content: wordsOf(call.language)['unknown-button']() } }
  const left = await bot.host.play.resign(game, call.person)
  if (!left.ok) return { screen: await refusalScreen(bot, call, game, left.refusal) }
  return { screen: await comparisonScreen(bot, call, game) }
}

/** By verb: the question, its menu and buttons, and the buttons of a branch. */
export const BRANCHING = {
  on: { run: ask, slow: true },
  'on-seat': { run: ask, slow: true },
  'on-go': { run: go, slow: true },
  'on-then': { run: compare, slow: true },
  'on-leave': { run: leave, slow: true },
} satisfies Record<string, Panel>
