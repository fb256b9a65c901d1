// Finds the icon of a choice: by what it does, else by the first thing it names.
import type { Arg, Id, Phrase } from '../../engine/phrase.ts'
import type { Icon } from '../../text/icons.ts'

/** What finds the icon of an option by its text. */
export type IconOf = (text: Phrase) => Icon | undefined

/**
 * Finds icons.
 * @param does icons by the text's key, without the game's name
 * @param thing the icon of a card or a place, if it has one
 */
export const iconsBy =
  (does: Readonly<Record<string, Icon>>, thing: (id: Id) => Icon | undefined): IconOf =>
  ({ key, args = {} }) => {
    const verb = key.slice(key.indexOf('.') + 1)
    if (Object.hasOwn(does, verb)) return does[verb]
    const [first] = Object.values(args).flatMap(namesIn)
    return first === undefined ? undefined : thing(first)
  }

/** The names that an argument refers to. */
function namesIn(arg: Arg): readonly Id[] {
  if (typeof arg !== 'object') return []
  if ('key' in arg) return Object.values(arg.args ?? {}).flatMap(namesIn)
  return [arg].flat().flatMap((ref) => ('name' in ref ? [ref.name] : []))
}
