// The buttons of a lobby, and Rematch: the message itself shows what has changed, only refusals are said in private.
import type { GameInfo, Result } from '../../host/types.ts'
import { BOT_WORDS } from '../../text/bot/index.ts'
import type { PanelCall } from '../call.ts'
import { type Desk, titleOf } from '../desk.ts'
import { customId } from '../ids.ts'
import { placeOf, sayIn, wordsOf } from '../present.ts'
import { lobbyScreen } from '../publisher/lobby.ts'
import { refusalScreen } from '../refusing.ts'
import type { Panel, Reply } from '../reply.ts'
import { select } from '../screen.ts'

type Deed = (desk: Desk, call: PanelCall, game: string) => Promise<Result<GameInfo>>

const quietly =
  (deed: Deed) =>
  async (desk: Desk, call: PanelCall): Promise<Reply> => {
    const [game = ''] = call.parts
    return lobbyReply(desk, call, game, await deed(desk, call, game))
  }

/** The lobby as it is by now, or the refusal in private. */
async function lobbyReply(desk: Desk, call: PanelCall, game: string, done: Result<GameInfo>): Promise<Reply> {
  if (!done.ok) return { screen: await refusalScreen(desk, call, game, done.refusal), fresh: true }
  return {
    redraw: async () => {
      const info = (await desk.host.info(game)) ?? done.value
      return lobbyScreen(titleOf(desk, info), info)
    },
  }
}

const join: Deed = ({ host }, call, game) => host.join(game, call.person, call.id)
const leave: Deed = ({ host }, call, game) => host.leave(game, call.person)
const start: Deed = ({ host }, call, game) => host.start(game, call.person)

/** Adds a computer player; asks how strong where there is a choice. */
async function computer(desk: Desk, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const info = await desk.host.info(game)
  const strengths = info ? Object.keys(titleOf(desk, info).game.computers) : []
  const [only = 'random', ...more] = strengths
  // Somebody else's press is refused by the host all the same; it needs no menu first.
  if (more.length === 0 || info?.host !== call.person.id) {
    const done = await desk.host.addComputer(game, call.person, only)
    return lobbyReply(desk, call, game, done)
  }
  const words = wordsOf(call.language)
  const options = strengths.map((strength) => ({
    label: BOT_WORDS[call.language].names[strength] ?? strength,
    value: strength,
  }))
  return {
    screen: {
      content: words['add-computer'](),
      rows: [select(customId('strength', game), words['pick-strength'](), options)],
    },
    fresh: true,
  }
}

async function strength(desk: Desk, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const done = await desk.host.addComputer(game, call.person, call.values[0] ?? '')
  if (!done.ok) return { screen: await refusalScreen(desk, call, game, done.refusal) }
  const name = done.value.sitters.at(-1)?.name ?? ''
  return { screen: { content: wordsOf(call.language)['lobby-computer']({ name: `🤖 ${name}` }) } }
}

/** Join pressed elsewhere than on the lobby: the lobby's own message shows it, and the one who pressed is told. */
async function sit(desk: Desk, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const done = await join(desk, call, game)
  if (!done.ok) return { screen: await refusalScreen(desk, call, game, done.refusal) }
  const seat = done.value.sitters.find(({ member }) => member === call.person.id)?.seat ?? 0
  const words = wordsOf(call.language)
  return {
    screen: { content: `${words['lobby-seated']({ seat: seat + 1 })} ${placeOf(done.value)}` },
  }
}

/** A new lobby with the same settings; whoever presses is its host. */
async function again(desk: Desk, call: PanelCall): Promise<Reply> {
  const info = await desk.host.info(call.parts[0] ?? '')
  const words = wordsOf(call.language)
  if (!info) return { screen: { content: words['unknown-button']() }, fresh: true }
  const opened = await desk.host.openLobby({
    title: info.title,
    seats: info.seats,
    language: info.language,
    options: info.options,
    pace: info.pace,
    guild: info.guild,
    channel: info.channel,
    person: call.person,
    interaction: call.id,
  })
  const content = opened.ok
    ? `${words['lobby-opened']({ game: opened.value.id })} ${placeOf(opened.value)}`
    : sayIn(call.language, opened.refusal)
  return { screen: { content }, fresh: true }
}

/** By verb: the buttons of lobbies. */
export const LOBBY = {
  join: { run: quietly(join), slow: true },
  sit: { run: sit, slow: true },
  leave: { run: quietly(leave), slow: true },
  start: { run: quietly(start), slow: true },
  computer: { run: computer, slow: true },
  strength: { run: strength },
  again: { run: again, slow: true },
} satisfies Record<string, Panel>
