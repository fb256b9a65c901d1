// The film of a game for one person: how it is made, its screen in words until it is there, and who may share it.
import type { Footage } from '../../host/history/index.ts'
import type { GameId, GameInfo, Person, Result } from '../../host/table/types.ts'
import type { Picture } from '../../picture/picture.ts'
import type { Scene } from '../../search/review/scenes.ts'
import type { Language } from '../../text/language.ts'
import type { Call } from '../call/call.ts'
import { refusalScreen } from '../call/refusals.ts'
import { type BotContext, titleOf } from '../core/context.ts'
import { customId } from '../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../screen/screen.ts'
import { gameName, wordsOf } from '../words/present.ts'
import { filmPicture, type Reel, scenesIn } from './film.ts'
import { type Reading, readingOf } from './reading.ts'

/** A film, or why there is none. */
type Film = { readonly info: GameInfo; readonly isOwn: boolean } & (
  | { readonly picture: Picture; readonly scenes: number }
  | { readonly missing: 'short' | 'changed' }
)

/** The film of a game as a person may see it, told in a language. */
export async function filmOf(
  bot: BotContext,
  game: GameId,
  person: Pick<Person, 'id'>,
  reading: Reading | undefined,
  language: Language,
): Promise<Result<Film>> {
  const found = await reelOf(bot, game, person, reading)
  if (!found.ok) return found
  const { info, scenes, views, viewer } = found.value
  const picture = await filmPicture(found.value, language)
  const film = picture
    ? { picture, scenes: views.size }
    : { missing: scenes.length > views.size ? ('changed' as const) : ('short' as const) }
  return { ok: true, value: { info, isOwn: viewer !== 'public', ...film } }
}

/** What a film and a page of a game are made from, as a person may see it. */
export async function reelOf(
  bot: BotContext,
  game: GameId,
  person: Pick<Person, 'id'>,
  reading: Reading | undefined,
): Promise<Result<Reel & Footage>> {
  let scenes: readonly Scene[] = []
  const found = await bot.host.history.footage(game, person, ({ info, story }) => {
    scenes = scenesIn(titleOf(bot, info), story, reading?.review)
    return scenes.map(({ number }) => number)
  })
  if (!found.ok) return found
  return { ok: true, value: { ...found.value, title: titleOf(bot, found.value.info), scenes, reading } }
}

/** The film for the person who asks, in words at first; of a running game what that person may see. */
export async function filmScreen(bot: BotContext, call: Call, game: GameId): Promise<Screen> {
  const { language, person } = call
  const { reading, isComing } = await reviewOf(bot, game)
  const found = await filmOf(bot, game, person, reading, language)
  if (!found.ok) return refusalScreen(bot, call, game, found.refusal)
  const film = found.value
  const { info } = film
  const words = wordsOf(language)
  const head = `🎞 ${gameName(titleOf(bot, info), info, language)}`
  if ('missing' in film) return { content: paragraphs(head, words[`film-${film.missing}`]()) }
  const again = button(customId('film', game), words['look-again']())
  const sat = info.players.some(({ member }) => member === person.id)
  const share = info.status === 'finished' && sat
  return {
    content: paragraphs(head, words['film-making']({ n: film.scenes })),
    illustration: {
      picture: film.picture,
      content: paragraphs(
        head,
        film.isOwn && `-# ${words['film-own']()}`,
        isComing && `-# ${words['film-curve-later']()}`,
      ),
      rows: buttons(
        share ? button(customId('film-share', game), words['review-share'](), 'main') : undefined,
        isComing ? again : undefined,
      ),
      failed: { content: paragraphs(head, words['film-failed']()), rows: buttons(again) },
    },
  }
}

/** The review of a finished game, or whether it is coming: it is made from now on where nobody asked for it. */
export async function reviewOf(bot: BotContext, game: GameId) {
  const found = await bot.host.reviews.of(game)
  if (!found.ok) return { isComing: false }
  const state = found.value
  return state.status === 'ready'
    ? { reading: await readingOf(bot, state), isComing: false }
    : { isComing: state.status === 'making' }
}
