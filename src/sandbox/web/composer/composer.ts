// The line at the foot of a channel: ordinary text, or a slash command filled in option by option, by keyboard alone.
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import { type Choice, channelOf, localized, type Scene, type Value } from '../scene/scene.ts'
import { type Basket, drawAlong, tooLarge, uploadOf } from './attach.ts'
import * as drafts from './draft.ts'
import { drawLineBox, drawOffers, type Line, TAIL } from './draw.ts'
import { type Leaf, leavesOf, named } from './leaves.ts'
import * as offers from './suggestions.ts'

/** How long typing must rest before the bot is asked for suggestions, in milliseconds. */
const REST = 150

/** What the bot suggests; `pending` while it is asked, `failed` when it does not answer. */
type Suggested = readonly Choice[] | 'pending' | 'failed'

/** `<pg-composer>`. */
export class Composer extends LitElement {
  static override properties = {
    scene: { attribute: false },
    text: { state: true },
    leaves: { state: true },
    draft: { state: true },
    tail: { state: true },
    focused: { state: true },
    active: { state: true },
    suggested: { state: true },
    fault: { state: true },
    shut: { state: true },
    files: { state: true },
  }

  declare scene: Scene
  declare text: string
  declare leaves: readonly Leaf[]
  declare draft: drafts.Draft | undefined
  declare tail: string
  /** The option that is being typed, or the tail. */
  declare focused: string
  /** The offer that Enter takes; -1 for none. */
  declare active: number
  declare suggested: Suggested
  declare fault: string
  /** Escape was pressed: no offers until something is typed. */
  declare shut: boolean
  /** What goes along with the text. */
  declare files: readonly File[]

  #timer = 0
  #asked = 0
  #place = ''
  #replying: string | undefined
  /** Text that was not sent, by who began it and where. */
  readonly #begun = new Map<string, string>()

  constructor() {
    super()
    this.text = ''
    this.leaves = []
    this.draft = undefined
    this.tail = ''
    this.focused = TAIL
    this.active = 0
    this.suggested = []
    this.fault = ''
    this.shut = false
    this.files = []
  }

  protected override createRenderRoot(): HTMLElement {
    return this
  }

  protected override willUpdate(): void {
    const place = `${this.scene.me.id} ${this.scene.view.channel}`
    if (this.#place !== '' && place !== this.#place) {
      this.draft = undefined
      this.fault = ''
      this.files = []
      this.#begun.set(this.#place, this.text.startsWith('/') ? '' : this.text)
      this.text = this.#begun.get(place) ?? ''
    }
    this.#place = place
    const replying = this.scene.replying?.id
    if (replying !== undefined && replying !== this.#replying) void this.#focusText()
    this.#replying = replying
  }

  get #locale(): string {
    return this.scene.me.locale
  }

