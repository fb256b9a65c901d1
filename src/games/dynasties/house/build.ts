// Makes cards and questions of the game from what a set has written.
import type { OwnQuestion } from '../bank/own-question.ts'
import { ERAS } from '../cards/eras.ts'
import type { HouseCard } from '../cards/types.ts'
import type { WrittenCard, WrittenQuestion } from './shape.ts'

/** A card as the rules use it. */
export function cardOf(written: WrittenCard): HouseCard {
  if (written.kind === 'attack') return written
  const { kind, name } = written
  if (kind === 'event') return { kind, name, event: { era: written.era, effects: written.effects } }
  if (kind === 'lord') {
    const { kind: _kind, name: _name, eras, ...stats } = written
    const inOrder = [...eras].sort((a, b) => ERAS.indexOf(a) - ERAS.indexOf(b))
    return { kind, name, lord: { eras: inOrder, ...stats } }
  }
  const { type, from, to, crossing } = written
  const played = written.effects.filter((each) => each.do !== 'cancel')
  const use = played.length > 0 ? 'play' : 'react'
  return { kind, name, card: { type, from, to: to ?? from, use, crossing, effects: played } }
}

/** A question as the rules use it. */
export function questionOf({ question, right, wrong, why, era, level }: WrittenQuestion): OwnQuestion {
  const answers = [right, ...wrong].sort()
  return { text: question, answers, right: answers.indexOf(right), why, level, era: era ?? null }
}
