// `/server custom` at work: a server's set is shown, changed by forms, tried, saved as a file and deleted. Each press is checked anew.
import type { CustomReading, CustomSet, CustomTarget } from '../../../games/common/title.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { serverToSet } from '../../input/server-to-set.ts'
import type { Note, Screen } from '../../screen/screen.ts'
import { sayIn, wordsOf } from '../../words/present.ts'
import { standingOf } from '../decision/game-status.ts'
import { setForm, targetOf } from './set-form.ts'
import { deleteScreen, itemScreen, itemsOf, type SetPlace, setScreen } from './set-screen.ts'

/** A server's set, and the server. */
export type SetHere = SetPlace & { readonly guild: string }

/** The set of a call's server, for somebody who may change it; otherwise what they are told. */
export async function setOf(
  bot: BotContext,
  call: Call,
  game: string,
): Promise<SetHere | { readonly problem: string }> {
  const allowed = serverToSet(call)
  if ('problem' in allowed) return allowed
  const words = wordsOf(call.language)
  const title = bot.titles[game]
  const fresh = { name: words['custom-fresh'](), person: call.person }
  const server = await bot.host.custom.find(allowed.guild, game, fresh)
  if (!title?.custom || !server) return { problem: words['refused-no-title']() }
  return { title, server, language: call.language, guild: allowed.guild }
}

/** Does something with the set that was seen; where another holds by now, that is shown instead. */
const withPlace =
  (
    go: (bot: BotContext, call: PanelCall, place: SetHere, parts: readonly string[]) => Promise<Reply>,
    isFresh = false,
  ) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const [game = '', seen, ...parts] = call.parts
    const place = await setOf(bot, call, game)
    if ('problem' in place) return { screen: { content: place.problem }, fresh: true }
    if (seen !== place.server.mark && !isFresh) return { screen: outdated(place) }
    return go(bot, call, place, parts)
  }

const outdated = (place: SetPlace): Screen =>
  setScreen(place, { refused: wordsOf(place.language)['refused-form-old']() })

const showSet = withPlace(async (_bot, _call, place) => ({ screen: setScreen(place) }), true)

const showItem = withPlace(async (_bot, call, place) => ({ screen: screenOf(place, Number(call.values[0])) }))

/** An item where it is there, else the whole set. */
function screenOf(place: SetPlace, index: number | undefined, note?: Note): Screen {
  const item = itemsOf(place).find((each) => each.index === index)
  return item ? itemScreen(place, item, note) : setScreen(place, note)
}

/** Opens a form; what nothing can be said of is done at once. */
async function open(bot: BotContext, call: PanelCall, place: SetHere, target: CustomTarget): Promise<Reply> {
  const form = setForm(place, target)
  if (form) return { form, late: { content: wordsOf(call.language)['press-again']() } }
  return kept(bot, call, place, target, place.title.custom?.change(place.server.set, target, {}))
}

const add = withPlace((bot, call, place) => open(bot, call, place, { kind: call.values[0] ?? '' }))

const change = withPlace((bot, call, place, parts) => open(bot, call, place, targetOf(parts)))

const changePart = withPlace(async (bot, call, place, parts) => {
  const [picked = ''] = call.values
  const target = targetOf(parts)
  if (!picked.startsWith('-')) return open(bot, call, place, { ...target, part: picked })
  const removed = place.title.custom?.remove(place.server.set, { ...target, part: picked.slice(1) })
  return kept(bot, call, place, target, removed)
})

const take = withPlace(async (bot, call, place, parts) => {
  const target = targetOf(parts)
  return kept(bot, call, place, target, place.title.custom?.change(place.server.set, target, call.fields))
})

const drop = withPlace(async (bot, call, place, parts) => {
  const target = targetOf(parts)
  return kept(bot, call, place, { kind: target.kind }, place.title.custom?.remove(place.server.set, target))
})

/** Keeps a changed set and shows what was changed; nothing of it where something is wrong. */
async function kept(
  bot: BotContext,
  call: PanelCall,
  place: SetHere,
  { index }: CustomTarget,
  changed: CustomReading<CustomSet> | undefined,
): Promise<Reply> {
  if (!changed?.ok)
    return { screen: screenOf(place, index, { refused: faultText(place, changed?.faults ?? []) }) }
  const { title, guild, server } = place
  const { person } = call
  const isKept = await bot.host.custom.save({ guild, title: title.game.id }, changed.set, {
    seen: server.mark,
    person,
  })
  const now = await setOf(bot, call, title.game.id)
  if ('problem' in now) return { screen: { content: now.problem } }
  return { screen: isKept ? screenOf(now, index) : outdated(now) }
}

/** All that is wrong with a set, a line each. */
export const faultText = (
  { title, language }: SetPlace,
  faults: Extract<CustomReading<CustomSet>, { ok: false }>['faults'],
): string =>
  faults.map((fault) => sayIn(language, fault, title)).join('\n') || wordsOf(language)['unknown-button']()

const tryOut = withPlace(async (bot, call, { guild, title, server, language }) => {
  const { person, channel, id: interaction } = call
  const begun = await bot.host.custom.tryOut({
    ...{ title: title.game.id, set: server.set },
    ...{ language, guild, channel, person, interaction },
  })
  if (!begun.ok) return { screen: { content: sayIn(language, begun.refusal, title) }, fresh: true }
  const look = await bot.host.lessons.proceed(begun.value.id, person)
  if (!look.ok) return { screen: await refusalScreen(bot, call, begun.value.id, look.refusal) }
  return { screen: await standingOf(bot, call, look.value, wordsOf(language)['custom-tried']()), fresh: true }
})

const leave = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [game = ''] = call.parts
  const info = await bot.host.games.info(game)
  const words = wordsOf(call.language)
  if (!info?.isTrial) return { screen: { content: words['unknown-button']() } }
  const left = await bot.host.play.resign(game, call.person)
  return {
    screen: left.ok
      ? { content: words['custom-left']() }
      : await refusalScreen(bot, call, game, left.refusal),
  }
}

/** A set as a file that another server takes. */
export const setFile = ({ title, server }: SetPlace) => ({
  name: `${title.game.id}-custom.json`,
  data: `${JSON.stringify(JSON.parse(title.custom?.write(server.set) ?? '{}'), null, 1)}\n`,
})

const file = withPlace(async (_bot, _call, place) => ({
  screen: { content: wordsOf(place.language)['custom-file-here'](), files: [setFile(place)] },
  fresh: true,
}))

const askDelete = withPlace(async (_bot, _call, place) => ({ screen: deleteScreen(place) }))

const deleteNow = withPlace(async (bot, call, { guild, title, server }) => {
  const isGone = await bot.host.custom.drop({ guild, title: title.game.id }, server.mark)
  const now = await setOf(bot, call, title.game.id)
  if ('problem' in now) return { screen: { content: now.problem } }
  return { screen: isGone ? setScreen(now, wordsOf(call.language)['custom-deleted']()) : outdated(now) }
})

/** By verb: the screens, menus, buttons and forms of a set. What opens a form answers at once. */
export const CUSTOM = {
  customset: { run: showSet },
  customadd: { run: add },
  customcard: { run: showItem },
  customquestion: { run: showItem },
  customform: { run: change },
  custompart: { run: changePart },
  custommore: { run: changePart },
  customfilled: { run: take, slow: true },
  customdrop: { run: drop, slow: true },
  customtry: { run: tryOut, slow: true },
  customleave: { run: leave, slow: true },
  customfile: { run: file, slow: true },
  customdelete: { run: askDelete },
  customdeleted: { run: deleteNow, slow: true },
} satisfies Record<string, Panel>
