// Reads the events that the gateway sends. One that cannot be handled is logged and counted, and the next one is read.
import { GatewayDispatchEvents as Event, type GatewayDispatchPayload } from 'discord.js'
import { z } from 'zod'
import type { Log } from '../core/context.ts'
import { errorFacts } from '../core/faults.ts'
import type { Measures } from '../core/measures.ts'
import type { Identity } from './connection.ts'
import type { InteractionBuilder, Received } from './interactions.ts'
import { readServer, type Server } from './server.ts'
import { TurnedAway } from './turned-away.ts'

/** What the bot listens to. */
export interface Listener {
  interaction(interaction: Received): void
  /** Somebody else wrote a message. */
  message(channel: string, message: string): void
  /** Messages of a channel were deleted, its own or others'. */
  messagesGone(channel: string, messages: readonly string[]): void
  /** A channel or thread was deleted. */
  placeGone(id: string): void
  /** A server is there: the bot joined it, or a session began, or an outage of it is over. */
  server(server: Server): void
}

/** After so many events in a row that cannot be handled the process ends. */
export const FAULTS_IN_A_ROW = 100

const idShape = z.object({ id: z.string() })
const messageShape = z.object({
  id: z.string(),
  channel_id: z.string(),
  author: z.object({ id: z.string() }).optional(),
})

const deletedShape = z.object({
  channel_id: z.string(),
  id: z.string().optional(),
  ids: z.array(z.string()).optional(),
})

/** What events are handled with. */
export interface PacketContext {
  readonly builder: InteractionBuilder
  readonly listener: Listener
  readonly log: Log
  readonly measures: Pick<Measures, 'gatewayFault'>
  /** Every event fails. */
  giveUp(error: TurnedAway): void
}

/** Handles events, and notes faults of the gateway that others find. */
export interface PacketHandler {
  /** Never throws. */
  handle(packet: GatewayDispatchPayload, identity: Identity): void
  /** Notes a fault. */
  fault(event: string, error: unknown): void
}

/** A handler for all shards of a process. */
export function packetHandler({ builder, listener, log, measures, giveUp }: PacketContext): PacketHandler {
  let inARow = 0
  function fault(event: string, error: unknown): void {
    log.error({ event, ...errorFacts(error) }, 'an event of the gateway could not be handled')
    measures.gatewayFault(event)
    inARow++
    if (inARow === FAULTS_IN_A_ROW)
      giveUp(
        new TurnedAway(
          `${inARow} events of the gateway in a row could not be handled, the last one ${event}: look into the log, and install a newer version of the bot if there is one`,
        ),
      )
  }
  return {
    fault,
    handle(packet, { user }) {
      try {
        read(packet, user, builder, listener)
        inARow = 0
      } catch (error) {
        fault(packet.t, error)
      }
    },
  }
}

/** Reads an event as far as the bot needs it. Messages are not built into objects: their channel and author are enough. */
function read(
  { t, d }: GatewayDispatchPayload,
  own: string,
  builder: InteractionBuilder,
  listener: Listener,
): void {
  switch (t) {
    case Event.InteractionCreate: {
      const interaction = builder.build(d)
      if (interaction) listener.interaction(interaction)
      return
    }
    case Event.MessageCreate: {
      const { id, channel_id: channel, author } = messageShape.parse(d)
      if (author?.id !== own) listener.message(channel, id)
      return
    }
    case Event.MessageDelete:
    case Event.MessageDeleteBulk: {
      const { channel_id: channel, id, ids = id === undefined ? [] : [id] } = deletedShape.parse(d)
      listener.messagesGone(channel, ids)
      return
    }
    case Event.ChannelDelete:
    case Event.ThreadDelete:
      listener.placeGone(idShape.parse(d).id)
      return
    case Event.GuildCreate: {
      const server = readServer(d, own)
      if (server) listener.server(server)
      return
    }
  }
}
