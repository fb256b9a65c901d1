// The right side: who is on the server.
import { html, nothing, type TemplateResult } from 'lit'
import type { PagePerson } from '../../world/page-types.ts'
import type { Scene } from '../scene/scene.ts'

function row({ view, words, avatar }: Scene, each: PagePerson): TemplateResult {
  const away = each.bot && !view.botOnline
  return html`<div class="member ${away ? 'away' : ''}" role="listitem">
    <span class="face"><img src=${avatar(each.id)} alt="" /><span class="dot ${away ? 'off' : ''}"></span></span>
    <span class="member-name">${each.name}</span>
    ${each.bot ? html`<span class="app-tag">${words.app}</span>` : nothing}
    ${each.id === view.guild.owner ? html`<span class="crown" role="img" aria-label=${words.owner} title=${words.owner}>👑</span>` : nothing}
  </div>`
}

/** Everyone on the server, the bot with whether it is there. */
export function drawMembers(scene: Scene): TemplateResult {
  const { view, words } = scene
  const all = view.people.filter((each) => view.members.includes(each.id))
  const here = all.filter((each) => !each.bot || view.botOnline)
  const away = all.filter((each) => each.bot && !view.botOnline)
  const group = (name: string, people: readonly PagePerson[]) =>
    people.length === 0
      ? nothing
      : html`<h3 class="side-head">${name} — ${people.length}</h3><div role="list">${people.map((each) => row(scene, each))}</div>`
  return html`${group(words.online, here)}${group(words.offline, away)}`
}
