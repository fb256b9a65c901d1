// The message that tells a follower what happened at tables: of each the events that mattered most, as everybody saw them.
import type { FollowedTable } from '../../../host/following/index.ts'
import type { StoryEvent } from '../../../host/table/types.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import type { Language } from '../../../text/language.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import { button, buttons, paragraphs, type Screen } from '../../screen/screen.ts'
import { seatNames, wordsOf } from '../../words/present.ts'
import { storyLines, storyPassages } from '../../words/story-lines.ts'
import { gameLine } from '../table/games.ts'

/** Lines told of a table, and characters of one. */
const LINES = 4
const LINE = 220
/** Characters of all tables. */
const ROOM = 1_800

/** What a follower is told. */
export async function digestScreen(
  bot: BotContext,
  language: Language,
  tables: readonly FollowedTable[],
): Promise<Screen> {
  const words = wordsOf(language)
  const told: string[] = []
  let left = ROOM
  for (const table of tables) {
    const text = await tableText(bot, language, table)
    if (text.length > left) break
    told.push(text)
    left -= text.length + 1
  }
  const more = tables.length - told.length
  const single = tables.length === 1 ? tables[0] : undefined
  return {
    content: paragraphs(words['digest-head'](), ...told, more > 0 && `-# ${words['and-more']({ n: more })}`),
    rows: buttons(
      ...(single ? [button(customId('board', single.info.id), words.board(), 'main')] : []),
      button(customId('follow-list'), words['follow-list']()),
      button(
        single?.own ? customId('follow-stop', 'game', single.info.id) : customId('follow-stop', 'ask'),
        words['follow-stop'](),
      ),
    ),
  }
}

/** How this message begins, by which one that got through is known again. */
export const digestHead = (language: Language): string => wordsOf(language)['digest-head']()

/** What happened at a table: the way there, how it stands, and the events that mattered most. */
async function tableText(bot: BotContext, language: Language, table: FollowedTable): Promise<string> {
  const { info, story, seats } = table
  const words = wordsOf(language)
  const title = titleOf(bot, info)
  const look = await bot.host.play.getPublic(info.id)
  const chosen = highlights(bot, language, table)
  const lines = storyLines(language, title, info, chosen).slice(-LINES)
  const others = storyLines(language, title, info, story).length - lines.length
  return paragraphs(
    await gameLine(bot, { language }, { info, ...(look.ok && { look: look.value }) }),
    seats.length > 0 && `-# ${words['digest-because']({ names: seatNames(info, seats, language) })}`,
    ...lines.map((line) => `  - ${clipMarkdown(line.replace(/\s*\n\s*/g, ' '), LINE)}`),
    lines.length === 0 && `-# ${words['digest-quiet']()}`,
    lines.length > 0 && others > 0 && `-# ${words['digest-more']({ n: others })}`,
  ).slice(0, LIMITS.content)
}

/** The events of most worth to the game's own story, in order; the last ones where it names none. */
function highlights(
  bot: BotContext,
  language: Language,
  { info, story }: FollowedTable,
): readonly StoryEvent[] {
  const title = titleOf(bot, info)
  const actions = title.chronicle?.actions ?? {}
  const groups = storyPassages(language, title, info, story).map(({ events }) => events)
  const worthOf = ({ told }: StoryEvent): number => {
    const action = actions[told.phrase.key.slice(told.phrase.key.indexOf('.') + 1)]
    return action && !action.turning ? action.worth : 0
  }
  const ranked = groups
    .map((group, place) => ({ group, place, worth: Math.max(...group.map(worthOf)) }))
    .sort((one, other) => other.worth - one.worth || other.place - one.place)
    .slice(0, LINES)
    .sort((one, other) => one.place - other.place)
  return ranked.flatMap(({ group }) => group)
}
