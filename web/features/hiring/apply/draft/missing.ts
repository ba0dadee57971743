import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import type { ApplyStep } from '#shared/features/hiring/apply/apply-limits.ts'

/** The problems of one step, by field. */
export const problemsIn = ({ missing }: Draft, step: ApplyStep): Record<string, string[]> =>
  Object.fromEntries(missing.filter((one) => one.step === step).map(({ field, problem }) => [field, [problem]]))

/** Incomplete steps: something is missing, or a test that may be taken after sending has not been taken. */
export const openSteps = ({ missing, tests }: Pick<Draft, 'missing' | 'tests'>): ApplyStep[] => [
  ...missing.map(({ step }) => step),
  ...(tests.some(({ state }) => state !== 'done') ? (['tests'] as const) : []),
]

/** The reported problems that still exist. */
export function remainingProblems(
  reported: Record<string, string[]>,
  draft: Draft,
  step: ApplyStep,
): Record<string, string[]> {
  const now = problemsIn(draft, step)
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in reported))
}
