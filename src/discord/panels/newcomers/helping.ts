// `/help`: four short sections, the first with the games to choose from; a phone shows each without scrolling.
import type { Call, PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'
import { titleMenu } from '../lobby/game-chooser.ts'

/** The sections, in the order in which a newcomer needs them. */
const SECTIONS = ['start', 'wait', 'people', 'manage'] as const
type Section = (typeof SECTIONS)[number]

/** How playing works: one section, and the way to the others. */
export function helpScreen(
  { titles }: Pick<BotContext, 'titles'>,
  { language }: Pick<Call, 'language'>,
  section: Section = 'start',
): Screen {
  const words = wordsOf(language)
  const others = SECTIONS.filter((each) => each !== section)
  return {
    content: paragraphs(
      section === 'start' ? words['help-title']() : `**${words[`help-${section}`]()}**`,
      words[`help-${section}-body`](),
    ),
    rows: [
      ...buttons(...others.map((each) => button(customId('help', each), words[`help-${each}`]()))),
      ...(section === 'start' ? [titleMenu(titles, language)] : []),
    ],
  }
}

async function turn(bot: BotContext, call: PanelCall): Promise<Reply> {
  return {
    screen: helpScreen(
      bot,
      call,
      SECTIONS.find((each) => each === call.parts[0]),
    ),
  }
}

/** By verb: the sections of `/help`. */
export const HELPING = { help: { run: turn } } satisfies Record<string, Panel>
