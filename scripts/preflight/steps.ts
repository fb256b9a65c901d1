// The steps of a trial on a test server: each does once what the bot does all the time, by the same wire.
import { ButtonStyle, ComponentType, Routes } from 'discord.js'
import { z } from 'zod'
import { commands, messageCommands } from '../../commands/index.ts'
import type { Row, Screen } from '../../src/discord/screen/screen.ts'
import type { Finding } from '../doctor/finding.ts'
import type { Step, Trial } from './trial.ts'

/** What all messages of a trial say, so that somebody who meets one knows. */
const SIGNATURE = 'Peach Garden preflight: this message goes away by itself. 桃園 🍑 ⚔️ ⏳ 🥇'
const THREAD_NAME = 'Peach Garden preflight 桃園'
const EDITS = 7

/** A picture of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const messageShape = z.object({ id: z.string(), attachments: z.array(z.unknown()), type: z.number() })
/** The type of the lines “… added … to the thread”. https://discord.com/developers/docs/resources/message#message-object-message-types */
const RECIPIENT_ADDED = 1
/** The type of the line that a message was pinned. */
const PINNED = 6

const fine = (what: string): Finding => ({ how: 'fine', what })

const button: Row = {
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.Button,
      style: ButtonStyle.Primary,
      label: 'Not in use',
      custom_id: 'preflight',
      disabled: true,
    },
  ],
}
const screen: Screen = { content: SIGNATURE, rows: [button] }

/** The id of what an earlier step has made. */
function required(id: string | undefined, what: string): string {
  if (id === undefined) throw new Error(`there is no ${what} to do it with`)
  return id
}

const registersCommands: Step = {
  does: 'register all commands on this server alone',
  needs: 'the scope applications.commands: invite it again with both scopes',
  async run({ rest, application, guild, made }) {
    const route = Routes.applicationGuildCommands(application, guild)
    const present = z.array(z.unknown()).parse(await rest.get(route))
    if (present.length > 0)
      return {
        how: 'worth',
        what: `the server has ${present.length} commands of its own: they were left as they are`,
        todo: 'choose a server where nobody has registered commands for this bot alone',
      }
    const body = [...commands, ...messageCommands].map(({ definition }) => definition)
    made('the commands of this server', () => rest.put(route, { body: [] }))
    const taken = z.array(z.unknown()).parse(await rest.put(route, { body }))
    return fine(`Discord takes all ${taken.length} commands`)
  },
}

const posts: Step = {
  does: 'post a message with a button',
  needs: 'View Channel and Send Messages',
  async run(trial) {
    const { wire, channel } = trial
    const { id, content } = await wire.post(channel, screen, keyOf(trial))
    trial.message = id
    trial.made('the message', () => wire.remove(channel, id))
    return content === SIGNATURE
      ? fine('a message with a button, emoji and Chinese stands as it was posted')
      : {
          how: 'wrong',
          what: `the message stands otherwise than it was posted: ${content}`,
          todo: 'docs/real-discord.md, 13',
        }
  },
}

const postsOnce: Step = {
  does: 'post the same message again by its nonce',
  needs: 'Send Messages',
  async run(trial) {
    const { wire, channel } = trial
    const again = await wire.post(channel, screen, keyOf(trial))
    if (again.id === required(trial.message, 'message')) return fine('the same nonce posts nothing twice')
    trial.made('the second message', () => wire.remove(channel, again.id))
    return { how: 'worth', what: 'the same nonce posted a second message', todo: 'docs/real-discord.md, 12' }
  },
}

const edits: Step = {
  does: `edit a message ${EDITS} times in a row`,
  needs: 'Send Messages',
  async run({ wire, channel, message }) {
    const id = required(message, 'message')
    const begun = performance.now()
    for (let time = 1; time <= EDITS; time++)
      await wire.edit(channel, id, { ...screen, content: `${SIGNATURE} ${time}/${EDITS}` })
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    return fine(`${EDITS} edits of a new message took ${seconds} s; an old one takes three in six seconds`)
  },
}

const hangsPicture: Step = {
  does: 'hang a picture onto a message, redraw it, and take it off',
  needs: 'Attach Files',
  async run({ rest, wire, channel, message }) {
    const id = required(message, 'message')
    const count = async () =>
      messageShape.parse(await rest.get(Routes.channelMessage(channel, id))).attachments.length
    const counts: number[] = []
    for (const change of [
      () => wire.hang(channel, id, 'preflight.png', { bytes: PNG, alt: 'One point', width: 1, height: 1 }),
      () => wire.edit(channel, id, screen),
      () => wire.edit(channel, id, screen, true),
    ]) {
      await change()
      counts.push(await count())
    }
    return counts.join() === '1,1,0'
      ? fine('a picture is hung, stays through an edit, and is taken off')
      : {
          how: 'wrong',
          what: `after hanging, an edit and taking off there are ${counts.join(', ')} pictures`,
          todo: 'docs/real-discord.md, 4',
        }
  },
}

