// `npm run gallery -- --out gallery`: every kind of picture, from fixed positions, in three languages, with a page to look at.
// `npm run gallery -- --out docs/pictures --only records.table-early-en,…`: these pictures alone, without a page;
// `--names Mei,Arjun` for who sits there, `--width 800` for smaller ones.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { BOT_PAINTERS } from '../src/discord/pictures/index.ts'
import { TITLES } from '../src/games/index.ts'
import type { Title } from '../src/games/title.ts'
import type { Drawn, Picture } from '../src/picture/picture.ts'
import { openRenderPool } from '../src/picture/render-pool.ts'
import { LANGUAGES } from '../src/text/language.ts'
import { botPictures } from './gallery/bot.ts'
import { type Position, pictureOf } from './gallery/position.ts'

/** The games that have pictures, with their moments: `gallery/<id>.ts` of each. */
const SHELF: readonly (readonly [Title, readonly Position[]])[] = await Promise.all(
  Object.values(TITLES)
    .filter(({ pictures }) => pictures)
    .map(async (title) => {
      const { positions } = (await import(`./gallery/${title.game.id}.ts`)) as {
        positions: readonly Position[]
      }
      return [title, positions] as const
    }),
)

/** Names as people really have them. */
const NAMES = [
  'Mei',
  'Arjun the Undefeated of Madras 42',
  '🤖 曹操',
  '龍膽亮銀槍 Ünïcødé 👑',
  'Lena',
  '小明',
  'Zoë',
  'Ōtani',
  'Bo',
  '🏯👑🤖🏯👑🤖',
  'Đặng Thị Hoa',
  '阿斗不樂',
]

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'gallery' },
    only: { type: 'string' },
    names: { type: 'string' },
    width: { type: 'string' },
  },
})
const only = values.only?.split(',')
const names = values.names?.split(',') ?? NAMES
/** What was asked for and not yet drawn. */
const missing = new Set(only)

/** A picture made smaller to a width in pixels. */
async function shrunk({ png, ...size }: Omit<Drawn, 'alt'>, width: number): Promise<Omit<Drawn, 'alt'>> {
  const height = Math.round((size.height * width) / size.width)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(await loadImage(png), 0, 0, width, height)
  return { png: canvas.toBuffer('image/png'), width, height }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

mkdirSync(values.out, { recursive: true })
const renderPool = openRenderPool({
  ...BOT_PAINTERS,
  ...Object.fromEntries(
    SHELF.map(([{ game, pictures }]) => [game.id, pictures?.painters ?? new URL('none:')]),
  ),
})
const figures: string[] = []

/** Draws a picture into a file of this name, if it is wanted; only then is it made. */
async function hang(name: string, make: () => Picture): Promise<void> {
  if (only && !only.includes(name)) return
  missing.delete(name)
  const picture = make()
  const began = performance.now()
  const drawn = await renderPool.draw(picture)
  const { alt } = drawn
  const { png, width, height } =
    values.width === undefined ? drawn : await shrunk(drawn, Number(values.width))
  const file = `${name}.png`
  writeFileSync(join(values.out, file), png)
  console.log(
    `${file} ${width}×${height} ${Math.round(png.length / 1024)} KB ${Math.round(performance.now() - began)} ms`,
  )
  figures.push(
    `<figure><a href="${file}"><img src="${file}" width="360" alt="${escaped(alt)}"></a><figcaption>${file}<br>${escaped(alt)}</figcaption></figure>`,
  )
}

for (const { title, position, language } of SHELF.flatMap(([title, positions]) =>
  positions.flatMap((position) => LANGUAGES.map((language) => ({ title, position, language }))),
)) {
  const kind = position.kind === 'scene' ? 'battle' : position.kind
  const seatName = (seat: number): string => names[seat] ?? ''
  await hang(`${title.game.id}.${kind}-${position.name}-${language}`, () =>
    pictureOf(title, position, { language, style: 'plain', seatName }),
  )
}
for (const language of LANGUAGES)
  for (const [name, picture] of botPictures(language, names)) await hang(`${name}-${language}`, () => picture)
await renderPool.close()
if (missing.size > 0) throw new Error(`no such picture: ${[...missing].join(', ')}`)
if (!only) writeFileSync(join(values.out, 'index.html'), page(figures))

function page(all: readonly string[]): string {
  const style = `body{background:#313338;color:#dbdee1;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:24px;padding:24px}
figure{margin:0;width:360px}img{border-radius:8px}figcaption{margin-top:8px;color:#949ba4;overflow-wrap:anywhere}`
  return `<!doctype html><meta charset="utf-8"><title>Peach Garden: pictures</title><style>${style}</style>${all.join('\n')}\n`
}
