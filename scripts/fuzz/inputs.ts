// Inputs that nobody should send: mutated ids, tokens, options and words, on every command, button, menu and form.
import type { Random } from '../../src/engine/random.ts'
import type { Forged, Sandbox } from '../../src/sandbox/index.ts'

/** What inputs are made of. */
export interface Material {
  readonly people: readonly { readonly id: string; readonly channels: readonly string[] }[]
  /** Ids of games, leagues, members, and tokens of decisions. */
  readonly ids: readonly string[]
}

const COMMAND = 2
const COMPONENT = 3
const SUGGESTION = 4
const FORM = 5
const BUTTON = 2
/** Menus of the bot's own options, of people, roles, both, and channels. */
const MENUS = [3, 5, 6, 7, 8]

/** Words as people with bad intentions, bad keyboards or bad luck type them. */
const WORDS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '3>9>7',
  '1,1,1,1',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '@everyone',
  '@here',
  '<@1>',
  '<@&1>',
  '<#1>',
  '</play:1>',
  '**bold** ~~x~~ ||y|| `z` ```js\n```',
  '[a](https://evil.example)',
  'https://discord.gg/abcdef',
  'discord.gg/abcdef',
  '> quote\n# head\n-# small',
  '\u202eesrever\u202c',
  '\u200b\u200d\ufeff',
  '\u0000\u0001\u0007\u001b[31m',
  '\ud800',
  '桃'.repeat(2_000),
  'p'.repeat(6_000),
  '🐉'.repeat(800),
  'é'.normalize('NFD').repeat(500),
  "'; drop table games; --",
  '$' + '{7*7}',
  '{{7*7}}',
  '%s%n%d',
  '../../etc/passwd',
  '=cmd()',
  '2026-01-01',
  '25:99',
  'Europe/Nowhere',
  'records',
  'en',
  'zh-TW',
]

interface Option {
  readonly type: number
  readonly name: string
  readonly options?: readonly Option[]
  readonly choices?: readonly { readonly value: string | number }[]
}

/** Makes inputs, one after the other. */
export class Inputs {
  readonly #sandbox: Sandbox
  readonly #material: () => Material
  readonly #random: Random

  constructor(sandbox: Sandbox, material: () => Material, random: Random) {
    this.#sandbox = sandbox
    this.#material = material
    this.#random = random
  }

