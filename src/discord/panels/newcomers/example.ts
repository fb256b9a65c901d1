// The picture of a turn played out: where the first game that teaches itself ends, if one chooses what it recommends.
import type { GameEvent } from '../../../engine/game.ts'
import type { Title } from '../../../games/common/title.ts'
import { playLesson } from '../../../host/lessons/index.ts'
import type { Picture } from '../../../picture/picture.ts'
import type { Language } from '../../../text/language.ts'
import type { Reader } from '../../../text/render.ts'
import { wordsOf } from '../../words/present.ts'

type Played = ReturnType<typeof playLesson>

/** A lesson is played once in a process: that takes some tenths of a second. */
const played = new WeakMap<Title, Played>()

/** The picture of a game's example; nothing for games without pictures or without a lesson. */
export function examplePicture(title: Title, language: Language): Picture | undefined {
  const { lesson, pictures, game } = title
  if (!lesson || !pictures) return undefined
  const done =
    played.get(title) ?? playLesson(title, lesson, ({ taught, hard }) => taught?.step.pick ?? hard())
  played.set(title, done)
  const words = wordsOf(language)
  const reader: Reader = { language, style: 'plain', seatName: (seat) => words['example-name']({ n: seat }) }
  return (
    sceneOf(title, done.told, reader) ?? pictures.table(game.view(done.session.state, lesson.seat), reader)
  )
}

/** The last thing that ended in full view, such as a battle. */
function sceneOf(
  { pictures }: Title,
  told: readonly (readonly GameEvent[])[],
  reader: Reader,
): Picture | undefined {
  for (let at = told.length - 1; at >= 0; at--) {
    const scene = pictures?.scene?.(told[at] ?? [], told.slice(0, at).flat(), reader)
    if (scene) return scene
  }
  return undefined
}
