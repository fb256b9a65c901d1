// Circles of folders: a folder imports another where a file that lies directly in it imports one that lies directly in the other.
import { dirname } from 'node:path/posix'

/** One file imports another. */
export interface Import {
  readonly from: string
  readonly to: string
}

/** Folders that import each other, directly or by way of others: each group sorted, none of a single folder. */
export function folderCircles(imports: readonly Import[]): string[][] {
  const imported = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const of = imported.get(dirname(from)) ?? new Set()
    imported.set(dirname(from), of.add(dirname(to)))
  }
  const reached = new Map([...imported.keys()].map((folder) => [folder, reachedFrom(folder, imported)]))
  const circleOf = (folder: string): string[] =>
    [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder)).sort()
  return [...reached.keys()]
    .map(circleOf)
    .filter((circle) => circle.length > 1)
    .filter(([first], index, all) => all.findIndex(([other]) => other === first) === index)
}

/** The folders that one imports, and those that they import; itself only where it stands in a circle. */
function reachedFrom(folder: string, imported: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const ahead = [folder]
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop())
    for (const other of imported.get(next) ?? [])
      if (!reached.has(other)) {
        reached.add(other)
        ahead.push(other)
      }
  return reached
}

/**
 * What is wrong with circles of folders.
 * @param allowed folders inside which circles still stand; one without any is a fault, too, so that the list only shrinks
 */
export function circleFaults(circles: readonly (readonly string[])[], allowed: readonly string[]): string[] {
  const isIn = (circle: readonly string[], root: string) =>
    circle.every((folder) => folder === root || folder.startsWith(`${root}/`))
  return [
    ...circles
      .filter((circle) => !allowed.some((root) => isIn(circle, root)))
      .map((circle) => `circle of folders: ${circle.join(', ')}`),
    ...allowed
      .filter((root) => !circles.some((circle) => isIn(circle, root)))
      .map((root) => `${root} has no circle of folders any more: take it off the list`),
  ]
}
