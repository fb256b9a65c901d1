// The table as one viewer sees it, for a phone: a line about the game, then a block for each player.
import type { Id } from '../../../engine/phrase.ts'
import { fitting } from '../../../text/fitting.ts'
import type { Reader } from '../../../text/render.ts'
import { DOT } from '../../common/voice.ts'
import type { CityView, PlayerView, StormView, UnitView } from '../view/view.ts'
import { codeOf, SIGN, unitText, type Voice, voiceFor } from './parts.ts'

/** Characters that a board may have. */
const LONGEST = 1800

/** The table as `view` shows it: at most 1,800 characters of Markdown. */
export function board(view: StormView, reader: Reader): string {
  const voice = voiceFor(reader)
  const lines = (units: Units) =>
    [header(view, voice), ...view.players.map((player) => playerText(view, player, voice, units))].join('\n')
  return fitting(LONGEST, [() => lines(everyUnit), () => lines(counted), () => lines(() => [])])
}

function header(view: StormView, { t, who }: Voice): string {
  const { phase, round, lastRound } = view
  const when = round === 0 ? t.beginning() : t.round({ round, last: lastRound })
  const target = view.mode === 'teams' ? t['target-side'] : t.target
  const head = [
    phase === 'over' ? t.over() : when,
    target({ target: view.target }),
    t.deck({ cards: view.deck, discards: view.discards.length }),
    t.supply({ rage: view.rageSupply }),
  ].join(DOT)
  const [a, b] = view.allied
  return a === undefined || b === undefined ? head : `${head}\n${t.allied({ who: who(a), whom: who(b) })}`
}

type Units = (units: readonly UnitView[], voice: Voice) => string[]

function playerText(view: StormView, player: PlayerView, voice: Voice, units: Units): string {
  const { t, who, name } = voice
  const own = view.units.filter(({ seat }) => seat === player.seat)
  const head = [
    `${view.active === player.seat ? `${SIGN.active} ` : ''}${who(player.seat)}`,
    ...(player.out
      ? [t.out()]
      : [
          `${SIGN.prestige} ${t.prestige({ prestige: player.prestige, full: player.fullPrestige })}`,
          `${SIGN.armies} ${t.armies({ armies: player.armies, limit: player.armyLimit })}`,
          `${SIGN.cards} ${player.handSize}`,
          `${SIGN.rage} ${player.rage}`,
        ]),
    ...(view.mode === 'teams' ? [t.side({ side: player.side + 1 })] : []),
  ].join(DOT)
  if (player.out) return head
  const cities = view.cities.filter(({ owner }) => owner === player.seat)
  const captives = player.captives.map(name).join(DOT)
  return [
    head,
    ...(cities.length > 0 ? [cities.map((city) => cityText(view, city, voice)).join(DOT)] : []),
    ...units(own, voice),
    ...(captives === '' ? [] : [`${t.captives()}${t.colon()}${captives}`]),
  ].join('\n')
}

function cityText(view: StormView, city: CityView, { t, name }: Voice): string {
  const held = view.units.some(({ place }) => place === city.id)
  const notes = [...(held ? [] : [t.empty()]), ...(city.linked ? [] : [t.cut()])]
  return name(city.id) + (notes.length > 0 ? t.note({ text: notes.join(DOT) }) : '')
}

/** Every place with who stands there: `C4 foot + foot`. */
const everyUnit: Units = (units, voice) => {
  const places = [...new Set(units.map(({ place }) => place))]
  const at = (place: Id) =>
    units
      .filter((unit) => unit.place === place)
      .map((unit) => unitText(voice, unit))
      .join(' + ')
  return places.length === 0 ? [] : [places.map((place) => `${codeOf(place)} ${at(place)}`).join(DOT)]
}

/** Generals by name and place, armies by number only. */
const counted: Units = (units, voice) => {
  const generals = units.filter(({ type }) => type === 'general')
  return generals.length === 0
    ? []
    : [generals.map((unit) => `${codeOf(unit.place)} ${unitText(voice, unit)}`).join(DOT)]
}
