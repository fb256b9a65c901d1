// The page as a whole: what is shown, and what of it stands in the address.
import './composer/composer.ts'
import './parts/messages.ts'
import './parts/modal.ts'
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import type { View, Wish } from '../world/page-types.ts'
import { createDoer } from './actions.ts'
import { avatarOf, loadSigns } from './avatar.ts'
import { act, actFor, type LinkState, type Live, manage, openLive, Refused } from './link.ts'
import { drawAbout, isKnown, keepKnown } from './parts/about.ts'
import { drawBanner, drawHead } from './parts/head.ts'
import type { Household } from './parts/me.ts'
import { drawMembers } from './parts/members.ts'
import type { Filled } from './parts/modal.ts'
import { drawSidebar } from './parts/sidebar.ts'
import { channelOf, type OpenModal, placeName, type Scene } from './scene/scene.ts'
import { wordsFor } from './words/index.ts'

/** How often relative times are written anew, and how long a complaint stands, in milliseconds. */
const TICK = 10_000
const TOAST = 5_000
/** Messages that are asked for at a time. */
const PAGE = 60

/** Whether the members stand beside the messages, and not upon them. */
const isWide = (): boolean => matchMedia('(min-width: 1100px)').matches

/** `<pg-app>`: the page. */
export class App extends LitElement {
  static override properties = {
    view: { state: true },
    link: { state: true },
    toast: { state: true },
    modal: { state: true },
    modalFault: { state: true },
    busy: { state: true },
    drawer: { state: true },
    showsMembers: { state: true },
    choosing: { state: true },
    known: { state: true },
    addFault: { state: true },
  }

  declare view: View | undefined
  declare link: LinkState
  declare toast: string
  declare modal: OpenModal | undefined
  declare modalFault: string
  declare busy: boolean
  /** The left side is open, on a phone. */
  declare drawer: boolean
  declare showsMembers: boolean
  /** The list of members to be is open. */
  declare choosing: boolean
  declare addFault: string
  /** What this page is need not be said. */
  declare known: boolean

