// `npm run gallery -- --out gallery`: every kind of picture, from fixed positions, in three languages, with a page to look at.
// `npm run gallery -- --out docs/pictures --only records.table-early-en,…`: these pictures alone, without a page;
// `--names Mei,Arjun` for who sits there, `--width 800` for smaller ones.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Told } from '../src/engine/game.ts'
import type { Id, Viewer } from '../src/engine/phrase.ts'
import { playOut } from '../src/engine/playout.ts'
import { randomPolicy } from '../src/engine/policy.ts'
import { CITIES, schemeOf } from '../src/games/records/cards.ts'
import { records } from '../src/games/records/game.ts'
import { isGeneral } from '../src/games/records/generals.ts'
import { recordsPictures } from '../src/games/records/picture.ts'
import type { RecordsView } from '../src/games/records/view.ts'
import type { Drawn, Picture } from '../src/picture/picture.ts'
import { openStudio } from '../src/picture/studio.ts'
import { LANGUAGES } from '../src/text/language.ts'
import type { Reader } from '../src/text/render.ts'

/** Names as people really have them. */
const NAMES = ['Mei', 'Arjun the Undefeated of Madras 42', '🤖 曹操', '龍膽亮銀槍 Ünïcødé 👑', 'Lena']

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

/** A table to look at: who plays, and for which moments it is drawn. */
interface Position {
  readonly name: string
  readonly seats: number
  readonly advanced?: boolean
  readonly twoLords?: boolean
  readonly viewer: Viewer
  readonly kind: 'table' | 'hand' | 'scene'
  /** The first moment at which this holds, past a share of the game. */
  readonly when: (view: RecordsView) => boolean
}

const isCityCard = (card: Id): boolean => card in CITIES && card !== 'luoyang'
const anyTime = (): boolean => true
const POSITIONS: readonly Position[] = [
  { name: 'draft', seats: 3, viewer: 0, kind: 'hand', when: ({ phase }) => phase === 'draft' },
  {
    name: 'early',
    seats: 5,
    advanced: true,
    viewer: 'public',
    kind: 'table',
    when: ({ round }) => round === 2,
  },
  { name: 'own', seats: 4, viewer: 1, kind: 'table', when: ({ round }) => round >= 6 },
  { name: 'attack', seats: 4, viewer: 'public', kind: 'table', when: ({ attack }) => attack !== null },
  {
    name: 'two-lords',
    seats: 2,
    twoLords: true,
    viewer: 0,
    kind: 'table',
    when: ({ round }) => round >= 12,
  },
  { name: 'ending', seats: 3, viewer: 'public', kind: 'table', when: ({ ending }) => ending },
  { name: 'over', seats: 5, viewer: 'public', kind: 'table', when: ({ phase }) => phase === 'over' },
  {
    name: 'large',
    seats: 2,
    viewer: 1,
    kind: 'hand',
    when: ({ players }) => (players[1]?.handSize ?? 0) >= 12,
  },
  {
    name: 'drawn',
    seats: 3,
    viewer: 2,
    kind: 'hand',
    when: ({ round, players }) => round > 4 && (players[2]?.drawn?.length ?? 0) > 0,
  },
  {
    name: 'midgame',
    seats: 3,
    viewer: 0,
    kind: 'table',
    when: ({ players, active }) =>
      active !== null &&
      players.every(({ cities }) => cities.length === 1 || cities.length === 2) &&
      players.some(({ seat, cities }) => seat !== 0 && cities.some(({ up }) => up)),
  },
  {
    name: 'small',
    seats: 3,
    viewer: 0,
    kind: 'hand',
    when: ({ players: [own], active }) => {
      const kinds = [isGeneral, isCityCard, schemeOf].map((is) => own?.hand?.filter(is).length ?? 0)
      return active === 0 && own?.drawn?.length === 0 && own.hasStrategist && kinds.join() === '3,1,2'
    },
  },
  { name: 'held', seats: 5, viewer: 'public', kind: 'scene', when: anyTime },
  { name: 'fallen', seats: 3, viewer: 'public', kind: 'scene', when: ({ spoils }) => spoils !== null },
]

/** Plays until the moment comes and makes its picture. Throws when it never comes. */
function pictureOf(position: Position, reader: Reader): Picture {
  const { seats, advanced = false, twoLords = false, viewer, kind, when, name } = position
  const earlier: Told[] = []
  let picture: Picture | undefined
  for (let seed = 0; !picture && seed < 60; seed++) {
    earlier.length = 0
    playOut(records, {
      seed: `gallery-${seed}`,
      options: { advanced, 'two-lords': twoLords },
      policies: Array(seats).fill(randomPolicy),
      forget: true,
      watch(run, { events }) {
        if (picture) return
        const view = records.view(run.state as never, viewer)
        if (when(view))
          picture =
            kind === 'scene'
              ? recordsPictures.scene(events, earlier, reader)
              : recordsPictures[kind](view, reader)
        earlier.push(...events)
      },
    })
  }
  if (!picture) throw new Error(`${name}: the moment never comes`)
  return picture
}

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
const studio = openStudio({ records: recordsPictures.painters })
const figures: string[] = []
for (const position of POSITIONS)
  for (const language of LANGUAGES) {
    const name = `records.${position.kind === 'scene' ? 'battle' : position.kind}-${position.name}-${language}`
    if (only && !only.includes(name)) continue
    missing.delete(name)
    const seatName = (seat: number): string => names[seat] ?? ''
    const picture = pictureOf(position, { language, style: 'plain', seatName })
    const began = performance.now()
    const drawn = await studio.draw(picture)
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
await studio.close()
if (missing.size > 0) throw new Error(`no such picture: ${[...missing].join(', ')}`)
if (!only) writeFileSync(join(values.out, 'index.html'), page(figures))

function page(all: readonly string[]): string {
  const style = `body{background:#313338;color:#dbdee1;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:24px;padding:24px}
figure{margin:0;width:360px}img{border-radius:8px}figcaption{margin-top:8px;color:#949ba4;overflow-wrap:anywhere}`
  return `<!doctype html><meta charset="utf-8"><title>Peach Garden: pictures</title><style>${style}</style>${all.join('\n')}\n`
}
