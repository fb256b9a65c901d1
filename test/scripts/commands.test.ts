// Every npm command that docs, messages or other scripts name exists, and a wrong name gets a helpful line.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHECKS } from '../../scripts/checks.ts'
import { COMMANDS, chooseSubcommand } from '../../scripts/subcommands.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** What may follow a command's name, of those that take a name. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(COMMANDS).map(([command, all]) => [command, Object.keys(all)])),
  check: Object.keys(CHECKS),
}

/** What a text says after `npm run`, also where a line of a comment or of a page ends in between. */
const named = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /npm run(?:[\s/*]|--silent)+([a-z][a-z-]*)(?:[ \n]+--(?=[ \n]))?(?:[ \n]+([a-z][a-z-]*)\b)?/g,
    ),
  ].map(([, command = '', word = '']) => `${command} ${word}`.trim())

/** Whether a command exists, and the subcommand that is named with it; any word may follow other commands. */
function isCommand(words: string): boolean {
  const [command = '', word] = words.split(' ')
  if (scripts[command] === undefined) return false
  return word === undefined || NAMES[command] === undefined || NAMES[command].includes(word)
}

/** What the lists of docs/measuring.md begin with: commands without `npm run`. */
const measured = (text: string): readonly string[] =>
  [...text.matchAll(/^- (`[^:]*):/gm)].flatMap(([, item = '']) =>
    [...item.matchAll(/`([a-z][a-z-]*)(?: -- (?!<)([a-z]+))?/g)].map(([, command, word = '']) =>
      `${command} ${word}`.trim(),
    ),
  )

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(src|commands|scripts|docs|deploy|test|[.]ci)\/|^[^/]+[.](md|ts|json)$/.test(file))
  .filter((file) => file !== 'package-lock.json' && !file.endsWith('commands.test.ts') && existsSync(file))

describe('npm commands', () => {
  it('exist wherever they are named', () => {
    const missing = files.flatMap((file) =>
      named(readFileSync(file, 'utf8'))
        .filter((words) => !isCommand(words))
        .map((words) => `${file}: npm run ${words}`),
    )
    expect(missing).toEqual([])
  })

  it('exist that docs/measuring.md lists', () => {
    const all = measured(readFileSync('docs/measuring.md', 'utf8')).filter(
      (words) => !words.startsWith('npm'),
    )
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter((words) => !isCommand(words))).toEqual([])
  })

  it('are found in a text also across lines, and known to be wrong', () => {
    const text = 'see `npm run\n * backup` and npm run --silent prove -- playuot, npm run check -- types'
    expect(named(text)).toEqual(['backup', 'prove playuot', 'check types'])
    expect(named(text).map(isCommand)).toEqual([false, false, true])
  })
})

describe('a subcommand', () => {
  it.each(Object.keys(COMMANDS))('of %s is listed by --help with what it takes', (command) => {
    const listed = chooseSubcommand(command, ['--help'])
    expect(listed.code).toBe(0)
    for (const [name, [takes, does]] of Object.entries(COMMANDS[command] ?? {})) {
      const line = (listed.say ?? '')
        .split('\n')
        .find((each) => each.startsWith(`npm run ${command} -- ${name} `))
      expect(line).toContain(takes)
      expect(line).toContain(does)
      expect(chooseSubcommand(command, [name, '--help'])).toMatchObject({ say: line, code: 0 })
    }
  })

  it('that does not exist is refused with the nearest name', () => {
    const refused = chooseSubcommand('prove', ['palyout', 'records'])
    expect(refused).toMatchObject({ code: 2 })
    expect(refused.load).toBeUndefined()
    expect(refused.say).toContain('npm run prove has no palyout. Did you mean playout? It has:')
  })

  it('has to be named', () => {
    expect(chooseSubcommand('db', [])).toMatchObject({ code: 2 })
  })
})
