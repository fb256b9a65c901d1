// The table as one viewer sees it, for a phone: what goes on, then a block of two lines for each player.
import { fitting } from '../../../text/fitting.ts'
import type { Reader } from '../../../text/render.ts'
import { card as cardOf, SLOTS } from '../cards/index.ts'
import { standingOf } from '../view/ranks.ts'
import type { HegemonyView, PersonView, PlayerView } from '../view/view.ts'
import { goneText, lastingTexts } from './lasting.ts'
import { nowText } from './now.ts'
import { usedText } from './used.ts'
import { type Length, markOf, type Voice, voiceFor } from './voice.ts'

/** Characters that a board may have. */
const LONGEST = 1800
const DOT = ' · '
/** Signs of a player's name where there is little room. */
const SHORT_NAME = 14
const SHORTEST_NAME = 7

/** Signs with a fixed meaning. */
const SIGN = { acts: '▶️', hp: '❤️', cards: '🃏', worn: '🛡️', judgement: '⚖️', dead: '💀' } as const

/** The table as `view` shows it: at most 1,800 characters of Markdown. */
export function board(view: HegemonyView, reader: Reader): string {
  const text = (length: Length, longest?: number) => {
    const voice = voiceFor(reader, longest)
    return [
      header(view, voice),
      ...inOrder(view).map((player) => playerText(view, player, voice, length)),
    ].join('\n')
  }
  return fitting(LONGEST, [
    () => text('full'),
    () => text('plain'),
    () => text('short'),
    () => text('short', SHORT_NAME),
    () => text('short', SHORTEST_NAME),
  ])
}

function header(view: HegemonyView, voice: Voice): string {
  const { words } = voice
  const when =
    view.winners !== null ? words.over : view.turn === null ? words.picking : words.turn(view.turn.number)
  const facts = [`**${when}**`, words.deck(view.deck), words.discards(view.discard.length)]
  if (view.lastBattle) facts.push(words['last-battle'])
  return [facts.join(DOT), nowText(view, voice)].filter(Boolean).join('\n')
}

/** Players in turn order from the viewer on, or from the first seat. */
export function inOrder({ players, viewer }: Pick<HegemonyView, 'players' | 'viewer'>): PlayerView[] {
  const start = viewer === 'public' ? 0 : viewer
  return [...players.slice(start), ...players.slice(0, start)]
}

function playerText(view: HegemonyView, player: PlayerView, voice: Voice, length: Length): string {
  const { words, who } = voice
  const acts = view.turn?.seat === player.seat && view.winners === null
  const signs = [player.alive ? '' : SIGN.dead, acts ? SIGN.acts : ''].join('')
  const faction = player.faction === null ? words.undetermined : voice.faction(player.faction, length)
  const name = [signs, who(player.seat)].filter(Boolean).join(' ')
  const people = player.generals.map((person) => personText(person, voice, length))
  const head = [name, length === 'full' || player.faction !== null ? faction : '', people.join(' + ')]
  if (!player.alive) return head.filter(Boolean).join(DOT)
  const standing = standingOf(view, player.seat)
  const rest = [
    view.phase === 'pick' || view.phase === 'deal' ? '' : `${SIGN.hp} ${player.hp}/${player.maxHp}`,
    `${SIGN.cards} ${player.handSize}`,
    wornText(player, voice, length),
    judgementText(player, voice, length),
    player.chained ? words.chained : '',
    player.flipped ? words.flipped : '',
    player.concedes ? words.concedes : '',
    standing === null ? '' : words.standings[standing],
    ...(player.markers ?? []).map((marker) => words.markers[marker]),
    usedText(view, player, voice),
    ...lastingTexts(view, player, voice),
    ...pilesText(player, voice, length),
    soulsText(player, voice, length),
    player.known.length > 0
      ? words.seen(player.known.map((card) => cardText(card, voice, length)).join(' '))
      : '',
  ]
  return `${head.filter(Boolean).join(DOT)}\n-# ${rest.filter(Boolean).join(DOT)}`
}

/** `Cao Cao 曹操`, `Cao Cao 曹操 (face down)`, `❓`. */
function personText(person: PersonView, voice: Voice, length: Length): string {
  const { id, up } = person
  const { words, general } = voice
  if (id === null) return '❓'
  const notes = [up ? '' : words.down, goneText(person, voice) ?? ''].filter(Boolean)
  return `${general(id, length)}${notes.map((note) => words.signs.note(note)).join('')}`
}

const cardText = (card: string, voice: Voice, length: Length): string =>
  `${markOf(card)}${length === 'short' ? '' : ` ${voice.kind(cardOf(card).kind, length)}`}`

function wornText(player: PlayerView, voice: Voice, length: Length): string {
  const cards = SLOTS.flatMap((slot) => {
    const card = player.equipment[slot]
    if (card === null) return []
    return [
      slot === 'plus-horse' ? '+1' : slot === 'minus-horse' ? '−1' : voice.kind(cardOf(card).kind, length),
    ]
  })
  return cards.length === 0 ? '' : `${SIGN.worn} ${cards.join(' ')}`
}

const judgementText = ({ judgement }: PlayerView, voice: Voice, length: Length): string =>
  judgement.length === 0
    ? ''
    : `${SIGN.judgement} ${judgement.map(({ as }) => voice.kind(as, length)).join(' ')}`

/** How many souls lie on a general; which, where the viewer knows. */
export const soulsText = ({ souls }: PlayerView, voice: Voice, length: Length): string =>
  souls && souls.count > 0
    ? `${voice.skill('yigui', length)} ${souls.ids ? voice.listed(souls.ids.map((id) => voice.general(id, 'short'))) : `×${souls.count}`}`
    : ''

const pilesText = ({ piles }: PlayerView, voice: Voice, length: Length): string[] =>
  Object.entries(piles)
    .filter(([, cards]) => cards.length > 0)
    .map(([skill, cards]) => `${voice.skill(skill, length)} ${cards.map(markOf).join(' ')}`)
