// Icons as they are uploaded: drawn, and named by what they show, so that a changed drawing is another emoji.
import { createHash } from 'node:crypto'
import type { RenderPool } from '../../picture/render-pool.ts'
import { ICON_NAMES, type Icon, isIcon } from '../../text/icons.ts'

/** An icon ready to be uploaded. */
export interface DrawnIcon {
  readonly icon: Icon
  /** `pg_coin_1a2b3c`, by the digest of the image. */
  readonly name: string
  readonly png: Buffer
}

const DIGITS = 6

/** Draws all icons, one after the other, so that pictures of games are drawn between them. */
export async function drawIcons(pool: RenderPool): Promise<readonly DrawnIcon[]> {
  const drawn: DrawnIcon[] = []
  for (const icon of ICON_NAMES) {
    // Kingdoms bear one sign in all languages.
    const input = { language: 'zh-TW', icon }
    const { bytes: png } = await pool.draw({ kind: 'icon.emoji', input, alt: icon })
    const digest = createHash('sha256').update(png).digest('hex').slice(0, DIGITS)
    drawn.push({ icon, name: `pg_${icon}_${digest}`, png })
  }
  return drawn
}

/** The icon of an emoji of ours by its name, of an older drawing too; `undefined` where the owner of the bot made it. */
export function iconIn(name: string): Icon | undefined {
  const [, icon = ''] = /^pg_(\w+)_[0-9a-f]{6}$/.exec(name) ?? []
  return isIcon(icon) ? icon : undefined
}
