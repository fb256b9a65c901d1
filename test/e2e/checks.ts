// What must hold of every channel at any time: mentions are meant, secrets stay secret, the story is told once.
import { expect } from 'vitest'
import type { Titles } from '../../src/discord/core/context.ts'
import { storyLines } from '../../src/discord/words/story-lines.ts'
import type { Id } from '../../src/engine/phrase.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import type { RecordsView } from '../../src/games/records/view/view.ts'
import type { Host } from '../../src/host/index.ts'
import type { Person, Sandbox } from '../../src/sandbox/index.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { toy } from '../discord/toy.ts'
import { countStory, storyMessages } from '../support/story-text.ts'

interface Body {
  readonly content?: string
  readonly allowed_mentions?: { readonly parse?: unknown; readonly users?: readonly string[] }
  readonly data?: Body
}

/** Titles without their pictures, whose own proofs are elsewhere: whole games are quicker in words. */
function inWords(titles: Titles): Titles {
  return Object.fromEntries(
    Object.entries(titles).map(([id, { pictures: _pictures, ...title }]) => [id, title]),
  )
}

/** The installed games, and one with a question of every shape. */
export const INSTALLED = { ...inWords(TITLES), toy }

/** Every text the bot sent says itself whom it may notify, and nobody else was notified. */
export function expectManners(sandbox: Sandbox): void {
  for (const { method, path, body } of sandbox.requests) {
    const sent = ((body as Body | undefined)?.data ?? body) as Body | undefined
    if (sent?.content === undefined || method === 'GET') continue
    expect(sent.allowed_mentions?.parse, `${method} ${path} must say whom it notifies`).toEqual([])
    const isPrompt = method === 'POST' && /^\/channels\/\d+\/messages$/.test(path)
    // An edit notifies nobody: this one brings members to their thread.
    const isBringing = method === 'PATCH' && /^-# (Players: |玩家：)/.test(sent.content)
    if (!isPrompt && !isBringing) expect(sent.allowed_mentions?.users ?? []).toEqual([])
    for (const user of sent.allowed_mentions?.users ?? []) expect(sent.content).toContain(`<@${user}>`)
  }
}

/** Notes what people are shown with right, and checks that they see none of the cards that others hold besides. */
export function secretsOf(host: Host, game: string) {
  const known = new Map<Id, string>()
  const view = async ({ id, name }: Person) => {
    const look = await host.play.getView(game, { id, name })
    if (!look.ok) throw new Error(`no game ${game}`)
    return look.value
  }
  const note = async (person: Person) => {
    const { seat, playerView } = await view(person)
    const told =
      seat === undefined ? await host.history.story(game) : await host.history.storyOf(game, seat, 10_000)
    known.set(person.id, [known.get(person.id), JSON.stringify([playerView, told])].join())
  }
  return {
    /** The person, whose every answer is noted before and after. */
    watched(person: Person): Person {
      const noted =
        <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
        async (...args: A): Promise<R> => {
          await note(person)
          const outcome = await act(...args)
          await note(person)
          return outcome
        }
      return {
        ...person,
        pings: person.pings,
        notices: person.notices,
        slash: noted(person.slash),
        click: noted(person.click),
        select: noted(person.select),
        submit: noted(person.submit),
      }
    },
    /** The cards that `holder` holds and `reader` never was shown: no message to `reader` in these places names one. */
    async expectKept(holder: Person, reader: Person, places: readonly string[]): Promise<number> {
      await note(reader)
      const { seat = -1, playerView } = await view(holder)
      const hand = (playerView?.view as RecordsView | undefined)?.players[seat]?.hand ?? []
      const shown = known.get(reader.id) ?? ''
      const secret = hand.filter((id) => !copiesOf(id).some((copy) => shown.includes(JSON.stringify(copy))))
      const seen = places
        .flatMap((place) => reader.messages(place))
        .map((message) => withoutHints(JSON.stringify(message)))
      for (const id of secret) {
        const names = LANGUAGES.map((language) => TITLES.records?.words[language].names[id] ?? id)
        expect(seen.filter((text) => [`"${id}"`, ...names].some((name) => text.includes(name)))).toEqual([])
      }
      return secret.length
    },
  }
}

/** What is said to somebody, without the hints of a first game: those are the same for all, and name cards as advice. */
const withoutHints = (message: string) =>
  LANGUAGES.flatMap((language) => Object.values(TITLES.records?.words[language].lesson?.hints ?? {})).reduce(
    (text, hint) => text.replaceAll(JSON.stringify(hint).slice(1, -1), ''),
    message,
  )

/** The cards that people call by the same name. */
const copiesOf = (id: Id): Id[] => {
  const names = TITLES.records?.words.en.names ?? {}
  return Object.keys(names).filter((other) => names[other] === names[id])
}

/** The public story in its place: each event told once, in order, none lost, none doubled. */
export async function expectStory(host: Host, game: string, reader: Person, places: readonly string[]) {
  const info = await host.games.info(game)
  const title = info && (INSTALLED as Readonly<Record<string, Title>>)[info.title]
  if (!info || !title) throw new Error('no game')
  const events = await host.history.story(game)
  const told = places.flatMap((place) => storyMessages(reader, place, info.commitment))
  const textOf = (stretch: typeof events) => storyLines(info.language, title, info, stretch).join(' ')
  const contents = told.map(({ content }) => content)
  expect(countStory(contents, events, textOf)).toEqual({ missing: 0, doubled: 0, outOfOrder: 0 })
}
