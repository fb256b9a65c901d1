// A league's roles: one for the champion of the last season, in divisions one for each tier while a season runs. Only roles
// that the bot made for this league, whose ids it has noted, are ever given, taken or deleted.
import { z } from 'zod'
import type { LeagueFault, LeagueInfo, StandingLine } from '../../../host/leagues/index.ts'
import type { BotContext } from '../../core/context.ts'
import { CODE } from '../../core/faults.ts'
import { codeOf } from '../../core/wire.ts'
import { wordsOf } from '../../words/present.ts'
import { isRefusedStill, type LeagueWork, rememberFor, whyWithout } from './league-work.ts'

const roleShape = z.object({
  /** `champion`, or `tier-` and its number. */
  what: z.string(),
  id: z.string(),
  /** The name it has; none while it has that by which it is found again. */
  name: z.string().optional(),
  /** Who has it, and who may have it. */
  members: z.array(z.string()),
})
const shape = z
  .object({
    roles: z.array(roleShape).default([]),
    refused: z.object({ key: z.string(), at: z.number() }).optional(),
  })
  .catch({ roles: [] })

type Role = z.infer<typeof roleShape>
type Known = z.infer<typeof shape>

/** A role as it should be. */
interface Wanted {
  readonly what: string
  readonly name: string
  readonly members: readonly string[]
}

/** Makes the roles on Discord those that the league gives; why it cannot, where it cannot. */
export async function updateRoles(work: LeagueWork): Promise<{ readonly fault?: LeagueFault }> {
  const { bot, league } = work
  const recall = async () => shape.parse((await bot.host.leagues.recall(league.id, 'league-roles')) ?? {})
  const wanted = await rolesOf(bot, league)
  const key = JSON.stringify(wanted)
  const known = await recall()
  if (isRefusedStill(work, known.refused, key)) return work.fault ? { fault: work.fault } : {}
  try {
    await bring(work, known, wanted)
    return {}
  } catch (error) {
    const fault = whyWithout(error)
    if (!fault) throw error
    const refused = { key, at: bot.clock.now().getTime() }
    await rememberFor(work, 'league-roles', { ...(await recall()), refused })
    return { fault }
  }
}

/** What the league gives now. */
async function rolesOf(bot: BotContext, league: LeagueInfo): Promise<readonly Wanted[]> {
  const { season, name, language } = league
  if (!league.roles || league.status === 'archived' || !season) return []
  const words = wordsOf(language)
  const over = season.status === 'over' ? season.number : season.number - 1
  const last = over > 0 ? await bot.host.leagues.standings(league.id, over) : undefined
  const [first] = last?.groups[0]?.lines ?? []
  const champion = first?.scored ? membersOf([first]) : []
  const wanted = [
    { what: 'champion', name: words['league-role-champion']({ name }), members: champion },
    ...(await tiersOf(bot, league)).map(([n, lines]) => ({
      what: `tier-${n}`,
      name: words['league-role-tier']({ name, n }),
      members: membersOf(lines.filter(({ out }) => !out)),
    })),
  ]
  return wanted
}

const membersOf = (lines: readonly StandingLine[]): readonly string[] =>
  lines.flatMap(({ member }) => member ?? [])

/** Who plays in which tier, while a season of divisions runs. */
async function tiersOf(
  bot: BotContext,
  league: LeagueInfo,
): Promise<readonly (readonly [number, readonly StandingLine[]])[]> {
  if (league.format !== 'divisions' || league.season?.status !== 'running') return []
  const tiers = new Map<number, StandingLine[]>()
  for (const { tier, lines } of (await bot.host.leagues.standings(league.id))?.groups ?? [])
    if (tier !== undefined) tiers.set(tier, [...(tiers.get(tier) ?? []), ...lines])
  return [...tiers]
}

/** Goes from the roles that are known to those that are wanted; after each step that is noted. */
async function bring(work: LeagueWork, known: Known, wanted: readonly Wanted[]): Promise<void> {
  let roles: readonly Role[] = known.roles
  const note = (next: readonly Role[]) => {
    roles = next
    return rememberFor(work, 'league-roles', { roles: next })
  }
  const save = (role: Role) => note([...roles.filter(({ what }) => what !== role.what), role])
  const forget = (what: string) => note(roles.filter((each) => each.what !== what))
  const isOff = !work.league.roles || work.league.status === 'archived'
  for (const role of known.roles) {
    if (wanted.some(({ what }) => what === role.what)) continue
    if (isOff) {
      await unlessGone(work.wire.removeRole(work.league.guild, role.id), CODE.unknownRole)
      await forget(role.what)
    } else await pass(work, role, [], save, forget)
  }
  for (const { what, name, members } of wanted) {
    const there = roles.find((each) => each.what === what)
    if (!there && members.length === 0) continue
    const role = await named(work, there ?? (await made(work, what, save)), name, save)
    if (!(await pass(work, role, members, save, forget))) {
      // Somebody has deleted the role: there is a new one.
      await pass(work, await named(work, await made(work, what, save), name, save), members, save, forget)
    }
  }
}

type Save = (role: Role) => Promise<void>

/** Makes a role under a name by which it is found again if the process dies before it notes the id. */
async function made({ wire, league }: LeagueWork, what: string, save: Save): Promise<Role> {
  const mark = `peach-garden ${league.id} ${what}`
  const left = (await wire.roles(league.guild)).find(({ name }) => name === mark)
  const role = { what, id: left?.id ?? (await wire.addRole(league.guild, mark)), members: [] }
  await save(role)
  return role
}

async function named({ wire, league }: LeagueWork, role: Role, name: string, save: Save): Promise<Role> {
  if (role.name === name) return role
  const isThere = await unlessGone(wire.renameRole(league.guild, role.id, name), CODE.unknownRole)
  if (!isThere) return role
  const renamed = { ...role, name }
  await save(renamed)
  return renamed
}

/** Takes a role from those who lose it and gives it to those who get it; false where the role is gone. */
async function pass(
  { wire, league }: LeagueWork,
  role: Role,
  members: readonly string[],
  save: Save,
  forget: (what: string) => Promise<void>,
): Promise<boolean> {
  const losing = role.members.filter((member) => !members.includes(member))
  const getting = members.filter((member) => !role.members.includes(member))
  if (losing.length === 0 && getting.length === 0) return true
  // Members who may have it are stored before they get it.
  if (getting.length > 0) await save({ ...role, members: [...role.members, ...getting] })
  const steps = [
    ...losing.map((member) => () => wire.takeRole(league.guild, member, role.id)),
    ...getting.map((member) => () => wire.giveRole(league.guild, member, role.id)),
  ]
  for (const step of steps)
    try {
      await step()
    } catch (error) {
      const code = codeOf(error)
      if (code === CODE.unknownRole) {
        await forget(role.what)
        return false
      }
      // Guests from other servers, and members who left, have no roles here.
      if (code !== CODE.unknownMember && code !== CODE.unknownUser) throw error
    }
  await save({ ...role, members: [...members] })
  return true
}

/** Waits; false where what it was about is gone. */
async function unlessGone(doing: Promise<void>, gone: number): Promise<boolean> {
  try {
    await doing
    return true
  } catch (error) {
    if (codeOf(error) === gone) return false
    throw error
  }
}
