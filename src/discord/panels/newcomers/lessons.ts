// Learning a game: which one, begun, gone on with, left.
import type { Title } from '../../../games/common/title.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, type Screen, select } from '../../screen/screen.ts'
import { mayWrite } from '../../words/permissions.ts'
import { sayIn, wordsOf } from '../../words/present.ts'
import { standing, standingOf } from '../decision/game-status.ts'
import { sharedLesson } from '../decision/learning.ts'

/** Games that can be learnt, and the one somebody is in the middle of. */
export async function lessonsScreen(bot: BotContext, { person, language }: Call): Promise<Screen> {
  const words = wordsOf(language)
  const before = await bot.host.lessons.current(person.id)
  const name = (title: Title) => title.words[language].title
  const options = Object.values(bot.titles)
    .filter(({ lesson }) => lesson)
    .map((title) => ({ label: name(title), value: title.game.id, description: title.words[language].blurb }))
  if (options.length === 0) return { content: words['refused-no-lesson']() }
  return {
    content: words['lesson-which'](),
    rows: [
      select(customId('learnwhich'), words['choose-title'](), options),
      ...buttons(
        before &&
          button(
            customId('learn', before.title),
            words['lesson-go-on']({ title: name(titleOf(bot, before)) }),
            'main',
          ),
      ),
    ],
  }
}

/** A member's lesson of a game, begun or gone on with; asks first where that ends another one. */
export async function lessonOf(bot: BotContext, call: Call, named: string, instead = false): Promise<Screen> {
  const words = wordsOf(call.language)
  const title = bot.titles[named]
  if (!title?.lesson) return { content: words['refused-no-lesson']() }
  const before = await bot.host.lessons.current(call.person.id)
  if (before && before.title !== named && !instead) return otherScreen(bot, call, before.title, title)
  const begun = await bot.host.lessons.begin({
    title: named,
    language: call.language,
    guild: call.guild ?? '0',
    channel: call.channel,
    person: call.person,
  })
  if (!begun.ok) return { content: sayIn(call.language, begun.refusal, title) }
  const look = await bot.host.lessons.proceed(begun.value.id, call.person)
  if (!look.ok) return refusalScreen(bot, call, begun.value.id, look.refusal)
  return standingOf(bot, call, look.value)
}

function otherScreen(bot: BotContext, { language }: Call, before: string, title: Title): Screen {
  const words = wordsOf(language)
  const old = bot.titles[before]?.words[language].title ?? before
  const { id } = title.game
  return {
    content: words['lesson-other']({ title: old }),
    rows: buttons(
      button(customId('learn', before), words['lesson-go-on']({ title: old }), 'main'),
      button(
        customId('learn', id, 'instead'),
        words['lesson-instead']({ title: title.words[language].title }),
      ),
    ),
  }
}

const learn = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [title = '', instead] = call.parts
  return { screen: await lessonOf(bot, call, title, instead === 'instead') }
}

const learnWhich = async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
  screen: await lessonOf(bot, call, call.values[0] ?? ''),
})

const leave = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [game = ''] = call.parts
  const left = await bot.host.lessons.leave(game, call.person)
  if (!left.ok) return { screen: await refusalScreen(bot, call, game, left.refusal) }
  const words = wordsOf(call.language)
  return {
    screen: {
      content: words['lesson-left'](),
      rows: buttons(
        button(customId('learn', left.value.title), words['lesson-again']()),
        button(customId('rules', left.value.title), words.rules()),
      ),
    },
  }
}

/** Shares what a lesson has led to in the channel, where the member may write. */
const share = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [game = ''] = call.parts
  const words = wordsOf(call.language)
  if (call.guild === undefined) return { screen: { content: words['unknown-button']() }, fresh: true }
  if (!mayWrite(call)) return { screen: { content: words['share-not-here']() }, fresh: true }
  const shared = await bot.host.lessons.share(game, call.person)
  if (!shared.ok) return { screen: await refusalScreen(bot, call, game, shared.refusal), fresh: true }
  const title = titleOf(bot, shared.value.info)
  const language = (await bot.host.settings.languageOfGuild(call.guild)) ?? call.language
  return { screen: await standing(bot, call, game), aloud: sharedLesson(title, shared.value, language) }
}

/** Hides hints: the panel again, without them. */
const hintsOff = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  await bot.host.people.stopHints(call.person)
  return { screen: await standing(bot, call, call.parts[0] ?? '', wordsOf(call.language)['hints-are-off']()) }
}

/** By verb: lessons, and hints in first games. */
export const LEARNING = {
  learn: { run: learn, slow: true },
  learnwhich: { run: learnWhich, slow: true },
  learnshare: { run: share, slow: true },
  leavelesson: { run: leave, slow: true },
  hintsoff: { run: hintsOff },
} satisfies Record<string, Panel>
