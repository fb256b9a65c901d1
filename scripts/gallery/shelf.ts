// All that the gallery shows: every moment of every game and the bot's own pictures, in three languages.
import { BOT_PAINTERS } from '../../src/discord/pictures/index.ts'
import { TITLES } from '../../src/games/index.ts'
import type { Picture } from '../../src/picture/picture.ts'
import { openRenderPool, type RenderPool } from '../../src/picture/render-pool.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { botPictures } from './bot.ts'
import { NAMES } from './names.ts'
import { type Position, pictureOf } from './position.ts'
import { resultPictures } from './reviewed-games.ts'

/** A picture by its name, made when it is wanted. */
export interface Shown {
  readonly name: string
  readonly make: () => Picture
}

const PICTURED = Object.values(TITLES).filter(({ pictures }) => pictures)

/** A pool that draws what the gallery shows. */
export function openGalleryPool(): RenderPool {
  const painters = PICTURED.flatMap(({ game, pictures }) => (pictures ? [[game.id, pictures.painters]] : []))
  return openRenderPool({ ...BOT_PAINTERS, ...Object.fromEntries(painters) })
}

/** The whole gallery; the moments of a game are in `gallery/<id>.ts`. */
export async function gallery(names = NAMES): Promise<readonly Shown[]> {
  const seatName = (seat: number): string => names[seat] ?? ''
  const shown: Shown[] = []
  for (const title of PICTURED) {
    const module: unknown = await import(`./${title.game.id}.ts`)
    for (const position of (module as { readonly positions: readonly Position[] }).positions)
      for (const language of LANGUAGES)
        shown.push({
          name: `${title.game.id}.${position.kind === 'scene' ? 'battle' : position.kind}-${position.name}-${language}`,
          make: () => pictureOf(title, position, { language, style: 'plain', seatName }),
        })
  }
  const own = LANGUAGES.flatMap((language) =>
    botPictures(language, names).map(([name, picture]) => ({
      name: `${name}-${language}`,
      make: () => picture,
    })),
  )
  const results = LANGUAGES.flatMap((language) =>
    resultPictures(language, names).map(([name, make]) => ({ name: `${name}-${language}`, make })),
  )
  return [...shown, ...own, ...results]
}
