// The icons of the gallery: the bot's own emojis as large as Discord shows them in lines, alone in a message and in menus, on its
// dark and its light ground.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcons } from '../../src/discord/icons/drawn.ts'
import type { RenderPool } from '../../src/picture/render-pool.ts'
import { ICONS, withoutUnseen } from '../../src/text/icons.ts'

/** Sides in pixels: in a line and in a menu, and alone in a message. */
const SIDES = [22, 44]
const GROUNDS = ['dark', 'light']

const STYLE = `body{margin:0;font:14px sans-serif}section{display:grid;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));gap:12px;padding:24px}
.dark{background:#313338;color:#dbdee1}.light{background:#fff;color:#313338}p{margin:0;display:flex;align-items:center;gap:10px}`

/** Draws all icons into a folder; a page that shows them. */
export async function iconsPage(renderPool: RenderPool, out: string): Promise<string> {
  mkdirSync(join(out, 'icons'), { recursive: true })
  const drawn = await drawIcons(renderPool)
  for (const { icon, png } of drawn) writeFileSync(join(out, 'icons', `${icon}.png`), png)
  const figures = drawn.map(({ icon }) => {
    const images = SIDES.map(
      (side) => `<img src="icons/${icon}.png" width="${side}" height="${side}" alt="">`,
    )
    return `<p>${images.join('')}${withoutUnseen(`${ICONS[icon]} `)}${icon}</p>`
  })
  const sections = GROUNDS.map((ground) => `<section class="${ground}">${figures.join('\n')}</section>`)
  return `<!doctype html><meta charset="utf-8"><title>Peach Garden: icons</title><style>${STYLE}</style>${sections.join('\n')}\n`
}
