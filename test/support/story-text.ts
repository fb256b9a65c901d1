// The public story as it stands in a thread, to be held against the log.
import type { Person, Seen } from '../../src/sandbox/index.ts'
import { publicly } from './players.ts'

/** The bot's messages in a place that tell the story, oldest first. */
export const storyMessages = (reader: Person, place: string, commitment: string): Seen[] =>
  publicly(reader, place).filter(
    ({ bot, buttons, type, content }) =>
      bot &&
      buttons.length === 0 &&
      type === 0 &&
      !/^-# |^(↩|⏸|⏳)/.test(content) &&
      !content.includes(commitment),
  )

/**
 * A text without what depends on where its messages begin: a line that goes on in the next one names its player again, joins
 * its sentences otherwise, and says whose turn it is only where nothing follows.
 */
export const normalizedStory = (text: string): string =>
  text.replace(
    /(?:🤖 )?\*\*[^*]+\*\*(?:’s turn\b[.:]|’s| ?的回合(?:開始|开始)?[。：]| ?(?:行動|行动)。| ?的)?|\band\b|[.,。，·~\s]/g,
    '',
  )
