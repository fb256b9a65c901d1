// `npm run gallery -- --out gallery`: every kind of picture, from fixed positions, in three languages, with a page to look at,
// and `icons.html` with the bot’s own emojis (`--only icons`).
// `npm run gallery -- --out docs/pictures --only records.table-early-en,…`: these pictures alone, without a page;
// Fails where text is under 12 px at 360 px width, cut or over another, or a sheet is empty.
// `--names Mei,Arjun` for who sits there, `--width 800` for smaller ones, `--webp` for pictures of the README,
// `--samples folder` for drawn samples beside them.
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Drawn, Picture } from '../src/picture/picture.ts'
import { commandLine } from './common/arguments.ts'
import { faultsOf, loadPainters } from './gallery/faults.ts'
import { iconsPage } from './gallery/icons.ts'
import { NAMES } from './gallery/names.ts'
import { gallery, openGalleryPool } from './gallery/shelf.ts'

const line = commandLine({ out: 'gallery', only: '', names: '', samples: '', width: '' }, ['webp'])
/** An option as it was given; `undefined` where it was not. */
const given = (name: string): string | undefined => line.text(name) || undefined
const out = line.text('out')
const webp = line.flag('webp')
const [only, names = NAMES] = [given('only')?.split(','), given('names')?.split(',')]
const narrower = given('width') === undefined ? undefined : line.count('width')
const samples = given('samples')
/** What was asked for and not yet drawn. */
const missing = new Set(only)

/** A picture made smaller to a width in pixels. */
async function shrunk({ bytes, ...size }: Omit<Drawn, 'alt'>, width: number): Promise<Omit<Drawn, 'alt'>> {
  const height = Math.round((size.height * width) / size.width)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(await loadImage(bytes), 0, 0, width, height)
  return { bytes: canvas.toBuffer('image/png'), width, height }
}

/** A picture as a WebP file, which is smaller in a repository. */
async function asWebp(png: Buffer): Promise<Buffer> {
  const image = await loadImage(png)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.encode('webp', 85)
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

mkdirSync(out, { recursive: true })
const renderPool = openGalleryPool()
const painters = await loadPainters()
const figures: string[] = []

/** Draws a picture into a file of this name, if it is wanted; only then is it made. */
async function hang(name: string, make: () => Picture): Promise<void> {
  if (only && !only.includes(name)) return
  missing.delete(name)
  const picture = make()
  for (const fault of faultsOf(painters[picture.kind.split('.')[0] ?? ''] ?? {}, picture)) {
    console.error(`${name}: ${fault}`)
    process.exitCode = 1
  }
  const began = performance.now()
  const drawn = await renderPool.draw(picture)
  const { alt } = drawn
  const { bytes: png, width, height } = narrower === undefined ? drawn : await shrunk(drawn, narrower)
  const file = `${name}.${webp ? 'webp' : 'png'}`
  const bytes = webp ? await asWebp(png) : png
  writeFileSync(join(out, file), bytes)
  console.log(
    `${file} ${width}×${height} ${Math.round(bytes.length / 1024)} KB ${Math.round(performance.now() - began)} ms`,
  )
  figures.push(
    `<figure><a href="${file}"><img class="desktop" src="${file}" alt="${escaped(alt)}"><img class="phone" src="${file}" alt=""></a><figcaption>${file}<br>${escaped(alt)}</figcaption></figure>`,
  )
}

for (const { name, make } of await gallery(names)) await hang(name, make)
if (!only || missing.delete('icons')) {
  writeFileSync(join(out, 'icons.html'), await iconsPage(renderPool, out))
  console.log('icons.html')
}
await renderPool.close()
if (missing.size > 0) throw new Error(`no such picture: ${[...missing].join(', ')}`)
if (samples !== undefined) figures.unshift(...samplesIn(samples, out))
if (!only) writeFileSync(join(out, 'index.html'), page(figures))

/** Drawn samples of the art direction, copied beside the pictures. */
function samplesIn(folder: string, out: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => {
      copyFileSync(join(folder, file), join(out, `sample-${file}`))
      return `<figure><img class="desktop" src="sample-${file}" alt=""><img class="phone" src="sample-${file}" alt=""><figcaption>sample ${file}</figcaption></figure>`
    })
}

/** Every picture as large as Discord shows it on a desktop and on a phone. */
function page(all: readonly string[]): string {
  const style = `body{background:#313338;color:#dbdee1;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:24px;padding:24px}
figure{margin:0;width:910px}img{border-radius:8px;margin-right:10px;vertical-align:top}.desktop{max-width:550px;max-height:350px}.phone{max-width:340px;max-height:350px}figcaption{margin-top:8px;color:#949ba4;overflow-wrap:anywhere}`
  return `<!doctype html><meta charset="utf-8"><title>Peach Garden: pictures</title><style>${style}</style>${all.join('\n')}\n`
}
