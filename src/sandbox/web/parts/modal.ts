// A modal: a form the bot asked for, in a dialog that keeps the keyboard inside.
import './select.ts'
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import type { Component } from '../../world/model.ts'
import { nameOf, type OpenModal, type Scene } from '../scene/scene.ts'
import { MENUS, picksOf, shownPicks } from './picks.ts'

const TEXT = 4
const RADIOS = 21
const TICKS = 22
const TICK = 23
const PARAGRAPH = 2

/** What was filled in, by field. */
export type Filled = Record<string, string | readonly string[] | boolean>

/** `<pg-modal>`: `submit-form` carries what was filled in, `cancel-form` nothing. */
export class ModalForm extends LitElement {
  static override properties = {
    scene: { attribute: false },
    modal: { attribute: false },
    fault: {},
    busy: { type: Boolean },
  }

  declare scene: Scene
  declare modal: OpenModal
  /** What was wrong with it. */
  declare fault: string
  declare busy: boolean

  #filled: Filled = {}

  protected override createRenderRoot(): HTMLElement {
    return this
  }

  protected override firstUpdated(): void {
    const dialog = this.querySelector('dialog')
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('input, textarea, pg-select button')?.focus()
  }

  #set(id: string, value: Filled[string]): void {
    this.#filled = { ...this.#filled, [id]: value }
  }

  #text(id: string, part: Component): TemplateResult {
    const typed = (event: Event) => this.#set(id, (event.target as HTMLInputElement).value)
    const start = part.value ?? ''
    const most = part.max_length ?? 4000
    return part.style === PARAGRAPH
      ? html`<textarea id="f-${id}" rows="4" maxlength=${most} placeholder=${part.placeholder ?? ''} .defaultValue=${start} @input=${typed}></textarea>`
      : html`<input id="f-${id}" type="text" autocomplete="off" maxlength=${most} placeholder=${part.placeholder ?? ''} .defaultValue=${start} @input=${typed} />`
  }

  #ticks(id: string, part: Component): TemplateResult {
    const kind = part.type === RADIOS ? 'radio' : 'checkbox'
    const changed = (event: Event) => {
      const group = (event.currentTarget as HTMLElement).querySelectorAll<HTMLInputElement>('input:checked')
      this.#set(
        id,
        [...group].map((each) => each.value),
      )
    }
    return html`<div class="ticks" @change=${changed}>${(part.options ?? []).map(
      (
        each,
      ) => html`<label><input type=${kind} name="f-${id}" value=${each.value} ?checked=${each.default === true} />
        <span>${each.label}${each.description ? html`<small>${each.description}</small>` : nothing}</span></label>`,
    )}</div>`
  }

  #field(id: string, label: string, part: Component): TemplateResult {
    if (part.type === TEXT) return this.#text(id, part)
    if (part.type === TICK)
      return html`<input id="f-${id}" type="checkbox" ?checked=${part.default === true}
        @change=${(event: Event) => this.#set(id, (event.target as HTMLInputElement).checked)} />`
    if (part.type === RADIOS || part.type === TICKS) return this.#ticks(id, part)
    if (!MENUS.includes(part.type)) return html`${nothing}`
    return html`<pg-select id="f-${id}" form .options=${picksOf(this.scene, part)} .shown=${shownPicks(part)}
      .words=${this.scene.words} .label=${label} .hint=${part.placeholder ?? ''}
      .min=${part.min_values ?? 1} .max=${part.max_values ?? 1}
      @choose=${(event: CustomEvent<readonly string[]>) => this.#set(id, event.detail)}></pg-select>`
  }

  protected override render(): TemplateResult {
    const { words, view, avatar } = this.scene
    const cancel = () => this.dispatchEvent(new Event('cancel-form'))
    const submit = (event: Event) => {
      event.preventDefault()
      this.dispatchEvent(new CustomEvent('submit-form', { detail: this.#filled }))
    }
    return html`<dialog class="modal" aria-labelledby="modal-title" @cancel=${(event: Event) => {
      event.preventDefault()
      cancel()
    }}>
      <form @submit=${submit}>
        <header>
          <img src=${avatar(view.bot)} alt="" />
          <h2 id="modal-title">${this.modal.title}</h2>
          <button type="button" class="modal-close" aria-label=${words.close} @click=${cancel}>✕</button>
        </header>
        <div class="modal-fields">
          <p class="modal-note">${words['modal-note'](nameOf(this.scene, view.bot))}</p>
          ${this.modal.fields.map(
            ({ custom_id, label, description, component }) => html`<div class="field">
              <label for="f-${custom_id}">${label}${(component.required ?? true) ? html`<span class="must" title=${words.required}> *</span>` : nothing}</label>
              ${description ? html`<p class="field-note">${description}</p>` : nothing}
              ${this.#field(custom_id, label, component)}
            </div>`,
          )}
          ${this.fault ? html`<p class="failed" role="alert">${this.fault}</p>` : nothing}
        </div>
        <footer>
          <button type="button" class="plain" @click=${cancel}>${words.cancel}</button>
          <button type="submit" class="main" ?disabled=${this.busy}>${words.submit}</button>
        </footer>
      </form>
    </dialog>`
  }
}

customElements.define('pg-modal', ModalForm)
