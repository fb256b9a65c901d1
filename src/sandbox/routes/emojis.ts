// Emojis of the application, which its own messages show everywhere.
// https://docs.discord.com/developers/resources/emoji#application-owned-emojis
import { emojiChangeRule, emojiRule } from '../validate/emoji.ts'
import { refuse } from '../world/errors.ts'
import { type Call, created, invalid, nothing, ok, type Route } from '../world/http.ts'
import type { Component, Emoji } from '../world/model.ts'
import { wireEmoji } from '../world/wire-guild.ts'
import { botId, changed, newId } from '../world/world.ts'

const LARGEST = 256 * 1024

function requireOwn(call: Call): void {
  if (call.param('application') !== botId(call.world)) throw refuse('missingAccess')
}

function emojiIn(call: Call): Emoji {
  requireOwn(call)
  const emoji = call.world.state.emojis.find(({ id }) => id === call.param('emoji'))
  if (emoji === undefined) throw refuse('unknownEmoji')
  return emoji
}

/** @throws 50035 when another emoji bears the name */
function requireNew(call: Call, name: string, own?: Emoji): void {
  if (!call.world.state.emojis.some((each) => each !== own && each.name === name)) return
  throw invalid(call, ['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji with this name exists')
}

function create(call: Call) {
  const { world } = call
  requireOwn(call)
  const { name, image } = call.body as { readonly name: string; readonly image: string }
  if (world.state.emojis.length >= world.limits.emojis) throw refuse('tooManyEmojis')
  requireNew(call, name)
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
  if (bytes.length > LARGEST)
    throw invalid(call, ['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.')
  const emoji: Emoji = { id: newId(world), name }
  world.files.put(emoji.id, bytes)
  world.state.emojis = [...world.state.emojis, emoji]
  changed(world)
  return created(wireEmoji(world, emoji))
}

function change(call: Call) {
  const emoji = emojiIn(call)
  const { name } = call.body as { readonly name?: string }
  if (name !== undefined) {
    requireNew(call, name, emoji)
    emoji.name = name
    changed(call.world)
  }
  return ok(wireEmoji(call.world, emoji))
}

/** Its image stays: messages that show it are not changed. */
function remove(call: Call) {
  const emoji = emojiIn(call)
  call.world.state.emojis = call.world.state.emojis.filter((each) => each !== emoji)
  changed(call.world)
  return nothing
}

/** Buttons and options may show emojis that there are. @throws 50035 */
export function requireEmojis(call: Call, components: readonly Component[]): void {
  const known = call.world.state.emojis
  const ids = [...JSON.stringify(components).matchAll(/"emoji":\{[^}]*"id":"(\d+)"/g)].map(([, id]) => id)
  if (ids.every((id) => known.some((each) => each.id === id))) return
  throw invalid(call, ['components'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')
}

/** The emojis of the application. */
export const emojiRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/applications/:application/emojis',
    handle(call) {
      requireOwn(call)
      return ok({ items: call.world.state.emojis.map((each) => wireEmoji(call.world, each)) })
    },
  },
  { method: 'POST', path: '/applications/:application/emojis', rule: emojiRule, handle: create },
  {
    method: 'GET',
    path: '/applications/:application/emojis/:emoji',
    handle: (call) => ok(wireEmoji(call.world, emojiIn(call))),
  },
  {
    method: 'PATCH',
    path: '/applications/:application/emojis/:emoji',
    rule: emojiChangeRule,
    handle: change,
  },
  { method: 'DELETE', path: '/applications/:application/emojis/:emoji', handle: remove },
]