const readsHistory: Step = {
  does: 'find its own message among the latest of the channel',
  needs: 'Read Message History',
  async run({ wire, channel, message }) {
    const found = (await wire.recent(channel)).some(({ id }) => id === message)
    return found
      ? fine('its own messages are found again')
      : {
          how: 'wrong',
          what: 'its own message is not found',
          todo: 'give the bot’s role Read Message History in this channel',
        }
  },
}

const opensThread: Step = {
  does: 'open a thread from the message and write in it',
  needs: 'Create Public Threads and Send Messages in Threads',
  async run(trial) {
    const { rest, wire, channel } = trial
    const thread = await wire.openThread(channel, THREAD_NAME, required(trial.message, 'message'))
    trial.thread = thread
    trial.made('the thread (deleting it takes Manage Threads)', async () => {
      await rest.patch(Routes.channel(thread), { body: { archived: true } }).catch(() => undefined) // where it stays
      await rest.delete(Routes.channel(thread))
    })
    await wire.post(thread, screen, `${keyOf(trial)} thread`)
    return fine('a thread is opened and written in')
  },
}

const bringsOperator: Step = {
  does: 'bring you to the thread by an edited mention',
  needs: 'Send Messages in Threads',
  optional: true,
  async run({ rest, wire, thread, operator }) {
    const place = required(thread, 'thread')
    const { id } = await wire.post(place, { content: SIGNATURE }, `preflight mention ${place}`)
    await wire.edit(place, id, { content: `${SIGNATURE} <@${operator}>` }, false, [operator])
    const isThere = await rest.get(Routes.threadMembers(place, operator)).then(
      () => true,
      () => false,
    )
    const messages = z.array(messageShape).parse(await rest.get(Routes.channelMessages(place)))
    const lines = messages.filter(({ type }) => type === RECIPIENT_ADDED).length
    if (isThere && lines === 0)
      return fine('an edited mention brings somebody to a thread without a line in public')
    return {
      how: 'worth',
      todo: 'docs/real-discord.md, 1',
      what: isThere
        ? `an edited mention brought you to the thread with ${lines} line(s) in public`
        : 'an edited mention did not bring you to the thread',
    }
  },
}

const wakesThread: Step = {
  does: 'edit a message in a thread that is archived',
  needs: 'Send Messages in Threads',
  async run({ rest, wire, thread }) {
    const place = required(thread, 'thread')
    const { id } = await wire.post(place, screen, `preflight wake ${place}`)
    await rest.patch(Routes.channel(place), { body: { archived: true } })
    await wire.edit(place, id, screen)
    return (await wire.place(place)).archived
      ? { how: 'wrong', what: 'the thread stays archived', todo: 'docs/real-discord.md, 7' }
      : fine('an archived thread is woken by an edit')
  },
}

const locksThread: Step = {
  does: 'lock and unlock a thread',
  needs: 'Manage Threads (optional: without it a thread that a moderator locked stays locked)',
  optional: true,
  async run({ rest, thread }) {
    const route = Routes.channel(required(thread, 'thread'))
    for (const locked of [true, false]) await rest.patch(route, { body: { locked } })
    return fine('a thread is locked and unlocked')
  },
}

const pins: Step = {
  does: 'pin a message',
  needs: 'Pin Messages (optional: it pins the page of a league)',
  optional: true,
  async run({ rest, wire, channel, message, made }) {
    await wire.pin(channel, required(message, 'message'))
    const messages = z.array(messageShape).parse(await rest.get(Routes.channelMessages(channel)))
    for (const { id, type } of messages)
      if (type === PINNED) made('the line that a message was pinned', () => wire.remove(channel, id))
    return fine('a message is pinned')
  },
}

const writesDirectly: Step = {
  does: 'send you a direct message',
  needs: 'nothing but your own privacy settings',
  optional: true,
  async run({ wire, operator, made }) {
    const channel = await wire.directWith(operator)
    const { id } = await wire.post(channel, { content: SIGNATURE }, `preflight ${channel}`)
    made('the direct message', () => wire.remove(channel, id))
    return fine('a direct message reaches you')
  },
}

/** Nobody else posts by it. */
const keyOf = ({ channel, application }: Trial): string =>
  `preflight ${application} ${channel} ${process.pid}`

/** All steps in their order. */
export const STEPS: readonly Step[] = [
  ...[registersCommands, posts, postsOnce, edits, hangsPicture, readsHistory],
  ...[opensThread, bringsOperator, wakesThread, locksThread, pins, writesDirectly],
]
