// The table's state in one line: the innermost effect being resolved, or the phase of the turn.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { KINDS, type Kind } from '../cards/index.ts'
import type { CardUse, Happening } from '../table/events.ts'
import { seatsOf } from '../table/targeted.ts'
import type { HegemonyView } from '../view/view.ts'
import type { Voice } from './voice.ts'

/** Targets named before the rest is counted. */
const NAMED = 3

/** The line; before the first turn the row of a draft, or nothing. */
export function nowText(view: HegemonyView, voice: Voice): string {
  const { words, who, general } = voice
  const { winners, turn } = view
  if (winners?.length === 0) return words.drawn
  if (winners) return words.wins(named(winners, view, voice))
  const innermost = view.happening.at(-1)
  if (innermost) return happeningText(innermost, view, voice)
  if (view.row) return words.row(view.row.map((id) => general(id, 'short')).join(' · '))
  return turn === null ? '' : words.phase(who(turn.seat), words.phases[turn.phase])
}

function happeningText(event: Happening, view: HegemonyView, voice: Voice): string {
  const { words, who } = voice
  if (event.is === 'use') return useText(event, view, voice)
  if (event.is === 'damage') return words.suffers(who(event.victim), event.amount)
  if (event.is === 'judgement') return words.judges(who(event.seat), reasonText(event.reason, voice))
  return words.dies(who(event.seat))
}

function useText({ user, kind, targets, at }: CardUse, view: HegemonyView, voice: Voice): string {
  const { words, who } = voice
  const whom = at !== null && targets.length > 1 ? [at] : seatsOf(targets)
  const self = whom.length === 1 && whom[0] === user
  return words.uses(who(user), voice.kind(kind, 'plain'), self ? '' : named(whom, view, voice))
}

/** Some players by name, the rest counted; everybody at once. */
function named(seats: readonly Seat[], view: HegemonyView, { words, who }: Voice): string {
  if (seats.length > NAMED && seats.length >= view.players.filter(({ alive }) => alive).length - 1)
    return words['for-all']
  const rest = seats.length - NAMED
  const names = seats.slice(0, rest > 1 ? NAMED : NAMED + 1).map(who)
  return [...names, ...(rest > 1 ? [words.more(rest)] : [])].join(' · ')
}

/** A judgement is for a card on the table, an equipment or a skill. */
const reasonText = (reason: Id, voice: Voice): string =>
  isKind(reason) ? voice.kind(reason, 'plain') : voice.skill(reason, 'plain')

const isKind = (id: Id): id is Kind => Object.hasOwn(KINDS, id)

/** Players who are being asked about by what goes on: targets, a victim, the one who judges or is dying. */
export function concerned(view: HegemonyView): readonly Seat[] {
  const innermost = view.happening.at(-1)
  if (!innermost) return []
  if (innermost.is === 'use') return innermost.at === null ? seatsOf(innermost.targets) : [innermost.at]
  return [innermost.is === 'damage' ? innermost.victim : innermost.seat]
}