  get #field(): drafts.Field | undefined {
    return this.draft?.fields.find(({ option }) => option.name === this.focused)
  }

  /** Something was typed: offers show again, the first one ready to be taken. */
  #fresh(active = 0): void {
    this.fault = ''
    this.shut = false
    this.active = active
  }

  /** A line that names a command in full becomes that command. */
  #enterNamed(): void {
    const found = this.text.startsWith('/') ? named(this.leaves, this.text.slice(1)) : undefined
    if (found) void this.#begin(found.leaf, found.rest)
  }

  #typeText(text: string): void {
    const isNew = text.startsWith('/') && !this.text.startsWith('/')
    this.text = text
    this.#fresh(text.startsWith('/') || /(^|\s)@[^\s@]*$/.test(text) ? 0 : -1)
    if (isNew)
      void this.scene.actions.commands().then(
        (commands) => {
          this.leaves = leavesOf(commands, this.#locale)
          this.#enterNamed()
        },
        // The banner above says that the sandbox is away.
        () => undefined,
      )
    this.#enterNamed()
  }

  async #begin(leaf: Leaf, rest = ''): Promise<void> {
    this.draft = drafts.begin(leaf)
    this.text = ''
    this.tail = ''
    const first = this.draft.fields[0]?.option.name ?? TAIL
    await this.#focus(first)
    if (rest === '') return
    if (first === TAIL) this.#typeTail(rest)
    else this.#typeField(first, rest)
  }

  async #focus(name: string): Promise<void> {
    this.focused = name
    this.#fresh(name === TAIL ? -1 : 0)
    await this.updateComplete
    const box = this.querySelector<HTMLInputElement>(`[data-option="${name}"]`)
    box?.focus()
    box?.setSelectionRange(box.value.length, box.value.length)
    this.#ask()
  }

  #typeField(name: string, typed: string): void {
    if (!this.draft) return
    this.#fresh()
    // A user who types the whole line names this option too.
    const value = typed.startsWith(`${name}:`) ? typed.slice(name.length + 1).trimStart() : typed
    const split = drafts.splitTyped(this.draft, name, value)
    this.draft = drafts.type(this.draft, name, split?.own ?? value)
    if (split) void this.#open(split.next.name, split.rest)
    else this.#ask()
  }

  #typeTail(value: string): void {
    if (!this.draft) return
    this.tail = value
    this.#fresh(value.trim() === '' ? -1 : 0)
    const split = drafts.splitTyped(this.draft, TAIL, value)
    if (split) void this.#open(split.next.name, split.rest)
  }

  async #open(name: string, rest = ''): Promise<void> {
    if (!this.draft) return
    const option = drafts.closed(this.draft).find((each) => each.name === name)
    if (option) this.draft = drafts.open(this.draft, option)
    this.tail = ''
    await this.#focus(name)
    if (rest !== '') this.#typeField(name, rest)
  }

  /** Asks the bot for suggestions once typing rests. */
  #ask(): void {
    clearTimeout(this.#timer)
    const field = this.#field
    if (field?.option.autocomplete !== true) return
    this.suggested = 'pending'
    this.#timer = setTimeout(() => void this.#suggest(field), REST)
  }

  async #suggest({ option, text, picked }: drafts.Field): Promise<void> {
    if (!this.draft) return
    this.#asked += 1
    const turn = this.#asked
    const typed = picked === undefined ? text : ''
    const given = drafts.valuesOf(drafts.withoutFiles(this.draft), this.#locale)
    const values = { ...given, [option.name]: typed }
    const { line } = this.draft.leaf
    const answer = await this.scene.actions.complete(line, values, option.name).catch(() => 'failed' as const)
    if (turn === this.#asked) this.suggested = answer
  }

  #offers(): offers.Offer[] {
    if (this.shut) return []
    if (!this.draft)
      return this.text.startsWith('/')
        ? offers.commandOffers(this.leaves, this.text.slice(1), (leaf) => void this.#begin(leaf))
        : offers.mentionOffers(this.scene, this.text, (text) => {
            this.#typeText(text)
            void this.#focusText()
          })
    const field = this.#field
    if (!field)
      return offers.optionOffers(this.draft, this.tail, this.#locale, (name) => void this.#open(name))
    if (drafts.takesFile(field.option))
      return offers.fileOffers(this.scene, field, () => this.#browse(field.option.name))
    const take = (label: string, value: Value) => this.#take(field.option.name, label, value)
    if (field.option.autocomplete !== true) return offers.fieldOffers(this.scene, field, take)
    return typeof this.suggested === 'string' ? [] : offers.suggestedOffers(this.suggested, take)
  }

  #take(name: string, label: string, value: Value): void {
    if (!this.draft) return
    this.draft = drafts.pick(this.draft, name, label, value)
    void this.#focus(drafts.missing(this.draft)?.name ?? TAIL)
  }

  /** Lets one choose the file of an option. */
  #browse(name: string): void {
    this.querySelector<HTMLInputElement>(`[data-file="${name}"]`)?.click()
  }

  async #takeFile(name: string, file: File): Promise<void> {
    if (tooLarge([file])) this.fault = this.scene.words['attach-large'](file.name)
    else this.#take(name, file.name, await uploadOf(file))
  }

  async #focusText(): Promise<void> {
    await this.updateComplete
    const box = this.querySelector('textarea')
    box?.focus()
    box?.setSelectionRange(box.value.length, box.value.length)
  }

  #leave(text = ''): void {
    this.draft = undefined
    this.text = text
    this.#fresh()
    void this.#focusText()
  }

  async #send(): Promise<void> {
    const { draft } = this
    const { actions, words } = this.scene
    if (draft) {
      const empty = drafts.missing(draft)
      if (empty) {
        await this.#focus(empty.name)
        this.fault = words['required-missing'](localized(empty.name_localizations, this.#locale, empty.name))
        return
      }
      const stray = this.tail.trim()
      if (stray !== '') {
        this.fault = words['option-first'](stray)
        return
      }
      this.#leave()
      actions.slash(draft.leaf.line, drafts.valuesOf(draft, this.#locale))
      return
    }
    await this.#say()
  }

  async #say(): Promise<void> {
    const { actions, replying } = this.scene
    const text = this.text.trim()
    const { files } = this
    if (text === '' && files.length === 0) return
    this.text = ''
    this.files = []
    const uploads = await Promise.all(files.map(uploadOf))
    const along = { ...(replying && { replyTo: replying.id }), files: uploads }
    if (await actions.say(offers.withMentions(this.scene, text), along)) return
    this.text = text
    this.files = files
  }

  /** The files that go along. */
  get #basket(): Basket {
    return {
      files: this.files,
      add: (files) => {
        const large = tooLarge(files)
        this.fault = large ? this.scene.words['attach-large'](large.name) : ''
        this.files = [...this.files, ...files.filter((each) => !tooLarge([each]))]
        void this.#focusText()
      },
      remove: (file) => {
        this.files = this.files.filter((each) => each !== file)
      },
    }
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (!event.isComposing && this.#does(event, this.#offers())) event.preventDefault()
  }

  /** Does what a key means; false for a key that only types. */
  #does({ key, shiftKey, target }: KeyboardEvent, list: readonly offers.Offer[]): boolean {
    const offer = this.#worth(list)
    if ((key === 'ArrowDown' || key === 'ArrowUp') && list.length > 0) {
      const up = (this.active <= 0 ? list.length : this.active) - 1
      this.active = key === 'ArrowUp' ? up : (this.active + 1) % list.length
      void this.updateComplete.then(() =>
        this.querySelector('.offer.active')?.scrollIntoView({ block: 'nearest' }),
      )
      return true
    }
    if (key === 'Escape') {
      if (list.length > 0) this.shut = true
      else if (this.draft) this.#leave()
      else this.scene.actions.reply(undefined)
      return true
    }
    if (key === 'Enter' && !shiftKey) {
      if (offer) offer.take()
      else void this.#send()
      return true
    }
    if (key === 'Tab' && !shiftKey && (offer !== undefined || this.#field !== undefined)) {
      if (offer) offer.take()
      else void this.#focus(this.#after(this.focused))
      return true
    }
    const box = target as HTMLInputElement
    return key === 'Backspace' && (box.value === '' || box.readOnly) && this.#backspace(box.value !== '')
  }

  /** The offer that Enter or Tab takes: none where something was picked already. */
  #worth(list: readonly offers.Offer[]): offers.Offer | undefined {
    return this.#field?.picked === undefined ? list[this.active] : undefined
  }

  /** The box after one. */
  #after(name: string): string {
    const fields = this.draft?.fields ?? []
    const at = fields.findIndex(({ option }) => option.name === name)
    return fields[at + 1]?.option.name ?? TAIL
  }

  /** Goes back: takes a file out of its box; from an empty one goes out of it, out of the option, out of the command. */
  #backspace(holdsFile: boolean): boolean {
    if (!this.draft) return false
    const field = this.#field
    const last = this.draft.fields.at(-1)
    if (field && holdsFile) this.draft = drafts.type(this.draft, field.option.name, '')
    else if (field && field.option.required !== true) {
      this.draft = drafts.shut(this.draft, field.option.name)
      void this.#focus(this.draft.fields.at(-1)?.option.name ?? TAIL)
    } else if (!field && last) void this.#focus(last.option.name)
    else this.#leave(`/${this.draft.leaf.shown}`)
    return true
  }

  #note(count: number): string {
    const { words } = this.scene
    if (this.#field?.option.autocomplete !== true) return ''
    if (this.suggested === 'pending') return words.loading
    if (this.suggested === 'failed') return words['loading-failed']
    return count === 0 ? words['no-options'] : ''
  }

  protected override render(): TemplateResult {
    const { words, view } = this.scene
    const thread = channelOf(this.scene, view.channel)?.thread
    const below = thread?.locked ? words['locked-here'] : thread?.archived ? words['archived-here'] : ''
    const list = this.#offers()
    const line: Line = {
      scene: this.scene,
      text: this.text,
      draft: this.draft,
      tail: this.tail,
      focused: this.focused,
      active: this.active,
      fault: this.fault,
      key: this.#key,
      focus: (name) => {
        if (this.focused !== name) void this.#focus(name)
      },
      typeText: (text) => this.#typeText(text),
      typeField: (name, text) => this.#typeField(name, text),
      typeTail: (text) => this.#typeTail(text),
      browse: (name) => this.#browse(name),
      takeFile: (name, file) => void this.#takeFile(name, file),
      leave: () => this.#leave(),
      basket: this.#basket,
      send: () => void this.#send(),
    }
    return html`
      ${this.shut ? nothing : drawOffers(line, this.#field, list, this.#note(list.length))}
      ${this.fault ? html`<div class="fault" role="alert">${this.fault}</div>` : nothing}
      ${below ? html`<div class="composer-note">${below}</div>` : nothing}
      ${this.draft ? nothing : drawAlong(this.scene, line.basket)}
      ${drawLineBox(line)}`
  }
}

customElements.define('pg-composer', Composer)
