// The welcome's picture as plain data.
import { seatFace } from '../../../games/index.ts'
import { crestNamed } from '../../../picture/crest.ts'
import { altOf, type Picture } from '../../../picture/picture.ts'
import type { Language } from '../../../text/language.ts'
import type { Titles } from '../../core/context.ts'
import type { WelcomeInput } from '../../pictures/welcome-input.ts'
import { wordsOf } from '../../words/present.ts'

/** Faces in a row. */
const FACES = 7

/** The games that are played here, with their crests. */
export function welcomePicture(titles: Titles, language: Language): Picture {
  const words = wordsOf(language)
  const games = Object.values(titles).map(({ game, words: said }) => ({
    crest: crestNamed(game.id),
    name: said[language].title,
    players: words['facts-players'](game.seats),
  }))
  const input: WelcomeInput = {
    language,
    title: words['welcome-name'](),
    games,
    faces: Array.from({ length: FACES }, (_, seat) => seatFace(seat)),
  }
  const alt = [input.title, ...games.map(({ name, players }) => `${name} · ${players}`)].join('\n')
  return { kind: 'newcomers.welcome', input, alt: altOf(alt) }
}
