// Whether a decision can be asked of people who have not followed its game: in few words, none of them typed by anybody.
import type { Decision } from '../../engine/decision.ts'
import type { Title } from '../../games/common/title.ts'
import { isShort } from '../../search/review/position.ts'
import { BOT_WORDS } from '../../text/bot/index.ts'
import { type Reader, render } from '../../text/render.ts'

/** Signs of a question, and of an answer. */
const ASKED = 110
const ANSWER = 70

/** Marks a word that somebody typed, wherever it is shown. */
const TYPED = '"typed":'

const reader: Reader = { language: 'en', style: 'plain', seatName: (seat) => `Player ${seat + 1}` }

/** Whether a decision is short enough for a daily position, and so is what its seat is shown free of what members typed. */
export function isBrief({ game, words }: Title, decision: Decision, view: unknown): boolean {
  if (!isShort(decision) || JSON.stringify([decision, view]).includes(TYPED)) return false
  const lexicon = { bot: BOT_WORDS.en, [game.id]: words.en }
  const lengthOf = (phrase: Decision['prompt']) => [...render(lexicon, phrase, reader)].length
  return lengthOf(decision.prompt) <= ASKED && decision.options.every(({ text }) => lengthOf(text) <= ANSWER)
}
