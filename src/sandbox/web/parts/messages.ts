// The messages of a channel: oldest first, kept at the end while one is at the end, with what is new marked.
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { PageMessage } from '../../world/page-types.ts'
import { channelOf, placeName, type Scene } from '../scene/scene.ts'
import { daysBetween } from '../scene/time.ts'
import { drawThread } from './extras.ts'
import { drawMessage } from './message.ts'

/** Messages of one author within this many milliseconds stand together. */
const TOGETHER = 7 * 60_000
/** How near to the end counts as the end, in CSS pixels. */
const NEAR = 60
const FORUM = 15
/** What is pressed for its own sake. */
const PRESSED = 'a, button, discord-button, discord-thread, pg-select, .spoiler'

const follows = (before: PageMessage | undefined, message: PageMessage): boolean =>
  before !== undefined &&
  before.author === message.author &&
  message.at - before.at < TOGETHER &&
  message.used === null &&
  message.reply === null &&
  !before.ephemeral &&
  !message.ephemeral &&
  [before.type, message.type].every((type) => type === 0 || type === 20 || type === 19)

/**
 * `<pg-messages>`: tells by `seen` that the newest message is on the screen, by `older` that more is wanted, by `found`
 * that the sought one is shown, and by `held` that somebody reads further up: the oldest message there must stay, or
 * none when they are at the end again.
 */
export class MessageList extends LitElement {
  static override properties = { scene: { attribute: false }, away: { state: true } }

  declare scene: Scene
  /** Scrolled away from the end. */
  declare away: boolean

  #channel: string | null = null
  #height = 0
  #top = 0
  #firstId: string | undefined
  #holding = false
  #watch: ResizeObserver | undefined
  /** While a finger or a mouse button is down on the messages. */
  #pressed: Promise<void> | undefined

  constructor() {
    super()
    this.away = false
  }

  protected override createRenderRoot(): HTMLElement {
    return this
  }

