// The prompt: whose move it is, always the bot's last message; answered, it shrinks to one small line.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Awaited } from '../../engine/outlook.ts'
import type { Seat } from '../../engine/phrase.ts'
import { RESPITE } from '../../host/time/clocks.ts'
import type { Deadline, GameInfo, Look, Post } from '../../host/types.ts'
import { listText } from '../../text/render.ts'
import { customId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { groupAwaited, namesSeat, sayMarking, seatName, seatNames, wordsOf } from '../present.ts'
import { button, buttons, clipUnits, paragraphs, type Screen } from '../screen.ts'
import { deadlineText } from '../time.ts'
import { errorFacts, isGone } from './faults.ts'
import { publicLook, type Work } from './job.ts'
import { catchUp } from './story.ts'
import type { Posted } from './wire.ts'

const awaitedShape = z.array(
  z.custom<Awaited>((value) => typeof value === 'object' && value !== null && 'seat' in value),
)

/** When a member was last notified of a request, by seat, and where. */
const pingsShape = z.record(z.string(), z.object({ opened: z.number(), channel: z.string(), at: z.number() }))
type Pings = z.infer<typeof pingsShape>

/** What is remembered of a prompt: whom it asked what, whether it still stands, and the one about to take its place. */
const promptShape = z.object({
  live: z.boolean(),
  pings: pingsShape.default({}),
  awaited: awaitedShape,
  /** Seats for which a standing order answers: nobody waits for them. */
  ordered: z.array(z.number()).default([]),
  /** The log entry that opened the request; whoever is asked by a later one is asked anew. */
  opened: z.number().default(-1),
  /** The deadlines as it shows them. */
  times: z.string().default(''),
  /** What posted it. */
  by: z.string().default(''),
  next: z
    .object({
      channel: z.string(),
      digest: z.string(),
      awaited: awaitedShape,
      ordered: z.array(z.number()).default([]),
      opened: z.number().default(-1),
      times: z.string().default(''),
      by: z.string().default(''),
      pings: pingsShape.default({}),
    })
    .optional(),
})
type Asked = z.infer<typeof promptShape>

/** Why a prompt is drawn besides a move: people's chat has buried it, or members are to be reminded. */
interface Occasion {
  readonly lifting?: boolean
  readonly remind?: readonly string[]
}

/** Says whose move it is now. Those who were not asked before are notified, once; those to be reminded again. */
export async function prompt(work: Work, { lifting = false, remind = [] }: Occasion = {}): Promise<void> {
  await catchUp(work)
  const look = await publicLook(work)
  const before = await standingPrompt(work)
  const awaited = look && look.info.status === 'playing' ? look.awaited : []
  if (!look || membersOf(look.info, awaited).length === 0)
    return shrink(work, before, look?.info.status === 'paused' ? 'prompt-moved' : 'prompt-done')
  const opening = await work.desk.host.opening(work.info.id)
  const ordered = look.ordered.map(({ seat }) => seat)
  if (remind.length > 0 && before?.asked.by === work.key) return // posted before a crash
  const times = JSON.stringify(look.deadlines)
  const opened = opening?.number ?? -1
  const pings = await pingsOf(work, opened)
  const told = toldOf(work, look.info, before, { opened, pings }, opening?.ledOn)
  const anew = awaited.filter(({ seat }) => {
    const member = memberAt(look.info, seat)
    return member !== undefined && (!told.includes(member) || remind.includes(member))
  })
  const newcomers = membersOf(look.info, anew)
  const asked: Asked = {
    ...{ live: true, awaited: [...awaited], ordered, opened, times, by: work.key },
    pings: { ...pings, ...pingsAt(work, opened, anew) },
  }
  if (before && newcomers.length === 0 && !(await isOvertaken(work, before.post))) {
    const same = shownOf(asked) === shownOf(before.asked)
    if (lifting || same) return save(work, before.post, asked)
    if (await redrawn(work, look, before.post, asked)) return
  }
  if (lifting && !before) return
  const screen = promptScreen(work, look, awaited)
  const content = screen.content.trim()
  const { live: _live, ...posting } = asked
  const next = { ...posting, channel: work.channel, digest: digestOf(content) }
  const nobody = { live: false, awaited: [], ordered: [], opened: -1, times: '', by: '', pings }
  const stood = { ...nobody, ...before?.asked }
  await save(work, before?.post ?? nowhere(work), { ...stood, next })
  const posted = await work.wire.post(work.channel, screen, `${work.key}/prompt ${content}`, newcomers)
  await replace(work, before, posted, asked)
}

/** What a prompt shows, to be compared. */
const shownOf = ({ awaited, ordered, times }: Asked): string => JSON.stringify([awaited, ordered, times])

/**
 * Members who know already: from the prompt of the same request, from the panel that their own answer led on, or
 * because they were notified of it a short while ago, before the game was paused or their order taken back.
 */
function toldOf(
  { channel, desk }: Work,
  info: GameInfo,
  before: Standing | undefined,
  { opened, pings }: Pick<Asked, 'opened' | 'pings'>,
  ledOn: Seat | undefined,
): string[] {
  // In another place than before nobody has seen it yet.
  if (before && before.post.channel !== channel) return []
  const same = before?.asked.opened === opened ? membersOf(info, before.asked.awaited) : []
  const since = desk.clock.now().getTime() - RESPITE
  const lately = Object.entries(pings).filter((entry) => entry[1].channel === channel && entry[1].at > since)
  const others = [...lately.map(([seat]) => Number(seat)), ...(ledOn === undefined ? [] : [ledOn])]
  return [...same, ...others.flatMap((seat) => memberAt(info, seat) ?? [])]
}

/** When and where members were last notified of a request. */
async function pingsOf({ desk, info }: Work, opened: number): Promise<Pings> {
  const post = await desk.host.post(info.id, 'prompt')
  const { pings = {} } = promptShape.safeParse(post?.data).data ?? {}
  return Object.fromEntries(Object.entries(pings).filter((entry) => entry[1].opened === opened))
}

/** These seats are notified now. */
const pingsAt = ({ desk, channel }: Work, opened: number, asked: readonly Awaited[]): Pings =>
  Object.fromEntries(asked.map(({ seat }) => [seat, { opened, channel, at: desk.clock.now().getTime() }]))

/** No message yet, and none is older. */
const nowhere = ({ channel }: Work): Post => ({
  ...{ kind: 'prompt', channel, message: '0', postedAt: new Date(0), data: null },
})

/** A prompt has been posted: the one before shrinks, and says whether it was answered or is asked again below. */
async function replace(
  work: Work,
  before: Standing | undefined,
  { id, at }: Posted,
  asked: Asked,
): Promise<Standing> {
  const mark: Mark = before?.asked.opened === asked.opened ? 'prompt-moved' : 'prompt-done'
  if (before && before.post.message !== id) await shrinkMessage(work, before.post, before.asked, mark)
  work.chat.prompted(work.channel)
  const post: Post = { kind: 'prompt', channel: work.channel, message: id, postedAt: at, data: null }
  await save(work, post, asked)
  return { post, asked }
}

/** Shrinks the prompt that stands, if one does. */
export async function closePrompt(work: Work): Promise<void> {
  await shrink(work, await standingPrompt(work), 'prompt-done')
}

interface Standing {
  readonly post: Post
  readonly asked: Asked
}

/** The prompt that stands, also one that was posted just before a process died or an answer was lost. */
async function standingPrompt(work: Work): Promise<Standing | undefined> {
  const post = await work.desk.host.post(work.info.id, 'prompt')
  const data = promptShape.safeParse(post?.data)
  if (!post || !data.success) return undefined
  const { next, ...asked } = data.data
  const before = asked.live ? { post, asked } : undefined
  const unsure = next && next.channel === work.channel ? next : undefined
  const found =
    unsure && (await work.wire.recent(work.channel)).find((each) => isNext(each, unsure.digest, post))
  if (!unsure || !found) return before
  const { channel: _channel, digest: _digest, ...posted } = unsure
  return replace(work, before, found, { live: true, ...posted })
}

const isNext = ({ id, content }: Posted, digest: string, before: Post): boolean =>
  digestOf(content) === digest && BigInt(id) > BigInt(before.message)

/** Enough to know a message again; the members it mentions are not stored with it. */
const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex')

const save = ({ desk, info }: Work, post: Post, asked: Asked): Promise<void> =>
  desk.host.savePost(info.id, { ...post, data: asked })

/** Whether the prompt is not the last thing there: a turn's message came after it, or people's chat. */
async function isOvertaken({ desk, info, chat, channel }: Work, post: Post): Promise<boolean> {
  if (post.channel !== channel || chat.isBuried(channel)) return true
  const turn = await desk.host.post(info.id, 'turn')
  return turn !== undefined && turn.channel === post.channel && BigInt(turn.message) > BigInt(post.message)
}

async function redrawn(work: Work, look: Look, post: Post, asked: Asked): Promise<boolean> {
  try {
    await work.wire.edit(post.channel, post.message, promptScreen(work, look, asked.awaited))
    await save(work, post, asked)
    return true
  } catch (error) {
    if (isGone(error)) return false
    throw error
  }
}

/** What the small line of an old prompt says: it was answered, or is asked again further down. */
type Mark = 'prompt-done' | 'prompt-moved'

async function shrink(work: Work, before: Standing | undefined, mark: Mark): Promise<void> {
  if (!before) return
  await shrinkMessage(work, before.post, before.asked, mark)
  await save(work, before.post, { ...before.asked, live: false })
}

/** A message that cannot be shrunk is left as it is: its buttons lead to the present all the same. */
async function shrinkMessage(work: Work, post: Post, asked: Asked, mark: Mark): Promise<void> {
  const { wire, desk, info } = work
  const words = wordsOf(info.language)
  const lines = askedLines(work, info, asked.awaited, (seat) => seatName(info, seat)).map((line) =>
    words[mark]({ line }),
  )
  const content = `-# ${clipUnits(lines.join(' · ').replace(/\s*\n\s*/g, ' '), LIMITS.growing)}`
  try {
    await wire.edit(post.channel, post.message, { content })
  } catch (error) {
    desk.log.info({ game: info.id, ...errorFacts(error) }, 'an old prompt could not be shrunk')
  }
}

const sitterAt = (info: GameInfo, seat: Seat) => info.sitters.find((each) => each.seat === seat)

/** The member who plays at a seat themselves. */
const memberAt = (info: GameInfo, seat: Seat): string | undefined => {
  const sitter = sitterAt(info, seat)
  return sitter?.standIn === undefined ? sitter?.member : undefined
}

/** The members among the seats that are waited for; computers are never mentioned. */
const membersOf = (info: GameInfo, awaited: readonly Awaited[]): string[] =>
  awaited.flatMap(({ seat }) => memberAt(info, seat) ?? [])

/** What everyone may know of what is asked, a line for each; `mark` writes the seats that are asked. */
function askedLines(
  { title }: Pick<Work, 'title'>,
  info: GameInfo,
  awaited: readonly Awaited[],
  mark: (seat: Seat) => string,
  deadlines: readonly Deadline[] = [],
): string[] {
  const words = wordsOf(info.language)
  return groupAwaited(awaited).map(({ notice, seats }) => {
    const ends = deadlineText(info, deadlines, seats, info.language)
    const what = sayMarking(info.language, notice, title, info, (seat) =>
      seats.includes(seat) ? mark(seat) : undefined,
    )
    const line = seats.every((seat) => namesSeat(notice, seat))
      ? what
      : words['prompt-line']({ who: listText(seats.map(mark), info.language), what })
    return ends ? `${line} ${ends}` : line
  })
}

/** The prompt's message. Its first line is what a phone's notification says. */
function promptScreen({ title, channel }: Work, look: Look, awaited: readonly Awaited[]): Screen {
  const { info } = look
  const words = wordsOf(info.language)
  const ordered = look.ordered.map(({ seat }) => seat)
  const shared = info.thread === undefined || info.thread !== channel
  const mark = (seat: Seat) => {
    const member = memberAt(info, seat)
    return member === undefined ? seatName(info, seat) : `<@${member}>`
  }
  const lines = askedLines({ title }, info, awaited, mark, look.deadlines)
  return {
    content: paragraphs(
      clipUnits(lines.join('\n'), LIMITS.growing),
      ordered.length > 0 &&
        `-# ${words['prompt-ordered']({ names: seatNames(info, ordered, info.language) })}`,
      shared && `-# ${words['thread-name']({ title: title.words[info.language].title, game: info.id })}`,
    ),
    rows: buttons(
      button(customId('move', info.id), words['your-move'](), 'main'),
      button(customId('hand', info.id), words.hand()),
      button(customId('board', info.id), words.board()),
    ),
  }
}
