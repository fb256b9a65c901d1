// Suggestions above the composer while the user types: commands, options, choices, the bot's own suggestions, people.
import { type Choice, localized, placeName, type Scene, type Value } from '../scene/scene.ts'
import { choicesOf, closed, type Draft, type Field } from './draft.ts'
import { type Leaf, matching } from './leaves.ts'

/** One line of the list; `take` does what it says. */
export interface Offer {
  readonly key: string
  readonly label: string
  readonly detail: string
  readonly avatar?: string
  readonly take: () => void
}

const BOOLEAN = 5
const USER = 6
const CHANNEL = 7
const ROLE = 8
const MENTIONABLE = 9
const MOST = 25

const has = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase())

/** Commands by what was typed after the slash. */
export const commandOffers = (leaves: readonly Leaf[], typed: string, take: (leaf: Leaf) => void): Offer[] =>
  matching(leaves, typed).map((leaf) => ({
    key: leaf.line,
    label: `/${leaf.shown}`,
    detail: leaf.description,
    take: () => take(leaf),
  }))

/** Options that can still be added. */
export const optionOffers = (
  draft: Draft,
  typed: string,
  locale: string,
  take: (name: string) => void,
): Offer[] =>
  closed(draft)
    .filter(
      (option) => has(option.name, typed) || has(localized(option.name_localizations, locale, ''), typed),
    )
    .map((option) => ({
      key: option.name,
      label: localized(option.name_localizations, locale, option.name),
      detail: localized(option.description_localizations, locale, option.description),
      take: () => take(option.name),
    }))

type Take = (label: string, value: Value) => void

function listed(choices: readonly Choice[], typed: string, take: Take): Offer[] {
  return choices
    .filter((each) => has(each.name, typed) || has(String(each.value), typed))
    .slice(0, MOST)
    .map((each, n) => ({
      key: `${n} ${each.value}`,
      label: each.name,
      detail: '',
      take: () => take(each.name, each.value),
    }))
}

/** What an option can be, as far as the page knows it itself. */
export function fieldOffers(scene: Scene, { option, text, picked }: Field, take: Take): Offer[] {
  const typed = picked === undefined ? text : ''
  const { view, words, avatar, me } = scene
  if ((option.choices?.length ?? 0) > 0) return listed(choicesOf(option, me.locale), typed, take)
  const people = () =>
    view.people
      .filter((each) => view.members.includes(each.id) && has(each.name, typed.replace(/^@/, '')))
      .map((each) => ({
        key: each.id,
        label: each.name,
        detail: '',
        avatar: avatar(each.id),
        take: () => take(each.name, each.id),
      }))
  const roles = () =>
    listed(
      view.roles.map((each) => ({ name: each.name, value: each.id })),
      typed,
      take,
    )
  switch (option.type) {
    case BOOLEAN:
      return [
        { key: 'yes', label: words.yes, detail: '', take: () => take(words.yes, true) },
        { key: 'no', label: words.no, detail: '', take: () => take(words.no, false) },
      ].filter((each) => has(each.label, typed))
    case USER:
      return people()
    case CHANNEL:
      return listed(
        view.channels
          .filter((each) => each.type !== 1)
          .map((each) => ({ name: placeName(each), value: each.id })),
        typed,
        take,
      )
    case ROLE:
      return roles()
    case MENTIONABLE:
      return [...people(), ...roles()]
    default:
      return []
  }
}

/** The way to choose a file, or another one. */
export const fileOffers = ({ words }: Scene, { text }: Field, take: () => void): Offer[] => [
  { key: 'file', label: words['choose-file'], detail: text, take },
]

/** The bot's own suggestions. */
export const suggestedOffers = (choices: readonly Choice[], take: Take): Offer[] =>
  choices
    .slice(0, MOST)
    .map((each, n) => ({
      key: `${n} ${each.value}`,
      label: each.name,
      detail: '',
      take: () => take(each.name, { name: each.name, value: each.value }),
    }))

/** Members for a mention that is being typed at the end of `text`. */
export function mentionOffers(scene: Scene, text: string, take: (text: string) => void): Offer[] {
  const typed = /(?:^|\s)@([^\s@]*)$/.exec(text)?.[1]
  if (typed === undefined) return []
  const { view, avatar } = scene
  return view.people
    .filter((each) => view.members.includes(each.id) && has(each.name, typed))
    .slice(0, 8)
    .map((each) => ({
      key: each.id,
      label: each.name,
      detail: '',
      avatar: avatar(each.id),
      take: () => take(`${text.slice(0, text.length - typed.length)}${each.name} `),
    }))
}

/** Names after `@` and `#` as mentions that count. Longer names are looked for first. */
export function withMentions({ view }: Scene, text: string): string {
  const byLength = (a: { name: string }, b: { name: string }) => b.name.length - a.name.length
  let done = text
  for (const each of [...view.people].sort(byLength)) done = done.replaceAll(`@${each.name}`, `<@${each.id}>`)
  for (const each of view.channels.filter((one) => one.type !== 1).sort(byLength))
    done = done.replaceAll(`#${each.name}`, `<#${each.id}>`)
  return done
}
