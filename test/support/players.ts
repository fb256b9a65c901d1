// Two kinds of people at a sandbox table: one types every move, one presses buttons and menus alone.
import type { Random } from '../../src/engine/random.ts'
import type { Outcome, Person, Seen } from '../../src/sandbox/index.ts'

/** Takes all moves a person has now; how many they were. */
export type Player = (person: Person, place: string) => Promise<number>

/** Discord's component types. */
const [BUTTON, MENU] = [2, 3]

/** Types `/play choice:` and takes a suggestion, until nothing is suggested. */
export const typist =
  (random: Random): Player =>
  async (person, place) => {
    for (let moves = 0; ; moves++) {
      const suggestions = await person.complete(place, 'play', { choice: '' }, 'choice')
      const pick = suggestions[random.int(Math.max(1, suggestions.length))]
      if (!pick) return moves
      const outcome = await person.slash(place, 'play', { choice: String(pick.value) })
      if (outcome.kind === 'silence') throw new Error(`no answer to /play ${pick.name}`)
    }
  }

/** Presses "Your move" on the newest prompt and answers by menus and buttons until the panel leads no further. */
export const clicker =
  (random: Random): Player =>
  async (person, place) => {
    const prompt = promptFor(person, place)
    if (!prompt) return 0
    let panel = await person.click(prompt, buttonBy(prompt, 'move'))
    for (let moves = 0; ; ) {
      const pressed = await press(person, panel, random)
      if (!pressed) return moves
      if (pressed.took) moves++
      panel = pressed.outcome
    }
  }

/** The newest prompt in a channel that mentions or names this person. */
function promptFor(person: Person, place: string): Seen | undefined {
  const prompt = person
    .messages(place)
    .findLast((message) => !message.ephemeral && idsOf(message).some(isVerb('move')))
  return prompt?.text.includes(person.name) ? prompt : undefined
}

/** Presses the next thing to press on a panel; `undefined` when there is nothing. */
async function press(
  person: Person,
  panel: Outcome,
  random: Random,
): Promise<{ outcome: Outcome; took: boolean } | undefined> {
  const message = panel.message
  if (!message) throw new Error(`there is no panel: ${panel.kind} ${panel.text}`)
  const parts = message.components.flatMap((row) => row.components ?? [])
  const buttons = parts.filter((part) => part.type === BUTTON && part.disabled !== true)
  const confirm = buttons.find((part) => isVerb('ok')(part.custom_id ?? ''))
  if (confirm) return { outcome: await person.click(message, confirm.custom_id ?? ''), took: true }
  const picks = buttons.filter((part) => isVerb('pick')(part.custom_id ?? ''))
  const menu = parts.find((part) => part.type === MENU)
  if (menu && (picks.length === 0 || random.int(4) > 0)) {
    const option = menu.options?.[random.int(menu.options.length)]
    const outcome = await person.select(message, menu.custom_id ?? '', [String(option?.value)])
    return { outcome, took: false }
  }
  const pick = picks[random.int(Math.max(1, picks.length))]
  return pick && { outcome: await person.click(message, pick.custom_id ?? ''), took: true }
}

/** Seats a steady computer player from the lobby message, as its host does. */
export async function addComputer(host: Person, lobby: Seen): Promise<void> {
  const { message } = await host.click(lobby, buttonBy(lobby, 'computer'))
  const menu = message?.components.flatMap((row) => row.components ?? []).find((part) => part.type === MENU)
  if (!message || !menu) throw new Error('no strengths are offered')
  await host.select(message, menu.custom_id ?? '', ['steady'])
}

/** The newest public message with a button of this verb. */
export function newestWith(person: Person, place: string, verb: string): Seen {
  const found = person
    .messages(place)
    .findLast((message) => !message.ephemeral && idsOf(message).some(isVerb(verb)))
  if (!found) throw new Error(`no message offers ${verb}`)
  return found
}

const isVerb =
  (verb: string) =>
  (id: string): boolean =>
    id === verb || id.startsWith(`${verb}|`)

const idsOf = (message: Seen): string[] =>
  message.components.flatMap((row) => (row.components ?? []).map((part) => part.custom_id ?? ''))

/** The custom id of a message's button by its verb. */
export const buttonBy = (message: Seen, verb: string): string => idsOf(message).find(isVerb(verb)) ?? verb
