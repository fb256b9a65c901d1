// The check of the games' folders finds what one lacks, and nothing in the installed ones.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { roomFaults } from '../../scripts/rooms.ts'

it('the installed games have the same folders', () => expect(roomFaults()).toEqual([]))

it('finds a room that is missing, empty, or holds more than its own', () => {
  const root = mkdtempSync(join(tmpdir(), 'rooms-'))
  try {
    mkdirSync(join(root, 'chess', 'view'), { recursive: true })
    writeFileSync(join(root, 'chess', 'index.ts'), 'export const title = 1\nexport const chess = 2\n')
    writeFileSync(join(root, 'chess', 'view', 'view.ts'), 'export const look = 1\n')
    const faults = roomFaults(root)
    expect(faults).toContain(`${root}/chess has no game`)
    expect(faults).toContain(`${root}/chess/view/view.ts exports no view`)
    expect(faults).toContain(`${root}/chess/index.ts exports chess beside its title`)
  } finally {
    rmSync(root, { recursive: true })
  }
})
