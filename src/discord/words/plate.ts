// The name plate of a table as plain data, from who sits there.
import type { Title } from '../../games/common/title.ts'
import type { GameInfo } from '../../host/table/types.ts'
import { crestNamed } from '../../picture/crest.ts'
import { oneLine } from '../../picture/letters.ts'
import { altOf, type Picture } from '../../picture/picture.ts'
import type { PlateInput } from '../../picture/plate-input.ts'
import { wordsOf } from './present.ts'

/** The plate of a table in its language; nothing for a game without faces. */
export function platePicture(title: Title, info: GameInfo): Picture | undefined {
  const { seatFace } = title.pictures ?? {}
  if (!seatFace) return undefined
  const { language, seats, players, id } = info
  const words = wordsOf(language)
  const game = title.words[language].title
  const original = title.words['zh-TW'].title
  const facts = [words['lobby-seats']({ n: seats }), id].join(' · ')
  const names = Array.from(
    { length: seats },
    (_, seat) => players.find((player) => player.seat === seat)?.name,
  )
  const input: PlateInput = {
    language,
    crest: crestNamed(title.game.id),
    title: game,
    asides: language === 'en' ? [`${original} · ${facts}`, facts] : [facts],
    free: words['plate-free'](),
    seats: names.map((name, seat) => ({
      face: seatFace(seat),
      name: name === undefined ? null : oneLine(name),
    })),
  }
  const alt = [
    `${game} · ${facts}`,
    ...names.map((name, seat) => `${seat + 1} ${name ?? words['plate-free']()}`),
  ]
  return { kind: `${title.game.id}.plate`, input, alt: altOf(alt.join('\n')) }
}
