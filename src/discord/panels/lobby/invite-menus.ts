// Inviting to a lobby by menus, and asking to be let in at a table for invited members.
import type { Title } from '../../../games/common/title.ts'
import { INVITED_AN_HOUR, INVITED_AT_ONCE, type Invited } from '../../../host/lobby/index.ts'
import type { GameInfo, Result } from '../../../host/table/types.ts'
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import {
  button,
  buttons,
  paragraphs,
  peopleSelect,
  type Row,
  type Screen,
  select,
} from '../../screen/screen.ts'
import { mayMentionAll } from '../../words/permissions.ts'
import { gameName, seatName, wordsOf } from '../../words/present.ts'
import { sitDown } from './sitting-down.ts'

const people = (ids: readonly string[]): string => ids.map((id) => `<@${id}>`).join(' ')

/** Whom to invite: members by name, and roles where the organisers of the server allow some. */
async function ask(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const info = await bot.host.games.info(game)
  const words = wordsOf(call.language)
  if (!info) return { screen: { content: words['refused-no-game']() }, fresh: true }
  const roles = info.inviteOnly ? { rows: [] } : await rolesRow(bot, call, info)
  return {
    screen: {
      content: paragraphs(
        words['invite-how']({ n: INVITED_AT_ONCE, hour: INVITED_AN_HOUR }),
        roles.mute && words['invite-role-mute']({ roles: roles.mute }),
      ),
      rows: [
        peopleSelect(customId('invitepeople', game), words['invite-people'](), INVITED_AT_ONCE),
        ...roles.rows,
      ],
    },
    fresh: true,
  }
}

/** A menu of the roles that may be invited and that the bot can mention; `mute` are those that it cannot. */
async function rolesRow(
  { host, servers }: BotContext,
  call: PanelCall,
  info: GameInfo,
): Promise<{ readonly rows: readonly Row[]; readonly mute?: string }> {
  const { invitable } = await host.settings.server(info.guild)
  if (invitable.length === 0) return { rows: [] }
  const words = wordsOf(call.language)
  const known = (await servers.roles(info.guild)).filter(({ id }) => invitable.includes(id))
  const notified = known.filter(({ mentionable }) => mentionable || mayMentionAll(call.botMayDo))
  const mute = known.filter((role) => !notified.includes(role)).map(({ id }) => `<@&${id}>`)
  const options = notified.slice(0, LIMITS.options).map(({ id, name }) => ({ label: `@${name}`, value: id }))
  return {
    rows:
      options.length > 0 ? [select(customId('inviterole', info.id), words['invite-role'](), options)] : [],
    ...(mute.length > 0 && { mute: mute.join(' ') }),
  }
}

/** Invites picked members; leaves out bots and users not in the server. */
async function invitePeople(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const members = call.people.filter((each) => each.isHere && !each.bot).map(({ id }) => id)
  const bots = call.people.filter((each) => !each.isHere || each.bot).map(({ id }) => id)
  const done = await bot.host.lobby.invite(game, call.person, { members })
  return { screen: await invitedScreen(bot, call, game, done, bots) }
}

async function inviteRole(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const [role = ''] = call.values
  const done = await bot.host.lobby.invite(game, call.person, { members: [], role })
  return { screen: await invitedScreen(bot, call, game, done, []) }
}

async function invitedScreen(
  bot: BotContext,
  call: PanelCall,
  game: string,
  done: Result<Invited>,
  bots: readonly string[],
): Promise<Screen> {
  if (!done.ok) return refusalScreen(bot, call, game, done.refusal)
  const words = wordsOf(call.language)
  const { members, unheard, left, role } = done.value
  const who = [...(role === undefined ? [] : [`<@&${role}>`]), people(members)].filter((part) => part)
  return {
    content: paragraphs(
      who.length > 0 && words['invite-done']({ who: who.join(' ') }),
      unheard.length > 0 && words['invite-unheard']({ who: people(unheard) }),
      left.length > 0 && words['invite-left']({ who: people(left) }),
      bots.length > 0 && words['invite-bots']({ who: people(bots) }),
    ),
    rows: buttons(button(customId('invite', game), words.invite())),
  }
}

/** Somebody who asks to be let in, as the channel of the lobby is shown it; without buttons once that is settled. */
export async function joinRequestScreen(
  { host }: Pick<BotContext, 'host'>,
  title: Title,
  info: GameInfo,
  asker: string,
): Promise<Screen> {
  const words = wordsOf(info.language)
  const named = { who: `<@${asker}>`, game: gameName(title, info, info.language) }
  if (info.players.some(({ member }) => member === asker)) return { content: words['join-request-in'](named) }
  const standing = await host.lobby.standingTo(info.id, asker)
  if (info.status !== 'lobby' || standing?.status !== 'asked')
    return { content: `-# ${words['join-request-over'](named)}` }
  return {
    content: words['join-request-line']({ ...named, host: `<@${info.host}>` }),
    rows: buttons(
      button(customId('letin', info.id, asker), words['let-in'](), 'go'),
      button(customId('letnot', info.id, asker), words['let-not']()),
    ),
  }
}

async function requestToJoin(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  // The host may have invited them meanwhile: then there is nothing to ask.
  if ((await bot.host.lobby.standingTo(game, call.person.id))?.status === 'invited')
    return { screen: await sitDown(bot, call, game) }
  const done = await bot.host.lobby.requestToJoin(game, call.person, call.id)
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal) }
  const { players, host } = done.value
  const seat = players.find(({ member }) => member === host)?.seat ?? 0
  return { screen: { content: wordsOf(call.language)['asked-host']({ host: seatName(done.value, seat) }) } }
}

/** What the host says to somebody who asks; their message shows it. */
const answering =
  (what: 'letIn' | 'decline') =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const [game = '', asker = ''] = call.parts
    const done = await bot.host.lobby[what](game, call.person, asker)
    if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal), fresh: true }
    return {
      redraw: async () => {
        const info = (await bot.host.games.info(game)) ?? done.value
        return joinRequestScreen(bot, titleOf(bot, info), info, asker)
      },
    }
  }

/** By verb: who is asked to a lobby, and who asks. */
export const INVITING = {
  invite: { run: ask, slow: true },
  invitepeople: { run: invitePeople, slow: true },
  inviterole: { run: inviteRole, slow: true },
  requestToJoin: { run: requestToJoin, slow: true },
  letin: { run: answering('letIn'), slow: true },
  letnot: { run: answering('decline'), slow: true },
} satisfies Record<string, Panel>
