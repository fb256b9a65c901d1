// A select menu of a message or modal: a button and a list of options, for mouse, touch and keyboard, with minimum and
// maximum. (The library's menu can be neither reached by keyboard nor bounded.)
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import type { SelectOption } from '../../world/model.ts'
import { emojiBeside } from '../markdown/emoji.ts'
import type { PageWords } from '../words/en.ts'

/** An option of any kind of menu. */
export interface Pick extends Omit<SelectOption, 'default'> {
  /** A picture beside the label. */
  readonly avatar?: string
}

/** `<pg-select>`: tells of picks by a `choose` event whose detail is the list of values. */
export class SelectMenu extends LitElement {
  static override properties = {
    options: { attribute: false },
    shown: { attribute: false },
    version: { attribute: false },
    words: { attribute: false },
    label: {},
    hint: {},
    min: { type: Number },
    max: { type: Number },
    disabled: { type: Boolean },
    /** In a form every change counts at once. */
    form: { type: Boolean },
    /** Options are found by typing a part of their label. */
    searched: { type: Boolean },
    open: { state: true },
    wanted: { state: true },
    active: { state: true },
    picks: { state: true },
  }

  declare options: readonly Pick[]
  /** What is chosen by what the message says. */
  declare shown: readonly string[]
  /** Which edit of the message this is: each of them shows anew what the bot says is chosen (discord-api-docs #3441). */
  declare version: number | null
  declare words: PageWords
  declare label: string
  declare hint: string
  declare min: number
  declare max: number
  declare disabled: boolean
  declare form: boolean
  declare searched: boolean
  declare open: boolean
  declare wanted: string
  declare active: number
  declare picks: readonly string[]

  /** What was told last, or what the message says: choosing it again tells nothing (discord-api-docs #4801). */
  #told: readonly string[] = []
  #typed = ''
  #typedAt = 0

  constructor() {
    super()
    this.options = []
    this.shown = []
    this.version = null
    this.label = ''
    this.hint = ''
    this.min = 1
    this.max = 1
    this.disabled = false
    this.form = false
    this.searched = false
    this.wanted = ''
    this.open = false
    this.active = 0
    this.picks = []
  }

  protected override createRenderRoot(): HTMLElement {
    return this
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    const before = changed.get('shown') as readonly string[] | undefined
    const isOther = changed.has('shown') && JSON.stringify(before) !== JSON.stringify(this.shown)
    if (isOther || (changed.has('version') && !this.open)) this.reset()
  }

  /** Shows what the message says, as if nothing had been chosen. */
  reset(): void {
    this.picks = this.shown
    this.#told = this.shown
  }

  override connectedCallback(): void {
    super.connectedCallback()
    document.addEventListener('pointerdown', this.#outside, true)
    document.addEventListener('scroll', this.#scrolled, true)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    document.removeEventListener('pointerdown', this.#outside, true)
    document.removeEventListener('scroll', this.#scrolled, true)
  }

  readonly #outside = (event: Event): void => {
    if (this.open && !event.composedPath().includes(this)) this.#close(true)
  }

  readonly #scrolled = (event: Event): void => {
    if (this.open && event.target instanceof Node && !this.contains(event.target)) this.#place()
  }

  /** The options that are shown: those that what was typed is a part of. */
  get #found(): readonly Pick[] {
    const wanted = this.wanted.trim().toLowerCase()
    return wanted === ''
      ? this.options
      : this.options.filter(({ label }) => label.toLowerCase().includes(wanted))
  }

