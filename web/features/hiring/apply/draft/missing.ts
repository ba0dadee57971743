import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import type { ApplyStep } from '#shared/features/hiring/apply/apply-limits.ts'

/** The problems of one step, by field. */
export const problemsIn = ({ missing }: Draft, step: ApplyStep): Record<string, string[]> =>
  Object.fromEntries(missing.filter((one) => one.step === step).map(({ field, problem }) => [field, [problem]]))

/** The reported problems that still exist. */
export function remainingProblems(
  reported: Record<string, string[]>,
  draft: Draft,
  step: ApplyStep,
): Record<string, string[]> {
  const now = problemsIn(draft, step)
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in reported))
}
