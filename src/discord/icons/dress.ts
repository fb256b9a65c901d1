// Puts the bot's own emojis where texts and labels have the signs of icons, and signs where Discord gives emojis back.
import { ICON_NAMES, ICONS, type Icon, isIcon, withoutUnseen } from '../../text/icons.ts'
import { LIMITS } from '../screen/limits.ts'
import type { Button, Row, SelectOption } from '../screen/screen.ts'

/** Ids of the bot's emojis by their icons, as far as Discord has them. */
export type EmojiIds = ReadonlyMap<Icon, string>

/** What a message says, and what can be pressed on it. */
export interface Dressable {
  readonly content: string
  readonly components?: readonly Row[]
}

/** The emoji of a button or an option. https://docs.discord.com/developers/components/reference#button */
interface Emoji {
  readonly id: string
  readonly name: Icon
}

const NAMES: ReadonlyMap<string, Icon> = new Map(ICON_NAMES.map((name) => [ICONS[name], name]))
const SIGN = Object.values(ICONS).join('|')
/** A sign and, of one that cannot be seen, the blank behind it; code is left as it is, and so is what people wrote. */
const SIGNS = new RegExp(`(\`+)[^]*?\\1|(${SIGN})(?![\\ufe0f\\u200b])`, 'g')
const LEADING = new RegExp(`^(${SIGN}) ?(.+)$`, 's')

/** Longest id there is: a snowflake of 64 bits. */
const LONGEST_ID = '9'.repeat(20)

/** The name in it is only read aloud: Discord shows the emoji of the id. */
const mention = (name: Icon, id: string): string => `<:${name}:${id}>`

const replaced = (text: string, mentionOf: (name: Icon) => string | undefined): string =>
  text.replace(SIGNS, (whole: string, _code: string | undefined, sign: string | undefined) => {
    const name = sign === undefined ? undefined : NAMES.get(sign)
    return (name && mentionOf(name)) ?? whole
  })

/** How long a text is with emojis in the place of all signs, at most: what room must be kept for it. */
export const dressedLength = (text: string): number =>
  replaced(text, (name) => mention(name, LONGEST_ID)).length

/** A message's text with emojis; with none where it has no room for all. */
export function dressedText(content: string, ids: EmojiIds): string {
  const dressed = replaced(content, (name) => {
    const id = ids.get(name)
    return id === undefined ? undefined : mention(name, id)
  })
  return withoutUnseen(dressed.length > LIMITS.content ? content : dressed)
}

/** The text of a message of the bot's as it was before: with signs. */
export const undressedText = (content: string): string =>
  content.replace(/<:(\w+):\d+>/g, (whole: string, name: string) => (isIcon(name) ? ICONS[name] : whole))

/** Rows with emojis; a sign at the beginning of a label becomes its emoji. */
export const dressedRows = (rows: readonly Row[], ids: EmojiIds): readonly object[] =>
  rows.map((row) => ({
    ...row,
    components: row.components.map((part) => {
      if ('label' in part) return withEmoji(part, ids, LIMITS.wholeLabelWithIcon)
      if (!('options' in part)) return part
      return { ...part, options: part.options.map((option) => withEmoji(option, ids, LIMITS.label)) }
    }),
  }))

/** A button or an option with its emoji; one that was given to a label which has no room for it is left out. */
function withEmoji(
  { icon, ...part }: Button | SelectOption,
  ids: EmojiIds,
  room: number,
): Omit<Button | SelectOption, 'icon'> & { readonly emoji?: Emoji } {
  const [, sign = '', label = ''] = LEADING.exec(part.label) ?? []
  const leading = NAMES.get(sign)
  const name = leading ?? ([...part.label].length <= room ? icon : undefined)
  const id = name && ids.get(name)
  if (name === undefined || id === undefined) return part
  return { ...part, ...(leading && { label }), emoji: { id, name } }
}
