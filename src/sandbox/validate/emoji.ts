// The rules for emojis of the application.
// https://docs.discord.com/developers/resources/emoji#create-application-emoji
import { inspector, isObject, type Rule } from '../world/problems.ts'

const rule =
  (required: boolean): Rule =>
  (body) => {
    const inspect = inspector()
    if (!isObject(body)) return inspect.problems
    const name = inspect.text(['name'], body.name, { min: 2, max: 32, required })
    if (name !== undefined && !/^\w+$/.test(name))
      inspect.add(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.')
    if (!required) return inspect.problems
    const image = inspect.text(['image'], body.image, { min: 1, max: 400_000, required })
    if (image !== undefined && !/^data:image\/(png|jpeg|gif|webp|avif);base64,/.test(image))
      inspect.add(['image'], 'BASE_TYPE_CHOICES', 'Invalid image data')
    return inspect.problems
  }

/** A new emoji. */
export const emojiRule = rule(true)
/** Another name. */
export const emojiChangeRule = rule(false)
