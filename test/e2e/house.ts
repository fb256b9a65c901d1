// The whole house for end-to-end tests: database, host, bot and sandbox, as `src/app.ts` wires them, on a clock of its own.
import { existsSync } from 'node:fs'
import pino from 'pino'
import { expect } from 'vitest'
import { commands } from '../../commands/index.ts'
import { openBot } from '../../src/discord/bot.ts'
import { TITLES } from '../../src/games/index.ts'
import { openHost } from '../../src/host/open.ts'
import { openSandbox, type Person, type Seen, testClock } from '../../src/sandbox/index.ts'
import { freshGround } from '../support/databases.ts'

const OPENAPI = new URL('../../../shared/data/discord/openapi.json', import.meta.url).pathname

/** Opens the house; `close` checks that Discord would have taken all that was sent and that nothing broke. */
export async function openHouse() {
  const clock = testClock()
  const time = { now: () => new Date(clock.now()) }
  const faults: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) })
  const ground = freshGround()
  const store = await ground.open()
  const sandbox = await openSandbox({ clock, ...(existsSync(OPENAPI) && { openapi: OPENAPI }) })
  const host = openHost({ store, titles: TITLES, clock: time, log })
  const api = `${sandbox.url}/api`
  const bot = openBot({ token: sandbox.token, api, host, titles: TITLES, commands, clock: time, log })
  await bot.ready
  await host.begin(bot)
  sandbox.addChannel({ name: 'room' })
  return {
    clock,
    sandbox,
    host,
    faults,
    /** The public messages of a place, oldest first. */
    publicly: (place: string): Seen[] =>
      sandbox.transcript({ id: place }).filter(({ ephemeral, bot: own }) => own && !ephemeral),
    async close() {
      await bot.close()
      await host.stop()
      await sandbox.close()
      await store.close()
      await ground.clear()
      expect(sandbox.violations).toEqual([])
      expect(faults).toEqual([])
    },
  }
}

/** The message with a panel on it that an answer led to. */
const panelOf = ({ message, kind, text }: Awaited<ReturnType<Person['click']>>): Seen => {
  if (!message) throw new Error(`no panel but a ${kind}: ${text}`)
  return message
}

interface Part {
  readonly type: number
  readonly custom_id?: string
  readonly disabled?: boolean
  readonly min_values?: number
  readonly max_values?: number
  readonly options?: readonly { readonly value: string; readonly default?: boolean }[]
}

const partsOf = (panel: Seen): Part[] => panel.components.flatMap((row) => row.components ?? []) as Part[]

const verbOf = (part: Part): string => part.custom_id?.split('|')[0] ?? ''

/** Whether a panel asks something. */
export const asks = (panel: Seen): boolean =>
  partsOf(panel).some((part) => ['pick', 'sel', 'ok', 'write'].includes(verbOf(part)))

/** Gives any legal answer by the buttons and menus that a panel shows; `any(n)` is a number below n. */
export async function answerBy(person: Person, panel: Seen, any: (below: number) => number): Promise<Seen> {
  let now = panel
  for (let step = 0; step < 20; step++) {
    const parts = partsOf(now)
    const picks = parts.filter((part) => verbOf(part) === 'pick')
    const menu = parts.find((part) => verbOf(part) === 'sel')
    const confirm = parts.find((part) => verbOf(part) === 'ok')
    const write = parts.find((part) => verbOf(part) === 'write')
    if (write?.custom_id)
      return panelOf(await person.submit(await person.click(now, write.custom_id), { words: 'A quiet word' }))
    if (confirm?.custom_id && !confirm.disabled && (step > 0 || !menu))
      return panelOf(await person.click(now, confirm.custom_id))
    if (menu?.custom_id) {
      const values = (menu.options ?? []).map(({ value }) => value)
      const from = any(values.length)
      const count = Math.max(1, Math.min(menu.max_values ?? 1, values.length))
      const chosen = Array.from({ length: count }, (_, n) => values[(from + n) % values.length] ?? '')
      now = panelOf(await person.select(now, menu.custom_id, chosen))
      continue
    }
    const button = picks[any(picks.length)]
    if (button?.custom_id) return panelOf(await person.click(now, button.custom_id))
    throw new Error(`nothing to answer with: ${now.text}`)
  }
  throw new Error(`no end of picking: ${now.text}`)
}