  next(): Forged {
    const { people } = this.#material()
    const person = this.#pick(people)
    if (!person) throw new Error('nobody is there')
    const at = { user: person.id, channel: this.#pick(person.channels) ?? '' }
    const roll = this.#random.int(10)
    if (roll < 4) return { ...at, kind: COMMAND, data: this.#command() }
    if (roll < 5) return { ...at, kind: SUGGESTION, data: this.#command(true) }
    if (roll < 6) return { ...at, kind: FORM, data: this.#form(), ...this.#source(at.channel) }
    // A button is always on a message.
    const on = this.#source(at.channel, true)
    if (on.source === undefined) return { ...at, kind: COMMAND, data: this.#command() }
    return { ...at, kind: COMPONENT, data: this.#component(), ...on }
  }

  #pick = <T>(from: readonly T[]): T | undefined => from[this.#random.int(Math.max(1, from.length))]

  /** Any message of a channel as what a press claims to be on. */
  #source(channel: string, must = false): { readonly source?: string } {
    const here = this.#sandbox.transcript({ id: channel })
    const message = this.#pick(here)
    return message && (must || this.#random.int(2) === 0) ? { source: message.id } : {}
  }

  /** Something that means something here, mangled or not. */
  #word(): string {
    const roll = this.#random.int(10)
    const id = this.#pick(this.#material().ids) ?? 'x'
    if (roll < 4) return id
    if (roll < 5) return this.#mangled(id)
    if (roll < 6) return `${id}=${this.#pick(this.#material().ids)}`
    return this.#pick(WORDS) ?? ''
  }

  #mangled(text: string): string {
    const at = this.#random.int(text.length + 1)
    const noise = this.#pick(['', '|', ' ', '\u202e', text, '0', 'Z', '😀']) ?? ''
    return `${text.slice(0, at)}${noise}${text.slice(at + this.#random.int(2))}`
  }

  #command(focused = false): Record<string, unknown> {
    const command = this.#pick(this.#sandbox.commands)
    if (!command) throw new Error('there are no commands')
    const options = this.#options(command.options as readonly Option[])
    if (focused) focus(options)
    return { id: command.id, name: this.#rarely(() => this.#word(), command.name), type: 1, options }
  }

  #rarely = <T>(odd: () => T, usual: T): T => (this.#random.int(30) === 0 ? odd() : usual)

  #options(options: readonly Option[]): Record<string, unknown>[] {
    const nested = options.filter(({ type }) => type <= 2)
    if (nested.length > 0) {
      const chosen = this.#pick(nested)
      if (!chosen) return []
      return [{ type: chosen.type, name: chosen.name, options: this.#options(chosen.options ?? []) }]
    }
    const given = options.filter(() => this.#random.int(4) > 0).map((option) => this.#option(option))
    return this.#rarely(
      () => [...given, { type: 3, name: this.#word().slice(0, 32), value: this.#word() }],
      given,
    )
  }

  #option({ type, name, choices }: Option): Record<string, unknown> {
    const choice = choices && this.#random.int(3) > 0 ? this.#pick(choices)?.value : undefined
    const number = this.#pick([-1, 0, 1, 2, 3, 12, 1e9, -(2 ** 53), 0.5]) ?? 0
    const usual =
      choice ?? (type === 4 || type === 10 ? number : type === 5 ? this.#random.int(2) === 0 : this.#word())
    const strange = () => this.#pick<unknown>([number, true, this.#word(), '']) ?? 0
    return {
      name,
      type: this.#rarely(() => 3 + this.#random.int(8), type),
      value: this.#rarely(strange, usual),
    }
  }

  /** A custom id of any panel, with its parts exchanged. */
  #customId(): string {
    const seen = customIds(this.#sandbox)
    const parts = (this.#pick(seen) ?? 'move|x').split('|')
    const changes = this.#random.int(3)
    for (let change = 0; change < changes; change++) {
      const at = this.#random.int(parts.length + 1)
      parts[at] = at === 0 ? ((this.#pick(seen) ?? 'x').split('|')[0] ?? '') : this.#word()
    }
    return this.#rarely(() => this.#mangled(parts.join('|')), parts.join('|')).slice(0, 100) || 'x'
  }

  #component(): Record<string, unknown> {
    const isMenu = this.#random.int(3) === 0
    const values = Array.from({ length: this.#random.int(4) }, () => this.#word().slice(0, 100))
    return {
      custom_id: this.#customId(),
      component_type: isMenu ? (this.#pick(MENUS) ?? BUTTON) : BUTTON,
      id: 1,
      ...(isMenu && { values }),
    }
  }

  #form(): Record<string, unknown> {
    const field = {
      type: 4,
      id: 3,
      custom_id: this.#rarely(() => this.#word(), 'words'),
      value: this.#word(),
    }
    return { custom_id: this.#customId(), components: [{ type: 18, id: 2, component: field }] }
  }
}

/** One option as it is being typed. */
function focus(options: Record<string, unknown>[]): void {
  const [first] = options
  if (first && Array.isArray(first.options)) focus(first.options as Record<string, unknown>[])
  else if (first) first.focused = true
}

/** Every custom id that the bot has put on a message of anybody. */
function customIds(sandbox: Sandbox): string[] {
  const ids = new Set<string>()
  for (const { body } of sandbox.requests.slice(-300))
    for (const [, id = ''] of JSON.stringify(body ?? {}).matchAll(/"custom_id":"([^"]+)"/g)) ids.add(id)
  return [...ids]
}
