import { describe, expect, test } from 'vitest'
import { circleFaults, folderCircles } from '../../scripts/folders.ts'

const imports = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([from, to]) => ({ from, to }))

describe('circles of folders', () => {
  test('are two folders that import each other, though their files go round in none', () => {
    const found = folderCircles(imports(['a/1.ts', 'b/1.ts'], ['b/2.ts', 'a/2.ts'], ['b/2.ts', 'c/1.ts']))
    expect(found).toEqual([['a', 'b']])
  })

  test('may take several folders, and each circle is named once', () => {
    const round = imports(['a/1.ts', 'b/1.ts'], ['b/1.ts', 'c/1.ts'], ['c/2.ts', 'a/2.ts'])
    const other = imports(['x/1.ts', 'y/1.ts'], ['y/2.ts', 'x/2.ts'], ['a/1.ts', 'x/1.ts'])
    expect(folderCircles([...round, ...other])).toEqual([
      ['a', 'b', 'c'],
      ['x', 'y'],
    ])
  })

  test('are not imports inside one folder, nor in one direction', () => {
    expect(folderCircles(imports(['a/1.ts', 'a/2.ts'], ['a/2.ts', 'a/1.ts'], ['a/1.ts', 'b/1.ts']))).toEqual(
      [],
    )
  })

  test('count a folder and one inside it as two', () => {
    expect(folderCircles(imports(['a/1.ts', 'a/b/1.ts'], ['a/b/2.ts', 'a/2.ts']))).toEqual([['a', 'a/b']])
  })
})

describe('the list of folders where circles still stand', () => {
  test('lets those pass that lie wholly inside', () => {
    expect(circleFaults([['src/host', 'src/host/play']], ['src/host'])).toEqual([])
    expect(circleFaults([['src/host', 'src/hostel']], ['src/host'])[0]).toBe(
      'circle of folders: src/host, src/hostel',
    )
  })

  test('only shrinks', () => {
    expect(circleFaults([], ['src/host'])).toEqual([
      'src/host has no circle of folders any more: take it off the list',
    ])
  })
})
