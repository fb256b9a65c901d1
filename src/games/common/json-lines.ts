// Reads a JSON file that a person wrote, and knows on which line each part of it stands, so that faults can name it.

/** A place in a JSON value: keys and indices from the outside in. */
type Path = readonly PropertyKey[]

/** What a file holds, and the line of each part of it, from 1; or the line on which it is no JSON. */
type Lines =
  | { readonly ok: true; readonly value: unknown; lineOf(path: Path): number }
  | { readonly ok: false; readonly line: number }

/** Values within values, at most. */
const DEEPEST = 20

const SPACE = /[ \t\r\n]*/y
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"/iuy
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/iy

/** Reads a text as JSON. A place that is not there, such as a missing field, has the line of what should hold it. */
export function readLines(text: string): Lines {
  const scan = new Scan(text)
  try {
    scan.value([])
    scan.end()
    const { lines } = scan
    return { ok: true, value: JSON.parse(text), lineOf: (path) => nearest(lines, path) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { ok: false, line: scan.line() }
  }
}

const keyOf = (path: Path): string => JSON.stringify(path.map(String))

const nearest = (lines: ReadonlyMap<string, number>, path: Path): number =>
  lines.get(keyOf(path)) ?? (path.length === 0 ? 1 : nearest(lines, path.slice(0, -1)))

/** One pass over a text, which stops where it is no JSON. */
class Scan {
  readonly lines = new Map<string, number>()
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** The line at which it has arrived. */
  line(): number {
    return this.#text.slice(0, this.#at).split('\n').length
  }

  value(path: Path): void {
    this.#take(SPACE)
    this.lines.set(keyOf(path), this.line())
    if (path.length > DEEPEST) throw new SyntaxError()
    if (this.#sees('{')) this.#members('}', () => this.value([...path, this.#name()]))
    else if (this.#sees('[')) this.#members(']', (index) => this.value([...path, index]))
    else if (this.#take(STRING) === undefined && this.#take(PLAIN) === undefined) throw new SyntaxError()
  }

  end(): void {
    this.#take(SPACE)
    if (this.#at < this.#text.length) throw new SyntaxError()
  }

  #members(closing: string, member: (index: number) => void): void {
    this.#take(SPACE)
    if (this.#sees(closing)) return
    for (let index = 0; ; index++) {
      member(index)
      this.#take(SPACE)
      if (this.#sees(closing)) return
      if (!this.#sees(',')) throw new SyntaxError()
    }
  }

  #name(): string {
    this.#take(SPACE)
    const name = this.#take(STRING)
    this.#take(SPACE)
    if (name === undefined || !this.#sees(':')) throw new SyntaxError()
    return String(JSON.parse(name))
  }

  #sees(sign: string): boolean {
    const isThere = this.#text[this.#at] === sign
    if (isThere) this.#at++
    return isThere
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const [found] = pattern.exec(this.#text) ?? []
    this.#at += found?.length ?? 0
    return found
  }
}
