// The rules for channels, threads, overwrites, scheduled events and other small bodies.

import { type Inspector, inspector, isObject, type Rule } from '../world/problems.ts'
import { inspectMessage } from './message.ts'

const DURATIONS = [60, 1440, 4320, 10080]

function rule(check: (inspect: Inspector, body: Record<string, unknown>) => void): Rule {
  return (body) => {
    const inspect = inspector()
    if (isObject(body)) check(inspect, body)
    return inspect.problems
  }
}

/** Opening a thread. https://discord.com/developers/docs/resources/channel#start-thread-from-message */
export const threadRule = rule((inspect, body) => {
  inspect.text(['name'], body.name, { min: 1, max: 100, required: true })
  inspect.oneOf(['auto_archive_duration'], body.auto_archive_duration, DURATIONS)
  inspect.oneOf(['type'], body.type, [10, 11, 12])
  inspect.list(['applied_tags'], body.applied_tags ?? undefined, { max: 5 })
  if (isObject(body.message)) {
    const inner = inspector()
    inspectMessage(inner, body.message, false)
    for (const each of inner.problems) inspect.add(['message', ...each.path], each.code, each.message)
  }
})

/** Changing a channel or thread. */
export const channelRule = rule((inspect, body) => {
  if (body.name !== undefined) inspect.text(['name'], body.name, { min: 1, max: 100, required: true })
  inspect.text(['topic'], body.topic, { max: 4096 })
  inspect.list(['applied_tags'], body.applied_tags ?? undefined, { max: 5 })
  const tags = inspect.list(['available_tags'], body.available_tags ?? undefined, { max: 20 })
  for (const [at, tag] of inspect.objects(['available_tags'], tags))
    inspect.text(['available_tags', at, 'name'], tag.name, { min: 1, max: 20, required: true })
  inspect.oneOf(['auto_archive_duration'], body.auto_archive_duration, DURATIONS)
})

/** A new channel. */
export const newChannelRule = rule((inspect, body) => {
  inspect.text(['name'], body.name, { min: 1, max: 100, required: true })
  inspect.text(['topic'], body.topic, { max: 1024 })
})

/** A new role. */
export const roleRule = rule((inspect, body) => void inspect.text(['name'], body.name, { max: 100 }))

/** Deleting many messages. */
export const bulkDeleteRule = rule(
  (inspect, body) => void inspect.list(['messages'], body.messages, { min: 2, max: 100 }),
)

/** A scheduled event; a new one needs a name, a time and, outside Discord, a place and an end. */
export const eventRule = rule((inspect, body) => {
  inspect.text(['name'], body.name, { min: 1, max: 100, required: true })
  inspect.text(['description'], body.description, { max: 1000 })
  inspect.text(['scheduled_start_time'], body.scheduled_start_time, { min: 1, max: 64, required: true })
  inspect.whole(['entity_type'], body.entity_type, { min: 1, max: 3, required: true })
  inspect.whole(['privacy_level'], body.privacy_level, { min: 2, max: 2, required: true })
  if (body.entity_type !== 3) return
  const place = isObject(body.entity_metadata) ? body.entity_metadata.location : undefined
  inspect.text(['entity_metadata', 'location'], place, { min: 1, max: 100, required: true })
  inspect.text(['scheduled_end_time'], body.scheduled_end_time, { min: 1, max: 64, required: true })
})

/** Who a direct message is for. */
export const directRule = rule(
  (inspect, body) =>
    void inspect.text(['recipient_id'], body.recipient_id, { min: 1, max: 20, required: true }),
)
