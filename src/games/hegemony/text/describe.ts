// From a language's words to its lookups: names by id, one line for every kind of card, general and skill, longer notes.
import type { Id } from '../../../engine/phrase.ts'
import type { Topic } from '../../common/title.ts'
import { COMPANIONS, companionsOf } from '../cards/companions.ts'
import {
  EXPANSION_IDS,
  type Expansion,
  expansionOf,
  GENERAL_IDS,
  type General,
  generalFacts,
  KINGDOMS,
  lentBy,
  REVISED,
  type Skill,
  skillsIn,
  skillsOf,
} from '../cards/generals.ts'
import { CARDS, factsOf, KINDS, type Kind, rankOf, suitSign } from '../cards/index.ts'
import {
  type BoxWords,
  type CardWords,
  LISTS,
  type Pages,
  type RevisedSkill,
  type RevisedWords,
  type SkillWords,
  TOPICS,
} from '../cards/words.ts'

/** What a language brings. */
export interface Vocabulary {
  readonly box: BoxWords
  readonly cards: Readonly<Record<Kind, CardWords>>
  /** What they do in few words. */
  readonly glances: Readonly<Record<Kind, string>>
  readonly generals: Readonly<Record<General, string>>
  readonly skills: Readonly<Record<Skill, SkillWords>>
  /** What these do in newer printings. */
  readonly revised: Readonly<Record<RevisedSkill, RevisedWords>>
}

/** Texts by the id of a kind of card, a general or a skill. */
export interface Lookups {
  readonly names: Readonly<Record<Id, string>>
  readonly cards: Readonly<Record<Id, string>>
  readonly notes: Readonly<Record<Id, string>>
}

const mapped = <K extends string>(keys: readonly K[], text: (key: K) => string): Record<Id, string> =>
  Object.fromEntries(keys.map((key) => [key, text(key)]))

/** Half fish as HP: 3 are `1½`. */
const hpText = (halves: number): string => `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`

/** The lookups of a language. */
export function lookupsOf(vocabulary: Vocabulary): Lookups {
  const { box, cards, generals, skills } = vocabulary
  const kinds = Object.keys(KINDS) as Kind[]
  const skillIds = Object.keys(skills) as Skill[]
  const sentences = (...parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined).join(box.between)
  const inExpansion = (id: General): string[] => {
    const expansion = expansionOf(id)
    return expansion === null ? [] : [box.expansions[expansion]]
  }
  const facts = (id: General): string => {
    const { kingdom, gender, halfHp } = generalFacts(id)
    return box.facts({ faction: box.factions[kingdom], gender: box.genders[gender], hp: hpText(halfHp) })
  }
  const explained = (skill: Skill, text: 'brief' | 'full', style: (name: string) => string): string =>
    box.explained(style(box.skill(skills[skill].name)), skills[skill][text])
  const bold = (name: string): string => `**${name}**`
  const inNewer = (id: General): string[] => {
    const changed = skillsIn(id, 'revised').filter((skill) => isRevised(vocabulary, id, skill))
    if (changed.length === 0) return []
    return [
      box.revised,
      ...changed.map((skill) =>
        box.explained(bold(box.skill(skills[skill].name)), revisedText(vocabulary, skill, 'full')),
      ),
    ]
  }
  const noteOf = (skill: Skill): string =>
    isRevisedSkill(vocabulary, skill)
      ? [skills[skill].full, `${box.revised} ${revisedText(vocabulary, skill, 'full')}`].join('\n')
      : skills[skill].full
  const companions = (id: General): string[] => {
    const others = companionsOf(id).map((other) => generals[other])
    return others.length > 0 ? [box.companions(others.join(' · '))] : []
  }
  return {
    names: {
      ...mapped(kinds, (kind) => box.kind(cards[kind].name)),
      ...Object.fromEntries(
        [...CARDS.values()].map(({ id, kind, suit, number }) => [
          id,
          box.card(`${suitSign(suit)}${rankOf(number)}`, cards[kind].name),
        ]),
      ),
      ...generals,
      ...mapped(skillIds, (skill) => box.skill(skills[skill].name)),
      ...box.factions,
      ...box.variants,
    },
    cards: {
      ...mapped(kinds, (kind) => cards[kind].brief),
      ...mapped(GENERAL_IDS, (id) =>
        [facts(id), ...skillsOf(id).map((skill) => explained(skill, 'brief', String))].join(' · '),
      ),
      ...mapped(skillIds, (skill) => skills[skill].brief),
    },
    notes: {
      ...mapped(kinds, (kind) => sentences(cards[kind].note, box.copies(KINDS[kind].printed))),
      ...mapped(GENERAL_IDS, (id) =>
        [
          ...inExpansion(id),
          ...[...skillsOf(id), ...lentBy(id)].map((skill) => explained(skill, 'full', bold)),
          ...inNewer(id),
          ...companions(id),
        ].join('\n'),
      ),
      ...mapped(skillIds, noteOf),
    },
  }
}

