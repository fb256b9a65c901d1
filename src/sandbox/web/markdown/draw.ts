// Draws a message's text: semantic HTML for emphasis and lists, the library's part for mentions.
import '@skyra/discord-components-core/discord-mention.js'
import { html, nothing, type TemplateResult } from 'lit'
import { channelOf, nameOf, type Scene } from '../scene/scene.ts'
import { timeText } from '../scene/time.ts'
import { readMarkdown } from './blocks.ts'
import { emojiImage } from './emoji.ts'
import { inline } from './inline.ts'
import type { Block, Inline } from './tree.ts'

type Drawn = TemplateResult | string | typeof nothing

function mention(scene: Scene, node: Inline & { kind: 'user' | 'channel' | 'role' }): TemplateResult {
  if (node.kind === 'user')
    return html`<discord-mention type="user" ?highlight=${node.id === scene.me.id}>${nameOf(scene, node.id)}</discord-mention>`
  if (node.kind === 'role') {
    const role = scene.view.roles.find((each) => each.id === node.id)
    return html`<discord-mention type="role">${role?.name ?? scene.words['somebody-unknown']}</discord-mention>`
  }
  const channel = channelOf(scene, node.id)
  if (channel === undefined)
    return html`<discord-mention type="channel">${scene.words['channel-unknown']}</discord-mention>`
  const href = `?as=${scene.me.id}&channel=${channel.id}`
  const open = (event: Event) => {
    event.preventDefault()
    scene.actions.go(channel.id)
  }
  return html`<a class="mention-link" href=${href} @click=${open}
    ><discord-mention type=${channel.thread ? 'thread' : 'channel'}>${channel.name}</discord-mention></a>`
}

/** A link to a place that this person sees: it leads there on this page. A bare address is shown as the place. */
function jump(scene: Scene, { url, inside }: Inline & { kind: 'link' }): TemplateResult | undefined {
  const [, id = '', message] =
    /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(url) ?? []
  const channel = channelOf(scene, id)
  if (channel === undefined) return undefined
  const to = new URLSearchParams({ as: scene.me.id, channel: id, ...(message && { message }) })
  const bare = inside.length === 1 && inside[0]?.kind === 'text' && inside[0].text === url
  const open = (event: Event) => {
    event.preventDefault()
    scene.actions.go(id, message)
  }
  return html`<a class=${bare ? 'mention-link' : 'jump'} href=${`?${to}`} @click=${open}>${
    bare
      ? html`<discord-mention type=${channel.thread ? 'thread' : 'channel'}>${channel.name}${message ? ' › 💬' : ''}</discord-mention>`
      : drawAll(scene, inside)
  }</a>`
}

function show(event: Event): void {
  const spoiler = event.currentTarget as HTMLElement
  spoiler.classList.add('shown')
  spoiler.removeAttribute('role')
  spoiler.removeAttribute('aria-label')
}

function drawInline(scene: Scene, node: Inline): Drawn {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'bold':
      return html`<strong>${drawAll(scene, node.inside)}</strong>`
    case 'italic':
      return html`<em>${drawAll(scene, node.inside)}</em>`
    case 'underline':
      return html`<u>${drawAll(scene, node.inside)}</u>`
    case 'strike':
      return html`<s>${drawAll(scene, node.inside)}</s>`
    case 'spoiler':
      return html`<span class="spoiler" role="button" tabindex="0" aria-label=${scene.words.spoiler}
        @click=${show} @keydown=${(event: KeyboardEvent) => (event.key === 'Enter' || event.key === ' ') && show(event)}
        ><span>${drawAll(scene, node.inside)}</span></span>`
    case 'code':
      return html`<code>${node.text}</code>`
    case 'link':
      return (
        jump(scene, node) ??
        html`<a href=${node.url} target="_blank" rel="noopener noreferrer">${drawAll(scene, node.inside)}</a>`
      )
    case 'user':
    case 'channel':
    case 'role':
      return mention(scene, node)
    case 'everyone':
      // The part writes the `@` itself.
      return html`<discord-mention>${node.text.slice(1)}</discord-mention>`
    case 'command':
      return html`<discord-mention type="slash">${node.name}</discord-mention>`
    case 'emoji':
      return emojiImage(node)
    case 'time': {
      const { locale } = scene.me
      const full = timeText(node.at, 'F', scene.now, locale)
      return html`<time class="stamp" datetime=${new Date(node.at).toISOString()} title=${full}
        >${timeText(node.at, node.style, scene.now, locale)}</time>`
    }
  }
}

const drawAll = (scene: Scene, nodes: readonly Inline[]): Drawn[] =>
  nodes.map((node) => drawInline(scene, node))

function drawBlock(scene: Scene, block: Block): TemplateResult {
  switch (block.kind) {
    case 'lines':
      return html`<div class="md-lines">${drawAll(scene, block.inside)}</div>`
    case 'heading':
      // A message is no chapter of the page: its headings are not in the page's outline.
      return html`<div class="md-h md-h${block.level}">${drawAll(scene, block.inside)}</div>`
    case 'subtext':
      return html`<div class="md-sub">${drawAll(scene, block.inside)}</div>`
    case 'quote':
      return html`<blockquote>${block.inside.map((each) => drawBlock(scene, each))}</blockquote>`
    case 'list': {
      const items = block.items.map((item) => html`<li>${item.map((each) => drawBlock(scene, each))}</li>`)
      return block.start === null ? html`<ul>${items}</ul>` : html`<ol start=${block.start}>${items}</ol>`
    }
    case 'code':
      return html`<pre tabindex="0"><code>${block.text}</code></pre>`
  }
}

/** A message's whole text; `tail` stands after its last words. */
export function drawMarkdown(
  scene: Scene,
  source: string,
  tail: TemplateResult | typeof nothing = nothing,
): TemplateResult | typeof nothing {
  if (source === '') return tail
  const blocks = readMarkdown(source)
  const last = blocks.at(-1)
  // Where the text ends in a line of its own kind, what follows it goes on in that line.
  const style = last?.kind === 'lines' ? 'md-lines' : last?.kind === 'subtext' ? 'md-sub' : undefined
  if (tail === nothing || style === undefined || last === undefined || !('inside' in last))
    return html`<div class="md">${blocks.map((block) => drawBlock(scene, block))}${tail}</div>`
  const before = blocks.slice(0, -1).map((block) => drawBlock(scene, block))
  return html`<div class="md">${before}<div class=${style}>${drawAll(scene, last.inside as readonly Inline[])}${tail}</div></div>`
}

/** The same as bare words, for previews. */
export function plainText(scene: Scene, source: string): string {
  const words = (nodes: readonly Inline[]): string =>
    nodes
      .map((node) => {
        if ('text' in node) return node.text
        if (node.kind === 'user') return `@${nameOf(scene, node.id)}`
        if (node.kind === 'channel')
          return `#${channelOf(scene, node.id)?.name ?? scene.words['channel-unknown']}`
        if (node.kind === 'time') return timeText(node.at, node.style, scene.now, scene.me.locale)
        if (node.kind === 'emoji') return `:${node.name}:`
        return 'inside' in node ? words(node.inside) : ''
      })
      .join('')
  return words(inline(source.replace(/^(#{1,3}|-#|>) /gm, '').replace(/\s+/g, ' ')))
}
