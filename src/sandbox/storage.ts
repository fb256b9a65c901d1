// Keeping the server across restarts: the state in one JSON file, uploads in a folder beside it.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Id, State } from './world/model.ts'
import type { FileShelf, World } from './world/world.ts'

/** A shelf in memory, or in the folder `FILE.files` when the server is kept in `file`. */
export function fileShelf(file: string | undefined): FileShelf {
  if (file === undefined) {
    const shelf = new Map<Id, Uint8Array>()
    return { put: (id, bytes) => void shelf.set(id, bytes), get: (id) => shelf.get(id) }
  }
  const folder = `${file}.files`
  return {
    put(id, bytes) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, id), bytes)
    },
    get(id) {
      const path = join(folder, id)
      return /^\d+$/.test(id) && existsSync(path) ? readFileSync(path) : undefined
    },
  }
}

/** The state in `file`, or nothing when there is no such file. @throws when it is not one of ours */
export function loadState(file: string): State | undefined {
  if (!existsSync(file)) return undefined
  const state = JSON.parse(readFileSync(file, 'utf8')) as State
  if (state.version !== 1) throw new Error(`${file} is not a saved sandbox of version 1`)
  // Files from before there was a page to read on, and emojis.
  const { reads = [], emojis = [] } = state as Partial<State>
  return { ...state, reads, emojis }
}

/** Writes the state whole: a crash leaves the old file or the new one, never half of one. */
export function saveState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true })
  const fresh = `${file}.${process.pid}.new`
  writeFileSync(fresh, JSON.stringify(state))
  renameSync(fresh, file)
}

const PAUSE = 100

/** Saves soon after each change, and at once when asked to stop. Returns the way to stop. */
export function keepSaving(file: string, world: World): () => void {
  let timer: NodeJS.Timeout | undefined
  const save = () => {
    timer = undefined
    saveState(file, world.state)
  }
  const listener = () => {
    timer ??= setTimeout(save, PAUSE)
  }
  world.listeners.add(listener)
  save()
  return () => {
    world.listeners.delete(listener)
    clearTimeout(timer)
    save()
  }
}
