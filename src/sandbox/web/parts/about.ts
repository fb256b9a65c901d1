// The about text of the page: a stand-in for Discord, who the user is in it, and how to be somebody else.
import { html, nothing, type TemplateResult } from 'lit'
import type { Scene } from '../scene/scene.ts'

/** Where this browser keeps that it need not be said again. */
const KNOWN = 'sandbox-known'

/** Whether this browser was told, and does not want to be told again. */
export const isKnown = (): boolean => localStorage.getItem(KNOWN) !== null

/** Remembers that it need not be said again. */
export const keepKnown = (): void => localStorage.setItem(KNOWN, 'yes')

/** What can be done about it. */
export interface About {
  readonly known: boolean
  close(): void
  switchMember(): void
}

/** Says what this page is. */
export function drawAbout({ me, words }: Scene, about: About): TemplateResult | typeof nothing {
  if (about.known) return nothing
  return html`<section class="about" aria-label=${words['about-what']}>
    <p><strong>${words['about-what']}</strong> ${words['about-more']} ${words['about-you'](me.name)}</p>
    <div class="about-buttons">
      <button type="button" class="about-switch" @click=${() => about.switchMember()}>${words['about-switch']}</button>
      <button type="button" class="about-close" @click=${() => about.close()}>${words['about-close']}</button>
    </div>
  </section>`
}
