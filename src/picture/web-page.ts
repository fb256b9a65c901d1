// Makes a web page that is one file: draws its pictures, bundles its program, and notes a digest of all that a browser reads.
import { hash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import { buildSync } from 'esbuild'
import { type LaidOut, layOut, type PictureRenderers } from './paint.ts'
import { PAPER, WIDTH } from './paper.ts'
import type { PageNode, WebPageInput } from './web-page-input.ts'

/** Bytes of a page at most. */
const LARGEST = 8 * 1024 * 1024
/** Widths in pixels and qualities of the pictures: the next are taken where a page is too large. */
const SIZES = [
  [800, 78],
  [640, 70],
  [480, 60],
] as const
const VOID = ['meta', 'img', 'br']
const RAW = ['script', 'style']
/** Places of pictures in a tree. */
const PLACE = 'picture:'

/** A page made; the size is that of its widest picture. */
interface PageFile {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** An image as it stands in a page. */
interface Embedded {
  readonly src: string
  readonly width: string
  readonly height: string
}

/**
 * Makes a page. Blocks for seconds.
 * @param paintersOf the painters of a kind
 */
export async function makeWebPage(
  input: WebPageInput,
  paintersOf: (kind: string) => Promise<PictureRenderers>,
  largest = LARGEST,
): Promise<PageFile> {
  const laid: LaidOut[] = []
  for (const picture of input.pictures) laid.push(layOut(await paintersOf(picture.kind), picture))
  const program = bundled(input.program)
  for (const [width, quality] of SIZES) {
    const images = embedded(laid, width, quality)
    const bytes = Buffer.from(htmlOf(input, program, images))
    if (bytes.length <= largest) return { bytes, width, height: Math.round((width * 3) / 4) }
  }
  throw new Error(`a page of ${laid.length} pictures is too large`)
}

function embedded(laid: readonly LaidOut[], widest: number, quality: number): Embedded[] {
  const scale = widest / WIDTH
  // One canvas for all drawings, as for a film.
  const full = createCanvas(WIDTH, Math.max(1, ...laid.map(({ height }) => height)))
  return laid.map(({ width, height, drawOn }) => {
    const context = full.getContext('2d')
    context.reset()
    context.fillStyle = PAPER
    context.fillRect(0, 0, width, height)
    drawOn(full)
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
    const small = createCanvas(w, h)
    const sketch = small.getContext('2d')
    sketch.imageSmoothingQuality = 'high'
    sketch.drawImage(full, 0, 0, width, height, 0, 0, w, h)
    const webp = small.encodeSync('webp', quality).toString('base64')
    return { src: `data:image/webp;base64,${webp}`, width: `${w}`, height: `${h}` }
  })
}

interface Program {
  readonly script: string
  readonly style: string
}

let made: { readonly from: string; readonly program: Program } | undefined

/** The program, bundled once in a thread. The compiler's process ends with the call. */
function bundled(from: string): Program {
  if (made?.from === from) return made.program
  const entry = fileURLToPath(from)
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    outdir: fileURLToPath(new URL('.', from)),
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text.trim() ?? ''
  const program = { script: text('.js'), style: text('.css') }
  made = { from, program }
  return program
}

/** The file. Only what is in it may run or be shown, and nothing is loaded. */
function htmlOf(
  { language, title, body }: WebPageInput,
  program: Program,
  images: readonly Embedded[],
): string {
  const { script, style } = program
  const allowed = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `style-src ${allowed(style)}`,
    `script-src ${allowed(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const head: PageNode[] = [
    ['meta', { charset: 'utf-8' }, []],
    ['meta', { 'http-equiv': 'Content-Security-Policy', content: policy }, []],
    ['meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }, []],
    ['meta', { name: 'color-scheme', content: 'light dark' }, []],
    ['meta', { name: 'referrer', content: 'no-referrer' }, []],
    ['title', {}, [title]],
    ['style', {}, [style]],
  ]
  const page = (digest: Record<string, string>): PageNode => [
    'html',
    { lang: language },
    [
      ['head', {}, head],
      ['body', {}, [...body, ['script', digest, [script]]]],
    ],
  ]
  const shown = filled(page({}), images)
  const digest = hash('sha256', JSON.stringify(shown), 'hex')
  return `<!doctype html>${written(filled(page({ 'data-digest': digest }), images))}`
}

/** A tree with its pictures, and without what a browser would read as something else. */
function filled(node: PageNode, images: readonly Embedded[]): PageNode {
  if (typeof node === 'string') return readable(node)
  const [tag, attributes, children] = node
  const place = attributes.src?.startsWith(PLACE)
    ? images[Number(attributes.src.slice(PLACE.length))]
    : undefined
  const entries = Object.entries({ ...attributes, ...place }).map(([name, value]) => [name, readable(value)])
  const inner = children.map((child) => filled(child, images)).filter((child) => child !== '')
  return [tag, Object.fromEntries(entries), inner]
}

/** A text without line ends of other systems, zeros and halves of signs. */
const readable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\ufffd')

function written(node: PageNode): string {
  if (typeof node === 'string') return escaped(node)
  const [tag, attributes, children] = node
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const open = `<${tag}${said.join('')}>`
  if (VOID.includes(tag)) return open
  const inner = RAW.includes(tag) ? rawOf(tag, children) : children.map(written).join('')
  return `${open}${inner}</${tag}>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Text in which nothing is escaped: nothing in it may end it. */
function rawOf(tag: string, children: readonly PageNode[]): string {
  const text = children.join('')
  if (/<\/(?:script|style)|<!--|<script/i.test(text)) throw new Error(`a ${tag} would end before its end`)
  return text
}
