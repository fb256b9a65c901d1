// Chooses the position of a day: of a finished game whose members all agree, by its review; else one that came with the bot.
import { answerKey, type Choice } from '../../engine/decision.ts'
import type { OptionSpec, Options } from '../../engine/game.ts'
import { StoryChanged } from '../../engine/session.ts'
import type { Title } from '../../games/common/title.ts'
import { type AnswerMoment, answerMoment, type WeighedPosition } from '../../search/review/position.ts'
import { ReviewStopped } from '../../search/review/reviewing.ts'
import type { Played } from '../../search/review/types.ts'
import { addDaily, findDaily, sharedGames, stillAgreed } from '../../store/daily.ts'
import { findGame } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { playedOf } from '../review/making.ts'
import { type HostContext, transact } from '../table/context.ts'
import { isBrief } from './brief.ts'
import { type BuiltInPosition, builtInPositions } from './built-in.ts'
import type { DailyDay } from './times.ts'
import { EVERYWHERE, type StoredPosition } from './types.ts'

/** What a decision must have cost for its position to be looked at, as a share of the win. */
const GAIN = 0.1
/** Games that are looked at for one day, and positions of them that are weighed: each may take a thread for half a minute. */
const GAMES = 4
const WEIGHED = 3

/** A position, and what it is of. */
interface Chosen {
  readonly title: string
  readonly gameId: string | null
  readonly position: StoredPosition
}

/**
 * Chooses the position of a day in a place, once; `also` is stored with it.
 * @returns `false` where it was chosen before, or there is none
 */
export async function choose(
  context: HostContext,
  place: string,
  day: DailyDay,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<boolean> {
  if (await findDaily(context.store.db, place, day.day)) return false
  const usual = builtInFor(context, place, day.day)
  const found = await ofGames(context, place)
  return transact(context, async (tx) => {
    const isAgreed = found?.gameId ? await stillAgreed(tx, found.gameId) : false
    const chosen = isAgreed ? found : usual
    if (!chosen) return false
    const isNew = await addDaily(tx, {
      ...chosen,
      place,
      day: day.day,
      at: context.clock.now(),
      ends: day.ends,
    })
    if (isNew) await also(tx)
    return isNew
  })
}

/** The one that came with the bot whose turn it is: all of them come before any comes again, titles in turn. */
export function builtInFor(context: HostContext, place: string, day: number): Chosen | undefined {
  const byTitle = Object.keys(context.titles)
    .map((title) => ({ title, positions: builtInPositions(title) }))
    .filter(({ positions }) => positions.length > 0)
  if (byTitle.length === 0) return undefined
  // Servers begin at different places, so that who is in two of them is asked different things.
  const turn = day + [...place].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)
  const { title, positions } = byTitle[turn % byTitle.length] ?? { title: '', positions: [] }
  const builtIn = positions[Math.floor(turn / byTitle.length) % positions.length]
  return builtIn && { title, gameId: null, position: storedOf(builtIn) }
}

function storedOf({ id, seat, given, answers, games }: BuiltInPosition): StoredPosition {
  return { builtIn: id, seat, given, answers, games, best: bestOf({ answers, games }) }
}

const bestOf = ({ answers }: WeighedPosition): number => {
  const best = Math.max(...answers.map(({ share }) => share))
  return answers.findIndex(({ share }) => share === best)
}

/** One of a finished game; nothing where there is none, or where nobody can weigh it now. */
async function ofGames(context: HostContext, place: string): Promise<Chosen | undefined> {
  const { db } = context.store
  const { reviewer } = context
  if (!reviewer) return undefined
  const where = { place, gain: GAIN, ...(place !== EVERYWHERE && { guild: place }) }
  let weighed = 0
  for (const { id, entries } of await sharedGames(db, where, GAMES)) {
    const row = await findGame(db, id)
    const title = row && context.titles[row.title]
    if (!title || hasFiles(title.game.options, row.options)) continue
    const played = await playedOf(db, row)
    for (const number of entries) {
      const moment = momentOf(title, played, number)
      if (!moment || weighed++ >= WEIGHED) continue
      const found = await weigh(context, { title: row.title, played, number }, id)
      if (found) return { title: row.title, gameId: id, position: storedAt(moment, found, number) }
    }
  }
  return undefined
}

/** A moment that can be asked about. */
function momentOf(title: Title, played: Played, number: number): AnswerMoment | undefined {
  try {
    const moment = answerMoment(title.game, played, number)
    const view = moment && title.game.view(moment.session.state, moment.decision.seat)
    return moment && isBrief(title, moment.decision, view) ? moment : undefined
  } catch (error) {
    if (error instanceof StoryChanged) return undefined
    throw error
  }
}

/** Its answers, weighed; nothing where the thread has other work or fails: then the day has another position. */
async function weigh(
  context: HostContext,
  order: { readonly title: string; readonly played: Played; readonly number: number },
  game: string,
): Promise<WeighedPosition | undefined> {
  try {
    return await context.reviewer?.position(order)
  } catch (error) {
    if (!(error instanceof ReviewStopped)) context.log.warn({ game, err: error }, 'no position of a game')
    return undefined
  }
}

function storedAt({ decision, given }: AnswerMoment, found: WeighedPosition, number: number): StoredPosition {
  const isGiven = (choice: Choice) => answerKey(decision, choice) === answerKey(decision, given)
  const place = found.answers.findIndex(({ choice }) => isGiven(choice))
  return { ...found, number, seat: decision.seat, given: place, best: bestOf(found) }
}

/** Whether a game was played with a file of somebody's, such as cards of their own. */
const hasFiles = (specs: readonly OptionSpec[], options: Options): boolean =>
  specs.some(({ kind, id }) => kind === 'file' && (options[id] ?? '') !== '')