  get #list(): HTMLElement | null {
    return this.querySelector('.sel-list')
  }

  async #show(): Promise<void> {
    if (this.disabled) return
    this.open = true
    this.wanted = ''
    const first = this.options.findIndex((each) => this.picks.includes(each.value))
    this.active = Math.max(0, first)
    await this.updateComplete
    this.#list?.showPopover()
    this.#place()
    const search = this.querySelector<HTMLInputElement>('.sel-search')
    ;(search ?? this.#list)?.focus()
    this.#intoSight()
  }

  /** Puts the list below its button, or above where there is more room; in sight also when the button is not. */
  #place(): void {
    const list = this.#list
    const button = this.querySelector('button')
    if (!list || !button) return
    const box = button.getBoundingClientRect()
    const below = innerHeight - box.bottom - 12
    const above = box.top - 12
    const up = below < Math.min(list.scrollHeight, 320) && above > below
    const width = Math.min(Math.max(box.width, 240), innerWidth - 16)
    list.style.width = `${width}px`
    list.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`
    const most = Math.min(340, innerHeight - 16, Math.max(160, up ? above : below))
    const height = Math.min(list.scrollHeight, most)
    const inSight = (edge: number) => `${Math.max(8, Math.min(edge, innerHeight - 8 - height))}px`
    list.style.maxHeight = `${most}px`
    list.style.top = up ? 'auto' : inSight(box.bottom + 4)
    list.style.bottom = up ? inSight(innerHeight - box.top + 4) : 'auto'
  }

  #close(send: boolean): void {
    if (!this.open) return
    this.open = false
    this.#list?.hidePopover()
    const enough = this.picks.length >= this.min && this.picks.length <= this.max
    if (!send || !enough) this.picks = this.#told
    else if (!this.form && this.max > 1) this.#tell()
  }

  #tell(): void {
    const inOrder = this.options.map((each) => each.value).filter((value) => this.picks.includes(value))
    if (!this.form && JSON.stringify(inOrder) === JSON.stringify(this.#told)) return
    this.#told = inOrder
    this.dispatchEvent(new CustomEvent('choose', { detail: inOrder }))
  }

  #choose(value: string): void {
    const has = this.picks.includes(value)
    if (this.max <= 1) {
      this.picks = has && this.min === 0 ? [] : [value]
      this.#tell()
      this.#close(false)
      this.querySelector('button')?.focus()
      return
    }
    if (has) this.picks = this.picks.filter((each) => each !== value)
    else if (this.picks.length < this.max) this.picks = [...this.picks, value]
    if (this.form) this.#tell()
  }

  #chooseActive(): void {
    const found = this.#found[this.active]
    if (found) this.#choose(found.value)
  }

  #intoSight(): void {
    this.querySelector(`[data-n="${this.active}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  async #move(to: number): Promise<void> {
    this.active = Math.max(0, Math.min(this.#found.length - 1, to))
    await this.updateComplete
    this.#intoSight()
  }

  readonly #key = (event: KeyboardEvent): void => {
    // What an input method is still making of the keys is not for the menu.
    if (event.isComposing) return
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: this.active + 1,
      ArrowUp: this.active - 1,
      Home: 0,
      End: this.#found.length - 1,
      PageDown: this.active + 5,
      PageUp: this.active - 5,
    }
    const to = moves[event.key]
    if (to !== undefined) void this.#move(to)
    else if (event.key === 'Enter' || (event.key === ' ' && !this.searched)) this.#chooseActive()
    else if (event.key === 'Escape' || event.key === 'Tab') {
      this.#close(event.key === 'Tab')
      this.querySelector('button')?.focus()
      if (event.key === 'Tab') return
    } else if (this.searched) return
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      this.#typed = event.timeStamp - this.#typedAt > 800 ? event.key : this.#typed + event.key
      this.#typedAt = event.timeStamp
      const typed = this.#typed.toLowerCase()
      const found = this.options.findIndex((each) => each.label.toLowerCase().startsWith(typed))
      if (found >= 0) void this.#move(found)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  #search(): TemplateResult {
    return html`<input class="sel-search" type="text" aria-label=${this.words.search} placeholder=${this.words.search}
      .value=${this.wanted} @input=${(event: InputEvent) => {
        this.wanted = (event.target as HTMLInputElement).value
        this.active = 0
      }} />`
  }

  #face(): TemplateResult {
    const chosen = this.options.filter((each) => this.picks.includes(each.value))
    if (chosen.length === 0) return html`<span class="sel-hint">${this.hint || this.words.choose}</span>`
    return html`<span class="sel-chosen">${chosen.map(
      (each) =>
        html`<span class=${this.max > 1 ? 'sel-chip' : 'sel-one'}>${emojiOf(each)}${each.label}</span>`,
    )}</span>`
  }

  #option(each: Pick, n: number): TemplateResult {
    const chosen = this.picks.includes(each.value)
    const full = !chosen && this.max > 1 && this.picks.length >= this.max
    return html`<div
      class="sel-option ${n === this.active ? 'active' : ''} ${full ? 'full' : ''}"
      role="option" id="${this.id}-o${n}" data-n=${n} data-value=${each.value}
      aria-selected=${chosen} aria-disabled=${full}
      @pointermove=${() => {
        this.active = n
      }}
      @click=${() => this.#choose(each.value)}
    >
      ${each.avatar ? html`<img class="sel-avatar" src=${each.avatar} alt="" />` : emojiOf(each)}
      <span class="sel-words">
        <span class="sel-label">${each.label}</span>
        ${each.description ? html`<span class="sel-description">${each.description}</span>` : nothing}
      </span>
      ${this.max > 1 ? html`<span class="sel-tick ${chosen ? 'on' : ''}" aria-hidden="true"></span>` : nothing}
    </div>`
  }

  protected override render(): TemplateResult {
    const { words, min, max } = this
    const range = max > 1 ? words['choose-range'](min, max) : ''
    const enough = this.picks.length >= min && this.picks.length <= max
    return html`
      <button type="button" class="sel-button" aria-haspopup="listbox" aria-expanded=${this.open}
        aria-label="${this.label || this.hint || words.choose}" ?disabled=${this.disabled}
        @click=${() => (this.open ? this.#close(true) : void this.#show())}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          void this.#show()
        }}>
        ${this.#face()}<span class="sel-arrow" aria-hidden="true"></span>
      </button>
      <div class="sel-list" popover="manual" role="listbox" tabindex="-1"
        aria-label=${this.label || this.hint || words.choose} aria-multiselectable=${max > 1}
        aria-activedescendant="${this.id}-o${this.active}" @keydown=${this.#key}>
        ${this.open && range ? html`<div class="sel-range">${range}</div>` : nothing}
        ${this.open && this.searched ? this.#search() : nothing}
        ${this.open ? this.#found.map((each, n) => this.#option(each, n)) : nothing}
        ${this.open && this.#found.length === 0 ? html`<div class="sel-range">${words['no-options']}</div>` : nothing}
        ${
          this.open && max > 1
            ? html`<button type="button" class="sel-done" ?disabled=${!enough} @click=${() => this.#close(true)}
                >${words.done(this.picks.length)}</button>`
            : nothing
        }
      </div>`
  }
}

const emojiOf = (each: Pick): TemplateResult | typeof nothing =>
  each.emoji ? html`<span class="sel-emoji">${emojiBeside(each.emoji)}</span>` : nothing

customElements.define('pg-select', SelectMenu)
