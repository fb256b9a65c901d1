// The descriptions of the pictures: the same facts in words, for those who listen to them.
import { altOf } from '../../../picture/picture.ts'
import { clip } from '../../../text/markdown.ts'
import type { BattleInput } from './battle-input.ts'
import type { EffectCard, HandInput } from './hand-input.ts'
import type { Band, CityTile, TableInput } from './table-input.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Names are cut to this many signs where the whole would be too long. */
const SHORT_NAME = 12

/** Says a table. */
export function tableAlt(input: TableInput, vocabulary: Vocabulary): string {
  const { words, listed } = vocabulary
  const head = listed([
    input.round,
    input.ending ?? '',
    ...input.facts,
    input.attack ? `${input.attack.who} ${input.attack.rest[0]}` : '',
  ])
  const say = (short: boolean): string =>
    [head, ...input.bands.map((band) => bandAlt(band, vocabulary, short))].join(words.stop()).trim()
  return altOf(say(false), say(true))
}

function bandAlt(band: Band, { words, listed }: Vocabulary, short: boolean): string {
  const name = short ? clip(band.name, SHORT_NAME) : band.name
  const signs = listed([
    band.acts ?? '',
    band.starts ?? '',
    band.first ? `${band.first.why} ${band.first.bonus}` : '',
  ])
  const wits = band.wits === null ? '' : short ? ` ${band.wits}` : ` ${words.wits({ n: band.wits })}`
  const means = [words.coins({ n: band.coins }), words['hand-size']({ n: band.cards }), band.points]
  const secret = band.strategistHeld === 'own' ? ` (${words['only-you-know']()})` : ''
  const who = [
    (short ? band.lords.at(-1) : band.lords[0]) ?? '',
    `${(short ? band.strategist.at(-1) : band.strategist[0]) ?? ''}${wits}${secret}`,
  ]
  const cities = band.cities.map((city) => cityAlt(city, { words, listed }, short))
  const all = listed([...who, ...means])
  const held = cities.length === 0 ? words['no-cities']() : cities.join(words.semicolon())
  return `${name}${signs === '' ? '' : ` (${signs})`}${words.colon()}${[all, held].join(words.semicolon())}`
}

function cityAlt(
  city: CityTile,
  { words, listed }: Pick<Vocabulary, 'words' | 'listed'>,
  short: boolean,
): string {
  const points = short ? '' : words.points({ n: city.points })
  const strength =
    city.strength === null ? '' : short ? ` ${city.strength}` : ` ${words.strength({ n: city.strength })}`
  const secret = city.held === 'own' ? ` (${short ? words.hidden() : words['only-you-know']()})` : ''
  const garrison = `${(short && city.held === 'hidden' ? city.labels.at(-1) : city.labels[0]) ?? ''}${strength}${secret}`
  const walls = short ? `+${city.walls}` : words.walls({ n: city.walls })
  return short
    ? `${city.name} ${walls} ${garrison}${city.besieged ? ' ⚔' : ''}`
    : `${city.name} (${listed([points, walls, garrison, city.besieged ? words.besieged() : ''])})`
}

/** Says a hand. */
export function handAlt(input: HandInput, { words, listed }: Vocabulary): string {
  const effects = (cards: readonly EffectCard[], full: boolean): readonly string[] =>
    cards.map(({ names, number, note, effect }) => {
      const name = [names.at(-1) ?? '', number ?? '', note ?? ''].join(' ').replace(/ +/g, ' ').trim()
      return full ? `${name}${words.colon()}${effect.replace(/[.。]$/, '')}` : name
    })
  const say = (full: boolean): string =>
    [
      ...input.groups.map((group) => {
        const generals = group.generals.map(
          ({ names, strength, lady }) => `${names.at(-1)} ${strength}${lady ? ` (${words.lady()})` : ''}`,
        )
        const cities = group.cities.map(
          ({ name, points, walls, price, tax }) =>
            `${name} (${listed([words.points({ n: points }), words.walls({ n: walls }), words.price({ n: price }), tax])})`,
        )
        const cards = [...generals, ...cities, ...effects(group.effects, full)]
        return cards.length === 0
          ? group.title
          : `${group.title}${words.colon()}${cards.join(words.semicolon())}`
      }),
      words.coins({ n: input.coins }),
      ...(input.court.length === 0 ? [] : [effects(input.court, full).join(words.semicolon())]),
    ].join(words.stop())
  return altOf(say(true), say(false))
}

/** Says a battle. */
export function battleAlt(input: BattleInput, { words, listed }: Vocabulary): string {
  const army = ({ role, name, general, strength }: BattleInput['attacker']): string =>
    `${role}${words.colon()}${listed([name, general.at(-1) ?? '', strength === null ? '' : words.strength({ n: strength })])}`
  const positions = input.positions.map(({ label, attack, defence, walls, winner }) => {
    const numbers = `${attack ?? '?'} : ${defence ?? '?'}${walls > 0 ? ` + ${walls}` : ''}`
    if (winner === 'open') return `${label} ${numbers}`
    const verdict = winner === null ? input.tie : `${input[winner].role} ${input.wins}`
    return `${label} ${numbers} (${verdict})`
  })
  return altOf(
    [
      input.title,
      army(input.attacker),
      army(input.defender),
      positions.join(words.semicolon()),
      input.own ? words.cards({ list: listed(input.own.cards.map(String)) }) : '',
      input.result ?? '',
      input.beheaded ?? '',
    ]
      .filter((part) => part !== '')
      .join(words.stop()),
  )
}
