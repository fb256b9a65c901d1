// The page as a browser has read it, in the shape in which it was made.

type Tree = string | readonly [string, Readonly<Record<string, string>>, readonly Tree[]]

/** The place of the page's digest, which it cannot cover. */
const DIGEST = 'data-digest'

/** An element and all in it; of the document itself also what kind it is. */
export function treeOf(node: Node): Tree {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return [node.nodeName, {}, [node.nodeValue ?? '']]
  const attributes = [...node.attributes].filter(({ name }) => name !== DIGEST)
  return [
    node.localName,
    Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    [...node.childNodes].map(treeOf),
  ]
}
