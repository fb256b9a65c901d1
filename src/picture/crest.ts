// The mark of each game and of Peach Garden, knocked out of a cinnabar seal; all paths are our own, in a box of 100.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { PALETTE } from './palette.ts'
import { drawPath, placed } from './path.ts'
import { sealField, wear } from './seal.ts'

/** A war banner in a whirl of cloud. */
const STORM =
  'M24,4 L31,4 L31,10 C44,6 52,14 64,12 C74,10 82,6 92,10 L84,24 L92,40 C80,36 72,42 60,42 C48,42 42,36 31,40 L31,62 C38,56 50,54 58,60 C66,52 82,54 84,66 C94,66 98,76 92,83 C88,92 74,94 64,90 C50,96 30,96 20,90 C8,92 2,82 8,74 C8,66 16,62 24,64 Z M36,72 C42,66 52,68 52,76 C52,82 44,84 41,79 L45,77 C47,79 48,74 44,73 C40,72 36,76 38,81 C41,88 54,88 57,78 C59,71 68,69 72,74 C76,80 70,86 64,82 L66,79 C70,80 70,76 67,76 C62,76 62,84 67,87 L30,88 C24,84 30,76 36,72 Z'
/** A tiger's mask, half shown and half only a line: nobody knows whose side you are on. */
const HEGEMONY =
  'M48,14 C40,14 33,16 28,20 C24,12 16,8 9,10 C5,18 7,28 14,34 C8,44 7,56 11,66 L3,64 L11,74 L6,78 L17,82 C25,91 36,95 48,95 Z M20,18 C18,22 18,26 20,29 C17,28 14,23 14,17 C16,16 18,17 20,18 Z M21,49 C28,43 38,45 43,53 C35,58 25,56 21,49 Z M29,25 L48,25 L48,29 L29,29 Z M33,34 L48,34 L48,38 L33,38 Z M38,72 L48,66 L48,76 C44,77 40,76 38,72 Z M14,62 L28,64 L28,67 L15,66 Z M17,73 L30,70 L31,73 L19,77 Z M30,81 C36,84 42,85 48,84 L48,88 C40,89 33,87 30,81 Z M52,14 C60,14 67,16 72,20 C76,12 84,8 91,10 C95,18 93,28 86,34 C92,44 93,56 89,66 L97,64 L89,74 L94,78 L83,82 C75,91 64,95 52,95 L52,91 C63,91 73,87 80,79 L83,78 L80,72 L85,68 C89,56 88,46 81,35 L80,33 C87,28 90,21 88,14 C82,13 77,17 74,25 C68,20 60,18 52,18 Z M57,52 C62,45 72,43 79,49 C75,56 65,58 57,52 Z M62,51 C66,53 71,53 74,50 C70,48 65,48 62,51 Z M52,66 L62,72 C60,76 56,77 52,76 L52,73 C55,73 56,73 57,72 L52,70 Z'
/** A gate tower: two roofs with upturned eaves over a wall with an arch. */
const RECORDS =
  'M50,8 L54,15 C64,18 74,19 88,17 C86,25 80,29 74,30 L74,40 C82,41 90,41 97,38 C95,47 88,52 80,53 L80,56 L88,56 L88,92 L62,92 L62,78 C62,70 57,66 50,66 C43,66 38,70 38,78 L38,92 L12,92 L12,56 L20,56 L20,53 C12,52 5,47 3,38 C10,41 18,41 26,40 L26,30 C20,29 14,25 12,17 C26,19 36,18 46,15 Z M36,31 L36,40 L46,40 L46,31 Z M54,31 L54,40 L64,40 L64,31 Z'
