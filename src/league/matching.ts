// Maximum-weight matching in any graph: Edmonds' blossoms with dual variables on whole numbers, in the cube of the vertices.
//
// Vertices are 1 … n, blossoms n + 1 … 2n; 0 is nothing. Duals are kept doubled, so that they stay whole. A vertex or blossom
// that no other contains is outermost; `#outer[v]` is the one around v. In a search, outermost ones are even (0) or odd (1)
// by their distance from a free vertex, or not reached (−1).

/**
 * The partner of each vertex, or −1: of all matchings one of the greatest weight. `weights[a × size + b]` is a whole number
 * above 0 below 2⁴⁸, or 0 where a and b cannot be matched; it must be symmetric. The same weights give the same matching.
 */
export function maximumMatching(size: number, weights: Float64Array): readonly number[] {
  const matching = new Matching(size, weights)
  while (matching.grow()) {} // each time one pair more
  return matching.partners()
}

const NOT_REACHED = -1
const EVEN = 0
const ODD = 1

class Matching {
  readonly #n: number
  readonly #width: number
  readonly #weights: Float64Array
  /** For outermost u and v, the ends of the tightest edge between them: #from in u, #to in v; 0 where there is none. */
  readonly #from: Int32Array
  readonly #to: Int32Array
  readonly #dual: Float64Array
  readonly #match: Int32Array
  readonly #slack: Int32Array
  readonly #outer: Int32Array
  readonly #parent: Int32Array
  readonly #side: Int8Array
  readonly #seen: Int32Array
  /** The parts of each blossom, in order around it, its base first; and the part in which each vertex lies. */
  readonly #parts: number[][]
  readonly #partOf: Int32Array
  #top: number
  #time = 0
  #queue: number[] = []

