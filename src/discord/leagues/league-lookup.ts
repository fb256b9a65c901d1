// Finds the league a person means: the one they name, else that of this channel, else the only one of the server.
import type { Format, LeagueInfo, LeagueTableInfo } from '../../host/leagues/index.ts'
import { clip, echo } from '../../text/markdown.ts'
import { normal } from '../../text/normal.ts'
import { listText, seriesText } from '../../text/render.ts'
import type { Call, CommandCall, CompletionCall } from '../call/call.ts'
import type { Suggestion } from '../choice/suggest.ts'
import type { BotContext } from '../core/context.ts'
import { LIMITS } from '../screen/limits.ts'
import { wordsOf } from '../words/present.ts'
import { leagueName, tableName } from './words.ts'

/** The league meant, or a private answer instead. */
export type FoundLeague = { readonly league: LeagueInfo } | { readonly problem: string }

/** Finds the league that `league:` names; where it is left out, that of this channel, or the only one (of a format). */
export async function findLeague(bot: BotContext, call: CommandCall, format?: Format): Promise<FoundLeague> {
  const words = wordsOf(call.language)
  const named = call.text('league')?.trim()
  if (named) return namedLeague(bot, call, named)
  const here = call.guild === undefined ? [] : await bot.host.leagues.at(call.guild)
  const fitting = here.filter((league) => format === undefined || league.format === format)
  const inChannel = fitting.filter(({ channel }) => channel === call.channel)
  const [only, ...others] = inChannel.length > 0 ? inChannel : fitting
  if (!only) return { problem: words[format === 'queue' ? 'league-no-queue-here' : 'league-none-here']() }
  if (others.length === 0) return { league: only }
  const names = [only, ...others].slice(0, LIMITS.rowButtons).map(leagueName)
  return { problem: words['league-which']({ names: listText(names, call.language) }) }
}

/** A league by its id (of a suggestion some clients send the name, which ends in it), or by its name in this server. */
async function namedLeague(bot: BotContext, call: Call, named: string): Promise<FoundLeague> {
  const id = named.split(/[\s·]+/).at(-1) ?? ''
  const league = (await knownLeague(bot, call, id)) ?? (await leagueByName(bot, call, named))
  return league ? { league } : { problem: wordsOf(call.language)['league-unknown']({ text: echo(named) }) }
}

async function leagueByName(
  bot: BotContext,
  { guild }: Call,
  named: string,
): Promise<LeagueInfo | undefined> {
  const here = guild === undefined ? [] : await bot.host.leagues.at(guild, true)
  const same = here.filter(({ name }) => normal(name) === normal(named))
  const begun = here.filter(({ name }) => normal(name).startsWith(normal(named)))
  const [only, ...others] = same.length > 0 ? same : begun
  return others.length === 0 ? only : undefined
}

/** What may be an id or a code. */
const ID = /^[\w-]{1,40}$/

/** A league by its id, if the user may know it: leagues are known to their server and to their members. */
export async function knownLeague(bot: BotContext, call: Call, id: string): Promise<LeagueInfo | undefined> {
  const league = ID.test(id) ? await bot.host.leagues.find(id) : undefined
  if (league?.id !== id) return undefined
  if (league.guild === call.guild) return league
  return (await bot.host.leagues.membership(league.id, call.person.id)) ? league : undefined
}

/** The league of a code, which guests from other servers join by. */
export async function leagueOfCode(bot: BotContext, call: Call, typed: string): Promise<FoundLeague> {
  const code = typed.trim()
  const league = ID.test(code) ? await bot.host.leagues.find(code) : undefined
  return league && (league.code === code || league.guild === call.guild)
    ? { league }
    : { problem: wordsOf(call.language)['league-unknown-code']({ text: echo(typed) }) }
}

/** Completion of `league:`: those of this server by name, then those elsewhere that one has joined; archived ones last. */
export async function suggestLeagues(bot: BotContext, call: CompletionCall): Promise<Suggestion[]> {
  const joined = await bot.host.leagues.joined(call.person.id)
  const elsewhere = joined.filter(({ guild }) => guild !== call.guild)
  return suggestionsOf([...(await leaguesHere(bot, call)), ...elsewhere], call.typed)
}

/** Completion of `league:` for organisers: those of this server alone, those that are archived last. */
export const suggestLeaguesHere = async (bot: BotContext, call: CompletionCall): Promise<Suggestion[]> =>
  suggestionsOf(await leaguesHere(bot, call), call.typed)

const leaguesHere = async (bot: BotContext, { guild }: Call): Promise<readonly LeagueInfo[]> =>
  guild === undefined ? [] : bot.host.leagues.at(guild, true)

function suggestionsOf(all: readonly LeagueInfo[], typed: string): Suggestion[] {
  const isOver = ({ status }: LeagueInfo) => status === 'archived'
  return [...all.filter((league) => !isOver(league)), ...all.filter(isOver)]
    .filter(({ id, name }) => normal(`${name} ${id}`).includes(normal(typed)))
    .slice(0, LIMITS.options)
    .map(({ id, name }) => ({ name: clip(`${name} · ${id}`, LIMITS.label), value: id }))
}

/** Tables of the present season that have a game; until it begins, those of the one before, which can still be annulled. */
async function tablesOf(bot: BotContext, league: LeagueInfo): Promise<readonly LeagueTableInfo[]> {
  const { season } = league
  const before = season?.status === 'entry' && season.number > 1 ? season.number - 1 : undefined
  const schedule = await bot.host.leagues.schedule(league.id, before)
  return (schedule?.rounds ?? []).flatMap(({ tables }) => tables).filter(({ game }) => game !== undefined)
}

/** The table whose game was named; of a suggestion some clients send the name, in which the game's id stands. */
export async function tableNamed(
  bot: BotContext,
  league: LeagueInfo,
  typed: string,
): Promise<LeagueTableInfo | undefined> {
  const words = typed.trim().split(/[\s·]+/)
  return (await tablesOf(bot, league)).find(({ game }) => game !== undefined && words.includes(game))
}

/** Subcommands that are about tables which are over, too. */
const ALSO_OVER = ['annul']

/** Completion of `game:` over a league's tables: by round, number, game and who sits there. */
export async function suggestTables(bot: BotContext, call: CompletionCall): Promise<Suggestion[]> {
  const found = await findLeague(bot, call)
  if ('problem' in found) return []
  const { league } = found
  const over = ALSO_OVER.includes(call.subcommand ?? '')
  return (await tablesOf(bot, league))
    .filter(({ status }) => status === 'running' || (over && status === 'ended'))
    .flatMap((table) => {
      const names = table.seats.map(({ name, number }) => name ?? `#${number}`)
      const label = `${tableName(league, table, call.language)} · ${table.game} · ${seriesText(names, call.language)}`
      return table.game === undefined ? [] : [{ name: clip(label, LIMITS.label), value: table.game, label }]
    })
    .filter(({ label }) => normal(label).includes(normal(call.typed)))
    .slice(0, LIMITS.options)
    .map(({ name, value }) => ({ name, value }))
}
