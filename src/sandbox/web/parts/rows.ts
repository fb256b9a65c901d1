// Buttons and menus under a message.
import '@skyra/discord-components-core/discord-action-row.js'
import '@skyra/discord-components-core/discord-button.js'
import { html, nothing, type TemplateResult } from 'lit'
import { ifDefined } from 'lit/directives/if-defined.js'
import type { Component } from '../../world/model.ts'
import type { PageMessage } from '../../world/page-types.ts'
import { drawMarkdown } from '../markdown/draw.ts'
import { emojiBeside } from '../markdown/emoji.ts'
import type { Scene } from '../scene/scene.ts'
import { isSearched, MENUS, picksOf, shownPicks } from './picks.ts'
import type { SelectMenu } from './select.ts'
import './select.ts'

const ROW = 1
const BUTTON = 2
const TEXT = 10
const LINK = 5
const STYLES: Readonly<Record<number, string>> = {
  1: 'primary',
  2: 'secondary',
  3: 'success',
  4: 'destructive',
}

/** A library button; its emoji is drawn here, since the library would load it from elsewhere. */
function button(scene: Scene, message: PageMessage, part: Component): TemplateResult {
  const waiting = scene.waiting.get(message.id)
  const mine = waiting !== undefined && waiting === part.custom_id
  const off = part.disabled === true || waiting !== undefined
  return html`<discord-button
    data-custom-id=${ifDefined(part.custom_id)}
    type=${STYLES[part.style ?? 2] ?? 'secondary'}
    ?disabled=${off}
    aria-busy=${mine}
    url=${ifDefined(part.style === LINK ? part.url : undefined)}
    @click=${() => {
      if (!off && part.style !== LINK) scene.actions.press(message, part)
    }}
  >${mine ? html`<span class="dots" role="status" aria-label=${scene.words.loading}><i></i><i></i><i></i></span>` : html`${emojiBeside(part.emoji)}${part.label ?? ''}`}</discord-button>`
}

function menu(scene: Scene, message: PageMessage, part: Component): TemplateResult {
  const waiting = scene.waiting.has(message.id)
  return html`<pg-select
    id="m${message.id}-${part.custom_id}"
    data-custom-id=${ifDefined(part.custom_id)}
    .options=${picksOf(scene, part)}
    .shown=${shownPicks(part)}
    .version=${message.editedAt}
    .words=${scene.words}
    .hint=${part.placeholder ?? ''}
    .searched=${isSearched(part)}
    .min=${part.min_values ?? 1}
    .max=${part.max_values ?? 1}
    .disabled=${part.disabled === true || waiting}
    @choose=${async ({ detail, currentTarget }: CustomEvent<readonly string[]>) => {
      const menu = currentTarget as SelectMenu
      if (!(await scene.actions.pick(message, part, detail))) menu.reset()
    }}
  ></pg-select>`
}

function draw(scene: Scene, message: PageMessage, part: Component): TemplateResult | typeof nothing {
  if (part.type === ROW)
    return html`<discord-action-row>${(part.components ?? []).map((each) => draw(scene, message, each))}</discord-action-row>`
  if (part.type === BUTTON) return button(scene, message, part)
  if (MENUS.includes(part.type)) return menu(scene, message, part)
  if (part.type === TEXT) return html`${drawMarkdown(scene, part.content ?? '')}`
  // Boxes and sections of components v2: what is in them, one after the other.
  const inside = [...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])]
  return inside.length === 0
    ? nothing
    : html`<div class="box">${inside.map((each) => boxed(scene, message, each))}</div>`
}

/** A button outside a row still needs a row around it. */
const boxed = (scene: Scene, message: PageMessage, part: Component) =>
  part.type === BUTTON ? draw(scene, message, { type: ROW, components: [part] }) : draw(scene, message, part)

/** Everything that can be pressed under a message. */
export const drawRows = (scene: Scene, message: PageMessage): TemplateResult | typeof nothing =>
  message.components.length === 0
    ? nothing
    : html`<div slot="components" class="rows">${message.components.map((part) => boxed(scene, message, part))}</div>`