const isRevisedSkill = ({ revised }: Vocabulary, skill: Skill): skill is RevisedSkill =>
  Object.hasOwn(revised, skill)

/** Whether a general has a skill in newer printings that it had not so before. */
const isRevised = (vocabulary: Vocabulary, id: General, skill: Skill): boolean =>
  isRevisedSkill(vocabulary, skill) || !skillsOf(id).includes(skill)

/** What a skill does in newer printings. */
export const revisedText = (vocabulary: Vocabulary, skill: Skill, text: 'brief' | 'full'): string =>
  (isRevisedSkill(vocabulary, skill) ? vocabulary.revised[skill] : vocabulary.skills[skill])[text]

/** The topics of a language: its pages, with the pairs of companions, and the lists of cards and generals. */
export function topicsOf(vocabulary: Vocabulary, pages: Pages): readonly Topic[] {
  const { box, cards, generals, skills } = vocabulary
  const kindLines = (wanted: (kind: Kind) => boolean): string[] =>
    (Object.keys(KINDS) as Kind[])
      .filter(wanted)
      .map((kind) => `- **${cards[kind].name}** ${cards[kind].brief}`)
  const isEquipment = (kind: Kind): boolean => factsOf(kind).type === 'equipment'
  const generalLines = (kingdom: string): string[] =>
    GENERAL_IDS.filter((id) => generalFacts(id).kingdom === kingdom && expansionOf(id) === null).map((id) => {
      const { halfHp } = generalFacts(id)
      const told = skillsOf(id).map((skill) =>
        box.explained(box.skill(skills[skill].name), skills[skill].brief),
      )
      return `- **${generals[id]}** ${hpText(halfHp)} · ${told.join(' · ')}`
    })
  const revisedLines = (kingdom: string): string[] => {
    const lines = (Object.keys(REVISED) as (keyof typeof REVISED)[])
      .filter((id) => generalFacts(id).kingdom === kingdom)
      .map((id) => {
        const told = skillsIn(id, 'revised')
          .filter((skill) => isRevised(vocabulary, id, skill))
          .map((skill) =>
            box.explained(box.skill(skills[skill].name), revisedText(vocabulary, skill, 'brief')),
          )
        return `- **${generals[id]}** · ${told.join(' · ')}`
      })
    return lines.length > 0 ? ['', box.revised, ...lines] : []
  }
  /** Generals of an expansion with the names of their skills: what these do has no room here, and stands in /general. */
  const expansionLines = (kingdom: string, expansion: Expansion): string[] =>
    GENERAL_IDS.filter((id) => generalFacts(id).kingdom === kingdom && expansionOf(id) === expansion).map(
      (id) => {
        const told = skillsOf(id).map((skill) => box.skill(skills[skill].name))
        return `- **${generals[id]}** ${hpText(generalFacts(id).halfHp)} · ${told.join(' · ')}`
      },
    )
  /** What each expansion adds to a list, below a line that names it. */
  const withExpansions = (linesOf: (expansion: Expansion) => readonly string[]): string[] =>
    EXPANSION_IDS.flatMap((expansion) => ['', box.expansions[expansion], ...linesOf(expansion)])
  const lists: Readonly<Record<(typeof LISTS)[number], readonly string[]>> = {
    'list-basic': kindLines((kind) => !isEquipment(kind)),
    'list-equipment': kindLines(isEquipment),
    ...(Object.fromEntries(
      KINGDOMS.map((kingdom) => [
        `list-${kingdom}`,
        [
          ...generalLines(kingdom),
          ...revisedLines(kingdom),
          ...withExpansions((expansion) => expansionLines(kingdom, expansion)),
        ],
      ]),
    ) as Record<`list-${(typeof KINGDOMS)[number]}`, string[]>),
  }
  const pairsOf = (expansion: Expansion | null): string[] =>
    COMPANIONS.filter(([a]) => expansionOf(a) === expansion).map(
      ([a, b]) => `- ${generals[a]} · ${generals[b]}`,
    )
  const pairs = [...pairsOf(null), ...withExpansions(pairsOf)].join('\n')
  return [
    ...TOPICS.map((id) => {
      const { title, body } = pages[id]
      return { id, title, body: id === 'companions' ? `${body}\n${pairs}` : body }
    }),
    ...LISTS.map((id) => ({ id, title: box.lists[id], body: lists[id].join('\n') })),
  ]
}
