// The left side: servers, channels with their threads, direct messages, and who one is.
import { html, nothing, type TemplateResult } from 'lit'
import type { PageChannel } from '../../world/page-types.ts'
import type { Scene } from '../scene/scene.ts'
import { drawMe, type Household } from './me.ts'

const CATEGORY = 4
const DIRECT = 1

const link = (scene: Scene, channel: string) => `?as=${scene.me.id}&channel=${channel}`

function entry(scene: Scene, channel: PageChannel): TemplateResult {
  const { words, view, actions } = scene
  const here = channel.id === view.channel
  const sign = channel.thread
    ? html`<span class="branch" aria-hidden="true"></span>`
    : html`<span class="hash" aria-hidden="true">${channel.type === DIRECT ? '@' : '#'}</span>`
  const state = channel.pings > 0 ? words['unread-pings'](channel.pings) : channel.unread ? words.unread : ''
  return html`<a class="entry ${here ? 'here' : ''} ${channel.unread ? 'unread' : ''} ${channel.thread ? 'thread' : ''}"
    href=${link(scene, channel.id)} aria-current=${here ? 'page' : 'false'} data-channel=${channel.id}
    @click=${(event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey) return
      event.preventDefault()
      actions.go(channel.id)
    }}>
    ${sign}<span class="entry-name">${channel.name}</span>
    ${state ? html`<span class="visually-hidden">${state}</span>` : nothing}
    ${channel.pings > 0 ? html`<span class="badge" aria-hidden="true">${channel.pings}</span>` : nothing}
  </a>`
}

/** A channel, the running threads below it that one has joined or looks at, and the archived ones folded away. */
function withThreads(scene: Scene, channel: PageChannel): TemplateResult {
  const threads = scene.view.channels.filter((each) => each.parent === channel.id && each.thread !== null)
  const isListed = (each: PageChannel) => each.thread?.joined === true || each.id === scene.view.channel
  const running = threads.filter((each) => each.thread?.archived === false && isListed(each))
  const asleep = threads.filter((each) => each.thread?.archived === true)
  const open = asleep.some((each) => each.id === scene.view.channel)
  return html`${entry(scene, channel)}
    ${running.length > 0 ? html`<div class="threads" role="group" aria-label=${scene.words.threads}>${running.map((each) => entry(scene, each))}</div>` : nothing}
    ${
      asleep.length > 0
        ? html`<details class="asleep" ?open=${open}><summary>${scene.words.archived} (${asleep.length})</summary>
          <div class="threads">${asleep.map((each) => entry(scene, each))}</div></details>`
        : nothing
    }`
}

function directMessages(scene: Scene): TemplateResult {
  const { view, words, actions } = scene
  const known = view.channels.find((each) => each.type === DIRECT)
  const bot = view.people.find((each) => each.id === view.bot)
  const fresh = () =>
    html`<a class="entry" href=${link(scene, '@bot')} @click=${(event: Event) => {
      event.preventDefault()
      actions.go('@bot')
    }}><span class="hash" aria-hidden="true">@</span><span class="entry-name">${bot?.name}</span></a>`
  return html`<h3 class="side-head">${words['direct-messages']}</h3>${known ? entry(scene, known) : fresh()}`
}

function servers({ view, me, words }: Scene): TemplateResult {
  return html`<nav class="rail" aria-label=${words.menu}>${view.guilds.map((guild) => {
    const signs = guild.name
      .split(/\s+/)
      .map((word) => [...word][0] ?? '')
      .join('')
      .slice(0, 3)
    return html`<a class="server ${guild.id === view.guild.id ? 'here' : ''}" href="?as=${me.id}&guild=${guild.id}" title=${guild.name} aria-label=${guild.name}>${signs}</a>`
  })}</nav>`
}

/** The whole left side. */
export function drawSidebar(scene: Scene, household: Household): TemplateResult {
  const { view } = scene
  const top = view.channels.filter((each) => each.thread === null && each.type !== DIRECT)
  const under = (parent: string | null) =>
    top.filter((each) => each.parent === parent && each.type !== CATEGORY)
  return html`
    ${servers(scene)}
    <div class="side">
      <h1 class="server-name">${view.guild.name}</h1>
      <nav class="entries" aria-label=${scene.words.channels}>
        ${under(null).map((each) => withThreads(scene, each))}
        ${top
          .filter((each) => each.type === CATEGORY)
          .map(
            (each) =>
              html`<h3 class="side-head">${each.name}</h3>${under(each.id).map((one) => withThreads(scene, one))}`,
          )}
        ${directMessages(scene)}
      </nav>
      ${drawMe(scene, household)}
    </div>`
}
