// Commands in words: README and the page on leagues list every one, and no text or comment names one that is not there.
import { readdirSync, readFileSync } from 'node:fs'
import { ApplicationCommandOptionType } from 'discord.js'
import { expect, it } from 'vitest'
import { commands } from '../../commands/index.ts'

/** All that can be typed: `play`, `game new`. */
const typed = commands.flatMap(({ definition: { name, ...rest } }) => {
  const parts = ('options' in rest ? (rest.options ?? []) : []).filter(
    ({ type }) => type === ApplicationCommandOptionType.Subcommand,
  )
  return parts.length === 0 ? [name] : parts.map((part) => `${name} ${part.name}`)
})

/**
 * Commands that a list names: `/game new`, or the subcommand alone where its family is named before it in the same line.
 * A family by itself names none of its subcommands.
 */
function listedIn(text: string): Set<string> {
  const listed = new Set<string>()
  for (const line of text.split('\n')) {
    let family = ''
    for (const [, word = ''] of line.matchAll(/`([^`]+)`/g)) {
      const [, first = '', second] = /^\/([a-z-]+)(?: ([a-z-]+)\b)?/.exec(word) ?? []
      family = first || family
      listed.add(first ? (second ? `${first} ${second}` : first) : `${family} ${word}`)
    }
  }
  return listed
}

const missingIn = (text: string): string[] => {
  const listed = listedIn(text)
  return typed.filter((command) => !listed.has(command))
}

/** Paths that are not commands. */
const PATHS = new Set(['healthz', 'metrics', 'usr', 'proc'])
/** It knows nothing of the bot; what begins with a slash there is a path. */
const SANDBOX = 'src/sandbox/'

/** Commands in a text that are not there: `/game history`, where the second word names no option. */
const unknownIn = (text: string): string[] =>
  [...text.matchAll(/`\/([a-z-]{2,})(?: ([a-z-]+)(?![:a-z-]))?/g)].flatMap(([, family = '', part]) => {
    if (PATHS.has(family)) return []
    const isThere = part
      ? typed.includes(`${family} ${part}`)
      : typed.some((command) => command.split(' ')[0] === family)
    return isThere ? [] : [part ? `${family} ${part}` : family]
  })

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[.](?:ts|md)$/.test(file))
    .map((file) => `${folder}/${file}`)

it('README.md and docs/leagues.md list every command and subcommand', () => {
  const pages = ['README.md', 'docs/leagues.md'].map((page) => readFileSync(page, 'utf8'))
  expect(missingIn(pages.join('\n')), 'list these there').toEqual([])
})

it('names no command that is not there', () => {
  const files = ['README.md', 'CONTRIBUTING.md', ...['docs', 'src', 'commands'].flatMap(filesIn)].filter(
    (file) => !file.startsWith(SANDBOX),
  )
  const found = files.flatMap((file) =>
    unknownIn(readFileSync(file, 'utf8')).map((command) => `${file}: /${command}`),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(found).toEqual([])
})

it('notices one that is missing, and one that is gone', () => {
  expect(missingIn('| `/play`, `/hand` | `/game new` |')).toEqual(
    expect.arrayContaining(['board', 'game join']),
  )
  expect(missingIn('| `/game new`, `join` | `/plan` |')).not.toContain('game join')
  expect(missingIn('| `/plan` |')).toContain('plan add')
  expect(unknownIn('See `/game log`, `/orders`, `/history log` and `/play choice:3`.')).toEqual([
    'game log',
    'orders',
  ])
})
