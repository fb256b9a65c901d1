// The rules for first answers to interactions.
// https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object

import { inspector, isObject, type Rule } from '../world/problems.ts'
import { inspectChoice } from './command.ts'
import { modalComponents } from './components.ts'
import { inspectMessage } from './message.ts'

/** The kinds of first answers. */
export const Callback = {
  message: 4,
  deferMessage: 5,
  deferUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const

/** A first answer of any kind. */
export const callbackRule: Rule = (body) => {
  const inspect = inspector()
  if (!isObject(body)) return inspect.problems
  inspect.whole(['type'], body.type, { min: 1, max: 12, required: true })
  inspect.oneOf(['type'], body.type, [1, ...Object.values(Callback), 12])
  const data = isObject(body.data) ? body.data : {}
  const inner = inspector()
  if (body.type === Callback.message || body.type === Callback.update || body.type === Callback.deferMessage)
    inspectMessage(inner, data, true)
  if (body.type === Callback.choices) {
    if (!Array.isArray(data.choices)) inner.add(['choices'], 'BASE_TYPE_REQUIRED', 'This field is required')
    const listed = inner.list(['choices'], data.choices, { max: 25 })
    for (const [n, choice] of inner.objects(['choices'], listed)) {
      if (isObject(choice)) inspectChoice(inner, ['choices', n], choice, 'any')
    }
  }
  if (body.type === Callback.modal) {
    inner.text(['custom_id'], data.custom_id, { min: 1, max: 100, required: true })
    inner.text(['title'], data.title, { min: 1, max: 45, required: true })
    modalComponents(inner, ['components'], data.components)
  }
  return [...inspect.problems, ...inner.problems.map((each) => ({ ...each, path: ['data', ...each.path] }))]
}