  #live: Live | undefined
  #wish: Wish = {}
  /** How far the sandbox's clock is ahead of this machine's. */
  #ahead = 0
  #read = ''
  /** Where somebody wants to be, until they are there. */
  #sought: { readonly channel: string; readonly message: string } | undefined
  #toastTimer = 0
  readonly #doer = createDoer({
    refresh: () => this.requestUpdate(),
    complain: (reason) => this.#complain(reason ?? this.#words['server-away']),
    open: (modal) => {
      this.modalFault = ''
      this.modal = modal
    },
    go: (channel, message) => {
      this.drawer = false
      this.#sought = message === undefined ? undefined : { channel, message }
      this.#reach(message, { channel, limit: PAGE })
    },
    toEnd: () => {
      this.querySelector('pg-messages')?.toEnd()
      this.requestUpdate()
    },
  })

  constructor() {
    super()
    this.view = undefined
    this.link = 'opening'
    this.toast = ''
    this.modal = undefined
    this.modalFault = ''
    this.busy = false
    this.drawer = false
    this.showsMembers = isWide()
    this.choosing = false
    this.addFault = ''
    this.known = isKnown()
  }

  protected override createRenderRoot(): HTMLElement {
    return this
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#live = openLive(
      (view) => this.#see(view),
      (state) => {
        this.link = state
      },
    )
    this.#readAddress()
    addEventListener('popstate', () => this.#readAddress())
    document.addEventListener('visibilitychange', () => this.requestUpdate())
    setInterval(() => this.requestUpdate(), TICK)
  }

  #readAddress(): void {
    const query = new URLSearchParams(location.search)
    const one = (key: string) => (query.has(key) ? { [key]: query.get(key) ?? '' } : {})
    const [channel, message] = [query.get('channel'), query.get('message')]
    this.#sought = channel && message ? { channel, message } : undefined
    this.#wish = {}
    this.#ask({
      languages: navigator.languages,
      ...one('as'),
      ...one('guild'),
      ...one('channel'),
      ...one('message'),
      limit: PAGE,
    })
  }

  #ask(more: Wish): void {
    this.#wish = { ...this.#wish, ...more }
    this.#live?.ask(this.#wish)
  }

  /** Asks for messages as far back as to this one; as many as usual when it is none. */
  #reach(message: string | undefined, more: Wish = {}): void {
    const { message: _, ...wish } = this.#wish
    this.#wish = wish
    this.#ask({ ...more, ...(message !== undefined && { message }) })
  }

  /** A new view; the first one after loading says who and where one is. */
  #see(view: View): void {
    const first = this.view === undefined
    const moved = view.me?.id !== this.view?.me?.id || view.channel !== this.view?.channel
    const loaded = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
    // A client that is loaded again has lost what it alone was shown.
    if (first && view.me && loaded?.type === 'reload') void act(view.me.id, view.guild.id, 'reload')
    if (first) for (const each of view.notices) this.#doer.forgotten.add(each.interaction)
    this.#ahead = view.now - Date.now()
    this.view = view
    if (moved && view.me && view.channel) {
      this.#wish = { ...this.#wish, as: view.me.id, guild: view.guild.id, channel: view.channel }
      this.#address(view, view.me.name, view.channel, first)
    }
    document.documentElement.lang = view.me?.locale ?? 'en'
    void loadSigns(view.people).then((fresh) => fresh && this.requestUpdate())
  }

  #address(view: View, as: string, channel: string, replace: boolean): void {
    const guild = view.guilds.length > 1 ? { guild: view.guild.id } : {}
    const address = `?${new URLSearchParams({ as, ...guild, channel })}`
    if (address !== location.search) history[replace ? 'replaceState' : 'pushState'](null, '', address)
  }

  #complain(reason: string): void {
    this.toast = reason
    clearTimeout(this.#toastTimer)
    this.#toastTimer = setTimeout(() => {
      this.toast = ''
    }, TOAST)
  }

  get #words() {
    return wordsFor(this.view?.me?.locale)
  }

  #scene(view: View): Scene | undefined {
    const { me, guild, channel } = view
    if (me === null) return undefined
    const { waiting, forgotten, sending, replying } = this.#doer
    return {
      view,
      me,
      waiting,
      forgotten,
      sending: [...sending],
      replying: replying(),
      sought: this.#sought?.channel === channel ? this.#sought?.message : undefined,
      words: this.#words,
      now: Date.now() + this.#ahead,
      avatar: (id) => avatarOf(view.people.find((each) => each.id === id)),
      actions: this.#doer.actionsOf(me.id, guild.id, channel),
    }
  }

  /** The newest message is on the screen: it counts as read, unless the view is of somewhere one has just left. */
  readonly #seen = (): void => {
    const { view } = this
    const newest = view?.messages.findLast((each) => !each.ephemeral)?.id
    const here = view?.channel === this.#wish.channel && view?.me?.id === this.#wish.as
    if (newest === undefined || !here || newest === this.#read) return
    this.#read = newest
    this.#live?.ask({ ...this.#wish, read: newest })
  }

  readonly #close = (): void => {
    keepKnown()
    this.known = true
  }

  #household({ me, view, words, actions }: Scene): Household {
    const be = (as: string) => {
      this.choosing = false
      this.drawer = false
      this.modal = undefined
      actions.reply(undefined)
      this.#ask({ as })
    }
    return {
      open: this.choosing,
      fault: this.addFault,
      toggle: () => {
        this.choosing = !this.choosing
        this.addFault = ''
      },
      be,
      speak: (locale) => void this.#doer.attempt(() => manage('speak', me.id, locale)),
      add: (name, locale) => {
        this.addFault = view.people.some((each) => each.name === name) ? words['add-taken'] : ''
        if (this.addFault === '')
          void this.#doer.attempt(async () => {
            const added = await manage('addMember', { name, locale, guild: { id: view.guild.id } })
            be((added as { readonly id: string }).id)
          })
      },
    }
  }

  /** Goes past channels and head to the newest messages. */
  readonly #skip = (event: Event): void => {
    event.preventDefault()
    const list = this.querySelector('pg-messages')
    list?.toEnd()
    list?.querySelector<HTMLElement>('.scroller')?.focus()
  }

  async #submit({ me, view }: Scene, modal: OpenModal, filled: Filled): Promise<void> {
    this.busy = true
    try {
      const outcome = await actFor(me.id, view.guild.id, 'submit', modal, filled)
      if (outcome.kind === 'silence') this.modalFault = this.#words['not-responding']
      else this.#done(modal)
      this.#doer.came(outcome)
    } catch (error) {
      if (!(error instanceof Refused)) this.modalFault = this.#words['server-away']
      else if (error.isLate) this.#done(modal)
      else this.modalFault = error.message
    }
    this.busy = false
  }

  /** A form was taken: it goes, unless another is there by now. */
  #done(modal: OpenModal): void {
    if (this.modal === modal) this.modal = undefined
  }

  #modal(scene: Scene): TemplateResult | typeof nothing {
    const { modal } = this
    if (!modal) return nothing
    const close = () => {
      this.modal = undefined
    }
    return html`<pg-modal .scene=${scene} .modal=${modal} .fault=${this.modalFault} .busy=${this.busy}
      @submit-form=${({ detail }: CustomEvent<Filled>) => void this.#submit(scene, modal, detail)}
      @cancel-form=${close}></pg-modal>`
  }

  #title({ view, me }: Scene, place: string): string {
    const pings = view.channels.reduce((sum, each) => sum + each.pings, 0)
    return `${pings > 0 ? `(${pings}) ` : ''}${place} · ${me.name} · ${view.guild.name}`
  }

  protected override render(): TemplateResult {
    const { view } = this
    const away = this.link === 'lost' ? this.#words['server-away'] : this.#words.connecting
    if (view === undefined) return html`<div class="waiting" role="status">${away}</div>`
    const scene = this.#scene(view)
    if (scene === undefined) return html`<div class="waiting">${this.#words['no-member']}</div>`
    const channel = channelOf(scene, view.channel)
    document.title = this.#title(scene, channel ? placeName(channel) : '')
    const toggleDrawer = () => {
      this.drawer = !this.drawer
    }
    const toggleMembers = () => {
      this.showsMembers = !this.showsMembers
    }
    const switchMember = () => {
      this.drawer = true
      this.choosing = true
    }
    const sides = {
      drawer: this.drawer,
      members: this.showsMembers,
      toggleDrawer,
      toggleMembers,
      switchMember,
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      this.drawer = false
      if (!isWide()) this.showsMembers = false
    }
    const older = () => this.#ask({ limit: view.messages.length + PAGE })
    return html`
      <div class="layout ${this.drawer ? 'drawer' : ''} ${this.showsMembers ? 'with-members' : ''}" @keydown=${leave}>
        <a class="skip" href="#newest" @click=${this.#skip}>${scene.words.skip}</a>
        <aside class="left">${drawSidebar(scene, this.#household(scene))}</aside>
        <button type="button" class="veil" tabindex="-1" aria-label=${scene.words.close} @click=${toggleDrawer}></button>
        <main class="middle">
          ${drawHead(scene, sides)}
          ${drawBanner(scene, this.link === 'lost')}
          ${drawAbout(scene, { known: this.known, close: this.#close, switchMember })}
          <pg-messages .scene=${scene} @seen=${this.#seen} @older=${older}
            @held=${({ detail }: CustomEvent<string | undefined>) => this.#reach(detail)} @found=${() => {
              this.#sought = undefined
            }}></pg-messages>
          <pg-composer .scene=${scene}></pg-composer>
          ${this.toast ? html`<div class="toast" role="alert">${this.toast}</div>` : nothing}
        </main>
        <aside class="right" aria-label=${scene.words.members}>${drawMembers(scene)}</aside>
      </div>
      ${this.#modal(scene)}`
  }
}

customElements.define('pg-app', App)