  constructor(n: number, weights: Float64Array) {
    this.#n = n
    this.#top = n
    const all = 2 * n + 1
    this.#width = all
    this.#weights = weights
    this.#from = new Int32Array(all * all)
    this.#to = new Int32Array(all * all)
    this.#match = new Int32Array(all)
    this.#slack = new Int32Array(all)
    this.#outer = Int32Array.from({ length: all }, (_, at) => (at <= n ? at : 0))
    this.#parent = new Int32Array(all)
    this.#side = new Int8Array(all)
    this.#seen = new Int32Array(all)
    this.#parts = Array.from({ length: all }, () => [])
    this.#partOf = new Int32Array(all * (n + 1))
    const most = weights.reduce((greatest, weight) => Math.max(greatest, weight), 0)
    this.#dual = Float64Array.from({ length: all }, (_, at) => (at >= 1 && at <= n ? most : 0))
    for (let u = 1; u <= n; u++) {
      this.#partOf[u * (n + 1) + u] = u
      for (let v = 1; v <= n; v++) {
        if (u === v || !this.#weight(u, v)) continue
        this.#from[u * all + v] = u
        this.#to[u * all + v] = v
      }
    }
  }

  partners(): readonly number[] {
    return Array.from({ length: this.#n }, (_, at) => (this.#match[at + 1] ?? 0) - 1)
  }

  /** Finds an augmenting path and takes it; false when the matching is of the greatest weight. */
  grow(): boolean {
    this.#side.fill(NOT_REACHED)
    this.#slack.fill(0)
    this.#queue = []
    for (let x = 1; x <= this.#top; x++) {
      if (this.#outer[x] !== x || this.#match[x]) continue
      this.#parent[x] = 0
      this.#side[x] = EVEN
      this.#enqueue(x)
    }
    if (this.#queue.length === 0) return false
    for (;;) {
      if (this.#search()) return true
      const step = this.#step()
      if (!this.#adjust(step)) return false
      this.#queue = []
      for (let x = 1; x <= this.#top; x++) {
        const u = this.#slack[x] ?? 0
        if (this.#outer[x] !== x || !u || this.#outer[u] === x || this.#tightness(u, x) !== 0) continue
        if (this.#reach(u, x)) return true
      }
      for (let b = this.#n + 1; b <= this.#top; b++)
        if (this.#outer[b] === b && this.#side[b] === ODD && this.#dual[b] === 0) this.#open(b)
    }
  }

  #weight(u: number, v: number): number {
    return this.#weights[(u - 1) * this.#n + v - 1] ?? 0
  }

  /** How far the edge between two is from being tight. */
  #tightness(u: number, v: number): number {
    const [a, b] = [this.#from[u * this.#width + v] ?? 0, this.#to[u * this.#width + v] ?? 0]
    return (this.#dual[a] ?? 0) + (this.#dual[b] ?? 0) - 2 * this.#weight(a, b)
  }

  /** Follows tight edges from even vertices; true when a path was found. */
  #search(): boolean {
    for (let next = 0; next < this.#queue.length; next++) {
      const u = this.#queue[next] ?? 0
      if (this.#side[this.#outer[u] ?? 0] === ODD) continue
      for (let v = 1; v <= this.#n; v++) {
        if (!this.#from[u * this.#width + v] || this.#outer[u] === this.#outer[v]) continue
        if (this.#tightness(u, v) === 0) {
          if (this.#reach(u, v)) return true
        } else this.#noteSlack(u, this.#outer[v] ?? 0)
      }
    }
    return false
  }

  /** By how much duals can change until an edge becomes tight or a blossom opens. */
  #step(): number {
    let step = Number.POSITIVE_INFINITY
    for (let b = this.#n + 1; b <= this.#top; b++)
      if (this.#outer[b] === b && this.#side[b] === ODD) step = Math.min(step, (this.#dual[b] ?? 0) / 2)
    for (let x = 1; x <= this.#top; x++) {
      const u = this.#slack[x] ?? 0
      if (this.#outer[x] !== x || !u) continue
      if (this.#side[x] === NOT_REACHED) step = Math.min(step, this.#tightness(u, x))
      else if (this.#side[x] === EVEN) step = Math.min(step, this.#tightness(u, x) / 2)
    }
    return step
  }

  /** Changes the duals; false when a free vertex has nothing left to gain. */
  #adjust(step: number): boolean {
    for (let u = 1; u <= this.#n; u++) {
      const side = this.#side[this.#outer[u] ?? 0]
      const dual = this.#dual[u] ?? 0
      if (side === EVEN) {
        if (dual <= step) return false
        this.#dual[u] = dual - step
      } else if (side === ODD) this.#dual[u] = dual + step
    }
    for (let b = this.#n + 1; b <= this.#top; b++) {
      if (this.#outer[b] !== b) continue
      if (this.#side[b] === EVEN) this.#dual[b] = (this.#dual[b] ?? 0) + 2 * step
      else if (this.#side[b] === ODD) this.#dual[b] = (this.#dual[b] ?? 0) - 2 * step
    }
    return true
  }

  /** Goes along a tight edge from an even one: the search grows, a blossom closes, or a path is found (true). */
  #reach(from: number, to: number): boolean {
    const a = this.#from[from * this.#width + to] ?? 0
    const b = this.#to[from * this.#width + to] ?? 0
    const [u, v] = [this.#outer[a] ?? 0, this.#outer[b] ?? 0]
    if (this.#side[v] === NOT_REACHED) {
      this.#parent[v] = a
      this.#side[v] = ODD
      const beyond = this.#outer[this.#match[v] ?? 0] ?? 0
      this.#slack[v] = 0
      this.#slack[beyond] = 0
      this.#side[beyond] = EVEN
      this.#enqueue(beyond)
    } else if (this.#side[v] === EVEN) {
      const common = this.#commonAncestor(u, v)
      if (!common) {
        this.#augment(u, v)
        this.#augment(v, u)
        return true
      }
      this.#close(u, common, v)
    }
    return false
  }

  #noteSlack(u: number, x: number): void {
    const known = this.#slack[x] ?? 0
    if (!known || this.#tightness(u, x) < this.#tightness(known, x)) this.#slack[x] = u
  }

  #findSlack(x: number): void {
    this.#slack[x] = 0
    for (let u = 1; u <= this.#n; u++)
      if (this.#from[u * this.#width + x] && this.#outer[u] !== x && this.#side[this.#outer[u] ?? 0] === EVEN)
        this.#noteSlack(u, x)
  }

  #enqueue(x: number): void {
    if (x <= this.#n) this.#queue.push(x)
    else for (const part of this.#parts[x] ?? []) this.#enqueue(part)
  }

  #setOuter(x: number, outer: number): void {
    this.#outer[x] = outer
    if (x > this.#n) for (const part of this.#parts[x] ?? []) this.#setOuter(part, outer)
  }

  /** Where a part stands in its blossom, turned so that an even number of edges leads there from the base. */
  #turned(b: number, part: number): number {
    const parts = this.#parts[b] ?? []
    const at = parts.indexOf(part)
    if (at % 2 === 0) return at
    const [base = 0, ...others] = parts
    this.#parts[b] = [base, ...others.reverse()]
    return parts.length - at
  }

  #partWith(b: number, vertex: number): number {
    return this.#partOf[b * (this.#n + 1) + vertex] ?? 0
  }

  /** Matches u, and all within it, along the edge to v. */
  #setMatch(u: number, v: number): void {
    this.#match[u] = this.#to[u * this.#width + v] ?? 0
    if (u <= this.#n) return
    const part = this.#partWith(u, this.#from[u * this.#width + v] ?? 0)
    const at = this.#turned(u, part)
    const parts = this.#parts[u] ?? []
    for (let index = 0; index < at; index++) this.#setMatch(parts[index] ?? 0, parts[index ^ 1] ?? 0)
    this.#setMatch(part, v)
    this.#parts[u] = [...parts.slice(at), ...parts.slice(0, at)]
  }

  #augment(from: number, to: number): void {
    let [u, v] = [from, to]
    for (;;) {
      const next = this.#outer[this.#match[u] ?? 0] ?? 0
      this.#setMatch(u, v)
      if (!next) return
      const before = this.#outer[this.#parent[next] ?? 0] ?? 0
      this.#setMatch(next, before)
      u = before
      v = next
    }
  }

  #commonAncestor(from: number, to: number): number {
    const time = ++this.#time
    let [u, v] = [from, to]
    while (u || v) {
      if (u) {
        if (this.#seen[u] === time) return u
        this.#seen[u] = time
        const mate = this.#outer[this.#match[u] ?? 0] ?? 0
        u = mate && (this.#outer[this.#parent[mate] ?? 0] ?? 0)
      }
      ;[u, v] = [v, u]
    }
    return 0
  }

  /** Closes a blossom around the odd cycle through u, v and their common ancestor. */
  #close(u: number, base: number, v: number): void {
    let b = this.#n + 1
    while (b <= this.#top && this.#outer[b]) b++
    if (b > this.#top) this.#top++
    this.#dual[b] = 0
    this.#side[b] = EVEN
    this.#match[b] = this.#match[base] ?? 0
    this.#parts[b] = [base, ...this.#branch(u, base).reverse(), ...this.#branch(v, base)]
    this.#setOuter(b, b)
    this.#gatherEdges(b)
    this.#findSlack(b)
  }

  /** The outermost ones from x up to the base, without it. The odd ones among them become even. */
  #branch(x: number, base: number): number[] {
    const branch: number[] = []
    for (let at = x; at !== base; ) {
      const mate = this.#outer[this.#match[at] ?? 0] ?? 0
      branch.push(at, mate)
      this.#enqueue(mate)
      at = this.#outer[this.#parent[mate] ?? 0] ?? 0
    }
    return branch
  }

  #gatherEdges(b: number): void {
    const width = this.#width
    for (let x = 1; x <= this.#top; x++) {
      this.#from[b * width + x] = 0
      this.#from[x * width + b] = 0
    }
    this.#partOf.fill(0, b * (this.#n + 1), (b + 1) * (this.#n + 1))
    for (const part of this.#parts[b] ?? []) {
      for (let x = 1; x <= this.#top; x++) {
        if (!this.#from[part * width + x]) continue
        if (this.#from[b * width + x] && this.#tightness(part, x) >= this.#tightness(b, x)) continue
        this.#from[b * width + x] = this.#from[part * width + x] ?? 0
        this.#to[b * width + x] = this.#to[part * width + x] ?? 0
        this.#from[x * width + b] = this.#from[x * width + part] ?? 0
        this.#to[x * width + b] = this.#to[x * width + part] ?? 0
      }
      for (let x = 1; x <= this.#n; x++)
        if (this.#partWith(part, x)) this.#partOf[b * (this.#n + 1) + x] = part
    }
  }

  /** Opens an odd blossom whose dual is used up: its parts are outermost again. */
  #open(b: number): void {
    for (const part of this.#parts[b] ?? []) this.#setOuter(part, part)
    const entry = this.#partWith(b, this.#from[b * this.#width + (this.#parent[b] ?? 0)] ?? 0)
    const at = this.#turned(b, entry)
    const parts = this.#parts[b] ?? []
    for (let index = 0; index < at; index += 2) {
      const [odd, even] = [parts[index] ?? 0, parts[index + 1] ?? 0]
      this.#parent[odd] = this.#from[even * this.#width + odd] ?? 0
      this.#side[odd] = ODD
      this.#side[even] = EVEN
      this.#slack[odd] = 0
      this.#findSlack(even)
      this.#enqueue(even)
    }
    this.#side[entry] = ODD
    this.#parent[entry] = this.#parent[b] ?? 0
    for (const part of parts.slice(at + 1)) {
      this.#side[part] = NOT_REACHED
      this.#findSlack(part)
    }
    this.#outer[b] = 0
  }
}
