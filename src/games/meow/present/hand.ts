// Writes a seat's hand in Meow Wars as Markdown, from its view.
import type { Id } from '../../../engine/phrase.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import { type Reader, withIcon } from '../../../text/render.ts'
import { general } from '../cards/index.ts'
import { LABELS } from '../text/index.ts'
import type { MeowView, PlayerView } from '../view/view.ts'
import { FACTION_ICONS, TROOP_ICONS } from './icons.ts'
import { carrying, nameOf } from './parts.ts'

/** Discord's limit for the text, with some air. */
const PANEL = 1190

/** What the viewing seat alone holds; at most 1,200 characters. */
export function hand(view: MeowView, reader: Reader): string {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  if (!own) return ''
  const labels = LABELS[reader.language]
  const lines = [
    ...section(
      labels.looking(),
      (view.looked ?? []).map((id) => cardLine(id, reader)),
    ),
    ...section(
      labels.yourHand(),
      (own.hand ?? []).map((id) => generalLine(own, id, reader)),
    ),
    ...section(
      labels.yourTreasures(),
      (own.treasures ?? []).map((id) => cardLine(id, reader)),
    ),
    ...section(
      labels.yourStratagems(),
      [...(own.stratagems ?? []), ...(own.planned ?? [])].map((id) => cardLine(id, reader)),
    ),
  ]
  return lines.length === 0 ? labels.empty() : clipMarkdown(lines.join('\n'), PANEL)
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`**${title}**`, ...lines]

const cardLine = (id: Id, reader: Reader): string =>
  `- ${LABELS[reader.language].of(nameOf(reader, id), nameOf(reader, `${id}-text`))}`

function generalLine(player: PlayerView, id: Id, reader: Reader): string {
  const { faction, troop, attack, hp, speed, skill, died } = general(id)
  const kind = `${withIcon(FACTION_ICONS[faction], nameOf(reader, faction), reader)} ${withIcon(TROOP_ICONS[troop], nameOf(reader, troop), reader)}`
  const labels = LABELS[reader.language]
  const does = labels.of(labels.clashMark(skill.clash), nameOf(reader, `${id}-text`))
  return `- **${carrying(player, id, reader)}** ${kind} ⚔️${attack} ❤️${hp} ⚡${speed} · ${does} · ${labels.died(died)}`
}
