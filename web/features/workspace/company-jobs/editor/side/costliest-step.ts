import type { JobReach } from '#shared/features/jobs/job-reach/job-reach.contract.ts'

type Step = JobReach['steps'][number]

/** The rule that excludes the most people; null if none excludes anyone. */
export function costliestStep(steps: readonly Step[]): Step | null {
  const losses = steps.map((step, place) => (steps[place - 1]?.people ?? step.people ?? 0) - (step.people ?? 0))
  const worst = Math.max(0, ...losses)
  return worst === 0 ? null : (steps[losses.indexOf(worst)] ?? null)
}

export const shareOf = (step: Step, first: Step | undefined): number =>
  first?.people ? (step.people ?? 0) / first.people : 0
