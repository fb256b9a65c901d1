// Two kinds of people at a sandbox table: one types every move, one presses buttons and menus alone.
import type { Random } from '../../src/engine/random.ts'
import type { Outcome, Person, Seen } from '../../src/sandbox/index.ts'

/** Takes all moves a person has now; how many they were. */
export type Player = (person: Person, place: string) => Promise<number>

/** A part of a message: a button or a menu. */
type Part = Seen['components'][number]

const MENU = 3

/** The end of a suggestion that leads on: picks are missing. */
const UNFINISHED = /\s*…+\s*[（(][^（(]*[）)]$/u

/** Types `/play choice:` and takes a suggestion, going on from those that lead on, until nothing is suggested. */
export const typist =
  (random: Random): Player =>
  async (person, place) => {
    for (let moves = 0; ; moves++) {
      const pick = await completed(person, place, random)
      if (!pick) return moves
      const outcome = await person.slash(place, 'play', { choice: String(pick.value) })
      if (outcome.kind === 'silence') throw new Error(`no answer to /play ${pick.name}`)
    }
  }

/** A suggestion that is a whole answer; `undefined` where nothing is suggested. */
export async function completed(person: Person, place: string, random: Random) {
  for (let typed = ''; ; ) {
    const suggestions = await person.complete(place, 'play', { choice: typed }, 'choice')
    const pick = suggestions[random.int(Math.max(1, suggestions.length))]
    if (!pick || !UNFINISHED.test(pick.name)) return pick
    typed = `${pick.name.replace(UNFINISHED, '')}, `
  }
}

/** Presses "Your move" on the newest prompt and answers by menus and buttons until the panel leads no further. */
export const clicker =
  (random: Random): Player =>
  async (person, place) => {
    const prompt = promptFor(person, place)
    if (!prompt) return 0
    let panel = panelOf(await person.click(prompt, buttonBy(prompt, 'move')))
    let moves = 0
    for (; asks(panel); moves++) panel = await answerBy(person, panel, random)
    return moves
  }

/** The newest prompt in a channel, if it names this person. */
export function promptFor(person: Person, place: string): Seen | undefined {
  const prompt = publicly(person, place).findLast((message) => offers(message, 'move'))
  return prompt?.text.includes(`@${person.name}`) ? prompt : undefined
}

/** Presses at most for one answer; no decision takes so many. */
const PRESSES = 40

/** Gives any legal answer by the buttons and menus of a panel; the panel that follows. */
export async function answerBy(person: Person, panel: Seen, random: Random): Promise<Seen> {
  let now = panel
  const sent = new Map<string, string>()
  for (let presses = 0; presses < PRESSES; presses++) {
    const parts = partsOf(now)
    const enabled = (verb: string) => parts.filter((part) => isVerb(verb)(part) && part.disabled !== true)
    const [confirm] = enabled('ok')
    const [menu] = enabled('sel')
    const [write] = enabled('write')
    const picks = enabled('pick')
    const [take] = enabled('take')
    if (take && (picks.length === 0 || random.int(3) > 0))
      return panelOf(await person.select(now, idOf(take), someOf(take, random)))
    const isPicked = menu?.options?.some((option) => option.default === true) ?? true
    if (confirm && (isPicked || random.int(2) === 0)) return panelOf(await person.click(now, idOf(confirm)))
    if (write) return panelOf(await person.submit(await person.click(now, idOf(write)), { words: 'Peach' }))
    if (menu && (picks.length === 0 || random.int(4) > 0)) {
      const chosen = someOf(menu, random)
      // Who picks what is picked already sends nothing: they pick again.
      const again = sent.get(idOf(menu)) === chosen.join()
      sent.set(idOf(menu), chosen.join())
      if (!again && !isShown(menu, chosen)) now = panelOf(await person.select(now, idOf(menu), chosen))
      continue
    }
    const pick = picks[random.int(Math.max(1, picks.length))]
    if (!pick) throw new Error(`nothing to answer with: ${now.text}`)
    return panelOf(await person.click(now, idOf(pick)))
  }
  throw new Error(`no end of picking: ${now.text}`)
}

/** Some options of a menu, as many as it takes, in the menu's order: that of picking is not sent (discord-api-docs #5870). */
function someOf({ options = [], min_values = 1, max_values = 1 }: Part, random: Random): string[] {
  const least = Math.max(1, min_values)
  const count = least + random.int(Math.max(1, Math.min(max_values, options.length) - least + 1))
  const values = options.map(({ value }) => value)
  const picked = random.shuffle([...values]).slice(0, count)
  return values.filter((value) => picked.includes(value))
}

/** Whether a menu shows just these as chosen. */
const isShown = ({ options = [] }: Part, values: readonly string[]): boolean =>
  values.join() ===
  options
    .filter((option) => option.default === true)
    .map(({ value }) => value)
    .join()

/** Whether a panel asks something. */
export const asks = (panel: Seen): boolean =>
  ['pick', 'take', 'sel', 'ok', 'write'].some((verb) => offers(panel, verb))

/** The panel that an action led to. */
export function panelOf({ message, kind, text }: Outcome): Seen {
  if (!message) throw new Error(`no panel but a ${kind}: ${text}`)
  return message
}

/** Seats a hard computer player from the lobby message, as its host does. */
export async function addComputer(host: Person, lobby: Seen): Promise<void> {
  const asked = panelOf(await host.click(lobby, buttonBy(lobby, 'computer')))
  const menu = partsOf(asked).find((part) => part.type === MENU)
  if (menu) await host.select(asked, idOf(menu), ['hard'])
}

/** The public messages of a place, oldest first. */
export const publicly = (person: Person, place: string): Seen[] =>
  person.messages(place).filter(({ ephemeral }) => !ephemeral)

/** The newest public message with a button of this verb. */
export function newestWith(person: Person, place: string, verb: string): Seen {
  const found = publicly(person, place).findLast((message) => offers(message, verb))
  if (!found) throw new Error(`no message offers ${verb}`)
  return found
}

/** The custom id of a message's button by its verb. */
export const buttonBy = (message: Seen, verb: string): string =>
  partsOf(message).find(isVerb(verb))?.custom_id ?? verb

/** Whether a message has a button or menu of this verb. */
export const offers = (message: Seen, verb: string): boolean => partsOf(message).some(isVerb(verb))

const isVerb =
  (verb: string) =>
  ({ custom_id = '' }: Part): boolean =>
    custom_id.split('|')[0] === verb

const partsOf = (message: Seen): Part[] => message.components.flatMap((row) => row.components ?? [])

const idOf = ({ custom_id = '' }: Part): string => custom_id
