// The user: the switch between members, a second window, the member's language, and new members.
import { html, nothing, type TemplateResult } from 'lit'
import type { Scene } from '../scene/scene.ts'
import { LOCALES } from '../words/index.ts'

/** What can be done to who one is. */
export interface Household {
  readonly open: boolean
  /** What was wrong with a new member. */
  readonly fault: string
  toggle(): void
  be(member: string): void
  speak(locale: string): void
  add(name: string, locale: string): void
}

const languages = (chosen: string) =>
  Object.entries(LOCALES).map(
    ([code, name]) => html`<option value=${code} ?selected=${code === chosen}>${name}</option>`,
  )

function others({ view, me, words, avatar }: Scene, household: Household): TemplateResult[] {
  return view.people
    .filter((each) => view.members.includes(each.id) && !each.bot)
    .map(
      (each) => html`<div class="who-row">
        <button type="button" class="who ${each.id === me.id ? 'here' : ''}" aria-pressed=${each.id === me.id} @click=${() => household.be(each.id)}>
          <img src=${avatar(each.id)} alt="" />
          <span class="who-words"><span class="who-name">${each.name}</span><span class="who-language">${LOCALES[each.locale] ?? each.locale}</span></span>
        </button>
        <a class="who-window" href="?as=${encodeURIComponent(each.name)}" target="_blank" rel="noopener"
          aria-label=${words['new-window'](each.name)} title=${words['new-window'](each.name)}>↗</a>
      </div>`,
    )
}

function addForm({ words, me }: Scene, household: Household): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const data = new FormData(form)
    const name = String(data.get('name') ?? '').trim()
    if (name === '') return
    household.add(name, String(data.get('locale')))
    form.reset()
  }
  return html`<form class="add" @submit=${submit}>
    <h3 class="side-head">${words['add-member']}</h3>
    <input name="name" maxlength="32" placeholder=${words.name} aria-label=${words.name} autocomplete="off" required />
    <div class="add-row"><select name="locale" aria-label=${words.language}>${languages(me.locale)}</select>
    <button type="submit" class="main">${words.add}</button></div>
    ${household.fault ? html`<p class="failed" role="alert">${household.fault}</p>` : nothing}
  </form>`
}

/** The foot of the left side. */
export function drawMe(scene: Scene, household: Household): TemplateResult {
  const { me, words, avatar } = scene
  return html`<div class="me" @keydown=${(event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !household.open) return
    event.preventDefault()
    household.toggle()
  }}>
    ${
      household.open
        ? html`<div class="household" role="dialog" aria-label=${words.switch}>
          <h3 class="side-head">${words.switch}</h3>
          <div class="whos">${others(scene, household)}</div>
          <label class="side-head" for="my-language">${words.language}</label>
          <select id="my-language" @change=${(event: Event) => household.speak((event.target as HTMLSelectElement).value)}>${languages(me.locale)}</select>
          ${addForm(scene, household)}
        </div>`
        : nothing
    }
    <button type="button" class="me-button" aria-expanded=${household.open} aria-haspopup="dialog" @click=${() => household.toggle()}>
      <img src=${avatar(me.id)} alt="" />
      <span class="who-words"><span class="who-name">${words['you-are'](me.name)}</span><span class="who-language">${LOCALES[me.locale] ?? me.locale}</span></span>
      <span class="chevron" aria-hidden="true"></span>
    </button>
  </div>`
}
