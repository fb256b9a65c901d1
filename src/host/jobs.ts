// What must be posted after a step, cut into jobs of one message operation each.
import type { Told } from '../engine/game.ts'
import type { Step } from '../engine/run.ts'
import type { Job } from './types.ts'

type Story = Job & { readonly kind: 'story' }

/** The story jobs of one entry: a new message where a turn opens, and before and after what others must notice. */
export function storyJobs({ entry, events }: Pick<Step, 'entry' | 'events'>): Story[] {
  const jobs: Story[] = []
  let before: Told | undefined
  for (const [index, told] of events.entries()) {
    if (told.to !== 'all') continue
    const fresh = told.mark !== undefined || before?.mark === 'notice'
    const last = jobs.at(-1)
    if (last && !fresh) jobs[jobs.length - 1] = { ...last, to: index }
    else jobs.push({ kind: 'story', number: entry.number, from: index, to: index, fresh })
    before = told
  }
  return jobs
}
