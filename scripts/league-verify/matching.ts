// The matching of “A round of a cup” (docs/rules/league-draws.md), step by step.

/** An edge as one of its ends sees it. */
interface Edge {
  readonly from: Vertex
  readonly to: Vertex
  readonly weight: number
}

/** A vertex or a blossom. */
interface Node {
  readonly number: number
  /** Empty for a vertex; else the ring, its base first. */
  parts: Node[]
  /** The outermost node around it. */
  outer: Node
  state: 'unreached' | 'even' | 'odd'
  y: number
  /** The end outside of the edge by which it is matched. */
  partner: Vertex | undefined
  parent: Vertex | undefined
  note: Vertex | undefined
  /** The joint with each other node, by that node's number. */
  readonly joints: (Edge | undefined)[]
}
type Vertex = Node

const slack = (edge: Edge): number => edge.from.y + edge.to.y - 2 * edge.weight

const verticesOf = (node: Node): Vertex[] =>
  node.parts.length === 0 ? [node] : node.parts.flatMap((part) => verticesOf(part))

const holds = (node: Node, vertex: Vertex): boolean =>
  node === vertex || node.parts.some((part) => holds(part, vertex))

/** Matchings of the greatest weight. */
export class Matching {
  readonly #vertices: readonly Vertex[]
  /** By number, without a gap but for blossoms that have opened. */
  readonly #nodes: (Node | undefined)[]
  #queue: Vertex[] = []

