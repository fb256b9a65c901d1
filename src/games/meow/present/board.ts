// Writes a table of Meow Wars as Markdown, from a view.
import { type Id, type Phrase, seatRef } from '../../../engine/phrase.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import { listText, type Reader, render } from '../../../text/render.ts'
import { LABELS, words as WORDS } from '../text/index.ts'
import { say } from '../text/say.ts'
import type { ArmyView, MeowView, PlayerView } from '../view/view.ts'
import { carrying, nameOf } from './parts.ts'

/** Discord's limit for the text, with some air. */
const BOARD = 1790

/** Room for the words around the discards. */
const AROUND_DISCARDS = 40

const list = (reader: Reader, ids: readonly Id[]): string =>
  listText(
    ids.map((id) => nameOf(reader, id)),
    reader.language,
  )

const text = (reader: Reader, phrase: Phrase): string =>
  render({ meow: WORDS[reader.language] }, phrase, reader)

const seatText = (reader: Reader, seat: number): string =>
  text(reader, say('plan-cards', { cards: [seatRef(seat)] }))

/** The table as `view` shows it; at most 1,800 characters. */
export function board(view: MeowView, reader: Reader): string {
  const lines = [
    heading(view, reader),
    ...view.players.flatMap((player) => playerLines(view, player, reader)),
    ...rivalLines(view, reader),
    ...pileLines(view, reader),
  ]
  const table = lines.join('\n')
  return clipMarkdown([table, ...discardLines(view, reader, BOARD - table.length)].join('\n'), BOARD)
}

function heading(view: MeowView, reader: Reader): string {
  const labels = LABELS[reader.language]
  const stage = view.battle
    ? view.battle.clash > 0
      ? labels.clash(view.battle.clash)
      : labels.planning()
    : ''
  const where = view.rival
    ? `${nameOf(reader, view.rival.name)} · ${nameOf(reader, view.rival.difficulty)}`
    : labels.round(view.round)
  const battle = view.present ? nameOf(reader, view.present) : ''
  return `**${[where, battle, stage].filter((part) => part !== '').join(' · ')}**`
}

function playerLines(view: MeowView, player: PlayerView, reader: Reader): string[] {
  const labels = LABELS[reader.language]
  const start = player.seat === view.start && !view.rival ? '🐱 ' : ''
  const parts = [
    `🐟${player.fish}`,
    view.advanced ? labels.points(player.points) : '',
    player.handSize > 0 ? labels.hand(player.handSize) : '',
    player.open.length > 0
      ? labels.of(labels.shown(), player.open.map((id) => carrying(player, id, reader)).join(labels.comma()))
      : '',
    player.treasureCount > 0 ? labels.treasures(player.treasureCount) : '',
    player.stratagemCount > 0 ? labels.stratagems(player.stratagemCount) : '',
    player.known.length > 0 ? labels.of(labels.shown(), list(reader, player.known)) : '',
    player.mandate.length > 0
      ? labels.of(labels.mandate(player.mandate.length), list(reader, player.mandate))
      : '',
    view.visitor !== null && player.passed ? labels.passed() : '',
  ]
  const line = `${start}${seatText(reader, player.seat)} · ${parts.filter((part) => part !== '').join(' · ')}`
  const army = view.battle?.armies[player.seat]
  return army ? [line, ...armyLines(army, reader, player)] : [line]
}

function armyLines(army: ArmyView, reader: Reader, player?: PlayerView): string[] {
  const labels = LABELS[reader.language]
  const bearer = player ?? { carried: {} }
  const mark = (id: Id): string => {
    const sign = army.sealed.includes(id) ? ' 🔒' : army.used.includes(id) ? ' 💤' : ''
    return `${carrying(bearer, id, reader)}${sign}`
  }
  const front = army.front.map((id, slot) => `${slot + 1} ${id ? mark(id) : '—'}`).join(' · ')
  const rear = army.rear.map(mark).join(' · ')
  const block = army.block > 0 ? ` 🛡️${army.block}` : ''
  const state = army.hp > 0 ? `❤️${army.hp} ⚔️${army.attack} ⚡${army.totalSpeed}${block}` : labels.out()
  return [state, labels.of(labels.front(), front), labels.of(labels.rear(), rear === '' ? '—' : rear)].map(
    (line) => `> ${line}`,
  )
}

function rivalLines({ rival, battle }: MeowView, reader: Reader): string[] {
  if (!rival) return []
  const name = `**${nameOf(reader, 'rival')}**`
  const army = battle?.armies[1]
  if (army) return [name, ...armyLines(army, reader)]
  const labels = LABELS[reader.language]
  const order = rival.up ? '' : ` (${labels.unordered()})`
  return [labels.of(name, `${list(reader, rival.cards)}${order}`)]
}

function pileLines(view: MeowView, reader: Reader): string[] {
  const labels = LABELS[reader.language]
  const piles = labels.piles(view.treasurePile, view.stratagemPile)
  const counts = [`🐟 ${labels.supply(view.supply)}`, labels.deck(view.deck), piles]
  const lines = [counts.filter((part) => part !== '').join(' · ')]
  if (view.campaign.length > 0) lines.push(labels.of(labels.campaign(), list(reader, view.campaign)))
  return lines
}

/** The discards, which all may look through (R7), the latest first; what has no room left is counted. */
function discardLines(view: MeowView, reader: Reader, room: number): string[] {
  const labels = LABELS[reader.language]
  const thrown = [...view.discards, ...view.treasureDiscards, ...view.stratagemDiscards].reverse()
  if (thrown.length === 0) return []
  const shown: string[] = []
  let left = room - AROUND_DISCARDS
  for (const id of thrown) {
    left -= nameOf(reader, id).length + 2
    if (left < 0) break
    shown.push(nameOf(reader, id))
  }
  if (shown.length < thrown.length) shown.push(labels.more(thrown.length - shown.length))
  return [labels.of(labels.discards(), shown.join(labels.comma()))]
}
