// Attachments of a message that is being written: the message it answers, and files.
import { html, nothing, type TemplateResult } from 'lit'
import { nameOf, type Scene, type Upload } from '../scene/scene.ts'

/** The largest file that Discord takes, in bytes. */
const LARGEST = 10 * 1024 * 1024
/** Bytes turned into text at a time. */
const CHUNK = 0x8000

/** A file on its way into the message. */
export const uploadOf = async (file: File): Promise<Upload> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return {
    name: file.name,
    contentType: file.type || 'application/octet-stream',
    data: { base64: btoa(binary) },
  }
}

/** The files among some that are too large. */
export const tooLarge = (files: readonly File[]): File | undefined => files.find(({ size }) => size > LARGEST)

/** What is done with the files of a message. */
export interface Basket {
  readonly files: readonly File[]
  add(files: readonly File[]): void
  remove(file: File): void
}

/** The bars above the line: whom one replies to, and the files that go along. */
export function drawAlong(scene: Scene, { files, remove }: Basket): TemplateResult | typeof nothing {
  const { words, actions, replying } = scene
  if (!replying && files.length === 0) return nothing
  return html`<div class="along">
    ${
      replying
        ? html`<div class="along-row"><span>${words['replying-to'](nameOf(scene, replying.author))}</span>
          <button type="button" class="leave" aria-label=${words.cancel} @click=${() => actions.reply(undefined)}>✕</button></div>`
        : nothing
    }
    ${files.map(
      (file) => html`<div class="along-row"><span class="along-file">📎 ${file.name}</span>
        <button type="button" class="leave" aria-label=${words['attach-remove'](file.name)} @click=${() => remove(file)}>✕</button></div>`,
    )}
  </div>`
}

/** The button that opens the choice of files. */
export function drawAttach({ words }: Scene, { add }: Basket): TemplateResult {
  const chosen = (event: Event) => {
    const input = event.target as HTMLInputElement
    add([...(input.files ?? [])])
    input.value = ''
  }
  return html`<label class="attach" title=${words.attach}><span aria-hidden="true">+</span>
    <input type="file" class="visually-hidden" multiple aria-label=${words.attach} @change=${chosen} /></label>`
}
