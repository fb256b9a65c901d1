// The message of a vote with its buttons: everyone sees the count; a second press, or one without a say, is answered in private.
import type { Ref } from '../../../engine/phrase.ts'
import type { GameId, GameInfo } from '../../../host/table/types.ts'
import type { Proposal, VoteInfo } from '../../../host/votes/index.ts'
import { BOT_WORDS, type BotPhrases } from '../../../text/bot/index.ts'
import type { Language } from '../../../text/language.ts'
import { lengthText } from '../../../text/length.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import { listText } from '../../../text/render.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../../screen/screen.ts'
import { placeOf, seatName, wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'
import { sittingQuestion } from './sitting.ts'

/** Puts a proposal to a game's table; what the person is told. */
export async function putToTable(
  bot: BotContext,
  call: Call,
  game: GameId,
  what: Proposal,
  done: (words: BotPhrases, info: GameInfo) => string,
): Promise<Screen> {
  const result = await bot.host.votes.propose(game, call.person, what)
  if (!result.ok) return refusalScreen(bot, call, game, result.refusal)
  const { vote, info } = result.value
  return { content: vote ? proposedText(vote, call) : done(wordsOf(call.language), info) }
}

/** A vote as its table sees it, in the table's language. Those who are asked are mentioned. */
export function voteScreen(vote: VoteInfo): Screen {
  const { game, awaited, status, yes, no, electorate } = vote
  const words = wordsOf(game.language)
  const open = status === 'open'
  // Of a seat its member alone says yes or no.
  const offer = vote.kind === 'offer' || asksHolder(vote)
  const voters = awaited.map((seat) => memberMark(vote, seat))
  return {
    content: paragraphs(
      questionOf(vote, words),
      !offer && words['vote-count']({ yes, no, of: electorate.length }),
      open && !offer && `-# ${ruleText(vote, words)}`,
      open &&
        !offer &&
        words['vote-waits']({ names: listText(voters, game.language), when: moment(vote.ends, 'R') }),
      open && offer && `⏳ ${moment(vote.ends, 'R')}`,
      !open && verdictText(vote, words),
    ),
    rows: open ? votingRows(vote, words) : [],
  }
}

/** Whether it asks the member who sits there to give their seat away. */
const asksHolder = ({ kind, unanimous }: VoteInfo): boolean => kind === 'replace' && unanimous
/** Who must agree, and what silence comes to. */
function ruleText({ unanimous, kind, ends }: VoteInfo, words: BotPhrases): string {
  if (kind === 'resume') return words['vote-objection']({ when: moment(ends, 'R') })
  const must = unanimous ? words['vote-all']() : words['vote-majority']()
  return kind === 'sitting' ? must : `${must} ${words['vote-silent']()}`
}

/** The members whom a vote waits for. */
export function votersOf({ kind, change, awaited, game, status }: VoteInfo): string[] {
  if (status !== 'open') return []
  if (kind === 'offer') return change ? [change.newcomer.member] : []
  return awaited.flatMap((seat) => game.players.find((player) => player.seat === seat)?.member ?? [])
}

function memberMark({ game }: VoteInfo, seat: number): string {
  const member = game.players.find((player) => player.seat === seat)?.member
  return member === undefined ? seatName(game, seat) : `<@${member}>`
}

function questionOf(vote: VoteInfo, words: BotPhrases): string {
  const { kind, seat, change, game, status } = vote
  const who = seat === undefined ? words['vote-host']() : seatName(game, seat)
  const name = (ref: Ref) => newcomerName(ref, game.language)
  if (kind === 'sitting') return sittingQuestion(vote, who)
  if (kind === 'pause') return words['vote-pause']({ who, until: vote.until ? moment(vote.until, 'f') : '' })
  if (kind !== 'offer' && kind !== 'replace') return words[`vote-${kind}`]({ who })
  if (!change) throw new Error('a seat that changes hands is named')
  if (asksHolder(vote))
    return words['vote-replace-own']({
      who,
      old: status === 'open' ? memberMark(vote, change.seat) : name(change.old),
      newcomer: name(change.newcomer.who),
    })
  const asked = kind === 'offer' && status === 'open'
  const newcomer = asked ? `<@${change.newcomer.member}>` : name(change.newcomer.who)
  return words[`vote-${kind}`]({ who, old: name(change.old), newcomer })
}

function verdictText(vote: VoteInfo, words: BotPhrases): string {
  const { kind, status, opened, ends, game } = vote
  const time = lengthText(ends.getTime() - opened.getTime(), game.language)
  if (status === 'lapsed' && (kind === 'offer' || asksHolder(vote)))
    return words['vote-offer-lapsed']({ time })
  if (status === 'lapsed' && kind !== 'sitting') return words['vote-lapsed']({ time })
  if (status !== 'carried' && status !== 'refused' && kind === 'sitting') return words['vote-sitting-void']()
  if (status === 'void') return words['vote-void']()
  if (kind === 'offer')
    return status === 'carried' ? words['vote-offer-taken']() : words['vote-offer-declined']()
  return status === 'carried' ? words['vote-carried']() : words['vote-refused']()
}

function votingRows({ id, kind }: VoteInfo, words: BotPhrases) {
  const [yes, no] =
    kind === 'offer'
      ? [words['offer-take'](), words['offer-decline']()]
      : kind === 'undo'
        ? [words['vote-allow'](), words['vote-refuse']()]
        : [words['vote-yes'](), words['vote-no']()]
  return buttons(button(customId('vote', id, 'yes'), yes, 'go'), button(customId('vote', id, 'no'), no))
}

/** A press on a vote's button. */
async function cast(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [id = '', said] = call.parts
  const before = await bot.host.votes.find(id)
  const done = await bot.host.votes.cast(id, call.person, said === 'yes')
  if (!done.ok) return { screen: await refusalScreen(bot, call, before?.game.id, done.refusal), fresh: true }
  return { redraw: async () => voteScreen((await bot.host.votes.find(id)) ?? done.value) }
}

/** Who comes to a seat or sat there, in bold; of somebody who was erased the word for that. */
const newcomerName = (ref: Ref, language: Language): string =>
  'name' in ref
    ? (BOT_WORDS[language].names[ref.name] ?? '')
    : `**${escapeMarkdown('typed' in ref ? ref.typed : '')}**`

/** What the person who proposed it is told. */
export function proposedText(vote: VoteInfo, { language }: Pick<PanelCall, 'language'>): string {
  const words = wordsOf(language)
  const where = placeOf(vote.game)
  if (vote.evening) return words['sitting-posted']({ where, when: moment(vote.evening.from, 'f') })
  if (vote.kind === 'resume') return words['resume-posted']({ where, when: moment(vote.ends, 'R') })
  if (vote.kind !== 'offer') return words['vote-posted']({ where })
  const who = vote.change?.newcomer.who
  return words['offer-posted']({ name: who ? newcomerName(who, language) : '' })
}

/** By verb: the buttons of votes. */
export const VOTING = {
  vote: {
    run: cast,
    slow: true,
    game: async ({ host }, { parts: [id = ''] }) => (await host.votes.find(id))?.game.id,
  },
} satisfies Record<string, Panel>
