// Pinned messages, under their old addresses and their new ones.
// https://discord.com/developers/docs/resources/message#get-channel-pins
import { refuse } from '../world/errors.ts'
import { type Call, nothing, ok, type Route } from '../world/http.ts'
import { postMessage } from '../world/messages.ts'
import { isThread } from '../world/model.ts'
import { wireMessage } from '../world/wire-message.ts'
import { botChannel, botId, changed, may, publicMessageOf } from '../world/world.ts'

const MOST = 250

function setPinned(pinned: boolean) {
  return (call: Call) => {
    const { world } = call
    const channel = botChannel(world, call.param('channel'))
    const { guild } = channel
    if (guild !== null && !may(world, channel, botId(world), 'PinMessages'))
      throw refuse('missingPermissions')
    const message = publicMessageOf(world, channel.id, call.param('message'))
    if (isThread(channel) && channel.thread.archived) throw refuse('threadArchived')
    if (message.pinned === pinned) return nothing
    if (pinned && pinsOf(call).length >= MOST) throw refuse('tooManyPins')
    message.pinned = pinned
    const last_pin_timestamp = new Date(world.clock.now()).toISOString()
    world.emit({
      t: 'CHANNEL_PINS_UPDATE',
      d: { channel_id: channel.id, ...(guild === null ? {} : { guild_id: guild }), last_pin_timestamp },
      guild,
      intent: guild === null ? 4096 : 1,
    })
    if (pinned)
      postMessage(world, {
        channel,
        author: botId(world),
        type: 6,
        reply: message.id,
        allowedMentions: { parse: [] },
      })
    changed(world)
    return nothing
  }
}

const pinsOf = (call: Call) => {
  const channel = botChannel(call.world, call.param('channel'))
  return call.world.state.messages.filter((each) => each.channel === channel.id && each.pinned).reverse()
}

const pinItem = (call: Call, message: ReturnType<typeof pinsOf>[number]) => ({
  pinned_at: new Date(message.at).toISOString(),
  message: wireMessage(call.world, message),
})

export const pinRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/channels/:channel/messages/pins',
    handle: (call) => ok({ items: pinsOf(call).map((each) => pinItem(call, each)), has_more: false }),
  },
  {
    method: 'GET',
    path: '/channels/:channel/pins',
    handle: (call) => ok(pinsOf(call).map((each) => wireMessage(call.world, each))),
  },
  { method: 'PUT', path: '/channels/:channel/messages/pins/:message', handle: setPinned(true) },
  { method: 'DELETE', path: '/channels/:channel/messages/pins/:message', handle: setPinned(false) },
  { method: 'PUT', path: '/channels/:channel/pins/:message', handle: setPinned(true) },
  { method: 'DELETE', path: '/channels/:channel/pins/:message', handle: setPinned(false) },
]
