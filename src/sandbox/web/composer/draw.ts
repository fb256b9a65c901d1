// Draws the composer: the list of offers above it, and its boxes.
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { channelOf, localized, type Scene } from '../scene/scene.ts'
import { type Basket, drawAttach } from './attach.ts'
import { closed, type Draft, type Field, takesFile } from './draft.ts'
import type { Offer } from './suggestions.ts'

/** The name of the box after the last option, where further options are named. */
export const TAIL = ''

/** What is on the line, and what is done with it. */
export interface Line {
  readonly scene: Scene
  readonly text: string
  readonly draft: Draft | undefined
  readonly tail: string
  readonly focused: string
  readonly active: number
  readonly fault: string
  readonly key: (event: KeyboardEvent) => void
  readonly focus: (box: string) => void
  readonly typeText: (text: string) => void
  readonly typeField: (option: string, text: string) => void
  readonly typeTail: (text: string) => void
  readonly browse: (option: string) => void
  readonly takeFile: (option: string, file: File) => void
  readonly leave: () => void
  readonly basket: Basket
  readonly send: () => void
}

const typed = (event: Event): string => (event.target as HTMLInputElement | HTMLTextAreaElement).value

/** What an option is for. */
function about({ me, words }: Scene, { option }: Field): TemplateResult {
  const name = localized(option.name_localizations, me.locale, option.name)
  const text = localized(option.description_localizations, me.locale, option.description)
  return html`<strong>${name}</strong> ${text}${option.required ? html` <em>${words.required}</em>` : nothing}`
}

function row(offer: Offer, n: number, active: boolean): TemplateResult {
  return html`<div class="offer ${active ? 'active' : ''}" role="option" id="offer-${n}" aria-selected=${active}
    @pointerdown=${(event: Event) => event.preventDefault()} @click=${() => offer.take()}>
    ${offer.avatar ? html`<img src=${offer.avatar} alt="" />` : nothing}
    <span class="offer-label">${offer.label}</span>
    ${offer.detail ? html`<span class="offer-detail">${offer.detail}</span>` : nothing}
  </div>`
}

/** The list above the line: what is being filled in, what it can be, or a `note` about why there is nothing. */
export function drawOffers(
  { scene, draft, text, active }: Line,
  field: Field | undefined,
  offers: readonly Offer[],
  note: string,
): TemplateResult | typeof nothing {
  const { words } = scene
  if (field === undefined && offers.length === 0) return nothing
  const plain = draft ? words.options : text.startsWith('/') ? words.commands : words.members
  return html`<div class="offers" role="listbox" id="offers" aria-label=${plain}>
    <div class="offers-head">${field ? about(scene, field) : plain}</div>
    ${note ? html`<div class="offers-note" role="status">${note}</div>` : nothing}
    ${repeat(
      offers,
      ({ key }) => key,
      (offer, n) => row(offer, n, n === active),
    )}
  </div>`
}

/** The browser's own chooser of files, out of sight. */
function fileInput({ takeFile, scene }: Line, name: string): TemplateResult {
  const chosen = ({ target }: Event) => {
    const input = target as HTMLInputElement
    const [file] = input.files ?? []
    input.value = ''
    if (file) takeFile(name, file)
  }
  return html`<input type="file" class="visually-hidden" tabindex="-1" data-file=${name}
    aria-label=${scene.words['choose-file']} @change=${chosen} />`
}

function box(line: Line, { option, text }: Field): TemplateResult {
  const name = localized(option.name_localizations, line.scene.me.locale, option.name)
  const bad = option.required === true && line.fault !== '' && text === ''
  return html`<label class="pill ${line.focused === option.name ? 'on' : ''} ${bad ? 'bad' : ''}">
    <span class="pill-name">${name}</span>
    ${takesFile(option) ? fileInput(line, option.name) : nothing}
    <span class="pill-size" data-text=${text}><input data-option=${option.name} .value=${text}
      autocomplete="off" spellcheck="false" size="1" ?readonly=${takesFile(option)} role="combobox" aria-expanded="true" aria-controls="offers"
      aria-activedescendant="offer-${line.active}"
      @focus=${() => line.focus(option.name)}
      @click=${() => takesFile(option) && line.browse(option.name)}
      @input=${(event: Event) => line.typeField(option.name, typed(event))} /></span>
  </label>`
}

function commandLine(line: Line, draft: Draft): TemplateResult {
  const { words } = line.scene
  const left = closed(draft).length
  return html`<div class="line-box" @keydown=${line.key}>
    <div class="boxes">
      <span class="command-name">/${draft.leaf.shown}</span>
      ${repeat(
        draft.fields,
        ({ option }) => option.name,
        (field) => box(line, field),
      )}
      <input class="tail ${left === 0 && line.tail === '' ? 'done' : ''}" data-option=${TAIL} .value=${line.tail} autocomplete="off" spellcheck="false"
        aria-label=${words['more-options']} placeholder=${left > 0 ? words.optional(left) : ''}
        @focus=${() => line.focus(TAIL)}
        @input=${(event: Event) => line.typeTail(typed(event))} />
    </div>
    <button type="button" class="leave" aria-label=${words.cancel} @click=${line.leave}>✕</button>
    <button type="button" class="send" @click=${line.send}>${words.send}</button>
  </div>`
}

function textLine(line: Line): TemplateResult {
  const { words, view } = line.scene
  const channel = channelOf(line.scene, view.channel)
  const writable = channel?.writable === true
  const hint = channel && writable ? words['message-here'] : words['may-not-write']
  const paste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length > 0) line.basket.add(files)
  }
  return html`<div class="line-box" @keydown=${line.key} @paste=${paste}>
    ${writable ? drawAttach(line.scene, line.basket) : nothing}
    <textarea rows=${Math.min(8, line.text.split('\n').length)} .value=${line.text} placeholder=${hint}
      aria-label=${hint} ?disabled=${!writable} role="combobox" aria-expanded=${line.text.startsWith('/')}
      aria-controls="offers" aria-activedescendant="offer-${line.active}"
      @input=${(event: Event) => line.typeText(typed(event))}></textarea>
    ${
      line.text.trim() === '' && line.basket.files.length === 0
        ? nothing
        : html`<button type="button" class="send" @click=${line.send}>${words.send}</button>`
    }
  </div>`
}

/** The line itself. */
export const drawLineBox = (line: Line): TemplateResult =>
  line.draft ? commandLine(line, line.draft) : textLine(line)
