// A server's set of custom cards and questions on a screen: all of it, or one item with its parts.
import type { CustomItem, Title } from '../../../games/common/title.ts'
import type { ServerSet } from '../../../host/custom/index.ts'
import type { Language } from '../../../text/language.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import { customId } from '../../screen/ids.ts'
import {
  button,
  buttons,
  type Note,
  paragraphs,
  placed,
  type Screen,
  type SelectOption,
  select,
} from '../../screen/screen.ts'
import { plainIn, sayIn, wordsOf } from '../../words/present.ts'

/** What the screens are about. */
export interface SetPlace {
  readonly title: Title
  readonly server: ServerSet
  readonly language: Language
}

/** What stands in a custom id where nothing is named. */
export const NONE = '-'

const idOf = (verb: string, { title, server }: SetPlace, ...parts: readonly (string | number)[]): string =>
  customId(verb, title.game.id, server.mark, ...parts)

/** Items of a set; of a game without custom content none. */
export const itemsOf = ({ title, server }: SetPlace): readonly CustomItem[] =>
  title.custom?.items(server.set) ?? []

/** The whole set. */
export function setScreen(place: SetPlace, note?: Note): Screen {
  const { title, language } = place
  const words = wordsOf(language)
  const items = itemsOf(place)
  const { first, last } = placed(note)
  const lines = items
    .filter(({ kind }) => kind !== QUESTION)
    .map(({ name, says }) => `- **${escapeMarkdown(name)}**: ${sayIn(language, says, title)}`)
  const questions = items.filter(({ kind }) => kind === QUESTION)
  return {
    content: paragraphs(
      first,
      words['custom-head']({ title: title.words[language].title }),
      items.length === 0 ? words['custom-empty']() : setName(place),
      lines.join('\n'),
      questions.length > 0 && words['custom-questions']({ n: questions.length }),
      `-# ${words['custom-how']()}`,
      last,
    ),
    rows: [
      select(idOf('customadd', place), words['custom-add'](), kindOptions(place)),
      ...itemRow(
        place,
        'customcard',
        words['custom-card'](),
        items.filter(({ kind }) => kind !== QUESTION),
      ),
      ...itemRow(place, 'customquestion', words['custom-question'](), questions),
      ...buttons(
        button(idOf('customform', place, 'set', NONE, NONE), words['custom-name']()),
        ...(items.length > 0
          ? [
              button(idOf('customtry', place), words['custom-try'](), 'go'),
              button(idOf('customfile', place), words['custom-file']()),
              button(idOf('customdelete', place), words['custom-delete'](), 'grave'),
            ]
          : []),
      ),
    ],
  }
}

/** The kind whose items are told by their number alone: their answers would fill the screen. */
const QUESTION = 'question'

/** Name, version and author of a set. */
export function setName({ server: { set }, language }: Pick<SetPlace, 'server' | 'language'>): string {
  const words = wordsOf(language)
  const named = { name: escapeMarkdown(set.name), version: set.version }
  return set.author
    ? words['custom-by']({ ...named, author: escapeMarkdown(set.author) })
    : words['custom-named'](named)
}

const kindOptions = ({ title, language }: SetPlace): SelectOption[] =>
  (title.custom?.kinds ?? []).map(({ kind, name }) => ({
    value: kind,
    label: plainIn(language, name, title),
  }))

const itemRow = (place: SetPlace, verb: string, label: string, items: readonly CustomItem[]) =>
  items.length === 0
    ? []
    : [
        select(
          idOf(verb, place),
          label,
          items.map(({ index, name, says }) => ({
            value: String(index),
            label: name,
            description: plainIn(place.language, says, place.title),
          })),
        ),
      ]

/** One item of a set, with its parts. */
export function itemScreen(place: SetPlace, item: CustomItem, note?: Note): Screen {
  const { title, language } = place
  const words = wordsOf(language)
  const { kind, index, name, says, parts, more } = item
  const { first, last } = placed(note)
  const said = (phrase: CustomItem['says']) => plainIn(language, phrase, title)
  const kindName = title.custom?.kinds.find((each) => each.kind === kind)?.name
  return {
    content: paragraphs(
      first,
      `**${escapeMarkdown(name)}**${kindName ? ` · ${sayIn(language, kindName, title)}` : ''}`,
      sayIn(language, says, title),
      last,
    ),
    rows: [
      ...(parts.length > 0
        ? [
            select(
              idOf('custompart', place, kind, index),
              words['custom-part'](),
              parts.flatMap((part) => [
                { value: part.part, label: words['custom-part-change']({ part: said(part.says) }) },
                ...(parts.length > 1
                  ? [
                      {
                        value: `-${part.part}`,
                        label: words['custom-part-remove']({ part: said(part.says) }),
                      },
                    ]
                  : []),
              ]),
            ),
          ]
        : []),
      ...(more.length > 0
        ? [
            select(
              idOf('custommore', place, kind, index),
              words['custom-part-add'](),
              more.map((part) => ({ value: part.part, label: said(part.says) })),
            ),
          ]
        : []),
      ...buttons(
        button(idOf('customform', place, kind, index, NONE), words['custom-change'](), 'main'),
        button(idOf('customdrop', place, kind, index), words['custom-remove'](), 'grave'),
        button(idOf('customset', place), words['custom-back']()),
      ),
    ],
  }
}

/** Asks before a set is deleted. */
export const deleteScreen = (place: SetPlace): Screen => {
  const words = wordsOf(place.language)
  return {
    content: paragraphs(setName(place), words['custom-delete-ask']()),
    rows: buttons(
      button(idOf('customdeleted', place), words['custom-delete'](), 'grave'),
      button(idOf('customset', place), words['custom-back']()),
    ),
  }
}
