// Emojis of the application: images from this server, with their names for who cannot see them.
import { html, type TemplateResult } from 'lit'
import type { JsonObject } from '../../world/model.ts'

/** An emoji in a line. */
export const emojiImage = ({ name, id }: { readonly name: string; readonly id: string }): TemplateResult =>
  html`<img class="emoji" src=${`emojis/${id}.png`} alt=${`:${name}:`} title=${`:${name}:`} draggable="false" />`

/** The emoji of a button or an option, if it has one, and a blank. */
export function emojiBeside(emoji: JsonObject | undefined): TemplateResult | string {
  if (typeof emoji?.name !== 'string') return ''
  return typeof emoji.id === 'string'
    ? html`${emojiImage({ name: emoji.name, id: emoji.id })} `
    : `${emoji.name} `
}
