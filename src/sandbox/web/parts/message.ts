// One message as it stands in a channel: author, text, what hangs on it, and what only its reader is told.
import '@skyra/discord-components-core/discord-message.js'
import '@skyra/discord-components-core/discord-reply.js'
import { html, nothing, type TemplateResult } from 'lit'
import type { PageMessage } from '../../world/page-types.ts'
import { drawMarkdown, plainText } from '../markdown/draw.ts'
import { channelOf, nameOf, type Scene } from '../scene/scene.ts'
import { daysBetween } from '../scene/time.ts'
import { drawEmbeds, drawFiles, drawThread } from './extras.ts'
import { drawRows } from './rows.ts'

const THREAD_STARTED = 18
const THREAD_BEGINNING = 21
const PINNED = 6
const ADDED = 1
const REMOVED = 2

/** When a message was written, as its line says it. */
export function whenText({ words, now, me }: Scene, at: number): string {
  const time = new Intl.DateTimeFormat(me.locale, { timeStyle: 'short' }).format(at)
  const days = daysBetween(at, now)
  if (days === 0) return words['today-at'](time)
  if (days === 1) return words['yesterday-at'](time)
  return new Intl.DateTimeFormat(me.locale, { dateStyle: 'short', timeStyle: 'short' }).format(at)
}

/** The line above a message: what it replies to, or whose command it answers. */
function above(scene: Scene, message: PageMessage): TemplateResult | typeof nothing {
  if (message.used !== null) {
    const { user, command } = message.used
    return html`<div slot="reply" class="used">
      <img src=${scene.avatar(user)} alt="" /><strong>${nameOf(scene, user)}</strong> ${scene.words.used}
      <span class="used-command">/${command}</span></div>`
  }
  if (message.reply === null) return nothing
  const { author, content } = message.reply
  return html`<discord-reply slot="reply" author=${nameOf(scene, author)} avatar=${scene.avatar(author)}
    ?bot=${author === scene.view.bot}>${plainText(scene, content)}</discord-reply>`
}

function privately(scene: Scene, message: PageMessage): TemplateResult {
  return html`<div slot="thread" class="private">
    <span class="eye" aria-hidden="true"></span>${scene.words['only-you']} ·
    <button type="button" class="linkish" @click=${() => scene.actions.dismiss(message)}>${scene.words.dismiss}</button>
  </div>`
}

/** What was not answered in time, under the message whose button it was. */
function unanswered(scene: Scene, message: PageMessage): TemplateResult | typeof nothing {
  const notice = scene.view.notices.findLast((each) => each.source === message.id)
  if (notice === undefined || scene.forgotten.has(notice.interaction)) return nothing
  return html`<div slot="thread" class="unanswered" role="status"><span aria-hidden="true">⚠</span> ${scene.words['not-responding']}</div>`
}

/** What can be done with a message in the channel: the bot's commands for it, and a reply. */
function drawTools(scene: Scene, message: PageMessage): TemplateResult | typeof nothing {
  const { words, view, actions } = scene
  if (message.ephemeral || channelOf(scene, view.channel)?.writable !== true) return nothing
  return html`<div class="tools">${message.commands.map(
    (command) =>
      html`<button type="button" class="tool" @click=${() => actions.use(message, command)}>${command}</button>`,
  )}<button type="button" class="tool reply" title=${words.reply} aria-label=${words.reply}
    @click=${() => actions.reply(message)}><span aria-hidden="true">↩</span></button></div>`
}

/** A line that nobody wrote: a thread was opened, something was pinned, somebody was added. */
function line(scene: Scene, message: PageMessage): TemplateResult {
  const thread = scene.view.channels.find((each) => each.thread && each.name === message.content)
  const link = thread
    ? html`<button type="button" class="linkish strong" @click=${() => scene.actions.go(thread.id)}>${thread.name}</button>`
    : html`<strong>${message.content}</strong>`
  return html`<div class="line" data-id=${message.id}>
    <span class="line-sign" aria-hidden="true">${message.type === PINNED ? '📌' : '🧵'}</span>
    <span><strong>${nameOf(scene, message.author)}</strong>
      ${message.type === THREAD_STARTED ? html`${scene.words['thread-started']} ${link}` : ''}
      ${message.type === PINNED ? scene.words.pinned : ''}
      ${memberText(scene, message)}
      <time class="when">${whenText(scene, message.at)}</time></span>
  </div>`
}

/** Who was added to a thread or taken out of it. */
function memberText(scene: Scene, { type, about }: PageMessage): TemplateResult | string {
  if (about === null) return ''
  const words = scene.words[type === ADDED ? 'thread-added' : 'thread-removed']
  return html`${words} <strong>${nameOf(scene, about)}</strong>`
}

/** A message; `follows` when it goes on from the one before it. */
export function drawMessage(
  scene: Scene,
  message: PageMessage,
  follows: boolean,
): TemplateResult | typeof nothing {
  if (message.type === THREAD_BEGINNING) return nothing
  if ([THREAD_STARTED, PINNED, ADDED, REMOVED].includes(message.type)) return line(scene, message)
  const author = nameOf(scene, message.author)
  const isBot = scene.view.people.find((each) => each.id === message.author)?.bot === true
  const edited =
    message.editedAt !== null ? html`<span class="edited">(${scene.words.edited})</span>` : nothing
  const text = message.loading
    ? html`<span class="thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${scene.words.thinking(author)}</span>`
    : drawMarkdown(scene, message.content, edited)
  return html`<discord-message
    data-id=${message.id}
    role="article"
    aria-label=${author}
    class="${message.ephemeral ? 'ephemeral' : ''} ${follows ? 'follows' : 'first'}"
    author=${author}
    avatar=${scene.avatar(message.author)}
    ?bot=${isBot}
    .timestamp=${whenText(scene, message.at)}
    ?highlight=${message.pingsMe && !message.ephemeral}
    ?message-body-only=${follows}
  >${above(scene, message)}${text}${drawFiles(message)}${drawEmbeds(scene, message)}${drawRows(scene, message)}${
    channelOf(scene, message.id) && message.id !== scene.view.channel
      ? drawThread(scene, message.id)
      : nothing
  }${drawTools(scene, message)}${unanswered(scene, message)}${message.ephemeral ? privately(scene, message) : nothing}</discord-message>`
}