  /** `weights` of each pair, above 0 and the same both ways. Throws where sums of them would not stay whole. */
  constructor(weights: readonly (readonly (number | undefined)[])[]) {
    const greatest = weights.flat().reduce<number>((most, weight) => Math.max(most, weight ?? 0), 0)
    if (greatest >= 2 ** 48) throw new Error('the costs are too great to be compared')
    this.#vertices = weights.map((_, number) => newNode(number, [], greatest))
    this.#nodes = [...this.#vertices]
    for (const [a, row] of weights.entries())
      for (const [b, weight] of row.entries()) {
        const [from, to] = [this.#vertices[a], this.#vertices[b]]
        if (from && to && from !== to && weight) from.joints[b] = { from, to, weight }
      }
  }

  /** The partner of each vertex, by number. */
  partners(): readonly (number | undefined)[] {
    while (this.#phase()) {} // each finds one pair more
    return this.#vertices.map(({ partner }) => partner?.number)
  }

  #outermost(): Node[] {
    return this.#nodes.filter((node) => node !== undefined && node.outer === node) as Node[]
  }

  #phase(): boolean {
    this.#queue = []
    for (const node of this.#nodes) if (node) Object.assign(node, { state: 'unreached', note: undefined })
    for (const node of this.#outermost()) {
      if (node.partner) continue
      Object.assign(node, { state: 'even', parent: undefined })
      this.#enqueue(node)
    }
    if (this.#queue.length === 0) return false
    for (;;) {
      if (this.#search()) return true
      if (!this.#adjust()) return false
      this.#queue = []
      if (this.#reachNoted()) return true
      for (const node of this.#nodes.slice(this.#vertices.length))
        if (node && node.outer === node && node.state === 'odd' && node.y === 0) this.#open(node)
    }
  }

  #enqueue(node: Node): void {
    this.#queue.push(...verticesOf(node))
  }

  #search(): boolean {
    for (let next = 0; next < this.#queue.length; next++) {
      const u = this.#queue[next]
      for (const v of u ? this.#vertices : []) {
        const edge = u?.joints[v.number]
        if (!edge || edge.from.outer === v.outer) continue
        if (slack(edge) > 0) noteFor(v.outer, edge.from)
        else if (this.#reach(edge)) return true
      }
    }
    return false
  }

  /** Changes the duals by the greatest step there can be; false when all is done. */
  #adjust(): boolean {
    let step = Number.POSITIVE_INFINITY
    for (const node of this.#outermost()) {
      const joint = node.note?.joints[node.number]
      if (node.state === 'odd' && node.parts.length > 0) step = Math.min(step, node.y / 2)
      if (joint && node.state === 'unreached') step = Math.min(step, slack(joint))
      if (joint && node.state === 'even') step = Math.min(step, slack(joint) / 2)
    }
    if (this.#vertices.some(({ outer, y }) => outer.state === 'even' && y <= step)) return false
    const falls = { even: -1, odd: 1, unreached: 0 }
    for (const vertex of this.#vertices) vertex.y += falls[vertex.outer.state] * step
    for (const node of this.#outermost()) if (node.parts.length > 0) node.y -= 2 * falls[node.state] * step
    return true
  }

  #reachNoted(): boolean {
    for (let number = 0; number < this.#nodes.length; number++) {
      const node = this.#nodes[number]
      const joint = node?.note?.joints[number]
      if (!node || node.outer !== node || !joint || joint.from.outer === node || slack(joint) > 0) continue
      if (this.#reach(joint)) return true
    }
    return false
  }

  /** Goes along an edge without slack from an even node; true when a path was found. */
  #reach({ from, to }: Edge): boolean {
    const [u, v] = [from.outer, to.outer]
    if (v.state === 'unreached') {
      const beyond = v.partner?.outer
      Object.assign(v, { state: 'odd', parent: from, note: undefined })
      if (!beyond) throw new Error('an unreached node has no partner')
      Object.assign(beyond, { state: 'even', note: undefined })
      this.#enqueue(beyond)
    } else if (v.state === 'even') {
      const [fromU, fromV] = [ascent(u), ascent(v)]
      const top = fromU.find((node) => fromV.includes(node))
      if (top) this.#close(top, fromU.slice(0, fromU.indexOf(top)), fromV.slice(0, fromV.indexOf(top)))
      else {
        follow(u, v)
        follow(v, u)
        return true
      }
    }
    return false
  }

  /** Closes a blossom of its top and the ways up to it, each alternately of even and odd nodes. */
  #close(top: Node, fromU: readonly Node[], fromV: readonly Node[]): void {
    const first = this.#vertices.length
    const free = this.#nodes.findIndex((node, number) => number >= first && !node)
    const number = free < 0 ? this.#nodes.length : free
    const blossom = newNode(number, [top, ...fromU.toReversed(), ...fromV], 0)
    Object.assign(blossom, { state: 'even', partner: top.partner })
    for (const node of [...fromU, ...fromV]) if (node.state === 'odd') this.#enqueue(node)
    for (const other of this.#nodes) if (other) joinWith(blossom, other)
    this.#nodes[number] = blossom
    setOuter(blossom, blossom)
    this.#look(blossom)
  }

  /** Notes for a node whichever even vertex outside is nearest. */
  #look(node: Node): void {
    node.note = undefined
    for (const vertex of this.#vertices)
      if (vertex.joints[node.number] && vertex.outer !== node && vertex.outer.state === 'even')
        noteFor(node, vertex)
  }

  #open(blossom: Node): void {
    for (const part of blossom.parts) setOuter(part, part)
    this.#nodes[blossom.number] = undefined
    const entering = blossom.parent && blossom.joints[blossom.parent.number]?.from
    const at = turnTo(blossom, entering)
    for (const [index, part] of blossom.parts.entries()) {
      const next = blossom.parts[index + 1]
      if (index === at) Object.assign(part, { state: 'odd', parent: blossom.parent })
      else if (index < at && index % 2 === 0)
        Object.assign(part, { state: 'odd', parent: next?.joints[part.number]?.from, note: undefined })
      else {
        part.state = index < at ? 'even' : 'unreached'
        this.#look(part)
        if (index < at) this.#enqueue(part)
      }
    }
  }
}

function newNode(number: number, parts: Node[], y: number): Node {
  const node = { number, parts, y, state: 'unreached', joints: [] } as unknown as Node
  node.outer = node
  return node
}

/** A node keeps what is noted for it unless the new one is nearer. */
function noteFor(node: Node, vertex: Vertex): void {
  const [known, joint] = [node.note?.joints[node.number], vertex.joints[node.number]]
  if (joint && (!known || slack(joint) < slack(known))) node.note = vertex
}

/** An even node, its partner's node, that one's parent's, and so on to the root. */
function ascent(node: Node): Node[] {
  const way: Node[] = []
  for (let at: Node | undefined = node; at; ) {
    const odd: Node | undefined = at.partner?.outer
    way.push(at, ...(odd ? [odd] : []))
    at = odd?.parent?.outer
  }
  return way
}

/** Gives a new blossom its joint with another node, and the other way. */
function joinWith(blossom: Node, other: Node): void {
  let nearest: Edge | undefined
  for (const part of blossom.parts) {
    const joint = part.joints[other.number]
    if (joint && (!nearest || slack(joint) < slack(nearest))) nearest = joint
  }
  blossom.joints[other.number] = nearest
  other.joints[blossom.number] = nearest && { from: nearest.to, to: nearest.from, weight: nearest.weight }
}

function setOuter(node: Node, outer: Node): void {
  node.outer = outer
  for (const part of node.parts) setOuter(part, outer)
}

/** Where the part with a vertex stands in the ring, which is turned the other way if that number is odd. */
function turnTo(blossom: Node, vertex: Vertex | undefined): number {
  const at = blossom.parts.findIndex((part) => vertex && holds(part, vertex))
  if (at % 2 === 0) return at
  const [base, ...others] = blossom.parts as [Node, ...Node[]]
  blossom.parts = [base, ...others.reverse()]
  return blossom.parts.length - at
}

/** Matches along the path from u, whose way on is to v. */
function follow(u: Node, v: Node): void {
  const next = u.partner?.outer
  match(u, u.joints[v.number])
  const before = next?.parent?.outer
  if (!next || !before) return
  match(next, next.joints[before.number])
  follow(before, next)
}

function match(node: Node, edge: Edge | undefined): void {
  if (!edge) throw new Error('two nodes without a joint are matched')
  node.partner = edge.to
  if (node.parts.length === 0) return
  const at = turnTo(node, edge.from)
  for (let index = 0; index < at; index += 2) {
    const [one, other] = [node.parts[index], node.parts[index + 1]] as [Node, Node]
    match(one, one.joints[other.number])
    match(other, other.joints[one.number])
  }
  match(node.parts[at] as Node, edge)
  node.parts = [...node.parts.slice(at), ...node.parts.slice(0, at)]
}