  get #scroller(): HTMLElement | null {
    return this.querySelector('.scroller')
  }

  /** Nothing moves under a finger: a press whose button has gone from under it until the release presses nothing. */
  protected override async scheduleUpdate(): Promise<void> {
    await this.#pressed
    super.scheduleUpdate()
  }

  readonly #press = (): void => {
    this.#pressed ??= new Promise((resolve) => {
      const hands = new AbortController()
      const release = () => {
        hands.abort()
        // The click itself comes after the release.
        setTimeout(() => {
          this.#pressed = undefined
          resolve()
          if (!this.away) this.#toEnd()
        })
      }
      for (const end of ['pointerup', 'pointercancel', 'blur'])
        addEventListener(end, release, { signal: hands.signal })
    })
  }

  /** Whether a menu is open. */
  get #choosing(): boolean {
    return this.querySelector('.sel-list:popover-open') !== null
  }

  protected override willUpdate(): void {
    const scroller = this.#scroller
    if (scroller) this.#height = scroller.scrollHeight
    if (this.scene.view.channel !== this.#channel) this.away = false
  }

  protected override firstUpdated(): void {
    // Pictures and fonts come late and push the end away.
    this.#watch = new ResizeObserver(() => {
      if (!this.away) this.#toEnd()
    })
    for (const part of [this.#scroller, this.querySelector('.stack')]) if (part) this.#watch.observe(part)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#watch?.disconnect()
  }

  protected override updated(): void {
    const scroller = this.#scroller
    const { view } = this.scene
    const first = view.messages[0]?.id
    if (scroller && view.channel === this.#channel && this.away && first !== this.#firstId)
      scroller.scrollTop += scroller.scrollHeight - this.#height
    this.#channel = view.channel
    this.#firstId = first
    this.#hold()
    if (this.scene.sought !== undefined) this.#show(this.scene.sought)
    if (!this.away) this.#toEnd()
    if (!this.away && document.visibilityState === 'visible') this.dispatchEvent(new Event('seen'))
  }

  /** What somebody reads, or has a menu open on, does not go because something new is posted. */
  #hold(): void {
    const holding = this.away || this.#choosing
    if (holding === this.#holding) return
    this.#holding = holding
    const detail = holding ? this.#firstId : undefined
    this.dispatchEvent(new CustomEvent<string | undefined>('held', { detail }))
  }

  /** Goes to a message as soon as it is there, and lets it shine up. */
  #show(id: string): void {
    const message = this.querySelector<HTMLElement>(`discord-message[data-id="${CSS.escape(id)}"]`)
    const scroller = this.#scroller
    if (!message || !scroller) return
    this.dispatchEvent(new Event('found'))
    message.scrollIntoView({ block: 'center' })
    this.away = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight > NEAR
    message.toggleAttribute('data-found', true)
    message.addEventListener('animationend', () => message.removeAttribute('data-found'), { once: true })
  }

  /** Where there is no mouse to hover with, a touched message shows what can be done with it. */
  readonly #touch = ({ target }: Event): void => {
    // A user who presses something in it wants that, and no button across its text.
    const isPressed = target instanceof Element && target.closest(PRESSED) !== null
    const touched = target instanceof Element && !isPressed ? target.closest('discord-message') : null
    for (const each of this.querySelectorAll('discord-message'))
      each.toggleAttribute('data-touched', each === touched && !each.hasAttribute('data-touched'))
  }

  /** Shows the newest messages, also those that are about to come. */
  toEnd(): void {
    this.away = false
    this.#toEnd()
  }

  #toEnd(): void {
    const scroller = this.#scroller
    // What somebody presses, and a menu that somebody is choosing from, hold still.
    if (!scroller || this.#pressed || this.#choosing) return
    scroller.scrollTop = scroller.scrollHeight
    // Where the old ones above go, the end moves up: that is nobody's scrolling.
    this.#top = scroller.scrollTop
  }

  readonly #scrolled = (): void => {
    const scroller = this.#scroller
    if (!scroller) return
    const { scrollTop, scrollHeight, clientHeight } = scroller
    const left = scrollHeight - scrollTop - clientHeight
    // What comes late makes the end move away by itself: only a user who scrolls up leaves it.
    if (left <= NEAR) this.away = false
    else if (scrollTop < this.#top - 1) this.away = true
    this.#top = scrollTop
  }

  #days(before: PageMessage | undefined, message: PageMessage): TemplateResult | typeof nothing {
    if (before !== undefined && daysBetween(before.at, message.at) === 0) return nothing
    const day = new Intl.DateTimeFormat(this.scene.me.locale, { dateStyle: 'long' }).format(message.at)
    return html`<div class="day" role="separator"><span>${day}</span></div>`
  }

  /** A forum has no messages of its own: its posts. */
  #posts(): TemplateResult | typeof nothing {
    const { view } = this.scene
    const forum = channelOf(this.scene, view.channel)
    const posts = forum?.type === FORUM ? view.channels.filter(({ parent }) => parent === forum.id) : []
    if (posts.length === 0) return nothing
    return html`<div class="posts">${posts.map(({ id }) => drawThread(this.scene, id))}</div>`
  }

  #notices(): TemplateResult[] {
    const { view, words, forgotten, actions, avatar } = this.scene
    return view.notices
      .filter((each) => each.source === null && !forgotten.has(each.interaction))
      .map(
        (each) => html`<div class="notice" role="status">
          <img src=${avatar(view.bot)} alt="" />
          <div><div class="failed"><span aria-hidden="true">⚠</span> ${words['not-responding']}</div>
          <div class="private"><span class="eye" aria-hidden="true"></span>${words['only-you']} ·
            <button type="button" class="linkish" @click=${() => actions.forget(each.interaction)}>${words.dismiss}</button></div></div>
        </div>`,
      )
  }

  protected override render(): TemplateResult {
    const { view, words, sending } = this.scene
    const channel = channelOf(this.scene, view.channel)
    const older = html`<button type="button" class="older" @click=${() => this.dispatchEvent(new Event('older'))}>${words.older}</button>`
    const beginning = channel
      ? html`<div class="beginning"><div class="beginning-name">${placeName(channel)}</div>
          <p>${words['beginning-of'](placeName(channel))}${channel.topic ? ` ${channel.topic}` : ''}</p></div>`
      : nothing
    return html`
      <div class="scroller" @scroll=${this.#scrolled} @pointerdown=${this.#press} tabindex="0" role="log" aria-live="polite" aria-label=${channel ? placeName(channel) : ''}>
        <div class="stack" @click=${this.#touch}>
          ${view.older ? older : beginning}
          ${repeat(
            view.messages,
            (message) => message.id,
            (message, n) => {
              const before = view.messages[n - 1]
              const day = this.#days(before, message)
              return html`${day}${drawMessage(this.scene, message, day === nothing && follows(before, message))}`
            },
          )}
          ${this.#posts()}${this.#notices()}
          ${sending.map((each) => html`<div class="sending">${words.sending(each)}</div>`)}
        </div>
      </div>
      ${
        this.away
          ? html`<button type="button" class="newer" @click=${() => this.toEnd()}>${words.newer} ↓</button>`
          : nothing
      }`
  }
}

customElements.define('pg-messages', MessageList)

declare global {
  interface HTMLElementTagNameMap {
    'pg-messages': MessageList
  }
}
