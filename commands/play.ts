// `/play`: a choice typed or completed; what arrives is treated as typed text.
import type { CommandCall } from '../src/discord/call.ts'
import { labelsOf, namesOf } from '../src/discord/choice/labels.ts'
import { type Reading, readChoice } from '../src/discord/choice/parse.ts'
import { suggest } from '../src/discord/choice/suggest.ts'
import { command, completedOption, gameOption } from '../src/discord/definition.ts'
import { type Desk, titleOf } from '../src/discord/desk.ts'
import { findGame, suggestGames } from '../src/discord/finding.ts'
import { answer } from '../src/discord/panels/answering.ts'
import { type AskedLook, isAsked } from '../src/discord/panels/asking.ts'
import { takeSeatBack } from '../src/discord/panels/returning.ts'
import { notYours, standingOf } from '../src/discord/panels/standing.ts'
import { wordsOf } from '../src/discord/present.ts'
import { refusalScreen } from '../src/discord/refusing.ts'
import type { Command } from '../src/discord/reply.ts'
import { clipUnits, paragraphs, type Screen } from '../src/discord/screen.ts'
import { escapeMarkdown } from '../src/text/markdown.ts'
import { listText } from '../src/text/render.ts'
import { withGame } from './game/part.ts'

export const play: Command = {
  definition: command('play', [completedOption('choice', 'play choice', { required: true }), gameOption()], {
    anywhere: true,
  }),
  slow: () => true,
  execute: (desk, call) =>
    withGame(desk, call, { mine: true }, async (info) => {
      const back = await takeSeatBack(desk, call, info.id)
      const looked = await desk.host.look(info.id, call.person)
      if (!looked.ok) return refusalScreen(desk, call, info.id, looked.refusal)
      const look = looked.value
      if (!isAsked(look)) return standingOf(desk, call, look, back ?? notYours(look, call.language))
      return playTyped(desk, call, look, call.text('choice') ?? '')
    }),
  complete: async (desk, call) =>
    call.focused === 'game' ? suggestGames(desk, call, call.typed) : suggestChoices(desk, call, call.typed),
}

async function playTyped(desk: Desk, call: CommandCall, look: AskedLook, typed: string): Promise<Screen> {
  forgetLooks(desk, call.person.id)
  const { decision } = look.outlook
  const names = namesOf(decision, titleOf(desk, look.info), look.info)
  const reading = readChoice(decision, look.token, names, typed)
  if (reading.kind === 'choice') return answer(desk, call, look.info.id, look.token, reading.choice)
  return standingOf(desk, call, look, problemOf(desk, call, look, reading))
}

/** Why a typed text was not played, and what is possible now. */
function problemOf(
  desk: Desk,
  call: CommandCall,
  look: AskedLook,
  reading: Exclude<Reading, { kind: 'choice' }>,
): string {
  const words = wordsOf(call.language)
  const { decision } = look.outlook
  const labels = labelsOf(decision, call.language, titleOf(desk, look.info), look.info).map(escapeMarkdown)
  const possible = `${words['possible-now']()}\n${clipUnits(
    labels.map((label, index) => `${index + 1}. ${label}`).join('\n'),
    POSSIBLE,
  )}`
  switch (reading.kind) {
    case 'stale':
      return words['stale-choice']()
    case 'unknown':
      return paragraphs(
        words['typed-unknown']({ text: escapeMarkdown(clipUnits(reading.text, 60)) }),
        possible,
      )
    case 'ambiguous': {
      const options = listText(
        reading.among.slice(0, 6).map((index) => `**${labels[index] ?? ''}**`),
        call.language,
      )
      return paragraphs(
        words['typed-ambiguous']({ text: escapeMarkdown(clipUnits(reading.text, 60)), options }),
        possible,
      )
    }
    case 'count':
      return paragraphs(
        words['typed-count']({ have: reading.have, min: decision.min, max: decision.max }),
        possible,
      )
  }
}

/** Characters that the list of what is possible takes of the panel. */
const POSSIBLE = 700

/** For how long a look answers a person's keystrokes, in milliseconds. */
const FRESH = 2_000
/** People whose looks are kept at once. */
const KEPT = 500

interface Kept {
  readonly at: number
  readonly look: Promise<AskedLook | undefined>
}

/** By desk, so that two bots in one process never answer for each other. */
const looksOf = new WeakMap<Desk, Map<string, Kept>>()

async function suggestChoices(desk: Desk, call: CommandCall, typed: string) {
  const look = await recentLook(desk, call)
  if (!look) return []
  const { decision } = look.outlook
  const title = titleOf(desk, look.info)
  return suggest(
    {
      decision,
      token: look.token,
      labels: labelsOf(decision, call.language, title, look.info),
      names: namesOf(decision, title, look.info),
      words: wordsOf(call.language),
    },
    typed,
  )
}

/** The person's look, kept while they type; what they send is checked against the present anyway. */
function recentLook(desk: Desk, call: CommandCall): Promise<AskedLook | undefined> {
  const looks = looksOf.get(desk) ?? new Map<string, Kept>()
  looksOf.set(desk, looks)
  const key = [call.person.id, call.channel, call.text('game') ?? ''].join(' ')
  const now = performance.now()
  const kept = looks.get(key)
  if (kept && now - kept.at < FRESH) return kept.look
  const look = freshLook(desk, call)
  looks.delete(key)
  looks.set(key, { at: now, look })
  // Who has nothing to choose yet may be asked at any moment: that is not kept.
  void look.then(
    (found) => found ?? (looks.get(key)?.look === look && looks.delete(key)),
    () => looks.delete(key),
  )
  const [oldest] = looks.keys()
  if (looks.size > KEPT && oldest !== undefined) looks.delete(oldest)
  return look
}

/** A person who plays sees what follows at once. */
function forgetLooks(desk: Desk, person: string): void {
  const looks = looksOf.get(desk)
  for (const key of [...(looks?.keys() ?? [])]) if (key.startsWith(`${person} `)) looks?.delete(key)
}

async function freshLook(desk: Desk, call: CommandCall): Promise<AskedLook | undefined> {
  const found = await findGame(desk, call, { mine: true, named: call.text('game') })
  if ('problem' in found) return undefined
  const look = await desk.host.look(found.info.id, call.person)
  return look.ok && isAsked(look.value) ? look.value : undefined
}
