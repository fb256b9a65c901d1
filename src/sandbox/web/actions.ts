// Actions of the user on the page: those under way, and those refused.
import type { PageMessage } from '../world/page-types.ts'
import { act, actFor, Refused } from './link.ts'
import type { Actions, Choice, CommandShape, OpenModal, Outcome } from './scene/scene.ts'

/** What the page does in turn. */
export interface Page {
  /** Something on its way is different now. */
  refresh(): void
  /** Tells the person why something could not be done; the sandbox itself is away when there is no reason. */
  complain(reason: string | undefined): void
  open(modal: OpenModal): void
  go(channel: string, message: string | undefined): void
  /** Shows the newest messages: what the person sent, or what it brought. */
  toEnd(): void
}

/** The doer of things. */
export interface Doer {
  actionsOf(me: string, guild: string, channel: string | null): Actions
  /** Runs something that may be refused, and says so. True when it went well. */
  attempt(action: () => Promise<unknown>): Promise<boolean>
  /** Shows what came of an action beyond messages. */
  came(outcome: Outcome): void
  /** Messages whose buttons wait for an answer, with the part that was used. */
  readonly waiting: ReadonlyMap<string, string>
  /** Notices that were dismissed. */
  readonly forgotten: Set<string>
  /** Commands on their way. */
  readonly sending: readonly string[]
  /** What is being replied to. */
  readonly replying: () => PageMessage | undefined
}

/** Does something; `false` when it did not go through, which the page says. */
async function attemptOn(page: Page, action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    // No answer within the sandbox's timeout: the message itself shows what came of it, if anything does.
    if (!(error instanceof Refused)) page.complain(undefined)
    else if (!error.isLate) page.complain(error.message)
    return false
  }
}

/** A doer for one page. */
export function createDoer(page: Page): Doer {
  const waiting = new Map<string, string>()
  const forgotten = new Set<string>()
  const sending: string[] = []
  let replying: PageMessage | undefined

  const came = ({ kind, modal }: Outcome) => {
    if (kind === 'modal' && modal) page.open(modal)
    if (kind === 'message') page.toEnd()
  }

  const reply = (message: PageMessage | undefined) => {
    replying = message
    page.refresh()
  }

  const attempt = (action: () => Promise<unknown>) => attemptOn(page, action)

  const use = async (message: string, part: string, action: () => Promise<Outcome>) => {
    if (waiting.has(message)) return false
    waiting.set(message, part)
    page.refresh()
    const sent = await attempt(async () => came(await action()))
    waiting.delete(message)
    page.refresh()
    return sent
  }

  const send = async (command: string, action: () => Promise<Outcome>) => {
    sending.push(command)
    page.toEnd()
    await attempt(async () => came(await action()))
    sending.splice(sending.indexOf(command), 1)
    page.refresh()
  }

  return {
    attempt,
    came,
    waiting,
    forgotten,
    sending,
    replying: () => replying,
    actionsOf: (me, guild, channel) => ({
      reply,
      go(to, message) {
        reply(undefined)
        page.go(to, message)
      },
      press: ({ id }, { custom_id = '' }) =>
        void use(id, custom_id, () => actFor(me, guild, 'click', id, custom_id)),
      pick: ({ id }, { custom_id = '' }, values) =>
        use(id, custom_id, () => actFor(me, guild, 'select', id, custom_id, values)),
      use: ({ id }, command) => void send(command, () => actFor(me, guild, 'useOn', id, command)),
      dismiss: ({ id }) => void attempt(() => act(me, guild, 'dismiss', id)),
      forget(interaction) {
        forgotten.add(interaction)
        page.refresh()
      },
      async say(text, more = {}) {
        const sent = await attempt(() => act(me, guild, 'say', channel, text, more))
        if (sent) reply(undefined)
        if (sent) page.toEnd()
        return sent
      },
      slash: (line, values) => void send(`/${line}`, () => actFor(me, guild, 'slash', channel, line, values)),
      complete: async (line, values, focused) =>
        (await act(me, guild, 'complete', channel, line, values, focused)) as readonly Choice[],
      commands: async () => (await act(me, guild, 'commands', channel)) as readonly CommandShape[],
    }),
  }
}
