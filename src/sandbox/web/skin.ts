// The drawing library's parts in the page's colours, which are today's of Discord, with focus rings, and with room for phones.
import { DiscordAuthorInfo } from '@skyra/discord-components-core/discord-author-info.js'
import { DiscordButton } from '@skyra/discord-components-core/discord-button.js'
import { DiscordEmbed } from '@skyra/discord-components-core/discord-embed.js'
import { DiscordFileAttachment } from '@skyra/discord-components-core/discord-file-attachment.js'
import { DiscordImageAttachment } from '@skyra/discord-components-core/discord-image-attachment.js'
import { DiscordMention } from '@skyra/discord-components-core/discord-mention.js'
import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js'
import { DiscordReply } from '@skyra/discord-components-core/discord-reply.js'
import { DiscordThread } from '@skyra/discord-components-core/discord-thread.js'
import { type CSSResult, css } from 'lit'

const FONT = css`font-family: var(--font);`

/** What each part of the library wears. */
const SKIN: readonly (readonly [{ elementStyles: unknown[] }, CSSResult])[] = [
  [
    DiscordMessage,
    css`
      :host { ${FONT} color: var(--text); padding: 2px 48px 2px 16px; margin: 0; }
      :host(:hover) { background: #0000000f; }
      :host([highlight]) { background: #f0b2321a; padding-right: 48px; }
      :host([highlight]:hover) { background: #f0b23214; }
      :host([highlight])::before { background: #f0b232; }
      .discord-author-avatar { margin-top: 2px; }
      .discord-author-avatar img { cursor: default; }
      .discord-message-content { min-width: 0; padding-top: 0; line-height: 1.375rem; }
      .discord-message-body { line-height: 1.375rem; overflow-wrap: anywhere; word-break: normal; }
      :host .discord-message-markup { display: block; }
      .discord-message-timestamp { color: var(--muted); font-size: 0.75rem; margin-left: 4px; }
      .discord-message-body-only-indent { flex: 0 0 56px; width: 56px; font-size: 0.6875rem; margin: 0; }
      :host(:hover) .discord-message-timestamp-hover::before { content: none; }
      :host([has-thread])::after { display: none; }
      @media (max-width: 700px) {
        :host, :host([highlight]) { padding: 2px 12px; }
        .discord-author-avatar { margin-right: 12px; }
        .discord-message-body-only-indent { flex-basis: 52px; width: 52px; }
      }
    `,
  ],
  [
    DiscordAuthorInfo,
    css`
      :host { max-width: 100%; flex-wrap: wrap; }
      :host .discord-author-username { color: var(--bright); cursor: default; overflow-wrap: anywhere; }
      :host .discord-author-username:hover { text-decoration: none; }
    `,
  ],
  [
    DiscordButton,
    css`
      :host { max-width: 100%; min-width: 0; }
      :host > *:first-child {
        ${FONT} box-sizing: border-box; height: auto; min-height: 32px; padding: 6px 16px; margin: 4px 8px 4px 0;
        max-width: 100%; border-radius: 8px; line-height: 1.2; text-align: center; overflow-wrap: anywhere;
      }
      button:focus-visible, a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
      .primary { background: #5865f2; } .primary.hoverable:hover { background: #4752c4; }
      .secondary { background: var(--soft); color: var(--on-soft); } .secondary.hoverable:hover { background: var(--soft-hover); }
      .success { background: #248046; } .success.hoverable:hover { background: #1a6334; }
      .destructive { background: #da373c; } .destructive.hoverable:hover { background: #a12828; }
      @media (max-width: 700px) { :host > *:first-child { min-height: 40px; } }
    `,
  ],
  [
    DiscordReply,
    css`
      :host {
        ${FONT} color: var(--muted); white-space: pre; max-width: calc(100% - 56px); box-sizing: border-box;
      }
      .discord-replied-message-username { opacity: 1; color: var(--bright); margin-right: 0.25rem; cursor: default; }
      .discord-replied-message-content { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; cursor: default; }
      :host:before { border-color: var(--line) !important; }
    `,
  ],
  [
    DiscordEmbed,
    css`
      :host { ${FONT} color: var(--text); max-width: 100%; }
      :host .discord-embed-wrapper { background: var(--side); max-width: min(520px, 100%); border-color: transparent; }
      :host .discord-left-border { background: var(--rail); }
      :host .discord-embed-wrapper .discord-embed-grid { min-width: 0; overflow-wrap: anywhere; }
      :host .discord-embed-image { max-width: 100%; height: auto; }
    `,
  ],
  [
    DiscordMention,
    css`
      :host { color: var(--mention); background: var(--mention-fill); overflow-wrap: anywhere; }
      .discord-mention-icon { margin-bottom: 0.1rem; }
    `,
  ],
  [
    DiscordThread,
    css`
      :host { ${FONT} background: var(--side); box-sizing: border-box; max-width: min(480px, 100%); border-radius: 8px; padding: 8px 12px; }
      :host(:focus-visible) { outline: 2px solid var(--focus); }
      :host .discord-thread-bottom { color: var(--muted); overflow: hidden; }
      :host .discord-thread-name { color: var(--bright); }
      :host .discord-thread-cta { color: var(--link); }
    `,
  ],
  [
    DiscordImageAttachment,
    css`
      :host { border-radius: 8px; }
      .discord-image-attachment { margin: 4px 0; }
      .discord-image-wrapper { max-width: 100%; }
    `,
  ],
  [
    DiscordFileAttachment,
    css`
      .discord-file-attachment-mosaic-style { background: var(--side); border-color: var(--rail); }
      .discord-button-download-attachment { display: none !important; }
    `,
  ],
]

/** Adds our styles to the library's; call before the first part is drawn. */
export function putOnSkin(): void {
  for (const [part, style] of SKIN) part.elementStyles.push(style)
}