/** A cat's head under a general's plume. */
const MEOW =
  'M50,2 C60,4 68,10 66,19 C63,14 57,12 53,14 L54,22 C62,23 70,26 75,29 C80,22 85,18 91,15 C94,28 94,42 92,52 C94,74 76,94 50,94 C24,94 6,74 8,52 C6,42 6,28 9,15 C15,18 20,22 25,29 C30,26 38,23 46,22 L47,14 C43,15 41,17 40,20 C37,12 42,5 50,2 Z M24,52 C28,44 38,44 42,53 C36,58 28,58 24,52 Z M76,52 C72,44 62,44 58,53 C64,58 72,58 76,52 Z M44,64 L56,64 L50,71 Z M22,70 L38,71 L38,73 L22,74 Z M78,70 L62,71 L62,73 L78,74 Z M50,72 C48,79 42,80 38,77 C42,84 48,82 50,79 C52,82 58,84 62,77 C58,80 52,79 50,72 Z'

/** A bronze tripod: ears, a bowl with a band, three legs. */
const DYNASTIES =
  'M20,8 L34,8 L34,28 L66,28 L66,8 L80,8 L80,28 L90,28 L90,36 L85,36 C85,52 82,64 72,70 L76,94 L64,94 L60,74 L55,74 L55,94 L45,94 L45,74 L40,74 L36,94 L24,94 L28,70 C18,64 15,52 15,36 L10,36 L10,28 L20,28 Z M25,13 L25,28 L29,28 L29,13 Z M71,13 L71,28 L75,28 L75,13 Z M24,42 L24,47 L76,47 L76,42 Z M34,53 C34,61 44,61 44,53 L40,53 C40,56 38,56 38,53 Z M56,53 C56,61 66,61 66,53 L62,53 C62,56 60,56 60,53 Z'

const CRESTS = {
  records: RECORDS,
  storm: STORM,
  hegemony: HEGEMONY,
  meow: MEOW,
  dynasties: DYNASTIES,
} as const

/** Games that have a crest, and Peach Garden itself. */
export type Crest = keyof typeof CRESTS | 'garden'

const isCrest = (name: string): name is keyof typeof CRESTS => Object.hasOwn(CRESTS, name)

/** The crest of a game by its id; Peach Garden's for one that has none. */
export const crestNamed = (game: string): Crest => (isCrest(game) ? game : 'garden')

const PETAL = 'M0,-6 C-22,-14 -24,-42 -6,-49 L0,-42 L6,-49 C24,-42 22,-14 0,-6 Z'

/** A game's crest, or Peach Garden's blossom, its middle at a point. */
export function drawCrest(
  context: SKRSContext2D,
  crest: Crest,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const field = { x: x - side / 2, y: y - side / 2, side, seed: `crest ${crest}` }
  sealField(context, field, { rim: true })
  if (crest === 'garden') drawBlossom(context, { x, y, side: side * 0.72 }, PALETTE.snow, PALETTE.cinnabar)
  else
    placed(context, { x: field.x + side * 0.14, y: field.y + side * 0.14, scale: (side * 0.72) / 100 }, () =>
      drawPath(context, CRESTS[crest], { fill: PALETTE.snow }),
    )
  wear(context, field, 14)
}

/** The peach blossom of Peach Garden, its middle at a point. */
export function drawBlossom(
  context: SKRSContext2D,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  ink: string = PALETTE.cinnabar,
  heart: string = PALETTE.leaf,
): void {
  placed(context, { x, y, scale: side / 100 }, () => {
    for (let petal = 0; petal < 5; petal++)
      placed(context, { x: 0, y: 0, turn: (petal * Math.PI * 2) / 5 }, () =>
        drawPath(context, PETAL, { fill: ink }),
      )
    for (let stamen = 0; stamen < 5; stamen++)
      placed(context, { x: 0, y: 0, turn: ((stamen + 0.5) * Math.PI * 2) / 5 }, () =>
        drawPath(context, 'M-1,-17 L1,-17 L1,-5 L-1,-5 Z M-3,-19 a3,3 0 1,0 6,0 a3,3 0 1,0 -6,0 Z', {
          fill: heart,
        }),
      )
    drawPath(context, 'M-4.5,0 a4.5,4.5 0 1,0 9,0 a4.5,4.5 0 1,0 -9,0 Z', { fill: heart })
  })
}
