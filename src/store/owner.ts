// Whose the files of a data folder are.
import { lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Gives what lies below `path` to the owner of the data folder, where root has been at work in somebody else's (`sudo npm run db --
 * restore`): the bot, which runs as that owner, could not open it any more.
 */
export function leaveToOwner(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  if (uid === 0) return
  for (const each of ['.', ...readdirSync(path, { encoding: 'utf8', recursive: true })])
    lchownSync(join(path, each), uid, gid)
}
