// Tries on a test server what the bot does, and deletes everything that was made for it.
import { REST } from 'discord.js'
import type { Config } from '../../src/config.ts'
import { wireOf } from '../../src/discord/http/http-wire.ts'
import { discordFindings } from '../doctor/discord.ts'
import type { Finding } from '../doctor/finding.ts'
import { STEPS } from './steps.ts'
import { findApplication, findChannel, findingFor, type Trial } from './trial.ts'

/** What a trial would do, a line for each step. */
export const plannedSteps = (): string[] => [
  'ask Discord about the token, session starts, servers and roles, as npm run doctor does',
  ...STEPS.map(({ does, needs }) => `${does}: needs ${needs}`),
  'delete all of that again',
]

/**
 * Tries everything, and deletes what was made.
 * @param operator who takes the direct message; the owner of the application when left out
 * @throws Error with a clear line when there is no such channel
 */
export async function preflight(config: Config, channel: string, operator?: string): Promise<Finding[]> {
  const found = await discordFindings(config)
  if (config.token === undefined || found.some(({ how }) => how === 'wrong')) return found
  const base = config.api !== undefined && { api: config.api }
  const rest = new REST({ ...base }).setToken(config.token)
  const once = new REST({ ...base, retries: 0 }).setToken(config.token)
  const { guild, name } = await findChannel(rest, channel)
  const { id: application, owner } = await findApplication(rest)
  const whom = operator ?? owner
  if (whom === undefined)
    throw new Error('Discord names no owner of this application: add --operator <your user id>')
  const rests: { readonly what: string; readonly remove: () => Promise<unknown> }[] = []
  const trial: Trial = {
    rest,
    application,
    guild,
    channel,
    operator: whom,
    wire: wireOf(rest, once, { now: () => new Date() }),
    made: (what, remove) => void rests.unshift({ what, remove }),
  }
  found.push({ how: 'fine', what: `the trial is on #${name}` })
  for (const step of STEPS)
    found.push(await step.run(trial).catch((error: unknown) => findingFor(step, error)))
  for (const { what, remove } of rests)
    await remove().catch((error: unknown) =>
      found.push({
        how: 'worth',
        what: `${what} stays (${(error as Error).message})`,
        todo: `delete it by hand: https://discord.com/channels/${guild}/${trial.thread ?? channel}`,
      }),
    )
  return found
}
