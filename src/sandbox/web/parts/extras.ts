// Extras of a message: embeds, files, its thread.
import '@skyra/discord-components-core/discord-attachments.js'
import '@skyra/discord-components-core/discord-embed.js'
import '@skyra/discord-components-core/discord-embed-description.js'
import '@skyra/discord-components-core/discord-embed-field.js'
import '@skyra/discord-components-core/discord-embed-fields.js'
import '@skyra/discord-components-core/discord-embed-footer.js'
import '@skyra/discord-components-core/discord-file-attachment.js'
import '@skyra/discord-components-core/discord-image-attachment.js'
import '@skyra/discord-components-core/discord-thread.js'
import { html, nothing, type TemplateResult } from 'lit'
import { ifDefined } from 'lit/directives/if-defined.js'
import type { Embed } from '../../world/model.ts'
import type { PageFile, PageMessage } from '../../world/page-types.ts'
import { drawMarkdown } from '../markdown/draw.ts'
import { channelOf, type Scene } from '../scene/scene.ts'

/** An embed's picture that was uploaded with the message; others are elsewhere, and are not loaded. */
function pictureOf(embed: Embed, files: readonly PageFile[]): string | undefined {
  const { image } = embed
  if (typeof image !== 'object' || image === null || !('url' in image)) return undefined
  const name = /^attachment:\/\/(.+)$/.exec(String(image.url))?.[1]
  return files.find((each) => each.filename === name)?.path
}

function embed(scene: Scene, message: PageMessage, each: Embed): TemplateResult {
  const colour = typeof each.color === 'number' ? `#${each.color.toString(16).padStart(6, '0')}` : undefined
  let inline = 0
  const fields = (each.fields ?? []).map((field) => {
    inline = field.inline ? (inline % 3) + 1 : 0
    return html`<discord-embed-field field-title=${field.name} ?inline=${field.inline === true}
      inline-index=${ifDefined(inline || undefined)}>${drawMarkdown(scene, field.value)}</discord-embed-field>`
  })
  return html`<discord-embed slot="embeds" color=${ifDefined(colour)} embed-title=${ifDefined(each.title)}
    url=${ifDefined(each.url)} author-name=${ifDefined(each.author?.name)} image=${ifDefined(pictureOf(each, message.files))}>
    ${each.description ? html`<discord-embed-description slot="description">${drawMarkdown(scene, each.description)}</discord-embed-description>` : nothing}
    ${fields.length > 0 ? html`<discord-embed-fields slot="fields">${fields}</discord-embed-fields>` : nothing}
    ${each.footer ? html`<discord-embed-footer slot="footer">${each.footer.text}</discord-embed-footer>` : nothing}
  </discord-embed>`
}

export const drawEmbeds = (scene: Scene, message: PageMessage): TemplateResult[] =>
  message.embeds.map((each) => embed(scene, message, each))

/** The largest a picture is drawn, in CSS pixels, as in Discord. */
const WIDEST = 550
const TALLEST = 350

function picture(file: PageFile): TemplateResult {
  const { width, height } = file
  const scale = width && height ? Math.min(1, WIDEST / width, TALLEST / height) : 1
  const size = width && height ? { w: Math.round(width * scale), h: Math.round(height * scale) } : undefined
  const alt = file.description ?? file.filename
  return html`<discord-image-attachment custom-image-element>
    <a class="picture" href=${file.path} target="_blank" rel="noopener"
      ><img src=${file.path} alt=${alt} title=${ifDefined(file.description ?? undefined)}
        width=${ifDefined(size?.w)} height=${ifDefined(size?.h)} loading="lazy" /></a>
  </discord-image-attachment>`
}

function sizeText(bytes: number): { n: string; unit: string } {
  if (bytes < 1024) return { n: String(bytes), unit: 'B' }
  const kilo = bytes / 1024
  return kilo < 1024 ? { n: kilo.toFixed(1), unit: 'KB' } : { n: (kilo / 1024).toFixed(1), unit: 'MB' }
}

/** Files under a message; pictures drawn, others to download. */
export function drawFiles(message: PageMessage): TemplateResult | typeof nothing {
  if (message.files.length === 0) return nothing
  return html`<discord-attachments slot="attachments">${message.files.map((file) => {
    if (/^image\/(png|jpeg|gif|webp)$/.test(file.contentType)) return picture(file)
    const { n, unit } = sizeText(file.size)
    return html`<discord-file-attachment name=${file.filename} bytes=${n} bytes-unit=${unit} href=${file.path}
      target="_blank"></discord-file-attachment>`
  })}</discord-attachments>`
}

/** The card of a thread, which opens it. */
export function drawThread(scene: Scene, id: string): TemplateResult | typeof nothing {
  const channel = channelOf(scene, id)
  if (channel?.thread == null) return nothing
  const open = () => scene.actions.go(id)
  return html`<discord-thread slot="thread" class="thread-card" name=${channel.name} cta=${scene.words['see-thread']}
    role="link" tabindex="0" @click=${open} @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && open()}
    >${scene.words['thread-messages'](channel.thread.messages)}</discord-thread>`
}
