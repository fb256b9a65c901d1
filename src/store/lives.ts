// Processes and their lives: a number is given to one process after the other, and a life to one alone.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a process of this number runs. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * A word for the life of the process that has this number now; another process, also one after a restart of the machine, has
 * another. `undefined` where there is no such process, or the system does not say (Windows).
 */
export function lifeOf(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? lifeOnLinux(pid) : began(pid)
  } catch {
    return undefined
  }
}

/** Which start of the machine, and how long after it the process began: no clock that is set anew changes either. */
function lifeOnLinux(pid: number): string {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // Field 22 is when it began. The second, its name, may hold spaces and brackets: the third follows the last of these.
  const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return `${boot}/${start}`
}

/** The moment at which a process began, as macOS and the BSDs say it. */
function began(pid: number): string | undefined {
  const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  })
  return text.trim().replaceAll(/\s+/g, '-') || undefined
}
