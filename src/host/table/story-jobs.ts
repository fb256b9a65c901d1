// Turns a step into posting jobs of one message operation each.
import type { Step } from '../../engine/lifecycle.ts'
import type { Job } from './posts.ts'

type Story = Job & { readonly kind: 'story' }

/** The story jobs of one entry: a new message where a turn opens or something happens that others must notice. */
export function storyJobs({ entry, events }: Pick<Step, 'entry' | 'events'>): Story[] {
  const jobs: Story[] = []
  for (const [index, { to, mark }] of events.entries()) {
    if (to !== 'all') continue
    const last = jobs.at(-1)
    if (last && mark === undefined) jobs[jobs.length - 1] = { ...last, to: index }
    else jobs.push({ kind: 'story', number: entry.number, from: index, to: index, fresh: mark !== undefined })
  }
  return jobs
}
