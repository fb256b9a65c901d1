// Which steps there are through somebody's eyes.
import type { Eyes, PageData } from '../page-data.ts'

/** Places of the steps that told somebody something, and of the first. */
export const visibleSteps = ({ steps }: PageData, eyes: Eyes): number[] =>
  steps.flatMap(({ lines }, index) =>
    index === 0 || lines.some(({ to }) => !to || to.includes(Number(eyes))) ? [index] : [],
  )
