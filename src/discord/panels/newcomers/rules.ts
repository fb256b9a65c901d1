// The rules of a game, topic by topic, in pages that fit a message.
import type { Title, Topic } from '../../../games/common/title.ts'
import type { Language } from '../../../text/language.ts'
import { echo } from '../../../text/markdown.ts'
import { nearest } from '../../../text/nearest.ts'
import { normal } from '../../../text/normal.ts'
import type { PanelCall } from '../../call/call.ts'
import type { Panel } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import { pagesOf, paragraphsOf } from '../../screen/pages.ts'
import { button, buttons, paragraphs, type Screen, select } from '../../screen/screen.ts'
import { nearText, wordsOf } from '../../words/present.ts'
import { examplePicture } from './example.ts'

/** Characters of rules in one message; the title and the page number take the rest. */
const PAGE = 1_800

/** The topic that has a button of its own on every page: what people ask. */
const RULINGS = 'rulings'

/** The topic that has a picture: a turn played out. */
const EXAMPLE = 'example'

/** A topic of a game's rules; the first one when none is named. */
export function rulesScreen(title: Title, language: Language, named?: string, page = 0): Screen {
  const words = wordsOf(language)
  const { topics, title: name } = title.words[language]
  const topic = named === undefined ? topics[0] : findTopic(title, language, named)
  const note = topic
    ? undefined
    : paragraphs(
        words['rules-none']({ topic: echo(named ?? '') }),
        nearText(nearTopics(title, language, named ?? ''), language),
      )
  const pages = pagesOf(paragraphsOf(topic?.body ?? '', PAGE), PAGE)
  const at = Math.min(Math.max(0, page), pages.length - 1)
  const options = topics
    .slice(0, LIMITS.options)
    .map((each) => ({ label: each.title, value: each.id, ...(each.id === topic?.id && { default: true }) }))
  const turn = (to: number, label: string) =>
    button(customId('topic', title.game.id, topic?.id ?? '', to), label)
  const next = topics[topics.findIndex(({ id }) => id === topic?.id) + 1]
  const to = (meant: Topic, label: string, tone?: 'main') =>
    button(customId('topic', title.game.id, meant.id), label, tone)
  const rulings = topics.find(({ id }) => id === RULINGS)
  const content = paragraphs(
    note,
    `**${name}**${topic ? ` · ${topic.title}` : ''}`,
    pages[at],
    pages.length > 1 && `-# ${words['log-page']({ page: at + 1, of: pages.length })}`,
  )
  const picture = topic?.id === EXAMPLE && at === 0 ? examplePicture(title, language) : undefined
  return {
    content,
    ...(picture && {
      illustration: { picture, content: paragraphs(content, `-# ${words['example-picture']()}`) },
    }),
    rows: [
      ...(options.length > 0
        ? [select(customId('topic', title.game.id), words['rules-topics'](), options)]
        : []),
      ...buttons(
        at > 0 ? turn(at - 1, words.back()) : undefined,
        at < pages.length - 1 ? turn(at + 1, words.more()) : undefined,
        topic && next && to(next, words['rules-next']({ topic: next.title }), 'main'),
        rulings && topic?.id !== RULINGS ? to(rulings, words['rules-rulings']()) : undefined,
      ),
    ],
  }
}

/** A topic in the reader's language, by its id or its title in any language. */
function findTopic(title: Title, language: Language, named: string) {
  const text = normal(named)
  const id = Object.values(title.words)
    .flatMap(({ topics }) => topics)
    .find((topic) => normal(topic.id) === text || normal(topic.title) === text)?.id
  return title.words[language].topics.find((topic) => topic.id === id)
}

/** The titles of the topics whose names are nearest to what was typed. */
const nearTopics = (title: Title, language: Language, named: string): string[] =>
  nearest(
    normal(named),
    title.words[language].topics.map(({ id, title: name }) => ({
      value: `**${name}**`,
      names: [
        id,
        ...Object.values(title.words).flatMap(({ topics }) =>
          topics.filter((each) => each.id === id).map((each) => each.title),
        ),
      ].map(normal),
    })),
  )

/** Topic menu and page buttons; the lobby's Rules button opens the first topic. */
async function topic(bot: BotContext, call: PanelCall): Promise<{ readonly screen: Screen }> {
  const [game = '', named, page] = call.parts
  const title = bot.titles[game]
  if (!title) return { screen: { content: wordsOf(call.language)['unknown-button']() } }
  const id = call.values[0] ?? named
  return { screen: rulesScreen(title, call.language, id, Number.parseInt(page ?? '', 10) || 0) }
}

/** By verb: the rules. */
export const RULES = {
  // What it was pressed on is still wanted.
  rules: { run: async (bot, call) => ({ ...(await topic(bot, call)), fresh: true }) },
  rulesof: { run: (bot, call) => topic(bot, { ...call, parts: call.values, values: [] }) },
  topic: { run: topic },
} satisfies Record<string, Panel>
