// The head of a channel: where one is, the way back to a thread's channel, and what is wrong with the line.
import { html, nothing, type TemplateResult } from 'lit'
import { channelOf, nameOf, placeName, type Scene } from '../scene/scene.ts'

/** The two sides that the head opens and closes. */
export interface Sides {
  readonly drawer: boolean
  readonly members: boolean
  toggleDrawer(): void
  toggleMembers(): void
  switchMember(): void
}

/** The head of the channel that is looked at. */
export function drawHead(scene: Scene, sides: Sides): TemplateResult {
  const { words, view, actions, me, avatar } = scene
  const channel = channelOf(scene, view.channel)
  const parent = channel?.thread ? channelOf(scene, channel.parent) : undefined
  const crumb =
    parent &&
    html`<button type="button" class="crumb" @click=${() => actions.go(parent.id)}>${placeName(parent)}</button
      ><span class="crumb-arrow" aria-hidden="true">›</span>`
  return html`<header class="top">
    <button type="button" class="icon burger" aria-label=${words.menu} aria-expanded=${sides.drawer}
      @click=${() => sides.toggleDrawer()}><span aria-hidden="true"></span></button>
    ${crumb ?? nothing}
    <h2 class="place">${channel ? placeName(channel) : ''}</h2>
    ${channel?.topic ? html`<span class="topic">${channel.topic}</span>` : nothing}
    <button type="button" class="icon me-here" aria-label=${`${words['you-are'](me.name)} · ${words.switch}`}
      @click=${() => sides.switchMember()}><img src=${avatar(me.id)} alt="" /></button>
    <button type="button" class="icon people" aria-label=${words['show-members']} aria-pressed=${sides.members}
      @click=${() => sides.toggleMembers()}><span aria-hidden="true"></span></button>
  </header>`
}

/** Whether the sandbox and the bot are there. */
export function drawBanner(scene: Scene, lost: boolean): TemplateResult | typeof nothing {
  const { words, view } = scene
  if (lost) return html`<div class="banner lost" role="alert">${words['server-away']}</div>`
  if (view.botOnline) return nothing
  return html`<div class="banner" role="status">${words['bot-away'](nameOf(scene, view.bot))}</div>`
}
